"""How a seat is asked: each game's own controls where it has some, the general menus everywhere else."""

from bot.ui.controls import crafting_cosmos, girl_stars, glow, hoshitsukuri, solani
from bot.ui.controls.base import Controls, Desk

__all__ = ["CONTROLS", "Controls", "Desk", "controls_of"]

CONTROLS: dict[str, Controls] = {
    "glow": glow.CONTROLS,
    "hoshitsukuri": hoshitsukuri.CONTROLS,
    "solani": solani.CONTROLS,
    "crafting_cosmos": crafting_cosmos.CONTROLS,
    "girl_stars": girl_stars.CONTROLS,
}

PLAIN = Controls()


def controls_of(game: str) -> Controls:
    """Return a game's controls, or those that add nothing."""
    return CONTROLS.get(game, PLAIN)
