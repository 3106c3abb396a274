"""The player board, the nebula tiles, and the first state. [spec 4.1, 4.3, 5]"""

from collections import Counter
from math import floor

import pytest

from games.crafting_cosmos import GAME, galaxy
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.components import (
    ARMS,
    CENTRE,
    CONTROLS,
    CRADLE,
    DEALT,
    ELEMENTS,
    LIFE_SPACES,
    NEBULA_SPACES,
    POWERS,
    STAR_SPACES,
    STARS,
    TILES,
    release_points,
)
from tests.support.games.crafting_cosmos.scene import bare, crafting, dealt, legal, nebula, pool, stars

WEIGHTS = {"hydrogen": 1, "helium": 1.5, "carbon": 2, "oxygen": 2}
SYMBOL = {"hydrogen": "H", "helium": "He", "carbon": "C", "oxygen": "O"}


def test_the_geometry_fits_together() -> None:
    corners = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    by_point = {(space.x, space.y): space.id for space in STAR_SPACES.values()}
    for space in NEBULA_SPACES.values():
        assert space.stars == tuple(by_point[space.x + x, space.y + y] for x, y in corners)
        ends = [{*LIFE_SPACES[side].ends} for side in space.life]
        assert ends == [{space.stars[place], space.stars[(place + 1) % 6]} for place in range(6)]
        assert all(space.id in STAR_SPACES[star].nebulae for star in space.stars)
        assert all(space.id in LIFE_SPACES[side].nebulae for side in space.life)
        assert all(space.id in NEBULA_SPACES[other].adjacent for other in space.adjacent)


def test_neighbours_share_a_side_or_a_corner() -> None:
    sides = {frozenset(space.ends) for space in LIFE_SPACES.values()}
    for star in STAR_SPACES.values():
        assert set(star.adjacent) == {other for other in STAR_SPACES if {star.id, other} in sides and other != star.id}
    for side in LIFE_SPACES.values():
        sharing = {o.id for o in LIFE_SPACES.values() if o.id != side.id and set(o.ends) & set(side.ends)}
        assert set(side.adjacent) == sharing


def test_the_board_is_as_the_specification_counts_it() -> None:
    assert Counter(len(space.adjacent) for space in STAR_SPACES.values()) == {2: 15, 3: 22}
    assert Counter(len(space.adjacent) for space in LIFE_SPACES.values()) == {2: 6, 3: 18, 4: 24}
    assert sum(len(space.nebulae) == 3 for space in STAR_SPACES.values()) == 13
    assert galaxy.largest_group(STAR_SPACES) == 37
    assert galaxy.largest_group(LIFE_SPACES) == 48
    for arm in ARMS:
        assert len(galaxy.stars_of_arm(arm)) == 12
        assert sum(space.arm == arm for space in LIFE_SPACES.values()) == 16
        assert sum(space.arm == arm for space in NEBULA_SPACES.values()) == 4
    assert galaxy.stars_of_arm("centre") == (CENTRE,)
    assert {s.id: s.start_size for s in NEBULA_SPACES.values() if s.start_size} == {"E": 1, "F": 2, "I": 3}


