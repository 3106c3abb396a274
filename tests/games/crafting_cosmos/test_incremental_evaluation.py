"""How computer players think quickly: each thing is reckoned once, and what is reckoned is the same. [spec 11]"""

from collections.abc import Iterator
from typing import Any

import pytest

from games.core import play
from games.core.ai import STRONG
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.core.tuples import replace_at
from games.crafting_cosmos import GAME, ai
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.ai import craft_phase, evaluation
from games.crafting_cosmos.ai.context import DecisionContext
from games.crafting_cosmos.ai.evaluation import Change
from games.crafting_cosmos.ai.goal_value import COUNTS, changed
from games.crafting_cosmos.ai.move_effects import change
from games.crafting_cosmos.ai.search_config import estimate
from games.crafting_cosmos.ai.tempo import points_of
from games.crafting_cosmos.components import DEALT, GOALS, TILES, PowerCard, release_points
from games.crafting_cosmos.craft import Craft
from games.crafting_cosmos.effects import AIMS
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.scoring import METRICS


def crafts(seed: str) -> Iterator[tuple[DecisionContext, Prompt]]:
    """Yield the questions what to craft of a match between strong computer players."""
    match, _ = play.start(GAME, Options(), 2, seed * 16)
    while not match.over:
        seat, prompt = next(iter(play.prompts(GAME, match).items()))
        view = play.view(GAME, match, seat)
        if prompt.name == "Craft":
            yield DecisionContext(STRONG, view, seat), prompt
        match, _ = play.apply(GAME, match, seat, ai.choose(STRONG, view, prompt, Chance("test", bytes(16))))


def beside_the_board(context: DecisionContext, action: Action) -> float:
    """What an action gains besides its change of the board."""
    judge, player = context.judge, context.player
    if isinstance(action, do.CompleteNebula):
        return TILES[player.nebulae[action.space].tile].points
    return {
        do.PlaceNebula: -evaluation.POOL_TILE,
        do.PlaceStar: -evaluation.POOL_STAR,
        do.PlaceProtoLife: -evaluation.POOL_PROTO,
        do.ReleaseCrystal: release_points(player.released) + judge.released,
        do.CreateAdvancedLife: evaluation.ADVANCED_LIFE,
        do.MakeSupernova: judge.slider("supernova", -1),
        do.StabilizeLife: judge.slider("dna", -1),
        do.MoveStar: judge.slider("graviton", -1),
        do.MoveLife: judge.slider("graviton", -1),
    }[type(action)]


def test_quick_ways_to_reckon_a_gain_agree_with_the_long_one() -> None:
    kinds = set()
    for context, prompt in crafts("51"):
        for thought in craft_phase.ideas(context.judge, context.state, prompt.legal):
            if thought.card is None:
                kinds.add(type(thought.action))
                board = context.judge.gain(change(context.state, context.player, thought.action))
                assert thought.gain == pytest.approx(board + beside_the_board(context, thought.action))
    assert len(kinds) >= 8


@pytest.mark.parametrize("card", [card for card in DEALT.values() if card.aim], ids=lambda card: card.id)
def test_quick_ways_to_aim_agree_with_the_long_one(card: PowerCard) -> None:
    for number, (context, _) in enumerate(crafts("52")):
        targets = list(AIMS[card.aim].legal(context.state, context.player)) if number % 9 == 0 else []
        found = craft_phase.aimed(context.judge, context.state, card, targets)
        assert [thought.action for thought in found] == targets
        for thought in found:
            if isinstance(thought.action, do.SendStar | do.SendLife | do.SwapStars | do.TargetStar | do.ChangeStar):
                board = context.judge.gain(thought.change(context.state, context.player))
                assert thought.gain == pytest.approx(board)
        best = craft_phase.aimed(context.judge, context.state, card, targets, best=True)
        assert max(best, key=lambda one: one.gain, default=None) == max(found, key=lambda one: one.gain, default=None)


def test_moves_that_cannot_be_among_the_best_are_not_reckoned() -> None:
    all_of_them = reckoned = 0
    for context, prompt in crafts("53"):
        found = craft_phase.ideas(context.judge, context.state, prompt.legal)
        few = craft_phase.ideas(context.judge, context.state, prompt.legal, 10)
        assert sorted(few, key=lambda one: -one.gain)[:10] == sorted(found, key=lambda one: -one.gain)[:10]
        all_of_them += sum(isinstance(one.action, do.MoveStar) for one in found)
        reckoned += sum(isinstance(one.action, do.MoveStar) for one in few)
    assert 0 < reckoned < all_of_them / 2


