"""Seats that are offered, on Discord: with a tap when one leaves, and a message with a button for everybody."""

from typing import Any

from bot.domain.time_control import TimeoutPolicy
from bot.i18n.translator import translator_for
from tests.support.clicks import says, two_at_a_table, waiting
from tests.support.world import World, answered

EN = translator_for("en")


def offer_in(world: World) -> Any:
    """Return the newest public message with a seat to take, or None."""
    public = [message for message in world.channel.history() if not message.flags.ephemeral]
    return next((one for one in reversed(public) if "takeover" in world.verbs(one)), None)


async def test_who_leaves_offers_the_seat_and_the_first_to_click_has_it(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    question = answered(await world.bob.slash(world.channel, "table leave"))
    await world.click(world.bob, question, "offer")
    message = offer_in(world)
    assert "a seat is free" in world.text(message)
    carl, dora = world.person("carl"), world.person("dora")
    button = world.control(message, "takeover")["custom_id"]
    panel = answered(await world.click(carl, message, "takeover"))
    assert panel.flags.ephemeral
    assert carl.id in (await world.bot.service.queries.table(table)).people
    assert "all seats are taken" in world.text(message)
    assert world.verbs(message) == []
    assert says(world, await world.forged(dora, message, button), "bot.refuse.seat_taken")


async def test_a_deleted_offer_comes_back_with_the_board(world: World) -> None:
    await two_at_a_table(world)
    question = answered(await world.bob.slash(world.channel, "table leave"))
    await world.click(world.bob, question, "offer")
    await world.owner.delete(offer_in(world))
    assert offer_in(world) is None
    shown = answered(await world.alice.slash(world.channel, "board"))
    await world.click(world.alice, shown, "post")
    await world.sleep(minutes=1)
    await world.click(world.bob, offer_in(world), "takeover")


async def test_a_seat_is_offered_again_below_the_older_message(world: World) -> None:
    table = (await two_at_a_table(world, computers=0)) and world.table
    await world.click(world.bob, answered(await world.bob.slash(world.channel, "table leave")), "quit")
    seats = answered(await world.alice.slash(world.channel, "table seats", table=table))
    await world.click(world.alice, seats, "offer")
    assert offer_in(world) is not None
    seats = answered(await world.bob.slash(world.channel, "table seats", table=table))
    assert EN("bot.offer.mark") in world.text(seats)
    await world.click(world.bob, seats, "unoffer")
    assert offer_in(world) is None


async def test_an_older_offer_points_to_the_newer_one(world: World) -> None:
    carl, lobby = world.person("carl"), await world.open(world.alice, seats=3)
    for who in (world.bob, carl):
        await world.click(who, lobby, "join")
    await world.click(world.alice, lobby, "start")
    first = None
    for who in (world.bob, carl):
        question = answered(await who.slash(world.channel, "table leave"))
        await world.click(who, question, "offer")
        first = first or offer_in(world)
    assert world.verbs(first) == []
    assert str(offer_in(world).id) in world.text(first)
    assert len([verb for verb in world.verbs(offer_in(world)) if verb == "takeover"]) == 2


async def test_who_plays_alone_is_not_asked_to_offer_the_seat(world: World) -> None:
    await world.solo(world.alice)
    question = answered(await world.alice.slash(world.channel, "table leave"))
    assert "offer" not in world.verbs(question)


async def test_the_host_offers_the_seat_of_a_person_absent_and_a_moderator_any(world: World) -> None:
    await two_at_a_table(world)
    table, service = world.table, world.bot.service
    while world.bob not in await waiting(world):
        prompt = await world.prompt(world.alice.id)
        await service.play.submit_move(table, world.alice.id, prompt.token, prompt.legal[0])
    seats = answered(await world.alice.slash(world.channel, "table seats", table=table))
    assert "offer" not in world.verbs(seats)
    watching = answered(await world.owner.slash(world.channel, "table seats", table=table))
    assert world.verbs(watching).count("offer") == 2
    await service.seats.set_time_control(table, world.alice.id, then=TimeoutPolicy.REMIND)
    await world.sleep(hours=49)
    seats = answered(await world.alice.slash(world.channel, "table seats", table=table))
    await world.click(world.alice, seats, "offer")
    seat = next(one for one in (await service.queries.table(table)).seats if one.offered)
    assert seat.left_by == world.bob.id
    assert offer_in(world) is not None
