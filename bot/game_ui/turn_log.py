"""Groups moves and events into turns, and describes turns by clauses of a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct

from bot.domain.table_view import VisibleMove
from bot.i18n.translator import Translator
from games.api import OPPONENT, Event, Seat


class TurnEvents(Struct, frozen=True):
    """The events of a turn with the texts for them; `noun(field, value)` names a field's value."""

    words: Translator
    game: str
    events: tuple[Event, ...]
    noun: Callable[[str, Any], str | int]

    def of(self, *kinds: type[Any]) -> tuple[Any, ...]:
        """Return the events of these kinds, oldest first."""
        return tuple(event for event in self.events if isinstance(event, kinds))

    def say(self, key: str, **values: str | int) -> str:
        """Return a clause in the game's own words."""
        return self.words(f"bot.{self.game}.since.{key}", **values)

    def listed(self, field: str, values: Iterable[Any]) -> str:
        """Return the names of these values as a list; equal ones are counted."""
        named = [str(self.noun(field, value)) for value in values]
        return self.words.join_list(
            name if (count := named.count(name)) == 1 else self.words("bot.since.times", what=name, count=count)
            for name in dict.fromkeys(named)
        )

    def each(self, key: str, field: str, *kinds: type[Any]) -> str:
        """Return one clause that lists this field of all events of these kinds; empty if there are none."""
        values: list[Any] = []
        for event in self.of(*kinds):
            value = getattr(event, field)
            values += value if isinstance(value, tuple) else (value,)
        return self.say(key, what=self.listed(field, values), count=len(values)) if values else ""

    def sum(self, key: str, field: str, *kinds: type[Any]) -> str:
        """Return one clause with the sum of this field over these kinds of events; empty if it is 0."""
        total = sum(getattr(event, field) for event in self.of(*kinds))
        return self.say(key, count=total) if total else ""


def whose(event: Event) -> Seat | None:
    """Return the owner of the pieces of an event; None if it has none."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None


Spot = tuple[str, str]
"""A sheet and the id of a changed place or piece; on a sheet of several boards, the id follows the seat."""


class RecapRules(Struct, frozen=True, kw_only=True):
    """How a game summarises turns.

    - An event of `begins` or `rounds` starts new turns of all seats; those of `rounds` also get a sentence. In a game
      without such events, a turn lasts until another seat acts.
    - `tell` returns the clauses of a turn's sentence, the most important first, without a name.
    - `whose` returns the seat of an event, None for an event of the whole table.
    - `spots` are the places on pictures that a turn changed.
    - `gained` are the points by seat that the events of each seat added to the scores of a view.
    - `completed` are places that get an effect of their own on the board, with their worth (0: no points).
    """

    begins: tuple[type[Event], ...] = ()
    rounds: tuple[type[Event], ...] = ()
    tell: Callable[[TurnEvents], Iterable[str]] = lambda _: ()
    whose: Callable[[Event], Seat | None] = whose
    spots: Callable[[Seat, TurnEvents], Iterable[Spot]] = lambda *_: ()
    gained: Callable[[Any, Mapping[Seat, TurnEvents]], Mapping[Seat, int]] = lambda *_: {}
    completed: Callable[[Seat, TurnEvents], Iterable[tuple[str, int]]] = lambda *_: ()

    @property
    def lasting(self) -> bool:
        """Whether a turn continues after moves of other seats."""
        return bool(self.begins or self.rounds)


class TurnRecord(Struct):
    """One turn of a seat, as far as its audience may know it; `seat` is None for events of the whole table."""

    seat: Seat | None
    entries: list[VisibleMove]
    events: list[Event]

    @property
    def at(self) -> datetime:
        """The time of its last entry."""
        return self.entries[-1].at

    @property
    def undone(self) -> bool:
        """Whether it was undone."""
        return self.entries[0].undone

    @property
    def is_own_move(self) -> bool:
        """Whether the seat itself acted; an automatic opponent always did."""
        return self.seat == OPPONENT or any(entry.seat == self.seat for entry in self.entries)

    @property
    def prepared(self) -> bool:
        """Whether any of it was a planned move."""
        return any(entry.was_planned for entry in self.entries if entry.seat == self.seat)

    @property
    def helped(self) -> bool:
        """Whether a computer player made any of its moves."""
        return any(entry.level is not None for entry in self.entries if entry.seat == self.seat)


def group_into_turns(entries: Iterable[VisibleMove], since: RecapRules) -> list[TurnRecord]:
    """Return the turns of a piece of a log, in the order in which they began."""
    found: list[TurnRecord] = []
    running: dict[tuple[Seat | None, bool], TurnRecord] = {}

    def join(seat: Seat | None, entry: VisibleMove, *events: Event) -> None:
        turn = running.get((seat, entry.undone))
        if turn is None or (found[-1] is not turn and (seat is None or not since.lasting)):
            turn = running[seat, entry.undone] = TurnRecord(seat, [], [])
            found.append(turn)
        turn.entries += [entry] if turn.entries[-1:] != [entry] else []
        turn.events += events

    for entry in entries:
        if entry.action is not None:
            join(entry.seat, entry)
        for event in entry.events:
            if isinstance(event, (*since.begins, *since.rounds)):
                running = {key: turn for key, turn in running.items() if key[0] is None}
            if isinstance(event, since.begins):
                continue
            seat = None if isinstance(event, since.rounds) else since.whose(event)
            if seat is not None or isinstance(event, since.rounds) or not entry.number:
                join(seat, entry, event)
            elif not since.lasting:
                join(entry.seat, entry, event)
    return found


def since_last_turn_of(told: Sequence[TurnRecord], seat: Seat | None) -> Sequence[TurnRecord]:
    """Return the turns that did not end before the last turn of a seat began; all turns without a seat."""
    own = [turn for turn in told if turn.seat == seat and turn.is_own_move] if seat is not None else []
    return [turn for turn in told if turn.entries[-1].number >= own[-1].entries[0].number] if own else told
