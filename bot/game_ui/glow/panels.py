"""Glow's own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, index_of, move_button, named
from bot.game_ui.glow import names
from bot.game_ui.glow.dice import dice_panel, dice_turn, keep_button
from bot.game_ui.glow.guide import GUIDE
from bot.game_ui.glow.journey import (
    ENDS,
    journey_rows,
    journey_said,
    mine_of,
    reachable,
    set_out,
    setting_out,
    stay_button,
    those_of,
    view_of,
    voyage_rows,
)
from bot.game_ui.glow.recap import SINCE
from bot.game_ui.glow.suggestions import as_suggested, suggested, why
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.pagination import Page
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.api import Action
from games.glow import actions as do
from games.glow.components import BLACK_DIE, CARDS, KAAR, SPACES
from games.glow.preview import any_order
from games.glow.view import PlayerView, TrackView


def _space(context: PromptContext, action: do.Recruit | do.DismissCompanion) -> TrackView:
    """Return the space of an answer; who keeps Kaar takes all its dice but the black one."""
    space = next(space for space in view_of(context).track if space.element == action.space)
    if isinstance(action, do.Recruit) and any(mine.id == KAAR for mine in mine_of(context).companions):
        return replace(space, dice=tuple(die for die in space.dice if die != BLACK_DIE))
    return space


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer short choices on the public message itself: nothing here is secret."""
    if those_of(context, do.ChooseAdventurer):
        return (_adventurers(context),)
    if those_of(context, do.ChooseTomDice):
        return _tom_dice(context)
    if those_of(context, do.EndTravel):
        return journey_rows(context)[-1:]
    short = (do.Recruit, do.DismissCompanion, do.MoveBlackDie, do.ChooseReserveDie, do.ResolveAll, do.Stay)
    buttons = _buttons(context, *short)
    return button_rows((keep_button(context),) if those_of(context, do.KeepDice) else buttons)


def panel(context: PromptContext) -> Panel | None:
    """Ask a seat in the shortest way for its kind of question."""
    kinds = {type(action) for action in context.legal}
    if do.KeepDice in kinds:
        return dice_panel(context, ())
    rows = _rows(context, kinds)
    if not rows:
        return None
    said, button = suggested(context)
    text = "\n".join(part for part in (generic.prompt_text(context), _told(context, kinds), said) if part)
    prompt_panel = Panel(text, (button, *rows) if button else rows, sheet=sheet(context))
    if not kinds & {do.EndTravel, do.Stay}:
        return prompt_panel
    there = marks(context)
    return replace(prompt_panel, sheet="map", marks={"near": " ".join(there), **there})


def _rows(context: PromptContext, kinds: set[type[Action]]) -> tuple[Row, ...]:
    for kind, rows in PROMPT_ROWS:
        if kind in kinds:
            return rows(context)
    return button_rows(_buttons(context, *kinds)) if len(context.legal) <= generic.FEW else ()


def _told(context: PromptContext, kinds: set[type[Action]]) -> str:
    """Return what one must know to answer."""
    words, view = context.words, view_of(context)
    if kinds & {do.Recruit, do.DismissCompanion}:
        offered = [action for action in context.legal if isinstance(action, do.Recruit | do.DismissCompanion)]
        hint = [f"-# {words('bot.glow.dice_are_lent')}"] if do.Recruit in kinds else []
        return "\n".join([*(names.space_line(words, _space(context, action), view) for action in offered), *hint])
    if kinds & {do.EndTravel, do.Stay}:
        return _purse(context, mine_of(context), sailing=do.Stay in kinds)
    if do.ResolveAll in kinds:
        same = f"-# {words('bot.glow.any_order')}" if any_order(view, context.prompt.seat) else ""
        return "\n".join(part for part in (names.triggers(words, mine_of(context)), same) if part)
    if do.ChooseTomDice in kinds:
        return f"-# {words.join_sentences((words('bot.glow.toms_dice'), words('bot.glow.only_looks')))}"
    return ""


