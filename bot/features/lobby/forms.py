"""What a host settles before a match: the game's seats and options, who may come; and options as they are typed."""

from discord import app_commands

from bot.domain.table import Table
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.refusals import UnknownOption
from bot.ui_kit.forms import FIELDS, FieldKind, Form, FormField
from bot.ui_kit.panels import SelectOption
from games.api import Game, Option, menu

SEATS = "seats"
TIME_CONTROL, TIMEOUT, SEALING, DOORS, GUESTS = "pace", "timeout", "sealing", "doors", "guests"
"""The fields that are none of the game's own."""

MOST_GUESTS = 5


def game_form(table: Table, game: Game, words: Translator) -> Form:
    """Return the window of seats and options; those of every number of seats, for that may change with them."""
    fields = [_option(table, game, option, words) for option in every_option(game)]
    if len(game.seats) > 1:
        fields.insert(0, _seats(table, game, words))
    title = f"{table_text.title(table, words)} · {words('bot.lobby.options')}"
    return Form(("settle",), title, tuple(fields[:FIELDS]))


def every_option(game: Game) -> tuple[Option, ...]:
    """Return the options that a game has with any number of seats."""
    found = {option.key: option for seats in reversed(game.seats) for option in menu(game.options, seats)}
    return tuple(found.values())


def _seats(table: Table, game: Game, words: Translator) -> FormField:
    items = tuple(
        SelectOption(str(count), words("bot.lobby.seats", count=count), chosen=count == table.seat_count)
        for count in game.seats
    )
    return FormField(SEATS, words("bot.lobby.seats_hint"), items=items)


def _option(table: Table, game: Game, option: Option, words: Translator) -> FormField:
    now = table.options.get(option.key, option.default)
    items = tuple(
        SelectOption(value, table_text.option_name(words, table.game, option.key, value), chosen=value == now)
        for value in option.values
    )
    name = table_text.option_name(words, table.game, option.key)
    return FormField(option.key, name, items=items, note=_when(game, option, words))


def _when(game: Game, option: Option, words: Translator) -> str:
    """Return with how many seats an option counts, if not with every number."""
    counts = [n for n in game.seats if option.key in [one.key for one in menu(game.options, n)]]
    if len(counts) == len(game.seats):
        return ""
    return words("bot.lobby.only", seats=words.join_list(words("bot.lobby.seats", count=n) for n in counts))


def guests_form(table: Table, words: Translator) -> Form:
    """Return the window of who may come, for whom seats are kept, and how long one may think."""
    time_controls = tuple(
        SelectOption(time_control.value, words(f"bot.pace.{time_control}"), chosen=time_control is table.time_control)
        for time_control in TimeControl
    )
    ends = tuple(
        SelectOption(then.value, words(f"bot.timeout.{then}"), chosen=then is table.timeout) for then in TimeoutPolicy
    )
    sealed = (SelectOption("yes", words("bot.lobby.seal"), chosen=table.sealed),)
    closed = (SelectOption("yes", words("bot.lobby.close_doors"), chosen=table.private),)
    fields = [
        FormField(TIME_CONTROL, words("bot.lobby.pace"), items=time_controls),
        FormField(TIMEOUT, words("bot.lobby.timeout"), items=ends),
        FormField(SEALING, words("bot.lobby.seal"), FieldKind.YES, sealed),
        FormField(DOORS, words("bot.lobby.close_doors"), FieldKind.YES, closed),
    ]
    if table.place.guild is not None:
        fields.append(
            FormField(GUESTS, words("bot.lobby.reserve"), FieldKind.PEOPLE, most=min(MOST_GUESTS, table.seat_count))
        )
    return Form(("keep",), f"{table_text.title(table, words)} · {words('bot.lobby.guests')}", tuple(fields))


def read_options(text: str) -> dict[str, str]:
    """Read options typed as `board=archipelago difficulty=hard`; raises UnknownOption for what is no pair."""
    chosen = {}
    for pair in text.replace(",", " ").split():
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise UnknownOption(option=pair[:60], value="", possible=("…=…",))
        chosen[key] = value
    return chosen


def option_choices(game: Game, seats: int, typed: str, words: Translator) -> list[app_commands.Choice[str]]:
    """Return how what was typed may go on: one more option with each of its values."""
    done, _, last = typed.rpartition(" ")
    taken = {pair.partition("=")[0] for pair in done.split()}
    found = []
    for option in menu(game.options, seats):
        if option.key in taken:
            continue
        for value in option.values:
            name = table_text.option_name(words, game.key, option.key)
            shown = f"{name}: {table_text.option_name(words, game.key, option.key, value)}"
            if last.casefold() in f"{option.key}={value} {shown}".casefold():
                whole = f"{done} {option.key}={value}".strip()
                found.append(app_commands.Choice(name=f"{done} {shown}".strip()[:100], value=whole[:100]))
    return found[:25]
