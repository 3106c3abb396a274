"""The rulings of RULINGS.md, each with a test, and the smaller rules of the turn. [spec 6, 15]"""

from games.core import play
from games.core.chance import Chance
from games.core.tuples import replace_at
from games.crafting_cosmos import GAME, mutations, ring
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.components import CONTROLS, TILES
from games.crafting_cosmos.events import EnergyShuffled, Gained, NothingLeft
from games.crafting_cosmos.flow import Collect, EndEnergy, EndPhase, EndTurn, Passive, Shift, Turn
from games.crafting_cosmos.options import Options
from tests.support.games.crafting_cosmos.scene import (
    QUIET,
    bare,
    begin,
    crafting,
    energy,
    hand,
    legal,
    life,
    nebula,
    pool,
    power,
    stars,
    tokens,
)
from tests.support.games.scenario import Scene


def shifting(**controls: str) -> Scene:
    return begin(energy(bare(2), **controls), Shift(0), Turn(1))


def test_one_to_three_moves_are_made() -> None:
    moves = legal(shifting(light="0 D", time="D", gravity="1 D", chemistry="D"), do.ShiftEnergy)
    lengths = [sum(token != do.NONE for token in (m.first, m.second, m.third)) for m in moves]
    assert set(lengths) == {1, 2, 3}
    assert len(moves) == len(set(moves)) <= 155


def test_own_and_dark_moves_are_interleaved() -> None:
    scene = shifting(light="0", time="D D", gravity="1", chemistry="D D")
    scene.answer(do.ShiftEnergy("own", "time", "own"))
    assert tokens(scene.state) == {"light": "", "time": "D", "gravity": "D 0 1", "chemistry": "D D"}


def test_other_players_tokens_stay_where_they_are() -> None:
    state = energy(bare(4), light="0", time="1", gravity="2 D", chemistry="3 D D")
    after = {
        found for _, found in ring.shifts(ring.ring_of(["light", "time", "gravity", "chemistry"], state.dark, "", 0))
    }
    assert all(found.tokens[place] >= 1 for found in after for place in (1, 2, 3))


def test_power_bonus_comes_with_the_passive_reward_of_its_control() -> None:
    state = energy(bare(2), light="0 1", time="D D", gravity="", chemistry="D D")
    power(state, 1, "special_relativity_3")
    scene = begin(state, Passive(0, "time"), Turn(1))
    assert scene.state.players[0].spot == 3


def test_own_power_tokens_pay_only_their_owner() -> None:
    state = energy(bare(2), light="0 1", time="D D", gravity="", chemistry="D D")
    power(state, 1, "special_relativity_3", seat=1)
    assert begin(state, Passive(0, "time"), Turn(1)).state.players[0].spot == 2


def test_the_display_is_not_filled_during_the_energy_phase() -> None:
    state = energy(bare(2), light="0 1 D", time="D D", chemistry="D")
    scene = begin(state, Passive(0, "light"), EndEnergy(), Turn(1))
    scene.answer(do.TakeEnergyCard(2, scene.state.display[1]))
    assert scene.state.display[1] == ""
    assert do.TakeEnergyCard(2, "light") not in scene.legal()


def test_the_discard_pile_becomes_a_new_deck() -> None:
    state = energy(bare(2), light="0 1 D", time="D D", chemistry="D")
    for control in CONTROLS:
        state.discard[control], state.deck[control] = state.deck[control], 0
    scene = begin(state, Passive(0, "light"), EndEnergy(), Turn(1)).answer(do.TakeEnergyCard(0))
    assert scene.state.discard == {}
    assert [event.count for event in scene.told(EnergyShuffled)] == [92]


def test_without_any_card_the_rest_is_skipped() -> None:
    state = energy(bare(2), light="0 1 D", time="D D", chemistry="D")
    for control in CONTROLS:
        state.players[1].hand[control], state.deck[control] = state.deck[control], 0
    for place, card in enumerate(state.display):
        if place and card:
            state.players[1].hand[card] += 1
            state.display = replace_at(state.display, place, "")
    scene = begin(state, Passive(0, "light"), EndEnergy(), Turn(1))
    assert scene.state.players[0].cards == 1  # the only source was taken at once
    assert [event.count for event in scene.told(NothingLeft)] == [2]
    assert scene.asked == {1: "Shift"}


