"""A server's own limits on Discord: settled by who manages it, obeyed by everybody, refused kindly."""

import discord

from bot.i18n.translator import translator_for
from tests.support.clicks import says
from tests.support.world import World, answered

EN = translator_for("en")


async def test_managers_pick_the_channels_where_tables_may_be(world: World) -> None:
    quiet = world.guild.create_text_channel("quiet")
    panel = answered(await world.owner.slash(world.channel, "settings server", tables=3, close="24"))
    menu = world.control(panel, "schans")
    await world.owner.select(panel, [quiet], custom_id=menu["custom_id"])
    guild = await world.bot.service.people.server(world.guild.id)
    assert (guild.channels, guild.most, guild.archive) == ((quiet.id,), 3, 24)
    shown = answered(await world.owner.slash(world.channel, "settings server"))
    assert f"<#{quiet.id}>" in world.text(shown)
    assert [one["id"] for one in world.control(shown, "schans")["default_values"]] == [quiet.id]
    before = len(world.channel.history())
    result = await world.alice.slash(world.channel, "play", game="glow", place="thread")
    assert says(world, result, "bot.refuse.wrong_channel", channels=f"<#{quiet.id}>")
    assert len(world.channel.history()) == before  # no thread was made for nothing
    await world.alice.slash(quiet, "play", game="glow")
    assert len(await world.bot.service.queries.my_tables(world.alice.id)) == 1


async def test_who_sits_at_enough_tables_is_told_how_to_make_room(world: World) -> None:
    await world.owner.slash(world.channel, "settings server", tables=1)
    await world.open(world.alice)
    result = await world.alice.slash(world.channel, "play", game="glow")
    assert says(world, result, "bot.refuse.too_many_tables", most=1, more=5)
    lobby = await world.open(world.bob, seats=3)
    assert says(world, await world.click(world.alice, lobby, "join"), "bot.refuse.too_many_tables", most=1, more=5)


async def test_the_thread_of_a_table_is_archived_when_it_has_been_over_for_long(world: World) -> None:
    await world.owner.slash(world.channel, "settings server", close="24")
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
