"""The setup. [spec 5]"""

from typing import Any

import msgspec
import pytest

from games.core import options, play
from games.glow import GAME
from games.glow.actions import ChooseAdventurer, ChooseTomDice
from games.glow.components import ADVENTURERS, COMPANIONS, DIFFICULTIES, ELEMENTS, RESERVE_DICE
from games.glow.events import AdventurerChosen, TomDiceChosen
from games.glow.options import Options
from games.glow.rules import tom_pairs
from games.glow.state import State
from tests.support.games.glow.pieces import ids
from tests.support.games.scenario import SEED, Scene


def fresh(seats: int, seed: str = SEED, **chosen: Any) -> Scene:
    match, news = play.start(GAME, Options(**chosen), seats, seed)
    return Scene(GAME, match, [told.event for told in news])


def started(seats: int, seed: str = SEED, **chosen: Any) -> Scene:
    return fresh(seats, seed, adventurers="random", **chosen)


def test_everybody_chooses_a_free_adventurer_in_turn_order() -> None:
    scene = fresh(3)
    assert scene.legal(0) == [ChooseAdventurer(name) for name in ADVENTURERS]
    scene.answer(ChooseAdventurer("pocana"), seat=0)
    assert scene.told(AdventurerChosen) == [AdventurerChosen(0, "pocana")]
    assert scene.asked == {1: "ChooseAdventurer"}
    assert ChooseAdventurer("pocana") not in scene.legal(1)
    scene.answer(ChooseAdventurer("orium"), seat=1).answer(ChooseAdventurer("moloch"), seat=2)
    assert [ids(player.dice) for player in scene.state.players] == [
        ["l_fire_1", "l_fire_2", "l_fire_3"],
        ["l_yellow_1", "l_yellow_2"],
        ["l_mineral_1", "l_mineral_2"],
    ]


def test_adventurers_may_be_left_to_chance() -> None:
    chosen = [player.adventurer for player in started(4).state.players]
    assert len(set(chosen)) == 4
    assert chosen != [player.adventurer for player in started(4, "11" * 16).state.players]


def test_everybody_starts_at_ten_and_the_last_player_has_two_tokens() -> None:
    players = started(3).state.players
    assert [player.light for player in players] == [10, 10, 10]
    assert [player.reroll_tokens for player in players] == [0, 0, 2]


def test_in_the_province_everybody_starts_at_the_start_in_the_archipelago_at_the_centre() -> None:
    province = started(2, board="province").state.players[0]
    assert (province.party, province.camp, province.boats) == ("start", "start", ())
    assert started(2, board="archipelago").state.players[0].boats == ("center",) * 4


def test_the_board_may_be_left_to_chance() -> None:
    boards = {started(2, f"{number:032x}", board="random").state.board for number in range(8)}
    assert boards == {"province", "archipelago"}


def test_the_reserve_has_a_die_of_each_element_and_the_black_one() -> None:
    assert started(2).state.reserve == (*RESERVE_DICE, "s_black_1")


def test_three_companions_of_each_deck_are_removed_unseen() -> None:
    state = started(2).state
    assert [COMPANIONS[name].deck for name in state.removed] == ["A"] * 3 + ["B"] * 3
    assert (len(state.deck_a), len(state.deck_b)) == (15, 20)
    assert len(state.spells) == 7


def test_five_companions_and_nine_small_dice_lie_on_the_track() -> None:
    track = started(3).state.track
    assert list(track) == list(ELEMENTS)
    assert all(space.companion in COMPANIONS for space in track.values())
    assert sum(len(space.dice) for space in track.values()) == 9
    assert not any("s_black_1" in space.dice for space in track.values())


def test_a_footprint_lies_on_every_space_without_a_die() -> None:
    found = [space for number in range(20) for space in started(2, f"{number:032x}").state.track.values()]
    assert all(space.footprints == (not space.dice) for space in found)
    assert any(space.footprints for space in found)


def solo(**chosen: Any) -> Scene:
    scene = fresh(1, **chosen).answer(ChooseAdventurer("taetyss"))
    return scene.answer(ChooseTomDice(("fire", "yellow"), "yellow"))


def test_alone_one_chooses_toms_dice() -> None:
    scene = fresh(1).answer(ChooseAdventurer("taetyss"))
    assert scene.asked == {0: "ChooseTomDice"}
    pairs = {action.dice for action in scene.legal() if isinstance(action, ChooseTomDice)}
    assert len(pairs) == 14
    assert len(scene.legal()) == 28
    assert not any("water" in pair for pair in pairs)  # the adventurer's own colour
    assert ("purple", "yellow") not in pairs
    assert all(first != second for first, second in pairs)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_new_matches_draw_toms_dice_by_lot(difficulty: str) -> None:
    pairs = set()
    for number in range(40):
        usual = GAME.parse_options(1, {"adventurers": "random", "difficulty": difficulty})
        match, news = play.start(GAME, usual, 1, f"{number:032x}")
        (told,) = [one.event for one in news if isinstance(one.event, TomDiceChosen)]
        adventurer = match.state.players[0].adventurer
        assert told.dice in tom_pairs(adventurer, DIFFICULTIES[difficulty].tom_dice)
        assert told.colour in told.dice
        assert {prompt.name for prompt in play.prompts(GAME, match).values()} != {"ChooseTomDice"}
        pairs.add((told.dice, told.colour))
    assert len(pairs) > 10


