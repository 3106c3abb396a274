"""Coyote, the solo opponent, who has rules instead of a seat. [spec 10.2, 10.3]"""

from collections.abc import Callable, Sequence

from games.core.scores import OPPONENT
from games.core.step import Auto, StepContext, Then
from games.solani import events, mutations, rules
from games.solani.components import BRANCHES, CLUSTERS, PLANETS, Kind, Magnitude
from games.solani.state import Coyote, State

WHIM = 6
"""Sides of the whim die."""

FEATURE_ROUNDS: dict[int, Magnitude] = {3: 2, 6: 3, 9: 2, 12: 3}
"""The rounds in which Coyote takes a Special Feature, each with its magnitude."""


def whim(context: StepContext) -> int:
    """Return a whim from 1 to 6."""
    return 1 + context.chance.next(WHIM, "whim")


class CoyoteDrafts(Auto, frozen=True):
    """Coyote's pick, and his tally when he has both tiles. [spec 10.2]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Take the tile that his whims and habits determine."""
        coyote = state.opponent
        if _kind(state, coyote, context) == "branch":
            slot = branch_slot(state.branches, coyote.circle)
            mutations.draft(state, context, OPPONENT, "branch", slot)
        else:
            _take_cluster(state, context)
        if coyote.circle and coyote.branch:
            _resolve(coyote, context)
        return ()


def _kind(state: State, coyote: Coyote, context: StepContext) -> Kind:
    """Return the kind that he drafts: by whim only if he opens the round. [spec 10.3]"""
    if coyote.circle or coyote.branch:
        return "branch" if coyote.circle else "cluster"
    if state.first_kind:
        return state.first_kind
    return "branch" if whim(context) <= WHIM // 2 else "cluster"


def _best_slot(display: Sequence[str], worth: Callable[[str], tuple[int, ...]]) -> int:
    """Return the slot, from 1, of the tile of the greatest worth, the lowest among equals."""
    slots = [slot for slot, tile in enumerate(display, start=1) if tile]
    return max(slots, key=lambda slot: worth(display[slot - 1]))


def branch_slot(display: Sequence[str], circle: str) -> int:
    """Return the slot of Coyote's Branch tile. [spec 10.3]

    One that fits his Star Cluster comes first, then the most nodes.
    """

    def worth(branch: str) -> tuple[int, ...]:
        return circle in CLUSTERS and rules.fits(circle, branch), BRANCHES[branch].nodes

    return _best_slot(display, worth)


def cluster_slot(display: Sequence[str], branch: str) -> int:
    """Return the slot of Coyote's Star Cluster. [spec 10.3]

    One that fits his Branch tile comes first, then the most stars.
    """

    def worth(cluster: str) -> tuple[int, ...]:
        return bool(branch) and rules.fits(cluster, branch), CLUSTERS[cluster].hi

    return _best_slot(display, worth)


def trade_of(state: State) -> tuple[int, int] | None:
    """Return Coyote's trade (slot, track slot). [spec 10.3]

    A colour he lacks comes first, then the first of all.
    """
    possible = [
        (slot, planet)
        for slot, cluster in enumerate(state.clusters, start=1)
        if cluster
        for planet in sorted(rules.trade_reach(state.track, cluster))
    ]
    new = [trade for trade in possible if state.track[trade[1] - 1] not in state.opponent.planets]
    return next(iter((*new, *possible)), None)


def _take_cluster(state: State, context: StepContext) -> None:
    """Trade on a whim of 5 or 6, if he can; the whim is rolled in any case. [spec 10.3]"""
    wants = whim(context) >= 5
    trade = trade_of(state)
    if wants and trade:
        mutations.trade(state, context, OPPONENT, *trade)
    else:
        mutations.draft(state, context, OPPONENT, "cluster", cluster_slot(state.clusters, state.opponent.branch))


def _resolve(coyote: Coyote, context: StepContext) -> None:
    """Count his two tiles; they leave the game, but he keeps a Planet. [spec 10.2]"""
    circle, branch = coyote.circle, coyote.branch
    coyote.circle = coyote.branch = ""
    coyote.discards += (branch,)
    if circle in PLANETS:
        coyote.planets += (circle,)
        context.tell(events.PlanetCollected(OPPONENT, circle))
        return
    coyote.discards += (circle,)
    if rules.fits(circle, branch):
        points = BRANCHES[branch].nodes
        coyote.matches += 1
        coyote.points += points
        context.tell(events.Matched(OPPONENT, circle, branch, points))
    else:
        coyote.misses += 1
        context.tell(events.Missed(OPPONENT, circle, branch))


class CoyoteTakesSpecial(Auto, frozen=True):
    """In every third round Coyote takes the leftmost card of a magnitude. [spec 10.2]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Take it from the row, else from the deck, else take nothing."""
        magnitude = FEATURE_ROUNDS.get(state.round)
        if magnitude is None or state.coyote is None:
            return ()
        stock = state.stock(magnitude)
        if stock.row or stock.deck:
            card = stock.row[0] if stock.row else mutations.draw_card(stock, context.chance, magnitude)
            stock.row = stock.row[1:]
            state.coyote.cards += (card,)
            context.tell(events.SpecialTaken(OPPONENT, card))
        return ()
