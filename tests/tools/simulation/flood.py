"""One person asks for all that the rate limiter allows: how long others wait for hints and for masters meanwhile.

Quiet time and flood alternate in one run, so that a slow or busy machine changes both alike.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from bot.discord_kit.rate_limit import MEASURES
from bot.domain.person import InvokingUser
from bot.domain.table import TableId
from bot.i18n.translator import translator_for
from games import GAMES
from games.core import ai
from tests.support.bot_process import until
from tests.tools.simulation.meter import at
from tests.tools.simulation.siege import Siege
from tests.tools.simulation.told import custom_ids, said, shown

TABLES, OTHERS = 10, 4
"""Tables of the flooding person; people who play alone and ask for hints, and as many pairs who play with a master."""

CLICK = MEASURES[0].seconds / MEASURES[0].person
"""Seconds between two clicks of the flooding person: as often as the rate limiter lets one person click."""

PAUSE = (6.0, 14.0)
"""Seconds between two things that one of the others does."""

MOVES = 12
"""So many moves of a pair lead to one of the master, or there is none for now."""

PATIENCE = 60.0
"""Seconds after which nobody waits any more."""

PART = 30.0
"""Seconds of quiet time, and then of flood, again and again."""

LIMITS = {50: 2.0, 95: 2.5}
"""So many times as long as in quiet time the others may wait under the flood, by percentile."""

STARVED = "starved by the flood"
"""The figure that counts limits which were broken."""

THINKS, TRIED = translator_for("en")("bot.hint.thinks"), translator_for("en")("bot.hint.tried")


class Place(Struct):
    """A table beside those of the siege, which begins anew when it is over."""

    table: TableId
    number: int
    people: tuple[InvokingUser, ...]
    game: str
    level: str


class Flood:
    """The person who floods, and those who would like to play meanwhile."""

    def __init__(self, siege: Siege, luck: random.Random) -> None:
        self._siege, self._luck = siege, luck
        self._flooding = False
        self._clicks = 0
        self.waits: defaultdict[tuple[str, bool], list[float]] = defaultdict(list)

    async def seat(self) -> None:
        """Start the tables, before the bot has come."""
        siege, games = self._siege, [key for key, game in GAMES.items() if ai.MASTER in game.levels]
        place = siege.places[0]
        flooding = siege.person(place)
        alone = [(flooding,)] * TABLES + [(siege.person(place),) for _ in range(OTHERS)]
        pairs = [(siege.person(place), siege.person(place)) for _ in range(OTHERS)]
        self._places = []
        for number, people in enumerate((*alone, *pairs)):
            level = ai.EASY if TABLES <= number < TABLES + OTHERS else ai.MASTER
            one = Place("", number, people, games[number % len(games)], level)
            await self._begin(one)
            self._places.append(one)

    async def _begin(self, place: Place) -> None:
        service, (host, *guests) = self._siege.service, place.people
        where = self._siege.places[place.number % len(self._siege.places)]
        place.table = (await service.lobby.open(host, place.game, where, seats=len(place.people) + 1)).id
        for guest in guests:
            await service.lobby.join(place.table, guest)
        await service.lobby.add_computer(place.table, host.id, place.level)
        await service.lobby.start(place.table, host.id)

    async def measure(self, seconds: float) -> None:
        """Let everybody play for so long, and report how long the others have waited."""
        others = self._places[TABLES:]
        for place in self._places[: TABLES + OTHERS]:
            await self._hint(place)  # of the first one it is asked whether it is wanted
        playing = [asyncio.create_task(self._play(self._hinted, one)) for one in others[:OTHERS]]
        playing += [asyncio.create_task(self._play(self._opposed, one)) for one in others[OTHERS:]]
        playing.append(asyncio.create_task(self._flood()))
        for part in range(round(seconds / PART)):
            self._flooding = bool(part % 2)
            await asyncio.sleep(PART)
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self._siege.rest(PATIENCE)
        self._judge()

    def _judge(self) -> None:
        report = self._siege.report
        report["clicks of the flood"] = self._clicks
        for what in ("hint", "master"):
            quiet, flood = (self.waits[what, one] for one in (False, True))
            report[f"{what}, quiet, times"], report[f"{what}, flood, times"] = len(quiet), len(flood)
            for hundredth, limit in LIMITS.items():
                before, now = at(quiet, hundredth), at(flood, hundredth)
                report[f"{what}, quiet p{hundredth}, s"], report[f"{what}, flood p{hundredth}, s"] = before, now
                report[f"{what}, ratio p{hundredth}"] = ratio = now / before if before else 0.0
                if not 0 < ratio <= limit:
                    report.fault(STARVED, f"{what}, p{hundredth}: {ratio:.2f} times as long, at most {limit}")

    async def _play(self, turn: Callable[[Place], Awaitable[None]], place: Place) -> None:
        while True:
            await asyncio.sleep(self._luck.uniform(*PAUSE))
            await turn(place)

    async def _hinted(self, place: Place) -> None:
        """Ask for a hint, then move."""
        flooding, begun = self._flooding, perf_counter()
        if await self._hint(place):
            self.waits["hint", flooding].append(perf_counter() - begun)
        await self._move(place)

    async def _opposed(self, place: Place) -> None:
        """Move until the master has moved, too: how long the move took that led to it."""
        for _ in range(MOVES):
            flooding, begun, before = self._flooding, perf_counter(), await self._moves(place)
            await self._move(place)
            if await self._moves(place) > before + 1:
                self.waits["master", flooding].append(perf_counter() - begun)
                return

    async def _moves(self, place: Place) -> int:
        self._siege.service.repository.invalidate(place.table)
        return (await self._siege.service.repository.load(place.table)).table.moves

    async def _move(self, place: Place) -> None:
        """Let somebody who is asked move, and wait until they have been told what became of it."""
        if not await self._siege.click(place.table):
            await self._begin(place)
        await until(partial(self._told, place.table), PATIENCE)

    def _told(self, table: TableId) -> bool:
        self._siege.settle()
        return table not in self._siege.pending

    async def _hint(self, place: Place) -> bool:
        """Ask for a hint, also where it is asked whether one is wanted, and say whether one came."""
        (person,) = place.people
        record = self._ask(place)
        panel = await until(lambda: self._answer(record), PATIENCE)
        if sure := next((one for one in custom_ids(panel) if ":hint." in one), None):
            self._siege.bridge.click(person.id, panel, sure)
            panel = await until(
                lambda: (found := self._answer(record)) and sure not in custom_ids(found) and found, PATIENCE
            )
        return TRIED in said(panel)

    def _ask(self, place: Place) -> Any:
        door = self._siege.places[place.number % len(self._siege.places)].home
        return self._siege.type(place.people[0].id, door, ("table", "hint"), {"table": place.table})

    def _answer(self, record: Any) -> Any:
        """Return the answer to a command, None while there is none or a master still thinks."""
        panel = shown(self._siege.bridge.world.messages.get(record.channel_id, {}).get(record.message_id))
        return panel if panel is not None and THINKS not in said(panel) else None

    async def _flood(self) -> None:
        """Ask for hints and move, at one table after another, without waiting for anything."""
        while True:
            await asyncio.sleep(CLICK)
            if not self._flooding:
                continue
            self._clicks += 1
            place = self._luck.choice(self._places[:TABLES])
            self._siege.settle()
            if self._luck.random() < 0.5:
                self._ask(place)
            elif place.table not in self._siege.pending and not await self._siege.click(place.table):
                await self._begin(place)
