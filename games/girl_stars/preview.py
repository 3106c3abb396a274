"""Previews of moves, from a view alone.

Game UIs describe them, renderers draw the resulting views.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core import engine
from games.core.chance import Chance
from games.core.match import AnyMatch, Prompt
from games.core.step import Action, Event, Seat, StepContext
from games.girl_stars import effects, events, flow, mutations, paths, placing
from games.girl_stars.actions import PlaceTile, UseStardust, Via
from games.girl_stars.components import COLOURS, GATES, PILES, ROUNDS, Bonus, Colour, pile_of
from games.girl_stars.placing import star_of
from games.girl_stars.player_view import PlayerView
from games.girl_stars.state import Scouting
from games.girl_stars.state_from_view import match_from_view, state_from_view, view_after
from games.girl_stars.view import ScoutingView, View, scouting_view
from games.girl_stars.view import view as view_of

A = TypeVar("A", bound=Action)


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
    `vp`.
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


def _context(view: View) -> StepContext:
    return StepContext(len(view.players), Chance("", b""))


def preview(view: View, seat: Seat, action: PlaceTile | UseStardust) -> Preview:
    """Return the result of this legal move; nothing is drawn for it."""
    state, context, player = state_from_view(view), _context(view), view.players[seat]
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
    )


def is_irreversible(view: View, prompt: Prompt, *actions: Action) -> bool:
    """Return whether the last of these moves, legal one after another, would be irreversible."""
    match, drawn = _played(view, prompt, *actions)
    return drawn or match.over


def following(view: View, prompt: Prompt, action: Action) -> tuple[View, Prompt] | None:
    """Return the view after a move with the seat's next prompt in this phase.

    None if another seat is next; nothing that is drawn is ever reached.
    """
    match, drawn = _played(view, prompt, action)
    ask, before = engine.open_asks(match).get(prompt.seat), prompt.step
    if drawn or ask is None or before is None or ask.phase != before.phase:
        return None
    legal = engine.prompt(match, ask).legal
    return view_of(match.state, view.seat, engine.position(match)), Prompt(prompt.seat, ask, legal, prompt.token)


def _played(view: View, prompt: Prompt, *actions: Action) -> tuple[AnyMatch, bool]:
    """Return a match after these moves, up to the next prompt, and whether anything was drawn."""
    match, context = match_from_view(view), _context(view)
    for action in actions:
        ask = engine.open_asks(match).get(prompt.seat)
        if ask is None or (isinstance(action, UseStardust) and isinstance(ask, flow.ChooseRoute | flow.ChooseColour)):
            break  # an out-of-turn action, which draws nothing
        engine.take_move(match, context, ask, action)
        engine.run_automatic_steps(match, context)
    return match, bool(context.chance.touched)


def _lights(told: Iterable[Event]) -> dict[Colour, int]:
    found = Counter(event.colour for event in told if isinstance(event, events.LightCollected))
    return {colour: found[colour] for colour in COLOURS}


def apart_from_bonus(action: A) -> A:
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


def lighting_is_irreversible(
    view: View, seat: Seat, path: Sequence[int], via: Via, colours: Sequence[Colour] = ()
) -> bool:
    """Return whether something is drawn after this path is lit, which makes it irreversible."""
    match, context = match_from_view(view), _context(view)
    chosen = paths.colouring(view.lit, view.players[seat].light, path, colours)
    match.common[0] = flow.LightPath(seat, Scouting(path[-1], via, tuple(path), chosen))
    engine.run_automatic_steps(match, context)
    return match.over or bool(context.chance.touched)


def vanishing(view: View) -> tuple[str, ...]:
    """Return the piles that lose their top token after this round: Stardust for them must be used before. [spec 8]

    After the last round none does, because Cleanup ends early. [p.12, R19]
    """
    return tuple(pile for pile, reward in view.rewards.items() if reward.marked and view.round < ROUNDS)


def default_payment(view: View, seat: Seat, payments: Iterable[tuple[Colour, ...]]) -> tuple[Colour, ...]:
    """Return the payment that leaves the supply most even; the first among equals."""
    light = view.players[seat].light
    return min(payments, key=lambda way: sum((light[colour] - way.count(colour)) ** 2 for colour in COLOURS))