def _purse(context: PromptContext, mine: PlayerView, *, sailing: bool) -> str:
    """Return what there is to travel with, what happened at noon, and what scores."""
    words = context.words
    footprints = words("bot.glow.footprints", count=mine.footprints)
    purse = words("bot.glow.purse", dice=_unused(mine), footprints=footprints)
    if sailing:
        purse = words("bot.glow.purse_sea", colours=mine.colours, footprints=footprints)
        return "\n".join(part for part in (names.acted(words, mine), purse) if part)
    camp = words("bot.glow.camp_at", place=names.place(words, mine.camp), light=SPACES[mine.camp].light)
    scores = f"-# {words('bot.glow.camp_scores')}"
    return "\n".join(part for part in (names.acted(words, mine), purse, f"⛺ {camp}", scores) if part)


def _unused(mine: PlayerView) -> str:
    dice = (names.ICONS[die.face] for die in mine.dice if die.face and not (die.used or die.ignored or die.resting))
    return "".join(dice) or "–"


def _buttons(context: PromptContext, *kinds: type[Action]) -> tuple[Button, ...]:
    return tuple(_button(context, action) for action in those_of(context, *kinds))


def _button(context: PromptContext, action: Action) -> Button:
    words = context.words
    if isinstance(action, do.Recruit | do.DismissCompanion):
        space = _space(context, action)
        parts = (words(f"glow.companion.{space.companion}"), _where(context, space), *names.brought(words, space))
        style = ButtonStyle.MAIN if isinstance(action, do.Recruit) else ButtonStyle.STOP
        return move_button(
            context, action, " · ".join(filter(None, parts)), emoji=names.ICONS[action.space], style=style
        )
    if isinstance(action, do.MoveBlackDie):
        name = names.capital(words(f"glow.element.{action.space}"))
        return move_button(context, action, name, emoji=names.ICONS[action.space])
    if isinstance(action, do.ChooseReserveDie):
        return move_button(context, action, names.capital(_colour(context, action.colour)))
    if isinstance(action, do.Stay):
        return stay_button(context)
    if isinstance(action, do.ResolveAll):
        return move_button(context, action, words("bot.glow.resolve_all"), style=ButtonStyle.GO)
    return move_button(context, action, names.capital(named(context, action, GAME_UI)))


def _where(context: PromptContext, space: TrackView) -> str:
    """Return the space of a companion that stands on another as well, for whom its sign alone says nothing."""
    name = context.words(f"glow.companion.{space.companion}")
    alike = [other for other in view_of(context).track if context.words(f"glow.companion.{other.companion}") == name]
    return context.words(f"glow.element.{space.element}") if len(alike) > 1 else ""


def _adventurers(context: PromptContext) -> SelectMenu:
    items = tuple(
        SelectOption(
            index_of(context, action),
            context.words(f"glow.adventurer.{action.adventurer}"),
            names.card_line(context.words, action.adventurer),
        )
        for action in those_of(context, do.ChooseAdventurer)
        if isinstance(action, do.ChooseAdventurer)
    )
    return SelectMenu(("a",), context.words("bot.glow.choose_adventurer"), items)


def _tom_dice(context: PromptContext) -> tuple[SelectMenu, ...]:
    """Offer Tom's dice and his colour as one choice: on one's own panel the text says that it stands."""
    words, plus = context.words, context.words("bot.glow.plus")
    items = [
        SelectOption(
            index_of(context, action),
            words(
                "bot.glow.tom_dice",
                dice=names.capital(plus.join(_colour(context, colour) for colour in action.dice)),
                colour=_colour(context, action.colour),
            ),
        )
        for action in those_of(context, do.ChooseTomDice)
        if isinstance(action, do.ChooseTomDice)
    ]
    return _paged(words, "y", words("bot.glow.choose_tom_dice"), items)


def _colour(context: PromptContext, colour: str) -> str:
    return str(names.noun(context.words, "glow", "colour", colour))


def _triggers(context: PromptContext) -> tuple[Row, ...]:
    everything = _buttons(context, do.ResolveAll)
    if any_order(view_of(context), context.prompt.seat):
        return (everything,)
    items = tuple(
        SelectOption(
            index_of(context, action),
            str(names.noun(context.words, "glow", "card", action.card)),
            names.card_line(context.words, action.card),
        )
        for action in those_of(context, do.Resolve)
        if isinstance(action, do.Resolve)
    )
    return (everything, SelectMenu(("a",), context.words("bot.glow.resolve_one"), items[: move_menu.PAGE]))


