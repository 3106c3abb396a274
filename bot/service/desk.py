"""What every room of the service needs: the tables at hand, one lock for each, and the only pen."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache
from msgspec.structs import replace

from bot.automata import Thinker
from bot.model import PersonId, Status, Table, TableId
from bot.refusals import AlreadyStarted, Closed, Conflict, NewerRules, NotHost, NotStarted, UnknownGame, UnknownTable
from bot.service.seated import Seated, called, looked_at, waits_after
from bot.service.trials import ended
from bot.store import Change, Store
from bot.store.rows import Note, Wait, millis, moment
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.step import Seat

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_HAND = 256
"""How many tables are kept in memory; what is not at hand is read from the store."""

ATTEMPTS = 4
"""How often a change is tried again when another process was quicker."""

Clock = Callable[[], datetime]


def new_seed() -> str:
    """Return 32 hex digits that nobody can guess."""
    return secrets.token_hex(16)


class Desk:
    """The store, the games on offer and the tables at hand.

    `now` is the one clock of the bot (aware, UTC), `thinker` thinks for computer players (at once if None), `seeds`
    draws the seeds of new matches.
    """

    def __init__(
        self,
        store: Store,
        now: Clock,
        games: Mapping[str, Game],
        thinker: Thinker | None = None,
        seeds: Callable[[], str] = new_seed,
    ) -> None:
        self.store = store
        self.games = games
        self.on_change: Callable[[], None] = lambda: None
        """Called after every change: the courier may have something to send."""
        self._clock = now
        self._thinker = thinker or Thinker()
        self._seeds = seeds
        self._unfinished: set[TableId] = set()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._at_hand: LRUCache[TableId, Seated] = LRUCache(AT_HAND)

    def now(self) -> datetime:
        """Return the present time to the millisecond, as it is stored."""
        return moment(millis(self._clock()))

    def lock(self, table: TableId) -> asyncio.Lock:
        """Return the table's lock: whoever changes the table holds it from reading to writing."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def alone(self, table: TableId, work: Callable[[Seated], Awaitable[T]]) -> T:
        """Do this with a table and nobody else, again with the newer table if another process was quicker.

        Raises UnknownTable, NewerRules, UnknownGame, Conflict, the store's refusals and what `work` raises.
        """
        async with self.lock(table):
            for _ in range(ATTEMPTS):
                try:
                    return await work(await self.seated(table))
                except Conflict:
                    self.forget(table)
            raise Conflict()

    async def seated(self, table: TableId, *, sure: bool = False) -> Seated:
        """Return a table, from memory if it is at hand; `sure` asks the store whether that is the newest.

        Raises UnknownTable, UnknownGame, NewerRules.
        """
        known = self._at_hand.get(table)
        if known is not None and sure:
            known = await self._newest(known)
        if known is None:
            known = await self._load(table)
            self._keep(known)
        return known

    async def _newest(self, known: Seated) -> Seated | None:
        """Return the same table with what may change besides its revision, or None if it has changed."""
        glance = await self.store.tables.glance(known.table.id)
        if glance is None or glance.revision != known.table.revision:
            return None
        table = replace(
            known.table,
            lobby_message=glance.lobby_message,
            board_message=glance.board_message,
            reachable=glance.reachable,
        )
        newest = replace(
            known, table=table, waits={wait.seat: wait for wait in glance.waits}, board_move=glance.board_move
        )
        self._keep(newest)
        return newest

    def forget(self, table: TableId) -> None:
        """Read this table from the store next time."""
        self._at_hand.pop(table, None)

    def game(self, key: str) -> Game:
        """Return a game on offer; raises UnknownGame."""
        game = self.games.get(key)
        if game is None:
            raise UnknownGame(game=key)
        return game

    async def write(
        self,
        old: Seated,
        table: Table,
        match: AnyMatch | None = None,
        *,
        actor: Seat | None = None,
        notes: tuple[Note, ...] = (),
        board: bool = False,
        look_again: bool = False,
        **more: Any,
    ) -> Seated:
        """Write what has become of a table in one transaction, and return it.

        `match` None = as it was; `actor` is the seat that answered or came; `board` says that everybody's picture has
        changed (a note for the board message is added, fresh if the turn has passed); `look_again` that the clock
        must look at everybody's turn. `more` are further parts of the change.
        Nothing of a challenge's table is ever said in public. Raises Conflict, ChallengeOver and the store's refusals;
        then nothing was written.
        """
        at = millis(self.now())
        table = replace(table, revision=old.table.revision + 1, changed_at=moment(at))
        after = old.match if match is None else match
        if table.closed and after is not None and not (table.trial and table.trial.secret):
            table = replace(table, seed=after.seed)
        waits = self._waits(old, table, after, actor, at)
        if look_again:
            waits = looked_at(waits, at)
        if board:
            notes = (*notes, Note.board(fresh=table.closed or called(old.waits, waits)))
        if match is not None and old.upgraded and old.match is not None:
            more["checkpoint"] = (old.table.moves, play.save(old.match))
        if table.trial is not None:
            notes, more["ended"] = (), ended(old, table, after, answers="moves" in more)
        put = tuple(wait for seat, wait in waits.items() if old.waits.get(seat) != wait)
        drop = tuple(seat for seat in old.waits if seat not in waits)
        stored = None if match is None else play.save(match)
        change = Change(before=old.table, after=table, at=at, match=stored, put=put, drop=drop, notes=notes, **more)
        await self._record(change)
        new = Seated(table, old.game, after, waits, old.board_move, old.upgraded and match is None)
        self._keep(new)
        self.on_change()
        return new

    async def _record(self, change: Change) -> None:
        try:
            await self.store.record(change)
        except BaseException:
            self.forget(change.after.id)  # whether it was written or not, the store knows
            raise

    def _waits(
        self, old: Seated, table: Table, match: AnyMatch | None, actor: Seat | None, at: int
    ) -> dict[Seat, Wait]:
        if match is None or table.status is not Status.RUNNING:
            return {}
        return waits_after(old.waits, play.prompts(old.game, match), table.chairs, actor, at)

    async def _load(self, table: TableId) -> Seated:
        loaded = await self.store.tables.load(table)
        if loaded is None:
            raise UnknownTable(table=table)
        game = self.game(loaded.table.game)
        waits = {wait.seat: wait for wait in loaded.waits}
        if loaded.match is None:
            return Seated(loaded.table, game, None, waits, loaded.board_move)
        try:
            match = play.load(game, loaded.match)
        except play.NewerRules as error:
            raise NewerRules(table=table) from error
        upgraded = play.rules_of(loaded.match) != game.rules
        if upgraded:  # replays begin here, so nothing before can be taken back
            match.undo = [False] * match.seats
        return Seated(loaded.table, game, match, waits, loaded.board_move, upgraded)

    def _keep(self, seated: Seated) -> None:
        """Have a table at hand, unless a newer one is: whoever only looks may come too late."""
        known = self._at_hand.get(seated.table.id)
        if known is not None and known.table.revision > seated.table.revision:
            return
        self._at_hand[seated.table.id] = seated


def must_be_lobby(table: Table) -> None:
    """Raise AlreadyStarted or Closed unless the table is still being filled."""
    if table.closed:
        raise Closed(status=table.status.value)
    if table.status is not Status.LOBBY:
        raise AlreadyStarted()


def must_run(table: Table) -> None:
    """Raise NotStarted or Closed unless the match is running."""
    if table.closed:
        raise Closed(status=table.status.value)
    if table.status is not Status.RUNNING:
        raise NotStarted()


def must_host(table: Table, person: PersonId) -> None:
    """Raise NotHost unless this is the host."""
    if person != table.host:
        raise NotHost(host=next((chair.name for chair in table.chairs if chair.person == table.host), ""))
