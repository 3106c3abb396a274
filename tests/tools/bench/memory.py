"""What one drawing process comes to hold: many sheets of all games, shuffled, drawn by the same process.

Told is its proportional set size: a page of a font counts once, by however many sizes of that font it is mapped.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from sys import maxsize

import renderers
from bot.i18n.translator import translator_for
from bot.workers import pictures
from bot.workers.pictures import PictureRequest
from bot.workers.process_pool import ProcessPool
from games import GAMES
from games.core.game import Game
from tests.tools.bench.figures import Figure
from tests.tools.bench.pictures import played, seen
from tests.tools.bench.variants import Variant, variants

LIMIT = 480.0
"""Megabytes."""

PATIENCE = 600.0
MOMENTS = 2
"""So many moments of each match are drawn."""

TOLD = 10
"""So many times the process is asked on its way what it holds."""


def measure(sheets: int) -> list[Figure]:
    """Draw so many sheets and return what the process held at most, and what of it was its own."""
    return asyncio.run(_measured(sheets))


async def _measured(sheets: int) -> list[Figure]:
    held, own = 0.0, 0.0
    async for number, (all_of_it, its_own) in _drawn(sheets):
        held, own = max(held, all_of_it), max(own, its_own)
        if number % max(1, sheets // TOLD) == 0:
            print(f"{number} sheets: {all_of_it:.0f} MB, {its_own:.0f} MB of them its own")
    return [
        Figure.of("memory.drawing", held, f"MB, {sheets} sheets", LIMIT),
        Figure.of("memory.drawing.own", own, "MB, without mapped files"),
    ]


async def _drawn(sheets: int) -> AsyncIterator[tuple[int, tuple[float, float]]]:
    pool = ProcessPool(1, memory=maxsize)  # it is never replaced here: what is wanted is how much it would hold
    try:
        for number, wanted in enumerate(mixed(sheets), start=1):
            yield number, await pool.run(PATIENCE, weighed, wanted)
    finally:
        await pool.close()


def weighed(wanted: PictureRequest) -> tuple[float, float]:
    """Draw, and return the megabytes that this process holds and those of them that are its own."""
    pictures.draw(wanted)
    rollup = Path("/proc/self/smaps_rollup").read_text(encoding="ascii")
    values = {name: value for name, _, value in (line.partition(":") for line in rollup.splitlines())}
    return _megabytes(values["Pss"]), _megabytes(values["Pss_Anon"])


def _megabytes(told: str) -> float:
    return int(told.split(maxsplit=1)[0]) * 1024 / 1e6


def mixed(sheets: int) -> list[PictureRequest]:
    """Return so many sheets of every game and kind of match, shuffled."""
    found = list(islice(_sheets(), sheets))
    Random("mixed").shuffle(found)
    return found


def _sheets() -> Iterator[PictureRequest]:
    for number in count():
        for game in GAMES.values():
            if game.key in renderers.RENDERERS:
                for kind in variants(game):
                    yield from _of_one(game, kind, f"{number} {kind.name}")


def _of_one(game: Game, kind: Variant, luck: str) -> Iterator[PictureRequest]:
    matches = played(game, kind, luck)
    for sheet in renderers.RENDERERS[game.key].sheets:
        for number in range(MOMENTS):
            sight = seen(game, kind, matches, sheet, (number, MOMENTS))
            view, _, _, people = sight.told
            yield PictureRequest(luck, game.key, view, sheet, translator_for(sight.locale), people, {}, sight.seat)
