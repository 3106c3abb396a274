"""Two people at one table: a whole match by clicks, through a restart, in two languages."""

from typing import Any

import pytest
from simcord import interactions

from bot import config
from bot.app.client import create_bot
from tests.bot.features.play.test_solo import step
from tests.support.world import World, answered


async def two_at_a_table(world: World, **options: Any) -> Any:
    """Seat Alice and Bob at a table for two, start it, and return its board."""
    lobby = await world.open(world.alice, seats=2, **options)
    await world.click(world.bob, lobby, "join")
    await world.click(world.alice, lobby, "start")
    return world.board


async def waiting(world: World) -> list[Any]:
    """Return the people whose turn it is."""
    table_view = await world.bot.service.play.view(world.table)
    people = {world.alice.id: world.alice, world.bob.id: world.bob}
    return [people[one.person] for one in table_view.waiting]


async def play_on(world: World, answers: int) -> None:
    """Let whoever is asked open their panel and do the first thing offered, this many times at most."""
    for _ in range(answers):
        asked = await waiting(world)
        if not asked:
            return
        panel = answered(await world.click(asked[0], world.board, "move"))
        for _ in range(3):  # a choice may take a menu, a button and a confirmation
            if not any(custom_id.verb in ("a", "c", "n", "y") for _, custom_id in world.controls_with_ids(panel)):
                break
            panel = answered(await step(world, asked[0], panel))


async def test_two_people_click_through_a_whole_match(world: World) -> None:
    await two_at_a_table(world)
    await play_on(world, 200)
    table = await world.bot.service.archive.table(world.table)
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


@pytest.fixture
def japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord say that everybody here speaks Japanese."""
    base = interactions.base_payload

    def payload(*args: Any, **fields: Any) -> Any:
        record, sent = base(*args, **fields)
        sent["locale"] = "ja"
        return record, sent

    monkeypatch.setattr(interactions, "base_payload", payload)
    for module in ("simcord.actors", "simcord._modal"):
        monkeypatch.setattr(f"{module}.base_payload", payload, raising=False)


@pytest.mark.usefixtures("japanese")
async def test_private_messages_speak_the_persons_language_and_public_ones_the_servers(world: World) -> None:
    board = await two_at_a_table(world)
    asked = (await waiting(world))[0]
    panel = answered(await world.click(asked, board, "move"))
    assert "冒険者" in world.text(panel)
    assert "to play" in world.text(board)
