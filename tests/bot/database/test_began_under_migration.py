"""Under which rules a match began is read from its first checkpoint."""

import json

from sqlalchemy import text

from bot.database.engine import Database
from bot.database.migrate import migrate

TABLE = (
    "INSERT INTO tables (id, game, status, host, channel, home, wanted, options, private, reserved, pace, timeout, "
    "revision, moves, created_at, changed_at, board_move, reachable) VALUES "
    "(:id, 'toy', 'over', 1, 1, 1, 2, '{}', false, '[]', 'none', 'play', 0, 9, 0, 0, 0, true)"
)
CHECKPOINT = "INSERT INTO checkpoints (table_id, number, match) VALUES (:id, :number, :match)"
BEGAN: dict[str, dict[int, int]] = {"lobby1": {}, "first1": {0: 1}, "first2": {0: 2}, "later2": {0: 1, 5: 2}}
"""The rules of each checkpoint of a table, by the number of moves before it."""


async def test_the_rules_of_the_first_checkpoint_are_kept(fresh_url: str) -> None:
    engine = Database(fresh_url)
    await migrate(engine, "0027")
    async with engine.writing() as connection:
        for table, rules_by_number in BEGAN.items():
            await connection.execute(text(TABLE), {"id": table})
            for number, rules in rules_by_number.items():
                match = json.dumps({"game": "toy", "rules": rules, "seed": "00", "state": "x" * 999}).encode()
                await connection.execute(text(CHECKPOINT), {"id": table, "number": number, "match": match})
    await migrate(engine)
    async with engine.reading() as connection:
        rows = (await connection.execute(text("SELECT id, rules FROM tables"))).all()
    assert {row.id: row.rules for row in rows} == {"lobby1": None, "first1": 1, "first2": 2, "later2": 1}
    await engine.close()
