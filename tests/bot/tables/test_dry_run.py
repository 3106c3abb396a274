"""Answers tried out one after another: nothing is given, and nothing is shown that luck or others would reveal."""

import pytest

from bot.domain.table_view import TableView
from bot.refusals import Illegal, NotYours, Stale
from games.core.step import Action
from tests.support.house import ANN, BOB, CAT, Hide, House, Rest, Roll, Shine, Spend


async def tried(house: House, table: str, *actions: Action) -> tuple[tuple[Action, ...], bool, TableView]:
    """Try answers out for Ann; what was tried, whether the last one binds, and the table after them."""
    table_view = await house.table_view(table, ANN)
    assert table_view.prompt

    def choose(_: TableView, done: int) -> Action | None:
        return actions[done] if done < len(actions) else None

    found = await house.service.play.dry_run(table, ANN.id, table_view.prompt.token, choose)
    assert (await house.service.queries.table(table)).moves == 0
    return found.actions, found.irreversible, found.table_view


async def test_what_could_be_undone_is_shown_and_what_stands_for_good_ends_it(house: House) -> None:
    table = await house.running(ANN, BOB)
    before = await house.table_view(table.id, ANN)
    assert (await tried(house, table.id))[:2] == ((), False)
    actions, irreversible, table_view = await tried(house, table.id, Shine())
    assert (actions, irreversible) == ((Shine(),), False)
    assert table_view.prompt is None, "Bob is asked now"
    for last in (Roll(), Spend()):  # luck; and what the game itself says cannot be undone
        actions, irreversible, table_view = await tried(house, table.id, last, Hide())
        assert (actions, irreversible) == ((last,), True)
        assert table_view.view == before.view, "what comes of it stays hidden"


async def test_a_dry_run_is_for_who_is_asked_and_for_what_is_legal(house: House) -> None:
    table = await house.running(ANN, BOB)
    table_view = await house.table_view(table.id, ANN)
    assert table_view.prompt
    with pytest.raises(Illegal):
        await tried(house, table.id, Rest(True))
    with pytest.raises(NotYours):
        await house.service.play.dry_run(table.id, CAT.id, table_view.prompt.token, lambda *_: Shine())
    with pytest.raises(NotYours):
        await house.service.play.dry_run(table.id, BOB.id, table_view.prompt.token, lambda *_: Shine())
    with pytest.raises(Stale):
        await house.service.play.dry_run(table.id, ANN.id, "0" * 10, lambda *_: Shine())
