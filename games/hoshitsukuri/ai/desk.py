"""What a computer player has before it: its view, counted in the ways that it thinks in. [spec 11]"""

from collections.abc import Iterable
from functools import cached_property
from typing import TypeVar

from msgspec import Struct

from games.core import data
from games.core.step import Action, Seat
from games.hoshitsukuri import actions, rules
from games.hoshitsukuri.components import CARDS, CONSTELLATION, ORBIT, PACKAGE, USUAL_ORDER
from games.hoshitsukuri.view import View

A = TypeVar("A", bound=Action)
Legal = tuple[Action, ...]


class EasyMind(Struct, frozen=True, forbid_unknown_fields=True):
    """The kinds that the beginner likes to create, best first."""

    rank: tuple[str, ...]


class StrongMind(Struct, frozen=True, forbid_unknown_fields=True):
    """The weigher's tables: W, the worth of owning a kind, and E, the worth of playing it."""

    want: dict[str, float]
    play: dict[str, float]


class Minds(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of weights."""

    easy: EasyMind
    strong: StrongMind


MINDS = data.load(PACKAGE, "computer.toml", Minds)


class Desk:
    """A view from one seat; the spec's F and o are `fragments` and `steps`, its own(k) is `counts`."""

    def __init__(self, view: View, seat: Seat) -> None:
        assert view.own is not None
        mine = view.active == seat
        self.view, self.own = view, view.own
        self.hand = view.own.hand
        self.space = view.players[seat].space
        self.steps = view.projected - self.space if mine else 0
        self.fragments = view.fragments if mine else 0
        self.field = [[card.kind for card in play.cards] for play in view.field] if mine else []
        self.supply = {pile.kind: pile.left for pile in view.supply}
        self.cards = [*self.hand, *self.own.deck, *self.own.discard, *filter(None, [self.own.looked])]
        self.cards += [kind for play in self.field for kind in play]

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many copies of each kind the seat owns."""
        return rules.counted(self.cards)

    @property
    def left(self) -> int:
        """How much of the orbit is left after the plays of this turn."""
        return ORBIT - self.space - self.steps

    @property
    def generators(self) -> list[str]:
        """The cards in hand that end the card play."""
        return rules.generators(self.hand)


def only(legal: Legal, kind: type[A]) -> list[A]:
    """Return the answers of one kind."""
    return [action for action in legal if isinstance(action, kind)]


def singles(legal: Legal, kind: type[actions.Add | actions.Discard]) -> list[str]:
    """Return the cards that could be added or discarded one by one."""
    return [action.cards[0] for action in only(legal, kind) if len(action.cards) == 1]


def next_effect(_: Desk, legal: Legal) -> Action:
    """Carry effects out in the usual order."""
    return min(only(legal, actions.Resolve), key=lambda action: USUAL_ORDER[action.card])


def cheapest_generator(desk: Desk) -> Action:
    """End the card play with the card that is worth the fewest points."""
    return actions.Play((min(desk.generators, key=lambda kind: CARDS[kind].vp),))


def worth_in_points(desk: Desk, kind: str) -> int:
    """Return what a card is worth at the end, as the deck is."""
    return 3 * rules.colour_sets(desk.cards) if kind == CONSTELLATION else CARDS[kind].vp


def printed_fragments(cards: Iterable[str]) -> int:
    """Return the fragments printed on cards, those of a Nuclear Fusion taken as two."""
    return sum(CARDS[kind].fragments if not CARDS[kind].scale else 2 for kind in cards)
