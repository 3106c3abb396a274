"""The evening, and how days follow each other. [spec 6.9]"""

from games.core import play
from games.core.playout import playout
from games.core.step import Event
from games.glow import GAME
from games.glow.components import COMPANIONS, ROUNDS
from games.glow.day import Day, LateMorning
from games.glow.events import CompanionsDealt, SpellReceived, SpellTurnedUp
from games.glow.flow import Evening, Round
from games.glow.state import Spell, State
from tests.support.games.glow.pieces import begin, ids, player, table, tom, track
from tests.support.games.scenario import Scene, scenario


def par_game(state: State, seed: str | None = None) -> Scene:
    return begin(state, Evening(), **({"seed": seed} if seed else {}))


def test_small_dice_go_back_to_what_they_show_and_large_ones_stay() -> None:
    state = table(player(hand="l_nature_1=F s_fire_1=W"), player(hand="s_air_1=W"))
    scene = par_game(state)
    assert state.track["water"].dice == ("s_fire_1", "s_air_1")
    assert ids(scene.state.players[0].dice) == ["l_nature_1"]


def test_a_special_face_is_rolled_until_an_element_comes() -> None:
    for number in range(30):
        state = table(player(hand="fp -2"), player())
        par_game(state, f"{number:032x}")
        lying = sorted(die for space in state.track.values() for die in space.dice)
        assert lying == ["s_black_1"]  # the purple one of `fp` is large
        state = table(player(hand="s_purple_1=fp"), player())
        par_game(state, f"{number:032x}")
        assert sum("s_purple_1" in space.dice for space in state.track.values()) == 1


def test_discards_join_the_graveyard_in_turn_order_and_dice_the_reserve() -> None:
    first = player(discards=("a01_likyar", "a03_torke"), returned=("l_water_3",))
    second = player(discards=("a02_thoape",), returned=("l_fire_4",))
    state = table(first, second, graveyard=("b20_kapao",), reserve=("l_air_3", "s_black_1"), first=1)
    par_game(state)
    assert state.graveyard == ("b20_kapao", "a02_thoape", "a01_likyar", "a03_torke")
    assert state.reserve == ("l_fire_4", "l_water_3", "l_air_3", "s_black_1")
    assert (first.discards, second.returned) == ((), ())


def test_all_marks_of_the_day_are_cleared() -> None:
    me = player(companions="a18_lumipili", hand="l_nature_1=F", visited=("start",), resolved=2)
    me.companions[0].rerolls = me.companions[0].resolved = 1
    me.dice[0].used = me.dice[0].resting = True
    par_game(table(me, player()))
    die, companion = me.dice[0], me.companions[0]
    assert (die.used, die.resting, die.throws, die.face) == (False, False, 0, "")
    assert (companion.rerolls, companion.resolved, me.resolved, me.visited) == (0, 0, 0, ())


def test_five_companions_are_dealt_and_footprints_pile_up_where_no_die_lies() -> None:
    state = table(player(hand="s_fire_1=W"), player(), track=track(air="footprint", water="footprint"))
    scene = par_game(state)
    assert all(space.companion for space in state.track.values())
    assert len(scene.told(CompanionsDealt)[0].companions) == 5
    assert [space.footprints for space in state.track.values()] == [1, 1, 1, 2, 1]


def test_alone_companions_are_dealt_only_where_tom_has_no_die() -> None:
    state = table(player(), tom=tom(dice="l_fire_1=W l_yellow_1=N"))
    par_game(state)
    dealt = [element for element, space in state.track.items() if space.companion]
    assert dealt == ["fire", "mineral", "air"]
    assert [space.footprints for space in state.track.values()] == [1, 0, 1, 1, 0]


def test_the_first_player_token_passes_to_the_left() -> None:
    state = table(player(), player(), player(), first=2, round=3)
    scene = par_game(state)
    assert (state.first, state.round, scene.asked) == (0, 4, {0: "Recruit"})


def test_deck_a_comes_first_then_deck_b() -> None:
    state = table(player(), player())
    state.deck_a.cards = state.deck_a.cards[:2]
    par_game(state)
    assert [COMPANIONS[space.companion].deck for space in state.track.values()] == ["A", "A", "B", "B", "B"]


def test_after_eight_rounds_the_match_ends() -> None:
    assert ROUNDS == 8
    scene = par_game(table(player(), player(), round=8))
    assert scene.match.over
    assert not par_game(table(player(), player(), round=7)).match.over


def test_ruling_33_cast_spells_are_handed_out_in_the_evening_in_turn_order_after_the_caster() -> None:
    state = table(player(), player(cast=True), player(), first=1)
    scene = par_game(state)
    assert [event.seat for event in scene.told(SpellReceived)] == [2, 0]
    assert (len(state.spells), state.players[1].cast) == (5, False)


def test_spells_are_handed_out_as_long_as_there_are_any() -> None:
    state = table(player(cast=True), player(), player(), player())
    state.spells.cards = state.spells.cards[:2]
    scene = par_game(state)
    assert [event.seat for event in scene.told(SpellReceived)] == [1, 2]


def test_spells_are_turned_up_at_the_start_of_the_next_round() -> None:
    state = table(player(), player(), track=track(fire="a01_likyar"))
    state.players[1].spells = [Spell("spell_fire")]
    scene = begin(state, Round())
    assert scene.told(SpellTurnedUp) == [SpellTurnedUp(1, "spell_fire")]
    assert state.players[1].spells[0].face_up


def test_the_day_fans_out_to_every_seat_and_ends_when_all_are_done() -> None:
    state = table(player(hand="F F"), player(hand="N N"))
    scene = scenario(GAME, state, (Day(),))
    assert scene.asked == {0: "RerollDice", 1: "RerollDice"}


def test_each_day_goes_from_rerolls_over_special_faces_and_triggers_to_the_journey() -> None:
    state = table(player("braccio", hand="fp N N", light=0), player("pocana", light=0))
    scene = scenario(GAME, state, (Day(),))
    kinds = [type(event).__name__ for event in scene.told(Event) if event.seat == 0]
    assert kinds == ["DiceKept", "SpecialsCounted", "Triggered"]
    assert scene.asked == {0: "Travel"}


def test_nobody_waits_for_the_others_during_the_day() -> None:
    state = table(player(hand="W", light=0), player(hand="N N"))
    scene = scenario(GAME, state, (), {0: [LateMorning(0)], 1: [LateMorning(1)]})
    assert scene.asked == {1: "RerollDice"}


def test_the_rounds_follow_each_other_from_one_to_eight() -> None:
    match, moves = playout(GAME, GAME.options(adventurers="random"), ["random"] * 2, "ab" * 16)
    rounds = [
        after.state.round for after, _ in play.replay(GAME, play.start(GAME, match.options, 2, "ab" * 16)[0], moves)
    ]
    assert sorted(set(rounds)) == list(range(1, 9))
