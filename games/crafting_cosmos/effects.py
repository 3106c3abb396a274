"""The effects of power cards: payment, target if there is a choice, gains. [spec 4.4, 6.4]"""

from collections.abc import Iterable

from games.core.step import Action, Seat, StepContext, Then
from games.crafting_cosmos import events, mutations, star_targets, targets
from games.crafting_cosmos.components import POWERS, PowerCard
from games.crafting_cosmos.state import Player, State
from games.crafting_cosmos.targets import Aim, ForcedAsk, Payment

AIMS: dict[str, Aim] = {
    "star_move": star_targets.StarMove(),
    "star_change": star_targets.StarChange(),
    "normal_star": star_targets.NormalStar(),
    "supernova": star_targets.Supernova(),
    "energy": targets.DiscardedEnergy(),
    "element": targets.OneElement(),
    "evolution": star_targets.Evolution(),
    "proto_life": targets.ProtoLife(),
    "peek": targets.Peek(),
    "relocation": star_targets.Relocation(),
    "star_swap": star_targets.StarSwap(),
    "nebula_move": targets.NebulaMove(),
    "stack": targets.TopTile(),
    "life_for_star": targets.LifeForStar(),
}
"""The kinds of targets of power cards."""


def useful(state: State, player: Player, card: PowerCard) -> bool:
    """Return whether a power card could be used, its cost in energy cards ignored. [spec 4.4]"""
    if card.needs == "star" and not (card.stars and state.reserve[card.stars]):
        return False
    if card.needs == "life" and not state.life:
        return False
    if card.needs == "spot" and not player.spot:
        return False
    if card.needs == "flag" and card.flag in state.running.flags:
        return False
    return not card.aim or any(True for _ in AIMS[card.aim].legal(state, player))


def activate(state: State, context: StepContext, seat: Seat, card: PowerCard, payment: Payment) -> Then:
    """Pay for a power card, then carry it out or ask for its target. [spec 6.4]"""
    mutations.pay(state, seat, payment)
    context.tell(events.PowerActivated(seat, card.id, payment))
    if card.aim:
        return (AimPower(seat, card.id, payment),)
    gain(state, context, seat, card)
    return ()


class AimPower(ForcedAsk, frozen=True):
    """What is the target of the power card? `payment` has just been paid. [spec 6.4]"""

    power: str
    payment: Payment

    def legal(self, state: State) -> Iterable[Action]:
        """Return every target."""
        return AIMS[POWERS[self.power].aim].legal(state, state.players[self.seat], self.payment)

    def take(self, state: State, context: StepContext, action: Action) -> Then:
        """Carry the card out, and gain what it gives."""
        card = POWERS[self.power]
        then = AIMS[card.aim].take(state, context, self.seat, card, action)
        gain(state, context, self.seat, card)
        return then


def gain(state: State, context: StepContext, seat: Seat, card: PowerCard) -> None:
    """Gain everything that a card gives, in the order of its text."""
    if card.stars:
        mutations.gain_stars(state, context, seat, card.stars, 1)
    if card.proto:
        mutations.gain_proto(state, context, seat, card.proto)
    mutations.advance_crystal(state, context, seat, card.steps)
    mutations.gain_resource(state, context, seat, "supernova", card.supernova)
    mutations.gain_resource(state, context, seat, "dna", card.dna)
    mutations.gain_resource(state, context, seat, "graviton", card.graviton)
    if card.flag and card.flag not in state.running.flags:
        state.running.flags += (card.flag,)
        context.tell(events.FlagRaised(seat, card.id))
    mutations.score_power(state, context, seat, card.id, card.points)
