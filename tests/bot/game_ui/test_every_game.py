"""What holds of the clicks and commands of every game."""

import re
from typing import Any

import pytest

from bot.i18n.translator import translator_for
from games import GAMES
from tests.support.games.examples import example
from tests.support.world import World, answered

JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"


@pytest.mark.parametrize("key", [key for key in GAMES if key != "toy"])
async def test_forged_buttons_are_refused_and_change_nothing(world: World, key: str) -> None:
    """The paths are those of buttons that no panel of the game has."""
    board = await world.begin(key)
    prompt_token = (await world.table_view(world.alice)).prompt.token
    for path in example(key, "FORGED_PATHS").split():
        result = await world.forged(world.alice, board, f"t:{world.table}:0:{prompt_token}:{path}")
        assert translator_for("en")("bot.refuse.forged") in world.text(answered(result)), path
    assert (await world.bot.service.queries.table(world.table)).moves == 0


@pytest.mark.parametrize("key", [key for key in GAMES if key != "toy"])
async def test_the_common_commands_know_the_game(world: World, key: str) -> None:
    await world.begin(key)
    commands: dict[str, dict[str, Any]] = {"hand": {}, "board": {}, "rules": {"game": key}}
    for command, fields in commands.items():
        text = world.text(answered(await world.alice.slash(world.channel, command, **fields)))
        assert text
        assert not [word for word in (f"{key}.", "bot.") if word in text]


@pytest.mark.parametrize("key", [key for key in GAMES if key != "toy"])
async def test_people_and_computers_sit_at_one_table_for_four(world: World, key: str) -> None:
    lobby = await world.open(world.alice, game=key, seats=4)
    await world.click(world.bob, lobby, "join")
    for level in ("easy", "strong"):
        await world.click(world.alice, lobby, "ai", level)
    await world.click(world.alice, lobby, "start")
    for _ in range(4):
        who = (await world.asked())[0]
        found = await world.table_view(who)
        await world.bot.service.play.submit_move(world.table, who.id, found.prompt.token, found.prompt.legal[0])
    assert len((await world.table_view(world.alice)).view.players) == 4


@pytest.mark.soak
@pytest.mark.parametrize("key", [key for key in GAMES if key != "toy"])
async def test_two_people_play_to_the_last_score_each_in_their_language(world: World, key: str) -> None:
    """Every question is read as it is asked; the service is told the answers, which is quicker."""
    await world.begin(key, world.bob)
    await world.bob.slash(world.channel, "settings language", language="ja")
    said = {world.alice.id: "", world.bob.id: ""}
    while people := await world.asked():
        found = await world.table_view(people[-1])
        if found.table.moves % 7 == 0:
            said[people[-1].id] += world.text(answered(await world.click(people[-1], world.board, "move")))
        await world.bot.service.play.submit_move(world.table, people[-1].id, found.prompt.token, found.prompt.legal[0])
        await world.env.settle()
    assert (await world.bot.service.queries.table(world.table)).status == "over"
    assert "🏆" in world.text(world.board)
    assert not re.search(JAPANESE, said[world.alice.id])
    assert re.search(JAPANESE, said[world.bob.id])
    assert not [word for text in said.values() for word in (f"{key}.", "bot.") if word in text]
