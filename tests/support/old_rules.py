"""Matches stored as older rules would have stored them."""

import json

from sqlalchemy import update

from bot.database.schema import bookmarks
from tests.support.house import House


async def rewrite(house: House, table: str, *, rules: int) -> None:
    """Store the match as rules of this number would have."""
    loaded = await house.repositories.tables.load(table)
    assert loaded
    assert loaded.match
    plain = json.loads(loaded.match)
    plain["rules"] = rules
    if rules == 1:
        for player in plain["state"]["players"]:
            player["light"] = player.pop("points")
    async with house.repositories.engine.writing() as connection:
        data = json.dumps(plain).encode()
        await connection.execute(update(bookmarks).where(bookmarks.c.table_id == table).values(match=data))
    house.service.repository.invalidate(table)
