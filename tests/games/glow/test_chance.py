"""Keyed randomness: the figures of the specification. [spec 7.1]"""

from games.core.chance import Chance
from games.glow.components import ELEMENTS, FACES, TOM_TILES
from games.glow.flow import Evening
from tests.support.games.glow.pieces import begin, player, table
from tests.support.games.scenario import SEED


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


def first_element(die: str, chance: Chance, *key: str | int) -> str:
    faces = (FACES[die][chance.h(*key, k) % 6] for k in range(100))
    return next(face for face in faces if face in ELEMENTS)


def test_evening_throws_are_counted_from_0() -> None:
    for number in range(30):
        seed = f"{number:032x}"
        state = table(player(hand="s_purple_1=fp"), player(), round=4)
        begin(state, Evening(), seed=seed)
        lies = next(element for element, space in state.track.items() if "s_purple_1" in space.dice)
        assert lies == first_element("s_purple_1", Chance("glow", bytes.fromhex(seed)), "evening", 4, "s_purple_1")


def test_kaars_throws_are_counted_from_0() -> None:
    for number in range(30):
        seed = f"{number:032x}"
        state = table(player(kaar=True), player(), round=6)
        begin(state, Evening(), seed=seed)
        lies = next(element for element, space in state.track.items() if "s_black_1" in space.dice)
        assert lies == first_element("s_black_1", Chance("glow", bytes.fromhex(seed)), "kaar", 6)
