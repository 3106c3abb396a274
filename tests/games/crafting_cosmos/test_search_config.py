"""What a master of the Cosmos tries when it plays alone. [spec 11]"""

from collections.abc import Iterable, Iterator

import pytest

from games.core import ai
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.crafting_cosmos import GAME, actions
from games.crafting_cosmos.ai.context import SEARCHES
from games.crafting_cosmos.ai.search_config import SEARCH
from games.crafting_cosmos.view import View
from tests.support.games.scenario import asked_alone

SEED = f"{2:032x}"
"""Everything that a strong player does in a craft phase comes up in it."""


def asked(name: str) -> Iterator[tuple[View, Prompt]]:
    return asked_alone(GAME, name, SEED)


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
        found = SEARCH.at(1).rank(view, prompt, chance())
        assert not found or found[0].action == GAME.choose(ai.STRONG, view, prompt, chance())
        assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
        assert len(found) != 1  # there is nothing to weigh: a person who asks hears of other kinds of answers, too
        several += len(found) > 1
    assert several


def test_buying_scoring_sets_and_ending_are_left_to_the_strong_player() -> None:
    left = {actions.AcquirePower, actions.ScoreEnergySet, actions.EndCraft}
    seen = set[type]()
    for view, prompt in asked("Craft"):
        own = GAME.choose(ai.STRONG, view, prompt, chance())
        if type(own) in left:
            assert SEARCH.at(1).rank(view, prompt, chance()) == ()
            seen.add(type(own))
    assert seen == left


def test_each_type_of_energy_is_tried_once() -> None:
    twice = 0
    for view, prompt in asked("TakeCard"):
        tried, there = energies(one.action for one in SEARCH.at(1).rank(view, prompt, chance())), energies(prompt.legal)
        assert sorted(tried) == sorted(set(there))
        twice += len(there) > len(tried)
    assert twice


def test_each_power_card_is_tried_once_those_of_good_repute_first() -> None:
    apart = 0
    for view, prompt in asked("ChoosePower"):
        cards = kinds(one.action for one in SEARCH.at(1).rank(view, prompt, chance()))
        assert sorted(cards) == sorted(set(kinds(prompt.legal)))
        reputes = [SEARCHES.keep.get(card, 3.0) for card in cards]
        assert reputes == sorted(reputes, reverse=True)
        apart += len(set(reputes)) > 1
    assert apart


def test_with_others_only_rings_are_weighed() -> None:
    for name in ("Craft", "TakeCard", "ChoosePower"):
        view, prompt = next(asked(name))
        assert SEARCH.at(2).rank(view, prompt, chance()) == ()
    view, prompt = next(asked("Shift"))
    assert SEARCH.at(1).rank(view, prompt, chance()) == SEARCH.at(2).rank(view, prompt, chance()) != ()
