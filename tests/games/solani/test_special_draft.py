"""The Special Feature Draft. [p.6, spec 6.5]"""

import pytest

from games.core import play
from games.core.step import Action
from games.solani import GAME
from games.solani.actions import DrawSpecials, KeepSpecial, PlaceSpecial, TakeSpecial
from games.solani.components import DEALT
from games.solani.effects import SpecialFeatureDraft
from games.solani.events import CardTurnedUp, PickForfeited, SpecialKept, SpecialsDrawn, SpecialSeen, SpecialTaken
from tests.support.games.solani.scene import Scene, sky


def drafting(picks: list[int], sun: int = 0) -> Scene:
    """Everybody has room and so many picks."""
    scene = Scene(len(picks))
    scene.state.sun = sun
    for seat, count in enumerate(picks):
        scene.state.players[seat] = sky(branches={"b2": "nw", "c3": "se"})
        scene.state.players[seat].picks = count
    return scene


def begun(picks: list[int], sun: int = 0) -> Scene:
    return drafting(picks, sun).begin(SpecialFeatureDraft())


def finish(scene: Scene) -> list[int]:
    """Take the first answers to the end; the seats in the order of their picks."""
    order = []
    while scene.asked:
        ((seat, question),) = scene.asked.items()
        if question == "ChooseSpecial":
            order.append(seat)
        scene.answer(seat, scene.legal(seat)[0])
    return order


@pytest.mark.parametrize(
    ("picks", "sun", "order"),
    [([0, 2, 0, 1], 0, [1, 3, 1]), ([2, 1], 1, [1, 0, 0]), ([0, 0], 0, []), ([1, 1, 1], 2, [2, 0, 1])],
)
def test_one_pick_each_in_turn_from_the_sun(picks: list[int], sun: int, order: list[int]) -> None:
    """Examples 5 and 15; ruling 21."""
    scene = begun(picks, sun)
    assert finish(scene) == order
    assert all(player.picks == 0 for player in scene.state.players)


def test_a_card_is_taken_with_its_tile_and_its_row_is_not_refilled() -> None:
    scene = begun([1, 0])
    card = scene.state.two.row[1]
    row = tuple([other for other in scene.state.two.row if other != card])
    scene.answer(0, TakeSpecial(card))
    assert scene.events() == [SpecialTaken(0, card)]
    player = scene.state.players[0]
    assert (player.cards, player.feature, scene.state.two.row) == ((card,), card, row)
    assert scene.match.undo[0]
    scene.answer(0, PlaceSpecial("C3"))
    assert (player.tiles, scene.state.players[0].tiles) == ({}, {"C3": card})
    assert scene.asked == {}


def test_not_more_than_two_cards_of_a_magnitude() -> None:
    """Example 16."""
    scene = drafting([1, 0])
    scene.state.players[0].cards = ("pulsar", "comet")
    scene.begin(SpecialFeatureDraft())
    legal = scene.legal(0)
    assert [action.card for action in legal if isinstance(action, TakeSpecial)] == list(scene.state.three.row)
    assert [action for action in legal if isinstance(action, DrawSpecials)] == [DrawSpecials(3)]


def test_the_card_not_kept_joins_its_row() -> None:
    """Example 17."""
    scene = drafting([1, 1])
    stock = scene.state.three
    stock.row, stock.deck = ("eclipse",), ("galaxy", "void")
    scene.begin(SpecialFeatureDraft())
    scene.answer(0, DrawSpecials(3))
    assert scene.asked == {0: "KeepSpecial"}
    assert {action.card for action in scene.legal(0) if isinstance(action, KeepSpecial)} == {"galaxy", "void"}
    assert scene.state.three.deck == ()
    scene.answer(0, KeepSpecial("galaxy"))
    assert scene.events() == [SpecialKept(0, "galaxy"), CardTurnedUp("void")]
    assert scene.state.three.row == ("eclipse", "void")
    repository = scene.state.players[0]
    assert (repository.cards, repository.feature, repository.pair) == (("galaxy",), "galaxy", ())
    assert not scene.match.undo[0]  # others have seen both cards
    scene.answer(0, scene.legal(0)[0])
    assert TakeSpecial("void") in scene.legal(1)
    assert DrawSpecials(3) not in scene.legal(1)


