"""Previews of moves, from a view alone.

Game UIs describe them, renderers draw the resulting views.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.scores import OPPONENT
from games.core.step import Action, Ask, Auto, Event, Seat, Step, StepContext, Then
from games.girl_stars import effects, events, flow, mutations, paths, placing, rules
from games.girl_stars.actions import PlaceTile, UseStardust, Via
from games.girl_stars.components import COLOURS, GATES, PILES, ROUNDS, TRACK, Bonus, Colour, pile_of
from games.girl_stars.placing import star_of
from games.girl_stars.player_view import PlayerView
from games.girl_stars.state import Scouting, State
from games.girl_stars.state_from_view import state_from_view, view_after
from games.girl_stars.view import ScoutingView, View, scouting_view

Answer = TypeVar("Answer", bound=Action)


class Completed(Struct, frozen=True):
    """A constellation: its tiles, the number of Light-bearing ones, the reward's VP."""

    hexes: tuple[str, ...]
    size: int
    vp: int


class Preview(Struct, frozen=True, kw_only=True):
    """The result of a tile or Stardust.

    `view` is the resulting view, ready to be drawn, `player` the seat in it. `vp` and `stardust` are the change of
    score and supply, `lights` the crystals collected by colour, `areas` the newly enclosed areas, `completed` the
    constellations, `bonuses` the tokens gained. `joins` counts the lines that meet, `open` the tile's lines left
    open. `lost` are the tiles of the hand that would fit nowhere any longer, `lost_vp` the VP they cost, part of
    `vp`. `stands`: something is drawn next, so the move is irreversible.
    """

    action: PlaceTile | UseStardust
    view: View
    player: PlayerView
    vp: int
    stardust: int
    lights: dict[Colour, int]
    areas: int
    completed: tuple[Completed, ...]
    bonuses: tuple[Bonus, ...]
    joins: int
    open: int
    lost: tuple[str, ...]
    lost_vp: int
    stands: bool


class Plan(Struct, frozen=True, kw_only=True):
    """A path that could be lit: its gate, the default colours, its cost in Light by colour, its reward.

    `pile` is the reward's pile (empty for fewer than three Light), `vp` its present value, `connects` the sites
    opened.
    """

    gate: int
    path: tuple[int, ...]
    colours: tuple[Colour, ...]
    costs: dict[Colour, int]
    pile: str
    vp: int
    connects: tuple[str, ...]


def _rollout(view: View) -> tuple[State, StepContext]:
    return state_from_view(view), StepContext(len(view.players), Chance("", b""))


def preview(view: View, seat: Seat, action: PlaceTile | UseStardust) -> Preview:
    """Return the result of this legal move; nothing is drawn for it."""
    state, context = _rollout(view)
    player = view.players[seat]
    if isinstance(action, PlaceTile):
        effects.place(state, context, seat, action)
    else:
        effects.use_stardust(state, context, seat, action)
    if not placing.fitting(state.players[seat], state.players[seat].hand):
        mutations.lose_hand(state, context, seat)
    told = [told.event for told in context.news]
    after = view_after(state, view)
    then = after.players[seat]
    return Preview(
        action=action,
        view=after,
        player=then,
        vp=then.vp - player.vp,
        stardust=then.stardust - player.stardust,
        lights=_lights(told),
        areas=sum(event.areas for event in told if isinstance(event, events.AreasEnclosed)),
        completed=tuple(
            Completed(event.hexes, event.size, event.vp)
            for event in told
            if isinstance(event, events.ConstellationCompleted)
        ),
        bonuses=tuple(event.bonus for event in told if isinstance(event, events.BonusGained)),
        joins=player.dust_costs.get(action.hex, 0),
        open=then.open_ends.get(action.hex, 0).bit_count(),
        lost=then.lost[len(player.lost) :],
        lost_vp=sum(event.vp for event in told if isinstance(event, events.TilesLost)),
        stands=_drawn_next(view, state, seat),
    )


def _drawn_next(view: View, state: State, seat: Seat) -> bool:
    """Return whether this seat is done after the move and something is drawn then. [spec 7]"""
    player = state.players[seat]
    if view.phase == "stargazing":
        return not player.hand and _drawn_then(view, state, seat)
    if state.active != seat or state.actions_left or rules.free_actions(state, player):
        return False
    return _drawn_then(view, state, seat) and not placing.stardust_uses(player, player.stardust)


def _drawn_then(view: View, state: State, seat: Seat) -> bool:
    """Return whether Wood Ash, the Shadow Elder or new tiles come next once this seat is done."""
    if view.phase == "stargazing":
        return not any(other.hand for number, other in enumerate(state.players) if number != seat)
    if view.phase == "wood_ash":
        return (state.queue or state.elders)[0] == OPPONENT
    later = state.elders[state.elders.index(seat) + 1 :]
    return later[0] == OPPONENT if later else state.girl < TRACK


def stands(view: View, seat: Seat) -> bool:
    """Return whether the move that led to this view is irreversible.

    The seat must have no prompt left in this phase.
    """
    state = state_from_view(view)
    last = view.phase == "action" and state.girl == TRACK and state.elders[-1] == seat
    over = last and not any(placing.stardust_uses(player, player.stardust) for player in state.players)
    return over or _drawn_then(view, state, seat)


