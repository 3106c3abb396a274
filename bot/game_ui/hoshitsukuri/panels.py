"""Hoshitsukuri's own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, index_of, label, move_button
from bot.game_ui.hoshitsukuri import names as hoshitsukuri_names
from bot.game_ui.hoshitsukuri.custom_set import choice_panel, choice_row, choice_turn
from bot.game_ui.hoshitsukuri.guide import GUIDE
from bot.game_ui.hoshitsukuri.picks import (
    basket_of,
    described,
    hand_letters,
    menu,
    own_of,
    picked,
    play_panel,
    state_line,
    verdict,
    view_of,
)
from bot.game_ui.hoshitsukuri.recap import SINCE
from bot.game_ui.hoshitsukuri.suggestions import END, ON, onward_notes, onward_rows, onward_turn
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, button_rows
from games.core.step import Action
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


def quick(desk: PromptContext) -> tuple[Row, ...]:
    """Offer on the public message what concerns open cards alone; hands are secret."""
    if desk.prompt.name == "ChooseCelestial":
        return (choice_row(desk),)
    if desk.prompt.name in SUPPLY:
        return _shelf(desk, {})
    return _ROWS[desk.prompt.name](desk) if desk.prompt.name in ("StormReturn", "ResolveEffect") else ()


def panel(desk: PromptContext) -> Panel | None:
    """Ask a seat in the shortest way for its kind of question."""
    asked = desk.prompt.name
    if asked == "PlayCards":
        return _play(desk)
    if asked == "ChooseCelestial":
        return choice_panel(desk)
    if asked not in _ROWS:
        return None
    text = "\n".join(part for part in (generic.prompt_text(desk), *_told(desk)) if part)
    return Panel(text, _ROWS[asked](desk), sheet=sheet(desk))


def _play(desk: PromptContext) -> Panel:
    """Ask for a play, with suggestions for the rest of the turn first."""
    panel = play_panel(desk)
    text = "\n".join(part for part in (panel.text, *onward_notes(desk)) if part)
    return replace(panel, text=text, rows=(*onward_rows(desk), *panel.rows))


def _told(desk: PromptContext) -> tuple[str, ...]:
    """Return what one must know to answer."""
    words, asked = desk.words, desk.prompt.name
    cause = CAUSES.get(asked)
    lines = [hoshitsukuri_names.line(words, cause)] if cause else []
    if asked == "SpringKeep":
        looked = own_of(desk).looked
        lines += [
            words("bot.hoshitsukuri.looked", card=hoshitsukuri_names.name(words, looked)),
            hoshitsukuri_names.line(words, looked),
        ]
    if asked == "ResolveEffect":
        lines.append(hoshitsukuri_names.lines(words, _kinds(desk), {}))
    if asked == "MeteorDiscard":
        colours = view_of(desk).players[desk.prompt.seat].strikes[0]
        names = hoshitsukuri_names.noun(words, desk.game, "colours", colours)
        lines.append(words("bot.hoshitsukuri.struck", colours=names))
    limit = getattr(desk.prompt.step, "limit", None)
    if limit is not None:
        lines.append(words("bot.hoshitsukuri.limit", cost=limit))
    return (*lines, state_line(desk) if view_of(desk).field else "")


def _kinds(desk: PromptContext) -> list[str]:
    """Return the different cards that may be answered with."""
    found = [kind for action in desk.legal for kind in _cards(action)]
    return hoshitsukuri_names.spread(found)


def _cards(action: Action) -> tuple[str, ...]:
    card = getattr(action, "card", "")
    return (card,) if card else getattr(action, "cards", ())


def _of_hand(desk: PromptContext) -> tuple[Row, ...]:
    """Offer one button for each kind, and one for none of them."""
    letter = _letters(desk)
    chosen = [action for action in desk.legal if _cards(action)]
    chosen.sort(key=lambda action: list(letter).index(_cards(action)[0]))
    taps = [_hand_tap(desk, action, letter) for action in chosen]
    return button_rows((*taps, *_no(desk)))


def _hand_tap(desk: PromptContext, action: Action, letter: Mapping[str, str]) -> Button:
    kinds = _cards(action)
    text = label(desk.words, desk.game, action, FACE)
    if desk.prompt.name == "LightningTrash":
        text += f" → {_upgrade(desk, kinds[0])}"
    style = ButtonStyle.STOP if isinstance(action, do.Trash) else ButtonStyle.MAIN
    return Button(
        ("y", index_of(desk, action)),
        hoshitsukuri_names.titled(letter[kinds[0]], text),
        style,
        hoshitsukuri_names.sign_of(kinds[0]),
    )


def _upgrade(desk: PromptContext, kind: str) -> str:
    """Return what may be gained for a card that a Lightning trashes: a cost, or nothing if no pile is so cheap."""
    limit = CARDS[kind].cost + CARDS["lightning"].amount
    found = rules.gainable({pile.kind: pile.left for pile in view_of(desk).supply}, limit)
    return desk.words(f"bot.hoshitsukuri.{'up_to' if found else 'no_gain'}", cost=limit)


def _no(desk: PromptContext) -> tuple[Button, ...]:
    if do.Decline() not in desk.legal:
        return ()
    key = "fuse_none" if desk.prompt.name == "FusionTrash" else "no"
    text = desk.words(f"bot.hoshitsukuri.{key}", fragments=CARDS["fusion"].scale[0])
    return (Button(("y", index_of(desk, do.Decline())), text),)


def _several(desk: PromptContext) -> tuple[Row, ...]:
    """Offer few answers as buttons; else let cards be ticked, with everything and nothing beside it."""
    some = [action for action in desk.legal if _cards(action)]
    if len(desk.legal) <= FEW:
        return button_rows((*(_several_tap(desk, action) for action in some), *_no(desk)))
    basket = basket_of(desk)
    assert basket is not None
    most = max(some, key=lambda action: len(_cards(action)))
    everything = (_several_tap(desk, most),) if desk.prompt.name == "BlackHoleAdd" else ()
    return tuple(row for row in (menu(desk, basket), (*everything, *_no(desk))) if row)


def _verb(desk: PromptContext) -> str:
    """Return how cards are answered: what is given up at the end of a turn is asked about where it stands for good."""
    return "a" if desk.prompt.name == "DiscardDown" else "y"


def _several_tap(desk: PromptContext, action: Action) -> Button:
    style = ButtonStyle.MAIN if isinstance(action, do.Discard) else ButtonStyle.GO
    kinds = _cards(action)
    letter = _letters(desk)[kinds[0]] if len(kinds) == 1 else ""
    return Button(
        (_verb(desk), index_of(desk, action)), hoshitsukuri_names.titled(letter, verdict(desk, action)), style
    )


def _of_supply(desk: PromptContext) -> tuple[Row, ...]:
    return _shelf(desk, _letters(desk))


def _shelf(desk: PromptContext, letter: Mapping[str, str]) -> tuple[Row, ...]:
    """Offer what can be afforded or gained as a menu, and nothing where that is allowed."""
    left = {pile.kind: pile.left for pile in view_of(desk).supply}
    found = {_cards(action)[0]: action for action in desk.legal if _cards(action)}
    items = tuple(
        hoshitsukuri_names.item(desk.words, kind, index_of(desk, found[kind]), letter.get(kind, ""), left[kind])
        for kind in hoshitsukuri_names.shelved(found)
    )
    hint = desk.words(f"bot.hoshitsukuri.choose.{desk.prompt.name}")
    rows: list[Row] = [SelectMenu((_verb(desk),), hint, items)]
    if do.Pass() in desk.legal:
        rows.append((move_button(desk, do.Pass(), label(desk.words, desk.game, do.Pass(), FACE), emoji="🌑"),))
    return (*rows, *([_no(desk)] if _no(desk) else []))


def _storm(desk: PromptContext) -> tuple[Row, ...]:
    plays = [action for action in desk.legal if isinstance(action, do.BlowAway)]
    taps = [_storm_tap(desk, action) for action in plays[:24]]
    return button_rows((*taps, *_no(desk)))


def _storm_tap(desk: PromptContext, action: do.BlowAway) -> Button:
    (card,) = view_of(desk).field[action.play - 1].cards
    name = hoshitsukuri_names.name(desk.words, card.kind)
    text = f"{action.play} · {name} {hoshitsukuri_names.FRAGMENTS}{card.fragments}"
    return Button(("y", index_of(desk, action)), text, ButtonStyle.MAIN, hoshitsukuri_names.sign_of(card.kind))


def _spring(desk: PromptContext) -> tuple[Row, ...]:
    keep, away = (label(desk.words, desk.game, action, FACE) for action in (do.TakeIntoHand(), do.PutAway()))
    return (
        (
            Button(("y", index_of(desk, do.TakeIntoHand())), keep, ButtonStyle.GO, "✋"),
            Button(("y", index_of(desk, do.PutAway())), away, ButtonStyle.MAIN, "⤵️"),
        ),
    )


def _effects(desk: PromptContext) -> tuple[Row, ...]:
    """Offer all effects in the usual order, then each of them."""
    text = label(desk.words, desk.game, do.ResolveAll(), FACE)
    taps = [Button(("y", index_of(desk, do.ResolveAll())), text, ButtonStyle.GO, "⏩")]
    for kind in _kinds(desk):
        name = hoshitsukuri_names.name(desk.words, kind)
        taps.append(
            Button(("y", index_of(desk, do.Resolve(kind))), name, ButtonStyle.MAIN, hoshitsukuri_names.sign_of(kind))
        )
    return button_rows(tuple(taps))


_ROWS: dict[str, Callable[[PromptContext], tuple[Row, ...]]] = {
    **dict.fromkeys(HAND, _of_hand),
    **dict.fromkeys(SEVERAL, _several),
    **dict.fromkeys(SUPPLY, _of_supply),
    "StormReturn": _storm,
    "SpringKeep": _spring,
    "ResolveEffect": _effects,
}


def turn(desk: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    if args[:1] in ((ON,), (END,)) and not values:
        return onward_turn(desk, args)
    if args == ("pick",):
        return picked(desk, values)
    if args and desk.prompt.name == "ChooseCelestial":
        return choice_turn(desk, args, values)
    raise move_menu.NoSuchPath(".".join(args))


def describe(desk: PromptContext, action: Action) -> str:
    """Say what an answer would do, beyond its label."""
    words = desk.words
    match action:
        case do.Play() | do.Fuse():
            return described(desk, action)
        case do.Generate(kind):
            return f"{hoshitsukuri_names.line(words, kind)}\n{words('bot.hoshitsukuri.create')}"
        case do.Pass():
            return words("bot.hoshitsukuri.waste", fragments=view_of(desk).fragments)
        case do.BlowAway(number):
            return "\n".join(
                hoshitsukuri_names.line(words, card.kind) for card in view_of(desk).field[number - 1].cards
            )
    return "\n".join(hoshitsukuri_names.line(words, kind) for kind in dict.fromkeys(_cards(action)))


def _letters(desk: PromptContext) -> dict[str, str]:
    """Return the letters of the cards that may be answered with; those of a hand go through the whole hand."""
    if desk.prompt.name in ("PlayCards", *HAND, *SEVERAL):
        return hand_letters(desk)
    return hoshitsukuri_names.letters(hoshitsukuri_names.shelved(_kinds(desk)))


def marks(desk: PromptContext) -> Mapping[str, str]:
    """Mark the cards and plays that may be chosen, with the letters and numbers that the menus use."""
    if desk.prompt.name == "StormReturn":
        numbers = [str(action.play) for action in desk.legal if isinstance(action, do.BlowAway)]
        return {f"play-{number}": number for number in numbers}
    if desk.prompt.name in ("SpringKeep", "ResolveEffect"):
        return {}
    return {kind: letter for kind, letter in _letters(desk).items() if kind in _kinds(desk)}


def sheet(desk: PromptContext) -> str:
    """Show what is chosen from: the hand, the supply, or the field."""
    if desk.prompt.name in ("ChooseCelestial", *SUPPLY):
        return "supply"
    return "table" if desk.prompt.name in ("StormReturn", "ResolveEffect") else "seat"


FACE = GameUI(
    key="hoshitsukuri",
    quick=quick,
    panel=panel,
    turn=turn,
    noun=hoshitsukuri_names.noun,
    describe=describe,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
    since=SINCE,
)
