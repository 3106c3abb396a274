"""Several choices at once, as plain data: a window with a few fields, which is sent as a whole or not at all."""

from enum import StrEnum

from msgspec import Struct

from bot.ui_kit.panels import SelectOption

FIELDS = 5
"""So many fields have room in one window."""


class FieldKind(StrEnum):
    """How a field is filled in."""

    ONE = "one"
    """One of its entries."""
    MANY = "many"
    """Any of its entries, or none."""
    YES = "yes"
    """Ticked or not; its only entry is chosen where it begins ticked."""
    TEXT = "text"
    """What is typed in; its only entry is what stands there to begin with."""
    PEOPLE = "people"
    """At most `most` of Discord's people, or nobody; its entries are picked to begin with."""


class FormField(Struct, frozen=True):
    """One choice: its key, what it is called, what may be chosen."""

    key: str
    label: str
    kind: FieldKind = FieldKind.ONE
    items: tuple[SelectOption, ...] = ()
    note: str = ""
    most: int = 1


class Form(Struct, frozen=True):
    """A window: its path, which what is sent in carries on, its title, at most FIELDS fields."""

    path: tuple[str, ...]
    title: str
    fields: tuple[FormField, ...]
