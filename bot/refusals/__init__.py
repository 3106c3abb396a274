"""Refusals: errors that players see as the sentence `bot.refuse.<key>` with its values.

This module holds those of tables; the modules next to it hold those of challenges, the database and Discord.
"""

import re
from collections.abc import Mapping
from typing import ClassVar, Self

_WORD = re.compile(r"(?<!^)(?=[A-Z])")
"""Where a word begins in the name of a class."""


class Refusal(Exception):
    """Raised if an action is not possible; nothing has been changed.

    `key` and `values` make the sentence; the key is the name of the class in lower case with underscores, unless the
    class names another. `people` names the values that contain text written by people, which is
    escaped. A value that is a list is a tuple; `named` maps such values to the key under which their items are
    translated.
    """

    key: ClassVar[str]
    people: ClassVar[frozenset[str]] = frozenset()
    named: ClassVar[Mapping[str, str]] = {}

    def __init_subclass__(cls, key: str = "") -> None:
        """Set the key of the class."""
        cls.key = key or _WORD.sub("_", cls.__name__).lower()

    def __init__(self, **values: str | int | tuple[str, ...]) -> None:
        self.values = values
        self.more = ""
        super().__init__(self.key, values)

    def instead(self, text: str) -> Self:
        """Add a text after the sentence (the rule and what is possible), and return the refusal."""
        self.more = text
        return self

    @property
    def words(self) -> str:
        """The key of the sentence."""
        return f"bot.refuse.{self.key}"


class UnknownTable(Refusal):
    """There is no table with the id `table`."""


class UnknownGame(Refusal):
    """There is no game called `game`."""


class Closed(Refusal):
    """The table is finished, cancelled or expired: `status`."""


class NothingCounted(Refusal):
    """The table has no counted result: unfinished, cancelled, or not a match for the rankings."""


class AlreadyVoid(Refusal):
    """The result of this table is void already."""


class NotVoid(Refusal):
    """The result of this table is not void, so it cannot be restored."""


class AlreadyStarted(Refusal):
    """The match has begun; the action was possible only before."""


class NoRole(Refusal):
    """The server has set no role that lobbies may call."""


class AlreadyMentioned(Refusal):
    """The lobby has called the server's role already."""


class StillInvited(Refusal):
    """The match cannot start without a decision about `who`, who have not taken their reserved seats."""


class NotStarted(Refusal):
    """The match has not begun; the action is possible only afterwards."""


class StillRunning(Refusal):
    """The match is running; its seed and record stay secret until it ends."""


class Stale(Refusal):
    """The prompt of this move is no longer open."""


class Illegal(Refusal):
    """The move is not legal."""


class NotYours(Refusal):
    """The person does not sit at this table, or the button belongs to another person."""


class Unwatched(Refusal):
    """The table is private, so that only invited people may follow it."""


class OthersNotification(Refusal, key="others_call"):
    """The button belongs to the notification of another person: `who`."""

    people = frozenset({"who"})


class NotYourTurn(Refusal):
    """It is the turn of others: `who`, their names (empty if of no one)."""

    people = frozenset({"who"})


class Elsewhere(Refusal):
    """The table cannot be moved here.

    `place` is `server` if its own server is possible, else `other`.
    """


class PlanFull(Refusal):
    """The plan has the maximum number of sequences: `most`."""


class UndoImpossible(Refusal, key="cannot_take_back"):
    """The last move cannot be undone: information was revealed, the match went on, or no move."""


class CannotGoBack(Refusal):
    """The match cannot go back to that turn: not the person's own, or undone already."""


class UndoAlreadyRequested(Refusal, key="already_asked"):
    """There is an open undo request: `who`, its person."""

    people = frozenset({"who"})


class BadRecord(Refusal):
    """The file is not a record that can be replayed.

    `why` is one of large (more than `most` kilobytes), format, game, rules, upgraded, checkpoint, secret, commitment,
    moves, scores.
    """


class NoRecord(Refusal):
    """The person has imported no record, or it has expired after some days."""


class RequestOver(Refusal):
    """The undo request has been decided, or the match went on."""


class Full(Refusal):
    """All `seats` are taken."""


class Reserved(Refusal):
    """The remaining seats are reserved for others."""


class Private(Refusal):
    """Only invited people may sit here."""


class Dismissed(Refusal):
    """The `host` has removed the person; only an invitation lets them join again."""

    people = frozenset({"host"})


class NotAgain(Refusal):
    """The person has been removed from this lobby too often to be invited again: `who`."""

    people = frozenset({"who"})


class AlreadySeated(Refusal):
    """The person sits here already."""


class NotSeated(Refusal):
    """No such person sits here."""


class NotHost(Refusal):
    """Only the `host` may do this."""

    people = frozenset({"host"})


class TooFew(Refusal):
    """There are `seated` players, but the match needs `needed`."""


class BadSeats(Refusal):
    """The number of `seats` is not between `least` and `most`, or below the number of players."""


class WrongChannel(Refusal):
    """The server allows tables only in other `channels`, given as mentions."""


class TurnOver(Refusal):
    """The table no longer waits for that player, or without a time limit of at least a day."""


class TimeAdded(Refusal):
    """The turn has got `days` more already."""


class BannedHere(Refusal):
    """A manager of this server keeps the person from its tables."""


class TooManyTables(Refusal):
    """The person sits at `most` open tables, the limit.

    `more` finished matches raise it by one.
    """


class UnknownOption(Refusal):
    """The `option` or `value` cannot be chosen; `possible` are those that can."""

    people = frozenset({"option", "value"})


class UnknownLevel(Refusal):
    """The game has no such computer player: `level`; it has `possible`."""

    named: ClassVar[Mapping[str, str]] = {"possible": "bot.level"}


class NotAbsent(Refusal):
    """The person cannot be replaced yet: `who`, and after how many `hours` they can."""

    people = frozenset({"who"})


class SeatTaken(Refusal):
    """The seat cannot be claimed."""


class OtherSeat(Refusal):
    """The person has left another seat and knows its secrets.

    `seat` is its number if they may reclaim it.
    """


class LastPlayer(Refusal):
    """No other person plays here, so the seat cannot be offered."""


class BadSetting(Refusal):
    """The `value` of a `setting` is out of range."""

    people = frozenset({"value"})


class TooFewDays(Refusal):
    """The person has only `left` of `all` days off in the `year`."""


class Hidden(Refusal):
    """The person has hidden their profile."""


class NewerRules(Refusal):
    """The match was stored by a newer version of the bot: `table`."""


class Conflict(Refusal):
    """Other processes have changed the table in each attempt to save it."""


class TooSlow(Refusal):
    """The computation has timed out."""


class MonitorTaken(Refusal):
    """The address of the monitor cannot be opened: `address`, `reason`."""


class HintsOff(Refusal):
    """There are no hints here.

    `why`: the match counts (ranked, people), or there is no master.
    """


class SuggestionsOff(Refusal):
    """Suggestions are off, since this is a ranked attempt."""


class OwnLesson(Refusal):
    """A lesson is private: it is not shown to others or posted."""


class NoResult(Refusal):
    """There is no result to verify: an unfinished match, or an attempt that is not listed."""


class ResultsKeptPrivate(Refusal):
    """The person's settings hide their results from others."""


class OwnResult(Refusal):
    """The single player of the finished match has not shared the result."""
