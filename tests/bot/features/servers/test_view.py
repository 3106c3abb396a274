"""A server's own settings on Discord: settled by who manages it, obeyed by everybody, refused kindly."""

from pathlib import Path

import discord
import pytest

from bot.discord_kit.command_tree import payload
from bot.i18n.translator import translator_for
from tests.support.clicks import play_on, says, two_at_a_table
from tests.support.world import World, answered

ROOT = Path(__file__).parents[4]
EN = translator_for("en")


async def test_managers_pick_the_channels_where_tables_may_be(world: World) -> None:
    quiet = world.guild.create_text_channel("quiet")
    panel = answered(await world.owner.slash(world.channel, "server setup", tables=3, close="24"))
    menu = world.control(panel, "schans")
    await world.owner.select(panel, [quiet], custom_id=menu["custom_id"])
    guild = await world.bot.service.people.server(world.guild.id)
    assert (guild.channels, guild.most, guild.archive) == ((quiet.id,), 3, 24)
    shown = answered(await world.owner.slash(world.channel, "server setup"))
    assert f"<#{quiet.id}>" in world.text(shown)
    assert [one["id"] for one in world.control(shown, "schans")["default_values"]] == [quiet.id]
    before = len(world.channel.history())
    result = await world.alice.slash(world.channel, "play", game="glow", place="thread")
    assert says(world, result, "bot.refuse.wrong_channel", channels=f"<#{quiet.id}>")
    assert len(world.channel.history()) == before  # no thread was made for nothing
    await world.alice.slash(quiet, "play", game="glow")
    assert len(await world.bot.service.queries.my_tables(world.alice.id)) == 1


async def test_who_sits_at_enough_tables_is_told_how_to_make_room(world: World) -> None:
    await world.owner.slash(world.channel, "server setup", tables=1)
    await world.open(world.alice)
    result = await world.alice.slash(world.channel, "play", game="glow")
    assert says(world, result, "bot.refuse.too_many_tables", most=1, more=5)
    lobby = await world.open(world.bob, seats=3)
    assert says(world, await world.click(world.alice, lobby, "join"), "bot.refuse.too_many_tables", most=1, more=5)


async def test_the_thread_of_a_table_is_archived_when_it_has_been_over_for_long(world: World) -> None:
    await world.owner.slash(world.channel, "server setup", close="24")
    await world.alice.slash(world.channel, "play", game="glow", place="thread")
    (mine,) = await world.bot.service.queries.my_tables(world.alice.id)

    async def archived() -> bool:
        thread = await world.bot.fetch_channel(mine.table.place.home)
        assert isinstance(thread, discord.Thread)
        return thread.archived

    await world.bot.service.seats.end_table(mine.table.id, world.alice.id)
    await world.sleep(hours=23)
    assert not await archived()
    await world.sleep(hours=2)
    assert await archived()


async def test_discord_shows_what_is_for_managers_to_managers_alone(world: World) -> None:
    needs = {one["name"]: one.get("default_member_permissions") for one in await payload(world.bot.tree)}
    assert needs.pop("server") == discord.Permissions(manage_guild=True).value
    assert set(needs.values()) == {None}


MOVED = {"settings server": "server setup", "settings sky": "server sky"}


@pytest.mark.parametrize(("old", "new"), MOVED.items())
async def test_the_commands_of_earlier_versions_tell_where_they_are_now(world: World, old: str, new: str) -> None:
    for who in (world.alice, world.owner):
        told = world.text(answered(await who.slash(world.channel, old)))
        assert told == EN("bot.moved_command", command=f"`/{new}`")


def test_texts_and_documents_name_no_command_of_earlier_versions() -> None:
    files = [*(ROOT / "bot").rglob("*.ftl"), *(ROOT / "games").rglob("*.ftl"), *(ROOT / "docs").rglob("*.md")]
    assert len(files) > 10
    assert [(file.name, old) for file in files for old in MOVED if old in file.read_text(encoding="utf-8")] == []


async def test_a_manager_keeps_a_person_from_the_tables_of_the_server(world: World) -> None:
    lobby = await world.open(world.bob, seats=3)
    world.show_to_everyone("server person")
    refused = await world.alice.slash(world.channel, "server person", person=world.bob, banned=True)
    assert says(world, refused, "bot.refuse.not_manager")
    shown = answered(await world.owner.slash(world.channel, "server person", person=world.alice, banned=True))
    assert world.text(shown) == EN("bot.settings.person", who=f"<@{world.alice.id}>", listed="yes", banned="yes")
    for result in (
        await world.click(world.alice, lobby, "join"),
        await world.alice.slash(world.channel, "play", game="glow"),
    ):
        assert says(world, result, "bot.refuse.banned_here")
    await world.owner.slash(world.channel, "server person", person=world.alice, banned=False)
    await world.click(world.alice, lobby, "join")
    assert len(await world.bot.service.queries.my_tables(world.alice.id)) == 1


async def test_old_boards_of_a_quiet_server_are_deleted(world: World) -> None:
    await world.owner.slash(world.channel, "server setup", boards="delete")
    await two_at_a_table(world)
    for _ in range(4):
        await play_on(world, 1)
        await world.sleep(minutes=2)
    await world.bot.service.seats.end_table(world.table, world.alice.id, moderator=True)
    await world.sleep(minutes=2)
    left = [message for message in world.channel.history() if not message.flags.ephemeral]
    assert 1 <= len(left) <= 2, [world.text(message) for message in left]
