"""Forms of a lobby for its host, and options of a table as people type them."""

import re
from functools import cache
from typing import TypedDict

from bot.discord_kit.command_text import Choice
from bot.discord_kit.modals import Filled, chosen
from bot.domain.table import Table
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.domain.typed_text import fold
from bot.i18n.translator import LOCALES, Translator, translator_for
from bot.presentation import table_text
from bot.refusals import BadSeats, Full, UnknownGame, UnknownLevel, UnknownOption
from bot.ui_kit.forms import FIELDS, FieldKind, Form, FormField, entries
from bot.ui_kit.panels import MAX_ENTRY, SelectOption
from games.api import GAMES, Game, InvalidOption, Option

LEVELS = tuple(dict.fromkeys(level for game in GAMES.values() for level in game.levels if level != "random"))
"""The levels of computer players that can be chosen in any game."""

SEATS = "seats"
TIME_CONTROL, TIMEOUT, SEALING, DOORS, GUESTS = "pace", "timeout", "sealing", "doors", "guests"
"""The fields that every game has."""

MOST_GUESTS = 5


def game_form(table: Table, game: Game, words: Translator) -> Form:
    """Return the form of seats and options.

    It has the options of all seat counts, as the count can change, too. If there are too many, some of those for other
    seat counts are left out until that count is submitted.
    """
    now = {option.key for option in game.menu(table.seat_count)}
    options = sorted(every_option(game), key=lambda option: option.key not in now)
    room = FIELDS - (len(game.seats) > 1)
    fields = [_option(table, game, option, words) for option in options[:room]]
    if len(game.seats) > 1:
        note = words("bot.lobby.seats_note") if len(options) > room else ""
        fields.insert(0, _seats(table, game, words, note))
    title = f"{table_text.title(table, words)} · {words('bot.lobby.options')}"
    return Form(("settle",), title, tuple(fields))


def every_option(game: Game) -> tuple[Option, ...]:
    """Return the options of a game for all seat counts."""
    found = {option.key: option for seats in reversed(game.seats) for option in game.menu(seats)}
    return tuple(found.values())


def _seats(table: Table, game: Game, words: Translator, note: str) -> FormField:
    counts = ((count, words("bot.lobby.seats", count=count)) for count in game.seats)
    items = tuple(SelectOption(str(count), text, chosen=count == table.seat_count) for count, text in counts)
    return FormField(SEATS, words("bot.lobby.seats_hint"), items=items, note=note)


def _option(table: Table, game: Game, option: Option, words: Translator) -> FormField:
    now = table.options.get(option.key, option.default)
    names = ((value, table_text.option_name(words, table.game, option.key, value)) for value in option.values)
    items = tuple(SelectOption(value, name, chosen=value == now) for value, name in names)
    name = table_text.option_name(words, table.game, option.key)
    return FormField(option.key, name, items=items, note=_when(game, option, words))


def _when(game: Game, option: Option, words: Translator) -> str:
    """Return the seat counts for which an option exists, or an empty text if all."""
    counts = [n for n in game.seats if option.key in [one.key for one in game.menu(n)]]
    if len(counts) == len(game.seats):
        return ""
    return words("bot.lobby.only", seats=words.join_list(words("bot.lobby.seats", count=n) for n in counts))


def guests_form(table: Table, words: Translator) -> Form:
    """Return the form of privacy, reserved seats and time control."""
    time_controls = entries("bot.pace", TimeControl, table.time_control, words)
    ends = entries("bot.timeout", TimeoutPolicy, table.timeout, words)
    sealed = (SelectOption("yes", words("bot.lobby.seal"), chosen=table.sealed),)
    closed = (SelectOption("yes", words("bot.lobby.close_doors"), chosen=table.private),)
    fields = [
        FormField(TIME_CONTROL, words("bot.lobby.pace"), items=time_controls),
        FormField(TIMEOUT, words("bot.lobby.timeout"), items=ends, note=words("bot.lobby.timeout.note")),
        FormField(SEALING, words("bot.lobby.seal"), FieldKind.YES, sealed),
        FormField(DOORS, words("bot.lobby.close_doors"), FieldKind.YES, closed),
    ]
    if table.place.guild is not None:
        most = min(MOST_GUESTS, table.seat_count)
        fields.append(FormField(GUESTS, words("bot.lobby.reserve"), FieldKind.PEOPLE, most=most))
    return Form(("keep",), f"{table_text.title(table, words)} · {words('bot.lobby.guests')}", tuple(fields))


def read_game(fields: Filled, table: Table, game: Game) -> tuple[int, dict[str, str]]:
    """Return the submitted number of seats, and the options that were changed. Raises Forged."""
    typed = chosen(fields, SEATS, tuple(map(str, game.seats)))
    seats = int(typed) if typed else table.seat_count
    values = [(one, chosen(fields, one.key, one.values)) for one in game.menu(seats)]
    return seats, {
        one.key: value for one, value in values if value not in ("", table.options.get(one.key, one.default))
    }


