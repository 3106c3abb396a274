"""What a strong player would do, listed step by step with what each step brings, and done with one click.

The buttons carry the moves themselves, each as its number among those of its moment: what is listed is what is done.
Any first part of the list can be taken alone.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.game_ui import confirmation
from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import names
from bot.game_ui.prompt_table import listed
from bot.ui_kit import move_menu
from bot.ui_kit.panels import MAX_LABEL, Button, ButtonStyle, ProposedMoves, Row, truncate
from games.api import Action
from games.girl_stars import actions as do
from games.girl_stars import preview, suggestions

BEST = "⭐"

BUTTONS_IN_ROW = 5
"""Maximum number of buttons in a row."""

_PARTS = do.ScoutRoute | do.ScoutColour | do.ScoutRest
"""Moves that only finish the previous one."""


class SuggestedStep(Struct, frozen=True):
    """One step of a suggestion: its context and its moves; the step is named after the first move."""

    context: PromptContext
    actions: tuple[Action, ...]
    tokens: tuple[str, ...]


Says = Callable[[PromptContext, SuggestedStep], str]
"""From the context of now and a step: what it is and what it brings."""


def steps(context: PromptContext) -> list[SuggestedStep]:
    """Return the moves of a strong player until another seat is next; none if suggestions are not allowed."""
    if not context.suggestions:
        return []
    return _steps(context, suggestions.course(names.view_of(context), context.prompt))


def _steps(context: PromptContext, actions: Sequence[Action]) -> list[SuggestedStep]:
    found: list[SuggestedStep] = []
    for number, action in enumerate(actions, start=1):
        token = context.index_of(action)
        if isinstance(action, _PARTS) and found:
            last = found.pop()
            found.append(SuggestedStep(last.context, (*last.actions, action), (*last.tokens, token)))
        else:
            found.append(SuggestedStep(context, (action,), (token,)))
        if number < len(actions):
            context = after(context, action)
    return found


def after(context: PromptContext, action: Action) -> PromptContext:
    """Return the context after a move; raises NoSuchPath if no prompt follows."""
    then = preview.following(names.view_of(context), context.prompt, action)
    if then is None:
        raise move_menu.NoSuchPath(repr(action))
    view, prompt = then
    return replace(context, table_view=replace(context.table_view, view=view, prompt=prompt))


def lines(context: PromptContext, found: Sequence[SuggestedStep], says: Says) -> str:
    """Return the steps line by line, numbered if there are several."""
    said = [says(context, step) for step in found]
    return "\n".join(f"**{number}.** {line}" for number, line in enumerate(said, start=1)) if len(said) > 1 else said[0]


def told(context: PromptContext, found: Sequence[SuggestedStep], says: Says) -> tuple[str, ...]:
    """Return the list for a panel with its heading and a note about irreversible moves; empty without a suggestion."""
    stands: tuple[str, ...] = ()
    if final(context):
        stands = (f"-# {context.words('bot.stands')}",)
    elif _stand(found):
        stands = (f"-# {listed((_all(context, found), context.words('bot.for_good')))}",)
    return (
        (f"{BEST} {context.words('bot.girl_stars.suggested')}", lines(context, found, says), *stands)
        if found
        else stands
    )


def final(context: PromptContext) -> bool:
    """Return whether every move of this prompt is irreversible: the last tile of all, a pick before the Shadow Elder's.

    A screen that says so need not ask once more.
    """
    view, prompt = names.view_of(context), context.prompt
    last = len(names.mine(context).hand) == 1 and not any(isinstance(one, do.UseStardust) for one in prompt.legal)
    if prompt.name != "TakeAsh" and not (prompt.name == "PlaceTile" and last):
        return False
    return preview.is_irreversible(view, prompt, prompt.legal[0])


def path(context: PromptContext, *args: str) -> tuple[str, ...]:
    """Return the path of these arguments, without confirmation if the panel says that every move is irreversible."""
    return confirmation.confirmed(*args) if final(context) else (confirmation.WAY, *args)


def _stand(found: Sequence[SuggestedStep]) -> bool:
    """Return whether these steps are several moves and irreversible; planned moves never are."""
    if sum(len(step.actions) for step in found) < 2 or found[0].context.table_view.is_foreseen:
        return False
    last = found[-1]
    return preview.is_irreversible(names.view_of(last.context), last.context.prompt, *last.actions)


def _all(context: PromptContext, found: Sequence[SuggestedStep]) -> str:
    """Return the name of the button for all of these steps; a single one by its own name."""
    if len(found) > 1:
        return context.say("all", count=len(found))
    name_of = names.laid if context.prompt.name == "PlaceTile" else names.name
    return truncate(name_of(context, found[0].actions[0]), MAX_LABEL)


def row(context: PromptContext, found: Sequence[SuggestedStep]) -> tuple[Row, ...]:
    """Return a button for all of these steps, and one for each first part; the first may need no confirmation."""
    if not found:
        return ()
    way = confirmation.confirmed(*_args(found)) if _stand(found) else path(context, *_args(found))
    buttons = [Button(way, _all(context, found), ButtonStyle.GO, BEST)]
    buttons += [
        Button((confirmation.WAY, *_args(found[:count])), context.say("first", count=count))
        for count in range(1, min(len(found), BUTTONS_IN_ROW))
    ]
    return (tuple(buttons),)


def _args(found: Sequence[SuggestedStep]) -> tuple[str, ...]:
    return ("all", *(token for step in found for token in step.tokens))


def walked(context: PromptContext, tokens: Sequence[str], says: Says) -> ProposedMoves:
    """Return the moves of a button, as they were listed; raises NoSuchPath, NothingSuggested."""
    context.require_suggestions()
    actions: list[Action] = []
    here = context
    for token in tokens:
        if actions:
            here = after(here, actions[-1])
        actions.append(here.move_at(token))
    if not actions:
        raise move_menu.NoSuchPath("all")
    return ProposedMoves(tuple(actions), said=lines(context, _steps(context, actions), says))