def test_two_drawn_cards_are_the_drawers_secret() -> None:
    scene = begun([1, 0])
    scene.answer(0, DrawSpecials(2))
    pair = scene.state.players[0].pair
    assert scene.events(1) == scene.events() == [SpecialsDrawn(0, 2)]
    assert scene.events(0) == [SpecialsDrawn(0, 2), *(SpecialSeen(0, card) for card in pair)]
    assert scene.view(0).players[0].pair == pair
    assert scene.view(1).players[0].pair == scene.view().players[0].pair == ()
    assert scene.view(1).stock(2).deck == len(scene.state.two.deck)


def test_others_determinize_any_two_cards_that_may_have_been_drawn() -> None:
    scene = begun([1, 0])
    scene.answer(0, DrawSpecials(2))
    pair, deck = scene.state.players[0].pair, scene.state.two.deck
    determinizations = [play.determinize(GAME, scene.match, 1, bytes([salt])).state for salt in range(8)]
    assert len({imagined.players[0].pair for imagined in determinizations}) > 1
    assert all(
        sorted([*imagined.players[0].pair, *imagined.two.deck]) == sorted([*pair, *deck])
        for imagined in determinizations
    )
    assert play.determinize(GAME, scene.match, 0, b"salt").state.players[0].pair == pair


@pytest.mark.parametrize("cards", [0, 1])
def test_a_deck_of_fewer_than_two_cards_cannot_be_drawn_from(cards: int) -> None:
    """Ruling 12."""
    scene = drafting([1, 0])
    scene.state.two.deck = scene.state.two.deck[:cards]
    scene.begin(SpecialFeatureDraft())
    assert [action for action in scene.legal(0) if isinstance(action, DrawSpecials)] == [DrawSpecials(3)]


def test_without_a_space_picks_are_lost_one_by_one() -> None:
    """Ruling 11."""
    scene = drafting([2, 1])
    scene.state.players[0].branches = {}
    scene.begin(SpecialFeatureDraft())
    assert scene.asked == {1: "ChooseSpecial"}
    assert scene.events() == [PickForfeited(0)]
    scene.answer(1, scene.legal(1)[0]).answer(1, scene.legal(1)[0])
    assert scene.asked == {}
    assert PickForfeited(0) in scene.events()
    assert scene.state.players[0].cards == ()


def test_an_only_space_is_taken_without_asking_but_a_card_is_always_asked_for() -> None:
    scene = drafting([1, 0])
    scene.state.players[0] = sky(branches={"a1": "nw"}, tiles={"A1": "s2", "A2": "s2"})
    scene.state.players[0].picks = 1
    scene.state.two.row, scene.state.two.deck = ("pulsar",), ()
    scene.state.three.row, scene.state.three.deck = (), ()
    scene.begin(SpecialFeatureDraft())
    assert scene.legal(0) == (TakeSpecial("pulsar"),)
    scene.answer(0, TakeSpecial("pulsar"))
    assert scene.state.players[0].tiles["B1"] == "pulsar"
    assert scene.asked == {}


def test_a_feature_lies_where_a_circle_may() -> None:
    scene = begun([1, 0])
    scene.answer(0, scene.legal(0)[0])
    spaces: list[Action] = [PlaceSpecial(cell) for cell in ("B2", "C3", "B3", "C4", "D4")]
    offered = scene.legal(0)
    assert PlaceSpecial("C3") in offered
    assert spaces[0] not in offered  # a Guiding Star
    assert PlaceSpecial("C2") not in offered  # a Dark Sky
    assert len(DEALT) == 24
