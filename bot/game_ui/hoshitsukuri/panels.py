"""Hoshitsukuri's own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, index_of, label, move_button
from bot.game_ui.hoshitsukuri import names as hoshitsukuri_names
from bot.game_ui.hoshitsukuri.custom_set import choice_panel, choice_row, choice_turn
from bot.game_ui.hoshitsukuri.guide import GUIDE
from bot.game_ui.hoshitsukuri.picks import (
    assessment,
    basket_of,
    described,
    hand_letters,
    menu,
    own_of,
    picked,
    play_panel,
    state_line,
    view_of,
)
from bot.game_ui.hoshitsukuri.recap import SINCE
from bot.game_ui.hoshitsukuri.suggestions import END, ON, onward_lines, onward_rows, onward_turn
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, button_rows
from games.api import Action
from games.hoshitsukuri import actions as do
from games.hoshitsukuri import rules
from games.hoshitsukuri.components import CARDS

FEW = 5
"""So many answers of several cards are buttons; with more of them cards are ticked."""

HAND = ("MeteorDiscard", "FlameTrash", "LightningTrash", "ForestAdd", "MicrobeAdd", "WaterDiscard")
"""Questions of one card in hand."""

SEVERAL = ("FusionTrash", "BlackHoleAdd", "DiscardDown")
SUPPLY = ("LightningGain", "GrasslandGain", "Generate")
CAUSES = {
    "FlameTrash": "flame",
    "LightningTrash": "lightning",
    "LightningGain": "lightning",
    "FusionTrash": "fusion",
    "ForestAdd": "forest",
    "MicrobeAdd": "microbe",
    "BlackHoleAdd": "black_hole",
    "GrasslandGain": "grassland",
    "WaterDiscard": "water",
    "StormReturn": "storm",
    "SpringKeep": "spring",
}
"""The card that asks a question."""


def quick(context: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message what concerns open cards alone; hands are secret."""
    if context.prompt.name == "ChooseCelestial":
        return (choice_row(context),)
    if context.prompt.name in SUPPLY:
        return _shelf(context, {})
    return _ROWS[context.prompt.name](context) if context.prompt.name in ("StormReturn", "ResolveEffect") else ()


def panel(context: PromptContext) -> Panel | None:
    """Ask a seat in the shortest way for its kind of question."""
    prompt_name = context.prompt.name
    if prompt_name == "PlayCards":
        return _play(context)
    if prompt_name == "ChooseCelestial":
        return choice_panel(context)
    if prompt_name not in _ROWS:
        return None
    text = "\n".join(part for part in (generic.prompt_text(context), *_told(context)) if part)
    return Panel(text, _ROWS[prompt_name](context), sheet=sheet(context))


def _play(context: PromptContext) -> Panel:
    """Ask for a play, with suggestions for the rest of the turn first."""
    panel = play_panel(context)
    text = "\n".join(part for part in (panel.text, *onward_lines(context)) if part)
    return replace(panel, text=text, rows=(*onward_rows(context), *panel.rows))


def _told(context: PromptContext) -> tuple[str, ...]:
    """Return what one must know to answer."""
    words, prompt_name = context.words, context.prompt.name
    cause = CAUSES.get(prompt_name)
    lines = [hoshitsukuri_names.line(words, cause)] if cause else []
    if prompt_name == "SpringKeep":
        looked = own_of(context).looked
        lines += [
            words("bot.hoshitsukuri.looked", card=hoshitsukuri_names.name(words, looked)),
            hoshitsukuri_names.line(words, looked),
        ]
    if prompt_name == "ResolveEffect":
        lines.append(hoshitsukuri_names.lines(words, _kinds(context), {}))
    if prompt_name == "MeteorDiscard":
        colours = view_of(context).players[context.prompt.seat].strikes[0]
        names = hoshitsukuri_names.noun(words, context.game, "colours", colours)
        lines.append(words("bot.hoshitsukuri.struck", colours=names))
    limit = getattr(context.prompt.step, "limit", None)
    if limit is not None:
        lines.append(words("bot.hoshitsukuri.limit", cost=limit))
    return (*lines, state_line(context) if view_of(context).field else "")


def _kinds(context: PromptContext) -> list[str]:
    """Return the different cards that may be answered with."""
    found = [kind for action in context.legal for kind in _cards(action)]
    return hoshitsukuri_names.spread(found)


