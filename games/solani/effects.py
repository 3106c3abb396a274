"""The effect of a surrounded Dark Sky: the Special Feature Draft. [p.6, spec 6.5]"""

from collections.abc import Iterable

from games.core.step import Ask, Auto, Seat, StepContext, Then
from games.solani import actions, events, mutations, rules
from games.solani.sky import circle_spaces
from games.solani.state import State


class SpecialFeatureDraft(Auto, frozen=True):
    """4. Special Feature Draft: one pick per turn, as long as any seat has picks left. [p.6]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Queue the picks from the Sun clockwise, round by round."""
        seats = [seat for seat in state.order if seat in range(len(state.players))]
        most = max(state.players[seat].picks for seat in seats)
        picks = [seat for turn in range(most) for seat in seats if state.players[seat].picks > turn]
        return tuple(Pick(seat) for seat in picks)


class Pick(Auto, frozen=True):
    """One pick, forfeited if the feature would have no space. [spec 6.5, ruling 11]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for a feature, or announce that the pick is forfeited."""
        player = state.players[self.seat]
        player.picks -= 1
        if circle_spaces(player):
            return (ChooseSpecial(self.seat),)
        context.tell(events.PickForfeited(self.seat))
        return ()


class ChooseSpecial(Ask, frozen=True):
    """Which face-up Special Feature, or two from a deck? [p.6]"""

    phase = "special_draft"

    def legal(self, state: State) -> Iterable[actions.TakeSpecial | actions.DrawSpecials]:
        """Return cards and decks of the magnitudes that the player may still take."""
        return rules.special_picks(state, state.players[self.seat])

    def take(self, state: State, context: StepContext, action: actions.TakeSpecial | actions.DrawSpecials) -> Then:
        """Take the card, or look at two."""
        match action:
            case actions.TakeSpecial(card):
                mutations.take_card(state, context, self.seat, card)
                return (PlaceSpecial(self.seat),)
            case actions.DrawSpecials(magnitude):
                mutations.draw_pair(state, context, self.seat, magnitude)
                return (KeepSpecial(self.seat),)


class KeepSpecial(Ask, frozen=True):
    """Which of the two cards is kept? [p.6]"""

    phase = "special_draft"

    def legal(self, state: State) -> Iterable[actions.KeepSpecial]:
        """Return both cards."""
        return map(actions.KeepSpecial, state.players[self.seat].pair)

    def take(self, state: State, context: StepContext, action: actions.KeepSpecial) -> Then:
        """Keep it and turn the other one up."""
        mutations.keep(state, context, self.seat, action.card)
        return (PlaceSpecial(self.seat),)


class PlaceSpecial(Ask, frozen=True):
    """Where is the Special Feature placed? [p.6]"""

    phase = "special_draft"
    forced = True

    def legal(self, state: State) -> Iterable[actions.PlaceSpecial]:
        """Return every space next to a Branch tile."""
        return map(actions.PlaceSpecial, circle_spaces(state.players[self.seat]))

    def take(self, state: State, context: StepContext, action: actions.PlaceSpecial) -> Then:
        """Place the tile."""
        mutations.place_feature(state, context, self.seat, action.space)
        return ()
