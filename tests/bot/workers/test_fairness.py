"""Nobody starves anybody: every kind of work in worker processes is shared between people, and so much each may ask."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.rate_limit import MEASURES, RateClass
from bot.domain.person import acting_for, acting_person
from bot.i18n.translator import translator_for
from bot.workers.computer_players import GameTaskRunner
from bot.workers.pictures import PictureRequest, PictureService
from bot.workers.priority_semaphore import Rank
from bot.workers.process_pool import ProcessPool
from bot.workers.verification import AttemptClaim
from games import GAMES
from games.core import ai, play
from games.core.game import Game
from games.core.match import Move
from tests.support.house import ANN, BOB, HERE, SEED, House, house_at
from tests.support.stage import Stage, rates_of, stage_in

GLOW = GAMES["glow"]
REPEATS = 40

Begun = list[tuple[Rank, int | None]]


class Noted(ProcessPool):
    """A pool that notes who waits for what, and does it at once where it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun: Begun = []
        self.works = True

    async def run(self, *given: Any, rank: Rank = Rank.PERSON, **_: Any) -> Any:
        self.begun.append((rank, acting_person.get()))
        await asyncio.sleep(0)
        _limit, work, *arguments = given
        return work(*arguments) if self.works else b""


@pytest.fixture
def pool() -> Noted:
    return Noted()


Work = Callable[[GameTaskRunner], Coroutine[Any, Any, Any]]
MATCH, _ = play.start(GLOW, GLOW.options(), 2, SEED)
SEAT, PROMPT = next(iter(play.prompts(GLOW, MATCH).items()))
STORED, VIEW = play.save(MATCH), play.view(GLOW, MATCH, SEAT)
CLAIM = AttemptClaim({}, SEED, STORED, (), whole=True)
MOVES = [Move(SEAT, PROMPT.legal[0])]

WORKS: Mapping[str, Work] = {
    "decide": lambda runner: runner.decide(GLOW, ai.EASY, VIEW, PROMPT),
    "search": lambda runner: runner.search(GLOW, MATCH, PROMPT),
    "rate_moves": lambda runner: runner.rate_moves(GLOW, MATCH, SEAT, bytes(16)),
    "foresee": lambda runner: runner.foresee(GLOW, STORED, SEAT, ai.EASY),
    "undo": lambda runner: runner.undo(GLOW, STORED, MOVES, SEAT),
    "rewind": lambda runner: runner.rewind(GLOW, STORED, MOVES, 0),
    "prove": lambda runner: runner.prove(GLOW, CLAIM),
    "replay_position": lambda runner: runner.replay_position(GLOW, STORED, MOVES, 0),
    "par_game": lambda runner: runner.par_game(GLOW, {}, SEED, 0, rank=Rank.PERSON),
    "check_file": lambda runner: runner.check_file(GAMES, b""),
    "check_result": lambda runner: runner.check_result(GAMES, b"", None),
    "replay_moment": lambda runner: runner.replay_moment(GAMES, b"", 0, None),
}
"""Everything that a worker process can be asked to think about. Whoever adds to it says below who may start it."""

MOVE = {"a", "y", "c", "n", "/act", "start", "again", "back"}
STARTED_BY: Mapping[str, tuple[RateClass, set[str]]] = {
    "decide": (RateClass.ANY, MOVE | {"learn"}),
    "search": (RateClass.ANY, MOVE),
    "prove": (RateClass.ANY, MOVE),
    "rate_moves": (RateClass.HINTS, {"hint", "/table hint"}),
    "foresee": (RateClass.REPLAYS, {"plan", "unplan"}),
    "undo": (RateClass.REPLAYS, {"undo", "/table undo"}),
    "rewind": (RateClass.REPLAYS, {"uback", "uask", "uyes"}),
    "replay_position": (RateClass.REPLAYS, {"crace", "crep", "/challenge replay"}),
    "par_game": (RateClass.REPLAYS, {"crace"}),
    "check_file": (RateClass.FILES, {"/table import"}),
    "check_result": (RateClass.REPLAYS, {"/prove"}),
    "replay_moment": (RateClass.REPLAYS, {"look", "looki"}),
    "draw": (RateClass.ANY, {"board", "hand", "sheet", "cshare", "rules", "prof"}),
    "draw, for everybody": (RateClass.LOUD, {"post", "cpost", "/challenge post"}),
    "export": (RateClass.FILES, {"export", "/table export"}),
}
"""The class of actions that says how often one person may start it, and by what."""


