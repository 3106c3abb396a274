"""Options, places and printed components."""

import pytest
from msgspec import Struct

from games.core import data
from games.core.options import InvalidOption, Option, menu, parse
from games.core.scores import OPPONENT, Line, Score, duel, ranked
from planisphere_toy.rules import Options


def test_options_are_offered_for_the_seats_that_have_them_and_hidden_fields_never() -> None:
    assert menu(Options, 2) == (Option("wind", ("calm", "storm"), "calm"),)
    assert [option.key for option in menu(Options, 1)] == ["wind", "lonely"]


def test_options_from_texts() -> None:
    assert parse(Options, 1, {"wind": "storm", "lonely": "yes"}) == Options("storm", "yes")
    assert parse(Options, 2, {}) == Options()


@pytest.mark.parametrize(
    ("values", "possible"),
    [({"wind": "gale"}, ("calm", "storm")), ({"fixed": "x"}, ("wind",)), ({"lonely": "yes"}, ("wind",))],
)
def test_an_unknown_option_says_what_is_possible(values: dict[str, str], possible: tuple[str, ...]) -> None:
    with pytest.raises(InvalidOption) as caught:
        parse(Options, 2, values)
    assert caught.value.possible == possible


def score(seat: int, points: int, ties: tuple[int, ...] = ()) -> Score:
    return Score.of(seat, [Line("points", points)], ties)


def test_places_follow_totals_then_tie_breaks_then_are_shared() -> None:
    placed = ranked([score(2, 7, (1,)), score(0, 9, (0,)), score(1, 9, (2,)), score(3, 7, (1,))])
    assert [(s.seat, s.place, s.won) for s in placed] == [(0, 2, False), (1, 1, True), (2, 3, False), (3, 3, False)]


def test_equal_in_everything_is_a_shared_victory() -> None:
    assert [s.won for s in ranked([score(0, 5, (1,)), score(1, 5, (1,))])] == [True, True]


@pytest.mark.parametrize(("own", "won"), [(11, True), (10, False), (9, False)])
def test_alone_only_more_than_the_opponent_wins(own: int, won: bool) -> None:
    mine, theirs = duel(score(0, own), score(OPPONENT, 10))
    assert (mine.won, theirs.won) == (won, not won)
    assert sorted([mine.place, theirs.place]) == [1, 2]


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class Things(Struct, frozen=True, forbid_unknown_fields=True):
    start: int


def test_a_data_file_with_a_field_too_many_is_refused() -> None:
    with pytest.raises(data.InvalidData, match=r"stray.toml"):
        data.load("tests.games.core", "stray.toml", Things)


def test_a_data_file_is_typed() -> None:
    assert data.load("tests.games.core", "plain.toml", Things) == Things(10)


def test_duplicates_and_wrong_counts_are_refused() -> None:
    with pytest.raises(data.InvalidData):
        data.by_id([Thing("a"), Thing("a")], 2)
    with pytest.raises(data.InvalidData):
        data.by_id([Thing("a")], 2)
    assert list(data.by_id([Thing("b"), Thing("a")], 2)) == ["b", "a"]
