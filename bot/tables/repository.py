"""Loads, caches and saves tables. The only writer; holds one lock per table."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import TypedDict, TypeVar, Unpack
from weakref import WeakValueDictionary

from cachetools import LRUCache
from msgspec.structs import replace

from bot.database.repositories import Repositories, TableChange
from bot.database.tables import TableHeader
from bot.database.transaction import TransactionPart
from bot.domain.audit import AuditEntry
from bot.domain.deadline import unseen
from bot.domain.match_result import MatchResult
from bot.domain.move_record import LoggedMove
from bot.domain.notification import MAX_BOARD_DELAY_MS, QUIET, MessageKind, NewMessage
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import Person, PersonId
from bot.domain.planned_moves import MovePlan
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import from_millis, to_millis
from bot.domain.undo_request import UndoState
from bot.refusals import AlreadyStarted, Closed, Conflict, NewerRules, NotHost, NotStarted, NotYours, UnknownTable
from bot.tables.catalog import Games, game_of
from bot.tables.loaded_table import (
    LoadedTable,
    first_check,
    goes_on,
    must_notify,
    pending_turns_after,
    valid_plans,
    waited_for,
    with_begun_turns,
)
from games.api import AnyMatch, Seat, play

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_HAND = 1024
"""Number of cached tables (14 kB each); loading one takes six statements."""

HOUR_MS = 3_600_000

SAVE_ATTEMPTS = 4
"""Number of attempts to save when other processes change the table."""

Clock = Callable[[], datetime]
NO_PLANS: Mapping[Seat, MovePlan | None] = {}

_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
_LENGTH = 6


def to_the_millisecond(clock: Clock) -> Clock:
    """Return a clock with the precision of stored times."""
    return lambda: from_millis(to_millis(clock()))


class ChangeSignal:
    """Rung after every change, so that the dispatcher looks for new messages."""

    def __init__(self) -> None:
        self.heard: Callable[[], None] = lambda: None

    def ring(self) -> None:
        """Call the listener."""
        self.heard()


class Written(TypedDict, total=False):
    """What else a change of a table writes: see `TableChange`."""

    seed: str
    checkpoint: tuple[int, bytes] | None
    people: tuple[Person, ...]
    moves: tuple[LoggedMove, ...]
    undone: tuple[int, ...]
    agreement: str | None
    results: tuple[MatchResult, ...]
    audit: tuple[AuditEntry, ...]
    forget_messages: bool


PartOf = Callable[[TableChange, LoadedTable], TransactionPart | None]
"""Returns what a feature writes with a change (None: nothing); may refuse the change."""


class TableRepository:
    """The repository that caches and saves tables; holds one lock per table.

    `parts` are called in order for what features write with each saved change.
    """

    def __init__(
        self,
        repositories: Repositories,
        now: Clock,
        games: Games,
        change_signal: ChangeSignal,
        parts: Sequence[PartOf] = (),
    ) -> None:
        self._repositories = repositories
        self.now = now
        self._games = games
        self._change_signal = change_signal
        self._parts = parts
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._at_hand: LRUCache[TableId, LoadedTable] = LRUCache(AT_HAND)

    def lock(self, table: TableId) -> asyncio.Lock:
        """Return the table's lock; hold it from loading to saving."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def exclusive(self, table: TableId, work: Callable[[LoadedTable], Awaitable[T]]) -> T:
        """Run `work` while holding the table's lock; reload and retry on a write conflict.

        Raises UnknownTable, NewerRules, UnknownGame, Conflict, the refusals of the database and what `work` raises.
        """
        async with self.lock(table):
            for _ in range(SAVE_ATTEMPTS):
                try:
                    return await work(await self.load(table))
                except Conflict:
                    self.invalidate(table)
            raise Conflict()

    async def load(self, table: TableId, *, refresh: bool = False) -> LoadedTable:
        """Return a table, cached if possible; `refresh` checks that the cached one is current.

        Raises UnknownTable, UnknownGame, NewerRules.
        """
        known = self._at_hand.get(table)
        banked = known is not None and known.table.time_control is TimeControl.CORRESPONDENCE  # pauses make no revision
        if known is not None and (refresh or banked or known.outdated):
            known = self.refresh(table, await self._repositories.tables.header(table))
        if known is None:
            known = await self._load(table)
            self.cache(known)
        return known

    def refresh(self, table: TableId, header: TableHeader | None) -> LoadedTable | None:
        """Update a cached table by its header, which was just read; return None if it must be loaded instead."""
        if (known := self._at_hand.get(table)) is None:
            return None
        # Whether others see a result follows the settings of its player, which another process may have changed.
        if header is None or header.revision > known.table.revision or (known.table.closed and known.table.solo):
            self.invalidate(table)
            return None
        if header.revision < known.table.revision:  # it was changed here since
            return known
        newest = known.with_header(header)
        self.cache(newest)
        return newest

    async def free_name(self) -> TableId:
        """Return an unused table id."""
        while True:
            name = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
            if await self._repositories.tables.header(name) is None:
                return name

    def invalidate(self, table: TableId) -> None:
        """Remove a table from the cache."""
        self._at_hand.pop(table, None)

    def messages_changed(self, table: TableId) -> None:
        """Have the messages of a table read again before it is used."""
        if known := self._at_hand.get(table):
            self.cache(replace(known, outdated=True))

    def forget_person(self, person: PersonId) -> None:
        """Remove a person's tables from the cache, after a change of their name or settings."""
        for name in [name for name, stored in self._at_hand.items() if person in stored.table.people]:
            self.invalidate(name)

    def signal_change(self) -> None:
        """Signal that there are new messages."""
        self._change_signal.ring()

    def forget_all(self) -> None:
        """Clear the cache."""
        self._at_hand.clear()

    async def save(
        self,
        old: LoadedTable,
        table: Table,
        match: AnyMatch | None = None,
        *,
        actor: Seat | None = None,
        new_messages: tuple[NewMessage, ...] = (),
        board: bool = False,
        collect: bool = False,
        check_again: bool = False,
        plans: Mapping[Seat, MovePlan | None] = NO_PLANS,
        parts: tuple[TransactionPart, ...] = (),
        **written: Unpack[Written],
    ) -> LoadedTable:
        """Write a change of a table in one transaction, and return the new table.

        `match` None: it has not changed. `actor` is the seat that moved or came. `board`: the board message is shown
        again, as a new one if the turn has passed; with `collect` it waits for further moves of this turn.
        `check_again`: the clock must look at all turns. `plans` are those of a seat now (None: no plan any more); plans
        that no longer fit the person of their seat are dropped. No message of a private table is public.
        Raises Conflict, ChallengeOver and the database's refusals; then nothing was written.
        """
        at = to_millis(self.now())
        new = _become(old, table, match, plans, actor, at)
        known = {**new.settings_by_person, **{person.id: person.settings for person in written.get("people", ())}}
        new = replace(new, settings_by_person={one: known[one] for one in new.table.people if one in known})
        if check_again:
            new = replace(new, pending_turns=with_begun_turns(new.pending_turns, at))
        new_messages = (*new_messages, *_new_messages(old, new, board=board, collect=collect))
        if new.table.closed and not old.table.closed:
            new_messages = (*new_messages, *await self._archiving(new.table))
        if match is not None:
            written.setdefault("checkpoint", _checkpoint(old))
        change = _change(old, new, at, match, () if new.table.is_private else new_messages, **written)
        added = [part for part_of in self._parts if (part := part_of(change, new)) is not None]
        await self.commit(replace(change, parts=(*added, *parts)))
        self.cache(new)
        self._change_signal.ring()
        return new

    async def _archiving(self, table: Table) -> tuple[NewMessage, ...]:
        """Return the message that archives the table's thread, after the delay set by the server."""
        if table.place.thread is None or table.place.guild is None:
            return ()
        guild = await self._repositories.people.server(table.place.guild)
        if guild is None or guild.archive is None:
            return ()
        return (NewMessage(MessageKind.ARCHIVED, after=guild.archive * HOUR_MS),)

    async def commit(self, change: TableChange) -> None:
        """Write a change; on failure drop the table from the cache, as the outcome may be unknown."""
        try:
            await self._repositories.record(change)
        except BaseException:
            self.invalidate(change.after.id)
            raise

    async def _load(self, table: TableId) -> LoadedTable:
        stored = await self._repositories.tables.load(table)
        if stored is None:
            raise UnknownTable(table=table)
        game = game_of(self._games, stored.table.game)
        pending_turns = {pending_turn.seat: pending_turn for pending_turn in stored.pending_turns}
        plans = {plan.seat: plan for plan in stored.prepared}
        match, rules = None, None
        if stored.match is not None:
            try:
                match, rules = play.load(game, stored.match), play.rules_of(stored.match)
            except play.NewerRulesVersion as error:
                raise NewerRules(table=table) from error
            if rules != game.rules:  # earlier moves cannot be undone
                match.undo = [False] * match.seats
        known = (plans, stored.settings_by_person, stored.board_edited)
        return LoadedTable(stored.table, game, match, pending_turns, stored.board_move, rules, *known)

    def cache(self, stored: LoadedTable) -> None:
        """Cache a table, unless a newer one is cached: readers without the lock may be late."""
        known = self._at_hand.get(stored.table.id)
        if known is not None and known.table.revision > stored.table.revision:
            return
        self._at_hand[stored.table.id] = stored


