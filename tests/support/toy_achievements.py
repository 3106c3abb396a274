"""A book of the toy's achievements, and matches that are counted in it."""

from random import Random

import pytest
from sqlalchemy import text

from bot.database import schema_rankings
from bot.domain.person import InvokingUser
from bot.domain.table import Location, Table
from bot.features.rankings import profile as profiles
from bot.features.rankings import tallies
from bot.features.rankings.achievements import AchievementBook, ComponentUse, Measure
from tests.support.house import ANN, BOB, CAT, DAN, HERE, House
from tests.support.outcomes import sparkling

PEOPLE = (ANN, BOB, CAT, DAN)
ELSEWHERE, ALONE = Location(channel=501, guild=901), Location(channel=502)
DERIVED = [table.name for table in schema_rankings.DERIVED]


@pytest.fixture(autouse=True)
def toy_book(monkeypatch: pytest.MonkeyPatch) -> None:
    written = AchievementBook(
        (
            sparkling(key="lamp", goal=12, count=Measure(event="Scored", field="points", by="sum")),
            sparkling(key="champion", tests=(Measure(fact="won", least=1),)),
        ),
        (ComponentUse("Drawn", "card", "toy.card"),),
    )
    for room in (tallies, profiles):
        monkeypatch.setattr(room, "book_of", lambda _: written)


async def play(house: House, luck: Random, *people: InvokingUser, place: Location = HERE, computers: int = 0) -> Table:
    """Play a whole match with random answers."""
    first, *others = people
    table = await house.service.lobby.open(first, "toy", place, seats=len(people) + computers)
    for other in others:
        await house.service.lobby.join(table.id, other)
    for _ in range(computers):
        await house.service.lobby.add_computer(table.id, first.id, "easy")
    await house.service.lobby.start(table.id, first.id)
    while True:
        for person in people:
            table_view = await house.table_view(table.id, person)
            if table_view.prompt is not None:
                action = luck.choice(table_view.prompt.legal)
                house.clock.move(luck.random())
                if (await house.service.play.submit_move(table.id, person.id, table_view.prompt.token, action)).over:
                    return await house.service.queries.table(table.id)


async def year(house: House, matches: int) -> None:
    """Let these people meet now and then, over more than one season."""
    luck = Random(7)
    for _ in range(matches):
        people = luck.sample(PEOPLE, luck.choice((1, 2, 2, 3)))
        computers = luck.choice((0, 0, 1)) if len(people) < 3 else 0
        await play(house, luck, *people, place=luck.choice((HERE, ELSEWHERE, ALONE)), computers=computers)
        house.clock.move(100)


async def stored(house: House) -> dict[str, list[tuple[object, ...]]]:
    async with house.repositories.engine.reading() as connection:
        return {
            name: sorted(map(tuple, await connection.execute(text(f"SELECT * FROM {name}"))), key=repr)
            for name in (*DERIVED, "outcomes")
        }
