"""The form and the panel for a new challenge."""

from collections.abc import Mapping, Sequence

from bot.discord_kit import modals
from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.modals import Filled
from bot.domain.person import InvokingUser
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.refusals.discord import Forged
from bot.ui_kit.forms import FieldKind, Form, FormField
from bot.ui_kit.panels import Button, ButtonStyle, Row, SelectMenu, SelectOption
from games.api import Option

ANY = "-"
"""The sign of a drawn option in a path."""

GUEST = "guests"
"""The field of the invited people."""

GAME = "game"
"""The field of the game, if the form has one."""

GUESTS = 5
"""Maximum number of people in a duel, in addition to its host."""


def form(game: str, offered: Sequence[Option], words: Translator) -> Form:
    """Return the form for a new challenge: its options and the invited people."""
    fields = [_field(game, option, words) for option in offered]
    title = f"{words(f'{game}.name')} · {words('bot.challenge.make')}"
    return Form(("cmake", game), title, (*fields, _guests((), words)))


def dare(games: Sequence[str], guests: Sequence[InvokingUser], words: Translator) -> Form:
    """Return the form for a duel with drawn options."""
    items = tuple(SelectOption(game, words(f"{game}.name"), chosen=not number) for number, game in enumerate(games))
    which = FormField(GAME, words("bot.challenge.which"), items=items)
    return Form(("cdare",), words("bot.menu.duel"), (which, _guests(guests, words)))


def _guests(guests: Sequence[InvokingUser], words: Translator) -> FormField:
    picked = tuple(SelectOption(str(one.id), one.name) for one in guests)
    note = words("bot.challenge.duel_note")
    return FormField(GUEST, words("bot.challenge.duel_hint"), FieldKind.PEOPLE, picked, note=note, most=GUESTS)


def _field(game: str, option: Option, words: Translator) -> FormField:
    items = [SelectOption(ANY, words("bot.challenge.luck"), chosen=True)]
    items += [SelectOption(value, table_text.option_name(words, game, option.key, value)) for value in option.values]
    return FormField(option.key, table_text.option_name(words, game, option.key), items=tuple(items[:25]))


def builder(game: str, offered: Sequence[Option], chosen: Mapping[str, str], words: Translator) -> tuple[Block, ...]:
    """Return the panel for a new challenge after the choices `chosen`."""
    path = path_of(game, offered, chosen)
    rows: list[Row] = [_choice(path, number, option, chosen, words) for number, option in enumerate(offered)]
    rows.append(SelectMenu(("cduel", *path), words("bot.challenge.duel_hint"), people=True, most=GUESTS))
    rows.append(
        (
            Button(("cmake", *path), words("bot.challenge.make_now"), ButtonStyle.GO, "💌"),
            Button(("cday", game), words("bot.challenge.back"), emoji="↩️"),
        )
    )
    text = f"## 💌 {words(f'{game}.name')} · {words('bot.challenge.make')}\n{words('bot.challenge.make_rule')}"
    return text, ControlRows(NOWHERE, tuple(rows))


def _choice(
    path: tuple[str, ...], number: int, option: Option, chosen: Mapping[str, str], words: Translator
) -> SelectMenu:
    game = path[0]
    name = table_text.option_name(words, game, option.key)
    luck = words("bot.challenge.luck")
    items = [SelectOption(ANY, words.labelled(name, luck), emoji="🍀", chosen=option.key not in chosen)]
    items += [
        SelectOption(
            str(index),
            words.labelled(name, table_text.option_name(words, game, option.key, value)),
            chosen=chosen.get(option.key) == value,
        )
        for index, value in enumerate(option.values)
    ]
    return SelectMenu(("cnew", *path, f"o{number}"), name, tuple(items[:25]))


def read_path(path: Sequence[str]) -> list[int | None]:
    """Return the number of each chosen value in a path without its game, None where it is drawn. Raises Forged."""
    if any(token != ANY and not (token.isdecimal() and len(token) <= 3) for token in path):
        raise Forged
    return [None if token == ANY else int(token) for token in path]


def with_choice(path: Sequence[str], values: Sequence[str]) -> list[str]:
    """Return the path of a menu with the entry chosen there, without what follows. Raises Forged."""
    at = next((index for index, arg in enumerate(path) if arg.startswith("o")), None)
    if at is None or len(values) != 1:
        return list(path)
    number = int(path[at][1:]) if path[at][1:].isdecimal() else -1
    if not 0 <= number < at:
        raise Forged
    return [values[0] if index == number else arg for index, arg in enumerate(path[:at])]


def read_form(fields: Filled, offered: Sequence[Option]) -> dict[str, str]:
    """Return the values of options in the submitted form. Raises Forged."""
    return {option.key: modals.chosen(fields, option.key, (ANY, *option.values)) for option in offered}


def path_of(game: str, offered: Sequence[Option], chosen: Mapping[str, str]) -> tuple[str, ...]:
    """Return the choices as a path: the game, then for each option the number of its value."""
    values = [option.values.index(chosen[option.key]) if option.key in chosen else None for option in offered]
    return (game, *(ANY if value is None else str(value) for value in values))
