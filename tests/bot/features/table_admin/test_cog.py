"""Looking after tables on Discord: who may end, move, replace and invite, and where."""

import json
from typing import Any

import pytest

from bot.domain.person import InvokingUser
from bot.domain.table import Location
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit.names import computer
from games import GAMES
from tests.support.clicks import says, two_at_a_table, waiting
from tests.support.world import World, answered

EN = translator_for("en")


@pytest.fixture
def elsewhere(world: World) -> Any:
    """A channel of another server, which belongs to Carol."""
    carol = world.env.create_user("carol")
    guild = world.env.create_guild("Elsewhere", owner=carol)
    return guild.create_text_channel("far"), guild.add_member(carol)


async def test_a_moderator_ends_a_table_of_the_own_server(world: World) -> None:
    await two_at_a_table(world)
    question = answered(await world.owner.slash(world.channel, "table end", table=world.table))
    await world.click(world.owner, question, "end")
    assert (await world.bot.service.queries.table(world.table)).status == "ended"


async def test_who_moderates_one_server_has_no_say_in_another(world: World, elsewhere: Any) -> None:
    far, carol = elsewhere
    table = (await two_at_a_table(world)) and world.table
    question = answered(await carol.slash(far, "table end", table=table))
    assert says(world, await world.click(carol, question, "end"), "bot.refuse.not_yours")
    assert says(world, await carol.slash(far, "table here", table=table), "bot.refuse.not_yours")
    result = await carol.slash(far, "table replace", person=carol, table=table)
    assert says(world, result, "bot.refuse.not_seated")
    after = await world.bot.service.queries.table(table)
    assert (after.status, after.place.home, len(after.people)) == ("running", world.channel.id, 2)


