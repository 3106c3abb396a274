"""Many running tables of all games, two people at each, and who may answer what there."""

import random
from collections.abc import Iterable, Sequence
from itertools import cycle, islice

from bot.app.services import Services
from bot.domain.person import InvokingUser
from bot.domain.table import Location, TableId
from bot.tables.loaded_table import LoadedTable
from bot.tables.log_view import move_of
from games import GAMES
from games.core import ai, play
from games.core.match import Prompt
from games.core.step import Seat


async def seat_everybody(
    service: Services,
    places: Sequence[Location],
    pairs: Sequence[tuple[InvokingUser, InvokingUser]],
    *,
    games: Iterable[str] | None = None,
    computers: int = 0,
) -> list[TableId]:
    """Start a table for each pair, game after game, place after place, with so many computer players besides."""
    tables = []
    for pair, game, place in zip(pairs, games or cycle(GAMES), islice(cycle(places), len(pairs)), strict=False):
        host, guest = pair
        table = (await service.lobby.open(host, game, place, seats=2 + computers)).id
        await service.lobby.join(table, guest)
        for _ in range(computers):
            await service.lobby.add_computer(table, host.id, ai.EASY)
        await service.lobby.start(table, host.id)
        tables.append(table)
    return tables


def asked(seated: LoadedTable, luck: random.Random) -> Prompt | None:
    """Return the question of one of the people who are asked at a table, None if nobody is."""
    if seated.match is None:
        return None
    people = {table_seat.seat for table_seat in seated.table.seats if table_seat.person is not None}
    prompts = [
        prompt for prompt in play.prompts_with_tokens(seated.game, seated.match).values() if prompt.seat in people
    ]
    return luck.choice(prompts) if prompts else None


def person_at(seated: LoadedTable, seat: Seat) -> int:
    """Return who sits there."""
    person = next(table_seat.person for table_seat in seated.table.seats if table_seat.seat == seat)
    assert person is not None
    return person


async def log_gives_match(service: Services, table: TableId) -> bool:
    """Say whether the log of a table gives its stored match."""
    service.repository.invalidate(table)
    loaded = await service.repository.load(table)
    kept = await service.repositories.log.replaying(table)
    match = play.load(loaded.game, kept.match)
    try:
        for entry in kept.moves:
            move = move_of(loaded.game, entry)
            match, _ = play.apply(loaded.game, match, move.seat, move.action)
    except ValueError:  # what stands in the log was never legal
        return False
    return loaded.match is not None and play.save(match) == play.save(loaded.match)
