"""Messages and where they stand: deleted, forbidden, archived, moved; nothing is lost and the table goes on."""

import io
import logging
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import config
from bot.app.start import create_bot
from bot.discord_kit import interaction, membership
from bot.discord_kit.command_mentions import CommandMentions
from bot.domain.person import Person
from bot.i18n.translator import translator_for
from bot.workers import pictures
from tests.support.clicks import says, two_at_a_table, waiting
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")


async def test_a_deleted_board_is_posted_anew(world: World) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    panel = answered(await world.click(world.alice, board, "move"))
    await world.owner.delete(board)
    await world.pick(world.alice, panel, "a")
    assert world.board.id != board.id
    assert "move" in world.verbs(world.board)


async def test_a_table_goes_on_elsewhere_when_its_channel_is_gone(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    world.env.backend.delete_channel(world.channel.id)
    world.channel = world.guild.create_text_channel("moonlight")
    world.env.backend.faults.clear()
    await world.env.settle()
    result = await world.alice.slash(world.channel, "board", table=table)
    assert "here" in world.verbs(answered(result))
    await world.click(world.alice, answered(result), "here")
    asked = (await world.bot.service.play.view(table)).pending[0].person
    who = world.alice if asked == world.alice.id else world.bob
    panel = answered(await world.click(who, world.board, "move"))
    assert "a" in world.verbs(panel)


async def test_a_table_leaves_its_old_channel_without_controls(world: World) -> None:
    board, table = await two_at_a_table(world), world.table
    world.channel = world.guild.create_text_channel("moonlight")
    result = await world.alice.slash(world.channel, "table here", table=table)
    assert says(world, result, "bot.moved", place=f"<#{world.channel.id}>")
    assert world.verbs(board) == []
    assert f"<#{world.channel.id}>" in world.text(board)
    assert "move" in world.verbs(world.board)


async def test_nobody_takes_a_table_to_a_server_of_their_own(world: World) -> None:
    board, table = await two_at_a_table(world), world.table
    own = world.env.create_guild("Elsewhere", owner=world.bob.user)
    bob, far = own.add_member(own.owner), own.create_text_channel("far")
    shown = answered(await bob.slash(far, "board", table=table))
    assert "here" not in world.verbs(shown)
    result = await bob.slash(far, "table here", table=table)
    assert says(world, result, "bot.refuse.elsewhere", place="server")
    question = answered(await bob.slash(far, "table end", table=table))
    await world.click(bob, question, "end")
    after = await world.bot.service.queries.table(table)
    assert (after.status, after.place.home) == ("running", world.channel.id)
    assert "move" in world.verbs(board)


async def test_a_table_that_was_rescued_by_its_host_has_no_moderator(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    own = world.env.create_guild("Elsewhere", owner=world.alice.user)
    alice, far = own.add_member(own.owner), own.create_text_channel("far")
    world.env.backend.delete_channel(world.channel.id)
    world.env.backend.faults.clear()
    shown = answered(await alice.slash(far, "board", table=table))
    assert "here" not in world.verbs(shown)  # nobody has noticed yet
    await world.click(alice, shown, "post")
    shown = answered(await alice.slash(far, "board", table=table))
    await world.click(alice, shown, "here")
    world.channel = far
    way = world.bot.messenger.channels.jump(await world.bot.service.queries.table(table))
    assert way is not None
    assert f"/{own.id}/{far.id}/" in way
    await world.click(alice, answered(await alice.slash(far, "table end", table=table)), "end")
    assert (await world.bot.service.queries.table(table)).status == "running"


async def test_a_table_goes_on_in_its_channel_when_its_thread_is_gone(world: World) -> None:
    await world.alice.slash(world.channel, "play", game="glow", place="thread", seats=1, options="tom=choose")
    parent, world.channel = world.channel, world.channel.threads[0]
    await world.click(world.alice, world.channel.history()[-1], "start")
    table = world.table
    world.env.backend.delete_channel(world.channel.id)
    world.channel = parent
    shown = answered(await world.alice.slash(parent, "board", table=table))
    await world.click(world.alice, shown, "here")
    await world.pick(world.alice, world.board, "a")
    assert (await world.bot.service.queries.table(table)).moves == 1


async def test_a_server_that_is_gone_disturbs_nobody_else(world: World) -> None:
    other = world.env.create_guild("Elsewhere", owner=world.env.create_user("carol"))
    carol, far = other.add_member(other.owner), other.create_text_channel("far")
    await carol.slash(far, "play", game="glow", seats=1, options="tom=choose")
    await carol.click(far.history()[-1], custom_id=world.control(far.history()[-1], "start")["custom_id"])
    (gone,) = await world.bot.service.queries.tables_at(far.id)
    world.env.backend.remove_guild(other.id)
    await world.env.settle()
    table_view = await world.bot.service.play.view(gone.id, carol.id)
    assert table_view.prompt is not None
    await world.bot.service.play.submit_move(gone.id, carol.id, table_view.prompt.token, table_view.prompt.legal[0])
    await world.solo(world.alice, seats=1, options="tom=choose")
    await world.sleep(hours=13)
    await world.pick(world.alice, world.board, "a")
    assert "y" in world.verbs(world.board)
    after = await world.bot.service.queries.table(gone.id)
    assert (after.moves, after.reachable) == (1, False)


async def test_a_message_that_cannot_be_sent_is_sent_later(world: World) -> None:
    board = await two_at_a_table(world)
    first = (await waiting(world))[0]
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=20)
    await world.pick(first, board, "a")
    assert world.board.id == board.id
    world.env.backend.faults.clear()
    await world.env.advance_time(120)
    assert world.board.id != board.id


async def test_a_match_survives_that_nothing_can_be_sent_at_all(world: World) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    world.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
    panel = answered(await world.pick(world.alice, board, "a"))
    assert "y" in world.verbs(panel)
    table = await world.bot.service.queries.table(world.table)
    assert table.moves == 1
    assert not table.reachable


async def test_an_hour_old_board_is_posted_anew(world: World) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    await world.sleep(hours=1)
    await world.pick(world.alice, board, "a")
    assert world.board.id != board.id


async def test_a_board_that_has_scrolled_away_is_edited_where_it_stands_until_a_person_asks_for_it(
    world: World,
) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    await world.bob.send(world.channel, "hello")
    await world.pick(world.alice, board, "a")
    assert world.board.id == board.id
    before = len(world.env.http_requests)
    shown = answered(await world.alice.slash(world.channel, "board", table=world.table))
    await world.click(world.alice, shown, "post")
    assert world.board.id != board.id
    assert board.id not in {message.id for message in world.channel.history()}  # who plays alone needs one alone
    assert not [one for one in world.env.http_requests[before:] if one.method == "GET" and "/messages" in one.path]


async def test_a_picture_that_fails_once_is_put_into_its_board_afterwards(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, draw = await world.solo(world.alice, seats=1, options="tom=choose"), pictures.draw

    def failing(_: Any) -> bytes:
        raise OSError("no paint")

    monkeypatch.setattr(pictures, "draw", failing)
    await world.pick(world.alice, board, "a")
    assert not world.pictures(board)
    assert "y" in world.verbs(board)
    await world.bob.send(world.channel, "hello")
    monkeypatch.setattr(pictures, "draw", draw)
    await world.env.advance_time(120)
    assert world.board.id == board.id


def forbid(world: World, channel: Any, *names: str) -> None:
    """Take these permissions from the bot in a channel."""
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    me = world.guild.me
    assert me is not None
    allow, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    kept = world.env.backend.get_channel(channel.id).overwrites
    kept.append(Overwrite(me.id, OverwriteType.MEMBER, allow.value, deny.value))


@pytest.mark.parametrize(
    ("name", "place"),
    [*((name, "here") for name in membership.HERE), *((name, "thread") for name in membership.NEW_THREAD)],
)
async def test_a_missing_permission_is_named_before_anything_is_said(world: World, name: str, place: str) -> None:
    closed = world.guild.create_text_channel("closed")
    forbid(world, closed, name)
    result = await world.alice.slash(closed, "play", game="glow", place=place)
    assert EN(f"bot.permission.{name}") in world.text(answered(result))
    assert answered(result).ephemeral
    assert not closed.threads


async def test_missing_permissions_are_named_in_the_persons_language(world: World) -> None:
    forbid(world, world.channel, "send_messages", "attach_files")
    await world.alice.slash(world.channel, "settings language", language="ja")
    text = world.text(answered(await world.alice.slash(world.channel, "play", game="glow")))
    names = [JA(f"bot.permission.{name}") for name in ("send_messages", "attach_files")]
    assert text == JA("bot.refuse.missing", permissions="、".join(names))


async def test_where_there_can_be_no_thread_it_is_said_in_private(world: World) -> None:
    voice = world.guild.create_voice_channel("voices")
    result = await world.alice.slash(voice, "play", game="glow", place="thread")
    assert says(world, result, "bot.refuse.no_thread")
    assert answered(result).ephemeral


async def test_a_table_in_a_thread_of_its_own(world: World) -> None:
    await world.alice.slash(world.channel, "play", game="glow", place="thread")
    thread = world.channel.threads[0]
    assert thread.name is not None
    assert thread.name.startswith("Glow")
    world.channel = thread
    await world.click(world.alice, thread.history()[-1], "start")
    assert "a" in world.verbs(world.board)


async def test_a_server_may_wish_a_thread_for_each_table_where_there_can_be_one(world: World) -> None:
    await world.owner.slash(world.channel, "server setup", threads=True)
    await world.alice.slash(world.channel, "play", game="glow")
    assert [thread.name for thread in world.channel.threads] == ["Glow · alice"]
    voice = world.guild.create_voice_channel("voices")
    await world.alice.slash(voice, "play", game="glow")
    assert "start" in world.verbs(voice.history()[-1])


async def test_an_archived_thread_is_woken(world: World) -> None:
    await world.alice.slash(world.channel, "play", game="glow", place="thread", seats=1, options="tom=choose")
    world.channel = world.channel.threads[0]
    await world.click(world.alice, world.channel.history()[-1], "start")
    board = world.board
    panel = answered(await world.click(world.alice, board, "move"))
    state = world.env.backend.get_channel(world.channel.id).thread_metadata
    assert state is not None
    state.archived = True
    await world.pick(world.alice, panel, "a")
    assert (await world.bot.service.queries.table(world.table)).moves == 1
    assert "alice plays" in world.text(world.board)


NAMES = [
    "🌟🚀👩\u200d🚀",
    "مرحبا بالعالم",
    "@everyone <@&1> @here",
    "**bold** `code` ||spoiler||",
    "x" * 100,
    "a\u202egnirts\u202c",
    "line\nbreak",
]


@pytest.mark.parametrize("name", NAMES)
async def test_any_name_is_shown_safely(world: World, name: str) -> None:
    person = world.person("strange", global_name=name[:32] if len(name) < 100 else name)
    board = await world.solo(person, seats=1, options="tom=choose")
    panel = answered(await world.pick(person, board, "a"))
    for message in (panel, world.board):
        text = world.text(message)
        assert "@everyone" not in text.replace("@\u200beveryone", "")
        assert "\u202e" not in text
        assert "<@&1>" not in text
    pings = [r.json["allowed_mentions"] for r in world.env.http_requests if r.json and "allowed_mentions" in r.json]
    assert all(not ping.get("parse") for ping in pings)


async def test_the_bot_comes_back_to_messages_that_had_not_left(world: World, settings: config.Settings) -> None:
    board = await two_at_a_table(world)
    first = (await waiting(world))[0]
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await world.pick(first, board, "a")
    await world.bot.close()
    world.env.backend.faults.clear()
    world.bot = create_bot(settings, processes=0)
    await world.env.restart_bot(world.bot)
    await world.env.advance_time(200)
    assert world.board.id != board.id


async def test_an_unstarted_table_warns_can_be_renewed_and_closes(world: World) -> None:
    lobby = await world.open(world.alice)
    table = world.table
    expires = (await world.bot.service.queries.table(table)).expires_at
    assert expires is not None
    left = expires - world.bot.clock()
    await world.sleep(hours=left / timedelta(hours=1) - 1)
    warning = world.channel.history()[-1]
    assert "renew" in world.verbs(warning)
    await world.click(world.alice, warning, "renew")
    await world.sleep(hours=2)
    assert (await world.bot.service.queries.table(table)).status == "lobby"
    await world.sleep(hours=2 * left / timedelta(hours=1))
    assert (await world.bot.service.queries.table(table)).status == "expired"
    assert EN("bot.closed.expired") in world.text(lobby)
    assert world.verbs(lobby) == ["again"]


async def test_a_reminder_reaches_who_is_waited_for(world: World) -> None:
    await two_at_a_table(world)
    asked = (await waiting(world))[0]
    await world.sleep(hours=25)
    note = next(m for m in reversed(world.channel.history()) if "🔔" in world.text(m))
    assert f"<@{asked.id}>" in world.text(note)
    assert "move" in world.verbs(note)


async def test_nobody_waits_for_ever(world: World) -> None:
    await two_at_a_table(world)
    asked = (await waiting(world))[0]
    await world.sleep(hours=49)
    assert (await waiting(world))[0] is not asked
    assert any("🤖" in world.text(message) for message in world.channel.history())


async def test_a_table_moves_only_by_the_word_of_who_sits_there(world: World) -> None:
    table = (await world.solo(world.alice)) and world.table
    result = await world.bob.slash(world.channel, "table here", table=table)
    assert says(world, result, "bot.refuse.not_yours")


async def test_an_answer_to_a_click_that_discord_does_not_know_yet_is_given_again(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(interaction, "INTERACTION_RETRY_PAUSE", 0)
    board = await world.solo(world.alice)
    caplog.clear()
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10015, times=1)
    assert "a" in world.verbs(answered(await world.click(world.alice, board, "move")))
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10015, times=1)
    assert says(world, await world.click(world.bob, board, "move"), "bot.refuse.not_yours")
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10015, times=None)
    await world.click(world.alice, board, "move")
    assert [record for record in caplog.records if record.levelno > logging.INFO] == []


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10008)])
async def test_who_can_no_longer_be_told_is_no_bug(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    board = await world.solo(world.alice)
    caplog.clear()
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status, code=code, times=None)
    await world.click(world.alice, board, "move")
    assert [record for record in caplog.records if record.levelno > logging.INFO] == []


