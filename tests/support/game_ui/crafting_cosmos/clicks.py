"""Playing Crafting the Cosmos by clicks."""

from typing import Any

from tests.support.world import World, answered


def has(world: World, panel: Any, verb: str, *args: str) -> bool:
    return any(
        custom_id.verb == verb and custom_id.args[: len(args)] == args
        for _, custom_id in world.controls_with_ids(panel)
    )


async def first_thing(world: World, who: Any, panel: Any) -> Any:
    """Go on in the shortest way: the plan for all that is left, the end of the turn, or the first thing offered."""
    if taken := next(
        (
            custom_id.args
            for _, custom_id in world.controls_with_ids(panel)
            if custom_id.args[:1] == ("t",) and custom_id.args[1:]
        ),
        None,
    ):
        return answered(await world.click(who, panel, "c", *taken))
    for path in (("c", "t"), ("y",), ("c", "end"), ("a",)):
        if has(world, panel, *path):
            part = world.control(panel, *path)
            if part["type"] == 2:
                return answered(await world.click(who, panel, *path))
            return answered(await world.pick(who, panel, *path))
    for path in (("c", "take"), ("c", "d"), ("c",)):
        if has(world, panel, *path):
            part = world.control(panel, *path)
            if part["type"] == 2:
                return answered(await world.click(who, panel, *path))
            values = [option["value"] for option in part["options"][: part.get("min_values", 1)]]
            return answered(await world.pick(who, panel, *path, values=values))
    return None


async def until(world: World, who: Any, name: str) -> Any:
    """Let somebody answer until they are asked this; return the panel."""
    panel = await world.panel(who)
    while (await world.table_view(who)).prompt.name != name:
        panel = await first_thing(world, who, panel)
    return panel
