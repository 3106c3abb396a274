"""How much code, and how many statements, one click passes that makes a move, and the board that follows it.

The limits are today's figures: a change that lowers them lowers the limits too.
"""

import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import pytest
from sqlalchemy import event

from bot.discord_kit.custom_ids import CustomId
from bot.domain.table import TableId
from tests.support.house import ANN, BOB
from tests.support.stage import HERE, Stage, custom_id_of, stage_in

MAKING = ("y", "a", "c", "n")
"""The actions that make a move or lead to one, the quickest first."""

ROOT = Path(__file__).parents[4]
OURS = (f"{ROOT / 'bot'}/", f"{ROOT / 'games'}/")


class Cost(NamedTuple):
    """Files of the bot, functions of the bot and the games, changes from file to file, and SQL statements."""

    files: int
    functions: int
    moves: int
    statements: int


CLICK = Cost(files=69, functions=458, moves=485, statements=8)
BOARD = Cost(files=59, functions=336, moves=405, statements=9)
RESUMED = 300
"""More changes of the file on PostgreSQL, where whoever waits for a statement is resumed after each."""


class Counter:
    """Counts what is called in this thread, and what the database is asked."""

    def __init__(self) -> None:
        self._files: set[str] = set()
        self._functions: set[CodeType] = set()
        self._moves = self._statements = 0
        self._file = ""

    def called(self, frame: FrameType, what: str, _: object) -> None:
        """Count a call of a function."""
        code = frame.f_code
        if what != "call" or not code.co_filename.startswith(OURS):
            return
        self._functions.add(code)
        if code.co_filename.startswith(OURS[0]):
            self._files.add(code.co_filename)
        self._moves += code.co_filename != self._file
        self._file = code.co_filename

    def executed(self, *_: object) -> None:
        """Count a statement."""
        self._statements += 1

    @property
    def cost(self) -> Cost:
        return Cost(len(self._files), len(self._functions), self._moves, self._statements)


@contextmanager
def counting(stage: Stage) -> Iterator[Counter]:
    """Count what happens meanwhile."""
    counter, engine = Counter(), stage.service.repositories.engine.raw.sync_engine
    event.listen(engine, "before_cursor_execute", counter.executed)
    before = sys.getprofile()
    sys.setprofile(counter.called)
    try:
        yield counter
    finally:
        sys.setprofile(before)
        event.remove(engine, "before_cursor_execute", counter.executed)


@pytest.fixture
async def stage(url: str, tmp_path: Path) -> AsyncIterator[Stage]:
    """A bot without Discord at a database of either kind."""
    async with stage_in(tmp_path, url=url) as stage:
        yield stage


async def begun(stage: Stage) -> TableId:
    """Begin a match of Solani for two, whose first board is posted."""
    stage.service.play.seeds = lambda: "00112233445566778899aabbccddeeff"
    table: TableId = (await stage.service.lobby.open(ANN, "solani", HERE, seats=2)).id
    await stage.service.lobby.join(table, BOB)
    await stage.service.lobby.start(table, ANN.id)
    await stage.bot.dispatcher.deliver_all()
    return table


async def move(stage: Stage, table: TableId) -> Cost:
    """Let whoever is asked make a move, and return what the click cost that made it."""
    before = (await stage.service.queries.table(table)).moves
    asked = {turn.person for turn in (await stage.service.play.view(table)).pending}
    who = next(person for person in (ANN, BOB) if person.id in asked)
    stage.take()
    said = await stage.click(who, CustomId(table, "move"))
    for _ in range(5):
        controls = [(custom_id_of(part), part) for one in said for part in one.controls]
        custom_id, part = min(
            (one for one in controls if one[0].verb in MAKING), key=lambda one: MAKING.index(one[0].verb)
        )
        values = (part["options"][0]["value"],) if "options" in part else ()
        with counting(stage) as counter:
            said = await stage.click(who, custom_id, *values, own=True)
        if (await stage.service.queries.table(table)).moves > before:
            return counter.cost
    raise AssertionError(f"no move was made: {controls}")


def least(costs: Sequence[Cost]) -> Cost:
    """Return the cost of the plainest: what is remembered or belongs to one move alone is not in it."""
    return Cost(*map(min, *costs))


async def test_what_a_click_and_the_board_after_it_cost(stage: Stage) -> None:
    table = await begun(stage)
    clicks, boards = [], []
    for _ in range(6):
        clicks.append(await move(stage, table))
        stage.now.move(1)
        with counting(stage) as counter:
            await stage.bot.dispatcher.deliver_all()
        boards.append(counter.cost)
    more = Cost(0, 0, 0 if stage.service.repositories.engine.sqlite else RESUMED, 0)
    for found, most in ((least(clicks), CLICK), (least(boards), BOARD)):
        assert all(one <= limit + resumed for one, limit, resumed in zip(found, most, more, strict=True)), found
