"""The printed components against the contents list and against each other. [spec 3, 4]"""

from collections import Counter

import pytest

from games.core.data import InvalidData, by_id
from games.glow.components import (
    ADVENTURERS,
    ARCHIPELAGO,
    BLACK_DIE,
    COLOUR,
    COMPANIONS,
    DICE,
    DIFFICULTIES,
    ELEMENTS,
    FACES,
    ISLANDS,
    LARGE_DICE,
    PATHS,
    PROVINCE,
    RESERVE_DICE,
    ROUTES,
    SCORE_TRACK,
    SMALL_DICE,
    SPACES,
    SPELLS,
    TOM_TILES,
    next_village,
    steps_from,
)


def test_there_are_thirty_dice() -> None:
    assert (len(LARGE_DICE), len(SMALL_DICE)) == (20, 10)
    large = Counter(COLOUR[die] for die in LARGE_DICE)
    small = Counter(COLOUR[die] for die in SMALL_DICE)
    assert large == {"fire": 4, "water": 3, "mineral": 3, "air": 3, "nature": 3, "purple": 2, "yellow": 2}
    assert small == {"fire": 1, "water": 2, "mineral": 1, "air": 2, "nature": 2, "purple": 1, "black": 1}


def test_the_sixth_face_is_the_dies_own() -> None:
    assert FACES["l_fire_1"] == (*ELEMENTS, "fire")
    assert FACES["s_purple_1"] == (*ELEMENTS, "footprints2")
    assert FACES["l_yellow_2"] == (*ELEMENTS, "light3")
    assert FACES[BLACK_DIE] == (*ELEMENTS, "minus2")


def test_die_order_is_large_before_small_then_colours_then_numbers() -> None:
    assert DICE[:5] == ("l_fire_1", "l_fire_2", "l_fire_3", "l_fire_4", "l_water_1")
    assert DICE[-3:] == ("s_nature_2", "s_purple_1", "s_black_1")


def test_the_reserve_holds_the_highest_number_of_each_element() -> None:
    assert RESERVE_DICE == ("l_fire_4", "l_water_3", "l_mineral_3", "l_air_3", "l_nature_3")


def test_there_are_two_decks_of_twenty_three_companions() -> None:
    assert Counter(card.deck for card in COMPANIONS.values()) == {"A": 23, "B": 23}
    assert all(card.id.startswith(card.deck.lower()) for card in COMPANIONS.values())


def test_seven_companions_of_each_deck_stay_out_of_the_solo_game() -> None:
    out = {card.id for card in COMPANIONS.values() if not card.in_solo}
    assert Counter(name[0] for name in out) == {"a": 7, "b": 7}
    assert {"a10_xargok", "a20_kaar", "b18_cromaug", "b21_sketal"} <= out


def test_there_are_seven_adventurers_spells_and_eight_tiles() -> None:
    assert len(ADVENTURERS) == len(SPELLS) == 7
    assert len(TOM_TILES) == 8
    steps = [tile.party_steps + tile.bonus_light for tile in TOM_TILES.values()]
    assert steps == [2, 2, 3, 3, 3, 5, 4, 6]
    assert all(tile.scores_party for tile in TOM_TILES.values())
    assert [DIFFICULTIES[name].tom_start_light for name in DIFFICULTIES] == [0, 10, 20, 30]


def test_the_score_track_has_eighteen_reroll_symbols() -> None:
    assert SCORE_TRACK.start == 10
    assert SCORE_TRACK.reroll_spaces == (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52)


def test_the_province_is_one_piece_with_the_distances_of_the_board() -> None:
    assert (len(SPACES), len(PROVINCE.path)) == (61, 74)
    away = steps_from("start")
    assert len(away) == 61
    assert [away[village] for village in PROVINCE.villages] == [4, 5, 10, 11, 14, 13, 14]
    assert [SPACES[village].light for village in PROVINCE.villages] == [3, 5, 8, 10, 12, 15, 20]


def test_paths_and_routes_lead_both_ways() -> None:
    assert all(PATHS[b][a] == what for a, there in PATHS.items() for b, what in there.items())
    assert all(ROUTES[b][a] == what for a, there in ROUTES.items() for b, what in there.items())
    printed = [path.effect for path in PROVINCE.path if path.effect]
    assert Counter(effect.kind for effect in printed) == {"fireflies": 2, "reroll_tokens": 2, "light": 1, "skull": 2}


def test_every_element_space_says_which() -> None:
    assert all((space.element in ELEMENTS) == (space.kind in ("need", "forbid")) for space in SPACES.values())


def test_the_villages_follow_each_other() -> None:
    assert next_village("start") == "village_3"
    assert next_village("village_15") == "village_20"
    assert next_village("village_20") is None


def test_the_best_four_islands_are_worth_the_best_village() -> None:
    assert sum(sorted(island.light for island in ISLANDS.values())[-4:]) == SPACES["village_20"].light == 20
    assert (len(ISLANDS), len(ARCHIPELAGO.route)) == (12, 14)


def test_a_duplicate_or_a_wrong_number_is_refused() -> None:
    cards = list(ADVENTURERS.values())
    with pytest.raises(InvalidData):
        by_id([*cards[1:], cards[1]], 7)
    with pytest.raises(InvalidData):
        by_id(cards[1:], 7)
