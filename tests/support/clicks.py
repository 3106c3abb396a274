"""Clicks and sentences that many tests of the bot share."""

from typing import Any

from bot.domain.person import PersonSettings
from bot.i18n.translator import translator_for
from tests.support.world import World, answered

EN = translator_for("en")


async def wishes(world: World) -> PersonSettings:
    """What Alice has settled for herself."""
    person = await world.bot.service.people.person(world.alice.id)
    assert person is not None
    return person.settings


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
    return [people[one.person] for one in table_view.pending]


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


async def step(world: World, who: Any, panel: Any) -> Any:
    """Do the first thing offered: confirm, end the day, or whatever comes first."""
    offered = list(world.controls_with_ids(panel))
    for part, custom_id in offered:
        if custom_id.verb in ("y", "a", "n", "c") and part["type"] == 2:
            return await who.click(panel, custom_id=part["custom_id"])
    part = next(part for part, custom_id in offered if custom_id.verb in ("y", "a", "c", "n") and part["type"] == 3)
    return await who.select(panel, [part["options"][0]["value"]], custom_id=part["custom_id"])


def says(world: World, result: Any, key: str, **values: Any) -> bool:
    """Say whether an answer holds this sentence."""
    return EN(key, **values) in world.text(answered(result))
