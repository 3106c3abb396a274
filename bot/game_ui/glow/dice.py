"""Glow's late morning: pick dice, pay for throwing them again, set one, or keep them. [spec 6.4, 13]"""

from collections.abc import Collection

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.glow import names
from bot.game_ui.glow.suggestions import suggested
from bot.game_ui.prompt_table import panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, SelectMenu, SelectOption, button_rows
from games.glow import actions as do
from games.glow.player_view import DieView, PlayerView
from games.glow.preview import any_order
from games.glow.rules import SOURCES, light_after


def dice_panel(context: PromptContext, chosen: tuple[int, ...]) -> Panel:
    """Ask what to do with the dice; `chosen` are the places of one or two that are to be thrown again."""
    mine, words = names.mine(context), context.words
    told = (names.dice_line, names.triggers, names.sources)
    if chosen:
        picked = names.listed(words, (f"{place + 1}{names.ICONS[mine.dice[place].face]}" for place in chosen))
        said, button = f"**{words('bot.glow.reroll_these', dice=picked)}**", _sources(context, mine, chosen)
    else:
        said, button = suggested(context)
    menu = _dice_menu(context, mine, chosen)
    lines = (generic.prompt_text(context), *(line(words, mine) for line in told), said)
    rows = (menu, button, _last_row(context)) if chosen else (button, menu, _last_row(context))
    return panel(lines, rows, sheet="seat")


def _dice_menu(context: PromptContext, mine: PlayerView, chosen: tuple[int, ...]) -> SelectMenu:
    free = {die for action in context.moves(do.Reroll) for die in action.dice}
    return SelectMenu(("c", "dice"), context.say("pick_dice"), _dice(context, mine, free, chosen), most=2)


def _dice(
    context: PromptContext, mine: PlayerView, free: Collection[str], chosen: tuple[int, ...] = ()
) -> tuple[SelectOption, ...]:
    """Return an entry for each of these dice: its place, what it shows, which it is."""
    return tuple(
        SelectOption(
            move_menu.token(place),
            f"{place + 1} · {_symbol(context, die.face)}",
            names.die_note(context.words, die),
            names.ICONS.get(die.face, ""),
            place in chosen,
        )
        for place, die in enumerate(mine.dice)
        if die.id in free
    )


def _sources(context: PromptContext, mine: PlayerView, chosen: tuple[int, ...]) -> tuple[Button, ...]:
    """Return a button for each way to pay; the text above says what it does, so it needs no further confirmation."""
    dice = tuple(mine.dice[place].id for place in chosen)
    rerolls = [action for action in context.moves(do.Reroll) if action.dice == dice]
    if not rerolls:
        raise move_menu.NoSuchPath(str(chosen))
    loss = {"to": mine.score_to, "loss": mine.light - mine.score_to}
    return tuple(
        context.button(
            action,
            context.say(f"with_{action.source}", **loss),
            ButtonStyle.MAIN,
            names.SOURCES[action.source],
            at_once=True,
        )
        for action in sorted(rerolls, key=lambda action: SOURCES.index(action.source))
    )


def keep_button(context: PromptContext) -> Button:
    """Return the button that keeps the dice."""
    return Button(("c", "keep"), context.say("keep"), emoji="✅")


def kept(context: PromptContext) -> ProposedMoves:
    """Return what keeping the dice means: where every order of the cards comes to the same, none is asked for."""
    free = any_order(names.view_of(context), context.prompt.seat)
    return ProposedMoves((do.KeepDice(), do.ResolveAll()) if free else (do.KeepDice(),))


def _last_row(context: PromptContext) -> tuple[Button, ...]:
    keep, set_die = keep_button(context), Button(("c", "set"), context.say("set_die"), emoji="🎯")
    return (keep, set_die) if context.moves(do.SetDie) else (keep,)


def dice_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Reply to a click on the dice menu or on the way of setting a die; raises NoSuchPath."""
    mine = names.mine(context)
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
    settings = context.moves(do.SetDie)
    back = (context.back(),)
    if not way:
        options = _dice(context, mine, {action.die for action in settings})
        return panel(
            (_title(context),), (SelectMenu(("c", "set"), context.say("pick_die"), options), back), sheet="seat"
        )
    place = move_menu.number(way[0], len(mine.dice))
    die = mine.dice[place]
    symbols = list(dict.fromkeys(action.symbol for action in settings if action.die == die.id))
    if len(way) == 1:
        buttons = tuple(
            Button(("c", "set", way[0], move_menu.token(number)), _symbol(context, symbol), emoji=names.ICONS[symbol])
            for number, symbol in enumerate(symbols)
        )
        return panel((_title(context, place, die),), (*button_rows(buttons), back))
    if len(way) > 2:
        raise move_menu.NoSuchPath(".".join(way))
    symbol = symbols[move_menu.number(way[1], len(symbols))]
    mixes = [action for action in settings if (action.die, action.symbol) == (die.id, symbol)]
    pay = tuple(context.button(action, price(context, action), style=ButtonStyle.MAIN) for action in mixes)
    title = f"{_title(context, place, die)} → {names.face(context.words, symbol)}"
    return panel((title, names.sources(context.words, mine)), (*button_rows(pay), back))


def _title(context: PromptContext, place: int = -1, die: DieView | None = None) -> str:
    words = context.words
    which = words("bot.glow.which_die", number=place + 1, face=names.face(words, die.face)) if die else ""
    return f"### {words('bot.glow.set_die')}" + (f"\n{which}" if which else "")


def _symbol(context: PromptContext, symbol: str) -> str:
    return names.capital(context.words(f"glow.symbol.{symbol}"))


def price(context: PromptContext, action: do.SetDie) -> str:
    """Return what a move pays; light as its price, as a reroll costs more or less of it from space to space."""
    light, rerolls = names.mine(context).light, action.pay.count("score")
    to = light_after(light, rerolls) if rerolls else light
    down = {"light": light, "to": to, "loss": light - to}
    return names.listed(
        context.words,
        (
            f"{names.SOURCES[source]} {context.say(f'mix_{source}', count=action.pay.count(source), **down)}"
            for source in SOURCES
            if source in action.pay
        ),
    )