def test_the_tiles_ask_for_what_the_specification_counts() -> None:
    demand = {element: sum(tile.needs.get(element, 0) for tile in TILES.values()) for element in ELEMENTS}
    assert demand == {"hydrogen": 89, "helium": 74, "carbon": 49, "oxygen": 48}
    assert Counter(tile.size for tile in TILES.values()) == {1: 20, 2: 20, 3: 20}
    assert dict.fromkeys(CONTROLS, 8) == Counter(card.deck for card in DEALT.values())


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_completed_by_what_it_needs(tile: str) -> None:
    """Each shape: points by its formula, completed by its stars, not by one less or another element. [spec 4.3]"""
    printed = TILES[tile]
    needs = [element for element in ELEMENTS for _ in range(printed.needs.get(element, 0))]
    assert len(needs) == {1: 3, 2: 4, 3: 6}[printed.size]
    assert printed.points == floor(sum(WEIGHTS[element] for element in needs) + 0.5)
    corners = NEBULA_SPACES["J"].stars[: len(needs)]
    state = bare(2)
    nebula(state, "J", tile)
    stars(state, " ".join(f"{corner} {SYMBOL[need]}" for corner, need in zip(corners, needs, strict=True)))
    scene = crafting(state)
    assert [move.discard for move in legal(scene, do.CompleteNebula)] == list(corners)
    scene.answer(do.CompleteNebula("J", corners[0]))
    assert scene.state.players[0].points.nebulae == printed.points
    for spoilt in (True, False):
        state = bare(2)
        nebula(state, "J", tile)
        other = "helium" if needs[0] == "hydrogen" and needs.count("hydrogen") else "hydrogen"
        row = [other, *needs[1:]] if spoilt else needs[1:]
        stars(state, " ".join(f"{c} {SYMBOL[n]}" for c, n in zip(corners, row, strict=False)))
        assert legal(crafting(state), do.CompleteNebula) == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_is_dealt(seats: int) -> None:
    state = dealt(seats)
    assert state.crystals == {1: 6, 2: 6, 3: 9, 4: 11}[seats]
    assert len(state.advanced) == {1: 20, 2: 20, 3: 22, 4: 24}[seats]
    assert sum(state.dark.values()) == {1: 4, 2: 4, 3: 3, 4: 3}[seats]
    assert [bool(goal) for goal in state.track] == [True, False, False, False]
    assert (len(state.unseen), state.goals_left) == (19, 5)
    assert all(state.display)
    assert [len(stack) for stack in state.nebulae] == [20 - seats] * 3
    for player in state.players:
        assert player.life == {CRADLE: "proto"}
        assert player.stars == {CENTRE: "hydrogen"}
        assert {space: TILES[n.tile].size for space, n in player.nebulae.items()} == {"E": 1, "F": 2, "I": 3}
        assert player.cards == 4
    ring = Counter(dict(state.dark))
    ring.update(player.control for player in state.players)
    ring.update([state.void] if state.void else [])
    assert sorted(ring.values()) == ([1, 1, 2, 2] if seats < 4 else [1, 2, 2, 2])
    assert (state.void != "") is (seats == 1)


def test_the_census_counts_the_whole_box() -> None:
    for seats in (1, 2, 3, 4):
        counts = GAME.census(dealt(seats))
        assert sum(counts[f"card.{control}"] for control in ("light", "time", "gravity", "chemistry")) == 96
        assert {element: counts[f"star.{element}"] for element in STARS} == STARS
        assert sum(STARS.values()) == 112
        assert counts["life"] == 80
        assert counts["crystal"] == {1: 6, 2: 6, 3: 9, 4: 11}[seats] + seats
        assert [counts[tile] for tile in TILES] == [1] * 60
        assert [counts.get(card, 0) for card in POWERS] == [card in DEALT for card in POWERS]
        assert [counts[f"g{value}"] for value in (8, 7, 6)] == [4, 3, 1]
        assert [counts[f"p{value}"] for value in (7, 6, 5, 4)] == [2, 5, 5, 4]


def test_releases_score_more_and_more() -> None:
    assert [release_points(number) for number in range(7)] == [3, 6, 10, 15, 21, 0, 0]


def test_things_are_placed_only_on_empty_spaces() -> None:
    state = dealt(2)
    state.turn = bare(2).turn
    pool(state, held="C", proto=1, tiles="n1_20" if "n1_20" in state.nebulae[0].hidden else "n1_19")
    scene = crafting(state)
    assert {move.space for move in legal(scene, do.PlaceNebula)} == set("ABCDGHJKL")
    assert len(legal(scene, do.PlaceStar)) == 36
