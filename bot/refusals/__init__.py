"""Refusals: errors that players see as the sentence `bot.refuse.<key>` with its values.

This module holds those of tables; the modules next to it hold those of challenges, the database and Discord.
"""

from collections.abc import Mapping
from typing import ClassVar, Self


class Refusal(Exception):
    """Raised if an action is not possible; nothing has been changed.

    `key` and `values` make the sentence. `people` names the values that contain text written by people, which is
    escaped. A value that is a list is a tuple; `named` maps such values to the key under which their items are
    translated.
    """

    key: ClassVar[str] = "refusal"
    people: ClassVar[frozenset[str]] = frozenset()
    named: ClassVar[Mapping[str, str]] = {}

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

    key = "unknown_table"


class UnknownGame(Refusal):
    """There is no game called `game`."""

    key = "unknown_game"


class Closed(Refusal):
    """The table is finished, cancelled or expired: `status`."""

    key = "closed"


class NothingCounted(Refusal):
    """The table has no counted result: unfinished, cancelled, or not a match for the rankings."""

    key = "nothing_counted"


class AlreadyVoid(Refusal):
    """The result of this table is void already."""

    key = "already_void"


class NotVoid(Refusal):
    """The result of this table is not void, so it cannot be restored."""

    key = "not_void"


class AlreadyStarted(Refusal):
    """The match has begun; the action was possible only before."""

    key = "already_started"


class NotStarted(Refusal):
    """The match has not begun; the action is possible only afterwards."""

    key = "not_started"


class StillRunning(Refusal):
    """The match is running; its seed and record stay secret until it ends."""

    key = "still_running"


class Stale(Refusal):
    """The prompt of this move is no longer open."""

    key = "stale"


class Illegal(Refusal):
    """The move is not legal."""

    key = "illegal"


class NotYours(Refusal):
    """The person does not sit at this table, or the button belongs to another person."""

    key = "not_yours"


class Unwatched(Refusal):
    """The table is private, so that only invited people may follow it."""

    key = "unwatched"


class OthersNotification(Refusal):
    """The button belongs to the notification of another person: `who`."""

    key = "others_call"
    people = frozenset({"who"})


class NotYourTurn(Refusal):
    """It is the turn of others: `who`, their names (empty if of no one)."""

    key = "not_your_turn"
    people = frozenset({"who"})


class Elsewhere(Refusal):
    """The table cannot be moved here.

    `place` is `server` if its own server is possible, else `other`.
    """

    key = "elsewhere"


class PlanFull(Refusal):
    """The plan has the maximum number of sequences: `most`."""

    key = "plan_full"


class UndoImpossible(Refusal):
    """The last move cannot be undone: information was revealed, the match went on, or no move."""

    key = "cannot_take_back"


class CannotGoBack(Refusal):
    """The match cannot go back to that turn: not the person's own, or undone already."""

    key = "cannot_go_back"


class UndoAlreadyRequested(Refusal):
    """There is an open undo request: `who`, its person."""

    key = "already_asked"
    people = frozenset({"who"})


class BadRecord(Refusal):
    """The file is not a record that can be replayed.

    `why` is one of large (more than `most` kilobytes), format, game, rules, upgraded, checkpoint, secret, commitment,
    moves, scores.
    """

    key = "bad_record"


class NoRecord(Refusal):
    """The person has imported no record, or it has expired after some days."""

    key = "no_record"


class RequestOver(Refusal):
    """The undo request has been decided, or the match went on."""

    key = "request_over"


class Full(Refusal):
    """All `seats` are taken."""

    key = "full"


class Reserved(Refusal):
    """The remaining seats are reserved for others."""

    key = "reserved"


class Private(Refusal):
    """Only invited people may sit here."""

    key = "private"


class Dismissed(Refusal):
    """The `host` has removed the person; only an invitation lets them join again."""

    key = "dismissed"
    people = frozenset({"host"})


class NotAgain(Refusal):
    """The person has been removed from this lobby too often to be invited again: `who`."""

    key = "not_again"
    people = frozenset({"who"})


class AlreadySeated(Refusal):
    """The person sits here already."""

    key = "already_seated"


class NotSeated(Refusal):
    """No such person sits here."""

    key = "not_seated"


class NotHost(Refusal):
    """Only the `host` may do this."""

    key = "not_host"
    people = frozenset({"host"})


class TooFew(Refusal):
    """There are `seated` players, but the match needs `needed`."""

    key = "too_few"


class BadSeats(Refusal):
    """The number of `seats` is not between `least` and `most`, or below the number of players."""

    key = "bad_seats"


class WrongChannel(Refusal):
    """The server allows tables only in other `channels`, given as mentions."""

    key = "wrong_channel"


class TooManyTables(Refusal):
    """The person sits at `most` open tables, the limit.

    `more` finished matches raise it by one.
    """

    key = "too_many_tables"


class UnknownOption(Refusal):
    """The `option` or `value` cannot be chosen; `possible` are those that can."""

    key = "unknown_option"
    people = frozenset({"option", "value"})


class UnknownLevel(Refusal):
    """The game has no such computer player: `level`; it has `possible`."""

    key = "unknown_level"
    named: ClassVar[Mapping[str, str]] = {"possible": "bot.level"}


class NotAbsent(Refusal):
    """The person cannot be replaced yet: `who`, and after how many `hours` they can."""

    key = "not_absent"
    people = frozenset({"who"})


class SeatTaken(Refusal):
    """The seat cannot be claimed."""

    key = "seat_taken"


class OtherSeat(Refusal):
    """The person has left another seat and knows its secrets.

    `seat` is its number if they may reclaim it.
    """

    key = "other_seat"


class LastPlayer(Refusal):
    """No other person plays here, so the seat cannot be offered."""

    key = "last_player"


class BadSetting(Refusal):
    """The `value` of a `setting` is out of range."""

    key = "bad_setting"
    people = frozenset({"value"})


class TooFewDays(Refusal):
    """The person has only `left` of `all` days off in the `year`."""

    key = "too_few_days"


class Hidden(Refusal):
    """The person has hidden their profile."""

    key = "hidden"


class NewerRules(Refusal):
    """The match was stored by a newer version of the bot: `table`."""

    key = "newer_rules"


class Conflict(Refusal):
    """Other processes have changed the table in each attempt to save it."""

    key = "conflict"


class TooSlow(Refusal):
    """The computation has timed out."""

    key = "too_slow"


class MonitorTaken(Refusal):
    """The address of the monitor cannot be opened: `address`, `reason`."""

    key = "monitor_taken"


class HintsOff(Refusal):
    """There are no hints here.

    `why`: the match counts (ranked, people), or there is no master.
    """

    key = "hints_off"


class SuggestionsOff(Refusal):
    """Suggestions are off, since this is a ranked attempt."""

    key = "suggestions_off"


class OwnLesson(Refusal):
    """A lesson is private: it is not shown to others or posted."""

    key = "own_lesson"


class NoResult(Refusal):
    """There is no result to verify: an unfinished match, or an attempt that is not listed."""

    key = "no_result"


class ResultsKeptPrivate(Refusal):
    """The person's settings hide their results from others."""

    key = "results_kept_private"


class OwnResult(Refusal):
    """The single player of the finished match has not shared the result."""

    key = "own_result"
