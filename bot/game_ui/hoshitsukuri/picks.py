"""Several cards in one decision: those that may be ticked, and what the ticked ones come to. [spec 6.4, 13]"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.game_ui import generic
from bot.game_ui.base import GameUI, PromptContext, label
from bot.game_ui.hoshitsukuri import names
from bot.game_ui.prompt_table import panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, SelectMenu, SelectOption, button_rows
from games.api import Action
from games.hoshitsukuri import actions as do
from games.hoshitsukuri import rules
from games.hoshitsukuri.components import CARDS, ORBIT
from games.hoshitsukuri.view import OwnView, View

MOST_GROUP_BUTTONS = 3
"""Maximum number of groups that are buttons; more become a menu, followed by one to tick cards."""


class Basket(Struct, frozen=True):
    """Cards to tick, at least `least` and at most `most`, and the kind of move that they make."""

    cards: tuple[str, ...]
    least: int
    most: int
    make: type[do.Play | do.Fuse | do.Add | do.Discard]


def view_of(context: PromptContext) -> View:
    """Return what this seat sees."""
    return context.view_as(View)


def own_of(context: PromptContext) -> OwnView:
    """Return what this seat alone sees."""
    own = view_of(context).own
    assert own is not None
    return own


def hand_letters(context: PromptContext) -> dict[str, str]:
    """Return the letters of the cards in hand."""
    return names.letters(names.spread(own_of(context).hand))


def basket_of(context: PromptContext) -> Basket | None:
    """Return what may be ticked for the open prompt; None if it is not one of several cards."""
    hand = own_of(context).hand
    match context.prompt.name:
        case "PlayCards":
            coloured = tuple(kind for kind in hand if CARDS[kind].coloured)
            return Basket(coloured, 1, len(coloured), do.Play)
        case "FusionTrash":
            kinds = tuple(dict.fromkeys(hand))
            return Basket(kinds, 1, len({CARDS[kind].colour for kind in kinds}), do.Fuse)
        case "BlackHoleAdd":
            icons = tuple(rules.generators(hand))
            return Basket(icons, 1, len(icons), do.Add)
        case "DiscardDown":
            return Basket(hand, rules.surplus(hand), rules.surplus(hand), do.Discard)
    return None


def menu(context: PromptContext, basket: Basket, chosen: tuple[int, ...] = ()) -> SelectMenu:
    """Return the menu in which cards are ticked; `chosen` are the places of those that are already."""
    words, letter = context.words, hand_letters(context)
    places = sorted(range(len(basket.cards)), key=lambda place: list(letter).index(basket.cards[place]))
    items = tuple(_item(context, basket, place, letter, place in chosen) for place in places[: move_menu.MENU_ENTRIES])
    key = "exactly" if basket.least == basket.most else "pick"
    return SelectMenu(
        ("c", "pick"), words(f"bot.hoshitsukuri.{key}", count=basket.most), items, basket.least, basket.most
    )


def _item(context: PromptContext, basket: Basket, place: int, letter: dict[str, str], chosen: bool) -> SelectOption:
    kind = basket.cards[place]
    entry = names.item(context.words, kind, move_menu.token(place), letter[kind])
    return SelectOption(entry.value, entry.label, entry.note, entry.emoji, chosen)


def picked(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel:
    """Show what the ticked cards come to, with the button that does it; raises NoSuchPath."""
    basket = basket_of(context)
    if basket is None or len(args) > 1:
        raise move_menu.NoSuchPath("pick")
    places = {move_menu.number(value, len(basket.cards)) for value in values}
    if not basket.least <= len(places) <= basket.most or len(places) < len(values):
        raise move_menu.NoSuchPath(str(values))
    chosen = tuple(sorted(places))
    action = basket.make(tuple(basket.cards[place] for place in chosen))
    said, buttons = f"⚠️ {context.say(f'wrong.{context.prompt.name}')}", [context.back()]
    if action in context.legal:
        said = described(context, action)
        buttons.insert(0, context.button(action, assessment(context, action), ButtonStyle.GO, "✅", at_once=True))
    return panel((generic.prompt_text(context), said), (menu(context, basket, chosen), tuple(buttons)), sheet="seat")


def assessment(context: PromptContext, action: Action) -> str:
    """Return the label of a button for several cards: what is done, to which, and what it brings."""
    words = context.words
    match action:
        case do.Play(kinds):
            return f"{names.stack(words, kinds, icons=True)} · {names.brings(kinds)}"
        case do.Fuse(kinds):
            gives = CARDS["fusion"].scale[len(kinds)]
            return words("bot.hoshitsukuri.fuse", cards=names.stack(words, kinds), fragments=gives)
    return label(words, context.game, action, _naming)


def described(context: PromptContext, action: Action) -> str:
    """Return what a move of several cards would come to."""
    words, view = context.words, view_of(context)
    match action:
        case do.Play(kinds):
            goal = _goal(context, kinds)
            total = view.fragments + sum(map(names.fragments, kinds))
            after = words("bot.hoshitsukuri.after", fragments=total, space=_space(context), goal=goal)
            ends = words("bot.hoshitsukuri.ends") if any(CARDS[kind].generates for kind in kinds) else ""
            last = _last(context, (action,))
            return "\n".join(part for part in (after, names.lines(words, kinds, {}), ends, last) if part)
        case do.Fuse() | do.Add() | do.Discard():
            return f"**{assessment(context, action)}**"
    return ""


def _goal(context: PromptContext, kinds: Sequence[str]) -> int:
    return view_of(context).projected + rules.step_of(kinds)


def _last(context: PromptContext, plays: Iterable[do.Play]) -> str:
    """Return what must be known if one of these plays reaches the end of the orbit."""
    reaches = any(_goal(context, play.cards) == ORBIT for play in plays)
    return context.say("last", orbit=ORBIT) if reaches else ""


def _verb(context: PromptContext, plays: Iterable[do.Play]) -> str:
    """Return the verb of plays: those that may end the turn are confirmed if they are irreversible."""
    ends = any(_goal(context, play.cards) == ORBIT or CARDS[play.cards[0]].generates for play in plays)
    return "a" if ends else "y"


def _space(context: PromptContext) -> int:
    return view_of(context).players[context.prompt.seat].space


def state_line(context: PromptContext) -> str:
    """Return what the turn has brought so far; once the comet has moved, what there is to spend."""
    view = view_of(context)
    if context.prompt.name == "Generate":
        return context.say("spend", fragments=view.fragments)
    return context.say("state", fragments=view.fragments, space=_space(context), goal=view.projected)


def play_panel(context: PromptContext) -> Panel:
    """Ask for a play: the legal groups first, then single cards; with many groups, cards may be ticked too."""
    letter = hand_letters(context)
    plays = context.moves(do.Play)
    singles = {play.cards[0]: play for play in plays if len(play.cards) == 1}
    buttons = tuple(_single(context, singles[kind], letter[kind]) for kind in letter if kind in singles)
    lines = (
        generic.prompt_text(context),
        state_line(context),
        context.say("play_on"),
        _last(context, plays),
        names.lines(context.words, own_of(context).hand, letter),
    )
    groups = _groups(context, [play for play in plays if len(play.cards) > 1])
    return panel(lines, (*groups, *button_rows(buttons)), sheet="seat")


def _groups(context: PromptContext, groups: list[do.Play]) -> tuple[Row, ...]:
    """Offer cards that go together, the widest and richest first: three colours, then by number and fragments."""
    order = sorted(groups, key=_rank)
    if not order:
        return ()
    if len(order) <= MOST_GROUP_BUTTONS:
        return tuple(
            (Button((_verb(context, [play]), context.index_of(play)), assessment(context, play), ButtonStyle.GO, "▶️"),)
            for play in order
        )
    items = tuple(_group(context, play) for play in order[: move_menu.MENU_ENTRIES])
    basket = basket_of(context)
    assert basket is not None
    together = SelectMenu((_verb(context, order),), context.say("together", count=len(order)), items)
    return (together, menu(context, basket))


def _rank(play: do.Play) -> tuple[bool, int, int]:
    return not rules.is_three_colour(play.cards), -len(play.cards), -sum(map(names.fragments, play.cards))


def _group(context: PromptContext, play: do.Play) -> SelectOption:
    said = names.stack(context.words, play.cards, icons=True)
    effects = [context.words(f"hoshitsukuri.short.{kind}") for kind in dict.fromkeys(play.cards) if CARDS[kind].effect]
    return context.option(play, said, " · ".join([names.brings(play.cards), *effects]))


def _single(context: PromptContext, play: do.Play, letter: str) -> Button:
    """Return the button of one card."""
    (kind,) = play.cards
    card = CARDS[kind]
    text = names.titled(letter, f"{names.name(context.words, kind)} {names.worth(context.words, kind)}")
    style = ButtonStyle.PLAIN if card.generates else ButtonStyle.MAIN
    return Button((_verb(context, [play]), context.index_of(play)), text, style, names.icon_of(kind))


_naming = GameUI(key="hoshitsukuri", noun=names.noun)
