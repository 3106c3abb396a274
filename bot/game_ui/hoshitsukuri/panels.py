"""The controls of Hoshitsukuri: the fewest clicks for each decision. [spec 13]"""

from collections.abc import Callable, Iterable, Mapping

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, label, no_marks
from bot.game_ui.guide import load_guide
from bot.game_ui.hoshitsukuri import names
from bot.game_ui.hoshitsukuri.custom_set import choice_panel, choice_rows, choice_turn
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
from bot.game_ui.prompt_table import PromptTable, PromptUI, Turn, panel
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, SelectMenu, button_rows
from games.api import Action
from games.hoshitsukuri import actions as do
from games.hoshitsukuri import rules
from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.view import limit_of

MOST_MOVE_BUTTONS = 5
"""Maximum number of moves of several cards that are buttons; if there are more, cards are ticked."""

Rows = Callable[[PromptContext], tuple[Row, ...]]
Lines = Callable[[PromptContext], Iterable[str]]


def _play(context: PromptContext) -> Panel:
    """Ask for a play, with suggestions for the rest of the turn first."""
    plays = play_panel(context)
    return panel((plays.text, *onward_lines(context)), (*onward_rows(context), *plays.rows), sheet=plays.sheet)


# -- what must be known to decide --------------------------------------------------------------------------------


def _limit(context: PromptContext) -> Iterable[str]:
    yield context.say("limit", cost=limit_of(context.prompt))


def _seen_card(context: PromptContext) -> Iterable[str]:
    looked = own_of(context).looked
    yield context.say("looked", card=names.name(context.words, looked))
    yield names.line(context.words, looked)


def _struck(context: PromptContext) -> Iterable[str]:
    colours = view_of(context).players[context.prompt.seat].strikes[0]
    yield context.say("struck", colours=names.noun(context.words, context.game, "colours", colours))


# -- rows --------------------------------------------------------------------------------------------------------


def _kinds(context: PromptContext) -> list[str]:
    """Return the different cards that the legal moves name."""
    found = [kind for action in context.legal for kind in _cards(action)]
    return names.spread(found)


def _cards(action: Action) -> tuple[str, ...]:
    match action:
        case do.Trash(card) | do.Gain(card) | do.Generate(card) | do.Resolve(card) | do.ChooseCelestial(card):
            return (card,)
        case do.Play(cards) | do.Fuse(cards) | do.Add(cards) | do.Discard(cards):
            return cards
    return ()


def _of_hand(context: PromptContext) -> tuple[Row, ...]:
    """Offer one button for each kind, and one for none of them."""
    letter = hand_letters(context)
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
    return context.button(
        action,
        names.titled(letter[kinds[0]], text),
        style,
        names.icon_of(kinds[0]),
        at_once=True,
    )


def _upgrade(context: PromptContext, kind: str) -> str:
    """Return what may be gained for a card that a Lightning trashes: a cost, or nothing if no pile is so cheap."""
    limit = CARDS[kind].cost + CARDS["lightning"].amount
    found = rules.gainable({pile.kind: pile.left for pile in view_of(context).supply}, limit)
    return context.say("up_to" if found else "no_gain", cost=limit)


def _no(context: PromptContext) -> tuple[Button, ...]:
    if do.Decline() not in context.legal:
        return ()
    key = "fuse_none" if context.prompt.name == "FusionTrash" else "no"
    text = context.say(key, fragments=CARDS["fusion"].scale[0])
    return (context.button(do.Decline(), text, at_once=True),)


def _several(context: PromptContext) -> tuple[Row, ...]:
    """Offer few moves as buttons; else let cards be ticked, with buttons for all cards and none."""
    some = [action for action in context.legal if _cards(action)]
    if len(context.legal) <= MOST_MOVE_BUTTONS:
        return button_rows((*(_several_button(context, action) for action in some), *_no(context)))
    basket = basket_of(context)
    assert basket is not None
    most = max(some, key=lambda action: len(_cards(action)))
    everything = (_several_button(context, most),) if context.prompt.name == "BlackHoleAdd" else ()
    return menu(context, basket), (*everything, *_no(context))


