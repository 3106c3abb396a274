"""Plans moves while others play."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.database.row_mapping import dump
from bot.domain.person import PersonId
from bot.domain.planned_moves import MAX_SEQUENCE, MOVE_SEQUENCES, MovePlan, MoveSequence, PlannedMove, parse_planned
from bot.domain.table import TableId
from bot.domain.table_view import TableView
from bot.features.play.service import PlayService
from bot.refusals import Illegal, PlanFull, Stale
from bot.tables.loaded_table import LoadedTable
from bot.tables.prompts import match_of, seat_of, stand_in_level
from bot.tables.repository import TableRepository
from bot.workers.computer_players import GameTaskRunner
from games.api import Action, AnyMatch, Game, Seat, lookahead, play

CACHED_POSITIONS = 64
"""Number of seats whose foreseen positions are cached."""

Say = Callable[[TableView, Action], str]
"""Returns the label of a move at a table."""


class ForeseenPrompt(Struct, frozen=True):
    """A table as a person sees it, with the prompts to plan for.

    `fresh` is the table at the seat's next prompt, `onward` the table after the last planned sequence; None if nothing
    can be planned.
    """

    table_view: TableView
    fresh: TableView | None = None
    onward: TableView | None = None

    def at(self, prompt_token: str) -> TableView | None:
        """Return the table whose foreseen prompt has this token, or None."""
        views = (one for one in (self.fresh, self.onward) if one is not None and one.prompt)
        return next((one for one in views if one.prompt and one.prompt.token == prompt_token), None)


@dataclass(eq=False)
class PlannedMoveService:
    """The service that foresees prompts and stores planned moves; the `PlayService` makes them."""

    repository: TableRepository
    task_runner: GameTaskRunner
    play: PlayService
    _known: LRUCache[tuple[TableId, Seat], tuple[AnyMatch, lookahead.Guesses]] = field(
        default_factory=lambda: LRUCache(CACHED_POSITIONS), init=False
    )

    async def foresee(self, table: TableId, person: PersonId) -> ForeseenPrompt:
        """Return the table with the prompts to plan for. Raises NotYours, NotStarted, Closed, TooSlow."""
        loaded = await self.repository.load(table, refresh=True)
        return await self._foreseen(loaded, seat_of(loaded, person))

    async def prepare(
        self, table: TableId, person: PersonId, prompt_token: str, actions: Sequence[Action], say: Say
    ) -> ForeseenPrompt:
        """Plan moves one after another, from the prompt with this token, as long as the next one is possible.

        Moves for the next prompt begin a new sequence, others extend the last one. A failed plan is replaced. Raises
        Stale if the prompt is no longer foreseen, Illegal, PlanFull, NotYours, NotStarted, Closed, TooSlow.
        """

        async def work(old: LoadedTable) -> ForeseenPrompt:
            seat = seat_of(old, person)
            seen = await self._foreseen(old, seat)
            at = seen.at(prompt_token)
            if at is None:
                raise Stale()
            known = await self._guesses(old, seat)
            before = _move_sequences(old, seat)
            goes_on = at is not seen.fresh
            base = before[-1] if goes_on else ()
            try:
                added = await asyncio.to_thread(_move_sequence, old.game, known, at, base, actions, say)
            except play.IllegalMove as error:
                raise Illegal() from error
            sequences = tuple(dict.fromkeys((*(before[:-1] if goes_on else before), (*base, *added)[:MAX_SEQUENCE])))
            if len(sequences) > MOVE_SEQUENCES:
                raise PlanFull(most=MOVE_SEQUENCES)
            plan = MovePlan(seat, person, sequences)
            return await self._foreseen(await self.repository.save(old, old.table, plans={seat: plan}), seat)

        return await self.repository.exclusive(table, work)

    async def drop(self, table: TableId, person: PersonId) -> TableView:
        """Drop a person's plan. Raises NotYours, NotStarted, Closed."""

        async def work(old: LoadedTable) -> TableView:
            seat = seat_of(old, person)
            if seat in old.move_plans:
                old = await self.repository.save(old, old.table, plans={seat: None})
            return await self.play.view_of(old, seat)

        return await self.repository.exclusive(table, work)

    async def _foreseen(self, loaded: LoadedTable, seat: Seat) -> ForeseenPrompt:
        table_view = await self.play.view_of(loaded, seat)
        if not table_view.may_plan:
            return ForeseenPrompt(table_view)
        known = await self._guesses(loaded, seat)
        return await asyncio.to_thread(_views, loaded.game, known, table_view, _move_sequences(loaded, seat))

    async def _guesses(self, loaded: LoadedTable, seat: Seat) -> lookahead.Guesses:
        """Return the foreseen positions of a seat, cached while the match is unchanged."""
        match, key = match_of(loaded), (loaded.table.id, seat)
        known = self._known.get(key)
        if known is None or known[0] is not match:
            stored = await self.task_runner.foresee(loaded.game, play.save(match), seat, stand_in_level(loaded))
            found = await asyncio.to_thread(lambda: tuple(play.load(loaded.game, one) for one in stored))
            known = self._known[key] = (match, found)
        return known[1]


def _move_sequences(loaded: LoadedTable, seat: Seat) -> tuple[MoveSequence, ...]:
    plan = loaded.move_plans.get(seat)
    return plan.sequences if plan is not None and not plan.failed else ()


def _views(
    game: Game, known: lookahead.Guesses, table_view: TableView, sequences: tuple[MoveSequence, ...]
) -> ForeseenPrompt:
    fresh = _at(game, known, table_view)
    onward = _at(game, _after(game, known, table_view, sequences[-1]), table_view) if sequences else None
    return ForeseenPrompt(table_view, fresh, onward)


def _at(game: Game, known: lookahead.Guesses, table_view: TableView) -> TableView | None:
    """Return the table at the seat's next foreseen prompt, or None if nothing can be planned."""
    assert table_view.seat is not None
    prompt = lookahead.next_prompt(game, known, table_view.seat)
    if prompt is None:
        return None
    seen = play.view(game, known[0], table_view.seat)
    return replace(table_view, view=seen, prompt=prompt, out_of_turn=None, can_undo=False, news=(), is_foreseen=True)


def _after(game: Game, known: lookahead.Guesses, table_view: TableView, sequence: MoveSequence) -> lookahead.Guesses:
    """Return the foreseen positions after a sequence; none if it is impossible."""
    assert table_view.seat is not None
    for planned_move in sequence:
        prompt_then, action = lookahead.next_prompt(game, known, table_view.seat), parse_planned(game, planned_move)
        if prompt_then is None or prompt_then.name != planned_move.prompt_name or action not in prompt_then.legal:
            return ()
        known = lookahead.after_move(game, known, table_view.seat, action)
    return known


def _move_sequence(  # noqa: PLR0917
    game: Game, known: lookahead.Guesses, at: TableView, base: MoveSequence, actions: Sequence[Action], say: Say
) -> list[PlannedMove]:
    """Return planned moves after a sequence, as stored. Raises play.IllegalMove if none is possible."""
    found: list[PlannedMove] = []
    known = _after(game, known, at, base)
    for action in actions:
        table_view = _at(game, known, at)
        if table_view is None or table_view.prompt is None or action not in table_view.prompt.legal:
            break
        assert table_view.seat is not None
        subject = game.subject(known[0].state, table_view.seat, action)
        found.append(PlannedMove(table_view.prompt.name, dump(action), subject, say(table_view, action)))
        known = lookahead.after_move(game, known, table_view.seat, action)
    if not found:
        raise play.IllegalMove(f"{game.key}: {actions} cannot be prepared")
    return found
