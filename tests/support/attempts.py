"""Attempts at challenges, made and shown."""

from bot.domain.person import AnnounceResults, InvokingUser, PersonSettings
from bot.domain.table_view import TableView
from games.core.match import Prompt
from tests.support.house import HERE, House


def asked(table_view: TableView) -> Prompt:
    """The question that is open to whoever looks."""
    assert table_view.prompt is not None
    return table_view.prompt


async def shows(house: House, *people: InvokingUser) -> None:
    """Let everybody hear of what these people have tried."""
    for person in people:
        await house.service.settings.set_settings(person, PersonSettings(announce=AnnounceResults.ALWAYS))


async def played(house: House, code: str, *people: InvokingUser) -> None:
    for person in people:
        table_view = await house.service.attempts.begin(code, person, HERE)
        await house.play_on(table_view.table.id, person)
