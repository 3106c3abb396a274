"""What holds of a table after a crash."""

from sqlalchemy import select

from bot.database.schema import outbox
from bot.domain.notification import MessageKind
from bot.domain.table import TableStatus
from bot.tables.log_view import move_of
from games.core import play
from planisphere_toy.rules import GAME as TOY
from tests.support.house import House


async def check_told(house: House, table: str, told: list[str]) -> None:
    """Whatever people were told was done is done."""
    table_view = await house.table_view(table)
    log = await house.service.queries.history(table)
    if "started" in told:
        assert table_view.table.status is not TableStatus.LOBBY
    if "over" in told:
        assert table_view.table.status is TableStatus.OVER
    assert len([entry for entry in log if not entry.level]) >= told.count("answered")
    assert len([entry for entry in log if entry.undone]) >= told.count("taken back")


async def check_table(house: House, table: str) -> None:
    """The log gives the stored match, those it asks are waited for, and who must still be told will be."""
    loaded = await house.repositories.tables.load(table)
    assert loaded is not None
    status, waits = loaded.table.status, loaded.pending_turns
    if loaded.match is None:
        assert (status, waits, loaded.table.moves) == (TableStatus.LOBBY, (), 0)
        return
    match = play.load(TOY, loaded.match)
    kept = await house.repositories.log.replaying(table)
    first = play.load(TOY, kept.match)
    *_, (last, _) = [(first, ()), *play.replay(TOY, first, [move_of(TOY, entry) for entry in kept.moves])]
    assert play.save(last) == play.save(match)
    assert loaded.table.moves == max(entry.number for entry in await house.repositories.log.entries(table, -1))
    assert [wait.seat for wait in waits] == list(play.prompts(TOY, match))
    assert (status is TableStatus.OVER) == match.over == bool(await house.repositories.log.results(table))
    async with house.repositories.engine.reading() as connection:
        posted = set((await connection.execute(select(outbox.c.kind))).scalars())
    if any(wait.person is not None and wait.notified_at is None for wait in waits):
        assert MessageKind.BOARD.value in posted
