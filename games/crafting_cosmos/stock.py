"""Draws from decks and stacks, and returns to them. [spec 6.1, 7]

Hidden pieces have no order before a draw.
"""

from collections.abc import Iterable

from games.core.step import Seat, StepContext
from games.core.tuples import pop_at, replace_at
from games.crafting_cosmos import events
from games.crafting_cosmos.components import CONTROLS, DISPLAY, Control, Element
from games.crafting_cosmos.state import NOBODY, Buried, LifeStack, Stack, State


def draw(stack: Stack, context: StepContext, name: str) -> str:
    """Draw the top piece of a stack, which must not be empty.

    Pieces put under it come last, in order.
    """
    if stack.hidden:
        piece, stack.hidden = pop_at(stack.hidden, context.chance.next(len(stack.hidden), name))
        return piece
    context.bind()
    buried, stack.under = pop_at(stack.under, 0)
    return buried.piece


def bury(stack: Stack, piece: str, seen: Seat | None = None) -> None:
    """Put a piece under its stack; `seen` is the seat that knows it."""
    stack.under = (*stack.under, Buried(piece, seen))


def bury_top(stack: Stack, context: StepContext, name: str) -> None:
    """Put the top piece under the stack unseen; an empty stack does not change."""
    if stack.hidden:
        bury(stack, draw(stack, context, name), NOBODY)
    elif stack.under:
        stack.under = (*stack.under[1:], stack.under[0])


def draw_life(stack: LifeStack, context: StepContext) -> str:
    """Draw the top token of advanced life.

    Those with a green rim come first, those put under the stack last.
    """
    if stack.green_left:
        stack.green_left -= 1
        token, stack.green = pop_at(stack.green, context.chance.next(len(stack.green), "advanced", "green"))
    elif stack.plain:
        token, stack.plain = pop_at(stack.plain, context.chance.next(len(stack.plain), "advanced", "plain"))
    else:
        context.bind()
        token, stack.under = pop_at(stack.under, 0)
    return token


def draw_energy(state: State, context: StepContext) -> Control | None:
    """Draw the top energy card; None if there is none at all.

    An empty deck is reshuffled from the discard pile. [rulebook]
    """
    if not any(state.deck.values()):
        if not any(state.discard.values()):
            return None
        state.deck, state.discard = state.discard, {}
        context.tell(events.EnergyShuffled(sum(state.deck.values())))
    place = context.chance.next(sum(state.deck.values()), "energy")
    for control in CONTROLS:
        count = state.deck.get(control, 0)
        if place < count:
            state.deck[control] = count - 1
            return control
        place -= count
    raise AssertionError("the deck has as many cards as it counts")


def refill_display(state: State, context: StepContext) -> None:
    """Fill the empty positions of the display in order, as far as cards exist. [rulebook]"""
    if "" not in state.display:
        return
    drawn: list[str] = []
    for place in range(DISPLAY):
        if not state.display[place]:
            card = draw_energy(state, context)
            if card is None:
                break
            state.display = replace_at(state.display, place, card)
            drawn.append(card)
    if drawn:
        context.tell(events.DisplayRefilled(state.display))


def reveal_goal(state: State, context: StepContext) -> None:
    """Turn up the next universal goal onto the top of the goal track, if there is one. [rulebook]"""
    if state.goals_left:
        state.goals_left -= 1
        goal, state.unseen = pop_at(state.unseen, context.chance.next(len(state.unseen), "goals"))
        state.track = replace_at(state.track, 0, goal)
        context.tell(events.GoalRevealed(goal))


def discard(state: State, cards: Iterable[Control]) -> None:
    """Put energy cards on the discard pile."""
    for card in cards:
        state.discard[card] = state.discard.get(card, 0) + 1


def take_stars(state: State, element: Element, count: int) -> int:
    """Take stars from the reserve, up to the number left; return their number. [ruling 27]"""
    taken = min(count, state.reserve[element])
    state.reserve[element] -= taken
    return taken
