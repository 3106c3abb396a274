"""The poster of a server's sky on Discord: who may wish for it, what it says, and that it calls nobody."""

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.notification import MessageKind, OutboxMessage
from bot.features.weekly_sky.model import SkyPost
from bot.i18n.translator import translator_for
from bot.notifications.outgoing import EditLimited, Message, RetryLater, Unreachable
from tests.support.clicks import says
from tests.support.house import prepared
from tests.support.match_play import match
from tests.support.real_http import RealHTTP
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")


async def posted(world: World) -> Any:
    """Let a server wish for posters, two people play, and Monday come; return the poster."""
    result = await world.owner.slash(world.channel, "server sky", on=True, zone="Asia/Tokyo", hour=6)
    assert f"<#{world.channel.id}>" in world.text(answered(result))
    await match(world)
    (poster,) = await world.bot.repositories.skies.due(2**60, 9)
    await world.sleep(seconds=(poster.due_at - world.bot.clock()).total_seconds())
    await world.env.settle()
    return found(world)


def found(world: World) -> Any:
    """Return the only poster of the channel."""
    titles = [f"🌃 {words('bot.sky.title')} ·" for words in (EN, JA)]
    (poster,) = [one for one in world.channel.history() if any(title in world.text(one) for title in titles)]
    return poster


async def renewed(world: World, *, fresh: bool = False) -> Message:
    outbox_message = OutboxMessage(
        1, MessageKind.SKY, SkyPost.topic_of(world.guild.id), None, fresh, 1, 0, world.bot.clock()
    )
    message: Message | None = await world.bot.service.message_handlers[MessageKind.SKY].load(outbox_message)
    assert message is not None
    return message


async def test_the_poster_of_a_week_is_a_picture_that_calls_nobody(world: World) -> None:
    poster = await posted(world)
    told = world.pictures(poster)[0]["description"]
    assert EN("bot.sky.count", matches=1, people=2) in told
    assert world.guild.name in told
    assert "alice" in told
    assert EN("bot.sky.title") in world.text(poster)
    assert "@" not in world.text(poster)
    await world.sleep(days=1)
    assert found(world).id == poster.id


async def test_a_poster_speaks_the_language_of_its_server(world: World) -> None:
    await world.owner.slash(world.channel, "server setup", language="ja")
    assert JA("bot.sky.title") in world.text(await posted(world))


async def test_who_opts_out_leaves_the_poster_that_hangs_there(world: World) -> None:
    poster = await posted(world)
    for who, gone in ((world.bob, "bob"), (world.alice, "alice")):
        page = answered(await who.slash(world.channel, "settings privacy"))
        await world.click(who, page, "unshine")
        await world.env.settle()
        everything = world.text(poster) + "".join(one["description"] for one in world.pictures(poster))
        assert gone not in everything
    assert EN("bot.sky.empty") in world.text(poster)


async def test_a_poster_bears_what_discord_does(real_http: RealHTTP, world: World) -> None:
    poster = await posted(world)
    ready = await prepared(world.bot, await renewed(world))
    for code, status, raised in ((30046, 429, EditLimited), (50083, 400, RetryLater), (50013, 403, Unreachable)):
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=1)
        with pytest.raises(raised):
            await ready.send()
    assert await (await prepared(world.bot, await renewed(world))).send() == poster.id
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, times=1)
    assert await (await prepared(world.bot, await renewed(world))).send() is None  # somebody has deleted it
    assert found(world).id == poster.id


async def test_a_poster_without_a_picture_waits_and_then_says_it_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await posted(world)

    async def never(*_: object, **__: object) -> bytes:
        raise TimeoutError

    monkeypatch.setattr(world.bot.pictures, "draw", never)
    message: Any = await renewed(world, fresh=True)
    with pytest.raises(RetryLater):
        await prepared(world.bot, message)
    late = type(message)(
        **{name: getattr(message, name) for name in message.__struct_fields__}
        | {
            "outbox_message": OutboxMessage(
                1, MessageKind.SKY, message.outbox_message.topic, None, True, 1, 9, world.bot.clock(), "1.x"
            )
        }
    )
    await (await prepared(world.bot, late)).send()
    poster = world.channel.history()[-1]
    assert not world.pictures(poster)
    assert EN("bot.sky.parties") in world.text(poster)


async def test_only_those_who_manage_the_server_wish_for_it(world: World) -> None:
    world.show_to_everyone("server sky")
    assert says(world, await world.alice.slash(world.channel, "server sky", on=True), "bot.refuse.not_manager")
    assert await world.bot.repositories.skies.find(world.guild.id) is None
    await world.owner.slash(world.channel, "server sky", on=True)
    (poster,) = await world.bot.repositories.skies.due(2**60, 9)
    assert (poster.zone, poster.hour) == ("UTC", 9)
    assert timedelta() < poster.due_at - world.bot.clock() <= timedelta(days=7)
    off = answered(await world.owner.slash(world.channel, "server sky", on=False))
    assert EN("bot.sky.off") in world.text(off)
    assert await world.bot.repositories.skies.find(world.guild.id) is None
