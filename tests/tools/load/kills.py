"""The bot killed again and again while people play: nothing is lost, doubled or left wrong."""

import random
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from tests.tools.load.siege import Siege
from tests.tools.load.tally import Tally

PATIENCE = 60.0
"""Seconds after a restart within which every board must be right."""

LONGEST_BURST = 4.0
"""Seconds of clicks at the most before a kill."""


async def once(siege: Siege) -> None:
    """Let the bot come, let people click, kill it, and look what is left."""
    begun = perf_counter()
    await siege.wake()
    if siege.luck.random() < 0.75:  # else it is killed while it still puts right what the last kill has left
        await siege.until_right(begun, PATIENCE)
    await siege.burst(siege.luck.uniform(0, LONGEST_BURST))
    await siege.bot.kill()
    siege.tally.times += 1
    await siege.check()
    await siege.renew()


async def besiege(
    folder: Path, times: int, tables: int, seed: int, *, tell: Callable[[Tally], object] = lambda _: None
) -> Tally:
    """Kill the bot so many times and return what was seen."""
    siege = Siege(folder, tables, random.Random(seed))
    try:
        await siege.open()
        for _ in range(times):
            await once(siege)
            tell(siege.tally)
        begun = perf_counter()
        await siege.wake()
        await siege.until_right(begun, PATIENCE)
    finally:
        await siege.close()
    return siege.tally
