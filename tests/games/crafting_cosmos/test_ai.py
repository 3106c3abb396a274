"""The computer players. [spec 11]"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.core import play
from games.core.ai import EASY, LEVELS, STRONG
from games.core.chance import Chance
from games.core.playout import playout
from games.core.step import Action
from games.crafting_cosmos import GAME, ai
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.ai.context import DecisionContext
from games.crafting_cosmos.ai.craft_phase import ideas_of_powers
from games.crafting_cosmos.ai.energy_phase import active_worth, passive_worth, stack
from games.crafting_cosmos.ai.evaluation import Change, Judge
from games.crafting_cosmos.ai.goal_value import goal_worth
from games.crafting_cosmos.components import DEALT
from games.crafting_cosmos.flow import EndTurn, Shift, Turn
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.state_from_view import state_from_view
from games.crafting_cosmos.suggestions import plan
from games.crafting_cosmos.view import GoalView, ring_of
from tests.support.games.crafting_cosmos.scene import (
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
    quiet,
    seen,
    stars,
)
from tests.support.games.scenario import Scene

LUCK = Chance("test", bytes(16))

GAINS = """
from games.core.ai import STRONG
from games.crafting_cosmos.ai.context import DecisionContext
from games.crafting_cosmos.ai.craft_phase import ideas
from tests.support.games.crafting_cosmos.scene import bare, crafting, life, nebula, seen, stars

