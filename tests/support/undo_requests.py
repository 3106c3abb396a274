"""Matches in which something can be undone by agreement."""

from bot.domain.person import InvokingUser
from bot.domain.table import Table
from bot.domain.table_view import TableView
from tests.support.house import House, Shine

STORM = {"wind": "storm"}
"""Options under which nobody is asked between the nights."""


async def begun(house: House, *people: InvokingUser) -> Table:
    """Let everybody answer once at a new table, so that a second night has begun."""
    table = await house.running(*people, options=STORM)
    for person in people:
        await house.answer(table.id, person, Shine())
    return table


async def ask(house: House, table: Table, person: InvokingUser, number: int) -> TableView:
    return await house.service.undo.ask(table.id, person.id, number)


async def decide(house: House, table: Table, person: InvokingUser, *, agree: bool = True) -> TableView:
    request = (await house.service.queries.table(table.id)).request
    assert request is not None
    return await house.service.undo.decide(table.id, person.id, request.number, agree=agree)
