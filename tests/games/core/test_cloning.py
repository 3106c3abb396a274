"""A copy is a match of its own."""

from typing import Any

import pytest
from msgspec import Struct

from games import GAMES
from games.core.cloning import copier
from games.core.playout import playout
from games.core.serialization import copy


class Card(Struct, frozen=True):
    name: str
    marks: tuple[int, ...] = ()


class Box(Struct):
    cards: list[Card]


class Sealed(Struct, frozen=True):
    cards: list[Card]


class Album(Struct, dict=True):
    pages: list[int]


class Shelf(Struct):
    boxes: list[Box]
    best: Card | None = None
    open: Box | None = None
    pairs: tuple[Box, ...] = ()
    count: dict[str, list[int]] = {}


def test_what_can_change_is_copied_and_what_cannot_is_shared() -> None:
    shelf = Shelf([Box([Card("a", (1, 2))])], Card("b"), Box([]), (Box([Card("c")]),), {"a": [1]})
    of_shelf = copier(Shelf)
    assert of_shelf is not None
    again = of_shelf(shelf)
    assert again == shelf
    assert again.boxes[0].cards[0] is shelf.boxes[0].cards[0]
    assert again.best is shelf.best
    again.boxes[0].cards.append(Card("d"))
    again.open.cards.append(Card("e"))
    again.pairs[0].cards.clear()
    again.count["a"].append(2)
    assert shelf == Shelf([Box([Card("a", (1, 2))])], Card("b"), Box([]), (Box([Card("c")]),), {"a": [1]})
    assert of_shelf(Shelf([])).open is None


def test_what_is_kept_beside_a_struct_goes_along_with_its_copy() -> None:
    album, of_album = Album([1]), copier(Album)
    album.__dict__["found"] = "a star"
    assert of_album is not None
    again = of_album(album)
    again.__dict__["more"] = "another"
    assert again.__dict__["found"] == "a star"
    assert "more" not in album.__dict__


def test_what_nothing_can_change_needs_no_copy() -> None:
    assert copier(Card) is None
    assert copier(tuple[Card | None, ...]) is None


@pytest.mark.parametrize(
    ("kind", "value"),
    [(set[int], {1}), (list[int] | None, [1]), (Sealed, Sealed([Card("a")])), (dict[str, set[int]], {"a": {1}})],
)
def test_what_no_game_of_the_house_has_is_copied_as_well(kind: Any, value: Any) -> None:
    copied = copier(kind)
    assert copied
    assert copied(value) == value
    assert copied(value) is not value


def changeable(value: Any) -> list[Any]:
    """Everything in a value that could be changed, itself included."""
    if isinstance(value, list | tuple):
        inside = [*value]
    elif isinstance(value, dict):
        inside = [*value.values()]
    elif isinstance(value, Struct):
        inside = [getattr(value, name) for name in value.__struct_fields__]
    else:
        return []
    fixed = isinstance(value, tuple) or (isinstance(value, Struct) and value.__struct_config__.frozen)
    return ([] if fixed else [value]) + [one for part in inside for one in changeable(part)]


@pytest.mark.parametrize("key", GAMES)
def test_a_copied_match_shares_nothing_that_can_change(key: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        match, _ = playout(game, game.options(), ["random"] * seats, f"{seats:032x}", 60)
        again = copy(game, match)
        assert again == match
        assert not {id(one) for one in changeable(again)} & {id(one) for one in changeable(match)}
