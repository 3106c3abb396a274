"""Achievements as data about the event log; the `achievements.toml` of a game's UI defines them.

A `Measure` counts something of one seat in one match. If all `tests` of an achievement hold in a match, its `count`
(1 by default) is added to the person's amount. The achievement is reached at the amount `goal`.
"""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bot.features.rankings.outcome import MatchOutcome, SeatResult
from games.api import discovery

MOST_ACHIEVEMENTS = 12
"""No game has more achievements than this."""

Told = Mapping[str, Any]
"""An event in the log: its fields, and its name as `type`."""


class InvalidAchievements(ValueError):
    """An `achievements.toml` is invalid; the message names the game."""


class Measure(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number of one seat in one match, with bounds if it is a test.

    Exactly one of these is measured:
    - `event`: events of this name that happened to the seat (with `anyone`, to any seat). With a `field`, only those
      whose field is one of `among` (if given) or at least `from_`. `by` says how: the `count` of events, the `sum` or
      the `most` of the field (for lists: of their lengths), or the number of different `kinds` in it.
    - `fact`: a number of the result, see `FACTS`.
    - `line`: the points of a row of the score sheet.
    - `option`: 1 if this option of the match is one of `among`, else 0.
    """

    event: str = ""
    fact: str = ""
    line: str = ""
    option: str = ""
    field: str = ""
    among: tuple[str | int, ...] = ()
    from_: int | None = msgspec.field(default=None, name="from")
    by: Literal["count", "sum", "most", "kinds"] = "count"
    anyone: bool = False
    least: int | None = None
    most: int | None = None


class Achievement(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An achievement; `sign` and `enamel` define its picture."""

    key: str
    sign: str
    enamel: str
    goal: int = 1
    tests: tuple[Measure, ...] = ()
    count: Measure | None = None


class ComponentUse(Struct, frozen=True, forbid_unknown_fields=True):
    """Components with a stored win rate: those in a field of an event; `words` is the key of their names."""

    event: str
    field: str
    words: str


class AchievementBook(Struct, frozen=True, forbid_unknown_fields=True):
    """The achievements of one game; `solo` are the usual values of the options that affect scores of solo matches."""

    achievement: tuple[Achievement, ...] = ()
    use: tuple[ComponentUse, ...] = ()
    solo: dict[str, str] = {}


@cache
def book_of(game: str) -> AchievementBook:
    """Return a game's achievements, empty for a game without any. Raises InvalidAchievements."""
    room = discovery.game_packages("bot.game_ui").get(game)
    file = discovery.folder(room) / "achievements.toml" if room else None
    if file is None or not file.is_file():
        return AchievementBook()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), AchievementBook)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise InvalidAchievements(f"{game}: {error}") from error


def _margin(outcome: MatchOutcome, one: SeatResult) -> int:
    others = [other.total for other in outcome.seats if other.seat != one.seat]
    return one.total - max(others, default=0)


FACTS: Mapping[str, Callable[[MatchOutcome, SeatResult], int]] = {
    "won": lambda _, one: int(one.won),
    "place": lambda _, one: one.place,
    "total": lambda _, one: one.total,
    "margin": _margin,
    "players": lambda outcome, _: len(outcome.players),
    "people": lambda outcome, _: len(outcome.people),
    "computers": lambda outcome, _: sum(other.person is None for other in outcome.players),
    "last_of_four": lambda outcome, one: int(len(outcome.players) == one.place == 4),
}
"""The numbers of a seat's result other than its lines; `margin` is the distance to the best other seat or opponent."""


def comparable(outcome: MatchOutcome) -> bool:
    """Return whether a match had the options with which scores of solo matches are compared."""
    return all(outcome.options.get(key, usual) == usual for key, usual in book_of(outcome.game).solo.items())


def amount(achievement: Achievement, outcome: MatchOutcome, one: SeatResult, events: tuple[Told, ...]) -> int:
    """Return the amount of an achievement that a seat gained in a match."""
    if not all(_holds(test, outcome, one, events) for test in achievement.tests):
        return 0
    return 1 if achievement.count is None else max(0, measured(achievement.count, outcome, one, events))


def _holds(test: Measure, outcome: MatchOutcome, one: SeatResult, events: tuple[Told, ...]) -> bool:
    value = measured(test, outcome, one, events)
    return (test.least is None or value >= test.least) and (test.most is None or value <= test.most)


def measured(measure: Measure, outcome: MatchOutcome, one: SeatResult, events: tuple[Told, ...]) -> int:
    """Return a measured number of a seat."""
    if measure.fact:
        return FACTS[measure.fact](outcome, one)
    if measure.line:
        return one.lines.get(measure.line, 0)
    if measure.option:
        return int(outcome.options.get(measure.option, "") in measure.among)
    return _counted(measure, [value for event in events for value in _values(measure, one, event)])


def _values(measure: Measure, one: SeatResult, event: Told) -> list[str | int]:
    """Return the values of an event for a measure: those of its field, or 1 without a field."""
    if event["type"] != measure.event or (not measure.anyone and event.get("seat", one.seat) != one.seat):
        return []
    if not measure.field:
        return [1]
    value = event.get(measure.field, 0)
    if measure.among:
        found = value if isinstance(value, list) else [value]
        return [part for part in found if part in measure.among]
    if isinstance(value, list):
        return value if measure.by == "kinds" else [len(value)]
    return [value] if measure.from_ is None or value >= measure.from_ else []


def _counted(measure: Measure, values: list[str | int]) -> int:
    if measure.by == "count":
        return len(values)
    if measure.by == "kinds":
        return len(set(values))
    numbers = [value for value in values if isinstance(value, int)]
    return sum(numbers) if measure.by == "sum" else max(numbers, default=0)
