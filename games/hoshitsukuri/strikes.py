"""Meteorites: they demand a card of all others, who may discard it later without a difference. [spec 4.2, 8]"""

from collections.abc import Iterable

from games.core.step import Ask, Auto, Seat, StepContext, Then
from games.core.tuples import pop_at
from games.hoshitsukuri import actions, events, mutations, rules
from games.hoshitsukuri.components import ORBIT
from games.hoshitsukuri.state import State


class ForcedAsk(Ask, frozen=True):
    """A prompt of Hoshitsukuri; the only legal move is made automatically. [spec 8]"""

    forced = True
    phase = "card_play"


def strike_all(state: State, context: StepContext, seat: Seat) -> None:
    """隕石: every colour on the whole field is demanded from all others still on the orbit. [ruling R9]"""
    colours = rules.colours_of(kind for play in state.players[seat].field for kind in rules.kinds_of(play))
    victims = [
        other
        for other, player in enumerate(state.players)
        if other != seat and player.space < ORBIT  # ruling R10
    ]
    if not colours or not victims:
        return
    context.tell(events.Struck(seat, colours))
    context.bind()  # the reactions of the other seats reveal something about their hands
    for victim in victims:
        _strike_one(state, context, victim, colours)


def _strike_one(state: State, context: StepContext, victim: Seat, colours: tuple[str, ...]) -> None:
    player = state.players[victim]
    waiting = bool(player.strikes)
    player.strikes += (colours,)
    if waiting or len(rules.demanded(player.hand, colours)) > 1:  # ruling R11
        context.tell(events.StrikeWaits(victim))
    else:
        settle_strike(state, context, victim)


class AnswerStrikes(Auto, frozen=True):
    """隕石: strikes are settled before anything else happens in a turn. [spec 8]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Settle the oldest strike; ask if there is a choice."""
        player = state.players[self.seat]
        if not player.strikes:
            return ()
        if rules.demanded(player.hand, player.strikes[0]):
            return (MeteorDiscard(self.seat), self)
        settle_strike(state, context, self.seat)
        return (self,)


class MeteorDiscard(ForcedAsk, frozen=True):
    """隕石: which card of a demanded colour is discarded? [spec 4.2, 8]"""

    phase = "strikes"

    def legal(self, state: State) -> Iterable[actions.Discard]:
        """Return the kinds in hand that the oldest strike may take."""
        player = state.players[self.seat]
        return [actions.Discard((kind,)) for kind in rules.demanded(player.hand, player.strikes[0])]

    def take(self, state: State, context: StepContext, action: actions.Discard) -> Then:
        """Discard it and draw one."""
        player = state.players[self.seat]
        player.strikes = player.strikes[1:]
        mutations.discard_from_hand(state, context, self.seat, action.cards)
        mutations.draw(state, context, self.seat, 1)
        return ()


def settle_strike(state: State, context: StepContext, seat: Seat) -> None:
    """Settle a seat's oldest strike without a choice: show the hand, or discard and draw."""
    player = state.players[seat]
    colours, player.strikes = pop_at(player.strikes, 0)
    kinds = rules.demanded(player.hand, colours)
    if kinds:
        mutations.discard_from_hand(state, context, seat, (kinds[0],))
        mutations.draw(state, context, seat, 1)
    elif player.hand:
        context.bind()
        context.tell(events.HandShown(seat, player.hand))
