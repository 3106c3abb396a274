"""Tom, the solo opponent. [spec 10]"""

import pytest

from games.core import play
from games.core.playout import playout
from games.glow import GAME
from games.glow.actions import Recruit, TomBoat
from games.glow.components import ELEMENTS, TOM_TILES
from games.glow.events import LastRoundCame, TilesShuffled, TomBoatSailed, TomCampMoved, TomDieRolled, TomPushedOn
from games.glow.flow import Evening
from games.glow.flow import Recruit as Recruiting
from games.glow.opponent import ExecuteTile, PushOn, RollTomDice
from games.glow.options import Options
from games.glow.travel import boat_moves
from tests.support.games.glow.pieces import begin, player, table, tom, track


@pytest.mark.parametrize("tile", list(TOM_TILES))
def test_every_tile_is_executed_from_left_to_right(tile: str) -> None:
    state = table(tom=tom(party=5, light=20), track=track(fire=tile))
    begin(state, ExecuteTile("fire"))
    printed = TOM_TILES[tile]
    assert state.opponent.party == 5 + printed.party_steps
    assert state.opponent.light == 20 + 5 + printed.party_steps + printed.bonus_light
    assert state.opponent.camp == ("village_3" if printed.camp_or_boat else "start")


def test_ruling_2_tile_7_scores_the_space_where_tom_stands() -> None:
    assert (TOM_TILES["tom_7"].party_steps, TOM_TILES["tom_7"].scores_party) == (0, True)


def test_at_the_last_village_toms_camp_stays() -> None:
    state = table(tom=tom(camp="village_20"), track=track(fire="tom_2"))
    assert begin(state, ExecuteTile("fire")).told(TomCampMoved) == []
    assert state.opponent.camp == "village_20"
    state = table(tom=tom(camp="village_15"), track=track(fire="tom_2"))
    assert begin(state, ExecuteTile("fire")).told(TomCampMoved) == [TomCampMoved("village_20")]


def test_the_executed_tile_is_discarded_and_replaced() -> None:
    state = table(tom=tom(tiles=["tom_5"], discard=("tom_2",)), track=track(fire="tom_1"))
    begin(state, ExecuteTile("fire"))
    assert (state.track["fire"].tile, state.opponent.discard) == ("tom_5", ("tom_2", "tom_1"))


def test_when_the_tiles_run_out_first_deck_b_is_opened() -> None:
    state = table(tom=tom(discard=("tom_2",)), track=track(fire="tom_1"))
    scene = begin(state, ExecuteTile("fire"))
    assert scene.told(TilesShuffled) == [TilesShuffled()]
    assert (state.opponent.deck, len(state.deck_a), len(state.removed)) == ("B", 0, 16)


def test_when_the_tiles_run_out_again_the_round_is_the_last() -> None:
    state = table(tom=tom(discard=("tom_2",), deck="B"), track=track(fire="tom_1"), round=8)
    scene = begin(state, ExecuteTile("fire"))
    assert scene.told(LastRoundCame) == [LastRoundCame()]
    assert begin(state, Evening()).match.over


def test_a_deck_b_that_cannot_fill_the_spaces_ends_the_match() -> None:
    state = table(tom=tom(dice="l_fire_1=F l_water_1=W", deck="B", tiles=["tom_3"]), round=7)
    state.deck_b.cards = state.deck_b.cards[:2]
    assert begin(state, Evening()).match.over
    state = table(tom=tom(dice="l_fire_1=F l_water_1=W", deck="B", tiles=["tom_3"]), round=7)
    state.deck_b.cards = state.deck_b.cards[:3]
    assert not begin(state, Evening()).match.over


def boats(*at: str, route: str = "max") -> list[tuple[str, str]]:
    return boat_moves(at, route)


def test_the_centre_boats_come_first() -> None:
    assert boats("center", "isle_w", "isle_n", "isle_sw") == [("center", "isle_se")]


def test_one_half_counts_2_for_the_highest_and_1_for_the_lowest() -> None:
    assert boats("isle_se", "isle_far_nw", "isle_far_n", "isle_far_sw", route="min") == [("isle_se", "isle_far_se")]
    assert boats("isle_se", "isle_far_nw", "isle_far_n", "isle_far_sw", route="max") == [("isle_se", "isle_s")]


def test_boats_of_equal_right_are_for_the_player_to_choose() -> None:
    moves = boats("isle_se", "isle_sw", "isle_w", "isle_n", route="max")
    assert moves == [
        ("isle_se", "isle_s"),
        ("isle_sw", "isle_s"),
        ("isle_w", "isle_far_sw"),
        ("isle_n", "isle_far_n"),
    ]


def test_ruling_4_toms_boats_never_share_an_island() -> None:
    assert ("isle_se", "isle_s") not in boats("isle_se", "isle_s", "isle_far_se", "isle_far_n")
    assert boats("isle_se", "isle_s", "isle_far_se", "isle_far_n") == []


