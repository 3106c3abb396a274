"""The final scoring; one function per item. [p.4, p.6, spec 9, 10]"""

from collections.abc import Sequence

from games.core.scores import Line, Score, against_target, ranked
from games.core.step import Seat
from games.hoshitsukuri import rules
from games.hoshitsukuri.components import CARDS, CONSTELLATION, TARGETS
from games.hoshitsukuri.state import State


def score(state: State) -> list[Score]:
    """Return the present score of every seat, and the target after it in a solo challenge."""
    scores = [_score_of(state, seat) for seat in range(len(state.players))]
    return against_target(scores[0], "target", TARGETS[state.options.target]) if state.solo else ranked(scores)


def _score_of(state: State, seat: Seat) -> Score:
    cards = state.players[seat].owned()
    lines = [_copies(cards, kind) for kind, card in CARDS.items() if card.vp]
    return Score.of(seat, [*lines, _constellations(cards)], ties=(_earliness(state, seat),))


def _copies(cards: Sequence[str], kind: str) -> Line:
    """Return the points of Satellites (1 each), Planets (4), Suns (8) or Fruit Trees (3).

    The detail is their number.
    """
    count = cards.count(kind)
    return Line(kind, count * CARDS[kind].vp, str(count))


def _constellations(cards: Sequence[str]) -> Line:
    """Return the points of Constellations: one for every set of red, blue and green each. [spec 4.2]

    The detail is "number×sets".
    """
    count, sets = cards.count(CONSTELLATION), rules.colour_sets(cards)
    return Line(CONSTELLATION, count * sets * CARDS[CONSTELLATION].amount, f"{count}×{sets}")


def _earliness(state: State, seat: Seat) -> int:
    """Return a number that is greater the earlier a comet left, also within one push. [p.6]

    It breaks ties.
    """
    return len(state.players) - state.finished.index(seat) if seat in state.finished else 0