async def test_a_moderator_gives_a_seat_to_a_computer_and_the_host_only_after_the_time_has_passed(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    result = await world.alice.slash(world.channel, "table replace", person=world.bob, table=table)
    assert "still has" in world.text(answered(result))
    assert says(
        world,
        await world.bob.slash(world.channel, "table replace", person=world.alice, table=table),
        "bot.refuse.not_host",
        host="alice",
    )
    await world.owner.slash(world.channel, "table replace", person=world.bob, table=table)
    assert (await world.bot.service.queries.table(table)).people == (world.alice.id,)


async def test_a_wish_to_end_can_be_taken_back(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    question = answered(await world.alice.slash(world.channel, "table end"))
    waits = answered(await world.click(world.alice, question, "end"))
    assert f"<@{world.bob.id}>" in world.text(waits)
    assert EN("bot.goes_on") in world.text(answered(await world.click(world.alice, waits, "goon")))
    question = answered(await world.bob.slash(world.channel, "table end"))
    await world.click(world.bob, question, "end")
    assert (await world.bot.service.queries.table(table)).status == "running"


async def test_a_lobby_that_everybody_has_left_was_never_begun(world: World) -> None:
    lobby = await world.open(world.alice)
    await world.click(world.alice, lobby, "leave")
    assert EN("bot.closed.expired") in world.text(lobby)
    lobby = await world.open(world.alice)
    question = answered(await world.alice.slash(world.channel, "table end"))
    await world.click(world.alice, question, "end")
    assert EN("bot.closed.expired") in world.text(lobby)


async def test_who_was_away_comes_back_by_the_command(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    asked = (await waiting(world))[0]
    await world.sleep(hours=49)
    assert [
        table_seat.missed
        for table_seat in (await world.bot.service.queries.table(table)).seats
        if table_seat.person == asked.id
    ] == [1]
    await asked.slash(world.channel, "table back", table=table)
    assert [table_seat.missed for table_seat in (await world.bot.service.queries.table(table)).seats] == [0, 0]


async def test_the_host_settles_the_pace(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    result = await world.bob.slash(world.channel, "table pace", pace="slow")
    assert says(world, result, "bot.refuse.not_host", host="alice")
    await world.alice.slash(world.channel, "table pace", pace="slow")
    assert (await world.bot.service.queries.table(table)).time_control == "slow"


async def test_people_are_invited_and_bots_are_not(world: World) -> None:
    table = (await world.open(world.alice, seats=3, private=True)) and world.table
    lobby = world.channel.history()[-1]
    assert "join" not in world.verbs(lobby)  # nobody could
    assert says(world, await world.forged(world.bob, lobby, f"t:{table}:-:-:join"), "bot.refuse.private")
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert says(world, await world.alice.slash(world.channel, "table invite", person=robot), "bot.refuse.forged")
    await world.alice.slash(world.channel, "table invite", person=world.bob)
    assert (await world.bot.service.queries.table(table)).reserved == (world.bob.id,)
    await world.click(world.bob, world.channel.history()[-1], "join")
    assert world.bob.id in (await world.bot.service.queries.table(table)).people


async def test_an_invitation_is_to_the_lobby_among_ones_tables(world: World) -> None:
    for _ in range(2):
        await world.solo(world.alice)
    await world.open(world.bob, seats=3)
    bobs = world.table
    await world.click(world.alice, world.channel.history()[-1], "join")
    await world.open(world.alice, seats=3)
    lobby, carl = world.table, world.person("carl")
    result = await world.alice.slash(world.channel, "table invite", person=carl)
    assert says(world, result, "bot.invited", who=f"<@{carl.id}>", game=EN(f"{next(iter(GAMES))}.name"))
    reserved = [(await world.bot.service.queries.table(table)).reserved for table in (lobby, bobs)]
    assert reserved == [(carl.id,), ()]


async def test_the_record_of_a_finished_match_is_handed_over_and_its_log_shown(world: World) -> None:
    table = (await world.solo(world.alice, seats=1, options="tom=choose")) and world.table
    await world.pick(world.alice, world.board, "a")
    log = answered(await world.alice.slash(world.channel, "table log"))
    assert "alice" in world.text(log)
    assert "**1.**" in world.text(answered(await world.click(world.alice, log, "log", "moves")))
    await world.click(world.alice, answered(await world.alice.slash(world.channel, "table end")), "end")
    (choice,) = await world.alice.autocomplete(world.channel, "table export", "table", table)
    assert choice["value"] == table
    result = await world.alice.slash(world.channel, "table export", table=table)
    assert answered(result).attachments[0].filename == f"planisphere-{table}.json"
    exported = json.loads(await world.bot.service.queries.export(table))
    assert exported["game"] == (await world.bot.service.queries.table(table)).game


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["girl_stars", "hoshitsukuri"])
async def test_the_log_names_whoever_acts_once(world: World, game: str, locale: str) -> None:
    await world.alice.slash(world.channel, "settings language", language=locale)
    service, alice = world.bot.service, InvokingUser(world.alice.id, world.alice.name)
    place = Location(channel=world.channel.id, guild=world.guild.id)
    table = (await service.lobby.open(alice, game, place, seats=2, announce=False)).id
    await service.lobby.add_computer(table, alice.id, "easy")
    await service.lobby.start(table, alice.id)
    names = ("alice", computer("easy", translator_for(locale)))
    lines: list[str] = []
    while not all(any(name in line for line in lines) for name in names):
        prompt = (await service.play.view(table, alice.id)).prompt
        assert prompt is not None
        await service.play.submit_move(table, alice.id, prompt.token, prompt.legal[0])
        log = world.text(answered(await world.alice.slash(world.channel, "table log", table=table)))
        lines = [line.partition(" · ")[2].removeprefix("🤖 ") for line in log.splitlines()]
    for line in filter(lambda line: line.startswith(names), lines):
        (name,) = (name for name in names if line.startswith(name))
        assert line.count(name) == 1


async def test_the_seat_of_a_person_who_has_left_the_server_is_given_away(world: World) -> None:
    user = world.env.create_user("carl")
    carl = world.guild.add_member(user)
    lobby = await world.open(world.alice, seats=2)
    await world.click(carl, lobby, "join")
    await world.click(world.alice, lobby, "start")
    table = world.table
    world.guild.remove_member(carl)
    await world.owner.slash(world.channel, "table replace", person=user, table=table)
    assert (await world.bot.service.queries.table(table)).people == (world.alice.id,)


async def test_a_table_can_be_played_in_direct_messages(world: World) -> None:
    user, friend = world.env.create_user("dora"), world.env.create_user("emil")
    world.channel = user.dm_channel
    lobby = (await user.slash("play", game=next(iter(GAMES)), seats=2)).response
    result = await user.slash("table invite", person=friend)
    assert EN("bot.invited", who=f"<@{friend.id}>", game=EN(f"{next(iter(GAMES))}.name")) in world.text(
        answered(result)
    )
    question = answered(await world.click(user, lobby, "start"))
    await world.click(user, question, "start")
    sure = answered(await world.pick(user, world.board, "a"))  # whoever begins alone learns what Tom has drawn
    await world.click(user, sure, "y")
    assert (await world.bot.service.queries.tables_at(world.channel.id))[0].moves == 1
