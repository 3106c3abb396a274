"""The Void, the solo opponent, and its turn. [spec 10]"""

from games.core.step import Auto, StepContext, Then
from games.crafting_cosmos import events, ring, rules, stock
from games.crafting_cosmos.components import CONTROLS, DISPLAY, FIGURES, SIZES, Control
from games.crafting_cosmos.state import State, VoidTurn


class VoidMoves(Auto, frozen=True):
    """The Void turns up an energy card, moves, draws dark energy, and spoils something. [spec 10]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Carry out the Void's turn; without an energy card it does nothing."""
        energy = stock.draw_energy(state, context)
        if energy is None:
            return ()
        stock.discard(state, [energy])
        tokens = rules.ring(state, 0).tokens
        state.void = ring.goal_of(tokens, state.void)
        source = _draw_dark(state, energy)
        state.past = VoidTurn(energy, state.void, source or "")
        context.tell(events.VoidMoved(energy, state.void, source or ""))
        spoil(state, context, energy)
        return ()


def _draw_dark(state: State, goal: Control) -> Control | None:
    """Move a dark token directly to a control that is not full; return its origin."""
    if rules.ring(state, 0).tokens[CONTROLS.index(goal)] >= FIGURES.full:
        return None
    source = rules.dark_source(state.dark, ring.clockwise(goal))
    if source:
        state.dark[source] -= 1
        state.dark[goal] = state.dark.get(goal, 0) + 1
        state.dark = {control: state.dark[control] for control in CONTROLS if state.dark.get(control)}
    return source


def spoil(state: State, context: StepContext, energy: Control) -> None:
    """Spoil the display, the crystals, the nebulae or the advanced life. [spec 10]"""
    if energy == "light":
        stock.discard(state, [card for card in state.display if card])
        state.display = tuple([""] * DISPLAY)
        stock.refill_display(state, context)
    elif energy == "time":
        state.box += min(1, state.crystals)
        state.crystals -= min(1, state.crystals)
    elif energy == "gravity":
        for size in SIZES:
            stock.bury_top(state.nebulae[size - 1], context, f"nebulae/{size}")
    elif len(state.advanced):
        token = stock.draw_life(state.advanced, context)
        state.advanced.under = (*state.advanced.under, token)
