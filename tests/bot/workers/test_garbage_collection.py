"""When garbage is looked for, and when it is left lying."""

import asyncio
import gc
import weakref
from collections.abc import Callable

import discord
import pytest
from discord.http import handle_message_parameters

from bot.discord_kit import files
from bot.i18n import translator
from bot.workers import garbage_collection
from bot.workers.garbage_collection import collection_paused
from bot.workers.pictures import PictureFailed, PictureRequest, PictureService
from bot.workers.process_pool import ProcessPool
from tests.support.world import World, answered


def test_garbage_is_left_lying_for_a_while_and_then_collected_as_before() -> None:
    with collection_paused():
        assert not gc.isenabled()
        with collection_paused():  # as modules are read while the bot tidies up by itself
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


async def looked(monkeypatch: pytest.MonkeyPatch, busy: Callable[[int], bool], looks: int) -> list[str]:
    """What the collector is told at each second's look; `busy` says of a look whether somebody is served then."""
    told = [""]

    async def no_time(_: float) -> None:
        if len(told) > looks:
            raise asyncio.CancelledError
        told.append("")

    def tell(what: str) -> Callable[..., None]:
        return lambda *_: told.append(told.pop() + what)

    monkeypatch.setattr(asyncio, "sleep", no_time)
    for audit_entry in ("collect", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, audit_entry, tell(f"{audit_entry} "))
    with pytest.raises(asyncio.CancelledError):
        await garbage_collection.collect_periodically(lambda: busy(len(told) - 1))
    return told


async def test_what_has_lasted_a_while_is_looked_through_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told = await looked(monkeypatch, lambda _: True, 3 * garbage_collection.THOROUGH)
    whole = [table_view for table_view, what in enumerate(told) if "freeze" in what]
    assert whole[:3] == [10, 20, 30]
    assert {told[table_view] for table_view in whole} == {"collect freeze "}
    assert set(told[1:]) == {"collect ", "collect freeze "}  # nobody waits for more while somebody is served


async def test_everything_is_looked_through_when_nobody_would_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = garbage_collection.THOROUGH + 100
    told = await looked(
        monkeypatch, lambda table_view: table_view < rest or table_view == rest + 5, 3 * garbage_collection.THOROUGH
    )
    thorough = [table_view for table_view, what in enumerate(told) if what == "unfreeze collect freeze "]
    first = rest + 5 + garbage_collection.CALM
    assert thorough == [first, first + garbage_collection.THOROUGH]


def clicks_in_memory() -> list[object]:
    """Return what once held each other with clicks and messages."""
    return [one for one in gc.get_objects() if isinstance(one, discord.InteractionResponse | discord.ui.Item)]


async def test_nothing_of_a_click_waits_for_the_garbage_collector(world: World) -> None:
    await world.solo(world.alice)

    async def turn() -> None:
        panel = answered(await world.click(world.alice, world.board, "move"))
        await world.click(world.alice, panel, "why")
        prompt = await world.prompt(world.alice.id)
        await world.alice.slash(world.channel, "act", answer=f"{prompt.token}.0")
        await world.bob.slash(world.channel, "act", answer="nonsense")

    await turn()
    with collection_paused():
        gc.collect()
        await turn()
        for _ in range(100):  # a task that is not over yet still holds its click
            if not clicks_in_memory():
                break
            await asyncio.sleep(0.1)
        assert clicks_in_memory() == []


def test_the_bytes_of_a_file_that_was_sent_do_not_wait_for_the_garbage_collector() -> None:
    sent = files.file(b"a picture", "board.png")
    left = weakref.ref(sent.fp)
    with collection_paused():
        with handle_message_parameters(file=sent):
            assert sent.fp.read() == b"a picture"
        del sent
        assert left() is None


async def test_a_picture_that_is_not_drawn_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def waits_in_vain(*_: object, **__: object) -> None:
        async with asyncio.timeout(0):
            await asyncio.Event().wait()

    pool = ProcessPool(1)
    monkeypatch.setattr(pool, "run", waits_in_vain)
    drawing, wanted = (
        PictureService(pool),
        PictureRequest("a", "glow", None, "table", translator.translator_for("en"), {}),
    )
    with collection_paused():
        try:
            await drawing.draw(wanted)
        except PictureFailed as error:
            left = weakref.ref(error)
        await asyncio.sleep(0)
        assert left() is None
