"""Solo challenges: the same chance for all, compared by the margin over Tom. [spec 10.5]"""

from collections.abc import Mapping

import msgspec

from games.core.challenge import AttemptFigures, SoloChallenge, checked, stars
from games.core.chance import Chance
from games.core.options import Option
from games.glow import rules
from games.glow.components import ADVENTURERS, DIFFICULTIES
from games.glow.options import Options
from games.glow.scoring import score
from games.glow.state import State

STARS = (1, 10, 25)
"""The margins for one star, two and three."""

BOARDS = ("province", "archipelago")

_WEEK = ("ember", "standard", "standard", "standard", "hard", "eclipse", "standard")
"""The difficulty of each day, Monday first; day 0, 2024-01-01, was a Monday."""

_WEEKS = ("standard", "hard", "eclipse", "hard")
"""The difficulties of the weekly challenge, week after week."""


def _pairs(adventurer: str, difficulty: str) -> dict[str, tuple[str, str]]:
    return {"_".join(pair): pair for pair in rules.tom_pairs(adventurer, DIFFICULTIES[difficulty].tom_dice)}


def choices(chosen: Mapping[str, str]) -> tuple[Option, ...]:
    """Return what may be chosen; Tom's dice only after adventurer and difficulty."""
    usual = "standard"
    offered = (
        Option("board", BOARDS, BOARDS[0]),
        Option("difficulty", tuple(DIFFICULTIES), usual),
        Option("adventurer", tuple(ADVENTURERS), ""),
    )
    adventurer, difficulty = chosen.get("adventurer", ""), chosen.get("difficulty", usual)
    if adventurer not in ADVENTURERS or difficulty not in DIFFICULTIES:
        return offered
    return (*offered, Option("tom_dice", tuple(_pairs(adventurer, difficulty)), ""))


def settle(chosen: Mapping[str, str], chance: Chance) -> Options:
    """Return the options of a challenge.

    Tom's colour is the first of his dice. Raises InvalidOption.
    """
    known = checked(chosen, choices(chosen))
    difficulty = known.get("difficulty", "standard")
    adventurer = known.get("adventurer") or chance.pick(list(ADVENTURERS), "daily", "adventurer")
    pairs = _pairs(adventurer, difficulty)
    dice = pairs[known.get("tom_dice") or list(pairs)[chance.below(len(pairs), "daily", "tomdice")]]
    fixed = {
        "board": known.get("board") or chance.pick(BOARDS, "daily", "board"),
        "difficulty": difficulty,
        "adventurer": adventurer,
        "tom_dice": dice,
        "tom_color": dice[0],
    }
    return msgspec.convert(fixed, Options)


def daily(day: int) -> dict[str, str]:
    """Return board, adventurer and difficulty of a day."""
    return {
        "board": BOARDS[day % 2],
        "adventurer": list(ADVENTURERS)[day // 2 % len(ADVENTURERS)],
        "difficulty": _WEEK[day % len(_WEEK)],
    }


def weekly(week: int) -> dict[str, str]:
    """Return board, adventurer and difficulty of a week: harder than most days."""
    return {
        "board": BOARDS[(week + 1) % 2],
        "adventurer": list(ADVENTURERS)[week * 3 % len(ADVENTURERS)],
        "difficulty": _WEEKS[week % len(_WEEKS)],
    }


def figures(state: State) -> AttemptFigures:
    """Return margin over Tom, own total, reroll tokens left, and light spent (less is better)."""
    own, tom = score(state)
    player, margin = state.players[0], own.total - tom.total
    key = (margin, own.total, player.reroll_tokens, -player.spent_light)
    return AttemptFigures(own.total, tom.total, own.won, stars(margin, STARS), key)


CHALLENGE = SoloChallenge(
    level="difficulty",
    levels=tuple(DIFFICULTIES),
    choices=choices,
    settle=settle,
    daily=daily,
    weekly=weekly,
    figures=figures,
    reached=lambda state: int(state.round),
)
