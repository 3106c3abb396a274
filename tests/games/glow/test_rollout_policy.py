"""The level by which a master's own seat goes on."""

from typing import Any

from games.core import play
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.glow import GAME
from games.glow.actions import ChooseAdventurer, EndTravel, Move, Recruit
from games.glow.ai.rollout_policy import WAYFARER
from games.glow.flow import ChooseAdventurer as AdventurerQuestion
from games.glow.flow import Recruit as Recruiting
from tests.support.games.glow.pieces import afternoon, begin, player, table, track
from tests.support.games.scenario import Scene


def decided(scene: Scene, level: str = WAYFARER, seat_chance: int = 0) -> Action:
    prompt: Prompt = play.prompts(GAME, scene.match)[0]
    return GAME.choose(level, play.view(GAME, scene.match, 0), prompt, Chance("bot", bytes([seat_chance] * 16)))


def test_it_is_who_scores_most_at_a_table_and_alone() -> None:
    def chosen(seats: int, **rest: Any) -> set[Action]:
        scene = begin(table(*[player("") for _ in range(seats)], **rest), AdventurerQuestion(0))
        return {decided(scene, seat_chance=number) for number in range(8)}

    everybody = ["braccio", "taetyss", "eoles", "pocana", "moloch", "noctiluca", "orium"]
    assert chosen(2, box=everybody) == {ChooseAdventurer("noctiluca")}
    assert chosen(2, box=("taetyss", "pocana", "braccio")) == {ChooseAdventurer("braccio")}
    assert chosen(1, box=everybody) == {ChooseAdventurer("braccio")}


def walks(level: str = WAYFARER, day: int = 8, **mine: Any) -> Action:
    """Where it goes from before a path with a firefly, which costs it a footprint."""
    place: dict[str, Any] = {"party": "p10", "camp": "village_12", "hand": "F W", "footprints": 3}
    return decided(afternoon(player(companions="a20_kaar b12_dvol", **place | mine), player(), round=day), level)


def test_it_pays_for_a_firefly_that_wins_the_bonus_and_for_no_other_on_the_last_day() -> None:
    assert walks(fireflies=1) == Move("p11")
    assert walks(fireflies=0) == walks(fireflies=2) == EndTravel()
    assert walks("strong", fireflies=1) == EndTravel()


def test_what_it_has_no_own_search_about_it_does_as_a_strong_one_does() -> None:
    spaces = track(fire="a11_briki", water="b08_zellyf s_air_1")
    scene = begin(table(player("taetyss", hand="l_water_1=? l_water_2=?"), player(), track=spaces), Recruiting(0))
    assert decided(scene) == decided(scene, "strong") == Recruit("water")
