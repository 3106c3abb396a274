"""Many running tables of all games, two people at each, and who may answer what there."""

import random
from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from bot.model import Caller, Look, Place, TableId
from bot.service.seated import Seated
from bot.tables import TableService
from games import GAMES
from games.core import play
from games.core.match import Prompt


async def seat_everybody(
    service: TableService, channels: Sequence[Place], people: Sequence[Caller], count: int
) -> list[TableId]:
    """Start so many tables for two, game after game, channel after channel, and return them."""
    pairs: Iterator[Caller] = cycle(people)
    tables = []
    for game, place in zip(islice(cycle(GAMES), count), cycle(channels), strict=False):
        tables.append(await seat_two(service, place, next(pairs), next(pairs), game))
    return tables


async def seat_two(service: TableService, place: Place, host: Caller, guest: Caller, game: str) -> TableId:
    """Start a table for two and return it."""
    table = (await service.lobby.open(host, game, place, seats=2)).id
    await service.lobby.join(table, guest)
    await service.play.start(table, host.id)
    return table


def asked(seated: Seated, luck: random.Random) -> Prompt | None:
    """Return the question of one of those who are asked at a table, None if nobody is."""
    if seated.match is None:
        return None
    prompts = list(play.prompts(seated.game, seated.match).values())
    return luck.choice(prompts) if prompts else None


def person_at(look: Look | Seated, seat: int) -> int:
    """Return who sits there."""
    person = next(chair.person for chair in look.table.chairs if chair.seat == seat)
    assert person is not None
    return person
