"""Starts and ends lessons: private matches on a fixed seed that do not count."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.person import InvokingUser, Person, PersonId
from bot.domain.table import Location, TableId, TableSeat, TableStatus
from bot.domain.table_view import TableView
from bot.features.play.service import PlayService
from bot.game_ui.lesson import Lesson
from bot.refusals import Conflict
from bot.tables.catalog import Games, game_of
from bot.tables.create import opening, private_table
from bot.tables.loaded_table import LoadedTable
from bot.tables.people import PeopleService
from bot.tables.prompts import HELPER
from bot.tables.repository import SAVE_ATTEMPTS, TableRepository
from bot.workers.computer_players import GameTaskRunner
from games.api import Action, Prompt, ai, play

MANY = 1000
"""More than the open tables of any person."""


@dataclass(eq=False)
class LessonService:
    """The service that begins and ends lessons, and asks a strong player."""

    repositories: Repositories
    games: Games
    repository: TableRepository
    task_runner: GameTaskRunner
    people: PeopleService
    play: PlayService

    async def begin(self, lesson: Lesson, who: InvokingUser, place: Location) -> TableView:
        """Return a person's lesson of a game, which begins now if none is running. Raises Conflict."""
        person = await self.people.known(who)
        async with self.repository.lock(f"{lesson.key}/{person.id}"):
            for _ in range(SAVE_ATTEMPTS):
                table = (await self.all_under_way(person.id)).get(lesson.key)
                try:
                    return await self.play.view(table or await self._sit(lesson, person, place), person.id)
                except Conflict:  # another process has begun the same lesson
                    continue
            raise Conflict()

    async def all_under_way(self, person: PersonId) -> dict[str, TableId]:
        """Return a person's running lessons, by game."""
        mine, _ = await self.repositories.tables.of_person(person, closed=False, limit=MANY)
        return {table.game: table.id for table in mine if table.lesson}

    async def _sit(self, lesson: Lesson, person: Person, place: Location) -> TableId:
        """Store a table with a running match, up to the person's first prompt."""
        game, seats = game_of(self.games, lesson.key), lesson.seats
        level = HELPER if HELPER in game.levels else game.levels[0]
        chosen = game.parse_options(seats, lesson.options)
        match, news = play.start(game, chosen, seats, lesson.seed)
        table_seats = [TableSeat(seat, level=level) for seat in range(seats)]
        table_seats[lesson.seat] = TableSeat(lesson.seat, person.id, name=person.name)
        table = replace(
            await private_table(self.repository, lesson.key, person, place, tuple(table_seats), dict(lesson.options)),
            commitment=play.commitment(lesson.seed),
            rules=match.rules,
            lesson=True,
        )
        new = LoadedTable(table, game, match, stored_rules=match.rules)
        await self.repository.commit(opening(new, news, lesson.seed, person, lesson.seat))
        await self.play.resume(table.id)
        return table.id

    async def better(self, table_view: TableView, prompt: Prompt) -> Action:
        """Return the move of a strong computer player. Raises WorkRejected."""
        game = game_of(self.games, table_view.table.game)
        level = ai.STRONG if ai.STRONG in game.levels else game.levels[-1]
        return await self.task_runner.decide(game, level, table_view.view, prompt)

    async def finish(self, table: TableId) -> None:
        """End a finished lesson; do nothing if it has ended already."""

        async def work(old: LoadedTable) -> None:
            if old.table.lesson and old.table.status is TableStatus.RUNNING:
                ended = replace(old.table, status=TableStatus.ENDED, finished_at=self.repository.now())
                await self.repository.save(old, ended)

        await self.repository.exclusive(table, work)
