"""Every card: what it does, and how it goes together with added cards or a discard."""

import pytest

from games.hoshitsukuri import actions, events
from games.hoshitsukuri.components import CARDS, KINDS
from tests.support.games.hoshitsukuri.scenarios import ALONE, TOGETHER
from tests.support.games.hoshitsukuri.scene import AFTER_ORBIT, NO, PASS, USUAL, Scene, generate, scene


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_card_does(kind: str) -> None:
    ALONE.get(kind, lambda: plain_card(kind))()


@pytest.mark.parametrize("kind", KINDS)
def test_how_it_goes_together_with_others(kind: str) -> None:
    TOGETHER.get(kind, lambda: revealed_plain_card(kind))()


def test_every_card_that_does_anything_has_scenarios_of_its_own() -> None:
    special = {kind for kind, card in CARDS.items() if card.effect or card.generates}
    assert special <= set(ALONE)
    assert {kind for kind, card in CARDS.items() if card.effect} <= set(TOGETHER)


def plain_card(kind: str) -> None:
    """A card without effect asks nothing, and its fragments count."""
    s = scene(f"{kind} water rock satellite", "rock*4").play(kind)
    assert s.told(events.Played) == [events.Played(0, (kind,))]
    assert (s.question, s.projected, s.me.fragments) == ("PlayCards", 1, CARDS[kind].fragments)


def revealed_plain_card(kind: str) -> None:
    """Added by a Crystal it keeps its fragments and colour, and its icon is off."""
    s = scene("crystal water rock satellite", kind, "rock*4").play("crystal")
    assert s.told(events.Revealed) == [events.Revealed(0, kind)]
    assert (s.question, s.projected, s.me.fragments) == ("PlayCards", 1, 1 + CARDS[kind].fragments)
    assert s.view().field[0].cards[1].icon_off == CARDS[kind].generates


def test_what_is_gained_is_taken_from_the_middle() -> None:
    s = scene(field=["rock*2"], steps=AFTER_ORBIT)
    before = s.state.supply["forest"]
    s.answer(generate("forest"))
    assert s.state.supply["forest"] == before - 1
    assert "forest" in s.me.hand


def test_the_usual_order_carries_everything_out() -> None:
    s: Scene = scene("crystal water spring rock", "stardust*2 nebula*2", kinds="crystal water spring")
    s.play("crystal water spring").answer(USUAL)
    assert s.question == "SpringKeep"  # after the Crystal, before the Water
    s.answer(actions.PutAway())
    assert s.question == "WaterDiscard"
    s.answer(NO)
    assert s.question == "PlayCards"
    assert PASS not in s.legal