class LobbySettings(TypedDict):
    """Privacy and time control of a table; None = unchanged."""

    private: bool | None
    time_control: TimeControl | None
    then: TimeoutPolicy | None
    sealed: bool | None


def read_settings(fields: Filled) -> LobbySettings:
    """Return the submitted privacy and time control. Raises Forged."""
    time_control, then = chosen(fields, TIME_CONTROL, tuple(TimeControl)), chosen(fields, TIMEOUT, tuple(TimeoutPolicy))
    return {
        "private": bool(fields[DOORS]) if DOORS in fields else None,
        "time_control": TimeControl(time_control) if time_control else None,
        "then": TimeoutPolicy(then) if then else None,
        "sealed": bool(fields[SEALING]) if SEALING in fields else None,
    }


class LobbyOptions(TypedDict):
    """Seats, options and levels of the computer players of a new table."""

    seats: int
    options: dict[str, str]
    computers: list[str]


def read_table(
    key: str, seats: int | None, options: str, computers: int, level: str | None
) -> tuple[str, LobbyOptions]:
    """Return the game of a new table and its options.

    Raises UnknownGame, BadSeats, Full, UnknownLevel, UnknownOption.
    """
    game = GAMES.get(key)
    if game is None:
        raise UnknownGame(game=key[:60])
    seats = max(game.seats) if seats is None else seats
    if seats not in game.seats:
        raise BadSeats(seats=seats, least=min(game.seats), most=max(game.seats))
    if computers >= seats:
        raise Full(seats=seats)
    if level is not None and level not in game.levels:
        raise UnknownLevel(level=level[:60], possible=LEVELS)
    chosen = read_options(options, game)
    try:
        game.parse_options(seats, chosen)
    except InvalidOption as error:
        raise UnknownOption(option=error.key[:60], value=error.value[:60], possible=error.possible) from error
    return key, {"seats": seats, "options": chosen, "computers": computers * [level or game.levels[0]]}


def read_options(text: str, game: Game) -> dict[str, str]:
    """Read options typed as `board=archipelago difficulty=hard`, or as labels of choices in any language.

    Raises UnknownOption for text that is not a pair.
    """
    chosen, left = _read_labels(text, game)
    for pair in re.split(r"[\s,、]+", left):
        key, equals, value = pair.partition("=")
        if pair and not (equals and key and value):
            raise UnknownOption(option=pair[:60], value="", possible=("…=…",))
        if pair:
            chosen[key] = value
    return chosen


def option_choices(game: Game, seats: int, typed: str, words: Translator) -> list[Choice]:
    """Return completions of the typed text: one more option with each of its values."""
    taken, left = _read_labels(typed, game)
    done = "".join(f"{key}={value} " for key, value in taken.items())
    found = []
    for option in game.menu(seats):
        if option.key in taken:
            continue
        for value in option.values:
            shown, whole = _label(words, game, option.key, value), f"{done}{option.key}={value}"
            if left.strip() in fold(f"{option.key}={value} {shown}") and len(whole) <= MAX_ENTRY:
                name = f"{done}{shown}" if len(f"{done}{shown}") <= MAX_ENTRY else whole
                found.append(Choice(name=name, value=whole))
    return found[:25]


def _label(words: Translator, game: Game, key: str, value: str) -> str:
    option = table_text.option_name(words, game.key, key)
    return words.labelled(option, table_text.option_name(words, game.key, key, value))


def _read_labels(text: str, game: Game) -> tuple[dict[str, str], str]:
    """Return the options named in a text, by key or by label in any language, and the rest of the text, folded."""
    chosen, left = dict[str, str](), fold(text)
    for pattern, key, value in _option_patterns(game.key):
        left, count = pattern.subn(" ", left)
        chosen |= {key: value} if count else {}
    return chosen, left


@cache
def _option_patterns(game: str) -> tuple[tuple[re.Pattern[str], str, str], ...]:
    """Return the patterns of each value of each option, longest first: its key, and its label in each language."""
    found = []
    for option in every_option(GAMES[game]):
        for value in option.values:
            labels = [(option.key, value)]
            for words in map(translator_for, LOCALES):
                name = table_text.option_name(words, game, option.key)
                labels.append((name, table_text.option_name(words, game, option.key, value)))
            for name, choice in dict.fromkeys((fold(one), fold(other)) for one, other in labels):
                found.append((rf"(?<!\S){re.escape(name)}\s*[:=]\s*{re.escape(choice)}(?![^\s,、])", option.key, value))
    found.sort(key=lambda one: len(one[0]), reverse=True)
    return tuple((re.compile(pattern), key, value) for pattern, key, value in found)
