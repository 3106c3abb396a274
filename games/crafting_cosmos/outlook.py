"""What may come of a turn: what each ring would pay, what to do next, and how to finish; all from what a seat sees."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.scores import Line
from games.core.step import Action, Seat, Table
from games.crafting_cosmos import actions, craft, ring, scoring
from games.crafting_cosmos.ai import choose, ending, ranked
from games.crafting_cosmos.ai_desk import STRONG, Desk
from games.crafting_cosmos.ai_energy import active_worth, moves_of, passive_worth
from games.crafting_cosmos.components import REWARDS
from games.crafting_cosmos.plan import ideas
from games.crafting_cosmos.portrait import PlayerView, player_view
from games.crafting_cosmos.ring import Income, Ring
from games.crafting_cosmos.view import GoalView, View, ring_of, standing
from games.crafting_cosmos.worth import Judge

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


class Result(Struct, frozen=True):
    """A ring that can be reached: the answer with the fewest moves that leads there, and what it pays.

    `income` is what the reserve can give; `worth` compares the results of one question.
    """

    action: actions.ShiftEnergy
    ring: Ring
    income: Income
    worth: float


class Suggestion(Struct, frozen=True):
    """An answer that a strong computer player would think of; `worth` compares answers to the same question."""

    action: Action
    worth: float


def results(view: View, seat: Seat) -> tuple[Result, ...]:
    """Return every ring that this seat can reach from the present one, the best for a strong player first."""
    desk = Desk(STRONG, view, seat)
    shortest: dict[Ring, actions.ShiftEnergy] = {}
    for moves, after in ring.shifts(ring_of(view, seat)):
        action = actions.ShiftEnergy(*moves)
        if after not in shortest or len(moves) < len(moves_of(shortest[after])):
            shortest[after] = action
    active = {after.own: active_worth(desk, after.own) for after in shortest}
    found = [
        Result(action, after, paid(view, seat, after), active[after.own] + passive_worth(desk, after))
        for after, action in shortest.items()
    ]
    return tuple(sorted(found, key=lambda result: -result.worth))


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


def suggestions(view: View, prompt: Prompt, most: int = 3) -> tuple[Suggestion, ...]:
    """Return the best few answers to a question, the best first, as a strong computer player sees it."""
    if prompt.name == "Shift":
        return tuple(Suggestion(result.action, result.worth) for result in results(view, prompt.seat)[:most])
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
        craft.DO[type(action)](desk.state, table, seat, action)
        desk.judge = Judge(desk.player, desk.left)
        done.append(action)
    return tuple(done)


def preview(view: View, seat: Seat, steps: Iterable[Action]) -> View:
    """Return the table as this seat would see it after these answers of the craft phase, ready to be drawn.

    Each must be legal after those before it, and none may need anything that the seat cannot know.
    """
    desk = Desk(STRONG, view, seat)
    table = Table(len(view.players), Chance("crafting_cosmos/preview", bytes(16)))
    for action in steps:
        craft.DO[type(action)](desk.state, table, seat, action)
    state, own = desk.state, view.own
    assert own is not None
    return replace(
        view,
        players=tuple(_after(desk, shown) if shown.seat == seat else shown for shown in view.players),
        own=replace(own, hand={control: desk.player.hand.get(control, 0) for control in own.hand}),
        discard={control: state.discard.get(control, 0) for control in view.discard},
        reserve=dict(state.reserve),
        life=state.life,
        track=tuple(_standing(goal, desk) for goal in view.track),
    )


def _after(desk: Desk, shown: PlayerView) -> PlayerView:
    """Return the seat as it would be; a sketch knows neither the points so far nor the values of advanced life."""
    then = player_view(desk.state, desk.seat, desk.seat, False)
    values = {nebula.space: nebula.value for nebula in shown.nebulae}
    rows = zip(shown.lines, then.lines, strict=True)
    lines = tuple(Line(new.key, old.points + new.points, new.detail) for old, new in rows)
    return replace(
        then,
        lines=lines,
        score=sum(line.points for line in lines),
        nebulae=tuple(replace(nebula, value=values.get(nebula.space)) for nebula in then.nebulae),
    )


def _standing(goal: GoalView, desk: Desk) -> GoalView:
    metrics = list(goal.metrics)
    metrics[desk.seat] = scoring.metric(goal.id, desk.player)
    return standing(goal, metrics)


def _next(desk: Desk) -> Action | None:
    """Return the best of what finishes a turn, or None when nothing is left to do.

    Completing comes first: life is worth more around a completed nebula. Moves by graviton come last: they are by far
    the most to think about, and most are of use once all else lies there.
    """
    legal = [action for action in craft.legal(desk.state, desk.seat) if isinstance(action, FINISHING)]
    completing = [action for action in legal if isinstance(action, actions.CompleteNebula)]
    moves = [action for action in legal if isinstance(action, MOVES)]
    at_hand = [action for action in legal if not isinstance(action, MOVES)]
    return _useful(desk, completing) or _useful(desk, at_hand) or _useful(desk, moves)


def _useful(desk: Desk, legal: Sequence[Action]) -> Action | None:
    found = ideas(desk.judge, desk.state, legal)
    useful = [idea for idea in found if idea.gain > _WORTH_DOING or isinstance(idea.action, DUE)]
    return max(useful, key=lambda idea: idea.gain).action if useful else None