def test_any_touching_star_may_be_discarded() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01")
    stars(state, "s09 H s13 H s18 H s19 O s14 C", turned="s14")
    assert {m.discard for m in legal(crafting(state), do.CompleteNebula)} == {"s09", "s13", "s18", "s19", "s14"}


def test_a_supernova_may_be_another_element_for_a_neighbour() -> None:
    state = bare(2)
    nebula(state, "E", "n1_08")  # H He C
    nebula(state, "F", "n1_10")  # H He O
    stars(state, "s14 H s19 H s13 He s15 He", turned="s14")
    assert {m.space for m in legal(crafting(state), do.CompleteNebula)} == {"E", "F"}


def test_ready_crystals_are_kept_at_the_end_of_the_turn() -> None:
    state = bare(2)
    player = state.players[0]
    player.ready, player.spot, state.box = 1, 4, -1
    scene = begin(state, EndTurn(0), Turn(1))
    assert (scene.state.players[0].ready, scene.state.players[0].spot) == (1, 4)


def test_a_release_scores_without_a_star() -> None:
    state = bare(2)
    state.players[0].ready, state.box = 2, -2
    for element, count in state.reserve.items():
        state.players[1].pool.stars[element] = count
        state.reserve[element] = 0
    scene = crafting(state)
    assert legal(scene, do.ReleaseCrystal) == [do.ReleaseCrystal()]
    scene.answer(do.ReleaseCrystal())
    assert scene.state.players[0].points.crystals == 3
    assert scene.state.players[0].stars == {}


def test_two_crystals_on_the_last_spot_need_a_release_each() -> None:
    state = bare(2)
    state.players[0].ready, state.box = 2, -2
    scene = crafting(state).answer(do.ReleaseCrystal("oxygen", "s01"), do.ReleaseCrystal("carbon", "s02"))
    assert scene.state.players[0].points.crystals == 9
    assert legal(scene, do.ReleaseCrystal) == []


def test_the_game_ends_after_the_round_in_which_the_supply_runs_out() -> None:
    state = bare(2)
    state.crystals, state.box = 1, 5
    mutations.advance_crystal(state, QUIET, 0, 6)
    assert state.crystals == 0
    scene = begin(state, EndTurn(0), Turn(1), EndPhase())
    assert scene.asked == {1: "Shift"}  # the round goes on
    assert begin(scene.state, EndPhase()).match.over


def test_a_released_crystal_never_comes_back() -> None:
    state = bare(2)
    state.players[0].ready, state.players[0].released, state.box = 1, 5, -6
    before = state.crystals
    scene = crafting(state).answer(do.ReleaseCrystal("oxygen", "s01"))
    assert scene.state.crystals == before


def test_unplaced_tiles_go_under_their_stacks_in_order() -> None:
    state = bare(2)
    pool(state, tiles="n1_05 n2_07 n1_09")
    scene = begin(state, EndTurn(0), Turn(1))
    assert [buried.piece for buried in scene.state.nebulae[0].under] == ["n1_05", "n1_09"]
    assert [buried.piece for buried in scene.state.nebulae[1].under] == ["n2_07"]


def test_what_lies_under_a_stack_comes_last() -> None:
    state = bare(2)
    pool(state, tiles="n1_05 n1_09")
    mutations.lose_leftovers(state, QUIET, 0)
    state.players[1].pool.tiles += state.nebulae[0].hidden
    state.nebulae[0].hidden = ()
    scene = crafting(state).answer(do.EndCraft("nebula", 1))
    assert scene.state.running.omega == "n1_05"


def test_the_buyer_orders_the_cards_that_go_under() -> None:
    state = bare(2)
    hand(state, "light " * 4)
    scene = crafting(state).answer(do.AcquirePower(4, "light"))
    assert len(scene.legal()) == 24
    keep = scene.legal()[7]
    assert isinstance(keep, do.ChoosePowerCard)
    scene.answer(keep)
    assert tuple(buried.piece for buried in scene.state.powers["light"].under) == keep.under