def _become(  # noqa: PLR0917
    old: LoadedTable,
    table: Table,
    match: AnyMatch | None,
    plans: Mapping[Seat, MovePlan | None],
    actor: Seat | None,
    at: int,
) -> LoadedTable:
    """Return the new table with its revision, time, pending turns and plans.

    A change of plans alone leaves `changed_at` as it is, since plans are secret.
    """
    after = old.match if match is None else match
    secret = match is None and table == old.table
    table = replace(table, revision=old.table.revision + 1, changed_at=table.changed_at if secret else from_millis(at))
    if match is not None or table.closed or table.people != old.table.people:
        table = _overtaken(table, actor)
    stay = valid_plans({seat: plan for seat, plan in {**old.move_plans, **plans}.items() if plan is not None}, table)
    if table.closed and after is not None and not (table.challenge and table.challenge.secret):
        table = replace(table, seed=after.seed)
    pending_turns: dict[Seat, PendingTurn] = {}
    if after is not None and table.status is TableStatus.RUNNING:
        table_seats, prompted = waited_for(table.seats, stay), play.prompts(old.game, after)
        pending_turns = pending_turns_after(
            old.pending_turns, prompted, table_seats, actor, at, first=first_check(table), unseen=unseen(table)
        )
    rules = old.stored_rules if match is None else match.rules
    return replace(old, table=table, match=after, pending_turns=pending_turns, stored_rules=rules, move_plans=stay)


