"""The effects of tiles and stardust on a sky: areas, Light, constellations, bonus tokens. [spec 6.2, 4.8]"""

from collections.abc import Iterable

from games.core.step import Seat, StepContext
from games.girl_stars import events, mutations
from games.girl_stars.actions import PlaceTile, UseStardust
from games.girl_stars.components import VILLAGERS
from games.girl_stars.hexes import NEAR
from games.girl_stars.placing import closed_by_dust, star_of
from games.girl_stars.sky import Group, Sky, reached
from games.girl_stars.state import HOME, State

EXTRA_ACTIONS = 2


def place(state: State, context: StepContext, seat: Seat, action: PlaceTile) -> None:
    """Place a tile and resolve it: areas, Light, constellation. [p.5-6]"""
    player, at = state.players[seat], action.hex
    before = Sky.of(player)
    met = before.cost(at)
    areas = met - len(before.joined(at)) if met > 1 else 0
    mutations.lay(state, context, seat, at, star_of(action))
    mutations.enclose(state, context, seat, areas)
    sky = Sky.of(player)
    mutations.collect(state, context, seat, _met(sky, (at, *NEAR[at])))
    group = sky.groups[at]
    if group.complete:
        _complete(state, context, seat, group, [action.bonus] if action.bonus else [])


def use_stardust(state: State, context: StepContext, seat: Seat, action: UseStardust) -> None:
    """End all lines into a hex; every pattern that closes is a separate constellation. [p.6, R28]"""
    player, at = state.players[seat], action.hex
    before = Sky.of(player)
    closed, wishes, discs = closed_by_dust(before, at), list(action.bonus), before.cost(at)
    mutations.sprinkle(state, context, seat, at, discs)
    mutations.collect(state, context, seat, _met(Sky.of(player), NEAR[at]))
    for group in closed:
        _complete(state, context, seat, group, wishes)


def _met(sky: Sky, hexes: Iterable[str]) -> list[str]:
    """Return the hexes among these with a tile all of whose lines are met."""
    return [at for at in hexes if sky.ends.get(at) == 0]


def _complete(state: State, context: StepContext, seat: Seat, group: Group, wishes: list[str]) -> None:
    """Score a constellation and gain a bordered bonus token. [p.6]

    It is the only one, or the next one chosen. Legal actions name every choice. Previews without one leave the
    choice open.
    """
    vp = mutations.reward(state, seat, group.size, "constellations")
    context.tell(events.ConstellationCompleted(seat, group.hexes, group.size, vp))
    candidates = reached(state.players[seat].used, [group])
    if len(candidates) > 1:
        candidates = [wishes.pop(0)] if wishes else []
    for corner in candidates:
        _gain_bonus(state, context, seat, corner, vp)


def _gain_bonus(state: State, context: StepContext, seat: Seat, corner: str, vp: int) -> None:
    """Gain a bonus token; `vp` is what the constellation has just scored. [p.7]"""
    player = state.players[seat]
    bonus = player.corners[corner]
    player.used += (corner,)
    context.tell(events.BonusGained(seat, corner, bonus, vp if bonus == "rescore" else 0))
    match bonus:
        case "rescore":  # the constellation's reward once more [R9]
            mutations.earn(player, "constellations", vp)
        case "three_lights":
            mutations.gain_lights(state, seat)
        case "extra_actions":  # of the seat's turn, or else of its next one [R18]
            player.actions += EXTRA_ACTIONS
        case "extra_villager":
            player.send(VILLAGERS[-1], HOME)
