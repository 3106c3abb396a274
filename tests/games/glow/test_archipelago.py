"""The afternoon in the Archipelago of Darkness. [spec 6.8]"""

from typing import Any

import pytest

from games.glow.actions import DiscardForSkull, Sail, Stay
from games.glow.components import ROUTES
from games.glow.events import Gained, Sailed, Stayed
from games.glow.travel import Voyage, route_price, voyages
from tests.support.games.glow.pieces import afternoon, mine, player
from tests.support.games.scenario import Scene


def sea(hand: str, people: int = 2, **pieces: Any) -> Scene:
    return afternoon(player(hand=hand, **pieces), *(player() for _ in range(people - 1)), board="archipelago")


@pytest.mark.parametrize(
    ("route", "shown", "price"),
    [
        (("center", "isle_e"), 1, 0),
        (("center", "isle_e"), 2, 0),
        (("center", "isle_e"), 0, 1),
        (("center", "isle_e"), 3, None),
        (("center", "isle_n"), 4, 0),
        (("center", "isle_n"), 2, 2),
        (("center", "isle_n"), 5, None),
        (("isle_s", "isle_sw"), 5, 1),
        (("isle_s", "isle_sw"), 4, 2),
        (("isle_w", "isle_far_nw"), 2, 1),
        (("isle_e", "isle_ne"), 0, 0),
        (("isle_e", "isle_ne"), 5, 0),
        (("isle_n", "isle_far_n"), 5, 0),
    ],
)
def test_what_a_route_costs(route: tuple[str, str], shown: int, price: int | None) -> None:
    assert route_price(ROUTES[route[0]][route[1]], shown) == price


def test_colours_are_different_elements_special_faces_aside() -> None:
    legal = sea("F F W A fp L3").legal()
    assert [action for action in legal if isinstance(action, Sail)] == [
        Sail("center", "isle_se"),
        Sail("center", "isle_w"),
    ]


def test_one_boat_moves_along_one_route_and_the_day_ends() -> None:
    scene = sea("F W A").answer(Sail("center", "isle_w"))
    assert (sorted(mine(scene).boats), scene.asked) == (["center", "center", "center", "isle_w"], {})
    assert scene.told(Sailed) == [Sailed(0, "center", "isle_w", 0)]
    assert scene.match.undo[0] is False


def test_a_boat_may_sail_back() -> None:
    boats = ["isle_w", "isle_n", "isle_se", "isle_e"]
    assert Sail("isle_w", "center") in sea("F W A", boats=boats).legal()


def test_ruling_3_own_boats_never_share_an_island_not_even_the_centre() -> None:
    boats = ["center", "isle_w", "isle_n", "isle_se"]
    legal = sea("F W A", boats=boats, footprints=5).legal()
    assert Sail("isle_w", "center") not in legal
    assert Sail("center", "isle_w") not in legal


def test_boats_of_others_are_no_obstacle() -> None:
    other = player(boats=("isle_w", "isle_n", "isle_se", "isle_e"))
    scene = afternoon(player(hand="F W A"), other, board="archipelago")
    assert Sail("center", "isle_w") in scene.legal()


def test_a_footprint_adds_a_colour_but_none_is_hidden() -> None:
    scene = sea("F W", footprints=1).answer(Sail("center", "isle_w"))
    assert mine(scene).footprints == 0
    assert Sail("center", "isle_sw") not in sea("F W A", footprints=5).legal()


def test_ruling_7_the_right_hand_route_is_closed_alone() -> None:
    assert Sail("center", "isle_e") not in sea("F W", people=1).legal()
    assert Sail("center", "isle_e") in sea("F W", people=2).legal()
    assert Sail("center", "isle_sw") in sea("F W", people=1).legal()


def test_arrival_gives_what_is_printed() -> None:
    scene = sea("F", footprints=0).answer(Sail("center", "isle_e"))
    assert scene.told(Gained) == [Gained(0, footprints=2)]
    assert mine(sea("F W A").answer(Sail("center", "isle_se"))).fireflies == 2
    assert mine(sea("F W A N").answer(Sail("center", "isle_n"))).reroll_tokens == 1


def test_the_price_is_paid_before_anything_is_gained() -> None:
    boats = ["isle_se", "center", "center", "center"]
    scene = sea("F W A N M", boats=boats, footprints=1).answer(Sail("isle_se", "isle_s"))
    assert mine(scene).footprints == 0
    assert voyages(player(hand="", boats=("isle_se",)), solo=False) == []


def test_a_skull_island_takes_a_companion() -> None:
    boats = ["isle_e", "center", "center", "center"]
    scene = sea("F", boats=boats, companions="a02_thoape a04_tamnuca").answer(Sail("isle_e", "isle_ne"))
    assert scene.asked == {0: "DiscardForSkull"}
    scene.answer(DiscardForSkull("a04_tamnuca"))
    assert (mine(scene).discards, scene.asked) == (("a04_tamnuca",), {})


def test_staying_is_always_possible() -> None:
    scene = sea("F W A").answer(Stay())
    assert (mine(scene).boats, scene.told(Stayed)) == (("center",) * 4, [Stayed(0)])


def test_without_a_voyage_one_stays_by_itself() -> None:
    scene = sea("F W A N M")
    assert (scene.asked, scene.told(Stayed)) == ({}, [Stayed(0)])


def test_the_black_die_counts_for_no_colour() -> None:
    found = voyages(player(hand="s_black_1=N N F W", boats=("center",) * 4), solo=False)
    assert found == [Voyage("center", "isle_e", 0), Voyage("center", "isle_sw", 0)]
