"""Converts forms to Discord modals, and submissions to plain values.

Like a button, a modal has a custom id that says everything, so submissions work after a restart.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import discord
from discord import ui

from bot.discord_kit import custom_ids
from bot.discord_kit.interaction import AnyInteraction
from bot.refusals.discord import Forged
from bot.ui_kit.forms import FieldKind, Form, FormField
from bot.ui_kit.panels import MAX_ENTRY, truncate

TITLE = 45
"""Maximum length of a modal's title and of a field's label."""

RADIO = 5
"""Up to this many entries are radio buttons; more are a menu."""

MODAL_LIFETIME = 900.0
"""Seconds for which discord.py stores a modal; later submissions are handled, too."""

T = TypeVar("T")

Filled = Mapping[str, tuple[str, ...]]
"""The values of each field by its key."""


def modal(form: Form, base: custom_ids.CustomId) -> ui.Modal:
    """Return the modal of a form for the table of `base`."""
    verb, *args = form.path
    window = ui.Modal(
        title=truncate(form.title, TITLE),
        timeout=MODAL_LIFETIME,
        custom_id=custom_ids.CustomId(base.table, verb, tuple(args)).text,
    )
    for field in form.fields:
        note = truncate(field.note, MAX_ENTRY) or None
        window.add_item(ui.Label(text=truncate(field.label, TITLE), description=note, component=_component(field)))
    return window


def _component(field: FormField) -> ui.Item[Any]:
    match field.kind:
        case FieldKind.PEOPLE:
            picked = [discord.Object(int(item.value), type=discord.User) for item in field.items]
            return ui.UserSelect(
                custom_id=field.key, required=False, min_values=0, max_values=field.most, default_values=picked
            )
        case FieldKind.TEXT:
            return ui.TextInput(custom_id=field.key, default=field.items[0].value, max_length=MAX_ENTRY)
        case FieldKind.YES:
            return ui.Checkbox(custom_id=field.key, default=any(item.chosen for item in field.items))
        case FieldKind.MANY:
            boxes = _options(discord.CheckboxGroupOption, field)
            return ui.CheckboxGroup(custom_id=field.key, options=boxes, required=False, min_values=0)
    if 2 <= len(field.items) <= RADIO:
        return ui.RadioGroup(custom_id=field.key, options=_options(discord.RadioGroupOption, field))
    return ui.Select(custom_id=field.key, options=_options(discord.SelectOption, field))


def _options(kind: Callable[..., T], field: FormField) -> list[T]:
    return [kind(label=truncate(item.label, MAX_ENTRY), value=item.value, default=item.chosen) for item in field.items]


def filled(interaction: AnyInteraction) -> Filled:
    """Return the submitted values by field; empty for other interactions."""
    data = cast("dict[str, Any]", interaction.data or {})
    parts = [part.get("component", {}) for part in data.get("components", ()) if isinstance(part, dict)]
    return {part["custom_id"]: _values(part) for part in parts if "custom_id" in part}


def _values(part: dict[str, Any]) -> tuple[str, ...]:
    value = part.get("value")
    if isinstance(value, bool):
        return ("yes",) if value else ()
    return (str(value),) if value is not None else tuple(map(str, part.get("values") or ()))


def typed(fields: Filled, key: str) -> str:
    """Return the text of a field, or an empty text."""
    return " ".join(fields.get(key, ()))


def chosen(fields: Filled, key: str, among: tuple[str, ...]) -> str:
    """Return the chosen entry of a field, or an empty text.

    Raises Forged if it was not offered.
    """
    values = fields.get(key, ())
    if len(values) > 1 or any(value not in among for value in values):
        raise Forged
    return values[0] if values else ""