async def test_nobody_is_told_that_nothing_was_changed_where_that_is_not_known(world: World) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    table = world.table
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=50035, times=1)
    told = await world.pick(world.alice, board, "a")
    assert (await world.bot.service.queries.table(table)).moves == 1
    assert "may have gone through" in world.text(answered(told))


async def test_a_picture_is_sent_whole_where_it_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interaction, "INTERACTION_RETRY_PAUSE", 0)
    received: list[bytes] = []

    async def edit(*, attachments: list[discord.File], **_: Any) -> None:
        received.append(attachments[0].fp.read())
        if len(received) == 1:
            lost: Any = SimpleNamespace(status=404, reason="")
            raise discord.NotFound(lost, {"code": 10015, "message": "Unknown Webhook"})

    client = SimpleNamespace(tree=SimpleNamespace(mentions=CommandMentions()))
    context = discord.app_commands.AppCommandContext(dm_channel=True)
    asked: Any = SimpleNamespace(edit_original_response=edit, client=client, guild_id=None, context=context)
    asked.response = SimpleNamespace(type=discord.InteractionResponseType.deferred_channel_message)
    await interaction.InteractionContext(asked, Person(1, "Ann", "en")).answer(
        "A picture", files=[discord.File(io.BytesIO(b"png"), "a.png")]
    )
    assert received == [b"png", b"png"]