def test_a_short_deck_gives_what_it_has() -> None:
    state = bare(2)
    hand(state, "light " * 4)
    state.powers["light"].hidden = ("white_light_2",)
    state.powers["time"].hidden += (
        *("relativity_delta", "speed_of_light_2", "stellar_ignition", "supernova_flash_2"),
        *("spectral_shift_4", "gamma_ray_burst", "cosmic_background_3"),
    )
    scene = crafting(state).answer(do.AcquirePower(4, "light"))
    assert scene.state.players[0].powers[3] == "white_light_2"  # the only one is kept without a question
    assert legal(scene, do.AcquirePower) == []


def test_the_nebula_of_the_end_is_only_placed() -> None:
    state = bare(2)
    pool(state, held="H")
    scene = crafting(state).answer(do.EndCraft("nebula", 2))
    assert scene.asked == {0: "PlaceOmega"}
    assert {type(action) for action in scene.legal()} == {do.PlaceOmegaNebula}
    scene.answer(do.PlaceOmegaNebula("K"))
    player = scene.state.players[0]
    assert TILES[player.nebulae["K"].tile].size == 2
    assert not player.pool.stars


def test_the_end_is_empty_only_if_nothing_else_is_possible() -> None:
    state = bare(2)
    tiles = [tile for tile in TILES if tile[1] == "3"][:12]
    for space, tile in zip("ABCDEFGHIJKL", tiles, strict=True):
        nebula(state, space, tile)
    assert legal(crafting(state), do.EndCraft) == [do.EndCraft("none")]
    life(state, proto="l21", stable="l14")
    assert legal(crafting(state), do.EndCraft) == [do.EndCraft("stabilize", 0, "l21")]


def test_only_the_player_ends_the_craft_phase() -> None:
    """Even if nothing is left to do. [spec 8]"""
    state = bare(2)
    tiles = [tile for tile in TILES if tile[1] == "3"][:12]
    for space, tile in zip("ABCDEFGHIJKL", tiles, strict=True):
        nebula(state, space, tile)
    scene = crafting(state)
    assert scene.asked == {0: "Craft"}
    assert len(scene.legal()) == 1


def test_life_may_be_moved_away_from_life() -> None:
    state = bare(2)
    life(state, proto="l21 l14").graviton = 1
    scene = crafting(state).answer(do.MoveLife("l14", "l08"))
    assert sorted(scene.state.players[0].life) == ["l08", "l21"]
    assert scene.state.players[0].graviton == 0


def test_both_sides_of_life_move() -> None:
    state = bare(2)
    life(state, proto="l21", stable="l31").graviton = 1
    assert {move.origin for move in legal(crafting(state), do.MoveLife)} == {"l21", "l31"}


def test_proto_life_without_an_adjacent_space_is_lost() -> None:
    state = bare(2)
    life(state, proto=" ".join(f"l{number:02}" for number in range(1, 49)))
    pool(state, proto=1)
    assert legal(crafting(state), do.PlaceProtoLife) == []
    assert begin(state, EndTurn(0), Turn(1)).state.players[0].pool.proto == 0


def test_advanced_life_comes_once_to_a_nebula() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01", completed=True)
    nebula(state, "F", "n2_01")
    life(state, stable="l14 l21 l27 l26 l20 l13 l16 l22 l29 l28 l15")
    scene = crafting(state)
    assert legal(scene, do.CreateAdvancedLife) == [do.CreateAdvancedLife("E")]  # F is not completed
    scene.answer(do.CreateAdvancedLife("E"))
    assert legal(scene, do.CreateAdvancedLife) == []


def test_the_last_dealt_player_goes_first() -> None:
    for number in range(8):
        match, _ = play.start(GAME, Options(), 3, f"{number:032x}")
        luck = Chance(GAME.key, bytes.fromhex(match.seed))
        dealt = luck.shuffle("energy_tokens", ["0", "1", "2", "dark0", "dark1", "dark2"])
        players = [token for token in dealt if token.isdigit()]
        assert match.state.first == int(players[-1])
        assert [match.state.players[seat].control for seat in range(3)] == [
            CONTROLS[dealt.index(str(seat)) % 4] for seat in range(3)
        ]


def test_sliders_stop_at_their_end() -> None:
    state = bare(2)
    for resource in ("supernova", "dna", "graviton"):
        mutations.gain_resource(state, QUIET, 0, resource, 13)
        assert getattr(state.players[0], resource) == 10


