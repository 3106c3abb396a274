"""Starts matches, takes moves and lets computer players move."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.database.transaction import TransactionPart
from bot.domain.deadline import after_first_view, after_move
from bot.domain.match_result import MatchResult
from bot.domain.move_record import LoggedMove
from bot.domain.person import PersonId, acting_for, acting_person
from bot.domain.planned_moves import MovePlan, PlayedPlan, first_legal
from bot.domain.table import Table, TableId, TableSeat, TableStatus
from bot.domain.table_view import DryRun, MoveOutcome, TableView, VisibleMove
from bot.domain.timestamps import to_millis
from bot.features.play.rules import match_results
from bot.features.play.unread import LATELY, UnreadMoves
from bot.game_ui.base import PromptContext
from bot.game_ui.confirmation import needs_confirmation
from bot.game_ui.proposed_moves import after_first, rest_of
from bot.game_ui.registry import game_ui_of
from bot.refusals import Conflict, Illegal, NotYourTurn, Stale, UndoImpossible
from bot.tables.dry_run import Choose, build_table_view, dry_run
from bot.tables.loaded_table import LoadedTable, after_absence, turns_missed, with_seat
from bot.tables.log_view import logged_move, move_of, visible_recent_moves
from bot.tables.people import PeopleService
from bot.tables.prompts import (
    apply_move,
    match_of,
    next_computer_turn,
    next_planned_move,
    open_prompt,
    seat_of,
    stand_in_level,
    where,
)
from bot.tables.repository import Clock, TableRepository
from bot.tables.visibility import require_undo_allowed, require_visible
from bot.ui_kit.panels import ProposedMoves
from bot.workers.computer_players import GameTaskRunner
from bot.workers.priority_semaphore import Rank
from games.api import Action, AnyMatch, Prompt, Seat, ai, play

log = logging.getLogger(__name__)

MOVES_AT_ONCE = 1_000
"""Maximum number of consecutive moves by computer players; more are a fault in a game."""


MatchOver = Callable[[Table], Awaitable[Table]]
"""Called after a match has ended, with its table; returns the current table."""


@dataclass(eq=False)
class PlayService:
    """The service that shows tables, makes and undoes moves; `on_match_over` are called in order."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    task_runner: GameTaskRunner
    seeds: Callable[[], str]
    people: PeopleService
    on_match_over: list[MatchOver] = field(default_factory=list, init=False)
    _unfinished: set[TableId] = field(default_factory=set, init=False)
    _unread: UnreadMoves = field(init=False)

    def __post_init__(self) -> None:
        self._unread = UnreadMoves(self.repositories)

    async def view(
        self, table: TableId, person: PersonId | None = None, *, peek: bool = False, refresh: bool = True
    ) -> TableView:
        """Return the table as this person sees it; for others or None, the public view.

        The time of a sealed turn begins with the first call without `peek`. Without `refresh`, the table was just read.
        Raises Secret at a table of an open challenge, NewerRules.
        """
        loaded = await self.repository.load(table, refresh=refresh)
        require_visible(loaded, person)
        seat = loaded.table.seat_of(person)
        return await self.view_of(loaded if peek or seat is None else await self._unsealed(loaded, seat), seat)

    async def _unsealed(self, loaded: LoadedTable, seat: Seat) -> LoadedTable:
        """Return the table after this seat's first look; an unreachable table counts no time."""
        pending_turn, now = loaded.pending_turns.get(seat), self.now()
        if pending_turn is None or not pending_turn.sealed or not loaded.table.reachable:
            return loaded
        new = after_first_view(loaded.table, pending_turn, loaded.settings(pending_turn.person), now)
        if not await self.repositories.pending_turns.unseal(loaded.table.id, pending_turn, new, to_millis(now)):
            return await self.repository.load(loaded.table.id, refresh=True)
        seen = replace(loaded, pending_turns={**loaded.pending_turns, seat: new})
        self.repository.cache(seen)
        self.repository.signal_change()
        return seen

    async def view_of(
        self, loaded: LoadedTable, seat: Seat | None, news: tuple[VisibleMove, ...] | None = None
    ) -> TableView:
        """Return a table as a seat sees it; `news` None = read the moves from the log."""
        if news is None and loaded.match is not None:
            news = visible_recent_moves(loaded.game, await self._unread.of(loaded, seat), seat)
        return build_table_view(loaded, seat, news or (), loaded.pending(self.now()))

    async def lately(self, loaded: LoadedTable) -> tuple[VisibleMove, ...]:
        """Return the latest public moves."""
        logged = await self.repositories.log.not_undone(loaded.table.id, max(0, loaded.table.moves - LATELY))
        return visible_recent_moves(loaded.game, logged, None)

    async def submit_move(self, table: TableId, person: PersonId, prompt_token: str, action: Action) -> MoveOutcome:
        """Make one move for the prompt with this token, or out of turn; then computer players move.

        Raises NotStarted, Closed, NotYours, NotYourTurn, Stale, Illegal, ChallengeOver, NewerRules, Conflict.
        """

        async def work(old: LoadedTable) -> MoveOutcome:
            prompt = open_prompt(old, person, prompt_token)
            seat, parts = prompt.seat, self.people.prompt_done(person, old.table.game, prompt.name)
            new, own = await self._apply_and_save(old, old.table.seats[seat], action, parts=parts)
            new, others = await self.run_automatic_moves(new, seat)
            missed = self._unread.after(new, seat, own, others)
            return await self.outcome(new, seat, (own, *others), missed)

        turned = await self.repository.exclusive(table, work)
        if not turned.table_view.table.closed:
            return turned
        after = await self.match_over(turned.table_view.table)
        return replace(turned, table_view=replace(turned.table_view, table=after))

    async def submit_moves(
        self, context: PromptContext, person: PersonId, plan: ProposedMoves
    ) -> tuple[MoveOutcome, int]:
        """Make proposed moves one after another, as long as the next one is legal; return the outcome and their number.

        The outcome has the news of all moves. Raises as `submit_move` does.
        """
        outcome, made = MoveOutcome(context.table_view, ()), 0
        while plan.actions:
            last = await self.submit_move(context.table_view.table.id, person, context.prompt.token, plan.actions[0])
            outcome, made = MoveOutcome(last.table_view, (*outcome.news, *last.news)), made + 1
            context = after_first(context, last.table_view, plan)
            plan = await asyncio.to_thread(rest_of, context, plan)
        return outcome, made

    async def match_over(self, table: Table) -> Table:
        """Call the subscribers of the end of a match, and return its current table."""
        for over in self.on_match_over:
            table = await over(table)
        return table

    async def is_irreversible(self, table: TableId, person: PersonId, prompt_token: str, *actions: Action) -> bool:
        """Return whether moves would be irreversible, without making them or revealing anything.

        Several are made one after another, as long as the next one is legal. Uses the cached table, as the person saw
        it. Raises as `submit_move` does.
        """
        loaded = await self.repository.load(table)
        seat = open_prompt(loaded, person, prompt_token).seat
        try:
            return play.is_irreversible(loaded.game, match_of(loaded), seat, *actions)
        except play.IllegalMove as error:
            raise Illegal() from error

    async def confirmation(
        self, context: PromptContext, person: PersonId, plan: ProposedMoves, *, own: bool
    ) -> tuple[bool, bool]:
        """Return whether proposed moves must be confirmed first, and whether they are irreversible.

        `own`: they come from a private panel. Raises as `submit_move` does.
        """
        if plan.confirmed and own:
            return False, False
        table, game_ui = context.table_view.table.id, game_ui_of(context.game)
        irreversible = await self.is_irreversible(table, person, context.prompt.token, *plan.actions)
        warned = not plan.confirmed and any(game_ui.warns(context, action) for action in plan.actions)
        return needs_confirmation(plan, own=own, irreversible=irreversible, warned=warned), irreversible

    async def dry_run(self, table: TableId, person: PersonId, prompt_token: str, choose: Choose) -> DryRun:
        """Try moves one after another without making them; `choose` is called in a thread.

        The first is for the prompt with this token, or out of turn. The run ends at an irreversible move, so it reveals
        only what moving and undoing would reveal. Raises as `submit_move` does.
        """
        loaded = await self.repository.load(table)
        seat = open_prompt(loaded, person, prompt_token).seat
        return await asyncio.to_thread(dry_run, loaded, seat, choose)

    async def with_irreversibility(
        self, table: TableId, person: PersonId, prompt_token: str, say: Callable[[Callable[[Action], bool]], str]
    ) -> str:
        """Return the text of `say`, which can ask whether a move of this prompt is irreversible.

        The text is empty if the prompt is no longer open. Raises NotYours, NotStarted, Closed.
        """
        loaded = await self.repository.load(table)
        try:
            seat, match = open_prompt(loaded, person, prompt_token).seat, match_of(loaded)
        except (Stale, NotYourTurn):
            return ""
        return await asyncio.to_thread(say, lambda action: play.is_irreversible(loaded.game, match, seat, action))

    async def undo(self, table: TableId, person: PersonId) -> MoveOutcome:
        """Undo the person's last move.

        Raises NotStarted, Closed, NotYours, UndoImpossible, UndoOff in a ranked attempt, NewerRules, Conflict.
        """

        async def work(old: LoadedTable) -> MoveOutcome:
            require_undo_allowed(old.table)
            seat = seat_of(old, person)
            if not match_of(old).undo[seat]:
                raise UndoImpossible()
            replaying = await self.repositories.log.replaying(old.table.id)
            own = tuple(entry.number for entry in replaying.moves if entry.seat == seat)
            moves = [move_of(old.game, entry) for entry in replaying.moves]
            try:
                stored = await self.task_runner.undo(old.game, replaying.match, moves, seat)
            except play.CannotUndo as error:
                raise UndoImpossible() from error
            match = play.load(old.game, stored)
            after = with_seat(old.table, old.table.seats[seat].returned())
            new = await self.repository.save(
                old, after, match, actor=seat, board=True, collect=True, undone=own[-1:], plans={seat: None}
            )
            new, others = await self.run_automatic_moves(new, seat)
            return await self.outcome(new, seat, others)

        return await self.repository.exclusive(table, work)

    async def _apply_and_save(
        self,
        old: LoadedTable,
        table_seat: TableSeat,
        action: Action,
        *,
        parts: tuple[TransactionPart, ...] = (),
        played_plan: PlayedPlan | None = None,
        led_by: Seat | None = None,
    ) -> tuple[LoadedTable, LoggedMove]:
        """Make and store one move of the person or computer in this seat. Raises Illegal.

        `parts` are written with it. `played_plan` is set if the move was planned; any other move drops the seat's plan.
        `led_by` is the seat of the person whose move has led to a move of a computer or a plan.
        """
        match, seat = match_of(old), table_seat.seat
        after, news = apply_move(old, match, seat, action)
        pending_turn, at = old.pending_turns.get(seat), to_millis(self.now())
        table = self._moved(old, table_seat, after)
        since = pending_turn.since if pending_turn is not None and pending_turn.person is not None else None
        entry = logged_move(
            table.moves, seat, action, news, at=at, by=table_seat, since=since, prepared=played_plan is not None
        )
        actor = seat if table_seat.level is None and played_plan is None else led_by
        left = {seat: played_plan.left if played_plan else None} if seat in play.prompts(old.game, match) else {}
        table, results = await self.ended(old, table, after, entry)
        new = await self.repository.save(
            old,
            table,
            after,
            actor=actor,
            board=True,
            collect=True,
            plans=left,
            moves=(entry,),
            results=results,
            parts=parts,
        )
        return new, entry

    def _moved(self, old: LoadedTable, table_seat: TableSeat, after: AnyMatch) -> Table:
        """Return the table after one more move of this seat."""
        table, match = old.table, match_of(old)
        if table_seat.level is None:
            pending_turn, back = old.pending_turns.get(table_seat.seat), table_seat.returned()
            table = with_seat(table, after_move(table, back, pending_turn, old.settings(table_seat.person), self.now()))
        seats = after_absence(old.game, after, turns_missed(old.game, match, after, table.seats))
        return replace(table, moves=table.moves + 1, seats=seats)

    async def ended(
        self, old: LoadedTable, table: Table, match: AnyMatch, entry: LoggedMove
    ) -> tuple[Table, tuple[MatchResult, ...]]:
        """Return the table after a move, and the results to store if the match is over."""
        if not match.over:
            return table, ()
        announced = not table.solo or any([await self.people.announces(person) for person in table.people])
        announced = announced and not table.is_private
        table = replace(table, status=TableStatus.OVER, finished_at=self.now(), announced=announced)
        if table.lesson:
            return table, ()
        helped, thought = await self.repositories.log.helped(table.id), await self.repositories.log.thought(table.id)
        return table, match_results(old.game, match, table, entry, helped, thought)

    async def run_automatic_moves(
        self, loaded: LoadedTable, led_by: Seat | None = None
    ) -> tuple[LoadedTable, tuple[LoggedMove, ...]]:
        """Let computer players move, and make planned moves, one transaction each.

        Afterwards only people who must choose are pending. The person in the seat `led_by` is not notified, as they see
        the result. Errors are logged and not raised, since the person's own move is stored; the scheduler continues
        later.
        """
        news: list[LoggedMove | None] = []
        try:
            for _ in range(MOVES_AT_ONCE):
                try:
                    if computer_turn := next_computer_turn(loaded):
                        loaded, entry = await self._computer_moves(loaded, *computer_turn, led_by)
                    elif played_plan := next_planned_move(loaded):
                        loaded, entry = await self._as_planned(loaded, *played_plan, led_by)
                    else:
                        return loaded, tuple(filter(None, news))
                    news.append(entry)
                except Conflict:  # another process changes this table
                    self.repository.invalidate(loaded.table.id)
                    loaded = await self.repository.load(loaded.table.id)
            log.error("table %s, answer %s: computer players answer endlessly", *where(loaded))
        except Exception:
            log.exception("table %s, after answer %s: no computer player could go on", *where(loaded))
            self.repository.invalidate(loaded.table.id)
        self._unfinished.add(loaded.table.id)
        return loaded, tuple(filter(None, news))

    async def _computer_moves(
        self, loaded: LoadedTable, table_seat: TableSeat, prompt: Prompt, led_by: Seat | None
    ) -> tuple[LoadedTable, LoggedMove | None]:
        """Let a computer player move; at a table of one person, with that person's priority."""
        level = table_seat.level or stand_in_level(loaded)
        game, match, people = loaded.game, match_of(loaded), loaded.table.people
        alone = len(people) == 1
        with acting_for(people[0] if alone else acting_person.get()):
            rank = Rank.PERSON if alone else Rank.TABLE
            if level == ai.MASTER:
                determinized = play.determinize(game, match, table_seat.seat, bytes.fromhex(match.seed))
                action = await self.task_runner.search(game, determinized, prompt, rank=rank)
            else:
                view = play.view(game, match, table_seat.seat)
                action = await self.task_runner.decide(game, level, view, prompt, rank=rank)
        return await self._apply_and_save(loaded, replace(table_seat, level=level), action, led_by=led_by)

    async def _as_planned(
        self, loaded: LoadedTable, table_seat: TableSeat, plan: MovePlan, prompt: Prompt, led_by: Seat | None
    ) -> tuple[LoadedTable, LoggedMove | None]:
        """Make a planned move; if none is possible, the person is notified."""
        found = first_legal(loaded.game, match_of(loaded), plan, prompt)
        if found is not None:
            return await self._apply_and_save(loaded, table_seat, found.action, played_plan=found, led_by=led_by)
        failed = {table_seat.seat: replace(plan, failed=True)}
        return await self.repository.save(loaded, loaded.table, board=True, plans=failed), None

    async def returned(self, table_view: TableView, person: PersonId) -> TableView:
        """Return the view of a player who acts at the table, after their return if a computer played for them."""
        own = next((one for one in table_view.table.seats if one.seat == table_view.seat), None)
        if own is None or not own.was_missed or table_view.table.closed:
            return table_view
        return await self.come_back(table_view.table.id, person)

    async def come_back(self, table: TableId, person: PersonId) -> TableView:
        """Reclaim a seat from the computer that stands in. Raises NotYours, NotStarted, Closed."""

        async def work(old: LoadedTable) -> TableView:
            table_seat = old.table.seats[seat_of(old, person)]
            if table_seat.was_missed:
                after = with_seat(old.table, table_seat.returned())
                old = await self.repository.save(old, after, actor=table_seat.seat, board=True)
            return await self.view_of(old, table_seat.seat)

        return await self.repository.exclusive(table, work)

    async def resume(self, table: TableId) -> None:
        """Continue a table where computer players or plans are pending."""

        async def work(old: LoadedTable) -> None:
            if old.table.status is TableStatus.RUNNING:
                await self.run_automatic_moves(old)

        self._unfinished.discard(table)
        await self.repository.exclusive(table, work)

    async def tables_to_resume(self, *, after_restart: bool = False) -> tuple[TableId, ...]:
        """Return the tables to resume; after a restart they are read from the database."""
        return await self.repositories.tables.without_pending_turn() if after_restart else tuple(self._unfinished)

    async def outcome(
        self,
        loaded: LoadedTable,
        seat: Seat | None,
        entries: Sequence[LoggedMove],
        missed: Sequence[LoggedMove] | None = None,
    ) -> MoveOutcome:
        """Return what a seat sees after these moves; `missed` are those it has not seen, None = read them."""
        news = None if missed is None else visible_recent_moves(loaded.game, missed, seat)
        return MoveOutcome(await self.view_of(loaded, seat, news), visible_recent_moves(loaded.game, entries, seat))
