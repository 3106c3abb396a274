"""Duels of two servers, agreed to and played."""

from bot.domain.person import InvokingUser
from bot.domain.table import Location
from bot.features.challenges.model import Challenge, DuelSide
from tests.support.house import ANN, House

NORTH, SOUTH = DuelSide(900, "North", 500), DuelSide(901, "South", 501)
THERE = Location(channel=501, guild=901)


async def agreed(house: House, *, best: int = 2, days: int = 3) -> Challenge:
    """Return a duel that both servers have agreed to."""
    made = await house.service.servers.propose(ANN, NORTH, "toy", best, days)
    return await house.service.servers.accept(made.code, SOUTH)


async def play(house: House, challenge: Challenge, who: InvokingUser, place: Location) -> str:
    table_view = await house.service.attempts.begin(challenge.code, who, place)
    await house.play_on(table_view.table.id, who)
    return table_view.table.id
