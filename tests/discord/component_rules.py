"""Limits of components that only the documentation or reports state."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import emoji

from tests.discord.request import Part, Request

COMPONENTS, CHARACTERS = 40, 4000
BYTES, BYTES_EACH = 10_170, 12
"""UTF-8 bytes of all text displays, and bytes that each one adds. Above, Discord answers with an error 500."""

ROW, BUTTON, STRING_SELECT = 1, 2, 3
SELECTS = (3, 5, 6, 7, 8)
FILE = 13
LINK, PREMIUM = 5, 6
MODAL_COMPONENTS = range(1, 6)


def _twice(values: Iterable[Any]) -> Iterator[Any]:
    return (value for value, times in Counter(values).items() if times > 1)


def component_count(request: Request) -> Iterator[str]:
    """Count all components, nested ones as well."""
    if len(request.components) > COMPONENTS:
        yield f"{len(request.components)} components"


def text_characters(request: Request) -> Iterator[str]:
    """Count the characters of all text displays together."""
    if (characters := sum(map(len, request.texts))) > CHARACTERS:
        yield f"{characters} characters of text"


def text_bytes(request: Request) -> Iterator[str]:
    """Count the bytes of all text displays together."""
    if (size := sum(len(text.encode()) + BYTES_EACH for text in request.texts)) > BYTES:
        yield f"{size} bytes of text"


def text_blank(request: Request) -> Iterator[str]:
    """Find text displays without a visible character."""
    if not all(text.strip() for text in request.texts):
        yield "an empty text"


def component_ids(request: Request) -> Iterator[str]:
    """Find ids that two components share; 0 counts as no id."""
    for number in _twice(part["id"] for part in request.components if part.get("id")):
        yield f"the id {number} is used twice"


def custom_ids(request: Request) -> Iterator[str]:
    """Find custom ids that two components share."""
    for name in _twice(part["custom_id"] for part in request.components if part.get("custom_id")):
        yield f"the custom id {name} is used twice"


def row_contents(request: Request) -> Iterator[str]:
    """Find rows that hold more than one select, or a select and buttons."""
    for row in request.of_type(ROW):
        types = [part["type"] for part in row["components"]]
        if len(types) > 1 and set(types) != {BUTTON}:
            yield f"a row of the types {types}"


def button_fields(request: Request) -> Iterator[str]:
    """Find buttons without the field that their style needs, or with fields of other styles."""
    for button in request.of_type(BUTTON):
        given = {name for name in ("custom_id", "url", "sku_id", "label", "emoji") if button.get(name)}
        needed = {LINK: "url", PREMIUM: "sku_id"}.get(button["style"], "custom_id")
        refused = {"custom_id", "url", "sku_id"} | ({"label", "emoji"} if button["style"] == PREMIUM else set())
        if needed not in given or given & refused != {needed}:
            yield f"a button of style {button['style']} with {', '.join(sorted(given)) or 'nothing'}"


def button_blank(request: Request) -> Iterator[str]:
    """Find buttons that show neither a label nor an emoji."""
    for button in request.of_type(BUTTON):
        label = button.get("label") or ""
        if button["style"] != PREMIUM and not label.strip() and not button.get("emoji"):
            yield f"a button without label and emoji: {button.get('custom_id') or button.get('url')}"


def select_values(request: Request) -> Iterator[str]:
    """Find options of one select with the same value."""
    for select in request.of_type(STRING_SELECT):
        for value in _twice(option["value"] for option in select["options"]):
            yield f"the value {value} is used twice in {select['custom_id']}"


def select_bounds(request: Request) -> Iterator[str]:
    """Find selects that want more choices than they allow, or allow more than they have."""
    for select in request.of_type(*SELECTS):
        least, most = _bounds(select)
        if least > most:
            yield f"{select['custom_id']} wants {least} choices and allows {most}"
        if "options" in select and most > len(select["options"]):
            yield f"{select['custom_id']} allows {most} choices of {len(select['options'])}"


def _bounds(select: Part) -> tuple[int, int]:
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def select_defaults(request: Request) -> Iterator[str]:
    """Find selects whose number of default values is outside their bounds."""
    for select in request.of_type(*SELECTS):
        least, most = _bounds(select)
        if (values := select.get("default_values")) and not least <= len(values) <= most:
            yield f"{len(values)} default values in {select['custom_id']}"


def shown_emojis(components: Iterable[Part]) -> Iterator[str]:
    """Yield the names of emojis without an id, on buttons and options."""
    for part in components:
        for shown in (part, *(part.get("options") or ())):
            if (found := shown.get("emoji")) and not found.get("id"):
                yield found["name"]


def emojis(request: Request) -> Iterator[str]:
    """Find emojis that have no id and are not in Unicode."""
    return (f"no emoji: {name}" for name in shown_emojis(request.components) if not emoji.is_emoji(name))


def file_reference(request: Request) -> Iterator[str]:
    """Find file components that show anything but an attachment."""
    for part in request.of_type(FILE):
        if not part["file"]["url"].startswith("attachment://"):
            yield f"a file component of {part['file']['url']}"


def modal_components(request: Request) -> Iterator[str]:
    """Count the components on the top level of a modal."""
    if len(request.data["components"]) not in MODAL_COMPONENTS:
        yield f"{len(request.data['components'])} components"


def modal_disabled(request: Request) -> Iterator[str]:
    """Find disabled components in a modal."""
    return (f"{part['custom_id']} is disabled" for part in request.components if part.get("disabled"))


def modal_required(request: Request) -> Iterator[str]:
    """Find required components of a modal that allow zero choices."""
    for part in request.components:
        if part.get("min_values") == 0 and part.get("required") in (None, True):
            yield f"{part['custom_id']} is required and wants no choice"