def _cards(action: Action) -> tuple[str, ...]:
    card = getattr(action, "card", "")
    return (card,) if card else getattr(action, "cards", ())


def _of_hand(context: PromptContext) -> tuple[Row, ...]:
    """Offer one button for each kind, and one for none of them."""
    letter = _letters(context)
    chosen = [action for action in context.legal if _cards(action)]
    chosen.sort(key=lambda action: list(letter).index(_cards(action)[0]))
    buttons = [_hand_button(context, action, letter) for action in chosen]
    return button_rows((*buttons, *_no(context)))


def _hand_button(context: PromptContext, action: Action, letter: Mapping[str, str]) -> Button:
    kinds = _cards(action)
    text = label(context.words, context.game, action, GAME_UI)
    if context.prompt.name == "LightningTrash":
        text += f" → {_upgrade(context, kinds[0])}"
    style = ButtonStyle.STOP if isinstance(action, do.Trash) else ButtonStyle.MAIN
    return Button(
        ("y", index_of(context, action)),
        hoshitsukuri_names.titled(letter[kinds[0]], text),
        style,
        hoshitsukuri_names.icon_of(kinds[0]),
    )


def _upgrade(context: PromptContext, kind: str) -> str:
    """Return what may be gained for a card that a Lightning trashes: a cost, or nothing if no pile is so cheap."""
    limit = CARDS[kind].cost + CARDS["lightning"].amount
    found = rules.gainable({pile.kind: pile.left for pile in view_of(context).supply}, limit)
    return context.words(f"bot.hoshitsukuri.{'up_to' if found else 'no_gain'}", cost=limit)


def _no(context: PromptContext) -> tuple[Button, ...]:
    if do.Decline() not in context.legal:
        return ()
    key = "fuse_none" if context.prompt.name == "FusionTrash" else "no"
    text = context.words(f"bot.hoshitsukuri.{key}", fragments=CARDS["fusion"].scale[0])
    return (Button(("y", index_of(context, do.Decline())), text),)


def _several(context: PromptContext) -> tuple[Row, ...]:
    """Offer few answers as buttons; else let cards be ticked, with everything and nothing beside it."""
    some = [action for action in context.legal if _cards(action)]
    if len(context.legal) <= FEW:
        return button_rows((*(_several_button(context, action) for action in some), *_no(context)))
    basket = basket_of(context)
    assert basket is not None
    most = max(some, key=lambda action: len(_cards(action)))
    everything = (_several_button(context, most),) if context.prompt.name == "BlackHoleAdd" else ()
    return tuple(row for row in (menu(context, basket), (*everything, *_no(context))) if row)


def _verb(context: PromptContext) -> str:
    """Return how cards are answered: what is given up at the end of a turn is asked about where it stands for good."""
    return "a" if context.prompt.name == "DiscardDown" else "y"


def _several_button(context: PromptContext, action: Action) -> Button:
    style = ButtonStyle.MAIN if isinstance(action, do.Discard) else ButtonStyle.GO
    kinds = _cards(action)
    letter = _letters(context)[kinds[0]] if len(kinds) == 1 else ""
    return Button(
        (_verb(context), index_of(context, action)),
        hoshitsukuri_names.titled(letter, assessment(context, action)),
        style,
    )


def _of_supply(context: PromptContext) -> tuple[Row, ...]:
    return _shelf(context, _letters(context))


def _shelf(context: PromptContext, letter: Mapping[str, str]) -> tuple[Row, ...]:
    """Offer what can be afforded or gained as a menu, and nothing where that is allowed."""
    left = {pile.kind: pile.left for pile in view_of(context).supply}
    found = {_cards(action)[0]: action for action in context.legal if _cards(action)}
    items = tuple(
        hoshitsukuri_names.item(context.words, kind, index_of(context, found[kind]), letter.get(kind, ""), left[kind])
        for kind in hoshitsukuri_names.shelved(found)
    )
    hint = context.words(f"bot.hoshitsukuri.choose.{context.prompt.name}")
    rows: list[Row] = [SelectMenu((_verb(context),), hint, items)]
    if do.Pass() in context.legal:
        rows.append(
            (move_button(context, do.Pass(), label(context.words, context.game, do.Pass(), GAME_UI), emoji="🌑"),)
        )
    return (*rows, *([_no(context)] if _no(context) else []))


def _storm(context: PromptContext) -> tuple[Row, ...]:
    plays = [action for action in context.legal if isinstance(action, do.BlowAway)]
    buttons = [_storm_button(context, action) for action in plays[:24]]
    return button_rows((*buttons, *_no(context)))


