"""The first state of a match, the census of components, and the maximum length of a match. [spec 5]"""

from games.core.step import StepContext
from games.hoshitsukuri import mutations, rules
from games.hoshitsukuri.components import (
    CARDS,
    CELESTIALS,
    FIGURES,
    FIRST_DECK,
    KINDS_IN_PLAY,
    ORBIT,
    SETS,
    STARS,
    pile_size,
)
from games.hoshitsukuri.options import Options
from games.hoshitsukuri.state import Player, State


def setup(options: Options, seats: int, context: StepContext) -> State:
    """Return the state before the first hands are dealt.

    Raises ValueError for a set that cannot be played.
    """
    _check(options)
    state = State(
        options=options,
        players=[Player(deck=rules.in_order(FIRST_DECK), arrival=seat) for seat in range(seats)],
        supply={},
        box={kind: card.copies - seats * card.start for kind, card in CARDS.items()},
        arrivals=seats,
    )
    mutations.open_piles(state, context, [*STARS, *_celestials(options, context)])
    return state


def _check(options: Options) -> None:
    """Raise ValueError for kinds that are not a custom set of eight. [p.7]"""
    if not options.kinds:
        return
    different = {kind for kind in options.kinds if kind in CELESTIALS}
    if options.celestials != "custom" or not len(options.kinds) == len(different) == KINDS_IN_PLAY:
        raise ValueError(f"a custom set has {KINDS_IN_PLAY} different celestial kinds: {options}")


def _celestials(options: Options, context: StepContext) -> tuple[str, ...]:
    """Return the kinds in the game as far as they are known before the first prompt."""
    if options.celestials == "random":
        return _random_set(context)
    return options.kinds if options.celestials == "custom" else SETS[options.celestials]


def _random_set(context: StepContext) -> tuple[str, ...]:
    """Draw eight kinds, all again if a colour is missing: every such set is equally likely. [spec 4.4]"""
    draw = 0
    while True:
        kinds = tuple(context.chance.shuffle(f"celestials/{draw}", CELESTIALS)[:KINDS_IN_PLAY])
        if not rules.missing_colours(kinds):
            return kinds
        draw += 1


def census(state: State) -> dict[str, int]:
    """Return the number of each card on the table, in hands or in the box."""
    counts = dict.fromkeys(CARDS, 0)
    for pile in (state.supply, state.box):
        for kind, left in pile.items():
            counts[kind] += left
    looked = [state.turn.looked] if state.turn and state.turn.looked else []
    dealt = [card for player in state.players for card in player.owned()]
    for card in (*state.trash, *looked, *dealt):
        counts[card] += 1
    return counts


def longest(seats: int) -> int:
    """Return an upper bound of the moves of a match.

    A turn moves its comet, creates a card, or lets the comet drift: no more turns than spaces and cards in the
    supply. In a turn a card can be played once, and once more for each Storm that still works. A played card leads
    to at most a play, a choice of order, two prompts of its own, and a move of each other seat for a Meteorite.
    Creating and discarding come once a turn, the custom set once a match.
    """
    middle = sum(pile_size(kind, seats) for kind in STARS) + KINDS_IN_PLAY * pile_size(CELESTIALS[0], seats)
    turns = seats * ORBIT + middle
    laid_out = len(FIRST_DECK) + middle + FIGURES.storms_work_for
    return KINDS_IN_PLAY + turns * (laid_out * (4 + seats - 1) + 2)
