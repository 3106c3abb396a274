"""Keyed randomness: the figures of the specification. [spec 7.1]"""

from games.core.chance import Chance
from games.glow.components import FACES, TOM_TILES
from tests.games.scenario import SEED


def chance() -> Chance:
    return Chance("glow", bytes.fromhex(SEED))


def test_the_first_throw_of_a_red_die() -> None:
    number = chance().h("roll", 1, "l_fire_1", 0)
    assert number == 14354978785194453270
    assert FACES["l_fire_1"][number % 6] == "fire"


def test_a_purple_die_in_round_three() -> None:
    number = chance().h("roll", 3, "s_purple_1", 0)
    assert number == 17299336524749732443
    assert FACES["s_purple_1"][number % 6] == "water"


def test_a_second_setup_throw() -> None:
    number = chance().h("setup", "s_purple_1", 1)
    assert number == 3161636260482497218
    assert FACES["s_purple_1"][number % 6] == "nature"


def test_the_order_of_toms_tiles() -> None:
    order = chance().shuffle("tiles1", TOM_TILES)
    assert order == ["tom_3", "tom_1", "tom_8", "tom_2", "tom_7", "tom_4", "tom_5", "tom_6"]
