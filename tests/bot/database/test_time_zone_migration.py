"""What people told of their distance to UTC becomes a zone with a name."""

import importlib
import json

from sqlalchemy import text

from bot.database.engine import Database
from bot.database.migrate import migrate
from bot.domain.availability import time_zone

TOLD = {1: 540, 2: -300, 3: 330, 4: 0, 5: 555}


async def test_what_was_told_becomes_a_zone(fresh_url: str) -> None:
    engine = Database(fresh_url)
    await migrate(engine, "0011")
    async with engine.writing() as connection:
        for person, offset in TOLD.items():
            settings = json.dumps({"quiet_from": 22, "quiet_to": 7, "offset": offset})
            row = {"id": person, "settings": settings}
            statement = "INSERT INTO people (id, name, locale, settings, met_at) VALUES (:id, 'x', 'en', :settings, 0)"
            await connection.execute(text(statement), row)
    await migrate(engine)
    async with engine.reading() as connection:
        rows = (await connection.execute(text("SELECT id, settings FROM people"))).all()
    found = {row.id: json.loads(row.settings) for row in rows}
    assert {person: mine["zone"] for person, mine in found.items()} == {
        1: "Etc/GMT-9",
        2: "Etc/GMT+5",
        3: "Asia/Kolkata",
        4: "UTC",
        5: "Etc/GMT-9",
    }
    assert all((mine["quiet_from"], mine["quiet_to"]) == (22, 7) for mine in found.values())
    assert not any("offset" in mine for mine in found.values())
    await engine.close()


def test_every_distance_has_a_zone() -> None:
    zone_of = importlib.import_module("bot.database.migrations.versions.r0012_zones").zone_of
    assert [offset for offset in range(-720, 841) if time_zone(zone_of(offset)) is None] == []
