"""Why something was not done: each refusal has its own kind sentence, `bot.refuse.<key>`, with its values.

Here are those of tables; of challenges and of databases are in rooms beside it.
"""

from collections.abc import Mapping
from typing import ClassVar, Self


class Refusal(Exception):
    """Something that cannot be done, and nothing was changed; `key` and `values` make the sentence.

    `people` are the values in which names and texts stand as people wrote them; a value that is several things is a
    tuple, and `named` says under which keys its things have their words.
    """

    key: ClassVar[str] = "refusal"
    people: ClassVar[frozenset[str]] = frozenset()
    named: ClassVar[Mapping[str, str]] = {}

    def __init__(self, **values: str | int | tuple[str, ...]) -> None:
        self.values = values
        self.more = ""
        super().__init__(self.key, values)

    def instead(self, text: str) -> Self:
        """Say after the sentence which rule it is and what is possible, and return the refusal."""
        self.more = text
        return self

    @property
    def words(self) -> str:
        """The key of the sentence."""
        return f"bot.refuse.{self.key}"


class UnknownTable(Refusal):
    """There is no table of this name: `table`."""

    key = "unknown_table"


class UnknownGame(Refusal):
    """There is no game of this name: `game`."""

    key = "unknown_game"


class Closed(Refusal):
    """The table is over, ended or expired: `status`."""

    key = "closed"


class NothingCounted(Refusal):
    """Nothing was counted of this table: its match goes on, was called off, or was no match for the rankings."""

    key = "nothing_counted"


class AlreadyVoid(Refusal):
    """The result of this table has been struck already."""

    key = "already_void"


class NotVoid(Refusal):
    """The result of this table has not been struck, so that nothing can be taken back."""

    key = "not_void"


class AlreadyStarted(Refusal):
    """The match has begun; this was possible only before."""

    key = "already_started"


class NotStarted(Refusal):
    """The match has not begun; this is possible only afterwards."""

    key = "not_started"


class StillRunning(Refusal):
    """The match must end first: its seed and its record stay secret until then."""

    key = "still_running"


class Stale(Refusal):
    """The question that this answer belongs to is no longer open."""

    key = "stale"


class Illegal(Refusal):
    """The answer is not among the legal ones."""

    key = "illegal"


class NotYours(Refusal):
    """The person does not sit at this table, or the button is another person's."""

    key = "not_yours"


class Unwatched(Refusal):
    """The table is for invited people, and nobody else follows it."""

    key = "unwatched"


class OthersNotification(Refusal):
    """The call under which a button stands is another person's: `who`."""

    key = "others_call"
    people = frozenset({"who"})


class NotYourTurn(Refusal):
    """Somebody else is asked: `who`, their names (empty if nobody)."""

    key = "not_your_turn"
    people = frozenset({"who"})


class Elsewhere(Refusal):
    """The table does not go on here: `place`, `server` if it moves among the channels of its own, else `other`."""

    key = "elsewhere"


class PlanFull(Refusal):
    """So many courses are prepared already: `most`."""

    key = "plan_full"


class UndoImpossible(Refusal):
    """The last answer stands: luck was seen, somebody went on, or there is none."""

    key = "cannot_take_back"


class CannotGoBack(Refusal):
    """The match cannot go back to that turn: it is not this person's to ask for, or is undone already."""

    key = "cannot_go_back"


class UndoAlreadyRequested(Refusal):
    """Somebody has already asked to go back, and not everybody has decided: `who`."""

    key = "already_asked"
    people = frozenset({"who"})


class BadRecord(Refusal):
    """No record that can be looked through.

    `why` is one of large (more than `most` kilobytes), format, game, rules, upgraded, checkpoint, secret, commitment,
    moves, scores.
    """

    key = "bad_record"


class NoRecord(Refusal):
    """The person has brought no record, or it was some days ago."""

    key = "no_record"


class RequestOver(Refusal):
    """It has been decided whether the match goes back, or it has gone on since."""

    key = "request_over"


class Full(Refusal):
    """All seats are taken: `seats`."""

    key = "full"


