"""A game that is installed beside those of the house, played from its lobby to the leaderboard.

`test_installed_game.py` installs it and runs these tests in a process of their own.
"""

from typing import Any

import pytest

from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from tests.support.world import World, answered


async def everybody_answers(world: World) -> None:
    """Let whoever is asked do the first thing offered until nobody is."""
    people = {world.alice.id: world.alice, world.bob.id: world.bob}
    while not (table := await world.bot.service.play.view(world.table)).table.closed:
        who = people[table.pending[0].person]
        panel = answered(await world.click(who, world.board, "move"))
        while (found := await first_thing(world, who, panel)) is not None:
            panel = found


async def first_thing(world: World, who: Any, panel: Any) -> Any:
    """Tap the first answer and return the panel after it, None if nothing is asked."""
    for part, custom_id in world.controls_with_ids(panel):
        if custom_id.verb in ("y", "a", "n"):
            return answered(await who.click(panel, custom_id=part["custom_id"]))
    return None


@pytest.mark.drawn
@pytest.mark.parametrize("locale", LOCALES)
async def test_an_installed_game_is_played_from_its_lobby_to_the_leaderboard(world: World, locale: str) -> None:
    said = translator_for(locale)
    assert list(GAMES)[-1] == "toy"
    await world.owner.slash(world.channel, "server setup", language=locale)
    for person in (world.alice, world.bob):
        await person.slash(world.channel, "settings language", language=locale)
    lobby = await world.open(world.alice, game="toy", seats=2)
    assert said("toy.pitch") in world.text(lobby)
    await world.click(world.bob, lobby, "join")
    await world.click(world.alice, lobby, "start")
    assert said("toy.ui.line", who="alice", points=0, coins=1) in world.pictures(world.board)[0]["description"]
    panel = answered(await world.click(world.alice, world.board, "move"))
    assert said("toy.do.Shine") in str(world.raw(panel).components)
    await everybody_answers(world)
    assert said("bot.achievement.toy.lamplighter") in world.text(world.board)
    for command, known in {
        "rules": said("toy.rules.1"),
        "leaderboard": said("toy.name"),
        "statistics": said("toy.name"),
    }.items():
        told = answered(await world.alice.slash(world.channel, command, game="toy"))
        text = world.text(told) + str([picture["description"] for picture in world.pictures(told)])
        assert known in text, command
