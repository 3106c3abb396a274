"""The controls of Glow: the fewest clicks for each decision. [spec 13]"""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from bot.game_ui import generic, prompt_table
from bot.game_ui.base import GameUI, PromptContext, named
from bot.game_ui.glow import names
from bot.game_ui.glow.dice import dice_panel, dice_turn, keep_button
from bot.game_ui.glow.journey import (
    ENDS,
    journey_rows,
    journey_said,
    reachable,
    set_out,
    setting_out,
    stay_button,
    voyage_rows,
)
from bot.game_ui.glow.recap import SINCE, gains_in
from bot.game_ui.glow.suggestions import as_suggested, suggested, why
from bot.game_ui.guide import load_guide
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.pagination import Page
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.api import Action
from games.glow import actions as do
from games.glow.components import BLACK_DIE, CARDS, KAAR, SPACES
from games.glow.player_view import PlayerView
from games.glow.preview import any_order
from games.glow.view import TrackView


def _space(context: PromptContext, action: do.Recruit | do.DismissCompanion) -> TrackView:
    """Return the space of a move; who keeps Kaar takes all its dice but the black one."""
    space = next(space for space in names.view_of(context).track if space.element == action.space)
    if isinstance(action, do.Recruit) and any(mine.id == KAAR for mine in names.mine(context).companions):
        return replace(space, dice=tuple(die for die in space.dice if die != BLACK_DIE))
    return space


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer short choices on the public message itself: nothing here is secret."""
    if context.moves(do.ChooseAdventurer):
        return (_adventurers(context),)
    if context.moves(do.ChooseTomDice):
        return _tom_dice(context)
    if context.moves(do.EndTravel):
        return journey_rows(context)[-1:]
    short = (do.Recruit, do.DismissCompanion, do.MoveBlackDie, do.ChooseReserveDie, do.ResolveAll, do.Stay)
    buttons = _buttons(context, *short)
    return button_rows((keep_button(context),) if context.moves(do.KeepDice) else buttons)


def panel(context: PromptContext) -> Panel | None:
    """Show a seat's prompt in the shortest way for its kind."""
    kinds = {type(action) for action in context.legal}
    if do.KeepDice in kinds:
        return dice_panel(context, ())
    rows = _rows(context, kinds)
    if not rows:
        return None
    said, button = suggested(context)
    lines = (generic.prompt_text(context), *_told(context, kinds), said)
    if not kinds & {do.EndTravel, do.Stay}:
        return prompt_table.panel(lines, (button, *rows), sheet=sheet(context))
    there = marks(context)
    return prompt_table.panel(lines, (button, *rows), sheet="map", marks={"near": " ".join(there), **there})


def _rows(context: PromptContext, kinds: set[type[Action]]) -> tuple[Row, ...]:
    for kind, rows in PROMPT_ROWS:
        if kind in kinds:
            return rows(context)
    return button_rows(_buttons(context, *kinds)) if len(context.legal) <= generic.MOST_BUTTONS else ()


def _told(context: PromptContext, kinds: set[type[Action]]) -> tuple[str, ...]:
    """Return what one must know to decide."""
    words, view, mine = context.words, names.view_of(context), names.mine(context)
    if kinds & {do.Recruit, do.DismissCompanion}:
        offered: list[do.Recruit | do.DismissCompanion] = context.moves(do.Recruit, do.DismissCompanion)
        hint = f"-# {context.say('dice_are_lent')}" if do.Recruit in kinds else ""
        return (*(names.space_line(words, _space(context, action), view) for action in offered), hint)
    if kinds & {do.EndTravel, do.Stay}:
        return _purse(context, mine, sailing=do.Stay in kinds)
    if do.ResolveAll in kinds:
        same = f"-# {context.say('any_order')}" if any_order(view, context.prompt.seat) else ""
        return names.triggers(words, mine), same
    if do.ChooseTomDice in kinds:
        return (f"-# {words.join_sentences((context.say('toms_dice'), context.say('only_looks')))}",)
    return ()


