"""A suggestion for the whole turn: every move to its end in its own line, made with one click or left at any step."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2s

from msgspec.structs import replace

from bot.game_ui.base import PromptContext
from bot.game_ui.crafting_cosmos import names, reasons, spaces
from bot.ui_kit import move_menu
from bot.ui_kit.panels import (
    MAX_ENTRY,
    Button,
    ButtonStyle,
    Panel,
    ProposedMoves,
    Row,
    SelectMenu,
    SelectOption,
    truncate,
)
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.suggestions import Planned
from games.crafting_cosmos.view import View, losses

TURN, PART = "t", "to"
"""Paths: the plan; then the sign of the one that was listed and how many of its steps are taken; part of it."""

_STANDS: tuple[type[Action], ...] = (do.AcquirePower, do.CreateAdvancedLife, do.TargetStack, do.EndCraft)
"""Moves that are irreversible, or may be the last before another seat continues."""


def plan_panel(context: PromptContext) -> Panel:
    """List the plan line by line with its reasons, show the galaxy at its end, and ask."""
    words, view, seat = context.words, names.view_of(context), context.prompt.seat
    steps = planned(context)
    lines = [f"{number}. {text}" for number, text in enumerate(_lines(context, steps), start=1)]
    score = (view.players[seat].score, steps[-1].then.players[seat].score)
    effects_told = [names.said(words, "score", before=score[0], after=score[1]), *_effects(context, steps)]
    rows: list[Row] = [(_button(context, steps),)]
    if len(steps) > 1:
        path = ("c", TURN, PART, icon_of(steps))
        items = [
            SelectOption(move_menu.token(number), truncate(line, MAX_ENTRY))
            for number, line in enumerate(lines[:-1], start=1)
        ]
        rows.append(SelectMenu(path, names.said(words, "up_to"), tuple(items)))
    rows.append((Button(("move",), words("bot.back")),))
    text = "\n".join((f"### {names.said(words, 'turn')}", *lines, "", *effects_told))  # an empty line ends the list
    return Panel(text, tuple(rows), sheet="workbench", marks=_changed(steps), seen=steps[-1].then)


def planned(context: PromptContext) -> tuple[Planned, ...]:
    """Return the plan as far as one menu can list it."""
    return suggestions.plan(names.view_of(context), context.prompt.seat)[: move_menu.MENU_ENTRIES]


def icon_of(steps: Sequence[Planned]) -> str:
    """Return six letters that stand for a plan, so that no click takes another than was listed."""
    return blake2s(repr([step.action for step in steps]).encode(), digest_size=3).hexdigest()


def _lines(context: PromptContext, steps: Sequence[Planned]) -> Iterator[str]:
    """Yield what each step is called at the table as it is then, and why it is taken."""
    before = names.view_of(context)
    for step in steps:
        there = replace(context, table_view=replace(context.table_view, view=before))
        reason = reasons.told(there, step.action, before, step.then)
        yield context.words.join_with_more(spaces.long(there, step.action), reason)
        before = step.then


def _button(context: PromptContext, steps: Sequence[Planned]) -> Button:
    ends = any(isinstance(step.action, do.EndCraft) for step in steps)
    text = context.say("take_turn" if ends else "take_steps", count=len(steps))
    return Button(("c", TURN, icon_of(steps), move_menu.token(len(steps))), text, ButtonStyle.GO, "✅")


def _effects(context: PromptContext, steps: Sequence[Planned]) -> Iterator[str]:
    """Yield what is decided later, what is lost, and whether a step is irreversible."""
    words, last = context.words, steps[-1].action
    if isinstance(last, do.AcquirePower | do.TargetStack) or (isinstance(last, do.EndCraft) and last.size):
        yield f"-# {names.said(words, 'then_choose')}"
    unused = names.lost(words, losses(_before_end(context, steps), context.prompt.seat))
    if unused:
        key = "lost_then" if any(isinstance(step.action, do.EndCraft) for step in steps) else "still"
        yield f"-# {names.WARNING} {names.said(words, key, things=unused)}"
    if any(isinstance(step.action, _STANDS) for step in steps):
        yield f"-# {words('bot.stands')}"


def _before_end(context: PromptContext, steps: Sequence[Planned]) -> View:
    """Return the table before the turn ends, or after all steps."""
    before = names.view_of(context)
    for step in steps:
        if isinstance(step.action, do.EndCraft):
            break
        before = step.then
    return before


def _changed(steps: Sequence[Planned]) -> Mapping[str, str]:
    """Ring everything that a plan changes."""
    return {f"new-{space}": "" for step in steps if (space := names.space_of(step.action))}


def plan_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """List the plan, or make the chosen number of its moves; a changed plan is listed again.

    Raises NoSuchPath, NothingSuggested.
    """
    context.require_suggestions()
    match args, values:
        case (_,), ():
            return plan_panel(context)
        case ((_, icon, count), ()) | ((_, "to", icon), (count,)):
            steps = planned(context)
            taken = move_menu.number(count, len(steps) + 1)
            if not taken:
                raise move_menu.NoSuchPath(count)
            if icon != icon_of(steps):
                return plan_panel(context)
            return ProposedMoves(tuple(step.action for step in steps[:taken]), confirmed=True)
    raise move_menu.NoSuchPath(".".join(args))