def test_tom_never_takes_the_right_hand_route_nor_sails_inward() -> None:
    everything = [
        move for at in ("center", "isle_se", "isle_sw", "isle_w", "isle_n") for move in boats(at, route="min")
    ]
    assert not {"isle_e", "isle_ne", "center"} & {space for _, space in everything}
    assert boats("isle_far_se", "isle_s", "isle_far_n", "isle_far_nw") == []


def test_with_no_boat_to_move_nothing_happens() -> None:
    at = ["isle_far_se", "isle_s", "isle_far_n", "isle_far_nw"]
    state = table(board="archipelago", tom=tom(boats=at), track=track(fire="tom_4"))
    scene = begin(state, ExecuteTile("fire"))
    assert scene.told(TomBoatSailed) == []


def test_a_chosen_boat_sails_and_the_tile_is_replaced_after_it() -> None:
    spaces = track(fire="a02_thoape tom_4", air="a05_ladawa")
    state = table(board="archipelago", tom=tom(boats=("isle_se", "isle_sw", "isle_w", "isle_n"), tiles=["tom_1"]))
    state.track = spaces
    scene = begin(state, Recruiting(0)).answer(Recruit("fire"))
    assert scene.asked == {0: "TomBoat"}
    scene.answer(TomBoat("isle_w", "isle_far_sw"))
    assert scene.told(TomBoatSailed) == [TomBoatSailed("isle_w", "isle_far_sw")]
    assert (scene.state.opponent.boats[2], scene.state.track["fire"].tile) == ("isle_far_sw", "tom_1")


def test_ruling_8_only_the_small_dice_on_toms_spaces_are_rolled() -> None:
    for number in range(30):
        spaces = track(fire="s_air_1 s_purple_1 footprint", air="s_nature_1 footprint")
        state = table(tom=tom(dice="l_fire_1=F l_water_1=F"), track=spaces)
        begin(state, RollTomDice(), seed=f"{number:032x}")
        assert "s_nature_1" in state.track["air"].dice
        assert state.track["air"].footprints == 1
        lying = [die for space in state.track.values() for die in space.dice]
        assert sorted(lying) == ["s_air_1", "s_nature_1", "s_purple_1"]


def test_ruling_9_a_die_lying_aside_is_rolled_again() -> None:
    faces = set()
    for number in range(30):
        state = table(tom=tom(dice="l_purple_1=fp l_water_1=F"))
        scene = begin(state, RollTomDice(), seed=f"{number:032x}")
        faces.add(state.opponent.dice[0].face)
        assert [event.die for event in scene.told(TomDieRolled)] == ["l_purple_1", "l_water_1"]
        assert state.opponent.footprints == 2 * (state.opponent.dice[0].face == "footprints2")
    assert faces == {*ELEMENTS, "footprints2"}


def test_toms_dice_depend_on_round_and_colour_alone() -> None:
    first = table(tom=tom(dice="l_fire_1=F l_water_1=W"), round=4)
    second = table(player("orium", hand="F"), tom=tom(dice="l_fire_1=A l_water_1=A", light=50), round=4)
    for state in (first, second):
        begin(state, RollTomDice())
    assert [die.face for die in first.opponent.dice] == [die.face for die in second.opponent.dice]


@pytest.mark.parametrize(
    ("camp", "footprints", "after"), [("village_15", 2, "village_15"), ("village_15", 3, "village_20")]
)
def test_ruling_6_tom_pushes_on_only_if_he_can_pay(camp: str, footprints: int, after: str) -> None:
    state = table(tom=tom(camp=camp, footprints=footprints))
    begin(state, PushOn())
    assert state.opponent.camp == after
    assert state.opponent.footprints == (footprints if after == camp else footprints - 3)


def test_tom_pushes_on_once_and_only_in_the_province() -> None:
    state = table(tom=tom(camp="start", footprints=9))
    assert begin(state, PushOn()).told(TomPushedOn) == [TomPushedOn("village_3", 1)]
    assert (state.opponent.camp, state.opponent.footprints) == ("village_3", 8)
    state = table(tom=tom(camp="village_20", footprints=9))
    begin(state, PushOn())
    assert state.opponent.footprints == 9
    state = table(board="archipelago", tom=tom(footprints=9, boats=("isle_s",) * 4))
    begin(state, PushOn())
    assert state.opponent.footprints == 9


@pytest.mark.parametrize("board", ["province", "archipelago"])
def test_a_solo_match_always_lasts_eight_rounds_and_opens_deck_b_in_the_fourth(board: str) -> None:
    for number in range(12):
        pair = (("fire", "water"), ("water", "yellow"), ("fire", "purple"))[number % 3]
        options = Options(board=board, adventurer="eoles", tom_dice=pair, tom_colour=pair[0])  # type: ignore[arg-type]
        match, moves = playout(GAME, options, ["random"], f"{number:032x}")
        assert (match.state.round, match.state.last_round) == (8, True)
        decks: dict[int, str] = {}
        for after, _ in play.replay(GAME, play.start(GAME, options, 1, f"{number:032x}")[0], moves):
            decks.setdefault(after.state.round, after.state.tom.deck)
        assert (decks[4], decks[5]) == ("A", "B")
