"""A store with a service and some tables at which two people play, computers do not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter_ns

from bot.app.repositories import AllRepositories, open_repositories
from bot.app.services import Services
from bot.domain.person import InvokingUser
from bot.domain.table import Location, TableId
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.step import Action, Seat

LIVE = 8
"""So many tables are played at by turns."""


class House:
    """Tables that are played at; the same luck in every house, so that two of them do the same."""

    def __init__(self, game: Game, file: Path, repositories: AllRepositories) -> None:
        self.file = file
        self.repositories = repositories
        self.live: list[TableId] = []
        self._game = game
        self._seeds = (f"{number:032x}" for number in count(1))
        self._luck = Random(game.key)
        self._latest: tuple[AnyMatch | None, Seat, Action]
        self._people = [InvokingUser(100 + number, f"Guest {number}") for number in range(2 if 2 in game.seats else 1)]
        now = lambda: datetime.now(UTC)  # noqa: E731 - the bot's one clock
        self.service = Services(repositories, now, {game.key: game}, seeds=lambda: next(self._seeds))

    async def ready(self, number: int) -> None:
        """See to it that the table whose turn it is has a match that is not over."""
        place = number % LIVE
        while len(self.live) <= place:
            self.live.append(await self._begun(len(self.live)))
        if (await self.service.queries.table(self.live[place])).closed:
            self.live[place] = await self._begun(place)

    async def _begun(self, place: int) -> TableId:
        host, *guests = self._people
        table = await self.service.lobby.open(
            host, self._game.key, Location(channel=10 + place), seats=len(self._people)
        )
        for guest in guests:
            await self.service.lobby.join(table.id, guest)
        await self.service.lobby.start(table.id, host.id)
        return table.id

    async def answer(self, number: int, *, cold: bool = False) -> float:
        """Give one random answer and return the nanoseconds it took; `cold`: the table is no longer at hand."""
        table = self.live[number % LIVE]
        looks = [await self.service.play.view(table, person.id) for person in self._people]
        person, prompt = next(
            (person, table_view.prompt)
            for person, table_view in zip(self._people, looks, strict=True)
            if table_view.prompt
        )
        action = self._luck.choice(prompt.legal)
        self._latest = ((await self.service.repository.load(table)).match, prompt.seat, action)
        if cold:
            self.service.repository.invalidate(table)
        start = perf_counter_ns()
        await self.service.play.submit_move(table, person.id, prompt.token, action)
        return perf_counter_ns() - start

    def by_rules(self) -> float:
        """Return the nanoseconds that the rules alone take for the latest answer: played, saved, asked on, shown."""
        match, seat, action = self._latest
        assert match is not None
        start = perf_counter_ns()
        after, _ = play.apply(self._game, match, seat, action)
        play.save(after)
        play.prompts(self._game, after)
        play.view(self._game, after, seat)
        return perf_counter_ns() - start


@asynccontextmanager
async def opened(game: Game, file: Path) -> AsyncIterator[House]:
    """Open a house with its first tables."""
    repositories = await open_repositories(f"sqlite+aiosqlite:///{file}")
    try:
        house = House(game, file, repositories)
        for number in range(LIVE):
            await house.ready(number)
        yield house
    finally:
        await repositories.close()
