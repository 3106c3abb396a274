"""The suggestions of a strong computer player: single moves, and a whole turn."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.core import engine
from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.match import Prompt, simulation
from games.core.step import Action, Seat, StepContext
from games.crafting_cosmos import actions
from games.crafting_cosmos.ai import choose
from games.crafting_cosmos.ai.context import DecisionContext
from games.crafting_cosmos.ai.energy_phase import active_worth, passive_worth, take_card, ways
from games.crafting_cosmos.ai.moves import WORTH_DOING, ranked, scoring, weighed
from games.crafting_cosmos.components import control_of
from games.crafting_cosmos.craft import Craft
from games.crafting_cosmos.flow import EndTurn
from games.crafting_cosmos.ring import Ring
from games.crafting_cosmos.state_from_view import state_from_view, view_after
from games.crafting_cosmos.view import View
from games.crafting_cosmos.view import view as view_of

_SEED = "crafting_cosmos/suggestion", bytes(16)
"""Seed of the random noise in suggestions; nothing else depends on it."""

_CANDIDATES = 10


class Prospect(Struct, frozen=True):
    """A reachable ring, and the shift with the fewest moves to it; `worth` compares rings."""

    action: actions.ShiftEnergy
    ring: Ring
    worth: float


def prospects(view: View, seat: Seat) -> tuple[Prospect, ...]:
    """Return every ring that this seat can reach, the best first."""
    context = DecisionContext(STRONG, view, seat)
    shortest = ways(context)
    active = {after.own: active_worth(context, after.own) for after in shortest}
    found = [
        Prospect(action, after, active[after.own] + passive_worth(context, after)) for after, action in shortest.items()
    ]
    return tuple(sorted(found, key=lambda prospect: -prospect.worth))


def suggestions(view: View, prompt: Prompt, most: int = 3) -> tuple[Suggestion, ...]:
    """Return a strong player's best `most` moves for a prompt, the best first."""
    if prompt.name == "Shift":
        return tuple(Suggestion(one.action, one.worth) for one in prospects(view, prompt.seat)[:most])
    best = _chosen(view, prompt, Chance(*_SEED))
    if prompt.name == "Craft":
        return tuple(_crafting(view, prompt, best))[:most]
    return (Suggestion(best, 0.0),)


def _chosen(view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return a strong player's move, but do not end a turn before everything has scored."""
    action = choose(STRONG, view, prompt, chance)
    if isinstance(action, actions.EndCraft):
        return scoring(DecisionContext(STRONG, view, prompt.seat), prompt.legal) or action
    return action


def _crafting(view: View, prompt: Prompt, best: Action) -> Iterator[Suggestion]:
    """Yield the best move, which may be to buy or to end, then other moves with a gain."""
    context = DecisionContext(STRONG, view, prompt.seat)
    good = [idea for idea in ranked(context, prompt.legal) if idea.gain > WORTH_DOING]
    yield Suggestion(best, good[0].gain if good else 0.0)
    yield from (Suggestion(idea.action, idea.gain) for idea in good if idea.action != best)


def best(view: View, prompt: Prompt, among: Sequence[Action], most: int) -> list[Action]:
    """Return the best of some moves about the galaxy, and others with a large gain."""
    context = DecisionContext(STRONG, view, prompt.seat)
    found = weighed(context, prompt.name, among, max(most, _CANDIDATES))
    good = [thought.action for thought in found[1:] if thought.gain > WORTH_DOING]
    return [thought.action for thought in found[:1]] + good[: most - 1]


def in_order(view: View, prompt: Prompt, among: Sequence[Action], most: int) -> list[Action]:
    """Return the `most` best of some moves about the galaxy, the best first."""
    return [thought.action for thought in weighed(DecisionContext(STRONG, view, prompt.seat), prompt.name, among, most)]


def cards(view: View, prompt: Prompt, due: int) -> tuple[actions.TakeEnergyCard, ...]:
    """Return the energy cards to take from the display, up to the number due."""
    context = DecisionContext(STRONG, view, prompt.seat)
    found: list[actions.TakeEnergyCard] = []
    left = [one for one in prompt.legal if isinstance(one, actions.TakeEnergyCard) and one.position]
    while left and len(found) < due:
        taken = take_card(context, tuple(left))
        assert isinstance(taken, actions.TakeEnergyCard)
        left.remove(taken)
        found.append(taken)
        energy = control_of(taken.energy)
        context.player.hand[energy] = context.player.hand.get(energy, 0) + 1
    return tuple(found)


class Planned(Struct, frozen=True):
    """A move of a plan, and the view after it, as far as the seat can know."""

    action: Action
    then: View


def plan(view: View, seat: Seat) -> tuple[Planned, ...]:
    """Return a strong player's moves to the end of this seat's turn, with all scoring.

    Each move is legal after the previous ones. The plan stops after a move that reveals what the next one depends
    on: drawn cards or a tile. (Advanced life counts the same for all that follows.) Empty unless the seat has the
    craft prompt.
    """
    context, chance = StepContext(len(view.players), Chance(*_SEED)), Chance(*_SEED)
    match, then = simulation(state_from_view(view), len(view.players), [Craft(seat), EndTurn(seat)]), view
    found: list[Planned] = []
    while ask := engine.open_asks(match).get(seat):
        drawn = context.chance.touched
        action = _chosen(view_of(match.state, seat, engine.position(match)), engine.prompt(match, ask), chance)
        engine.take_move(match, context, ask, action)
        engine.run_automatic_steps(match, context)
        if context.chance.touched > drawn and not isinstance(action, actions.CreateAdvancedLife):
            return (*found, Planned(action, then))
        then = view_after(match.state, view)
        found.append(Planned(action, then))
    return tuple(found)
