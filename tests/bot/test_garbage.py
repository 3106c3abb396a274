"""When garbage is looked for, and when it is left lying."""

import asyncio
import gc
import weakref

import discord
import pytest

from bot import garbage, words
from bot.garbage import left_lying
from bot.pictures import NotDrawn, Pictures, Wanted
from bot.workers import Pool
from tests.bot.world import World, answered


def test_garbage_is_left_lying_for_a_while_and_then_collected_as_before() -> None:
    with left_lying():
        assert not gc.isenabled()
        with left_lying():  # as modules are read while the bot tidies up by itself
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


async def test_what_has_lasted_a_while_is_looked_through_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[int]()
    frozen = list[int]()

    async def no_time(_: float) -> None:
        if len(looked) == 3 * garbage.WHOLE:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", no_time)
    monkeypatch.setattr(gc, "collect", looked.append)
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(len(looked)))
    with pytest.raises(asyncio.CancelledError):
        await garbage.tidy()
    assert [number for number, oldest in enumerate(looked, 1) if oldest == 2] == [1, 2, 4, 8, 16, 24, 48, 72]
    assert {*looked} == {0, 2}
    assert frozen == [1, 2, 4, 8, 16]


async def test_nothing_of_a_click_waits_for_the_garbage_collector(world: World) -> None:
    await world.solo(world.alice)

    async def turn() -> None:
        panel = answered(await world.tap(world.alice, world.board, "move"))
        await world.tap(world.alice, panel, "why")
        prompt = await world.prompt(world.alice.id)
        await world.alice.slash(world.channel, "act", answer=f"{prompt.stamp}.0")
        await world.bob.slash(world.channel, "act", answer="nonsense")

    await turn()
    with left_lying():
        gc.collect()
        await turn()
        kinds = (discord.InteractionResponse, discord.ui.Item)  # what held each other with clicks and messages
        assert [one for one in gc.get_objects() if isinstance(one, kinds)] == []


async def test_a_picture_that_is_not_drawn_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def waits_in_vain(*_: object, **__: object) -> None:
        async with asyncio.timeout(0):
            await asyncio.Event().wait()

    pool = Pool(1)
    monkeypatch.setattr(pool, "run", waits_in_vain)
    drawing, wanted = Pictures(pool), Wanted("a", "glow", None, "table", words.words_in("en"), {})
    with left_lying():
        try:
            await drawing.draw(wanted)
        except NotDrawn as error:
            left = weakref.ref(error)
        await asyncio.sleep(0)
        assert left() is None