def test_a_gain_is_told_as_far_as_the_slider_went() -> None:
    state = bare(2)
    power(state, 1, "solar_wind_2")
    hand(state, "gravity gravity").graviton = 8
    scene = crafting(state)
    assert scene.answer(do.ActivatePower(1, ("gravity",))).told(Gained) == [Gained(0, "graviton", 2)]
    assert scene.answer(do.ActivatePower(1, ("gravity",))).told(Gained) == []


def test_the_longest_stream_is_the_largest_group() -> None:
    """A fork counts as a whole."""
    from games.crafting_cosmos import scoring

    state = bare(2)
    stars(state, "s14 H s09 H s10 H s19 H s23 H s24 H s36 H", turned="s14")
    assert scoring.metric("longest_star_stream", state.players[0]) == 6


def test_two_relativities_are_two_cards() -> None:
    state = bare(2)
    power(state, 1, "relativity_delta")
    power(state, 2, "special_relativity_3")
    assert state.players[0].powers[:2] == ("relativity_delta", "special_relativity_3")


def test_completing_and_creating_go_on_while_they_can() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01")
    nebula(state, "A", "n1_02")
    stars(state, "s09 H s13 H s18 H s01 H s04 H s05 He")
    life(state, stable="l14 l21 l27 l26 l20 l13")
    scene = crafting(state).answer(do.CompleteNebula("E", "s18"), do.CreateAdvancedLife("E"))
    scene.answer(do.CompleteNebula("A", "s05"))
    assert scene.state.players[0].points.nebulae == 3 + 4


def test_a_gain_takes_what_is_there() -> None:
    state = energy(bare(2), light="0 D D", time="1", gravity="", chemistry="D D")
    state.players[1].pool.stars["hydrogen"] = state.reserve["hydrogen"] - 2
    state.reserve["hydrogen"] = 2
    scene = begin(state, Collect(0), EndEnergy(), Turn(1))
    assert scene.state.players[0].pool.stars == {"hydrogen": 2}
    assert scene.told(NothingLeft)[0].count == 1


def test_advanced_life_is_no_life_on_the_board() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01", completed=True, token="g8")
    state.advanced.green_left -= 1
    pool(state, proto=1)
    assert legal(crafting(state), do.PlaceProtoLife) == [do.PlaceProtoLife("l21")]


def test_nobody_else_begins_before_a_turn_is_over() -> None:
    match, _ = play.start(GAME, Options(), 4, "00" * 16)
    assert len(play.prompts(GAME, match)) == 1


def test_active_reward_comes_before_everything_else() -> None:
    state = energy(bare(2), light="1", time="D", gravity="0 D", chemistry="D D")
    scene = begin(state, Collect(0), EndEnergy(), Turn(1))
    player = scene.state.players[0]
    assert (player.pool.stars, player.supernova, player.graviton, player.pool.proto) == ({"helium": 2}, 1, 2, 2)
    told = [type(event).__name__ for event in scene.events]
    assert told[:2] == ["Gained", "Gained"]


def test_sliders_work_only_on_what_lies_on_the_board() -> None:
    state = bare(2)
    player = pool(state, held="H", proto=1)
    player.supernova = player.dna = player.graviton = 1
    scene = crafting(state)
    assert legal(scene, do.MakeSupernova) == legal(scene, do.StabilizeLife) == legal(scene, do.MoveStar) == []
    scene.answer(do.PlaceStar("hydrogen", "s01"), do.PlaceProtoLife("l21"))
    scene.answer(do.MakeSupernova("s01"), do.StabilizeLife("l21"))
    player = scene.state.players[0]
    assert (player.supernovae, player.life, player.supernova, player.dna) == (("s01",), {"l21": "stable"}, 0, 0)


def test_a_hand_within_the_limit_is_not_asked_about() -> None:
    state = bare(2)
    hand(state, "light " * 10)
    assert begin(state, EndTurn(0), Turn(1)).asked == {1: "Shift"}
    hand(state, "time")
    assert begin(state, EndTurn(0), Turn(1)).legal() == [do.DiscardToLimit(("light",)), do.DiscardToLimit(("time",))]
