"""How a seat is asked: each game's own controls where it has some, the general menus everywhere else."""

from bot.ui.controls import girl_stars, glow, hoshitsukuri, solani
from bot.ui.controls.base import Controls, Desk

__all__ = ["CONTROLS", "Controls", "Desk", "controls_of"]

CONTROLS: dict[str, Controls] = {
    "glow": glow.CONTROLS,
    "hoshitsukuri": hoshitsukuri.CONTROLS,
    "solani": solani.CONTROLS,
    "girl_stars": girl_stars.CONTROLS,
}

PLAIN = Controls()


def controls_of(game: str) -> Controls:
    """Return a game's controls, or those that add nothing."""
    return CONTROLS.get(game, PLAIN)
