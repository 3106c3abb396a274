"""Glow's late morning: pick dice, pay for throwing them again, set one, or keep them. [spec 6.4, 13]"""

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of, move_button
from bot.game_ui.glow import names
from bot.game_ui.glow.suggestions import advised
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.glow import actions as do
from games.glow.preview import any_order
from games.glow.rules import SOURCES
from games.glow.view import DieView, PlayerView, View


def _mine(desk: PromptContext) -> PlayerView:
    view = desk.table_view.view
    assert isinstance(view, View)
    return view.players[desk.prompt.seat]


def dice_panel(desk: PromptContext, chosen: tuple[int, ...]) -> Panel:
    """Ask what to do with the dice; `chosen` are the places of one or two that are to be thrown again."""
    mine, words = _mine(desk), desk.words
    told = (names.dice_line, names.triggers, names.sources)
    lines = [generic.prompt_text(desk), *(line(words, mine) for line in told)]
    rows: list[Row] = []
    if chosen:
        picked = names.listed(words, (f"{place + 1}{names.SIGNS[mine.dice[place].face]}" for place in chosen))
        lines.append(f"**{words('bot.glow.reroll_these', dice=picked)}**")
    else:
        said, tap = advised(desk)
        lines.append(said)
        rows += [tap] if tap else []
    if any(isinstance(action, do.Reroll) for action in desk.legal):
        rows.append(_dice_menu(desk, mine, chosen))
    if chosen:
        rows.append(_sources(desk, mine, chosen))
    rows.append(_last_row(desk))
    return Panel("\n".join(line for line in lines if line), tuple(rows), sheet="seat")


def _dice_menu(desk: PromptContext, mine: PlayerView, chosen: tuple[int, ...]) -> SelectMenu:
    items = tuple(
        SelectOption(
            move_menu.token(place),
            _shows(desk, place, die),
            names.die_note(desk.words, die),
            _face(die),
            place in chosen,
        )
        for place, die in enumerate(mine.dice)
        if any(isinstance(action, do.Reroll) and die.id in action.dice for action in desk.legal)
    )
    return SelectMenu(("c", "dice"), desk.words("bot.glow.pick_dice"), items, most=2)


def _shows(desk: PromptContext, place: int, die: DieView) -> str:
    return f"{place + 1} · {_symbol(desk, die.face)}"


def _face(die: DieView) -> str:
    return names.SIGNS.get(die.face, "")


def _sources(desk: PromptContext, mine: PlayerView, chosen: tuple[int, ...]) -> tuple[Button, ...]:
    """Return a button for each way to pay; the text above says what it does, so it needs no further question."""
    dice = tuple(mine.dice[place].id for place in chosen)
    taps = []
    for source in SOURCES:
        action = do.Reroll(dice, source)
        if action in desk.legal:
            text = desk.words(f"bot.glow.with_{source}", to=mine.score_to, loss=mine.light - mine.score_to)
            taps.append(Button(("y", index_of(desk, action)), text, ButtonStyle.MAIN, names.SOURCES[source]))
    if not taps:
        raise move_menu.NoSuchPath(str(chosen))
    return tuple(taps)


def keep_tap(desk: PromptContext) -> Button:
    """Return the button that keeps the dice."""
    return Button(("c", "keep"), desk.words("bot.glow.keep"), emoji="✅")


def kept(desk: PromptContext) -> ProposedMoves:
    """Return what keeping the dice means: where every order of the cards comes to the same, none is asked for."""
    view = desk.table_view.view
    assert isinstance(view, View)
    return ProposedMoves((do.KeepDice(), do.ResolveAll()) if any_order(view, desk.prompt.seat) else (do.KeepDice(),))


def _last_row(desk: PromptContext) -> tuple[Button, ...]:
    keep = keep_tap(desk)
    if any(isinstance(action, do.SetDie) for action in desk.legal):
        return (keep, Button(("c", "set"), desk.words("bot.glow.set_die"), emoji="🎯"))
    return (keep,)


def dice_turn(desk: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on the dice menu or on the way of setting a die; raises NoSuchPath."""
    mine = _mine(desk)
    if args == ("keep",):
        return kept(desk)
    if args == ("dice",):
        places = {move_menu.number(value, len(mine.dice)) for value in values}
        if not 1 <= len(places) <= 2:
            raise move_menu.NoSuchPath(str(values))
        return dice_panel(desk, tuple(sorted(places)))
    return _set_panel(desk, mine, (*args[1:], *values))


def _set_panel(desk: PromptContext, mine: PlayerView, way: tuple[str, ...]) -> Panel:
    """Ask which die, then which symbol, then what pays for it."""
    settings = [action for action in desk.legal if isinstance(action, do.SetDie)]
    back = Button(("move",), desk.words("bot.back"))
    if not way:
        items = tuple(
            SelectOption(move_menu.token(place), _shows(desk, place, die), names.die_note(desk.words, die), _face(die))
            for place, die in enumerate(mine.dice)
            if any(action.die == die.id for action in settings)
        )
        return Panel(
            _title(desk), (SelectMenu(("c", "set"), desk.words("bot.glow.pick_die"), items), (back,)), sheet="seat"
        )
    place = move_menu.number(way[0], len(mine.dice))
    die = mine.dice[place]
    symbols = list(dict.fromkeys(action.symbol for action in settings if action.die == die.id))
    if len(way) == 1:
        taps = tuple(
            Button(("c", "set", way[0], move_menu.token(number)), _symbol(desk, symbol), emoji=names.SIGNS[symbol])
            for number, symbol in enumerate(symbols)
        )
        return Panel(_title(desk, place, die), (*button_rows(taps), (back,)), sheet="")
    if len(way) > 2:
        raise move_menu.NoSuchPath(".".join(way))
    symbol = symbols[move_menu.number(way[1], len(symbols))]
    mixes = [action for action in settings if (action.die, action.symbol) == (die.id, symbol)]
    pay = tuple(move_button(desk, action, _mix(desk, action), style=ButtonStyle.MAIN) for action in mixes)
    title = f"{_title(desk, place, die)} → {names.face(desk.words, symbol)}\n{names.sources(desk.words, mine)}"
    return Panel(title, (*button_rows(pay), (back,)), sheet="")


def _title(desk: PromptContext, place: int = -1, die: DieView | None = None) -> str:
    words = desk.words
    which = words("bot.glow.which_die", number=place + 1, face=names.face(words, die.face)) if die else ""
    return f"### {words('bot.glow.set_die')}" + (f"\n{which}" if which else "")


def _symbol(desk: PromptContext, symbol: str) -> str:
    return names.capital(desk.words(f"glow.symbol.{symbol}"))


def _mix(desk: PromptContext, action: do.SetDie) -> str:
    paid = (
        f"{names.SOURCES[source]} {desk.words(f'bot.glow.mix_{source}')} ×{action.pay.count(source)}"
        for source in SOURCES
        if source in action.pay
    )
    return names.listed(desk.words, paid)