def _several_button(context: PromptContext, action: Action) -> Button:
    """Return the button of several cards; irreversible discards are confirmed."""
    kinds, gives_up = _cards(action), isinstance(action, do.Discard)
    letter = hand_letters(context)[kinds[0]] if len(kinds) == 1 else ""
    text, style = names.titled(letter, assessment(context, action)), ButtonStyle.MAIN if gives_up else ButtonStyle.GO
    return context.button(action, text, style, at_once=not gives_up)


def _shelf(context: PromptContext, letter: Mapping[str, str] = {}) -> tuple[Row, ...]:
    """Offer what can be afforded or gained as a menu, and nothing where that is allowed.

    `letter` are the letters on the picture; that of the public message has none.
    """
    left = {pile.kind: pile.left for pile in view_of(context).supply}
    found = {_cards(action)[0]: action for action in context.legal if _cards(action)}
    items = tuple(
        names.item(context.words, kind, context.index_of(found[kind]), letter.get(kind, ""), left[kind])
        for kind in names.shelved(found)
    )
    passes = tuple(
        context.button(one, label(context.words, context.game, one, GAME_UI), emoji="🌑")
        for one in context.moves(do.Pass)
    )
    return SelectMenu(("y",), context.say(f"choose.{context.prompt.name}"), items), passes, _no(context)


def _storm(context: PromptContext) -> tuple[Row, ...]:
    buttons = (_storm_button(context, action) for action in context.moves(do.BlowAway)[:24])
    return button_rows((*buttons, *_no(context)))


def _storm_button(context: PromptContext, action: do.BlowAway) -> Button:
    (card,) = view_of(context).field[action.play - 1].cards
    text = f"{action.play} · {names.name(context.words, card.kind)} {names.FRAGMENTS}{card.fragments}"
    return context.button(action, text, ButtonStyle.MAIN, names.icon_of(card.kind), at_once=True)


def _spring(context: PromptContext) -> tuple[Row, ...]:
    keep, away = (label(context.words, context.game, action, GAME_UI) for action in (do.TakeIntoHand(), do.PutAway()))
    return (
        (
            context.button(do.TakeIntoHand(), keep, ButtonStyle.GO, "✋", at_once=True),
            context.button(do.PutAway(), away, ButtonStyle.MAIN, "⤵️", at_once=True),
        ),
    )


def _effects(context: PromptContext) -> tuple[Row, ...]:
    """Offer all effects in the usual order, then each of them."""
    text = label(context.words, context.game, do.ResolveAll(), GAME_UI)
    buttons = [context.button(do.ResolveAll(), text, ButtonStyle.GO, "⏩", at_once=True)]
    for kind in _kinds(context):
        name = names.name(context.words, kind)
        buttons.append(context.button(do.Resolve(kind), name, ButtonStyle.MAIN, names.icon_of(kind), at_once=True))
    return button_rows(tuple(buttons))


def describe(context: PromptContext, action: Action) -> str:
    """Return what a move would do, beyond its label."""
    words = context.words
    match action:
        case do.Play() | do.Fuse():
            return described(context, action)
        case do.Generate(kind):
            return f"{names.line(words, kind)}\n{words('bot.hoshitsukuri.create')}"
        case do.Pass():
            return words("bot.hoshitsukuri.waste", fragments=view_of(context).fragments)
        case do.BlowAway(number):
            return "\n".join(names.line(words, card.kind) for card in view_of(context).field[number - 1].cards)
    return "\n".join(names.line(words, kind) for kind in dict.fromkeys(_cards(action)))


# -- marks -------------------------------------------------------------------------------------------------------


def _letters(context: PromptContext) -> dict[str, str]:
    """Return the letters of the cards that the legal moves name."""
    return names.letters(names.shelved(_kinds(context)))


