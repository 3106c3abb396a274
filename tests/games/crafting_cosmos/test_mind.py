"""What a master of the Cosmos tries when it plays alone. [spec 11]"""

from collections.abc import Iterable, Iterator

import pytest

from games.core import ai, play
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.playout import brain, decide
from games.core.step import Action
from games.crafting_cosmos import GAME, actions
from games.crafting_cosmos.ai.mind import MIND
from games.crafting_cosmos.components import POWERS
from games.crafting_cosmos.view import View

SEED = "00112233445566778899aabbccddeeff"


def asked(name: str) -> Iterator[tuple[View, Prompt]]:
    """Every question of this kind in a match that a strong player plays alone."""
    match, _ = play.start(GAME, GAME.options(), 1, SEED)
    luck = brain(GAME, SEED, 0)
    while not match.over:
        prompt = play.prompts(GAME, match)[0]
        if prompt.name == name:
            yield play.view(GAME, match, 0), prompt
        match, _ = play.apply(GAME, match, 0, decide(GAME, ai.STRONG, match, prompt, luck))


def energies(answers: Iterable[Action]) -> list[str]:
    return [action.energy for action in answers if isinstance(action, actions.TakeEnergyCard)]


def kinds(answers: Iterable[Action]) -> list[str]:
    return [action.card for action in answers if isinstance(action, actions.ChoosePowerCard)]


def chance() -> Chance:
    return Chance("test", bytes(16))


@pytest.mark.parametrize("name", ["Craft", "TakeCard"])
def test_what_a_strong_player_would_do_comes_first(name: str) -> None:
    several = 0
    for view, prompt in asked(name):
        found = MIND.at(1).rank(view, prompt, chance())
        assert not found or found[0].action == GAME.choose(ai.STRONG, view, prompt, chance())
        assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
        assert len(found) != 1  # there is nothing to weigh: a person who asks hears of other kinds of answers, too
        several += len(found) > 1
    assert several


def test_buying_scoring_sets_and_ending_are_left_to_the_strong_player() -> None:
    seen = set[type]()
    for view, prompt in asked("Craft"):
        own = GAME.choose(ai.STRONG, view, prompt, chance())
        if isinstance(own, actions.AcquirePower | actions.EndCraft):
            assert MIND.at(1).rank(view, prompt, chance()) == ()
            seen.add(type(own))
    assert seen == {actions.AcquirePower, actions.EndCraft}


def test_each_type_of_energy_is_tried_once() -> None:
    for view, prompt in asked("TakeCard"):
        tried = energies(one.action for one in MIND.at(1).rank(view, prompt, chance()))
        assert len(set(tried)) == len(tried)
        assert set(tried) == set(energies(prompt.legal))


def test_each_power_card_is_tried_once_those_of_good_repute_first() -> None:
    kept = 0
    for view, prompt in asked("ChoosePower"):
        found = MIND.at(1).rank(view, prompt, chance())
        cards = kinds(one.action for one in found)
        assert len(set(cards)) == len(cards)
        assert set(cards) == set(kinds(prompt.legal))
        assert set(cards) <= set(POWERS)
        assert found[0].worth == max(one.worth for one in found)
        kept += 1
    assert kept


def test_with_others_only_rings_are_weighed() -> None:
    for name in ("Craft", "TakeCard", "ChoosePower"):
        view, prompt = next(asked(name))
        assert MIND.at(2).rank(view, prompt, chance()) == ()
    view, prompt = next(asked("Shift"))
    assert MIND.at(1).rank(view, prompt, chance()) == MIND.at(2).rank(view, prompt, chance()) != ()
