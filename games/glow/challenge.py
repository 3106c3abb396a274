"""Solo challenges: the same luck for everybody, compared by the margin over Tom. [spec 10.5]"""

from collections.abc import Mapping
from hmac import digest

import msgspec
from msgspec import Struct

from games.core.chance import Chance
from games.glow import rules
from games.glow.components import ADVENTURERS, DIFFICULTIES
from games.glow.state import Options

STARS = (1, 10, 25)
"""The margins for one star, two and three."""

RANK_POINTS = (12, 10, 8, 7, 6, 5, 4, 3, 2)
"""Season points of the first places; every other finisher gets 1, a win 3 more."""

_WEEK = ("ember", "standard", "standard", "standard", "hard", "eclipse", "standard")
"""The difficulty of each day, Monday first; day 0, 2024-01-01, was a Monday."""


class Result(Struct, frozen=True):
    """A finished attempt: both totals, reroll tokens left, light paid for rerolls."""

    own: int
    tom: int
    reroll_tokens: int
    spent_light: int

    @property
    def margin(self) -> int:
        """How far ahead of Tom."""
        return self.own - self.tom

    @property
    def stars(self) -> int:
        """None for a loss or a tie, then one to three."""
        return sum(self.margin >= least for least in STARS)


def ranking(results: Mapping[str, Result]) -> list[tuple[str, int]]:
    """Return names with their ranks: margin, own total, tokens left, light spent; equal in all means the same rank."""
    keys = {name: _rank_key(result) for name, result in results.items()}
    ordered = sorted(keys, key=lambda name: keys[name], reverse=True)
    return [(name, 1 + sum(other > keys[name] for other in keys.values())) for name in ordered]


def _rank_key(result: Result) -> tuple[int, int, int, int]:
    return result.margin, result.own, result.reroll_tokens, -result.spent_light


def season_points(rank: int, result: Result) -> int:
    """Return what a daily challenge brings for the season."""
    placed = RANK_POINTS[rank - 1] if rank <= len(RANK_POINTS) else 1
    return placed + 3 * (result.margin > 0)


def daily(day: int, date: str, secret: bytes) -> tuple[str, Options]:
    """Return seed and options of a day's challenge; `day` counts from 2024-01-01, `date` is that day as YYYY-MM-DD."""
    seed = digest(secret, f"glow/daily/{date}".encode(), "sha256")[:16]
    adventurer = list(ADVENTURERS)[day // 2 % len(ADVENTURERS)]
    difficulty = _WEEK[day % len(_WEEK)]
    pairs = rules.tom_pairs(adventurer, DIFFICULTIES[difficulty].tom_dice)
    dice = pairs[Chance("glow", seed).below(len(pairs), "daily", "tomdice")]
    fixed = {
        "board": "archipelago" if day % 2 else "province",
        "difficulty": difficulty,
        "adventurer": adventurer,
        "tom_dice": dice,
        "tom_color": dice[0],
    }
    return seed.hex(), msgspec.convert(fixed, Options)
