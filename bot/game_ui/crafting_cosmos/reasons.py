"""Why a move is a good one: what it does for nebulae, life and goals, read off the table after it."""

from collections.abc import Iterator

from bot.game_ui.base import PromptContext
from bot.game_ui.crafting_cosmos import names
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import preview
from games.crafting_cosmos.components import NEBULA_SPACES, STAR_SPACES
from games.crafting_cosmos.player_view import NebulaView, PlayerView
from games.crafting_cosmos.view import GoalView, View

MOST_REASONS = 2
"""Maximum number of reasons for a move."""

_SHOWN: tuple[type[Action], ...] = (do.EndCraft, do.CreateAdvancedLife)
"""Moves that reveal something unknown; their purpose is shown elsewhere."""


def why(context: PromptContext, action: Action) -> str:
    """Return why a move of the craft phase may be good, before it is made; nothing if there is nothing to say."""
    if context.prompt.name != "Craft" or isinstance(action, (*_SHOWN, do.ActivatePower)):
        return ""
    view, seat = names.view_of(context), context.prompt.seat
    if isinstance(action, do.AcquirePower):
        return told(context, action, view, view)
    return told(context, action, view, preview.preview(view, seat, (action,)))


def told(context: PromptContext, action: Action, before: View, after: View) -> str:
    """Return what a move has changed for the better between these two views, the most important first."""
    if isinstance(action, _SHOWN):
        return ""
    if isinstance(action, do.AcquirePower):
        return "" if before.ending else context.say("why_power", bonus=names.bonus(context.words, action))
    seat = context.prompt.seat
    found = [*_galaxy(context, action, before.players[seat], after.players[seat]), *_goals(context, before, after)]
    return " · ".join(dict.fromkeys(found[:MOST_REASONS]))


def _galaxy(context: PromptContext, action: Action, before: PlayerView, after: PlayerView) -> Iterator[str]:
    known = {nebula.space: nebula for nebula in before.nebulae}
    pairs = [(known[nebula.space], nebula) for nebula in after.nebulae if nebula.space in known]
    for old, new in pairs:
        if new.ready and not old.ready and not new.completed:
            yield context.say("why_complete", space=new.space)
        elif new.ready and not old.ready:
            yield context.say("why_bears", space=new.space)
    nearer = [new.space for old, new in pairs if _missing(new) < _missing(old) and not new.ready and not new.completed]
    if nearer:
        yield context.say("why_towards", space=context.say("and").join(nearer))
    yield from _freed(context, action, after)
    for old, new in pairs:
        if new.life > old.life and not new.advanced and not new.ready:
            yield context.say("why_life", space=new.space, count=new.life, of=names.sides(new.space))


def _missing(nebula: NebulaView) -> int:
    return sum(not need.met for need in nebula.needs)


def _freed(context: PromptContext, action: Action, after: PlayerView) -> Iterator[str]:
    """Tell for which nebula a star makes room that goes: one that still wants another and is full otherwise."""
    match action:
        case do.MoveStar(corner) | do.SendStar(corner) | do.CompleteNebula(discard=corner) if corner in STAR_SPACES:
            pass
        case _:
            return
    if any(star.space == corner for star in after.stars):
        return
    taken = {star.space for star in after.stars}
    for nebula in after.nebulae:
        corners = NEBULA_SPACES[nebula.space].stars
        free = [one for one in corners if one not in taken]
        if not nebula.completed and corner in corners and len(free) <= _missing(nebula):
            yield context.say("why_frees", space=nebula.space)


def _goals(context: PromptContext, before: View, after: View) -> Iterator[str]:
    """Yield the goals on the track whose figure or points rise for the seat."""
    seat, known = context.prompt.seat, {goal.id: goal for goal in before.track}
    for goal in after.track:
        old = known.get(goal.id)
        if old and not goal.missed and _grown(old, goal, seat):
            name = context.words(f"{names.GAME}.goal.{goal.id}")
            yield context.say("why_goal", goal=name, before=old.metrics[seat], after=goal.metrics[seat])


def _grown(old: GoalView, new: GoalView, seat: int) -> bool:
    return new.metrics[seat] > old.metrics[seat] or new.points[seat] > old.points[seat]