def test_a_match_stored_without_the_option_still_lets_one_choose() -> None:
    assert msgspec.convert({"adventurers": "random"}, Options).tom == "choose"
    assert GAME.parse_options(1, {"tom": "choose"}).tom == "choose"
    assert GAME.parse_options(2, {}).tom == "choose"  # only one player has Tom
    assert b"lot" in msgspec.json.encode(GAME.parse_options(1, {}))


def test_ruling_10_toms_dice_are_those_of_unchosen_adventurers() -> None:
    state = solo().state
    assert ids(state.tom.dice) == ["l_fire_1", "l_yellow_1"]
    assert (state.tom.colour, state.reserve) == ("yellow", RESERVE_DICE)


def test_alone_there_are_no_spells_no_black_die_and_no_tokens() -> None:
    state = solo().state
    assert (len(state.spells), state.players[0].reroll_tokens) == (0, 0)
    assert "s_black_1" in state.box


def test_ruling_11_alone_fourteen_cards_stay_away_and_no_others() -> None:
    state = solo().state
    left = [*state.deck_a.cards, *state.deck_b.cards, *(s.companion for s in state.track.values() if s.companion)]
    assert len(left) == 32
    assert all(COMPANIONS[name].in_solo for name in left)
    assert state.removed == ()


def test_ruling_12_special_faces_of_tom_count_at_the_setup() -> None:
    for number in range(300):
        tom = solo_state(number).tom
        assert tom is not None
        aside = [die.face for die in tom.dice if die.face not in ELEMENTS]
        assert tom.light == 10 + 3 * aside.count("light3")
        assert tom.footprints == 2 * aside.count("footprints2")


def solo_state(number: int) -> State:
    fixed = Options(adventurer="braccio", tom_dice=("fire", ("purple", "yellow")[number % 2]), tom_colour="fire")
    state: State = play.start(GAME, fixed, 1, f"{number:032x}")[0].state
    return state


def test_companions_are_dealt_where_no_tom_die_lies_and_ruling_28_footprints_where_no_die_at_all() -> None:
    for number in range(60):
        state = solo_state(number)
        assert state.tom is not None
        shown = [die.face for die in state.tom.dice]
        for element, space in state.track.items():
            blocked = element in shown
            assert bool(space.companion) != blocked
            assert space.footprints == (not space.dice and not blocked)
            assert space.tile


def test_five_tiles_lie_open_and_three_in_the_pile() -> None:
    state = solo().state
    assert sorted([*(space.tile for space in state.track.values()), *state.tom.tiles.cards]) == [
        f"tom_{number}" for number in range(1, 9)
    ]


@pytest.mark.parametrize(("difficulty", "light"), [("ember", 0), ("standard", 10), ("hard", 20), ("eclipse", 30)])
def test_difficulty_moves_toms_start(difficulty: str, light: int) -> None:
    scene = fresh(1, difficulty=difficulty).answer(ChooseAdventurer("orium"))
    scene.answer(scene.legal()[0])
    tom = scene.state.tom
    assert tom.light == light + 3 * [die.face for die in tom.dice].count("light3")


def test_difficulty_limits_toms_dice() -> None:
    def pairs(difficulty: str, adventurer: str = "braccio") -> set[tuple[str, str]]:
        return set(tom_pairs(adventurer, DIFFICULTIES[difficulty].tom_dice))

    assert all(second in ELEMENTS for _, second in pairs("ember"))
    assert all(second in ("purple", "yellow") for _, second in pairs("hard"))
    assert all(second == "yellow" for _, second in pairs("eclipse"))
    assert all(second == "purple" for _, second in pairs("eclipse", "orium"))
    assert len(pairs("standard")) == 14


def test_a_challenge_skips_every_choice() -> None:
    scene = fresh(1, adventurer="moloch", tom_dice=("water", "yellow"), tom_colour="yellow")
    assert scene.asked == {0: "Recruit"}
    assert scene.state.players[0].adventurer == "moloch"


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, {"adventurer": "moloch", "tom_dice": ("fire", "water"), "tom_colour": "fire"}),
        (1, {"adventurer": "nobody", "tom_dice": ("fire", "water"), "tom_colour": "fire"}),
        (1, {"adventurer": "moloch"}),
        (1, {"tom_dice": ("fire", "water")}),
        (1, {"adventurer": "moloch", "tom_dice": ("fire", "mineral"), "tom_colour": "fire"}),
        (1, {"adventurer": "moloch", "tom_dice": ("purple", "yellow"), "tom_colour": "purple"}),
        (1, {"adventurer": "moloch", "tom_dice": ("fire", "water"), "tom_colour": "air"}),
        (1, {"adventurer": "moloch", "tom_dice": ("fire", "water"), "tom_colour": "fire", "difficulty": "hard"}),
    ],
)
def test_a_challenge_that_cannot_be_played_is_refused(seats: int, chosen: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"challenge|Tom"):
        fresh(seats, **chosen)


def test_what_people_may_choose() -> None:
    assert [option.key for option in options.menu(Options, 1)] == ["board", "adventurers", "difficulty", "tom"]
    assert [option.key for option in options.menu(Options, 3)] == ["board", "adventurers", "start"]
