"""The craft phase: all actions, in any order. [rulebook, spec 6.4]"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations

from games.core.step import Action, Ask, Seat, StepContext, Then
from games.core.tuples import replace_at
from games.crafting_cosmos import actions, craft_actions, effects, events, galaxy, mutations, rules, stock
from games.crafting_cosmos.components import CONTROLS, FIGURES, POWERS, SLOT_COSTS, SLOTS, Control, Flag, control_of
from games.crafting_cosmos.craft_actions import Doing
from games.crafting_cosmos.state import Player, State
from games.crafting_cosmos.targets import ForcedAsk

_buy = lru_cache(maxsize=64)(actions.AcquirePower)
_use = lru_cache(maxsize=512)(actions.ActivatePower)
_end = lru_cache(maxsize=64)(actions.EndCraft)
"""Actions are immutable, so each is created once."""


class Purchase(Doing):
    """The purchase of a power card for a slot: some are drawn, one is kept."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return the slots and types that the player can pay."""
        return [_buy(slot, energy) for slot, energy in rules.purchases(state, player)]

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.AcquirePower) -> Then:
        """Pay and draw, and ask which card is kept."""
        energy = control_of(action.energy)
        cost, deck = SLOT_COSTS[action.slot - 1], state.powers[energy]
        mutations.pay(state, seat, [energy] * cost)
        drawn = tuple([stock.draw(deck, context, f"powers/{energy}") for _ in range(min(cost, len(deck)))])
        state.running.drawn = drawn
        context.tell(events.PowersDrawn(seat, action.slot, energy, len(drawn)))
        context.whisper(seat, events.PowersSeen(seat, drawn))
        return (ChoosePower(seat, action.slot, energy),)


class ChoosePower(ForcedAsk, frozen=True):
    """Which drawn power card is kept, and in which order do the others go under their deck? [rulebook]"""

    slot: int
    energy: Control

    def legal(self, state: State) -> Iterator[actions.ChoosePowerCard]:
        """Yield every card with every order of the others, starting with the order drawn."""
        drawn = state.running.drawn
        for card in drawn:
            for under in permutations(other for other in drawn if other != card):
                yield actions.ChoosePowerCard(card, under)

    def take(self, state: State, context: StepContext, action: actions.ChoosePowerCard) -> Then:
        """Put the card into its slot: its bonus begins with the next energy phase."""
        player = state.players[self.seat]
        player.powers = replace_at(player.powers, self.slot - 1, action.card)
        for card in action.under:
            stock.bury(state.powers[self.energy], card, self.seat)
        state.running.drawn = ()
        context.tell(events.PowerAcquired(self.seat, self.slot, action.card))
        return ()


class Activation(Doing):
    """The use of a power card."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every card that would have an effect with every way to pay for it."""
        if not player.hand:
            return ()
        found = []
        for slot, power in zip(SLOTS, player.powers, strict=True):
            if power:
                card = POWERS[power]
                payments = rules.affordable(player, card)
                if payments and effects.useful(state, player, card):
                    found += [_use(slot, payment) for payment in payments]
        return found

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.ActivatePower) -> Then:
        """Use the card."""
        card = rules.power_of(state.players[seat], action.slot)
        return effects.activate(state, context, seat, card, tuple(map(control_of, action.payment)))


class EnergySet(Doing):
    """The scoring of a set of energy cards."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return the types with enough cards."""
        return [actions.ScoreEnergySet(energy) for energy in CONTROLS if player.hand.get(energy, 0) >= FIGURES.set_size]

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.ScoreEnergySet) -> Then:
        """Score the set."""
        mutations.score_set(state, context, seat, control_of(action.energy))
        return ()