def _supply_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the cards that may be chosen with the letters that the menus use."""
    return {kind: letter for kind, letter in _letters(context).items() if kind in _kinds(context)}


def _hand_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the cards of the hand that may be chosen; their letters go through the whole hand."""
    return {kind: letter for kind, letter in hand_letters(context).items() if kind in _kinds(context)}


def _storm_marks(context: PromptContext) -> Mapping[str, str]:
    """Mark the plays that may be chosen with their numbers."""
    return {f"play-{action.play}": str(action.play) for action in context.moves(do.BlowAway)}


# -- all together ------------------------------------------------------------------------------------------------


_ONWARD: dict[str, Turn] = {ON: onward_turn, END: onward_turn}
_PICKED: dict[str, Turn] = {**_ONWARD, "pick": picked}


def _card_prompt(
    cause: str, rows: Rows, lines: Lines = lambda _: (), *, sheet: str
) -> Callable[[PromptContext], Panel]:
    """Return the panel of a prompt, with the card that caused it and what must be known to decide."""

    def ask(context: PromptContext) -> Panel:
        because = names.line(context.words, cause) if cause else ""
        state = state_line(context) if view_of(context).field else ""
        return panel((generic.prompt_text(context), because, *lines(context), state), rows(context), sheet=sheet)

    return ask


def _hand(cause: str, rows: Rows = _of_hand, lines: Lines = lambda _: ()) -> PromptUI:
    """Return how cards in hand are asked for."""
    return PromptUI(panel=_card_prompt(cause, rows, lines, sheet="seat"), marks=_hand_marks, turns=_PICKED)


def _supply(cause: str, lines: Lines = lambda _: ()) -> PromptUI:
    """Return how a card of the supply is asked for."""
    ask = _card_prompt(cause, lambda context: _shelf(context, _letters(context)), lines, sheet="supply")
    return PromptUI(panel=ask, public=_shelf, marks=_supply_marks, sheet="supply", turns=_ONWARD)


PROMPTS = PromptTable(
    ChooseCelestial=PromptUI(
        panel=choice_panel,
        public=choice_rows,
        marks=_supply_marks,
        sheet="supply",
        turns={**_ONWARD, "kinds": choice_turn, "take": choice_turn},
    ),
    PlayCards=PromptUI(panel=_play, marks=_hand_marks, turns=_PICKED),
    Generate=_supply(""),
    ResolveEffect=PromptUI(
        panel=_card_prompt(
            "", _effects, lambda context: [names.lines(context.words, _kinds(context), {})], sheet="table"
        ),
        public=_effects,
        marks=no_marks,
        sheet="table",
        turns=_ONWARD,
    ),
    MeteorDiscard=_hand("", lines=_struck),
    FlameTrash=_hand("flame"),
    LightningTrash=_hand("lightning"),
    LightningGain=_supply("lightning", _limit),
    FusionTrash=_hand("fusion", _several),
    ForestAdd=_hand("forest"),
    MicrobeAdd=_hand("microbe"),
    BlackHoleAdd=_hand("black_hole", _several),
    GrasslandGain=_supply("grassland", _limit),
    WaterDiscard=_hand("water"),
    StormReturn=PromptUI(
        panel=_card_prompt("storm", _storm, sheet="table"),
        public=_storm,
        marks=_storm_marks,
        sheet="table",
        turns=_ONWARD,
    ),
    SpringKeep=PromptUI(panel=_card_prompt("spring", _spring, _seen_card, sheet="seat"), marks=no_marks, turns=_ONWARD),
    DiscardDown=_hand("", _several),
)
"""How each prompt is shown; on the public message only what concerns open cards, for hands are secret."""

GAME_UI = GameUI(
    key="hoshitsukuri",
    public_buttons=PROMPTS.public_buttons,
    panel=PROMPTS.panel,
    turn=PROMPTS.turn,
    noun=names.noun,
    describe=describe,
    marks=PROMPTS.marks,
    sheet=PROMPTS.sheet,
    guide=load_guide("bot.game_ui.hoshitsukuri"),
    recap=SINCE,
)
