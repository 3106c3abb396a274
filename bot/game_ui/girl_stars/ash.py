"""The dish: tokens to keep, or to discard for every Light that they allow, several with one pick."""

from itertools import takewhile

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import dust, names, suggestions
from bot.game_ui.girl_stars.suggestions import SuggestedStep
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.api import OPPONENT, Action
from games.girl_stars import actions as do
from games.girl_stars.view import REGIONS


def ash_panel(context: PromptContext) -> Panel:
    """Ask for tokens: what a strong player would take, what each may be used for, what the seat has."""
    steps = suggestions.steps(context)
    text = (
        generic.prompt_text(context),
        *names.hint(context),
        *suggestions.told(context, steps, said),
        names.supply(context),
        f"-# {context.words('bot.girl_stars.ash', count=max(1, _own(context)))}",
        *dust.vanishing(context),
    )
    return Panel("\n".join(text), ash_rows(context), sheet="table")


def said(_: PromptContext, step: SuggestedStep) -> str:
    """Return a step of what is suggested, and what it is good for."""
    return _said(step.context, step.actions[0])


def _said(context: PromptContext, action: Action) -> str:
    if isinstance(action, do.UseStardust):
        return names.listed((names.name(context, action), *names.effects(context, dust.seen(context, action))))
    assert isinstance(action, do.TakeAsh)
    return names.listed((names.name(context, action), ash_note(context, action) if action.mode == "keep" else ""))


def ash_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return what is suggested, what may be kept, what may be discarded for Light, and Stardust."""
    takes = [action for action in context.legal if isinstance(action, do.TakeAsh)]
    steps = suggestions.steps(context)
    rows: list[Row] = list(suggestions.row(context, steps))
    for icon, mode in (("k", "keep"), ("l", "light")):
        items = [_item(context, action) for action in takes if action.mode == mode]
        hint = context.words(f"bot.girl_stars.ash_{mode}", count=_own(context))
        rows += [
            _several(context, menu) for menu in names.menus_of(suggestions.path(context, "take", icon), hint, items)
        ]
    return tuple(row for row in (*rows, dust.dust_row(context)) if row)


def _several(context: PromptContext, menu: SelectMenu) -> SelectMenu:
    """Let a menu take as many tokens as the seat picks before the next person does."""
    return SelectMenu(menu.path, menu.hint, menu.items, most=max(1, min(_own(context), len(menu.items))))


def _own(context: PromptContext) -> int:
    """Return how often the seat picks until another person does; computers pick at once."""
    people = {table_seat.seat for table_seat in context.table_view.table.seats if table_seat.person is not None}
    free = takewhile(
        lambda seat: seat in (context.prompt.seat, OPPONENT) or seat not in people, names.view_of(context).queue
    )
    return sum(seat == context.prompt.seat for seat in free)


def taken(context: PromptContext, tokens: tuple[str, ...]) -> ProposedMoves:
    """Return the tokens of a menu, one after another; raises NoSuchPath."""
    if not tokens or context.prompt.name != "TakeAsh":
        raise move_menu.NoSuchPath("take")
    picked = [context.legal[move_menu.number(token, len(context.legal))] for token in tokens]
    said = "\n".join(_said(context, action) for action in picked)
    return ProposedMoves(tuple(picked), said=said)


def _item(context: PromptContext, action: do.TakeAsh) -> SelectOption:
    """Return an entry: the token, what is done with it, what that brings."""
    if action.mode == "keep":
        return SelectOption(index_of(context, action), names.ash(context, action.token), ash_note(context, action))
    landed = next(landed for landed in names.view_of(context).dish if landed.letter == action.token)
    touched = [context.words(f"girl_stars.colour.{one}") for one in REGIONS[landed.region].colours]
    note = context.words("bot.girl_stars.touches", colours=names.together(context.words, touched))
    return SelectOption(index_of(context, action), names.name(context, action), note)


def ash_note(context: PromptContext, action: do.TakeAsh) -> str:
    """Return what a token is worth when it is taken so."""
    landed = next(landed for landed in names.view_of(context).dish if landed.letter == action.token)
    if action.mode == "keep":
        return context.words(f"girl_stars.ash_use.{landed.ash}")
    return names.lights(context.words, action.colours, "+")


def ash_marks(context: PromptContext) -> dict[str, str]:
    """Mark the tokens that may be taken with their letters."""
    return {f"ash-{action.token}": action.token for action in context.legal if isinstance(action, do.TakeAsh)}
