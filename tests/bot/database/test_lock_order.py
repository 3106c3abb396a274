"""On PostgreSQL no two transactions wait for each other: all take their rows in the order of `Engine.writing`."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from bot.app.repositories import AllRepositories, open_repositories
from bot.database.repositories import TableChange
from bot.domain.notification import NewMessage
from bot.domain.person import Person
from bot.domain.table import Table
from bot.features.rankings.counting import person_listed
from bot.refusals import Conflict
from tests.support.database_history import life
from tests.support.house import ANN, BOB, House, house_at
from tests.support.postgres import Server
from tests.support.toy_achievements import toy_book

__all__ = ["toy_book"]

COUNTED = ("outcomes", "standings", "opponents", "ratings", "feats", "tallies")
ORDER = (
    *("leases", "pulse", "people", "tables", "seats", "checkpoints", "moves", "bookmarks", "past", "deeds"),
    *("waiting", "prepared", "results", "calls", "wishes"),
    *("challenges", "invitations", "sides", "attempts", "pars", "counted", "standing_posts", "skies", "familiar"),
    "imports",
    *("outbox", "marks"),
)
BY_THEMSELVES = {"guilds", "secrets"}
WRITES = re.compile(
    r"INSERT INTO (\w+)|UPDATE (\w+)|DELETE FROM (\w+)|SELECT (?s:.+?)FROM (\w+)(?s:.+)FOR NO KEY UPDATE"
)
ONE_TABLE = re.compile(r"WHERE tables\.id = |INSERT INTO")


class Transactions:
    """What each transaction has locked, in the order in which it did."""

    def __init__(self, house: House) -> None:
        self.all: list[list[str]] = []
        self.wrong: list[str] = []
        engine = house.repositories.engine.raw.sync_engine
        event.listen(engine, "begin", self._begin)
        event.listen(engine, "before_cursor_execute", self._statement)

    def _begin(self, connection: Any) -> None:
        connection.info["locked"] = []
        self.all.append(connection.info["locked"])

    def _statement(self, connection: Any, _: Any, statement: str, *__: Any) -> None:
        locked = connection.info["locked"]
        found = WRITES.match(statement)
        if "pg_advisory_xact_lock" in statement:
            locked.append("counted")
        elif found is not None:
            name = next(filter(None, found.groups()))
            if name in COUNTED and "counted" in locked:
                return
            if name == "tables" and "tables" not in locked and not (found[4] or ONE_TABLE.search(statement)):
                self.wrong.append(statement)
            if name not in locked:
                locked.append(name)


async def test_everything_is_written_in_one_order(postgres: Server, tmp_path: Path) -> None:
    async with house_at(await postgres.emptied()) as house:
        transactions = Transactions(house)
        await life(house, tmp_path)
    assert transactions.wrong == []
    locked = {tuple(names) for names in transactions.all if not (len(names) == 1 and names[0] in BY_THEMSELVES)}
    assert [names for names in locked if list(names) != sorted(names, key=ORDER.index)] == []
    assert {name for names in locked for name in names} == set(ORDER)


# -- at the same time ------------------------------------------------------------------------------------------------


@pytest.fixture
async def repositories(postgres: Server) -> AsyncIterator[AllRepositories]:
    """A store whose deadlocks are found at once, while everybody else is waited for patiently."""
    async with postgres.fresh() as url:
        await postgres.command(f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET deadlock_timeout = '10ms'")
        repositories = await open_repositories(url, busy_ms=60_000)
        yield repositories
        await repositories.close()


async def write(repositories: AllRepositories, table: str, people: tuple[Person, ...]) -> None:
    for number in range(30):
        loaded = await repositories.tables.load(table)
        assert loaded is not None
        after = replace(loaded.table, revision=loaded.table.revision + 1)
        notes = (NewMessage.board(fresh=True),)
        order = people if number % 2 else people[::-1]
        change = TableChange(
            before=loaded.table,
            after=after,
            at=number,
            people=order,
            pending_turns=loaded.pending_turns,
            new_messages=notes,
        )
        with suppress(Conflict):  # as settings that are stored meanwhile change their person's tables
            await repositories.record(change)


async def carry(repositories: AllRepositories, table: Table) -> None:
    for number in range(60):
        for outbox_message in (await repositories.outbox.due(number, 99)).messages:
            if outbox_message.topic == table.id and await repositories.outbox.claim(outbox_message, number, number):
                if number % 3:
                    await repositories.outbox.sent(outbox_message, table, number, number, pinged=(0, 1))
                else:
                    await repositories.outbox.again(outbox_message, number, lost_at=1)


async def wish(repositories: AllRepositories, person: Person) -> None:
    for number in range(30):
        await repositories.people.put(person, number, parts=(person_listed(person),))


async def test_many_at_the_same_time_never_wait_in_a_circle(repositories: AllRepositories) -> None:
    house = House(repositories)
    tables = [await house.running(ANN, BOB) for _ in range(4)]
    people = tuple((await repositories.people.find([ANN.id, BOB.id])).values())
    work = [write(repositories, table.id, people[:: 1 if number % 2 else -1]) for number, table in enumerate(tables)]
    work += [carry(repositories, table) for table in tables] + [wish(repositories, person) for person in people]
    await asyncio.gather(*work)
