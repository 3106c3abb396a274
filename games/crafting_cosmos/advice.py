"""What a strong computer player would do, for people who ask: the best answers, and how to finish a turn."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action, Seat, Table
from games.crafting_cosmos import actions, craft, ring
from games.crafting_cosmos.ai import choose, ending, ranked
from games.crafting_cosmos.ai.desk import Desk
from games.crafting_cosmos.ai.energy import active_worth, moves_of, passive_worth
from games.crafting_cosmos.ai.plan import ideas
from games.crafting_cosmos.ai.worth import Judge
from games.crafting_cosmos.ring import Ring
from games.crafting_cosmos.view import View, ring_of

DUE: tuple[type[Action], ...] = (
    actions.PlaceNebula,
    actions.PlaceStar,
    actions.PlaceProtoLife,
    actions.MakeSupernova,
    actions.StabilizeLife,
    actions.CompleteNebula,
)
"""What is better done badly than not at all: it would be lost, or it scores."""

MOVES: tuple[type[Action], ...] = (actions.MoveStar, actions.MoveLife)
"""What gravitons are spent on."""

FINISHING: tuple[type[Action], ...] = (*DUE, actions.ReleaseCrystal, *MOVES)
"""What is done to finish a turn: nothing that costs energy cards or shows anything unknown."""

_WORTH_DOING = 0.02


class Prospect(Struct, frozen=True):
    """A ring that can be reached, and the answer with the fewest moves that leads there; `worth` compares them."""

    action: actions.ShiftEnergy
    ring: Ring
    worth: float


def prospects(view: View, seat: Seat) -> tuple[Prospect, ...]:
    """Return every ring that this seat can reach from the present one, the best first."""
    desk = Desk(STRONG, view, seat)
    shortest: dict[Ring, actions.ShiftEnergy] = {}
    for moves, after in ring.shifts(ring_of(view, seat)):
        action = actions.ShiftEnergy(*moves)
        if after not in shortest or len(moves) < len(moves_of(shortest[after])):
            shortest[after] = action
    active = {after.own: active_worth(desk, after.own) for after in shortest}
    found = [
        Prospect(action, after, active[after.own] + passive_worth(desk, after)) for after, action in shortest.items()
    ]
    return tuple(sorted(found, key=lambda prospect: -prospect.worth))


def suggestions(view: View, prompt: Prompt, most: int = 3) -> tuple[Suggestion, ...]:
    """Return the best few answers to a question, the best first, as a strong computer player sees it."""
    if prompt.name == "Shift":
        return tuple(Suggestion(one.action, one.worth) for one in prospects(view, prompt.seat)[:most])
    if prompt.name == "Craft":
        return tuple(_crafting(view, prompt))[:most]
    luck = Chance("crafting_cosmos/suggestion", bytes(16))
    return (Suggestion(choose(STRONG, view, prompt, luck), 0.0),)


def _crafting(view: View, prompt: Prompt) -> Iterator[Suggestion]:
    """Yield what gains something; if nothing does, the best end of the turn."""
    desk = Desk(STRONG, view, prompt.seat)
    good = [idea for idea in ranked(desk, prompt.legal) if idea.gain > _WORTH_DOING]
    yield from (Suggestion(idea.action, idea.gain) for idea in good)
    if not good:
        yield Suggestion(ending(desk, prompt.legal), 0.0)


def finish(view: View, seat: Seat) -> tuple[Action, ...]:
    """Return answers that place and use what this seat still holds, one after the other, the end of the turn left out.

    Each is legal after those before it. Energy cards, power cards and advanced life stay untouched. Only while the
    seat is asked what to craft.
    """
    desk = Desk(STRONG, view, seat)
    table = Table(len(view.players), Chance("crafting_cosmos/finish", bytes(16)))
    done: list[Action] = []
    while action := _next(desk):
        craft.carry_out(desk.state, table, seat, action)
        desk.judge = Judge(desk.player, desk.left)
        done.append(action)
    return tuple(done)


def _next(desk: Desk) -> Action | None:
    """Return the best of what finishes a turn, or None when nothing is left to do.

    Completing comes first: life is worth more around a completed nebula. Moves by graviton come last: they are by far
    the most to think about, and most are of use once all else lies there.
    """
    legal = [action for action in craft.Craft(desk.seat).legal(desk.state) if isinstance(action, FINISHING)]
    completing = [action for action in legal if isinstance(action, actions.CompleteNebula)]
    moves = [action for action in legal if isinstance(action, MOVES)]
    at_hand = [action for action in legal if not isinstance(action, MOVES)]
    return _useful(desk, completing) or _useful(desk, at_hand) or _useful(desk, moves)


def _useful(desk: Desk, legal: Sequence[Action]) -> Action | None:
    found = ideas(desk.judge, desk.state, legal)
    useful = [idea for idea in found if idea.gain > _WORTH_DOING or isinstance(idea.action, DUE)]
    return max(useful, key=lambda idea: idea.gain).action if useful else None
