"""Answers of Discord to messages on their way, by class: what becomes of the table, and what people are told."""

from typing import Any

import discord
import pytest

from bot.i18n.translator import translator_for
from bot.notifications.discord_errors import translate_discord_errors
from bot.notifications.outgoing import RetryLater, Unreachable
from tests.support.clicks import says, two_at_a_table, waiting
from tests.support.real_http import RealHTTP
from tests.support.world import World, answered

EN = translator_for("en")

PLACES = {
    (403, 50013): "forbidden",
    (403, 50001): "hidden",
    (400, 50001): "hidden",
    (404, 10003): "gone",
    (400, 10003): "gone",
    (404, 10004): "gone",
    (404, 0): "gone",
    (403, 0): "forbidden",
    (400, 50083): "locked",
    (403, 50083): "locked",
    (400, 160005): "locked",
    (403, 160005): "locked",
    (400, 50068): "forbidden",
    (400, 50008): "forbidden",
    (400, 50024): "forbidden",
    (400, 40058): "forbidden",
    (400, 50132): "forbidden",
    (400, 400001): "forbidden",
}
"""Answers about a place, with what is wrong there."""

MESSAGES = [(400, 50035), (400, 240000), (400, 200000), (413, 40005)]
"""Answers about what a message says."""

FAULTS = [(500, 0), (503, 0), (401, 0)]
"""Answers that are about neither."""


