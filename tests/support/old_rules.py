"""Matches stored as older rules, or older shapes, would have stored them."""

import json
from typing import Any

from sqlalchemy import select, update

from bot.database.schema import bookmarks, checkpoints, tables
from tests.support.house import House


async def rewrite(house: House, table: str, *, rules: int | None = None, shape: int = 1) -> None:
    """Store a match, and where its replay begins, as rules and a shape of these numbers would have."""
    async with house.repositories.engine.writing() as connection:
        for place in (bookmarks, checkpoints):
            rows = (await connection.execute(select(place).where(place.c.table_id == table))).all()
            for row in rows:
                own = [place.c[column.name] == getattr(row, column.name) for column in place.primary_key]
                data = json.dumps(_older(json.loads(row.match), rules, shape)).encode()
                await connection.execute(update(place).where(*own).values(match=data))
        if rules is not None:
            await connection.execute(update(tables).where(tables.c.id == table).values(rules=rules))
    house.service.repository.invalidate(table)


def _older(plain: dict[str, Any], rules: int | None, shape: int) -> dict[str, Any]:
    if shape == 1 and plain["shape"] == 2:
        for player in plain["state"]["players"]:
            player["light"] = player.pop("points")
    return plain | {"shape": shape} | ({} if rules is None else {"rules": rules})