def _storm_button(context: PromptContext, action: do.BlowAway) -> Button:
    (card,) = view_of(context).field[action.play - 1].cards
    name = hoshitsukuri_names.name(context.words, card.kind)
    text = f"{action.play} · {name} {hoshitsukuri_names.FRAGMENTS}{card.fragments}"
    return Button(("y", index_of(context, action)), text, ButtonStyle.MAIN, hoshitsukuri_names.icon_of(card.kind))


def _spring(context: PromptContext) -> tuple[Row, ...]:
    keep, away = (label(context.words, context.game, action, GAME_UI) for action in (do.TakeIntoHand(), do.PutAway()))
    return (
        (
            Button(("y", index_of(context, do.TakeIntoHand())), keep, ButtonStyle.GO, "✋"),
            Button(("y", index_of(context, do.PutAway())), away, ButtonStyle.MAIN, "⤵️"),
        ),
    )


def _effects(context: PromptContext) -> tuple[Row, ...]:
    """Offer all effects in the usual order, then each of them."""
    text = label(context.words, context.game, do.ResolveAll(), GAME_UI)
    buttons = [Button(("y", index_of(context, do.ResolveAll())), text, ButtonStyle.GO, "⏩")]
    for kind in _kinds(context):
        name = hoshitsukuri_names.name(context.words, kind)
        buttons.append(
            Button(("y", index_of(context, do.Resolve(kind))), name, ButtonStyle.MAIN, hoshitsukuri_names.icon_of(kind))
        )
    return button_rows(tuple(buttons))


_ROWS: dict[str, Callable[[PromptContext], tuple[Row, ...]]] = {
    **dict.fromkeys(HAND, _of_hand),
    **dict.fromkeys(SEVERAL, _several),
    **dict.fromkeys(SUPPLY, _of_supply),
    "StormReturn": _storm,
    "SpringKeep": _spring,
    "ResolveEffect": _effects,
}


def turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    if args[:1] in ((ON,), (END,)) and not values:
        return onward_turn(context, args)
    if args == ("pick",):
        return picked(context, values)
    if args and context.prompt.name == "ChooseCelestial":
        return choice_turn(context, args, values)
    raise move_menu.NoSuchPath(".".join(args))


def describe(context: PromptContext, action: Action) -> str:
    """Say what an answer would do, beyond its label."""
    words = context.words
    match action:
        case do.Play() | do.Fuse():
            return described(context, action)
        case do.Generate(kind):
            return f"{hoshitsukuri_names.line(words, kind)}\n{words('bot.hoshitsukuri.create')}"
        case do.Pass():
            return words("bot.hoshitsukuri.waste", fragments=view_of(context).fragments)
        case do.BlowAway(number):
            return "\n".join(
                hoshitsukuri_names.line(words, card.kind) for card in view_of(context).field[number - 1].cards
            )
    return "\n".join(hoshitsukuri_names.line(words, kind) for kind in dict.fromkeys(_cards(action)))


def _letters(context: PromptContext) -> dict[str, str]:
    """Return the letters of the cards that may be answered with; those of a hand go through the whole hand."""
    if context.prompt.name in ("PlayCards", *HAND, *SEVERAL):
        return hand_letters(context)
    return hoshitsukuri_names.letters(hoshitsukuri_names.shelved(_kinds(context)))


def marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the cards and plays that may be chosen, with the letters and numbers that the menus use."""
    if context.prompt.name == "StormReturn":
        numbers = [str(action.play) for action in context.legal if isinstance(action, do.BlowAway)]
        return {f"play-{number}": number for number in numbers}
    if context.prompt.name in ("SpringKeep", "ResolveEffect"):
        return {}
    return {kind: letter for kind, letter in _letters(context).items() if kind in _kinds(context)}


def sheet(context: PromptContext) -> str:
    """Show what is chosen from: the hand, the supply, or the field."""
    if context.prompt.name in ("ChooseCelestial", *SUPPLY):
        return "supply"
    return "table" if context.prompt.name in ("StormReturn", "ResolveEffect") else "seat"


GAME_UI = GameUI(
    key="hoshitsukuri",
    public_buttons=quick,
    panel=panel,
    turn=turn,
    noun=hoshitsukuri_names.noun,
    describe=describe,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
    recap=SINCE,
)
