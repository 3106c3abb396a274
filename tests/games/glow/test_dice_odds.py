"""What a strong computer player expects of dice before they are thrown, and of boats in the days to come."""

from collections.abc import Sequence
from itertools import product

import pytest

from games.glow import rules, travel
from games.glow.ai import dice_odds, voyage_value
from games.glow.components import CARDS, FACES, FOOTPRINTS2, LIGHT3, MINUS2, SPELLS
from games.glow.state import Die

HANDS = (
    ("l_water_1",),
    ("l_water_1", "s_water_1", "l_air_2"),
    ("l_nature_1", "l_nature_2", "s_black_1"),
    ("l_purple_1", "l_yellow_1", "l_mineral_1", "s_black_1"),
    ("l_fire_1", "l_fire_2", "l_fire_3", "l_water_1"),
)
CENTRE = ("center",) * 4


def throws(dice: Sequence[str]) -> list[list[Die]]:
    """Every way in which dice may fall."""
    return [
        [Die(die, face) for die, face in zip(dice, faces, strict=True)] for faces in product(*[FACES[d] for d in dice])
    ]


@pytest.mark.parametrize("dice", HANDS)
def test_how_often_cards_act_is_the_mean_of_all_throws(dice: Sequence[str]) -> None:
    counts = [rules.counted(thrown) for thrown in throws(dice)]
    by_colour = dice_odds.dice_of(dice)
    for name, card in CARDS.items():
        times = [rules.TRIGGERS[name](count) for count in counts]
        assert dice_odds.acts(name, by_colour) == pytest.approx(sum(times) / len(times)), name
        if not rules.has(card, "to_graveyard") and name not in SPELLS:
            continue
        ever = sum(min(1, number) for number in times) / len(times)
        near = 0.02 if card.same else 1e-9  # symbols are taken for independent there
        assert dice_odds.acts(name, by_colour, once=True) == pytest.approx(ever, abs=near), name


@pytest.mark.parametrize("dice", HANDS)
def test_colours_and_special_faces_too(dice: Sequence[str]) -> None:
    fallen = throws(dice)
    shown = [travel.colours(thrown) for thrown in fallen]
    assert dice_odds.colours(dice_odds.dice_of(dice)) == pytest.approx([shown.count(n) / len(fallen) for n in range(6)])
    special = [sum({FOOTPRINTS2: 100, LIGHT3: 10, MINUS2: -1}.get(die.face, 0) for die in thrown) for thrown in fallen]
    assert dice_odds.specials(dice_odds.dice_of(dice), 100, 10, -1) == pytest.approx(sum(special) / len(fallen))


def test_dice_of_no_colour_favour_no_symbol() -> None:
    assert dice_odds.acts("b08_zellyf", dice_odds.dice_of((), 3)) == pytest.approx(3 / 6)
    assert dice_odds.acts("b08_zellyf", dice_odds.dice_of(["s_water_1"], 3)) == pytest.approx(5 / 6)


def test_boats_hope_for_more_the_more_days_there_are() -> None:
    hopes = [voyage_value.hope(CENTRE, days, solo=False) for days in range(9)]
    assert hopes[0] == 0
    assert hopes == sorted(set(hopes))
    assert voyage_value.hope(("isle_far_nw",), 1, solo=False) >= 8


def test_what_a_voyage_gains_hangs_on_colours_days_and_footprints() -> None:
    boats = ("isle_far_se", "isle_s", "isle_w")
    assert voyage_value.gains(boats, 0, solo=False, footprints=1)[:4] == pytest.approx((0, 6.95, 6.95, 1.85))
    assert voyage_value.gains(boats, 0, solo=False, footprints=0)[:4] == (0, 0, 0, 0)
    assert voyage_value.gain(CENTRE, "center", "isle_w", 5, solo=False) > voyage_value.gain(
        CENTRE, "center", "isle_w", 0, solo=False
    )
    assert voyage_value.gain(CENTRE, "center", "isle_se", 0, solo=False) == pytest.approx(2)