def _purse(context: PromptContext, mine: PlayerView, *, sailing: bool) -> tuple[str, ...]:
    """Return what there is to travel with, what happened at noon, and what scores."""
    words, acted = context.words, names.acted(context.words, mine)
    footprints = context.say("footprints", count=mine.footprints)
    if sailing:
        return acted, context.say("purse_sea", colours=mine.colours, footprints=footprints)
    camp = context.say("camp_at", place=names.place(words, mine.camp), light=SPACES[mine.camp].light)
    purse = context.say("purse", dice=_unused(mine), footprints=footprints)
    return acted, purse, f"⛺ {camp}", f"-# {context.say('camp_scores')}"


def _unused(mine: PlayerView) -> str:
    dice = (names.ICONS[die.face] for die in mine.dice if die.face and not (die.used or die.ignored or die.resting))
    return "".join(dice) or "–"


def _buttons(context: PromptContext, *kinds: type[Action]) -> tuple[Button, ...]:
    return tuple(_button(context, action) for action in context.moves(*kinds))


def _button(context: PromptContext, action: Action) -> Button:
    words = context.words
    if isinstance(action, do.Recruit | do.DismissCompanion):
        space = _space(context, action)
        parts = (words(f"glow.companion.{space.companion}"), _where(context, space), *names.brought(words, space))
        style = ButtonStyle.MAIN if isinstance(action, do.Recruit) else ButtonStyle.STOP
        return context.button(action, " · ".join(filter(None, parts)), emoji=names.ICONS[action.space], style=style)
    if isinstance(action, do.MoveBlackDie):
        name = names.capital(words(f"glow.element.{action.space}"))
        return context.button(action, name, emoji=names.ICONS[action.space])
    if isinstance(action, do.ChooseReserveDie):
        return context.button(action, names.capital(_colour(context, action.colour)))
    if isinstance(action, do.Stay):
        return stay_button(context)
    if isinstance(action, do.ResolveAll):
        return context.button(action, words("bot.glow.resolve_all"), style=ButtonStyle.GO)
    return context.button(action, names.capital(named(context, action, GAME_UI)))


def _where(context: PromptContext, space: TrackView) -> str:
    """Return the space of a companion whose name is on the track twice; else empty."""
    name = context.words(f"glow.companion.{space.companion}")
    alike = [
        other for other in names.view_of(context).track if context.words(f"glow.companion.{other.companion}") == name
    ]
    return context.words(f"glow.element.{space.element}") if len(alike) > 1 else ""


def _adventurers(context: PromptContext) -> SelectMenu:
    options = tuple(_card(context, action, action.adventurer) for action in context.moves(do.ChooseAdventurer))
    return SelectMenu(("a",), context.say("choose_adventurer"), options)


def _card(context: PromptContext, action: Action, name: str) -> SelectOption:
    """Return the entry of a card with what it does."""
    text = names.card_line(context.words, name) if name in CARDS else ""
    return context.option(action, str(names.noun(context.words, "glow", "card", name)), text)


def _tom_dice(context: PromptContext) -> tuple[SelectMenu, ...]:
    """Offer Tom's dice and his colour as one choice; the private panel says that it is irreversible."""
    plus = context.say("plus")
    options = []
    for action in context.moves(do.ChooseTomDice):
        dice = names.capital(plus.join(_colour(context, colour) for colour in action.dice))
        options.append(
            context.option(action, context.say("tom_dice", dice=dice, colour=_colour(context, action.colour)))
        )
    return _paged(context.words, "y", context.say("choose_tom_dice"), options)


def _colour(context: PromptContext, colour: str) -> str:
    return str(names.noun(context.words, "glow", "colour", colour))


def _triggers(context: PromptContext) -> tuple[Row, ...]:
    everything = _buttons(context, do.ResolveAll)
    if any_order(names.view_of(context), context.prompt.seat):
        return (everything,)
    options = tuple(_card(context, action, action.card) for action in context.moves(do.Resolve))
    return (everything, SelectMenu(("a",), context.say("resolve_one"), options[: move_menu.MENU_ENTRIES]))


