"""Previews from a view alone: the income of each ring, and the table after a turn."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.core.chance import Chance
from games.core.step import Action, Seat, StepContext
from games.crafting_cosmos import craft, ring
from games.crafting_cosmos.components import CONTROLS, FIGURES, REWARDS
from games.crafting_cosmos.ring import OWN, Income, Ring
from games.crafting_cosmos.state_from_view import state_from_view, view_after
from games.crafting_cosmos.view import View, ring_of


class Result(Struct, frozen=True):
    """The result of moves: the shortest moves, as in actions, the ring, and its income."""

    moves: tuple[str, ...]
    ring: Ring
    income: Income


def results(view: View, seat: Seat, begun: Sequence[str] = ()) -> list[Result]:
    """Return every different income reachable from the moves begun, by control and length.

    Incomes differ by the control of the player's token and the number of tokens on each control. Of several ways to
    one, the shortest is returned, and among equals the first legal one.
    """
    start = ring_of(view, seat)
    found: dict[tuple[str, tuple[int, ...]], Result] = {}
    paths = [tuple(begun)]
    for _ in range(FIGURES.moves - len(begun) + 1):
        longer = []
        for path in paths:
            reached, _ = ring.after(start, path)
            if OWN in path:
                found.setdefault((reached.own, reached.tokens), Result(path, reached, paid(view, seat, reached)))
            longer += [(*path, token) for token in ring.movable(reached)]
        paths = longer
    return sorted(found.values(), key=lambda result: CONTROLS.index(result.ring.own))


def paid(view: View, seat: Seat, after: Ring) -> Income:
    """Return the income of a ring as far as stars, life, tiles and cards last. [ruling 27]"""
    due = ring.income(after, view.players[seat].powers)
    cards = view.deck + sum(view.discard.values()) + sum(card != "" for card in view.display)
    return Income(
        active=due.active,
        stars=min(due.stars, view.reserve[REWARDS[due.active].stars]),
        tiles=min(due.tiles, sum(view.stacks)),
        dna=due.dna,
        supernova=due.supernova,
        cards=min(due.cards, cards),
        steps=due.steps,
        graviton=due.graviton,
        proto=min(due.proto, view.life),
    )


def preview(view: View, seat: Seat, steps: Iterable[Action]) -> View:
    """Return the seat's view after these moves of the craft phase, ready to be drawn.

    Each move must be legal after the previous ones, and none may depend on anything that the seat cannot know.
    """
    state, context = state_from_view(view), StepContext(len(view.players), Chance("", b""))
    for action in steps:
        craft.carry_out(state, context, seat, action)
    return view_after(state, view)
