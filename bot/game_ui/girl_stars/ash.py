"""The dish: tokens to keep, or to discard for every Light that they allow, several with one pick."""

from itertools import takewhile

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import dust, names, suggestions
from bot.game_ui.girl_stars.suggestions import SuggestedStep
from bot.game_ui.prompt_table import listed, numbered_menus, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves, Row, SelectOption
from games.api import OPPONENT, Action
from games.girl_stars import actions as do
from games.girl_stars.components import REGIONS


def ash_panel(context: PromptContext) -> Panel:
    """Ask for tokens: what a strong player would take, what each may be used for, what the seat has."""
    steps = suggestions.steps(context)
    lines = (
        generic.prompt_text(context),
        *names.hint(context),
        *suggestions.told(context, steps, said),
        names.supply(context),
        f"-# {context.say('ash', count=max(1, _own(context)))}",
        *dust.vanishing(context),
    )
    return panel(lines, ash_rows(context), sheet="table")


def said(_: PromptContext, step: SuggestedStep) -> str:
    """Return a step of what is suggested, and what it is good for."""
    return _said(step.context, step.actions[0])


def _said(context: PromptContext, action: Action) -> str:
    if isinstance(action, do.UseStardust):
        return listed((names.name(context, action), *names.effects(context, dust.seen(context, action))))
    assert isinstance(action, do.TakeAsh)
    return listed((names.name(context, action), ash_note(context, action) if action.mode == "keep" else ""))


def ash_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return what is suggested, what may be kept, what may be discarded for Light, and Stardust."""
    rows: list[Row] = [*suggestions.row(context, suggestions.steps(context))]
    for icon, mode in (("k", "keep"), ("l", "light")):
        options = [_option(context, action) for action in context.moves(do.TakeAsh) if action.mode == mode]
        hint, path = context.say(f"ash_{mode}", count=_own(context)), suggestions.path(context, "take", icon)
        rows += [
            replace(menu, most=max(1, min(_own(context), len(menu.items))))
            for menu in numbered_menus(path, hint, options)
        ]
    return *rows, dust.dust_row(context)


def _own(context: PromptContext) -> int:
    """Return how often the seat picks until another person does; computers pick at once."""
    people = {table_seat.seat for table_seat in context.table_view.table.seats if table_seat.person is not None}
    others = people - {context.prompt.seat, OPPONENT}
    free = takewhile(lambda seat: seat not in others, names.view_of(context).queue)
    return sum(seat == context.prompt.seat for seat in free)


def taken(context: PromptContext, tokens: tuple[str, ...]) -> ProposedMoves:
    """Return the tokens of a menu, one after another; raises NoSuchPath."""
    if not tokens or context.prompt.name != "TakeAsh":
        raise move_menu.NoSuchPath("take")
    picked = [context.move_at(token) for token in tokens]
    said = "\n".join(_said(context, action) for action in picked)
    return ProposedMoves(tuple(picked), said=said)


def _option(context: PromptContext, action: do.TakeAsh) -> SelectOption:
    """Return an entry: the token, what is done with it, what that brings."""
    if action.mode == "keep":
        return context.option(action, names.ash(context, action.token), ash_note(context, action))
    landed = next(landed for landed in names.view_of(context).dish if landed.letter == action.token)
    touched = [context.words(f"girl_stars.colour.{one}") for one in REGIONS[landed.region].colours]
    note = context.say("touches", colours=names.together(context.words, touched))
    return context.option(action, names.name(context, action), note)


def ash_note(context: PromptContext, action: do.TakeAsh) -> str:
    """Return what a token is worth when it is taken so."""
    landed = next(landed for landed in names.view_of(context).dish if landed.letter == action.token)
    if action.mode == "keep":
        return context.words(f"girl_stars.ash_use.{landed.ash}")
    return names.lights(context.words, action.colours, "+")


def ash_marks(context: PromptContext) -> dict[str, str]:
    """Mark the tokens that may be taken with their letters."""
    return {f"ash-{action.token}": action.token for action in context.moves(do.TakeAsh)}
