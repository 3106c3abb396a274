"""What is due for a pending turn: a reminder, a warning, the timeout. Pure functions."""

from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.availability import available_at, is_available
from bot.domain.deadline import clock_starts, deadline
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonId, PersonSettings
from bot.domain.table import Table
from bot.domain.time_control import TimeoutPolicy
from bot.domain.timestamps import to_millis
from bot.notifications.policy import after_reminder, last_one_due, reminder_due


class TurnClock(Struct, frozen=True):
    """A pending turn with the person's settings, the start and end of its time, and the timeout policy."""

    pending_turn: PendingTurn
    settings: PersonSettings
    begins: datetime
    ends: datetime | None
    timeout: TimeoutPolicy = TimeoutPolicy.PLAY


class DueActions(Struct, frozen=True):
    """What is due for a turn now, and when to check again (None: not before a change).

    `begin`: the time of a sealed turn starts now, although its person has not looked.
    """

    remind: bool = False
    last_player: bool = False
    time_out: bool = False
    begin: bool = False
    again: datetime | None = None


def due(turn: TurnClock, now: datetime) -> DueActions:
    """Return what is due for a turn at this moment."""
    pending_turn, settings = turn.pending_turn, turn.settings
    ends = turn.ends
    if ends is not None and now >= ends:
        if turn.timeout is not TimeoutPolicy.REMIND:
            return DueActions(time_out=True)
        if (pending_turn.reminded_at or 0) < to_millis(ends):
            return DueActions(remind=True)
        ends = None
    reminder = reminder_due(pending_turn, settings, turn.begins, ends)
    last_player = last_one_due(pending_turn, settings, turn.begins)
    sealed = pending_turn.sealed and ends is not None
    begin = sealed and now >= turn.begins
    remind_now = reminder is not None and now >= reminder and is_available(settings, now)
    last_player_now = not remind_now and last_player is not None and now >= last_player and is_available(settings, now)
    then = after_reminder(pending_turn, to_millis(now), remind=remind_now, last_player=last_player_now)
    times = (reminder_due(then, settings, turn.begins, ends), last_one_due(then, settings, turn.begins))
    left = [when if when > now else available_at(settings, now) for when in times if when is not None]
    left += [turn.begins] if sealed and not begin else []
    left += [ends] if ends else []
    return DueActions(remind_now, last_player_now, begin=begin, again=min(left, default=None))


def turn_clock_of(table: Table, pending_turn: PendingTurn, settings: PersonSettings) -> TurnClock:
    """Return the schedule of a turn; there are no reminders at a solo table without a deadline."""
    if len(table.people) == 1 and table.challenge is None:
        settings = replace(settings, reminders=False, nudges=False)
    begins, ends = clock_starts(table, pending_turn, settings), deadline(table, pending_turn, settings)
    return TurnClock(pending_turn, settings, begins, ends, table.timeout)


def due_messages(person: PersonId | None, what: DueActions) -> tuple[NewMessage, ...]:
    """Return the reminders that are due."""
    wanted = ((MessageKind.REMIND, what.remind), (MessageKind.LAST_PLAYER, what.last_player))
    return tuple(NewMessage(kind, person) for kind, now in wanted if now)
