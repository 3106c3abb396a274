"""The input of a computer player's decision: its view, with derived numbers. [spec 11]"""

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from games.core import data
from games.core.ai import STRONG, only
from games.core.step import Action, Seat
from games.hoshitsukuri import actions, rules
from games.hoshitsukuri.components import CARDS, CONSTELLATION, ORBIT, PACKAGE, USUAL_ORDER
from games.hoshitsukuri.view import View

Legal = tuple[Action, ...]


class EasySearch(Struct, frozen=True, forbid_unknown_fields=True):
    """The kinds that the beginner prefers to create, best first."""

    rank: tuple[str, ...]


class StrongSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of the strong player: W, worth of owning a kind, E, of playing it, and weights.

    A star card gains or loses `late` with the part of the orbit left. `growth` is the share of a kind's worth that
    counts before the last `idle` part of the orbit, `again` the factor for each further copy. A card of a colour of
    which the deck has least is worth `scarce` more, `alone` more if no other colour is equally rare, and `same`
    more for each card of its colour. A step on the orbit costs `step` and `step_left` times the part left. One more
    play is expected to give `hope` fragments and `hope_each` of the mean card's. Three colours played together are
    worth `three`; a single card costs `pair` if it could be played with its like and `mixed` if with other colours.
    """

    want: dict[str, float]
    play: dict[str, float]
    late: dict[str, float]
    growth: float
    idle: float
    again: float
    scarce: float
    alone: float
    same: float
    step: float
    step_left: float
    hope: float
    hope_each: float
    three: float
    pair: float
    mixed: float
    stops: bool
    """A Black Hole leaves a card in hand that can end the card play, if ending then is as good as continuing."""


class SearchConfigs(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of weights."""

    easy: EasySearch
    strong: StrongSearch
    colours: StrongSearch


SEARCHES = data.load(PACKAGE, "computer.toml", SearchConfigs)
COLOURS = "colours"
"""The plan of a strong player that collects three colours to play them together; a master may use it."""

WEIGHTS = {STRONG: SEARCHES.strong, COLOURS: SEARCHES.colours}
"""The tables of the strong player by plan."""


class DecisionContext:
    """The view of one seat.

    The spec's F and o are `fragments` and `steps`, its own(k) is `counts`.
    """

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
        """The number of the seat's copies of each kind."""
        return rules.counted(self.cards)

    @property
    def left(self) -> int:
        """The part of the orbit left after the plays of this turn, in spaces."""
        return ORBIT - self.space - self.steps

    @property
    def generators(self) -> list[str]:
        """The cards in hand that end the card play."""
        return rules.generators(self.hand)


def singles(legal: Legal, kind: type[actions.Add | actions.Discard]) -> list[str]:
    """Return the cards that can be added or discarded one by one."""
    return [action.cards[0] for action in only(legal, kind) if len(action.cards) == 1]


def next_effect(_: DecisionContext, legal: Legal) -> Action:
    """Carry effects out in the default order."""
    return min(only(legal, actions.Resolve), key=lambda action: USUAL_ORDER[action.card])


def cheapest_generator(context: DecisionContext) -> Action:
    """End the card play with the card of the fewest points."""
    return actions.Play((min(context.generators, key=lambda kind: CARDS[kind].vp),))


def worth_in_points(context: DecisionContext, kind: str) -> int:
    """Return the points of a card at the end with the present deck."""
    return 3 * rules.colour_sets(context.cards) if kind == CONSTELLATION else CARDS[kind].vp


def printed_fragments(cards: Iterable[str]) -> int:
    """Return the fragments printed on cards; a Nuclear Fusion counts as two."""
    return sum(CARDS[kind].fragments if not CARDS[kind].scale else 2 for kind in cards)