def _change(
    old: LoadedTable,
    new: LoadedTable,
    at: int,
    match: AnyMatch | None,
    new_messages: tuple[NewMessage, ...],
    **written: Unpack[Written],
) -> TableChange:
    """Return the change from one state of a table to another."""
    turns, plans = new.pending_turns, new.move_plans
    return TableChange(
        before=old.table,
        after=new.table,
        at=at,
        match=None if match is None else play.save(match),
        pending_turns=tuple(turn for seat, turn in turns.items() if old.pending_turns.get(seat) != turn),
        ended_turns=tuple(seat for seat in old.pending_turns if seat not in turns),
        plans=tuple(plan for seat, plan in plans.items() if old.move_plans.get(seat) != plan),
        dropped_plans=tuple(seat for seat in old.move_plans if seat not in plans),
        new_messages=new_messages,
        **written,
    )


def _new_messages(old: LoadedTable, new: LoadedTable, *, board: bool, collect: bool) -> Iterator[NewMessage]:
    """Yield the messages that follow from a change of a table."""
    if old.table.request != new.table.request:
        yield NewMessage(MessageKind.REQUEST, fresh=_is_new(old.table, new.table))
    if board:
        over = new.table.closed and len(new.table.people) > 1  # a solo player has the board in view
        fresh = over or must_notify(old.pending_turns, new.pending_turns)
        collected = collect and not fresh and goes_on(old, new)
        yield NewMessage.board(
            fresh=fresh, quiet=(MAX_BOARD_DELAY_MS if old.board_edited else QUIET) if collected else 0
        )
    if new.table.offered_seats != old.table.offered_seats:
        yield NewMessage(MessageKind.OFFERED, fresh=len(new.table.offered_seats) > len(old.table.offered_seats))


def _is_new(before: Table, after: Table) -> bool:
    made = None if before.request is None else before.request.number
    return after.request is not None and after.request.open and after.request.number != made


def _overtaken(table: Table, actor: Seat | None) -> Table:
    """Return a table whose open undo request is overtaken, since the match went on."""
    if table.request is None or not table.request.open:
        return table
    return replace(table, request=replace(table.request, state=UndoState.OVERTAKEN, by=actor))


def _checkpoint(old: LoadedTable) -> tuple[int, bytes] | None:
    """Return the checkpoint to store if the match was upgraded; None otherwise."""
    return (old.table.moves, play.save(old.match)) if old.upgraded and old.match is not None else None


def must_be_open(table: Table) -> None:
    """Raise Closed for a table that is finished, cancelled or expired."""
    if table.closed:
        raise Closed(status=table.status.value)


def must_sit(table: Table, person: PersonId) -> None:
    """Raise NotYours unless this person sits at the table."""
    if table.seat_of(person) is None:
        raise NotYours()


def must_be_lobby(table: Table) -> None:
    """Raise AlreadyStarted or Closed unless the table is in the lobby."""
    must_be_open(table)
    if table.status is not TableStatus.LOBBY:
        raise AlreadyStarted()


def must_run(table: Table) -> None:
    """Raise NotStarted or Closed unless the match is running."""
    must_be_open(table)
    if table.status is not TableStatus.RUNNING:
        raise NotStarted()


def must_host(table: Table, person: PersonId) -> None:
    """Raise NotHost unless this is the host."""
    if person != table.host:
        raise NotHost(host=host_of(table))


def host_of(table: Table) -> str:
    """Return the host's name, empty if they do not sit here."""
    return next((table_seat.name for table_seat in table.seats if table_seat.person == table.host), "")
