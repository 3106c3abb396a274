"""Par: evenings of the strong computer player on the same luck, told to nobody before they have finished."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.challenges import par as pars
from bot.features.challenges.model import ChallengeKind
from bot.features.challenges.par import Par, sampled
from bot.workers.par_games import ParGame, par_game
from bot.workers.priority_semaphore import Rank
from games import GAMES
from games.core.chance import Chance
from planisphere_toy.rules import GAME as TOY
from tests.support.house import ANN, BOB, HERE, House

leads = st.lists(st.integers(-90, 120), min_size=1, max_size=40)


def ended(*margins: int) -> Par:
    return Par(tuple(ParGame(100 + margin, 100, (margin - 1, margin)) for margin in margins))


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handful of evenings is enough to see how they are played."""
    for place in ("bot.features.challenges.par.PAR_GAMES", "bot.features.challenges.par_service.PAR_GAMES"):
        monkeypatch.setattr(place, 6)
    monkeypatch.setattr("bot.features.challenges.par_service.PIECE", 3)


def options_of(game: Any) -> dict[str, Any]:
    chosen = game.challenge.settle(game.challenge.daily(7), Chance(game.key, bytes(16)))
    fields = msgspec.structs.fields(chosen)
    found: dict[str, Any] = msgspec.to_builtins({one.encode_name: getattr(chosen, one.name) for one in fields})
    return found


@pytest.mark.parametrize("key", ["hoshitsukuri", "glow"])
def test_evenings_have_one_luck_and_are_played_differently(key: str) -> None:
    game, seed = GAMES[key], "00112233445566778899aabbccddeeff"
    first, again, *others = [par_game(game, options_of(game), seed, number) for number in (0, 0, 1, 2, 3)]
    assert first == again
    assert len({one.moves for one in (first, *others)}) > 1
    assert first.par_game.course[-1] == first.par_game.margin
    assert len({one.par_game.rival for one in others}) == 1 or key == "glow"  # Tom's total hangs on what is played


@given(leads, st.integers(-90, 120))
def test_a_histogram_holds_every_evening_once(margins: list[int], own: int) -> None:
    columns = ended(*margins).columns(own)
    assert sum(column.count for column in columns) == len(margins)
    assert sum(column.first <= own <= column.last for column in columns) == 1
    assert len(columns) <= pars.MOST_COLUMNS
    assert all(one.last + 1 == other.first for one, other in pairwise(columns))


@given(leads)
def test_par_is_an_evening_in_the_middle(margins: list[int]) -> None:
    found = ended(*margins)
    assert found.lead == sorted(margins)[(len(margins) - 1) // 2]
    assert found.par_games[found.number].margin == found.lead
    assert found.beaten_by(found.lead) <= len(margins) / 2


@given(st.integers(1, 40))
def test_the_last_round_is_always_told(rounds: int) -> None:
    told = sampled(rounds)
    assert told == sorted(set(told))
    assert told[-1] == rounds - 1
    assert len(told) == min(rounds, pars.MOST_STRIP_ICONS)


def test_icons_tell_in_which_fifth_of_the_evenings_a_round_went() -> None:
    par_games = ended(*range(100))
    assert [par_games.phases((0, lead)) for lead in (-5, 10, 30, 50, 70, 90, 200)] == [
        (0, phase) for phase in (0, 0, 1, 2, 3, 4, 4)
    ]
    assert ended(*[7] * 20).phases((6, 7)) == (2, 2)  # as all of them


async def test_evenings_are_played_in_pieces_and_gone_on_with(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    shared = await house.service.challenges.make(ANN, "toy", {})
    assert await house.service.pars.go_on()
    begun = await house.repositories.challenges.par(daily.code)
    assert (len(begun.par_games), begun.known) == (3, False)
    other = House(house.repositories, clock=house.clock)  # the bot has started again
    assert await other.service.pars.go_on()
    whole = await house.repositories.challenges.par(daily.code)
    assert whole.par_games[:3] == begun.par_games
    assert whole.known
    assert not await other.service.pars.go_on()
    assert (await house.repositories.challenges.par(shared.code)).par_games == ()
    seed = await house.service.challenges.seed(daily.name)
    assert whole.par_games[4] == par_game(TOY, daily.options, seed, 4).par_game


async def test_what_cannot_be_played_keeps_no_other_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    weekly = await house.service.challenges.current("toy", ChallengeKind.WEEKLY)
    play = house.task_runner.par_game

    async def stumbling(game: Any, options: Any, seed: str, number: int, *, rank: Rank) -> Any:
        if seed == await house.service.challenges.seed(daily.name):
            raise ArithmeticError
        return await play(game, options, seed, number, rank=rank)

    monkeypatch.setattr(house.task_runner, "par_game", stumbling)
    while await house.service.pars.go_on():
        pass
    found = [await house.repositories.challenges.par(one.code) for one in (daily, weekly)]
    assert [one.known for one in found] == [False, True]


async def test_nobody_learns_of_par_before_they_have_finished(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    while await house.service.pars.go_on():
        pass
    assert (await house.service.pars.of(daily.code, ANN.id)).par_games == ()
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    assert (await house.service.pars.of(daily.code, ANN.id)).par_games == ()
    await house.play_on(table_view.table.id, ANN)
    assert (await house.service.pars.of(daily.code, ANN.id)).known
    assert (await house.service.pars.of(daily.code, BOB.id)).par_games == ()
    house.clock.move(40)
    await house.watch.tick()
    assert (await house.service.pars.of(daily.code, BOB.id)).known