def _cards(context: PromptContext) -> tuple[Row, ...]:
    """Offer cards with what they do; the graveyard can hold more than one menu does."""
    options = [_card(context, action, action.companion) for action in context.moves(do.Revive)]
    options += [_card(context, action, action.card) for action in context.moves(do.DiscardForSkull)]
    nobody = (*_buttons(context, do.ReviveNobody),)
    return (*_paged(context.words, "a", context.words("bot.choose"), options), nobody)


def _paged(words: Translator, verb: str, hint: str, items: Sequence[SelectOption]) -> tuple[SelectMenu, ...]:
    """Return as many menus as these moves need, each with a name of its own."""
    parts = [
        tuple(items[start : start + move_menu.MENU_ENTRIES]) for start in range(0, len(items), move_menu.MENU_ENTRIES)
    ]
    return tuple(
        SelectMenu((verb,), Page(part, page, len(parts)).titled(hint, words), part, page=page)
        for page, part in enumerate(parts)
    )


def turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Reply to a click on one of these controls' own paths; raises NoSuchPath for any other."""
    match args:
        case ("tom",):  # of a menu that is no longer sent
            return _again(context)
        case ("to",) if values and context.moves(do.EndTravel):
            return setting_out(context, values[0])
        case ("go",) if values and context.moves(do.EndTravel):  # of a menu that is no longer sent
            return set_out(context, "go", values[0], shown=False)
        case (how, end) if how in ENDS and context.moves(do.EndTravel):
            return set_out(context, how, end, shown=True)
        case ("day", icon):
            return as_suggested(context, icon) or _again(context)
        case (("keep" | "dice" | "set"), *_) if context.moves(do.KeepDice):
            return dice_turn(context, args, values)
    raise move_menu.NoSuchPath(".".join(args))


def _again(context: PromptContext) -> Panel:
    """Show the prompt again, because the suggestion has changed."""
    found = panel(context)
    if found is None:
        raise move_menu.NoSuchPath("day")
    return found


def name(context: PromptContext, action: Action) -> str:
    """Name a die that goes back by what it shows, numbered as on the picture."""
    if not isinstance(action, do.ReturnDie):
        return ""
    number, die = next((n, die) for n, die in enumerate(names.mine(context).dice, start=1) if die.id == action.die)
    return f"{number} {names.face(context.words, die.face)} · {names.die_note(context.words, die)}"


def describe(context: PromptContext, action: Action) -> str:
    """Return what a move would do, beyond its label."""
    words, mine = context.words, names.mine(context)
    match action:
        case do.Recruit() | do.DismissCompanion():
            return names.space_line(words, _space(context, action), names.view_of(context))
        case do.Move() | do.EndTravel() | do.PlaceCamp() | do.Sail() | do.Stay():
            return journey_said(context, action)
        case do.ChooseAdventurer(name) | do.Revive(name) | do.DiscardForSkull(name) | do.Resolve(name):
            return names.card_line(words, name) if name in CARDS else ""
        case do.KeepDice() | do.ResolveAll():
            return "\n".join((names.dice_line(words, mine), names.triggers(words, mine)))
    return ""


def marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the spaces and islands that can be reached, with the labels that the menus use."""
    if context.moves(do.Move):
        return {end: names.mark(end) for end in reachable(names.mine(context))}
    return {sail.space: names.mark(sail.space) for sail in context.moves(do.Sail)}


def sheet(context: PromptContext) -> str:
    """Return the sheet of the seat's day; prompts about the whole table have none."""
    own_day = (do.KeepDice, do.EndTravel, do.Stay, do.ResolveAll, do.ReturnDie, do.DiscardForSkull, do.Revive)
    return "seat" if context.moves(*own_day) else ""


PROMPT_ROWS: tuple[tuple[type[Action], Callable[[PromptContext], tuple[Row, ...]]], ...] = (
    (do.ChooseAdventurer, lambda context: (_adventurers(context),)),
    (do.ChooseTomDice, _tom_dice),
    (do.ResolveAll, _triggers),
    (do.EndTravel, journey_rows),
    (do.Stay, voyage_rows),
    (do.Revive, _cards),
    (do.DiscardForSkull, _cards),
)
"""The rows of each prompt, by a kind of move that only this prompt has."""

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
    guide=load_guide("bot.game_ui.glow"),
    recap=SINCE,
    own_recap=gains_in,
)
