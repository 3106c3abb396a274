"""`python -m tests.tools.calls`: how many calls to Discord, and how many megabytes, a turn costs in each game.

The real bot plays on a simulated Discord in virtual time. People open their panel behind *Your move*, press buttons and
pick in menus at random until they are no longer asked or the round ends, with the pauses that people make. Random
clicks are more than people need. Some turns follow within seconds, others after hours. Each sheet of a game is drawn
once, and its size counts for all.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from math import log
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec
import simcord
from msgspec import Struct
from simcord.http import router

from bot import config
from bot.app.start import create_bot
from bot.cli.console import say
from bot.discord_kit.rate_limit import RateLimiter
from bot.workers import pictures
from games import GAMES
from tests.support.world import Clock, Part, World, answered

SEATS = (2, 3, 4)
THREE_MINUTES = 180.0

PAUSE, SPREAD, SHORTEST, LONGEST = 4.0, 0.8, 1.0, 45.0
"""Seconds between two clicks: the median, how widely they spread, and their limits."""

SOON, LATER = (5.0, 90.0), (1, 3)
"""Seconds, else hours, after which the next turn begins."""

HOUR_BEGINS = 61.0
"""Seconds before and after such hours, in which everything leaves that is due."""

HOURS = 0.25
"""How many turns begin after hours."""

MOST_CLICKS = 150
"""So many clicks at most are made in a turn: random ones may go in circles."""

MOVES = ("a", "c", "n", "y")
"""The actions by which people answer."""

POST, EDIT = "POST channel", "PATCH channel"
KINDS = (POST, EDIT, "DELETE channel", "callback", "@original", "follow-up", "DELETE panel", "other")


class Turn(Struct):
    """What one turn has cost: its calls by kind, its clicks, the seconds from first to last, and the bytes sent."""

    calls: Counter[str] = msgspec.field(default_factory=Counter)
    clicks: int = 0
    seconds: float = 0.0
    size: int = 0

    @property
    def in_channel(self) -> int:
        """Messages posted and edited in the channel."""
        return self.calls[POST] + self.calls[EDIT]


class Meter:
    """Counts the requests to a simulated Discord; `turn` is the one to which they belong."""

    def __init__(self) -> None:
        self.turn = Turn()

    def take(self) -> Turn:
        """Return what was counted since the last time."""
        taken, self.turn = self.turn, Turn()
        return taken

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Count while this lasts."""
        dispatch: Callable[..., Any] = router.dispatch

        def counted(world: Any, method: str, path: str, **request: Any) -> Any:
            self.turn.calls[kind_of(method, path)] += 1
            self.turn.size += len(json.dumps(request.get("json") or {}))
            self.turn.size += sum(len(file.fp.getbuffer()) for file in request.get("files") or ())
            return dispatch(world, method, path, **request)

        with patch.object(router, "dispatch", counted):
            yield


def kind_of(method: str, path: str) -> str:
    """Return what kind of call this is."""
    match method, path.strip("/").split("/"):
        case "POST" | "PATCH" | "DELETE", ["channels", _, "messages", *_]:
            return f"{method} channel"
        case "POST", ["interactions", *_]:
            return "callback"
        case "PATCH", ["webhooks", *_]:
            return "@original"
        case "POST", ["webhooks", *_]:
            return "follow-up"
        case "DELETE", ["webhooks", *_]:
            return "DELETE panel"
    return "other"


class Players:
    """People at one table who press buttons."""

    def __init__(self, world: World, seed: int) -> None:
        self.world, self.seed, self.luck, self.meter = world, seed, Random(seed), Meter()
        self.people: dict[int, Any] = {}

    async def begin(self, game: str, seats: int) -> Turn:
        """Open a table and start the match; return what the start has cost."""
        world = self.world
        everybody = [world.alice, world.bob, *(world.person(f"guest{number}") for number in range(seats - 2))]
        self.people = {who.id: who for who in everybody}
        world.bot.service.play.seeds = lambda: f"{self.seed:032x}"
        lobby = await world.open(world.alice, game=game, seats=seats)
        for guest in everybody[1:]:
            await world.click(guest, lobby, "join")
        await world.env.settle()
        self.meter.take()
        await world.click(world.alice, lobby, "start")
        await world.env.settle()
        return self.meter.take()

    async def play(self, turns: int) -> list[Turn]:
        """Play so many turns, or to the end of the match, and return what each has cost."""
        played = []
        for _ in range(turns):
            pending = (await self.world.table_view(self.world.owner)).pending
            if not pending:
                break
            await self._turn(self.people[self.luck.choice(pending).person])
            await self._until_the_next()
            played.append(self.meter.take())
        return played

    async def _until_the_next(self) -> None:
        """Let the time pass after which the next turn begins; what is still due leaves before it."""
        env = self.world.env
        await env.advance_time(self.luck.uniform(*SOON))
        if self.luck.random() < HOURS:
            await env.advance_time(HOUR_BEGINS)
            env.backend.advance_clock(3600.0 * self.luck.randint(*LATER))
            await env.advance_time(HOUR_BEGINS)

    async def _turn(self, who: Any) -> None:
        world, turn = self.world, self.meter.turn
        begun, round_ = world.env.now(), await self._round(who)
        panel = await world.panel(who)
        while round_ is not None and await self._round(who) == round_ and turn.clicks < MOST_CLICKS:
            await world.env.advance_time(self._pause())
            turn.clicks += 1
            panel = answered(await self._click(who, panel))
        turn.seconds = (world.env.now() - begun).total_seconds()

    async def _round(self, who: Any) -> int | None:
        """Return the round in which somebody is asked, None if they are not."""
        table_view = await self.world.table_view(who)
        if table_view.prompt is None or table_view.table.closed:
            return None
        number: int = getattr(table_view.view, "round", getattr(table_view.view, "number", 0))
        return number

    def _pause(self) -> float:
        return min(LONGEST, max(SHORTEST, self.luck.lognormvariate(log(PAUSE), SPREAD)))

    async def _click(self, who: Any, panel: Any) -> Any:
        """Press any button that answers or leads on, or pick in any menu; what is to be confirmed is confirmed."""
        offered = [(part, custom_id) for part, custom_id in self.world.controls_with_ids(panel)]
        leading = [part for part, custom_id in offered if custom_id.verb in MOVES]
        sure = [part for part, custom_id in offered if custom_id.verb == "y"]
        if not leading:
            return await self.world.click(who, panel, "move")
        part: Part = sure[0] if sure and self.luck.random() < 0.9 else self.luck.choice(leading)
        if part["type"] == 2:
            return await who.click(panel, custom_id=part["custom_id"])
        values = [option["value"] for option in part["options"]]
        least, most = max(1, part.get("min_values", 1)), min(part.get("max_values", 1), len(values))
        chosen = self.luck.sample(values, self.luck.randint(least, most))
        return await who.select(panel, chosen, custom_id=part["custom_id"])


