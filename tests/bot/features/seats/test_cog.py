"""The panel of seats: who sits where, who may do what, and the host's menus."""

from bot.i18n.translator import translator_for
from tests.support.clicks import says, two_at_a_table, waiting
from tests.support.world import World, answered

EN = translator_for("en")


async def test_the_host_frees_seats_in_the_panel_of_the_lobby(world: World) -> None:
    lobby = await world.open(world.alice, seats=4)
    await world.click(world.bob, lobby, "join")
    await world.click(world.alice, lobby, "ai", "easy")
    await world.alice.slash(world.channel, "table invite", person=world.person("carl"))
    panel = answered(await world.click(world.alice, lobby, "chairs"))
    labels = [option["label"] for option in world.control(panel, "dismiss")["options"]]
    assert labels == ["bob", "Computer (easy)", EN("bot.seats.reserved", number=1)]
    for value in (str(world.bob.id), "easy", labels[2]):
        options = world.control(panel, "dismiss")["options"]
        picked = next(one["value"] for one in options if value in (one["value"], one["label"]))
        panel = answered(await world.pick(world.alice, panel, "dismiss", values=[picked]))
    table = await world.bot.service.queries.table(world.table)
    assert (table.people, len(table.seats), table.reserved) == ((world.alice.id,), 1, ())
    told = f"<@{world.alice.id}> removed <@{world.bob.id}> from the table"
    assert told in world.text(world.channel.history()[0] if told in world.text(lobby) else lobby)
    assert says(world, await world.click(world.bob, lobby, "join"), "bot.refuse.dismissed", host="alice")


async def test_who_is_dismissed_may_open_a_table_of_their_own(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    await world.click(world.bob, lobby, "join")
    panel = answered(await world.click(world.alice, lobby, "chairs"))
    await world.pick(world.alice, panel, "dismiss", values=[str(world.bob.id)])
    note = next(one for one in world.channel.history() if f"<@{world.bob.id}>, " in world.text(one))
    await world.click(world.bob, note, "again")
    assert (await world.bot.service.queries.table(world.table)).host == world.bob.id


async def test_everybody_reads_who_may_do_what_and_only_the_host_gets_menus(world: World) -> None:
    await two_at_a_table(world)
    hosts = answered(await world.alice.slash(world.channel, "table seats"))
    others = answered(await world.bob.slash(world.channel, "table seats"))
    for panel in (hosts, others):
        for key in ("host", "moderators", "everybody"):
            assert EN(f"bot.seats.{key}", status="running") in world.text(panel)
    awaited = await waiting(world)
    day = {who: ["dayplus"] * len([one for one in awaited if one != who]) for who in (world.alice, world.bob)}
    assert world.verbs(others) == day[world.bob]
    assert world.verbs(hosts) == [*day[world.alice], "crown"]
    await world.pick(world.alice, hosts, "crown")
    assert (await world.bot.service.queries.table(world.table)).host == world.bob.id
    assert EN("bot.deed.hosted", who="", whom=f"<@{world.bob.id}>", seat=0, detail="") in world.text(world.board)


async def test_who_sits_in_the_lobby_is_told_whom_join_is_for(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    text = world.text(answered(await world.click(world.alice, lobby, "join")))
    assert "`/table invite`" in text


async def test_more_leads_to_the_seats_and_away(world: World) -> None:
    board = await two_at_a_table(world)
    more = answered(await world.click(world.bob, board, "more"))
    assert {"chairs", "depart"} <= set(world.verbs(more))


async def test_before_the_click_it_is_said_that_who_gives_a_seat_up_is_rated_last(world: World) -> None:
    board = await two_at_a_table(world)
    more = answered(await world.click(world.bob, board, "more"))
    asked = answered(await world.click(world.bob, more, "depart"))
    assert {"quit", "offer"} <= set(world.verbs(asked))  # where a person offers their own seat
    assert EN("bot.leave_rated") in world.text(asked)
    assert EN("bot.seats.rated") in world.text(answered(await world.bob.slash(world.channel, "table seats")))
    said = answered(await world.alice.slash(world.channel, "table pace"))
    assert EN("bot.lobby.timeout.note") in world.text(said)


async def test_who_plays_alone_is_not_warned(world: World) -> None:
    lobby = await world.open(world.alice, seats=1)
    await world.click(world.alice, lobby, "start")
    asked = answered(await world.alice.slash(world.channel, "table leave"))
    assert "quit" in world.verbs(asked)
    assert "the match ends here, without a winner" in world.text(asked)  # there is no one left who plays on
    assert EN("bot.leave_rated") not in world.text(asked)
