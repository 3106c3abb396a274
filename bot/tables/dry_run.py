"""Builds the views of a table, and tries moves out without storing them."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.domain.table import TableStatus
from bot.domain.table_view import DRY_RUN_STEPS, DryRun, DryRunStep, PendingSeat, TableView, VisibleMove
from bot.tables.loaded_table import LoadedTable
from bot.tables.prompts import apply_move, match_of
from bot.tables.visibility import hints_off_reason, may_undo
from games.api import Action, AnyMatch, Game, Seat, play

Choose = Callable[[TableView, int], Action | None]
"""Chooses a move, given the view and the number of moves tried out so far; None stops."""

KEPT = 2
"""Views of a match that are kept, up to 14 kB each: usually the public one and that of the player."""


def build_table_view(
    loaded: LoadedTable,
    seat: Seat | None,
    news: tuple[VisibleMove, ...] = (),
    pending: tuple[PendingSeat, ...] = (),
) -> TableView:
    """Return a table as a seat sees it, with this news and these pending seats."""
    match, game, table = loaded.match, loaded.game, loaded.table
    if match is None:
        return TableView(table)
    running = table.status is TableStatus.RUNNING and seat is not None
    prompted = play.prompts_with_tokens(game, match).get(seat) if running and seat is not None else None
    return TableView(
        table=table,
        seat=seat,
        view=_view(game, match, seat),
        prompt=prompted,
        out_of_turn=play.out_of_turn_actions(game, match, seat) if running and seat is not None else None,
        can_undo=running and seat is not None and match.undo[seat] and may_undo(table),
        can_request_undo=running and bool(table.moves) and may_undo(table) and not table.lesson,
        pending=pending,
        news=news,
        scores=tuple(play.score(game, match)) if table.status is TableStatus.OVER else (),
        plan=loaded.move_plans.get(seat) if seat is not None else None,
        hints=prompted is not None and not hints_off_reason(table, game),
        can_replay=table.closed and loaded.can_replay,
    )


def _view(game: Game, match: AnyMatch, seat: Seat | None) -> Any:
    """Return what a seat sees of a match: the panel of a turn, and the board after it, ask for the same."""
    memo = match.memo
    for known, view in memo.views:
        if known == seat:
            return view
    view = play.view(game, match, seat)
    memo.views = (*memo.views[1 - KEPT :], (seat, view))
    return view


def dry_run(loaded: LoadedTable, seat: Seat, choose: Choose) -> DryRun:
    """Return the moves that `choose` chooses one after another, with the tables in between.

    It stops at a move that is irreversible in a determinization or in the real match, as what follows is hidden. Raises
    Illegal.
    """
    steps: list[DryRunStep] = []
    table_view = build_table_view(loaded, seat)
    while len(steps) < DRY_RUN_STEPS and (action := choose(table_view, len(steps))) is not None:
        steps.append(DryRunStep(table_view, action))
        match = match_of(loaded)
        after, _ = apply_move(loaded, match, seat, action)
        if after.over or not after.undo[seat] or play.is_irreversible(loaded.game, match, seat, action):
            return DryRun(tuple(steps), table_view, irreversible=True)
        loaded = replace(loaded, match=after)
        table_view = build_table_view(loaded, seat)
    return DryRun(tuple(steps), table_view)