def test_every_kind_of_work_declares_who_may_start_it_and_how_often() -> None:
    kinds = {name for name, work in vars(GameTaskRunner).items() if iscoroutinefunction(work) and name[0] != "_"}
    kinds |= {"draw", "draw, for everybody", "export"}
    assert kinds == STARTED_BY.keys()
    assert kinds - {"draw", "draw, for everybody", "export"} == WORKS.keys()
    for rate, _ in STARTED_BY.values():
        assert any(measure.rate is rate and measure.person <= measure.server for measure in MEASURES)


async def test_everything_that_starts_work_is_there(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        known = rates_of(stage.bot)
        for rate, names in STARTED_BY.values():
            assert {known[name] for name in names} <= {rate} or rate is RateClass.ANY


@pytest.mark.parametrize("name", WORKS)
async def test_every_kind_of_work_waits_in_the_turn_of_the_person_who_has_started_it(name: str, pool: Noted) -> None:
    pool.works = name in ("decide", "search")
    with acting_for(ANN.id):
        await WORKS[name](GameTaskRunner(pool))
    assert pool.begun == [(Rank.PERSON, ANN.id)]


@pytest.mark.parametrize("name", sorted(WORKS.keys() - {"decide", "search"}))
async def test_what_one_person_asks_many_times_is_worked_out_once(name: str, pool: Noted) -> None:
    pool.works = False
    runner = GameTaskRunner(pool)

    async def ask(person: int) -> Any:
        with acting_for(person):
            return await WORKS[name](runner)

    gone = asyncio.create_task(ask(ANN.id))
    taps = [asyncio.create_task(ask(who)) for who in (ANN.id, BOB.id) for _ in range(REPEATS)]
    await asyncio.sleep(0)
    gone.cancel()
    assert await asyncio.gather(*taps) == [b""] * 2 * REPEATS
    assert sorted(pool.begun) == [(Rank.PERSON, ANN.id), (Rank.PERSON, BOB.id)]
    await ask(ANN.id)
    assert len(pool.begun) == 3  # nothing is kept of what has been told


@pytest.mark.parametrize(("urgent", "rank"), [(True, Rank.TABLE), (False, Rank.PERSON)])
async def test_a_picture_waits_in_the_turn_of_the_person_who_has_asked(urgent: bool, rank: Rank, pool: Noted) -> None:
    pool.works = False
    wanted = PictureRequest("one", "glow", VIEW, "table", translator_for("en"), {})
    with acting_for(ANN.id):
        await PictureService(pool).draw(wanted, urgent=urgent)
    assert pool.begun == [(rank, ANN.id)]


@pytest.fixture
async def house(url: str, pool: Noted) -> AsyncIterator[House]:
    async with house_at(url, games={"glow": GLOW}, task_runner=GameTaskRunner(pool)) as built:
        yield built


@pytest.mark.usefixtures("_quick_masters")
@pytest.mark.parametrize("level", [ai.EASY, ai.MASTER])
@pytest.mark.parametrize(("others", "rank"), [([], Rank.PERSON), ([BOB], Rank.TABLE)])
async def test_a_computer_moves_first_where_several_people_wait_and_in_ones_own_turn_where_one_does(
    house: House, pool: Noted, level: str, others: list[Any], rank: Rank
) -> None:
    table = (await house.service.lobby.open(ANN, "glow", HERE, seats=2 + len(others))).id
    for one in others:
        await house.service.lobby.join(table, one)
    await house.service.lobby.add_computer(table, ANN.id, level)
    await house.service.lobby.start(table, ANN.id)
    for _ in range(4):
        for who in (ANN, *others):
            view = await house.table_view(table, who)
            if view.prompt is not None:
                await house.service.play.submit_move(table, who.id, view.prompt.token, view.prompt.legal[0])
    assert set(pool.begun) == {(rank, None if others else ANN.id)}  # without a click nobody in particular has asked


@pytest.fixture
def _quick_masters(monkeypatch: pytest.MonkeyPatch) -> None:
    def first(game: Game, match: Any, seat: int, _: bytes) -> Any:
        return play.prompts(game, match)[seat].legal[0]

    monkeypatch.setattr("games.core.search.search_move", first)


async def test_a_click_counts_as_work_of_who_has_given_it(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        seen: list[int | None] = []
        await noting(stage, seen)
        await asyncio.gather(*(stage.click(who, CustomId("0", "privacy")) for who in (ANN, BOB)))
        assert sorted(filter(None, seen)) == [ANN.id, BOB.id]
        assert acting_person.get() is None


async def noting(stage: Stage, seen: list[int | None]) -> None:
    action = stage.bot.clicks.actions["privacy"]

    async def noted(*given: Any) -> None:
        seen.append(acting_person.get())
        await action.method(*given)

    stage.bot.clicks.actions["privacy"] = replace(action, method=noted)
