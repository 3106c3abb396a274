"""What is common to all power cards: what they cost, how often they are used, where they end. [spec 4.4, 6.4]"""

import pytest

from games.crafting_cosmos import actions as do
from games.crafting_cosmos import events
from games.crafting_cosmos.components import DEALT, POWERS
from games.crafting_cosmos.state import State
from tests.support.games.crafting_cosmos.powers import payments, ready, some_stars, use
from tests.support.games.crafting_cosmos.scene import bare, crafting, hand, legal, life, nebula, pool


@pytest.mark.parametrize("card", DEALT)
def test_a_card_costs_what_it_says(card: str) -> None:
    def pieces(state: State) -> None:
        some_stars(state)
        life(state, proto="l21 l14")
        nebula(state, "E", "n1_01")
        state.players[0].spot = 3
        state.discard["light"] = 1
        state.deck["light"] -= 1

    scene = ready(card, pieces)
    for payment in payments(scene):
        assert len(payment) == len(POWERS[card].cost)
        left = list(payment)
        for word in POWERS[card].cost:
            if word != "any":
                left.remove(word)
        assert len(left) == POWERS[card].cost.count("any")
    assert payments(scene)
    assert payments(ready(card, pieces, cards="")) == set()


def test_a_card_may_be_used_as_often_as_one_can_pay() -> None:
    scene = use(use(ready("causality_2"), "time"), "time")
    assert scene.state.players[0].dna == 4
    assert payments(scene) == set()


def test_sliders_end_at_ten() -> None:
    def high(state: State) -> None:
        state.players[0].graviton = 9

    assert use(ready("solar_wind_2", high), "gravity").state.players[0].graviton == 10


def test_activation_is_told() -> None:
    scene = use(ready("supernova_flash_2"), "light")
    assert scene.told(events.PowerActivated) == [events.PowerActivated(0, "supernova_flash_2", ("light",))]
    assert scene.told(events.Scored) == [events.Scored(0, "supernova_flash_2", 2)]


def test_bought_cards_work_at_once() -> None:
    state = bare(2)
    hand(state, "time time time")
    pool(state, proto=1)
    scene = crafting(state).answer(do.AcquirePower(1, "time"))
    cards = {action.card for action in legal(scene, do.ChoosePowerCard)}
    assert len(cards) == 2
    scene.answer(scene.legal()[0])
    assert scene.state.players[0].powers[0] in cards
