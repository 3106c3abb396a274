"""The balance of a game: who wins from which place, and how far a piece is from its like."""

import pytest

from games import GAMES
from tests.tools.balance import Played, Worth, apart, drawn, interval, main, pieces, played, sources, table

MATCHES = [
    Played(
        (1.0, 0.0), (10, 8), ({"stars": 7}, {"stars": 5}), (Worth("card", "sun", 4.0, 0), Worth("card", "moon", 1.0, 1))
    ),
    Played((0.5, 0.5), (6, 6), ({"stars": 4}, {"stars": 4}), (Worth("card", "sun", 2.0, 1),)),
]


def test_a_place_is_held_against_its_share() -> None:
    _, _, first, second = table(MATCHES)
    assert first == "| 1 | 75.0% ± 49.0% | 1.50 (0.52 to 2.48) | 8.0 ± 3.9 |"
    assert second == "| 2 | 25.0% ± 49.0% | 0.50 (-0.48 to 1.48) | 7.0 ± 2.0 |"
    assert sources(MATCHES) == "stars 5.0"


def test_a_piece_is_held_against_its_like() -> None:
    assert list(pieces(worth for match in MATCHES for worth in match.worths))[2:] == [
        "| card | moon | 1 | 1.0 ± inf | -1.0 |",
        "| card | sun | 2 | 3.0 ± 2.0 | +1.0 |",
    ]
    assert list(pieces([])) == []
    assert interval([3.0]).doubt == float("inf")


@pytest.mark.parametrize("key", GAMES)
def test_a_match_is_told_in_the_order_of_play(key: str) -> None:
    match = played(key, 2, "easy", {}, 1)
    assert sum(match.wins) == 1
    assert len(match.points) == len(match.rows) == 2


def test_a_piece_is_held_against_what_its_seat_had_under_the_same_luck() -> None:
    assert list(apart(MATCHES)) == [Worth("card", "moon", -1.0, 1), Worth("card", "sun", 1.0, 1)]
    assert list(apart(MATCHES[:1])) == []


@pytest.mark.parametrize("key", GAMES)
def test_lots_change_what_is_had_and_leave_the_table_as_it_is(key: str) -> None:
    once, other = (played(key, 2, "easy", {}, 1, lots=lots) for lots in (0, 0))
    assert once == other
    assert len(once.points) == 2


def test_lots_say_who_has_which_card() -> None:
    had = [
        {worth.piece for worth in played("crafting_cosmos", 2, "strong", {}, 1, lots=lots).worths} for lots in (0, 1)
    ]
    assert had[0] != had[1]
    found = drawn("crafting_cosmos", 2, "strong", {}, 1, plays=2)
    assert any(worth.kind.endswith("power, lead") and worth.points for worth in found)


def test_tables_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    key = next(iter(GAMES))
    assert main(["--game", key, "--seats", "2", "--matches", "2", "--level", "easy", "--processes", "1"]) == 0
    assert f"## {key}, 2 seats, 2 matches\n| place |" in capsys.readouterr().out


def test_worths_by_lots_are_printed_for_all_seats_together(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["--game", "crafting_cosmos", "--seats", "2", "--matches", "1", "--lots", "2", "--processes", "1"]
    assert main(line) == 0
    assert capsys.readouterr().out.startswith(
        "## crafting_cosmos, 1 matches of 2 seats, 2 times by lots\n| kind | piece |"
    )
