"""The host's menus before a match: seats, options, pace, doors, kept chairs; and options as they are typed."""

from discord import app_commands

from bot.dialogue import names
from bot.dialogue.panels import Item, Pick, Row, Tap
from bot.model import Pace, Table
from bot.refusals import UnknownOption
from bot.ui import messages
from bot.ui.components import Block, Rows
from bot.ui.ids import Press
from bot.words import Words
from games.core.game import Game
from games.core.options import Option, menu

OPTIONS = 5
"""So many options have room in the panel beside seats, pace and chairs."""


def panel(table: Table, game: Game, words: Words) -> tuple[Block, ...]:
    """Return the host's panel."""
    rows: list[Row] = []
    if len(game.seats) > 1:
        rows.append(_seats(table, game, words))
    rows += [_option(table, option, words) for option in menu(game.options, table.wanted)[:OPTIONS]]
    last = [Tap(("options",), words("bot.refresh"), emoji="🔄")]
    if table.wanted > 1:
        rows.append(_pace(table, words))
        if table.place.guild is not None:
            rows.append(Pick(("who",), words("bot.lobby.reserve"), people=True, most=min(5, table.wanted)))
        last.insert(0, _door(table, words))
    rows.append(tuple(last))
    text = f"### ⚙️ {words('bot.lobby.options')}\n-# {words('bot.lobby.options_host', host=names.mention(table.host))}"
    return text, Rows(Press(table.id, "x"), tuple(rows))


def _seats(table: Table, game: Game, words: Words) -> Pick:
    items = tuple(
        Item(str(count), words("bot.lobby.seats", count=count), chosen=count == table.wanted) for count in game.seats
    )
    return Pick(("seats",), words("bot.lobby.seats_hint"), items)


def _option(table: Table, option: Option, words: Words) -> Pick:
    name = messages.option_name(words, table.game, option.key)
    now = table.options.get(option.key, option.default)
    items = tuple(
        Item(value, f"{name}: {messages.option_name(words, table.game, option.key, value)}", chosen=value == now)
        for value in option.values
    )
    return Pick(("set", option.key), name, items)


def _pace(table: Table, words: Words) -> Pick:
    items = tuple(Item(pace.value, words(f"bot.pace.{pace}"), chosen=pace is table.pace) for pace in Pace)
    return Pick(("pace",), words("bot.lobby.pace"), items)


def _door(table: Table, words: Words) -> Tap:
    if table.private:
        return Tap(("doors", "open"), words("bot.lobby.open_doors"), emoji="🔓")
    return Tap(("doors", "close"), words("bot.lobby.close_doors"), emoji="🔒")


def read_options(text: str) -> dict[str, str]:
    """Read options typed as `board=archipelago difficulty=hard`; raises UnknownOption for what is no pair."""
    chosen = {}
    for pair in text.replace(",", " ").split():
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise UnknownOption(option=pair[:60], value="", possible=("…=…",))
        chosen[key] = value
    return chosen


def option_choices(game: Game, seats: int, typed: str, words: Words) -> list[app_commands.Choice[str]]:
    """Return how what was typed may go on: one more option with each of its values."""
    done, _, last = typed.rpartition(" ")
    taken = {pair.partition("=")[0] for pair in done.split()}
    found = []
    for option in menu(game.options, seats):
        if option.key in taken:
            continue
        for value in option.values:
            name = messages.option_name(words, game.key, option.key)
            shown = f"{name}: {messages.option_name(words, game.key, option.key, value)}"
            if last.casefold() in f"{option.key}={value} {shown}".casefold():
                whole = f"{done} {option.key}={value}".strip()
                found.append(app_commands.Choice(name=f"{done} {shown}".strip()[:100], value=whole[:100]))
    return found[:25]
