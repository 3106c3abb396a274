"""Playing a challenge to its end by clicks."""

from typing import Any

from tests.support.clicks import step
from tests.support.world import World, answered


async def finish(world: World, who: Any, panel: Any) -> Any:
    """Click on until the match is over."""
    for _ in range(400):
        if not {"y", "a", "n", "c"} & set(world.verbs(panel)):
            return panel
        panel = answered(await step(world, who, panel))
    raise AssertionError("endless")


def public(world: World) -> list[Any]:
    return [message for message in world.channel.history() if not message.flags.ephemeral]