class Reserved(Refusal):
    """The seats that are left are kept for others."""

    key = "reserved"


class Private(Refusal):
    """Only invited people may sit here."""

    key = "private"


class Dismissed(Refusal):
    """The host has given this person's seat away; only an invitation brings them back: `host`, the name."""

    key = "dismissed"
    people = frozenset({"host"})


class NotAgain(Refusal):
    """The person has been sent away from this lobby so often that they are left in peace: `who`."""

    key = "not_again"
    people = frozenset({"who"})


class AlreadySeated(Refusal):
    """The person sits here already."""

    key = "already_seated"


class NotSeated(Refusal):
    """Nobody of this name sits here."""

    key = "not_seated"


class NotHost(Refusal):
    """Only the host may do this: `host`, the name."""

    key = "not_host"
    people = frozenset({"host"})


class TooFew(Refusal):
    """Too few sit here to begin: `seated`, `needed`."""

    key = "too_few"


class BadSeats(Refusal):
    """The game has no table for so many: `seats`, `least`, `most`; or more people sit here already."""

    key = "bad_seats"


class WrongChannel(Refusal):
    """The server has tables in other channels: `channels`, each as a message shows it."""

    key = "wrong_channel"


class TooManyTables(Refusal):
    """The person sits at as many open tables of a server as they may: `most`; `more` matches give room for another."""

    key = "too_many_tables"


class UnknownOption(Refusal):
    """An option or a value that cannot be chosen: `option`, `value`, `possible`."""

    key = "unknown_option"
    people = frozenset({"option", "value"})


class UnknownLevel(Refusal):
    """The game has no such computer player: `level`, `possible`."""

    key = "unknown_level"
    named: ClassVar[Mapping[str, str]] = {"possible": "bot.level"}


class NotAbsent(Refusal):
    """The person has not been away long enough to be replaced: `who`, `hours` still to wait."""

    key = "not_absent"
    people = frozenset({"who"})


class SeatTaken(Refusal):
    """The seat is not free to be taken over."""

    key = "seat_taken"


class OtherSeat(Refusal):
    """The person has left another seat and knows what it holds: `seat` is its number if it is theirs to take back."""

    key = "other_seat"


class LastPlayer(Refusal):
    """Nobody else plays here, so there is nobody to offer the seat for."""

    key = "last_player"


class BadSetting(Refusal):
    """A setting out of range: `setting`, `value`."""

    key = "bad_setting"
    people = frozenset({"value"})


class TooFewDays(Refusal):
    """Somebody has no more days off: so many are `left` of `all` in the `year`."""

    key = "too_few_days"


class Hidden(Refusal):
    """The person does not wish to be looked up."""

    key = "hidden"


class NewerRules(Refusal):
    """The match was stored by a newer version of the bot: `table`."""

    key = "newer_rules"


class Conflict(Refusal):
    """Another process has changed the table at the same moment, again and again."""

    key = "conflict"


class TooSlow(Refusal):
    """What had to be worked out for it took too long."""

    key = "too_slow"


class MonitorTaken(Refusal):
    """The monitor's address cannot be opened: `address`, `reason`."""

    key = "monitor_taken"


class HintsOff(Refusal):
    """Nobody is told here what a master would do: `why`, the match counts (ranked, people) or there is no master."""

    key = "hints_off"


class SuggestionsOff(Refusal):
    """Nothing that a strong player would do is shown or played here: it is a ranked attempt."""

    key = "suggestions_off"


class OwnLesson(Refusal):
    """A lesson is its person's own: it is shown to nobody else, and posted nowhere."""

    key = "own_lesson"


class NoResult(Refusal):
    """The match was not played to its end, or an attempt at a challenge is not listed: there is nothing to prove."""

    key = "no_result"


class ResultsKeptPrivate(Refusal):
    """The person's own settings show no result of theirs to others."""

    key = "results_kept_private"


class OwnResult(Refusal):
    """The match is over, and the one person who has played it has not shown others what came of it."""

    key = "own_result"
