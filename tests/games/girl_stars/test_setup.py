"""What an even start adds to the set-up of the rulebook."""

from pathlib import Path

import pytest

from games.core import play
from games.core.compensation import LINE
from games.core.options import menu
from games.core.scores import Line
from games.girl_stars import GAME
from games.girl_stars.components import COLOURS, EVEN_STARTS
from games.girl_stars.options import Options
from games.girl_stars.state_from_view import state_from_view
from tests.support.games.recorded import read

SEED = "0e" * 16
RULES_1 = Path(__file__).parent / "records" / "4_even_of_rules_1.json"


@pytest.mark.parametrize("seats", [3, 4])
def test_later_elders_begin_with_more_where_that_is_chosen(seats: int) -> None:
    official, _ = play.start(GAME, Options(), seats, SEED)
    even, _ = play.start(GAME, Options(start="even"), seats, SEED)
    assert even.state.elders == official.state.elders
    for seat, extra in zip(even.state.elders, EVEN_STARTS[seats], strict=True):
        assert official.state.players[seat].light == dict.fromkeys(COLOURS, 1)
        lights = {colour: 1 + extra.lights.count(colour) for colour in COLOURS}
        assert even.state.players[seat].light == lights
        assert even.state.players[seat].points == extra.vp
    first, *others = (even.state.players[seat] for seat in even.state.elders)
    assert first == official.state.players[even.state.elders[0]]
    assert all(sum(player.light.values()) > sum(first.light.values()) for player in others)


def test_the_third_of_four_begins_with_vp() -> None:
    """They stand on the score sheet of that seat alone, and a seat's own view gives them back."""
    even, _ = play.start(GAME, Options(start="even"), 4, SEED)
    scores = {score.seat: score for score in play.score(GAME, even)}
    assert [scores[seat].total for seat in even.state.elders] == [0, 0, 1, 0]
    third = even.state.elders[2]
    assert [seat for seat, score in scores.items() if score.lines[-1] == Line(LINE, 1)] == [third]
    assert state_from_view(play.view(GAME, even, third)).players[third].points == 1


def test_a_match_of_rules_1_keeps_what_it_began_with() -> None:
    """That the record ends with the same scores, test_records shows."""
    match = play.load(GAME, bytes(read(RULES_1).checkpoint))
    assert match.rules == GAME.rules
    players = [match.state.players[seat] for seat in match.state.elders]
    assert [sum(player.light.values()) - len(COLOURS) for player in players] == [0, 4, 3, 1]
    assert not any(player.vp for player in players)


def test_a_running_match_of_rules_1_keeps_its_paths() -> None:
    """Its spaces are numbers, which are texts in what is stored."""
    match, _ = play.start(GAME, Options(), 2, SEED)
    match.state.lit = {7: "red", 12: "blue"}
    stored = play.save(match)
    assert play.load(GAME, stored.replace(b'"rules":%d' % GAME.rules, b'"rules":1')).state == match.state
    assert play.load(GAME, stored).state == match.state


def test_only_three_and_four_can_choose_it() -> None:
    assert [len(menu(Options, seats)) for seats in GAME.seats] == [0, 0, 1, 1]
    alike = (play.start(GAME, options, 2, SEED)[0].state.players for options in (Options(), Options(start="even")))
    assert next(alike) == next(alike)
