"""An even start: each place in the order of play begins with what the data say, and with nothing else besides."""

from collections import Counter
from importlib import import_module

import msgspec
import pytest

from games import GAMES
from games.core import compensation, play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.options import menu
from games.core.scores import Line
from games.core.step import Seat


def rows(game: Game) -> list[compensation.StartCompensation]:
    """What the data of a game say; where Elders begin with more Light, not points, tests of that game look."""
    found = getattr(import_module(f"games.{game.key}.components"), "EVEN_STARTS", [])
    return [row for row in found if isinstance(row, compensation.StartCompensation)]


TABLES = [pytest.param(game, row, id=f"{game.key}-{row.players}") for game in GAMES.values() for row in rows(game)]


def begun(game: Game, seats: int, start: compensation.Start) -> AnyMatch:
    match, _ = play.start(game, msgspec.convert({"start": start}, game.options), seats, "0e" * 16)
    return match


def order(game: Game, match: AnyMatch) -> list[Seat]:
    return list(import_module(f"tests.support.games.{game.key}.balance").order(match.state))


def totals(game: Game, match: AnyMatch) -> list[int]:
    scores = {score.seat: score.total for score in play.score(game, match)}
    return [scores[seat] for seat in order(game, match)]


def sheets(game: Game, match: AnyMatch) -> dict[Seat, Counter[str]]:
    return {score.seat: Counter({line.key: line.points for line in score.lines}) for score in play.score(game, match)}


@pytest.mark.parametrize(("game", "row"), TABLES)
def test_each_place_begins_with_its_points(game: Game, row: compensation.StartCompensation) -> None:
    official, evened = (begun(game, row.players, start) for start in ("official", "even"))
    before, after = totals(game, official), totals(game, evened)
    assert tuple(now - was for now, was in zip(after, before, strict=True)) == row.points
    assert play.prompts(game, evened) == play.prompts(game, official)


@pytest.mark.parametrize(("game", "row"), TABLES)
def test_one_row_of_the_score_sheet_says_so(game: Game, row: compensation.StartCompensation) -> None:
    official = begun(game, row.players, "official")
    evened = play.load(game, play.save(begun(game, row.players, "even")))
    told, usual = sheets(game, evened), sheets(game, official)
    more = {seat: sorted((told[seat] - usual[seat]).values()) for seat in told}
    assert more == {seat: [n] * (n > 0) for seat, n in zip(order(game, evened), row.points, strict=True)}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_an_even_start_is_offered_where_there_is_one(game: Game) -> None:
    offered = {seats for seats in game.seats for option in menu(game.options, seats) if option.key == "start"}
    lights = {3, 4} if game.key == "girl_stars" else set()
    assert offered == {row.players for row in rows(game)} | lights


def test_who_has_nothing_has_no_row_for_it() -> None:
    assert compensation.lines(0) == ()
    assert compensation.lines(2) == (Line("start", 2),)
    assert compensation.compensation_points([compensation.StartCompensation(3, (0, 1, 2))], "even", 2) == (0, 0)
