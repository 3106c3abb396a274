"""Glow's late morning: pick dice, pay for throwing them again, set one, or keep them. [spec 6.4, 13]"""

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of, move_button
from bot.game_ui.glow import names
from bot.game_ui.glow.suggestions import suggested
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.glow import actions as do
from games.glow.preview import any_order
from games.glow.rules import SOURCES
from games.glow.view import DieView, PlayerView, View


def _mine(context: PromptContext) -> PlayerView:
    view = context.table_view.view
    assert isinstance(view, View)
    return view.players[context.prompt.seat]


def dice_panel(context: PromptContext, chosen: tuple[int, ...]) -> Panel:
    """Ask what to do with the dice; `chosen` are the places of one or two that are to be thrown again."""
    mine, words = _mine(context), context.words
    told = (names.dice_line, names.triggers, names.sources)
    lines = [generic.prompt_text(context), *(line(words, mine) for line in told)]
    rows: list[Row] = []
    if chosen:
        picked = names.listed(words, (f"{place + 1}{names.ICONS[mine.dice[place].face]}" for place in chosen))
        lines.append(f"**{words('bot.glow.reroll_these', dice=picked)}**")
    else:
        said, button = suggested(context)
        lines.append(said)
        rows += [button] if button else []
    if any(isinstance(action, do.Reroll) for action in context.legal):
        rows.append(_dice_menu(context, mine, chosen))
    if chosen:
        rows.append(_sources(context, mine, chosen))
    rows.append(_last_row(context))
    return Panel("\n".join(line for line in lines if line), tuple(rows), sheet="seat")


def _dice_menu(context: PromptContext, mine: PlayerView, chosen: tuple[int, ...]) -> SelectMenu:
    items = tuple(
        SelectOption(
            move_menu.token(place),
            _shows(context, place, die),
            names.die_note(context.words, die),
            _face(die),
            place in chosen,
        )
        for place, die in enumerate(mine.dice)
        if any(isinstance(action, do.Reroll) and die.id in action.dice for action in context.legal)
    )
    return SelectMenu(("c", "dice"), context.words("bot.glow.pick_dice"), items, most=2)


def _shows(context: PromptContext, place: int, die: DieView) -> str:
    return f"{place + 1} · {_symbol(context, die.face)}"


def _face(die: DieView) -> str:
    return names.ICONS.get(die.face, "")


def _sources(context: PromptContext, mine: PlayerView, chosen: tuple[int, ...]) -> tuple[Button, ...]:
    """Return a button for each way to pay; the text above says what it does, so it needs no further question."""
    dice = tuple(mine.dice[place].id for place in chosen)
    buttons = []
    for source in SOURCES:
        action = do.Reroll(dice, source)
        if action in context.legal:
            text = context.words(f"bot.glow.with_{source}", to=mine.score_to, loss=mine.light - mine.score_to)
            buttons.append(Button(("y", index_of(context, action)), text, ButtonStyle.MAIN, names.SOURCES[source]))
    if not buttons:
        raise move_menu.NoSuchPath(str(chosen))
    return tuple(buttons)


def keep_button(context: PromptContext) -> Button:
    """Return the button that keeps the dice."""
    return Button(("c", "keep"), context.words("bot.glow.keep"), emoji="✅")


def kept(context: PromptContext) -> ProposedMoves:
    """Return what keeping the dice means: where every order of the cards comes to the same, none is asked for."""
    view = context.table_view.view
    assert isinstance(view, View)
    return ProposedMoves((do.KeepDice(), do.ResolveAll()) if any_order(view, context.prompt.seat) else (do.KeepDice(),))


def _last_row(context: PromptContext) -> tuple[Button, ...]:
    keep = keep_button(context)
    if any(isinstance(action, do.SetDie) for action in context.legal):
        return (keep, Button(("c", "set"), context.words("bot.glow.set_die"), emoji="🎯"))
    return (keep,)


def dice_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on the dice menu or on the way of setting a die; raises NoSuchPath."""
    mine = _mine(context)
    if args == ("keep",):
        return kept(context)
    if args == ("dice",):
        places = {move_menu.number(value, len(mine.dice)) for value in values}
        if not 1 <= len(places) <= 2:
            raise move_menu.NoSuchPath(str(values))
        return dice_panel(context, tuple(sorted(places)))
    return _set_panel(context, mine, (*args[1:], *values))


def _set_panel(context: PromptContext, mine: PlayerView, way: tuple[str, ...]) -> Panel:
    """Ask which die, then which symbol, then what pays for it."""
    settings = [action for action in context.legal if isinstance(action, do.SetDie)]
    back = Button(("move",), context.words("bot.back"))
    if not way:
        items = tuple(
            SelectOption(
                move_menu.token(place), _shows(context, place, die), names.die_note(context.words, die), _face(die)
            )
            for place, die in enumerate(mine.dice)
            if any(action.die == die.id for action in settings)
        )
        return Panel(
            _title(context),
            (SelectMenu(("c", "set"), context.words("bot.glow.pick_die"), items), (back,)),
            sheet="seat",
        )
    place = move_menu.number(way[0], len(mine.dice))
    die = mine.dice[place]
    symbols = list(dict.fromkeys(action.symbol for action in settings if action.die == die.id))
    if len(way) == 1:
        buttons = tuple(
            Button(("c", "set", way[0], move_menu.token(number)), _symbol(context, symbol), emoji=names.ICONS[symbol])
            for number, symbol in enumerate(symbols)
        )
        return Panel(_title(context, place, die), (*button_rows(buttons), (back,)), sheet="")
    if len(way) > 2:
        raise move_menu.NoSuchPath(".".join(way))
    symbol = symbols[move_menu.number(way[1], len(symbols))]
    mixes = [action for action in settings if (action.die, action.symbol) == (die.id, symbol)]
    pay = tuple(move_button(context, action, _mix(context, action), style=ButtonStyle.MAIN) for action in mixes)
    title = f"{_title(context, place, die)} → {names.face(context.words, symbol)}\n{names.sources(context.words, mine)}"
    return Panel(title, (*button_rows(pay), (back,)), sheet="")


def _title(context: PromptContext, place: int = -1, die: DieView | None = None) -> str:
    words = context.words
    which = words("bot.glow.which_die", number=place + 1, face=names.face(words, die.face)) if die else ""
    return f"### {words('bot.glow.set_die')}" + (f"\n{which}" if which else "")


def _symbol(context: PromptContext, symbol: str) -> str:
    return names.capital(context.words(f"glow.symbol.{symbol}"))


def _mix(context: PromptContext, action: do.SetDie) -> str:
    paid = (
        f"{names.SOURCES[source]} {context.words(f'bot.glow.mix_{source}')} ×{action.pay.count(source)}"
        for source in SOURCES
        if source in action.pay
    )
    return names.listed(context.words, paid)
