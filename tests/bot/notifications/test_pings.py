"""Calls on Discord: what pings somebody, and what is left of it."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from tests.support.world import World, answered

EN = translator_for("en")


@pytest.fixture
async def pair(world: World) -> World:
    """A table at which Alice and Bob are both asked."""
    lobby = await world.open(world.alice, seats=2)
    await world.click(world.bob, lobby, "join")
    await world.click(world.alice, lobby, "start")
    return world


def pings(world: World, who: Any) -> list[Any]:
    """Return the messages of the channel that are written for one person."""
    return [
        message
        for message in world.channel.history()
        if world.text(message)[:1] in "🔔⌛🤖" and who.mention in world.text(message)
    ]


async def answer(world: World, who: Any) -> None:
    """Let somebody give the first answer there is."""
    prompt = await world.prompt(who.id)
    await world.bot.service.play.submit_move(world.table, who.id, prompt.token, prompt.legal[0])
    await world.env.settle()


async def reminded(world: World) -> tuple[Any, Any]:
    """Let a day pass, and return who is reminded of their turn and who is not."""
    asked = [wait.person for wait in (await world.bot.service.play.view(world.table)).pending]
    await world.sleep(hours=25)
    return (world.alice, world.bob) if world.alice.id in asked else (world.bob, world.alice)


async def test_a_reminder_disappears_when_it_has_been_answered(pair: World) -> None:
    who, _ = await reminded(pair)
    (ping,) = pings(pair, who)
    assert pair.verbs(ping)[0] == "move"
    await answer(pair, who)
    assert pings(pair, who) == []


async def test_a_call_is_put_off_by_whom_it_calls_alone(pair: World) -> None:
    who, other = await reminded(pair)
    (ping,) = pings(pair, who)
    assert pair.verbs(ping) == ["move", "snooze", "snooze", "snooze", "mute"]
    refused = answered(await pair.click(other, ping, "snooze", "1"))
    assert refused.flags.ephemeral
    assert ("alice" if who is pair.alice else "bob") in pair.text(refused)
    told = answered(await pair.click(who, ping, "snooze", "3"))
    assert told.flags.ephemeral
    assert "<t:" in pair.text(told)
    assert pings(pair, who) == []
    await pair.sleep(hours=2)
    assert pings(pair, who) == []
    await pair.sleep(hours=1.1)
    assert len(pings(pair, who)) == 1


async def test_a_table_is_muted_on_the_call_and_unmuted_behind_more(pair: World) -> None:
    who, _ = await reminded(pair)
    (ping,) = pings(pair, who)
    await pair.click(who, ping, "mute")
    assert pings(pair, who) == []
    more = answered(await pair.click(who, pair.board, "more"))
    assert "mute" not in pair.verbs(more)
    await pair.click(who, more, "unmute")
    assert "mute" in pair.verbs(answered(await pair.click(who, pair.board, "more")))


async def test_direct_messages_call_and_disappear_and_where_they_are_refused_the_table_calls(pair: World) -> None:
    shown = answered(await pair.alice.slash(pair.channel, "settings reminders", on=True, calls="direct"))
    assert EN("bot.calls.direct") in pair.text(shown)
    await pair.bob.slash(pair.channel, "settings reminders", on=True, calls="direct", hours=3)
    who, _ = await reminded(pair)
    assert pings(pair, who) == []
    line = pair.env.backend.get_dm_channel(who.id)
    (told,) = pair.env.backend.messages[line.id].values()
    assert f"t:{pair.table}:" in str(told.components)
    await answer(pair, who)
    assert list(pair.env.backend.messages[line.id].values()) == []


async def test_a_digest_lists_the_tables_that_wait(pair: World) -> None:
    for who in (pair.alice, pair.bob):
        await who.slash(pair.channel, "settings reminders", on=True, calls="digest", digest=8)
    who, _ = await reminded(pair)
    await pair.sleep(hours=12)
    assert pings(pair, who) == []
    line = pair.env.backend.get_dm_channel(who.id)
    (told,) = pair.env.backend.messages[line.id].values()
    assert EN("bot.digest.title", count=1) in str(told.components)


REFUSALS = [(403, 50007), (400, 50007), (403, 50278), (404, 10013), (404, 10003), (400, 50035), (403, 50001), (410, 0)]


@pytest.mark.parametrize("answer", REFUSALS)
@pytest.mark.parametrize("at", ["opening", "sending"])
async def test_where_direct_messages_are_refused_the_table_calls_and_the_settings_say_so(
    pair: World, answer: tuple[int, int], at: str
) -> None:
    status, code = answer
    for who in (pair.alice, pair.bob):
        await who.slash(pair.channel, "settings reminders", on=True, calls="direct")
        line = pair.env.backend.get_dm_channel(who.id)
        path = "/users/@me/channels" if at == "opening" else f"/channels/{line.id}/messages"
        pair.env.inject_error("POST", path, status=status, code=code, times=1)
    who, _ = await reminded(pair)
    assert len(pings(pair, who)) == 1
    assert (await pair.bot.service.queries.table(pair.table)).reachable
    shown = answered(await who.slash(pair.channel, "settings show"))
    assert EN("bot.settings.shut") in pair.text(shown)
    shown = answered(await who.slash(pair.channel, "settings reminders", on=True))
    assert EN("bot.settings.shut") not in pair.text(shown)


@pytest.mark.parametrize("status", [500, 503])
async def test_a_fault_of_discord_shuts_nobodys_direct_messages(pair: World, status: int) -> None:
    for who in (pair.alice, pair.bob):
        await who.slash(pair.channel, "settings reminders", on=True, calls="direct")
        pair.env.inject_error("POST", "/users/@me/channels", status=status, times=1)
    who, _ = await reminded(pair)
    assert EN("bot.settings.shut") not in pair.text(answered(await who.slash(pair.channel, "settings show")))


async def test_a_spectator_follows_behind_more_and_is_told_in_a_direct_message(pair: World) -> None:
    carol = pair.person("carol")
    more = answered(await pair.click(carol, pair.board, "more"))
    shown = answered(await pair.click(carol, more, "watch"))
    assert EN("bot.watch.how") in pair.text(shown)
    shown = answered(await pair.click(carol, shown, "follow", "end"))
    assert EN("bot.watch.end") in pair.text(shown)
    assert EN("bot.watch.title") in pair.text(answered(await carol.slash(pair.channel, "games")))
    again = answered(await carol.slash(pair.channel, "table watch"))
    assert "unwatch" in pair.verbs(again)
    await pair.bot.service.seats.end_table(pair.table, 1, moderator=True)
    await pair.env.settle()
    line = pair.env.backend.get_dm_channel(carol.id)
    (told,) = pair.env.backend.messages[line.id].values()
    assert EN("glow.name") in str(told.components)
    assert EN("bot.watch.title") not in pair.text(answered(await carol.slash(pair.channel, "games")))
