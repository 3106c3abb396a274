"""The final scoring. [spec 9, 10.3]"""

from games.core.scores import OPPONENT
from games.glow.components import ADVENTURERS
from games.glow.scoring import score
from games.glow.state import Player
from tests.support.games.glow.pieces import player, table, tom


def points(me: Player, **rest: object) -> dict[str, int]:
    return {line.key: line.points for line in score(table(me, player(), **rest))[0].lines}


def test_light_counts_as_it_stands() -> None:
    assert points(player(light=23))["light"] == 23


def test_adventurer_and_companions_count_negative_ones_too() -> None:
    assert points(player("pocana"))["cards"] == ADVENTURERS["pocana"].end_light == 4
    assert points(player("pocana", companions="a22_dvol a11_briki"))["cards"] == 4 - 5 + 6


def test_the_village_with_the_camp_counts_not_the_party() -> None:
    assert points(player(camp="village_8", party="village_20"))["journey"] == 8
    assert points(player())["journey"] == 0


def test_every_island_with_a_boat_counts() -> None:
    boats = ["isle_far_nw", "isle_far_se", "center", "isle_s"]
    assert points(player(boats=boats), board="archipelago")["journey"] == 8 + 5 + 0 + 4


def test_fireflies_count_if_they_are_as_many_as_the_companions() -> None:
    two = "a04_tamnuca a02_thoape"  # one icon
    assert points(player(companions=two, fireflies=0))["fireflies"] == 0
    assert points(player(companions=two, fireflies=1))["fireflies"] == 10
    assert points(player())["fireflies"] == 10


def test_footprints_count_and_reroll_tokens_do_not() -> None:
    found = points(player(footprints=3, reroll_tokens=5, light=0))
    assert (found["footprints"], sum(found.values())) == (3, 3 + 1 + 10)


def test_ruling_26_the_sum_may_be_negative() -> None:
    me = player("noctiluca", companions="a22_dvol a23_okans", light=0)
    assert score(table(me, player()))[0].total == -7


def test_most_light_wins_then_reroll_tokens_then_all_share() -> None:
    def places(*people: Player) -> list[tuple[int, bool]]:
        return [(each.place, each.won) for each in score(table(*people))]

    assert places(player(light=5), player(light=9)) == [(2, False), (1, True)]
    assert places(player(reroll_tokens=1), player()) == [(1, True), (2, False)]
    assert places(player(), player(), player(light=9)) == [(1, True), (1, True), (3, False)]


def test_tom_scores_light_journey_and_footprints() -> None:
    own, toms = score(table(player(), tom=tom(light=30, camp="village_10", footprints=2)))
    assert toms.seat == OPPONENT
    assert {line.key: line.points for line in toms.lines} == {"light": 30, "journey": 10, "footprints": 2}
    assert (own.won, toms.won, own.place, toms.place) == (False, True, 2, 1)


def test_toms_islands_count() -> None:
    boats = ["isle_far_nw", "isle_far_se", "isle_far_n", "isle_s"]
    assert score(table(player(), board="archipelago", tom=tom(boats=boats)))[1].lines[1].points == 20


def test_ruling_5_a_tie_with_tom_is_no_win() -> None:
    def won(light: int) -> bool:
        return score(table(player(light=light), tom=tom(light=40)))[0].won

    assert (won(28), won(29), won(30)) == (False, False, True)  # adventurer 1, fireflies 10