def test_a_nebula_is_weighed_once_however_many_actions_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = list(crafts("54"))
    weighed: list[object] = []
    weigh = evaluation._worth

    def counted(*given: Any) -> float:
        weighed.append(given)
        return weigh(*given)

    monkeypatch.setattr(evaluation, "_worth", counted)
    actions = 0
    for context, prompt in questions:
        wanted = [one for one in prompt.legal if isinstance(one, do.PlaceStar | do.ReleaseCrystal | do.MoveStar)]
        actions += len(wanted)
        craft_phase.ideas(context.judge, context.state, wanted)
    assert len(weighed) < actions / 2


def test_each_goal_depends_on_the_part_of_a_change_that_is_named() -> None:
    assert COUNTS.keys() == GOALS.keys()
    for context, prompt in crafts("55"):
        for thought in craft_phase.ideas(context.judge, context.state, prompt.legal):
            changes = thought.change(context.state, context.player)
            before, after = context.player, changed(context.player, changes)
            for goal, part in COUNTS.items():
                if not getattr(changes, part):
                    assert METRICS[goal](after) == METRICS[goal](before)


def test_a_change_that_is_tried_leaves_the_pieces_alone() -> None:
    context, _ = next(crafts("56"))
    player = context.player
    before = (dict(player.stars), player.supernovae, dict(player.life), dict(player.nebulae), dict(player.hand))
    after = changed(
        player, Change({"s19": None, "s01": ("helium", True)}, {"l21": "stable"}, {"E": None}, 1, {"time": 1})
    )
    assert (dict(player.stars), player.supernovae, player.life, player.nebulae, player.hand) == before
    assert (after.stars, after.supernovae, after.life["l21"]) == ({"s01": "helium"}, ("s01",), "stable")
    assert ("E" in after.nebulae, after.released, after.cards) == (False, player.released + 1, player.cards + 1)


def test_an_answer_is_made_once_however_often_it_is_offered() -> None:
    once = do.PlaceStar | do.MoveStar | do.MoveLife | do.AcquirePower | do.ActivatePower | do.EndCraft
    for context, prompt in crafts("57"):
        assert isinstance(prompt.step, Craft)
        again = {one: one for one in prompt.step.legal(context.state)}
        assert all(again[one] is one for one in prompt.legal if isinstance(one, once))


def test_energy_cards_spent_on_a_power_card_are_not_lost_to_a_master() -> None:
    match, _ = play.start(GAME, Options(), 2, "58" * 16)
    state = match.state
    before = estimate(state, 0)
    state.players[0].powers = replace_at(state.players[0].powers, 0, "catalysis_2")
    assert estimate(state, 0) == pytest.approx(before + 1.2 * 7)
    state.round = 8
    assert estimate(state, 0) < before


def test_what_a_power_card_of_time_brings_is_counted_once() -> None:
    match, _ = play.start(GAME, Options(), 2, "58" * 16)
    state = match.state
    before = estimate(state, 0)
    state.players[0].powers = replace_at(state.players[0].powers, 0, "stasis")
    assert estimate(state, 0) == pytest.approx(before + 0.8 * (points_of(7 * 2.7 / 6) - points_of(7 * 1.7 / 6)))
    alone = play.start(GAME, Options(), 1, "58" * 16)[0].state
    before = estimate(alone, 0)
    alone.players[0].powers = replace_at(alone.players[0].powers, 0, "stasis")
    assert estimate(alone, 0) == pytest.approx(before + 1.5 * 7)


def test_a_master_expects_the_points_of_goals_in_which_it_leads() -> None:
    match, _ = play.start(GAME, Options(), 2, "59" * 16)
    state = match.state
    state.track = ["", "", "most_time_crystals", ""]
    before = estimate(state, 1)
    state.players[0].released = 3
    assert estimate(state, 1) == before
    state.players[1].released = 2
    behind = estimate(state, 1)
    state.players[0].released = 0
    assert estimate(state, 1) > behind + 3
