"""The Shadow Elder of The Long Night, the automatic opponent. [spec 10]"""

from games.core.scores import OPPONENT
from games.core.step import Auto, StepContext, Then
from games.girl_stars import events, mutations, paths
from games.girl_stars.components import PILES, SHADOW_ACTS, SITES
from games.girl_stars.state import State


class ShadowPick(Auto, frozen=True):
    """The Shadow Elder takes a random token from the dish."""

    def run(self, state: State, context: StepContext) -> Then:
        """Take the token."""
        lying = [landed.letter for landed in state.dish if landed.taker is None]
        letter = context.chance.pick(lying, "shadow ash", state.round)
        landed = mutations.pick(state, letter, OPPONENT)
        context.tell(events.ShadowTookAsh(OPPONENT, letter, landed.ash))
        return ()


class ShadowTurn(Auto, frozen=True):
    """The Shadow Elder's turn: roll its die and act."""

    def run(self, state: State, context: StepContext) -> Then:
        """Carry out the action of the die; nothing if it is impossible."""
        die = 1 + context.chance.below(len(SHADOW_ACTS), "shadow die", state.round)
        act = SHADOW_ACTS[die]
        context.tell(events.ShadowRolled(OPPONENT, die, act))
        _ACTS[act](state, context)
        return ()


def _take_goods(state: State, context: StepContext) -> None:
    """Take a token from the connected site with the most tokens."""
    stocked = [site for site in paths.connected(state.lit) if state.sites[site]]
    if stocked:
        site = max(stocked, key=state.sites.__getitem__)
        state.sites[site] -= 1
        goods = SITES[site].goods
        state.box[goods] += 1
        context.tell(events.ShadowTookGoods(OPPONENT, site, goods))


def _mark(state: State, context: StepContext, pile: str) -> None:
    mutations.mark(state, pile)
    context.tell(events.ShadowMarked(OPPONENT, pile))


def _unmarked(state: State) -> list[str]:
    return [pile for pile in PILES if state.piles[pile] and pile not in state.marked]


def _mark_highest_reward(state: State, context: StepContext) -> None:
    """Mark the pile with the highest VP on top, among equals the higher pile."""
    if piles := _unmarked(state):
        _mark(state, context, max(reversed(piles), key=state.top))


def _mark_lowest_reward(state: State, context: StepContext) -> None:
    """Mark the pile with the lowest VP on top, among equals the lower pile."""
    if piles := _unmarked(state):
        _mark(state, context, min(piles, key=state.top))


def _fill_offering(state: State, context: StepContext) -> None:
    """Fill the space with the highest VP, among equals the first."""
    spaces = [number for number in range(1, len(state.card.spaces) + 1) if number not in state.filled]
    number = max(spaces, key=lambda number: state.card.spaces[number - 1].vp)
    context.tell(events.ShadowFilled(OPPONENT, number))
    mutations.fill(state, context, number)


def _rest(_: State, __: StepContext) -> None:
    """Do nothing."""


_ACTS = {
    "take_goods": _take_goods,
    "mark_highest_reward": _mark_highest_reward,
    "mark_lowest_reward": _mark_lowest_reward,
    "fill_offering": _fill_offering,
    "rest": _rest,
}
"""The action of each side of the die."""
