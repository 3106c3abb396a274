"""Targets of power cards other than stars, and the effect on the chosen one. [spec 4.4, 6.4]"""

from collections.abc import Iterable
from typing import Any

from games.core.step import Action, Ask, Seat, StepContext, Then
from games.crafting_cosmos import actions, events, mutations, rules, stock
from games.crafting_cosmos.components import CONTROLS, TILES, Control, PowerCard, control_of, element_of
from games.crafting_cosmos.state import Player, State

LOOK_AT = 2
"""Number of tiles drawn for Cosmic Inflation."""

Payment = tuple[Control, ...]


class ForcedAsk(Ask, frozen=True):
    """A prompt of Crafting the Cosmos; the only legal move is made automatically. [spec 6.1]

    `power` is the card it belongs to, `due` the number of cards to be taken.
    """

    forced = True
    phase = "craft"
    power = ""
    due = 0


class Aim:
    """A kind of target of power cards: the legal targets and their handling, as in a step."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return every target; `paid` are the cards that have just been discarded for the card."""
        raise NotImplementedError  # every subclass overrides it

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: Any) -> Then:
        """Apply the card to the target, without its other gains."""
        raise NotImplementedError  # every subclass overrides it


class OneElement(Aim):
    """A star of any element is gained; some cards require a crystal to go back for it."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the elements in the reserve."""
        return map(actions.TargetElement, rules.reserve(state))

    def take(
        self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.TargetElement
    ) -> Then:
        """Gain it."""
        if card.needs == "spot":
            player = state.players[seat]
            player.spot -= 1
            context.tell(events.CrystalWentBack(seat, player.spot))
        mutations.gain_stars(state, context, seat, element_of(action.element), 1)
        return ()


class DiscardedEnergy(Aim):
    """An energy card is taken from the discard pile, but none of those just paid. [spec 4.4]"""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the types in the discard pile."""
        there = (control for control in CONTROLS if state.discard.get(control, 0) > paid.count(control))
        return map(actions.TargetEnergy, there)

    def take(
        self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.TargetEnergy
    ) -> Then:
        """Take it into the hand."""
        energy = control_of(action.energy)
        state.discard[energy] -= 1
        mutations.take_card(state, seat, energy)
        context.tell(events.EnergyCardReturned(seat, energy))
        return ()


class ProtoLife(Aim):
    """Proto life is discarded."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the player's proto life."""
        return map(actions.TargetLife, rules.proto_life(player))

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.TargetLife) -> Then:
        """Discard it."""
        _discard_life(state, context, seat, action.life)
        return ()


def _discard_life(state: State, context: StepContext, seat: Seat, life: str) -> None:
    mutations.remove_life(state, seat, life)
    context.tell(events.TokenDiscarded(seat, life))


class LifeForStar(Aim):
    """Proto life is discarded for a star of any element."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the player's proto life with the elements in the reserve."""
        elements = rules.reserve(state)
        return (actions.FeedLife(life, element) for life in rules.proto_life(player) for element in elements)

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.FeedLife) -> Then:
        """Discard the life and gain the star."""
        _discard_life(state, context, seat, action.life)
        mutations.gain_stars(state, context, seat, element_of(action.element), 1)
        return ()


class NebulaMove(Aim):
    """An uncompleted nebula moves to another space."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return every move of a nebula, swaps included."""
        return (actions.ShiftNebula(*pair) for pair in rules.nebula_moves(player))

    def take(
        self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.ShiftNebula
    ) -> Then:
        """Move it."""
        mutations.shift_nebula(state, context, seat, action.origin, action.space)
        return ()


class TopTile(Aim):
    """The top tile of a stack is gained."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the sizes that have tiles left."""
        return map(actions.TargetStack, rules.stacks(state))

    def take(
        self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.TargetStack
    ) -> Then:
        """Gain it."""
        mutations.gain_tile(state, context, seat, action.size)
        return ()


class Peek(TopTile):
    """宇宙のインフレーション: the top tiles of a stack are drawn, and one is kept."""

    def take(
        self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.TargetStack
    ) -> Then:
        """Draw them, and ask which one is kept."""
        stack = state.nebulae[action.size - 1]
        count = min(LOOK_AT, len(stack))
        state.running.looked = tuple([stock.draw(stack, context, f"nebulae/{action.size}") for _ in range(count)])
        context.whisper(seat, events.TilesSeen(seat, state.running.looked))
        return (KeepOneTile(seat),)


class KeepOneTile(ForcedAsk, frozen=True):
    """宇宙のインフレーション: which tile is kept? The other goes under its stack. [spec 4.4]"""

    power: str = "cosmic_inflation"

    def legal(self, state: State) -> Iterable[actions.KeepTile]:
        """Return the drawn tiles."""
        return [actions.KeepTile(tile) for tile in state.running.looked]

    def take(self, state: State, context: StepContext, action: actions.KeepTile) -> Then:
        """Put it into the pool face up, and the other one under its stack unseen by others."""
        mutations.keep_tile(state, context, self.seat, action.tile)
        size = TILES[action.tile].size
        for tile in state.running.looked:
            if tile != action.tile:
                stock.bury(state.nebulae[size - 1], tile, self.seat)
                context.tell(events.TileBuried(self.seat, size))
        state.running.looked = ()
        return ()