class Ending(Doing):
    """クラフトフェーズ終了アクション: a nebula or a stabilisation, free of cost. [rulebook]"""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every way to end the phase.

        The option "none" exists only if there is no other. [spec 6.5, ruling 14]
        """
        sizes = rules.stacks(state) if len(player.nebulae) < len(galaxy.NEBULAE) else []
        stabilize = craft_actions.on_life(actions.EndCraft, "stabilize", 0)
        found = [*(_end("nebula", size) for size in sizes), *(stabilize[space] for space in rules.proto_life(player))]
        return found or [_end("none")]

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.EndCraft) -> Then:
        """Stabilise, or draw the nebula and ask for its space."""
        context.tell(events.TurnEnded(seat, action.omega))
        if action.omega == "stabilize":
            mutations.stabilize(state, context, seat, action.space)
        if action.omega != "nebula":
            return ()
        state.running.omega = stock.draw(state.nebulae[action.size - 1], context, f"nebulae/{action.size}")
        return (PlaceOmega(seat),)


class PlaceOmega(ForcedAsk, frozen=True):
    """Where is the nebula of the end of the turn laid? [rulebook]"""

    phase = "turn_end"

    def legal(self, state: State) -> Iterable[actions.PlaceOmegaNebula]:
        """Return the empty nebula spaces."""
        nebulae = state.players[self.seat].nebulae
        return map(actions.PlaceOmegaNebula, galaxy.empty(galaxy.NEBULAE, nebulae))

    def take(self, state: State, context: StepContext, action: actions.PlaceOmegaNebula) -> Then:
        """Lay it on this space."""
        tile, state.running.omega = state.running.omega, ""
        mutations.place_nebula(state, context, self.seat, tile, action.space)
        return ()


DOINGS: dict[type[Action], Doing] = {
    actions.PlaceNebula: craft_actions.NebulaPlacing(),
    actions.PlaceStar: craft_actions.StarPlacing(),
    actions.PlaceProtoLife: craft_actions.LifePlacing(),
    actions.CompleteNebula: craft_actions.Completion(),
    actions.ReleaseCrystal: craft_actions.Release(),
    actions.CreateAdvancedLife: craft_actions.LifeCreation(),
    actions.AcquirePower: Purchase(),
    actions.ActivatePower: Activation(),
    actions.ScoreEnergySet: EnergySet(),
    actions.MakeSupernova: craft_actions.Explosion(),
    actions.StabilizeLife: craft_actions.Stabilizing(),
    actions.MoveStar: (moving := craft_actions.Moving()),
    actions.MoveLife: moving,
    actions.EndCraft: Ending(),
}
"""Every kind of action of the phase, in the order in which it is offered."""

REDEEMED: dict[Flag, type[Action]] = {
    "stasis": actions.CompleteNebula,
    "dark_matter": actions.CompleteNebula,
    "symbiosis": actions.CreateAdvancedLife,
}
"""The kind of action that redeems each flag; Panspermia lasts until the end of the turn."""

_LEGAL = tuple([doing.legal for doing in dict.fromkeys(DOINGS.values())])


def carry_out(state: State, context: StepContext, seat: Seat, action: Action) -> Then:
    """Carry out an action of the phase, end the flags that it redeems, and return the prompts that it needs."""
    then, turn = DOINGS[type(action)].take(state, context, seat, action), state.running
    turn.flags = tuple([flag for flag in turn.flags if REDEEMED.get(flag) is not type(action)])
    return then


class Craft(Ask, frozen=True):
    """クラフトフェーズ: any number of actions in any order.

    Only the player ends it. [rulebook, spec 8]
    """

    phase = "craft"

    def legal(self, state: State) -> list[Action]:
        """Return every legal action; the end of the phase comes last."""
        player = state.players[self.seat]
        found: list[Action] = []
        for legal in _LEGAL:
            found += legal(state, player)
        return found

    def take(self, state: State, context: StepContext, action: Action) -> Then:
        """Carry the action out and ask again, unless it ends the phase."""
        then = carry_out(state, context, self.seat, action)
        return then if isinstance(action, actions.EndCraft) else (*then, self)
