"""The suggestions of a strong computer player, with reasons."""

from functools import lru_cache

from msgspec import Struct

from games.core import engine
from games.core.ai import STRONG
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action, Ask, Seat, StepContext
from games.glow.actions import Recruit, Reroll
from games.glow.ai import choose
from games.glow.ai.evaluation import Rolls, noon
from games.glow.ai.moves import Offer, recruits
from games.glow.components import BLACK_DIE, TOM_TILES
from games.glow.state_from_view import day_of
from games.glow.view import View
from games.glow.view import view as view_of

REASONS = ("card", "dice", "footprints", "black", "tom")
"""The possible reasons for a companion: its card, its dice and footprints, no black die, and a small gain for Tom."""


class Choice(Struct, frozen=True):
    """The suggested companion, the second best, and the reason, which is one of `REASONS`."""

    action: Recruit
    other: Recruit | None = None
    reason: str = ""


def _chance() -> Chance:
    return Chance("glow/advice", bytes(16))


@lru_cache(maxsize=64)
def recruit(view: View, prompt: Prompt) -> Choice:
    """Return the companion that a strong player would recruit, with the reason."""
    offers = sorted(recruits(STRONG, view, prompt), key=lambda offer: -offer.worth)
    if len(offers) == 1:
        return Choice(offers[0].action)
    best, other = offers[:2]

    def lead(reason: str) -> float:
        return float(getattr(best, reason)) - float(getattr(other, reason))

    seen = [reason for reason in REASONS if lead(reason) > 0 and _can_be_seen(view, reason, best, other)]
    return Choice(best.action, other.action, max(seen, key=lead)) if seen else Choice(best.action)


def _can_be_seen(view: View, reason: str, best: Offer, other: Offer) -> bool:
    """Return whether the figures printed next to both companions support a reason.

    A strong player's expectation may differ from them.
    """
    track = {space.element: space for space in view.track}
    one, two = track[best.action.space], track[other.action.space]
    if reason == "dice":
        return len(one.dice) > len(two.dice)
    if reason == "black":
        return BLACK_DIE in two.dice and BLACK_DIE not in one.dice
    if reason != "tom":
        return True
    ours, theirs = (_toms(view, space.tile) for space in (one, two))
    return ours != theirs and all(mine <= more for mine, more in zip(ours, theirs, strict=True))


def _toms(view: View, tile: str) -> tuple[int, ...]:
    """Return Tom's immediate gain by a tile: light, spaces, and a move of camp or boat."""
    if not tile or view.tom is None:
        return (0, 0, 0)
    printed = TOM_TILES[tile]
    return printed.light_at(view.tom.party + printed.party_steps), printed.party_steps, int(printed.camp_or_boat)


@lru_cache(maxsize=64)
def rest_of_day(view: View, seat: Seat) -> tuple[Action, ...]:
    """Return a strong player's moves to the end of the day, or up to the next throw of dice.

    Each move is legal after the previous ones. Returns none if the seat has no prompt of its own day.
    """
    day = day_of(view, seat)
    if day is None:
        return ()
    context, chance = StepContext(day.seats, _chance()), _chance()
    engine.run_automatic_steps(day, context)
    given: list[Action] = []
    while day.own[seat] and isinstance(ask := day.own[seat][0], Ask):
        seen = view_of(day.state, seat, engine.position(day))
        action = choose(STRONG, seen, engine.prompt(day, ask), chance)
        given.append(action)
        if isinstance(action, Reroll):
            break
        engine.take_move(day, context, ask, action)
        engine.run_automatic_steps(day, context)
    return tuple(given)


def gain_of(view: View, seat: Seat, action: Reroll) -> float:
    """Return the mean gain of a reroll in light, without its price."""
    player = view.players[seat]
    rolls = Rolls(player, noon(view, player))
    again = [number for number, die in enumerate(rolls.dice) if die.id in action.dice]
    return rolls.mean(again) - rolls.mean(())