_AFTER: dict[str, Callable[[Seat], tuple[Step, ...]]] = {
    "PlaceTile": lambda seat: (flow.Stargazing(seat),),
    "TakeAsh": lambda _: (flow.DraftAsh(),),
    "TakeAction": lambda seat: (flow.Acting(seat),),
    "WrapUp": lambda seat: (flow.Acting(seat),),
    "FinalStardust": lambda _: (),
    "ChooseRoute": lambda seat: (flow.Acting(seat),),
    "ChooseColour": lambda seat: (flow.Acting(seat),),
}
"""The steps that follow each prompt, by its name."""


def following(view: View, prompt: Prompt, action: Action) -> tuple[View, Prompt | None]:
    """Return the view after a move and the seat's next prompt in this phase.

    None if another seat is next; nothing that is drawn is ever reached.
    """
    assert prompt.step is not None
    state, context = _rollout(view)
    todo = [*_listed(prompt.step.take(state, context, action)), *_AFTER[prompt.name](prompt.seat)]
    while todo and not (isinstance(todo[0], flow.DraftAsh) and state.queue[:1] != (prompt.seat,)):
        step = todo.pop(0)
        if isinstance(step, Auto):
            todo = [*_listed(step.run(state, context)), *todo]
            continue
        assert isinstance(step, Ask)
        legal = tuple(step.legal(state))
        if not step.forced or len(legal) > 1:
            return view_after(state, view, {prompt.seat: step}), Prompt(prompt.seat, step, legal, prompt.token)
        todo = [*_listed(step.take(state, context, legal[0])), *todo]
    return view_after(state, view, {}), None


def _listed(then: Then) -> tuple[Step, ...]:
    assert isinstance(then, tuple)
    return then


def _lights(told: Iterable[Event]) -> dict[Colour, int]:
    found = Counter(event.colour for event in told if isinstance(event, events.LightCollected))
    return {colour: found[colour] for colour in COLOURS}


def apart_from_bonus(action: Answer) -> Answer:
    """Return an action without the bonus tokens it names."""
    if isinstance(action, PlaceTile):
        return replace(action, bonus="")
    return replace(action, bonus=()) if isinstance(action, UseStardust) else action


def bonuses_for(prompt: Prompt, action: PlaceTile | UseStardust) -> tuple[PlaceTile | UseStardust, ...]:
    """Return the legal actions that differ from this one only in the bonus tokens, itself included."""
    same = apart_from_bonus(action)
    return tuple(
        other
        for other in prompt.legal
        if isinstance(other, PlaceTile | UseStardust) and apart_from_bonus(other) == same
    )


def lines_of(action: PlaceTile) -> int:
    """Return the lines of a placed tile, as a mask of sides."""
    return star_of(action).lines


def plans(view: View, seat: Seat) -> tuple[Plan, ...]:
    """Return every path that the seat could light now: the most VP first, then the shortest, then by number."""
    found = paths.routes(view.lit, view.players[seat].light)
    every = [plan(view, seat, route) for gate in found for route in found[gate]]
    return tuple(sorted(every, key=lambda plan: (-plan.vp, len(plan.path), plan.path)))


def plan(view: View, seat: Seat, path: Sequence[int], colours: Sequence[Colour] = ()) -> Plan:
    """Return the cost and the reward of this legal path, with these first colours and the default ones after them."""
    chosen = paths.colouring(view.lit, view.players[seat].light, path, colours)
    return Plan(
        gate=path[-1],
        path=tuple(path),
        colours=chosen,
        costs={colour: chosen.count(colour) for colour in COLOURS},
        pile=pile_of(len(path)),
        vp=view.reward(len(path)),
        connects=tuple(GATES[space].id for space in path if space in GATES),
    )


def plan_of_gate(view: View, seat: Seat) -> dict[int, tuple[Plan, ...]]:
    """Return the plans by the gate where they end, in the order of the best plan of each."""
    found: dict[int, list[Plan]] = {}
    for each in plans(view, seat):
        found.setdefault(each.gate, []).append(each)
    return {gate: tuple(each) for gate, each in found.items()}


def scouting_preview(view: View, seat: Seat, path: Sequence[int], via: Via, colours: Sequence[Colour] = ()) -> View:
    """Return the view with this path drawn on the map as if it were being entered."""
    scouting = Scouting(path[-1], via, tuple(path), tuple(colours))
    tops = {pile: view.rewards[pile].top for pile in PILES}
    shown: ScoutingView = scouting_view(seat, scouting, view.lit, view.players[seat].light, tops)
    return replace(view, scouting=shown)


def lighting_stands(view: View, seat: Seat, path: Sequence[int], via: Via, colours: Sequence[Colour] = ()) -> bool:
    """Return whether something is drawn after this path is lit, which makes it irreversible."""
    state, context = _rollout(view)
    chosen = paths.colouring(view.lit, view.players[seat].light, path, colours)
    mutations.light_path(state, context, seat, Scouting(path[-1], via, tuple(path), chosen))
    return _drawn_next(view, state, seat)


def vanishing(view: View) -> tuple[str, ...]:
    """Return the piles that lose their top token after this round: Stardust for them must be used before. [spec 8]

    After the last round none does, because Cleanup ends early. [p.12, R19]
    """
    return tuple(pile for pile, reward in view.rewards.items() if reward.marked and view.round < ROUNDS)


def default_payment(view: View, seat: Seat, payments: Iterable[tuple[Colour, ...]]) -> tuple[Colour, ...]:
    """Return the payment that leaves the supply most even; the first among equals."""
    light = view.players[seat].light
    return min(payments, key=lambda way: sum((light[colour] - way.count(colour)) ** 2 for colour in COLOURS))
