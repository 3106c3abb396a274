"""The dish: tokens to keep, or to discard for every Light that they allow, several with one pick."""

from itertools import takewhile

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import dust, names, suggestions
from bot.game_ui.girl_stars.suggestions import SuggestedStep
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.core.scores import OPPONENT
from games.core.step import Action
from games.girl_stars import actions as do
from games.girl_stars.view import REGIONS


def ash_panel(desk: PromptContext) -> Panel:
    """Ask for tokens: what a strong player would take, what each may be used for, what the seat has."""
    steps = suggestions.steps(desk)
    text = (
        generic.prompt_text(desk),
        *names.hint(desk),
        *suggestions.told(desk, steps, said),
        names.supply(desk),
        f"-# {desk.words('bot.girl_stars.ash', count=max(1, _own(desk)))}",
        *dust.vanishing(desk),
    )
    return Panel("\n".join(text), ash_rows(desk), sheet="table")


def said(_: PromptContext, step: SuggestedStep) -> str:
    """Return a step of what is suggested, and what it is good for."""
    return _said(step.desk, step.actions[0])


def _said(desk: PromptContext, action: Action) -> str:
    if isinstance(action, do.UseStardust):
        return names.listed((names.name(desk, action), *names.effects(desk, dust.seen(desk, action))))
    assert isinstance(action, do.TakeAsh)
    return names.listed((names.name(desk, action), ash_note(desk, action) if action.mode == "keep" else ""))


def ash_rows(desk: PromptContext) -> tuple[Row, ...]:
    """Return what is suggested, what may be kept, what may be discarded for Light, and Stardust."""
    takes = [action for action in desk.legal if isinstance(action, do.TakeAsh)]
    steps = suggestions.steps(desk)
    rows: list[Row] = list(suggestions.row(desk, steps))
    for sign, mode in (("k", "keep"), ("l", "light")):
        items = [_item(desk, action) for action in takes if action.mode == mode]
        hint = desk.words(f"bot.girl_stars.ash_{mode}", count=_own(desk))
        rows += [_several(desk, pick) for pick in names.menus_of(suggestions.path(desk, "take", sign), hint, items)]
    return tuple(row for row in (*rows, dust.dust_row(desk)) if row)


def _several(desk: PromptContext, pick: SelectMenu) -> SelectMenu:
    """Let a menu take as many tokens as the seat picks before the next person does."""
    return SelectMenu(pick.path, pick.hint, pick.items, most=max(1, min(_own(desk), len(pick.items))))


def _own(desk: PromptContext) -> int:
    """Return how often the seat picks until another person does; computers pick at once."""
    people = {chair.seat for chair in desk.table_view.table.seats if chair.person is not None}
    free = takewhile(lambda seat: seat in (desk.prompt.seat, OPPONENT) or seat not in people, names.view_of(desk).queue)
    return sum(seat == desk.prompt.seat for seat in free)


def taken(desk: PromptContext, tokens: tuple[str, ...]) -> ProposedMoves:
    """Return the tokens of a menu, one after another; raises NoSuchPath."""
    if not tokens or desk.prompt.name != "TakeAsh":
        raise move_menu.NoSuchPath("take")
    picked = [desk.legal[move_menu.number(token, len(desk.legal))] for token in tokens]
    said = "\n".join(_said(desk, action) for action in picked)
    return ProposedMoves(tuple(picked), said=said)


def _item(desk: PromptContext, action: do.TakeAsh) -> SelectOption:
    """Return an entry: the token, what is done with it, what that brings."""
    if action.mode == "keep":
        return SelectOption(index_of(desk, action), names.ash(desk, action.token), ash_note(desk, action))
    landed = next(landed for landed in names.view_of(desk).dish if landed.letter == action.token)
    touched = [desk.words(f"girl_stars.colour.{one}") for one in REGIONS[landed.region].colours]
    note = desk.words("bot.girl_stars.touches", colours=names.together(desk.words, touched))
    return SelectOption(index_of(desk, action), names.name(desk, action), note)


def ash_note(desk: PromptContext, action: do.TakeAsh) -> str:
    """Return what a token is worth when it is taken so."""
    landed = next(landed for landed in names.view_of(desk).dish if landed.letter == action.token)
    if action.mode == "keep":
        return desk.words(f"girl_stars.ash_use.{landed.ash}")
    return names.lights(desk.words, action.colours, "+")


def ash_marks(desk: PromptContext) -> dict[str, str]:
    """Mark the tokens that may be taken with their letters."""
    return {f"ash-{action.token}": action.token for action in desk.legal if isinstance(action, do.TakeAsh)}
