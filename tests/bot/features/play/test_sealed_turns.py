"""Sealed turns on Discord: settled with the table, told wherever a deadline is, and opened by a private look alone."""

from typing import Any

import pytest

from bot.domain.time_control import SEALED
from bot.i18n.translator import translator_for
from tests.support.world import World, answered

EN = translator_for("en")
WAITS, RUNS = "clock starts at first look, or <t:", "time runs out <t:"


@pytest.fixture
async def pair(world: World) -> World:
    """A table of sealed turns at which Alice and Bob have begun."""
    lobby = await world.open(world.alice, seats=2, sealed=True)
    assert EN(f"bot.sealing.{SEALED}") in world.text(lobby)
    await world.click(world.bob, lobby, "join")
    await world.click(world.alice, lobby, "start")
    return world


async def asked(world: World) -> Any:
    """Return somebody who is asked."""
    waits = (await world.bot.service.play.view(world.table)).pending
    return next(who for who in (world.alice, world.bob) if who.id == waits[0].person)


def told(world: World, who: Any) -> str:
    """Return the line of the board that tells of somebody."""
    return next(line for line in world.text(world.board).splitlines() if line.startswith(f"▶ {who.mention}"))


@pytest.mark.parametrize("way", ["move", "hand", "sheet", "text", "act", "next"])
async def test_a_private_look_opens_a_turn_and_the_board_says_so(pair: World, way: str) -> None:
    who = await asked(pair)
    assert WAITS in told(pair, who)
    for_all = answered(await pair.click(who, pair.board, "more"))
    games = answered(await who.slash(pair.channel, "games"))
    assert WAITS in pair.text(games)
    assert WAITS in told(pair, who)
    match way:
        case "act":
            assert await who.autocomplete(pair.channel, "act", "answer", "")
        case "next":
            await pair.click(who, games, "move")
        case "sheet":
            await pair.click(who, for_all, "sheet", "table")
        case _:
            await pair.click(who, pair.board, way)
    await pair.env.settle()
    assert RUNS in told(pair, who)
    assert RUNS in pair.text(answered(await who.slash(pair.channel, "games")))


async def test_what_others_see_opens_no_turn(pair: World) -> None:
    who = await asked(pair)
    await pair.click(pair.alice if who is pair.bob else pair.bob, pair.board, "move")
    await pair.click(pair.person("carol"), pair.board, "text")
    await pair.env.settle()
    assert WAITS in told(pair, who)


async def test_the_host_changes_it_while_they_play(pair: World) -> None:
    result = answered(await pair.alice.slash(pair.channel, "table pace", sealed=False, pace="slow"))
    assert EN(f"bot.sealing.{SEALED}") not in pair.text(result)
    await pair.env.settle()
    assert f"{EN('bot.pace.slow')} · {EN('bot.sealing.unsealed')}" in pair.text(pair.board)
    result = answered(await pair.alice.slash(pair.channel, "table pace", sealed=True))
    assert EN(f"bot.sealing.{SEALED}") in pair.text(result)
