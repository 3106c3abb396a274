"""What an answer would do, before it is given: what each ring pays, the table after a turn; from what a seat sees."""

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
    """What moves lead to: the shortest such moves, as answers name them, the ring, and what it pays."""

    moves: tuple[str, ...]
    ring: Ring
    income: Income


def results(view: View, seat: Seat, begun: Sequence[str] = ()) -> list[Result]:
    """Return every different payment that can be reached from the moves begun, by control and then by moves.

    Payments differ by where one's own token and how many tokens stand where; of several ways to one the shortest is
    kept, among equals the first in the order of answers.
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
    """Return what a ring pays as far as stars, life, tiles and cards are there. [ruling 27]"""
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
    """Return the table as this seat would see it after these answers of the craft phase, ready to be drawn.

    Each must be legal after those before it, and none may need anything that the seat cannot know.
    """
    state, context = state_from_view(view), StepContext(len(view.players), Chance("", b""))
    for action in steps:
        craft.carry_out(state, context, seat, action)
    return view_after(state, view)