state = bare(2)
stars(state, "s19 H s24 He s28 He s31 C s27 C s23 O s05 H s01 H")
nebula(state, "I", "n3_16")
nebula(state, "E", "n1_05")
nebula(state, "F", "n2_09")
nebula(state, "J", "n2_14")
nebula(state, "H", "n1_11")
life(state, proto="l21 l15 l27 l26 l33", stable="l14 l28 l34")
state.players[0].graviton = 2
scene = crafting(state)
print([idea.gain for idea in ideas(DecisionContext(STRONG, seen(scene), 0).judge, state, scene.legal())])
"""


def answer(scene: Scene, level: str = STRONG, seat: int = 0) -> Action:
    return ai.choose(level, seen(scene, seat), play.prompts(GAME, scene.match)[seat], LUCK)


def test_every_process_thinks_the_same_to_the_last_digit() -> None:
    root = Path(__file__).parents[3]
    told = []
    for seed in ("1", "2"):  # of the order in which Python keeps sets of strings
        env = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", GAINS]
        told.append(subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=True).stdout)
    assert told[0].count(",") > 100
    assert told[0] == told[1]


def test_what_a_nebula_on_the_way_is_worth() -> None:
    state = quiet()
    nebula(state, "E", "n1_08")  # H He C, 5 points
    stars(state, "s09 H s13 C")
    life(state, proto="l14 l21 l27")
    player = state.players[0]
    ring = 0.5**1.8
    for left, hope in ((3, 0.92), (1, 0.80), (0, 0.55)):
        assert Judge(player, left).nebula("E") == pytest.approx(5 * hope * (2 / 3) ** 2 + 2 * ring + 0.3)
    player.nebulae["E"] = replace(player.nebulae["E"], completed=True)
    assert Judge(player, 3).nebula("E") == pytest.approx(3.8 * ring)
    player.nebulae["E"] = replace(player.nebulae["E"], life="g8")
    assert Judge(player, 3).nebula("E") == 0
    assert Judge(player, 3).nebula("I") == pytest.approx(0.4 * (1 / 6) ** 1.8)


def test_what_tokens_cards_and_crystals_are_worth() -> None:
    player = quiet().players[0]
    judge = Judge(player, 3)
    assert judge.gain(Change(stars={"s01": ("carbon", False)})) == pytest.approx(0.32)
    assert judge.gain(Change(stars={"s14": ("carbon", True)})) == pytest.approx(0.36 + 0.9)
    assert judge.gain(Change(life={"l31": "stable"})) == pytest.approx(0.65 + 0.4 * (1 / 6) ** 1.8)
    assert Judge(player, 0).gain(Change(stars={"s01": ("carbon", False)})) == pytest.approx(0.32 * 0.6)
    assert judge.hand({"light": 3, "time": 1}) == pytest.approx(0.85 * 4 + 0.08 * 6)
    assert Judge(player, 0).hand({"light": 3}) == pytest.approx((0.85 * 3 + 0.08 * 6) * 0.12)
    assert judge.hand({"light": 12}) == pytest.approx(0.85 * 12 + 0.08 * 132 - 1.4)
    assert judge.crystals(3, 0, 1) == pytest.approx(0.8 * 8 * 0.5)
    assert judge.crystals(0, 1, 0) == pytest.approx(0.95 * 3 + 1.5)
    assert Judge(player, 0).crystals(0, 2, 0) == pytest.approx(0.95 * 9)
    assert Judge(player, 1).crystals(3, 0, 1) == pytest.approx(0.8 * 8 * 0.5 * 0.5)


def test_only_four_gravitons_count() -> None:
    player = quiet().players[0]
    judge = Judge(player, 3)
    assert judge.slider("graviton", 3) == pytest.approx(0.15)
    player.graviton = 6
    assert judge.slider("graviton", -1) == 0
    assert judge.slider("graviton", 3) == 0
    assert judge.slider("dna", 3) == pytest.approx(0.3)


def test_a_change_that_is_tried_leaves_no_trace() -> None:
    state = quiet()
    nebula(state, "E", "n1_08")
    stars(state, "s09 H s13 C s14 O", turned="s14")
    life(state, proto="l14")
    player = state.players[0]
    before = (dict(player.stars), list(player.supernovae), dict(player.life), dict(player.nebulae), player.released)
    Judge(player, 3).gain(
        Change({"s14": None, "s09": ("helium", True)}, {"l14": None, "l21": "stable"}, {"E": None}, 1, {"light": 1})
    )
    after = (dict(player.stars), list(player.supernovae), dict(player.life), dict(player.nebulae), player.released)
    assert after == before


def test_what_a_goal_is_worth() -> None:
    goal = GoalView("most_hydrogen", 3, (2, 2), (6, 6))
    assert goal_worth(goal, 2, [2]) == pytest.approx(0.75 * 3)
    assert goal_worth(goal, 0, [0]) == 0
    assert goal_worth(goal, 4, [1]) > 0.75 * 5.9
    assert goal_worth(GoalView("most_hydrogen", 2, (2, 2), (0, 0), missed=True), 4, [1]) == 0
    assert goal_worth(goal, 3, []) == pytest.approx(0.75 * 6 * 0.25)
    assert goal_worth(goal, 9, []) == pytest.approx(0.75 * 6)


def test_a_rebuilt_table_has_what_is_open() -> None:
    state = quiet()
    nebula(state, "E", "n1_08")
    stars(state, "s09 H s13 C", turned="s13").graviton = 2
    life(state, proto="l21", stable="l14")
    hand(state, "light time")
    drawn = state_from_view(seen(crafting(state)))
    mine, there = drawn.players[0], state.players[0]
    assert (mine.stars, mine.supernovae, mine.life) == (there.stars, there.supernovae, there.life)
    assert (mine.nebulae, mine.hand, mine.graviton) == (there.nebulae, there.hand, 2)
    assert (drawn.reserve, drawn.crystals, drawn.life) == (state.reserve, state.crystals, state.life)
    assert [len(stack) for stack in drawn.nebulae] == [len(stack) for stack in state.nebulae]


@pytest.mark.parametrize("level", [EASY, STRONG])
def test_a_finished_nebula_of_many_points_is_completed(level: str) -> None:
    state = quiet()
    nebula(state, "I", "n3_16")
    stars(state, "s19 H s24 He s28 He s31 C s27 C s23 O")
    state.round = 8
    done = answer(crafting(state), level)
    assert isinstance(done, do.CompleteNebula)


def test_a_star_goes_where_it_is_needed() -> None:
    state = quiet()
    nebula(state, "E", "n1_01")
    stars(state, "s09 H s13 H")
    pool(state, held="H")
    for level in LEVELS:
        done = answer(crafting(state), level)
        assert isinstance(done, do.PlaceStar)
        assert done.space in ("s14", "s18", "s19", "s23")


def test_beginners_neither_move_nor_use_power_cards() -> None:
    state = quiet()
    nebula(state, "E", "n1_01")
    stars(state, "s09 H s13 H s37 H").graviton = 1
    power(state, 1, "speed_of_light_2")
    hand(state, "light")
    scene = crafting(state)
    assert isinstance(answer(scene, EASY), do.EndCraft)
    assert isinstance(answer(scene, STRONG), do.MoveStar | do.ActivatePower)


def test_powers_are_bought_while_they_pay() -> None:
    state = quiet()
    hand(state, "time time gravity gravity gravity")
    assert answer(crafting(state)) == do.AcquirePower(1, "time")
    state = quiet()
    hand(state, "time time")
    state.round = 8
    assert isinstance(answer(crafting(state)), do.EndCraft)


def test_sets_are_scored_in_the_last_round_or_from_a_full_hand() -> None:
    state = quiet()
    hand(state, "gravity " * 5)
    for slot, card in enumerate(("stasis", "dark_matter", "symbiosis", "entropy_2"), start=1):
        power(state, slot, card)
    assert answer(crafting(state)) != do.ScoreEnergySet("gravity")
    state.round = 8
    assert answer(crafting(state)) == do.ScoreEnergySet("gravity")


@pytest.mark.parametrize("released", [0, 3, 4])
def test_no_crystal_is_left_in_the_last_round(released: int) -> None:
    state = quiet()
    player = state.players[0]
    player.released, player.ready = released, 1
    state.crystals, state.box = 0, state.crystals - 1 - released
    for level in LEVELS:
        assert isinstance(answer(crafting(state), level), do.ReleaseCrystal)
    assert isinstance(plan(seen(crafting(state)), 0)[0].action, do.ReleaseCrystal)


@pytest.mark.parametrize(("round_now", "size"), [(1, 3), (5, 3), (6, 2), (7, 1), (8, 1)])
def test_nebulae_get_smaller_as_time_runs_out(round_now: int, size: int) -> None:
    state = quiet()
    state.round = round_now
    context = DecisionContext(STRONG, seen(crafting(state)), 0)
    assert stack(context, [1, 2, 3]) == size


def test_the_turn_ends_with_a_nebula_or_with_stable_life() -> None:
    state = quiet()
    life(state, proto="l21 l48")
    life(state, stable="l14 l15")
    state.life += 2  # the two were counted before
    assert answer(crafting(state)) == do.EndCraft("nebula", 3)
    state.round = 8
    assert answer(crafting(state)) == do.EndCraft("stabilize", 0, "l21")


def test_the_best_paying_ring_is_chosen_by_the_fewest_moves() -> None:
    state = energy(quiet(2), light="0 D", time="D", gravity="D 1", chemistry="D")
    scene = begin(state, Shift(0), Turn(1))
    context = DecisionContext(STRONG, seen(scene), 0)
    ring = ring_of(seen(scene), 0)
    assert passive_worth(context, ring) == pytest.approx(2 * 1.0 + context.judge.step + 2 * 0.55 + 0.9)
    assert active_worth(context, "chemistry") == pytest.approx(0.36 + 0.3 + 1.8)
    chosen = answer(scene)
    assert isinstance(chosen, do.ShiftEnergy)
    assert chosen in scene.legal()
    easy = DecisionContext(EASY, seen(scene), 0)
    assert passive_worth(easy, ring) == pytest.approx(2 * 1.0 + 1.2 + 2 * 0.6 + 1.0)
    assert [active_worth(easy, control) for control in ("light", "time", "gravity", "chemistry")] == [0, 1, 1, 1]


def test_cards_are_taken_to_match_the_hand() -> None:
    state = energy(quiet(2), light="0 D D", time="1", gravity="D", chemistry="D")
    shown = state.display[2]
    assert shown
    hand(state, f"{shown} {shown}")
    scene = begin(state, Turn(0))
    while scene.asked != {0: "TakeCard"}:
        scene.answer(scene.legal()[0])
    taken = answer(scene)
    assert isinstance(taken, do.TakeEnergyCard)
    assert taken.energy == shown


def test_the_rarest_cards_are_given_up() -> None:
    state = quiet()
    hand(state, "light " * 8 + "time " * 3 + "gravity")
    scene = begin(state, EndTurn(0), Turn(1))
    assert answer(scene) == do.DiscardToLimit(("time", "gravity"))


def test_the_card_of_the_best_repute_is_kept() -> None:
    state = quiet()
    hand(state, "time " * 4)
    state.powers["time"].hidden = ("causality_2", "entropy_2", "special_relativity_3", "stasis")
    state.powers["light"].hidden += ("time_dilation_2", "stellar_evolution_2", "cosmic_inflation", "deep_time")
    scene = crafting(state).answer(do.AcquirePower(4, "time"))
    kept = answer(scene)
    assert isinstance(kept, do.ChoosePowerCard)
    assert kept.card in ("special_relativity_3", "stasis")
    assert len(kept.under) == 3


@pytest.mark.parametrize("card", DEALT)
def test_every_power_card_can_be_thought_through(card: str) -> None:
    state = bare(2)
    stars(state, "s09 H s10 He s11 O s12 C", turned="s12")
    life(state, proto="l21 l14")
    nebula(state, "E", "n1_01")
    nebula(state, "F", "n2_01", completed=True)
    state.players[0].spot = 3
    state.discard["light"], state.deck["light"] = 1, state.deck["light"] - 1
    power(state, 1, card)
    hand(state, "light time gravity chemistry light time")
    scene = crafting(state)
    context = DecisionContext(STRONG, seen(scene), 0)
    use = legal(scene, do.ActivatePower)[0]
    thought = ideas_of_powers(context.judge, context.state, [use])[0]
    assert -5 < thought.gain < 8
    scene.answer(use)
    for _ in range(3):
        if scene.asked == {0: "Craft"}:
            break
        scene.answer(answer(scene))
    assert scene.asked == {0: "Craft"}


def test_a_resource_counts_for_what_it_can_be_used_at_once() -> None:
    state = bare(2)
    life(state, proto="l21 l14")
    power(state, 1, "catalysis_2")
    hand(state, "chemistry")
    judge = Judge(state.players[0], 3)
    use = do.ActivatePower(1, ("chemistry",))
    assert ideas_of_powers(judge, state, [use])[0].gain == pytest.approx(
        1 + 2 * 0.5 - 0.85
    )  # two of three DNA find life
    state.players[0].dna = 1
    assert ideas_of_powers(judge, state, [use])[0].gain == pytest.approx(1 + 0.5 - 0.85)
    power(state, 2, "gravitational_collapse_2")
    stars(state, "s01 H")
    use = do.ActivatePower(2, ("chemistry",))
    assert ideas_of_powers(Judge(state.players[0], 3), state, [use])[0].gain == pytest.approx(0.9 + 0.05 - 0.85)


def test_new_life_counts_for_its_best_places() -> None:
    state = bare(2)
    life(state, proto="l21")
    nebula(state, "E", "n1_05", completed=True)
    power(state, 1, "abiogenesis")
    hand(state, "chemistry")
    use, judge = do.ActivatePower(1, ("chemistry",)), Judge(state.players[0], 3)
    first, second, *_ = sorted((judge.life(space, "proto") for space in ("l14", "l15", "l27", "l28")), reverse=True)
    assert first > 0.5
    assert ideas_of_powers(judge, state, [use])[0].gain == pytest.approx(first + second - 0.85)
    state.players[0].pool.proto = 1  # it is placed first
    third = sorted((judge.life(space, "proto") for space in ("l14", "l15", "l27", "l28")), reverse=True)[2]
    assert ideas_of_powers(judge, state, [use])[0].gain == pytest.approx(second + max(third, 0.2) - 0.85)


@pytest.mark.parametrize("matches", [2, pytest.param(30, marks=pytest.mark.soak)])
def test_the_strong_beat_beginners_and_beginners_beat_chance(matches: int) -> None:
    def lead(levels: list[str]) -> int:
        found = 0
        for number in range(matches):
            end, _ = playout(GAME, Options(), levels, f"{number:032x}")
            first, second = play.score(GAME, end)
            found += (first.total > second.total) - (first.total < second.total)
        return found

    assert lead([STRONG, EASY]) > 0
    assert lead([EASY, "random"]) > 0.9 * matches
