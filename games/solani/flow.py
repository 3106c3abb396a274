"""The steps in the order of the rulebook."""

from collections.abc import Iterable

from games.core.scores import OPPONENT
from games.core.step import Ask, Auto, Gather, Seat, StepContext, Then
from games.solani import actions, mutations, rules, wishes
from games.solani.components import MAGNITUDES, ROUNDS
from games.solani.effects import SpecialFeatureDraft
from games.solani.opponent import CoyoteDrafts, CoyoteTakesSpecial
from games.solani.state import State


class Round(Auto, frozen=True):
    """A round of five phases. [p.5]

    Placement runs in parallel to the draft, on the seats' own lists.
    """

    def run(self, state: State, context: StepContext) -> Then:
        """Return the phases in order."""
        return (Preparation(), Drafting(), Gather(), SpecialFeatureDraft(), CoyoteTakesSpecial(), CleanUp())


class Preparation(Auto, frozen=True):
    """1. Preparation. [p.5]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Lay out the tiles; if the Planets have run out, add the face-down ones."""
        mutations.begin_round(state, context)
        if not any(state.track) and any(state.reserve.values()):
            mutations.refill_track(state, context)
        return ()


class Drafting(Auto, frozen=True):
    """2. Drafting: once around clockwise from the Sun, then back in reverse order. [p.5]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return the two picks of all players."""
        return tuple(CoyoteDrafts() if seat == OPPONENT else DraftTurn(seat) for seat in state.to_draft)


class DraftTurn(Auto, frozen=True):
    """A seat's turn to draft: its first legal wish, else a prompt. [spec 8]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Carry out a wish or ask; either way no wish is left."""
        wished = wishes.granted(state, context, self.seat)
        return _drafted(state, context, self.seat, wished) if wished else (Draft(self.seat),)


class Draft(Ask, frozen=True):
    """Which tile? [p.5]"""

    phase = "draft"

    def legal(self, state: State) -> Iterable[actions.DraftTile]:
        """Return the legal drafts with the trades within reach."""
        return rules.drafts(state, state.players[self.seat])

    def take(self, state: State, context: StepContext, action: actions.DraftTile) -> Then:
        """Take or trade the tile; a seat with both tiles places them in parallel to the draft."""
        return _drafted(state, context, self.seat, action)


def _drafted(state: State, context: StepContext, seat: Seat, action: actions.DraftTile) -> Then:
    if action.trade_slot:
        mutations.trade(state, context, seat, action.slot, action.trade_slot)
    else:
        mutations.draft(state, context, seat, action.kind, action.slot)
    player = state.players[seat]
    return {seat: (Placement(seat),)} if player.circle and player.branch else ()


class Placement(Auto, frozen=True):
    """3. Placement: both tiles, in any order. [p.6]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for a placement; set aside tiles without a space.

        Then check for surrounded Dark Skies.
        """
        player = state.players[self.seat]
        if not player.circle and not player.branch:
            mutations.surround(state, context, self.seat)
            return ()
        if rules.placements(player, player.circle, player.branch):
            return (PlaceTile(self.seat), self)
        mutations.set_aside(state, context, self.seat)
        return (self,)


class PlaceTile(Ask, frozen=True):
    """Which of the tiles is placed where? [p.6, spec 6.3]"""

    phase = "placement"
    forced = True

    def legal(self, state: State) -> Iterable[actions.PlaceBranch | actions.PlaceCircle]:
        """Return every space and rotation of the Branch tile, then every space of the other."""
        player = state.players[self.seat]
        return rules.placements(player, player.circle, player.branch)

    def take(self, state: State, context: StepContext, action: actions.PlaceBranch | actions.PlaceCircle) -> Then:
        """Place it."""
        match action:
            case actions.PlaceBranch(space, rotation):
                mutations.place_branch(state, context, self.seat, space, rotation)
            case actions.PlaceCircle(space):
                mutations.place_circle(state, context, self.seat, space)
        return ()


class CleanUp(Auto, frozen=True):
    """5. Clean Up; after the last round the scoring follows instead. [p.6]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return tiles to the bags, open an empty row, pass the Sun."""
        if state.round == ROUNDS:
            return ()
        mutations.clear_displays(state)
        for magnitude in MAGNITUDES:
            mutations.fill_empty_row(state, context, magnitude)
        mutations.pass_sun(state)
        return (Round(),)
