"""Somebody who looks at everything that there is to see, and presses whatever is there."""

from collections.abc import AsyncIterator
from random import Random

from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.domain.person import InvokingUser
from bot.domain.table import TableId
from tests.support.stage import Body, Said, Stage, custom_id_of

LOOKING = ("move", "hand", "text", "more", "log", "since", "rules", "options")
"""What a table has to show, a verb for each."""

ASKING = frozenset({"c", "n", "a", "y", "plan"})
"""The verbs that lead through questions to answers."""


class Reader:
    """A person at a table (or at none), with luck of their own."""

    def __init__(self, stage: Stage, who: InvokingUser, luck: Random, table: TableId = NOWHERE.table) -> None:
        self.stage, self.who, self.luck, self.table = stage, who, luck, table

    async def click(self, custom_id: CustomId, *values: str) -> list[Said]:
        return await self.stage.click(self.who, custom_id, *values)

    async def everything(self, clicks: int) -> list[Said]:
        """Return all pages of all that a table shows, every sheet, and of the questions what so many clicks lead to."""
        said = [one for verb in LOOKING for one in await self.pages(CustomId(self.table, verb))]
        sheets = {custom_id_of(part) for one in said for part in one.controls if custom_id_of(part).verb == "sheet"}
        for custom_id in sorted(sheets, key=lambda custom_id: custom_id.text):
            said += await self.click(custom_id)
        return [*said, *[one async for one in self.asked(clicks)]]

    async def pages(self, first: CustomId, *values: str) -> list[Said]:
        """Return every page of what a press shows."""
        said = await self.click(first, *values)
        while (on := _on(said[-1], first)) is not None:
            said += await self.click(on)
        return said

    async def asked(self, clicks: int) -> AsyncIterator[Said]:
        """Yield what follows from pressing whatever asks, from the first question on."""
        said: list[Said] = []
        for _ in range(clicks):
            controls = [part for one in said[-1:] for part in one.controls if custom_id_of(part).verb in ASKING]
            if controls:
                control = self.luck.choice(controls)
                said = await self.click(custom_id_of(control), *self._picked(control))
            else:
                said = await self.click(CustomId(self.table, "move"))
            for one in said:
                yield one

    async def wander(self, first: CustomId, most: int) -> list[Said]:
        """Return what every button leads to, and every button there, up to so many presses."""
        said: list[Said] = []
        seen, waiting = {first.text}, [(first, tuple[str, ...]())]
        while waiting and len(seen) < most:
            custom_id, values = waiting.pop(self.luck.randrange(len(waiting)))
            found = await self.click(custom_id, *values)
            said += found
            for control in (part for one in found for part in one.controls):
                if control["custom_id"] not in seen and control["type"] in (2, 3):
                    seen.add(control["custom_id"])
                    waiting.append((custom_id_of(control), self._picked(control)))
        return said

    def _picked(self, control: Body) -> tuple[str, ...]:
        """Return what is picked in a menu: as many entries as may be, or as few."""
        if control["type"] != 3:
            return ()
        values = [option["value"] for option in control["options"]]
        return tuple(self.luck.sample(values, self.luck.choice((control["min_values"], control["max_values"]))))


def _on(one: Said, first: CustomId) -> CustomId | None:
    """Return the way to the next page of the same thing."""
    ways = [custom_id_of(part) for part in one.controls]
    return next((way for way in ways if way.verb == first.verb and way.args[-1:] == ("q",)), None)