def answer(status: int, code: int) -> discord.HTTPException:
    """What discord.py raises for it."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    response: Any = type("Response", (), {"status": status, "reason": ""})
    return kind(response, {"code": code, "message": ""})


@pytest.mark.parametrize(("status", "code"), PLACES)
def test_an_answer_about_a_place_makes_it_unreachable(status: int, code: int) -> None:
    with pytest.raises(Unreachable) as caught, translate_discord_errors():
        raise answer(status, code)
    assert caught.value.reason == PLACES[status, code]


@pytest.mark.parametrize(("status", "code"), [*MESSAGES, *FAULTS, (429, 0)])
def test_any_other_answer_is_tried_again(status: int, code: int) -> None:
    with pytest.raises(RetryLater), translate_discord_errors():
        raise answer(status, code)


@pytest.mark.parametrize(("status", "code"), [one for one in PLACES if one[0] == 400] + [(403, 50013), (404, 10003)])
async def test_time_stands_still_where_the_board_cannot_be_posted(world: World, status: int, code: int) -> None:
    board, table = await two_at_a_table(world), world.table
    first = (await waiting(world))[0]
    world.env.inject_error("*", "/channels/*/messages*", status=status, code=code, times=None)
    await world.pick(first, board, "a")
    assert not (await world.bot.service.queries.table(table)).reachable
    await world.sleep(hours=60)
    (waits,) = (await world.bot.service.play.view(table)).pending
    assert (waits.until, (await world.bot.service.queries.table(table)).moves) == (None, 1)


@pytest.mark.parametrize(("status", "code"), [*PLACES, *MESSAGES, (500, 0), (503, 0)])
async def test_what_was_not_posted_is_not_reported_as_posted(world: World, status: int, code: int) -> None:
    await world.solo(world.alice)
    shown = answered(await world.alice.slash(world.channel, "board", table=world.table))
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    told = await world.click(world.alice, shown, "post")
    why = PLACES.get((status, code)) or ("refused" if (status, code) in MESSAGES else "later")
    assert says(world, told, "bot.not_posted", place=f"<#{world.channel.id}>", why=why)


@pytest.mark.parametrize(("status", "code"), [*PLACES, *MESSAGES])
async def test_a_match_that_begins_without_a_board_says_why(world: World, status: int, code: int) -> None:
    lobby = await world.open(world.alice, seats=1)
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    await world.click(world.alice, lobby, "start")
    why = PLACES.get((status, code)) or "refused"
    assert EN("bot.not_posted", place=f"<#{world.channel.id}>", why=why)[:30] in world.text(lobby)
    assert "to the board" not in world.text(lobby)


@pytest.mark.parametrize(("status", "code"), [*PLACES, *MESSAGES])
async def test_a_table_that_moves_where_nothing_can_be_posted_says_so(world: World, status: int, code: int) -> None:
    table = (await two_at_a_table(world)) and world.table
    there = world.guild.create_text_channel("moonlight")
    world.env.inject_error("POST", f"/channels/{there.id}/messages", status=status, code=code, times=None)
    told = await world.alice.slash(there, "table here", table=table)
    why = PLACES.get((status, code)) or "refused"
    assert says(world, told, "bot.not_posted", place=f"<#{there.id}>", why=why)


async def test_the_lobby_leads_to_the_board_only_once_there_is_one(world: World) -> None:
    lobby = await world.open(world.alice, seats=1)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await world.click(world.alice, lobby, "start")
    assert "discord.com/channels" not in world.text(lobby)
    world.env.backend.faults.clear()
    await world.env.advance_time(120)
    assert f"/{world.board.id})" in world.text(lobby)


# -- rate limits, through discord.py's own HTTP layer -----------------------------------------------------------------

WAITS = [300.0, 1.5, None]
"""What Discord says of the time to wait, in seconds."""


@pytest.mark.parametrize("retry_after", WAITS)
async def test_an_old_board_that_may_not_be_edited_is_posted_anew_at_once(
    real_http: RealHTTP, world: World, retry_after: float | None
) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    real_http.requests.clear()
    real_http.retry_after = retry_after
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, times=1)
    await world.pick(world.alice, board, "a")
    assert world.board.id != board.id
    assert real_http.count("PATCH", f"/messages/{board.id}") == 1
    assert retry_after not in real_http.time.waits


@pytest.mark.parametrize("retry_after", WAITS)
async def test_an_old_lobby_that_may_not_be_edited_is_posted_anew_at_once(
    real_http: RealHTTP, world: World, retry_after: float | None
) -> None:
    lobby = await world.open(world.alice, seats=2)
    real_http.retry_after = retry_after
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, times=2)
    await world.click(world.bob, lobby, "join")
    newer = world.board
    assert newer.id != lobby.id
    assert "start" in world.verbs(newer)
    assert "start" in world.verbs(lobby)  # it could not be shrunk either
    await world.sleep(minutes=11)
    assert "start" not in world.verbs(lobby)


@pytest.mark.parametrize("retry_after", WAITS)
async def test_a_click_on_an_old_lobby_counts_and_is_told_so(
    real_http: RealHTTP, world: World, retry_after: float | None
) -> None:
    lobby = await world.open(world.alice, seats=2)
    real_http.retry_after = retry_after
    for path in ("/webhooks/*/messages/@original", "/channels/*/messages/*"):
        world.env.inject_error("PATCH", path, status=429, code=30046, times=1)
    real_http.requests.clear()
    told = await world.forged(world.alice, lobby, f"t:{world.table}:-:-:ai.easy")  # of an older version
    assert says(world, told, "bot.refuse.too_old")
    table = await world.bot.service.queries.table(world.table)
    assert table.seats[1].level == "easy"
    assert world.board.id != lobby.id
    assert real_http.count("PATCH", "/webhooks/", "/messages/@original") == 1
    assert retry_after not in real_http.time.waits


async def test_more_messages_than_a_channel_takes_leave_when_it_takes_them(real_http: RealHTTP, world: World) -> None:
    lobbies = [await world.open(world.alice, seats=1) for _ in range(7)]
    tables = {custom_id.table for lobby in lobbies for _, custom_id in world.controls_with_ids(lobby)}
    for lobby in lobbies:
        await world.click(world.alice, lobby, "start")
    assert max(real_http.time.waits) == 5
    assert real_http.buckets.refused == 0  # the headers say when to wait
    boards = [message for message in world.channel.history() if "move" in world.verbs(message)]
    assert {ids.table for board in boards for _, ids in world.controls_with_ids(board)} == tables


async def test_a_board_that_discord_limits_is_posted_after_the_time_it_names(real_http: RealHTTP, world: World) -> None:
    lobby = await world.open(world.alice, seats=1)
    for _ in range(5):  # other processes of the bot post, too
        real_http.buckets.take("POST", f"/channels/{world.channel.id}/messages")
    await world.click(world.alice, lobby, "start")
    assert real_http.buckets.refused == 1
    assert max(real_http.time.waits) == 5
    assert "move" in world.verbs(world.board)
