"""Server against server on Discord: a code handed over, both agree, members play, both posts tell the end."""

from typing import Any, NamedTuple

import pytest

from bot.i18n.translator import translator_for
from tests.support.challenge_clicks import finish
from tests.support.world import World, answered

EN = translator_for("en")


class Moon(NamedTuple):
    """Another server: its channel, its owner, a member of it."""

    channel: Any
    owner: Any
    member: Any


@pytest.fixture
def moon(world: World) -> Moon:
    """A second server on which the bot is."""
    guild = world.env.create_guild("Moon *Club*", owner=world.env.create_user("luna"))
    channel = guild.create_text_channel("crater")
    return Moon(channel, guild.add_member(guild.owner), guild.add_member(world.env.create_user("selene")))


def newest(channel: Any) -> Any:
    """The newest message of a channel that everybody sees."""
    return [message for message in channel.history() if not message.flags.ephemeral][-1]


def count(channel: Any) -> int:
    return sum(not message.flags.ephemeral for message in channel.history())


async def listing(who: Any, channel: Any, **options: Any) -> Any:
    return answered(await who.slash(channel, "challenge servers", **options))


async def proposed(world: World) -> tuple[Any, str]:
    """Let the owner challenge another server; return the panel and the code."""
    shown = await listing(world.owner, world.channel)
    panel = answered(await world.fill(world.owner, shown, "vform", game="glow", best="1", days="1"))
    (duel,) = await world.bot.service.servers.of(world.guild.id)
    return panel, duel.challenge.code


async def agreed(world: World, moon: Moon) -> str:
    _, code = await proposed(world)
    panel = await listing(moon.owner, moon.channel, code=code)
    await world.click(moon.owner, panel, "vyes")
    return code


async def test_two_servers_agree_by_a_code_and_both_have_a_post(world: World, moon: Moon) -> None:
    panel, code = await proposed(world)
    assert panel.ephemeral
    assert f"{code[:4]}-{code[4:]}" in world.text(panel)
    assert count(world.channel) == count(moon.channel) == 0
    asked = await listing(moon.owner, moon.channel, code=code)
    assert "Observatory" in world.text(asked)
    await world.click(moon.owner, asked, "vyes")
    for channel in (world.channel, moon.channel):
        text = world.text(newest(channel))
        assert "Observatory" in text
        assert r"Moon \*Club\*" in text
        assert "cplay" in world.verbs(newest(channel))


async def test_only_who_manages_a_server_speaks_for_it(world: World, moon: Moon) -> None:
    shown = await listing(world.alice, world.channel)
    assert "vform" not in world.verbs(shown)
    _, code = await proposed(world)
    assert code[:4] not in world.text(await listing(world.alice, world.channel))
    panel = await listing(moon.member, moon.channel, code=code)
    assert "vyes" not in world.verbs(panel)
    for verb in ("vyes", "vout", "vno"):
        refused = answered(await world.forged(moon.member, panel, f"t:0:-:-:{verb}.{code}"))
        assert EN("bot.refuse.not_manager") in world.text(refused)
    assert not (await world.bot.service.challenges.find(code)).agreed


async def test_nobody_sees_a_score_before_their_own(world: World, moon: Moon) -> None:
    code = await agreed(world, moon)
    post = newest(world.channel)
    posts = count(world.channel)
    panel = await finish(world, world.alice, answered(await world.click(world.alice, post, "cplay")))
    assert "cshare" not in world.verbs(panel)
    (mine,) = (await world.bot.service.attempt_results.ranking(code)).placed
    total = f"{mine.attempt.own} – {mine.attempt.rival}"
    assert total in world.text(answered(await world.click(world.alice, post, "crank")))
    for who, channel in ((world.bob, world.channel), (moon.member, moon.channel)):
        told = answered(await world.click(who, newest(channel), "crank"))
        assert world.text(told) == EN("bot.refuse.own_first")
        assert total not in world.text(newest(channel))
        told = answered(await who.slash(channel, "challenge ranking", code=code))
        assert world.text(told) == EN("bot.refuse.own_first")
    for command in ("board", "table log", "table export", "table watch"):
        told = answered(await world.bob.slash(world.channel, command, table=mine.attempt.table))
        assert EN("bot.refuse.secret") in world.text(told), command
    profile = answered(await world.bob.slash(world.channel, "profile", person=world.alice))
    assert total not in world.text(profile)
    shared = answered(await world.forged(world.alice, panel, f"t:0:-:-:cshare.{code}"))
    assert EN("bot.refuse.secret") in world.text(shared)
    assert count(world.channel) == posts  # the post was edited, and nothing else was said
    assert "1 player has finished" in world.text(newest(moon.channel))


async def test_in_the_end_both_posts_name_the_winner_and_what_counted(world: World, moon: Moon) -> None:
    code = await agreed(world, moon)
    old = newest(world.channel)
    await finish(world, world.alice, answered(await world.click(world.alice, old, "cplay")))
    await world.sleep(days=1)
    for channel in (world.channel, moon.channel):
        text = world.text(newest(channel))
        assert EN("bot.servers.won", name="Observatory") in text
        assert "alice" not in text
        assert EN("bot.challenge.unnamed", count=1) in text
        assert world.verbs(newest(channel)) == ["crank"]
    await world.shows_results(world.alice)
    await world.env.settle()
    for channel in (world.channel, moon.channel):
        assert "alice" in world.text(newest(channel))
        assert world.verbs(newest(channel)) == ["crank", "crep"]
    assert EN("bot.servers.ended") in world.text(old)
    assert world.verbs(old) == []
    assert EN("bot.servers.record", won=0, drawn=0, lost=1) in world.text(await listing(moon.member, moon.channel))
    assert code[:4] in str(world.controls(await listing(moon.member, moon.channel)))


async def test_the_codes_of_ones_own_server_are_listed_while_one_types(world: World, moon: Moon) -> None:
    _, code = await proposed(world)

    async def listed(who: Any, channel: Any) -> list[str]:
        return [one["value"] for one in await who.autocomplete(channel, "challenge servers", "code", code[:2].lower())]

    assert await listed(world.owner, world.channel) == [code]
    assert await listed(world.alice, world.channel) == []  # nobody has accepted it
    assert await listed(moon.owner, moon.channel) == []


async def test_who_withdraws_is_asked_first(world: World, moon: Moon) -> None:
    code = await agreed(world, moon)
    panel = await listing(moon.owner, moon.channel, code=code)
    asked = answered(await world.click(moon.owner, panel, "vno"))
    assert EN("bot.servers.sure") in world.text(asked)
    assert (await world.bot.service.challenges.find(code)).closed_at is None
    await world.click(moon.owner, asked, "vout")
    for channel in (world.channel, moon.channel):
        text = world.text(newest(channel))
        assert EN("bot.servers.won", name="Observatory") in text
        assert EN("bot.servers.gone", name=r"Moon \*Club\*") in text
