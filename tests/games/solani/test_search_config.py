"""What a master of Solani tries when it plays alone. [spec 11]"""

import pytest

from games.core import ai, play
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.playout import decide, seat_chance
from games.solani import GAME, actions
from games.solani.ai.search_config import SEARCH
from games.solani.view import View
from tests.support.games.scenario import asked_alone

SEED = "00112233445566778899aabbccddeeff"


def first_asked(name: str) -> tuple[View, Prompt]:
    return next(asked_alone(GAME, name, SEED))


@pytest.mark.parametrize("name", ["ChooseSpecial", "PlaceSpecial"])
def test_alone_special_features_are_weighed_what_a_strong_player_would_do_first(name: str) -> None:
    view, prompt = first_asked(name)
    luck = Chance("test", bytes(16))
    found = SEARCH.at(1).rank(view, prompt, luck)
    assert len(found) > 1
    assert {one.action for one in found} == set(prompt.legal)
    assert found[0].action == GAME.choose(ai.STRONG, view, prompt, luck)
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    assert SEARCH.at(2).rank(view, prompt, luck) == ()


def test_of_two_cards_that_were_drawn_both_are_weighed() -> None:
    match, _ = play.start(GAME, GAME.options(), 1, SEED)
    luck = seat_chance(GAME, SEED, 0)
    while (prompt := play.prompts(GAME, match)[0]).name != "KeepSpecial":
        draws = [action for action in prompt.legal if isinstance(action, actions.DrawSpecials)]
        action = draws[0] if draws else decide(GAME, ai.STRONG, match, prompt, luck)
        match, _ = play.apply(GAME, match, 0, action)
    view = play.view(GAME, match, 0)
    found = SEARCH.at(1).rank(view, prompt, luck)
    assert {one.action for one in found} == set(prompt.legal)
    assert found[0].action == GAME.choose(ai.STRONG, view, prompt, luck)


def test_placements_are_ranked_alike_alone_and_with_others() -> None:
    view, prompt = first_asked("PlaceTile")
    luck = Chance("test", bytes(16))
    assert SEARCH.at(1).rank(view, prompt, luck) == SEARCH.at(2).rank(view, prompt, luck) != ()
