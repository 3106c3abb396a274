"""Previews of moves, from a view alone."""

from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from games.core import engine
from games.core.chance import Chance
from games.core.match import AnyMatch
from games.core.step import Action, Seat, StepContext
from games.glow.actions import KeepDice
from games.glow.components import PROVINCE, ROUNDS, SPACES, steps_from
from games.glow.player_view import PlayerView
from games.glow.state_from_view import day_of
from games.glow.travel import Way, may_camp, step_cost, steps
from games.glow.view import View

ORDERS = 64
"""Maximum number of states of a noon to visit; beyond it the order is assumed to matter."""


def ends_day(player: PlayerView, way: Way) -> bool:
    """Return whether a journey certainly leaves no other move than to end the day.

    It is not certain where a skull may take a Sketal, whose die is returned with it.
    """
    if way.skulls and any(mine.die for mine in player.companions):
        return False
    after = _walked(player, way)
    return not may_camp(after) and not steps(after)


def _walked(player: PlayerView, way: Way) -> PlayerView:
    """Return a player after the steps of a journey, as far as further steps depend on them."""
    for space in way.steps:
        cost = step_cost(player, space)
        player = replace(
            player,
            party=space,
            visited=(*player.visited, player.party),
            footprints=player.footprints - cost.footprints,
            dice=tuple(replace(die, used=True) if die.id == cost.die else die for die in player.dice),
        )
    return player


def last_day(view: View) -> bool:
    """Return whether no day follows: after eight days, or when Tom's tiles have run out twice."""
    return view.round == ROUNDS or (view.tom is not None and view.tom.last_round)


class Ahead(msgspec.Struct, frozen=True):
    """A village worth more than the camp's, and the number of steps still missing."""

    village: str
    steps: int


def ahead(player: PlayerView, way: Way) -> Ahead | None:
    """Return the nearest better village that a journey approaches, if there is one.

    Villages on the way do not count. Among equally near villages the one with more light is returned; costs are
    ignored.
    """
    now, then, camp = steps_from(player.party), steps_from(way.end), SPACES[player.camp].light
    better = [name for name in PROVINCE.villages if SPACES[name].light > camp and name not in way.steps]
    nearer = [Ahead(village, then[village]) for village in better if then[village] < now[village]]
    return min(nearer, key=lambda one: (one.steps, -SPACES[one.village].light), default=None)


def _after(day: AnyMatch, seat: Seat, *moves: Action) -> AnyMatch:
    """Return a copy of a day after these moves."""
    day = deepcopy(day)
    context = StepContext(day.seats, Chance("glow/outlook", bytes(16)))
    engine.run_automatic_steps(day, context)
    for action in moves:
        engine.take_move(day, context, day.own[seat][0], action)
        engine.run_automatic_steps(day, context)
    return day


@lru_cache(maxsize=64)
def any_order(view: View, seat: Seat) -> bool:
    """Return whether the seat orders triggers at noon and every order has the same result.

    The prompt may be open now or follow once the present dice are kept. Two matches are the same if their stored
    data are equal; noon draws nothing.
    """
    day = day_of(view, seat)
    if day is None:
        return False
    keeping = any(asked.seat == seat and asked.step == "RerollDice" for asked in view.asked)
    noon = _after(day, seat, *((KeepDice(),) if keeping else ()))
    if _asked(noon, seat) != "Resolve":
        return False
    ends: set[bytes] = set()
    for looked, (here, over) in enumerate(_noons(noon, seat)):
        ends |= {here} if over else set()
        if looked > ORDERS or len(ends) > 1:
            return False
    return True


def _asked(day: AnyMatch, seat: Seat) -> str:
    """Return the name of a seat's prompt in a simulated day."""
    return type(day.own[seat][0]).__name__ if day.own[seat] else ""


def _noons(noon: AnyMatch, seat: Seat) -> Iterator[tuple[bytes, bool]]:
    """Yield every state of this noon, each once, and whether no further prompt is open there."""
    waiting, seen = [noon], set[bytes]()
    while waiting:
        day = waiting.pop()
        here = msgspec.json.encode((day.state, day.own))
        if here in seen:
            continue
        seen.add(here)
        on = _asked(day, seat) in ("Resolve", "ReturnDie")
        yield here, not on
        if on:
            waiting += [_after(day, seat, action) for action in day.own[seat][0].legal(day.state)]