class OneOfEach:
    """Draws each sheet of a game once."""

    def __init__(self) -> None:
        self._draw, self._drawn = pictures.draw, dict[tuple[str, str], bytes]()

    def draw(self, wanted: pictures.PictureRequest) -> bytes:
        """Return the first picture of the same sheet."""
        sheet = (wanted.game, wanted.sheet)
        if sheet not in self._drawn:
            self._drawn[sheet] = self._draw(wanted)
        return self._drawn[sheet]


@asynccontextmanager
async def world_in(folder: Path) -> AsyncIterator[World]:
    """A simulated Discord with the bot on it, whose database lies in this folder."""
    settings = config.load(
        _env_file=None, PLANISPHERE_DATA=str(folder), DATABASE_URL="", DISCORD_TOKEN="", PLANISPHERE_BACKUPS="0"
    )
    bot = create_bot(settings, processes=0, clock=Clock())
    bot.gate = RateLimiter(bot.clock, ())
    env = simcord.Env(bot, shard_count=1, settle_timeout=900.0)
    with patch.object(pictures, "draw", OneOfEach().draw):
        await env.start()
        bot.watch.stood = timedelta.max
        try:
            yield World(env, bot)
        finally:
            await env.bot.close()
            await env.shutdown()


async def measure(game: str, seats: int, turns: int, seed: int) -> tuple[Turn, list[Turn]]:
    """Return what the start of a match costs, and each of its turns."""
    with TemporaryDirectory() as folder:
        async with world_in(Path(folder)) as world:
            players = Players(world, seed)
            with players.meter.listening():
                return await players.begin(game, seats), await players.play(turns)


def line(game: str, seats: int, start: Turn, turns: Sequence[Turn]) -> str:
    """Return one line of the table."""
    short = (turn.in_channel for turn in turns if turn.seconds <= THREE_MINUTES)
    kinds = (mean(turn.calls[kind] for turn in turns) for kind in KINDS)
    cells = (
        game,
        str(seats),
        f"{mean(turn.clicks for turn in turns):.1f}",
        f"{mean(turn.seconds for turn in turns):.0f}",
        f"{mean(turn.calls.total() for turn in turns):.1f}",
        f"{mean(turn.in_channel for turn in turns):.2f}",
        str(max(short, default=0)),
        f"{mean(turn.size for turn in turns) / 1e6:.2f}",
        str(start.calls[EDIT] + start.calls["@original"]),
        " / ".join(f"{kind:.1f}" for kind in kinds),
        str(len(turns)),
    )
    return f"| {' | '.join(cells)} |"


def main(given: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.calls", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="this game alone")
    parser.add_argument("--seats", type=int, choices=SEATS, help="so many seats alone (default: 2 to 4)")
    parser.add_argument("--turns", type=int, default=12, help="of each match (default: 12)")
    parser.add_argument("--seed", type=int, default=1, help="of the clicks and pauses (default: 1)")
    asked = parser.parse_args(given)
    say(
        "| game | seats | clicks | seconds | calls | in the channel | most in a turn of 3 minutes | MB "
        f"| lobby edits at the start | {' / '.join(KINDS)} | turns |"
    )
    for game in [GAMES[asked.game]] if asked.game else GAMES.values():
        for seats in (asked.seats,) if asked.seats else SEATS:
            if seats in game.seats:
                say(line(game.key, seats, *asyncio.run(measure(game.key, seats, asked.turns, asked.seed))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
