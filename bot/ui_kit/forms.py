"""Forms as plain data: a modal with a few fields, submitted as a whole."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from bot.i18n.translator import Translator
from bot.ui_kit.panels import SelectOption

FIELDS = 5
"""Maximum number of fields in one modal."""


class FieldKind(StrEnum):
    """How a field is filled in."""

    ONE = "one"
    """One of its entries."""
    MANY = "many"
    """Any number of its entries."""
    YES = "yes"
    """A checkbox; its only entry is chosen if it is ticked initially."""
    TEXT = "text"
    """Typed text; its only entry is the initial text."""
    PEOPLE = "people"
    """Up to `most` Discord users; its entries are selected initially."""


class FormField(Struct, frozen=True):
    """A field: its key, its label, and its possible entries."""

    key: str
    label: str
    kind: FieldKind = FieldKind.ONE
    items: tuple[SelectOption, ...] = ()
    note: str = ""
    most: int = 1


class Form(Struct, frozen=True):
    """A modal: its path (carried by the submission), title, and at most FIELDS fields."""

    path: tuple[str, ...]
    title: str
    fields: tuple[FormField, ...]


def entries(prefix: str, values: Iterable[str], now: str, words: Translator) -> tuple[SelectOption, ...]:
    """Return an entry for each value, named by the text `<prefix>.<value>`; the current value is chosen."""
    return tuple(SelectOption(value, words(f"{prefix}.{value}"), chosen=value == now) for value in values)
