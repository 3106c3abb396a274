"""An even start: each place in the order of play begins with what the data say, and with nothing else besides."""

from importlib import import_module
from typing import Any

import msgspec
import pytest

from games import GAMES, crafting_cosmos, glow, solani
from games.core import even, play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.options import menu
from games.core.scores import Line
from games.core.step import Seat

ROWS = {
    crafting_cosmos.GAME.key: crafting_cosmos.components.EVEN_STARTS,
    glow.GAME.key: glow.components.EVEN_STARTS,
    solani.GAME.key: solani.components.EVEN_STARTS,
}
TABLES = [pytest.param(GAMES[key], row, id=f"{key}-{row.players}") for key, rows in ROWS.items() for row in rows]


def begun(game: Game, seats: int, start: even.Start) -> AnyMatch:
    match, _ = play.start(game, msgspec.convert({"start": start}, game.options), seats, "0e" * 16)
    return match


def order(game: Game, state: Any) -> list[Seat]:
    return list(import_module(f"tests.games.{game.key}.worths").order(state))


def totals(game: Game, match: AnyMatch) -> list[int]:
    scores = {score.seat: score.total for score in play.score(game, match)}
    return [scores[seat] for seat in order(game, match.state)]


@pytest.mark.parametrize(("game", "row"), TABLES)
def test_each_place_begins_with_its_points(game: Game, row: even.EvenStart) -> None:
    official, evened = (begun(game, row.players, start) for start in ("official", "even"))
    before, after = totals(game, official), totals(game, evened)
    assert tuple(now - was for now, was in zip(after, before, strict=True)) == row.points
    assert len(row.points) == row.players
    assert play.prompts(game, evened) == play.prompts(game, official)


@pytest.mark.parametrize(("game", "row"), TABLES)
def test_the_score_sheet_says_so_where_points_are_given(game: Game, row: even.EvenStart) -> None:
    match = play.load(game, play.save(begun(game, row.players, "even")))
    if game.key == "glow":  # light is what counts there, and some can be spent
        return
    given = {seat: points for seat, points in zip(order(game, match.state), row.points, strict=True) if points}
    scores = {score.seat: score.lines[-1] for score in play.score(game, match)}
    assert {seat: line.points for seat, line in scores.items() if line.key == even.LINE} == given


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_an_even_start_is_offered_where_there_is_one(game: Game) -> None:
    offered = {seats for seats in game.seats for option in menu(game.options, seats) if option.key == "start"}
    lights = {3, 4} if game.key == "girl_stars" else set()  # there Elders begin with more Light
    assert offered == {row.players for row in ROWS.get(game.key, ())} | lights


def test_who_has_nothing_has_no_row_for_it() -> None:
    assert even.lines(0) == ()
    assert even.lines(2) == (Line("start", 2),)
    assert even.points([even.EvenStart(3, (0, 1, 2))], "even", 2) == (0, 0)
