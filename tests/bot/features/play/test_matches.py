"""Two people at one table: a whole match by clicks, through a restart, in two languages."""

import pytest

from bot import config
from bot.app.start import create_bot
from tests.support.clicks import play_on, two_at_a_table, waiting
from tests.support.world import World, answered


async def test_two_people_click_through_a_whole_match(world: World) -> None:
    await two_at_a_table(world)
    await play_on(world, 200)
    table = await world.bot.service.queries.table(world.table)
    assert table.status == "over"
    assert "🏆" in world.text(world.board)


async def test_the_board_is_posted_anew_with_a_ping_when_the_turn_passes(world: World) -> None:
    board = await two_at_a_table(world)
    first = (await waiting(world))[0]
    await world.pick(first, board, "a")
    assert world.board.id != board.id
    assert not world.verbs(board)
    assert not world.pictures(board)
    assert "▶" not in world.text(board)
    assert str(world.board.id) in world.text(board)
    assert world.pictures(world.board)
    second = (await waiting(world))[0]
    post = next(r for r in reversed(world.env.http_requests) if r.method == "POST" and r.path.endswith("/messages"))
    assert post.json is not None
    assert post.json["allowed_mentions"]["users"] == [second.id]


async def test_buttons_from_before_a_restart_still_work(world: World, settings: config.Settings) -> None:
    await two_at_a_table(world)
    await play_on(world, 4)
    board, asked = world.board, (await waiting(world))[0]
    await world.bot.close()
    world.bot = create_bot(settings, processes=0)
    await world.env.restart_bot(world.bot)
    panel = answered(await world.click(asked, board, "move"))
    assert any(custom_id.verb in ("a", "c", "y") for _, custom_id in world.controls_with_ids(panel))


@pytest.mark.usefixtures("japanese")
async def test_private_messages_speak_the_persons_language_and_public_ones_the_servers(world: World) -> None:
    board = await two_at_a_table(world)
    asked = (await waiting(world))[0]
    panel = answered(await world.click(asked, board, "move"))
    assert "冒険者" in world.text(panel)
    assert "to play" in world.text(board)