def _cards(context: PromptContext) -> tuple[Row, ...]:
    """Offer cards with what they do; the graveyard can hold more than one menu does."""
    items = [
        SelectOption(
            index_of(context, action),
            str(names.noun(context.words, "glow", "card", name)),
            names.card_line(context.words, name) if name in CARDS else "",
        )
        for action in context.legal
        if (name := getattr(action, "companion", "") or getattr(action, "card", ""))
    ]
    nobody = button_rows(_buttons(context, do.ReviveNobody)) if those_of(context, do.ReviveNobody) else ()
    return (*_paged(context.words, "a", context.words("bot.choose"), items), *nobody)


def _paged(words: Translator, verb: str, hint: str, items: Sequence[SelectOption]) -> tuple[SelectMenu, ...]:
    """Return as many menus as these answers need, each with a name of its own."""
    parts = [tuple(items[start : start + move_menu.PAGE]) for start in range(0, len(items), move_menu.PAGE)]
    return tuple(
        SelectMenu((verb,), Page(part, page, len(parts)).titled(hint, words), part, page=page)
        for page, part in enumerate(parts)
    )


def turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    match args:
        case ("tom",):  # of a menu that is no longer sent
            return _again(context)
        case ("to",) if values and those_of(context, do.EndTravel):
            return setting_out(context, values[0])
        case ("go",) if values and those_of(context, do.EndTravel):  # of a menu that is no longer sent
            return set_out(context, "go", values[0], shown=False)
        case (how, end) if how in ENDS and those_of(context, do.EndTravel):
            return set_out(context, how, end, shown=True)
        case ("day", icon):
            return as_suggested(context, icon) or _again(context)
        case (("keep" | "dice" | "set"), *_) if those_of(context, do.KeepDice):
            return dice_turn(context, args, values)
    raise move_menu.NoSuchPath(".".join(args))


def _again(context: PromptContext) -> Panel:
    """Show the question anew, for a suggestion that would be another one by now."""
    found = panel(context)
    if found is None:
        raise move_menu.NoSuchPath("day")
    return found


def name(context: PromptContext, action: Action) -> str:
    """Name a die that goes back by what it shows, numbered as on the picture."""
    if not isinstance(action, do.ReturnDie):
        return ""
    number, die = next((n, die) for n, die in enumerate(mine_of(context).dice, start=1) if die.id == action.die)
    return f"{number} {names.face(context.words, die.face)} · {names.die_note(context.words, die)}"


def describe(context: PromptContext, action: Action) -> str:
    """Say what an answer would do, beyond its label."""
    words, mine = context.words, mine_of(context)
    match action:
        case do.Recruit() | do.DismissCompanion():
            return names.space_line(words, _space(context, action), view_of(context))
        case do.Move() | do.EndTravel() | do.PlaceCamp() | do.Sail() | do.Stay():
            return journey_said(context, action)
        case do.ChooseAdventurer(name) | do.Revive(name) | do.DiscardForSkull(name) | do.Resolve(name):
            return names.card_line(words, name) if name in CARDS else ""
        case do.KeepDice() | do.ResolveAll():
            return "\n".join((names.dice_line(words, mine), names.triggers(words, mine)))
    return ""


def marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the spaces and islands that can be reached, with the labels that the menus use."""
    if those_of(context, do.Move):
        return {end: names.mark(end) for end in reachable(mine_of(context))}
    return {sail.space: names.mark(sail.space) for sail in those_of(context, do.Sail) if isinstance(sail, do.Sail)}


def sheet(context: PromptContext) -> str:
    """Show one's own day; what concerns the whole table stands on the public message."""
    own_day = (do.KeepDice, do.EndTravel, do.Stay, do.ResolveAll, do.ReturnDie, do.DiscardForSkull, do.Revive)
    return "seat" if those_of(context, *own_day) else ""


PROMPT_ROWS: tuple[tuple[type[Action], Callable[[PromptContext], tuple[Row, ...]]], ...] = (
    (do.ChooseAdventurer, lambda context: (_adventurers(context),)),
    (do.ChooseTomDice, _tom_dice),
    (do.ResolveAll, _triggers),
    (do.EndTravel, journey_rows),
    (do.Stay, voyage_rows),
    (do.Revive, _cards),
    (do.DiscardForSkull, _cards),
)
"""How each question is asked, by a kind of answer that only this question has."""

GAME_UI = GameUI(
    key="glow",
    public_buttons=quick,
    panel=panel,
    turn=turn,
    noun=names.noun,
    name=name,
    describe=describe,
    why=why,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
    recap=SINCE,
)
