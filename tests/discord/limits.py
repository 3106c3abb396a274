"""Every request of the bot is held against what Discord publishes: schemas, and the limits that stand only in prose."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import emoji
import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

HERE = Path(__file__).parent

TEXT, PARTS, FILES, FILE, REQUEST = 4000, 40, 10, 10 * 2**20, 25 * 2**20
"""Characters and components of one message, files of one request, bytes of a file and of a request."""

BYTES, EACH = 10_170, 12
"""Bytes (UTF-8) of the texts of one message, to which every one adds some: beyond, Discord answers with an error 500
(issue 8554 of its documentation), long before Japanese has used up its characters."""


@cache
def _spec() -> dict[str, Any]:
    spec: dict[str, Any] = json.loads((HERE / "openapi.json").read_text(encoding="utf-8"))
    # The library sends numbers as numbers where the description says text; Discord takes both.
    spec["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    _close(spec)
    return spec


def _close(part: Any) -> None:
    """Forbid unknown fields wherever fields are listed: a misspelt one would be ignored in silence."""
    if isinstance(part, dict):
        if part.get("type") == "object" and "properties" in part and "additionalProperties" not in part:
            part["additionalProperties"] = False
        for value in part.values():
            _close(value)
    elif isinstance(part, list):
        for value in part:
            _close(value)


class Schema:
    """The schema of a body: quickly known to hold, slowly told why not."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._quick = jsonschema_rs.Draft202012Validator(schema, validate_formats=False)
        self._slow = Draft202012Validator(schema)

    def errors(self, body: Any) -> list[ValidationError]:
        """Return what is wrong with a body."""
        if self._quick.is_valid(_as_described(body)):
            return []
        return list(self._slow.iter_errors(body))


def _as_described(body: Any) -> Any:
    """Return a body without what the library adds to every one, and to each of a list."""
    if isinstance(body, list):
        return [_as_described(one) for one in body]
    if not isinstance(body, dict):
        return body
    return {name: _as_described(value) for name, value in body.items() if name not in SENT_ANYWAY}


@cache
def _operations() -> list[tuple[str, re.Pattern[str], Schema | None]]:
    found = []
    components = _spec()["components"]
    for path, item in sorted(_spec()["paths"].items(), key=lambda entry: entry[0].count("{")):
        pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path))
        for method, operation in item.items():
            content = operation.get("requestBody", {}).get("content", {})
            body = content.get("application/json") or content.get("multipart/form-data")
            validator = Schema({**body["schema"], "components": components}) if body else None
            found.append((method.upper(), pattern, validator))
    return found


SENT_ANYWAY = ("tts", "nsfw")
"""Fields that the library always sends and that the description leaves out."""


def problems(method: str, path: str, body: Any) -> list[str]:
    """Return what Discord would object to in one request."""
    path = path.split("?", maxsplit=1)[0].removeprefix("/api/v10")
    hit = next((entry for entry in _operations() if entry[0] == method and entry[1].fullmatch(path)), None)
    if hit is None:
        return [f"no such operation in the extract: {method} {path}"]
    found = []
    if hit[2] is not None and body is not None:
        found = [text for error in hit[2].errors(body) if (text := _told(error))]
    return found + list(_unwritten(body))


def _told(error: ValidationError) -> str | None:
    leaf = _leaf(error)
    if leaf.validator == "additionalProperties" and any(
        f"'{name}' was unexpected" in leaf.message for name in SENT_ANYWAY
    ):
        return None
    return f"{leaf.json_path}: {leaf.message[:200]}"


def _leaf(error: ValidationError) -> ValidationError:
    """Return what is wrong inside: of a union, in the branch whose `type` fits."""
    if not error.context:
        return error
    branches: dict[Any, list[ValidationError]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)

    def misfit(branch: list[ValidationError]) -> tuple[int, int]:
        return sum(list(inner.relative_path)[-1:] == ["type"] for inner in branch), len(branch)

    return _leaf(min(branches.values(), key=misfit)[0])


def parts(components: Any) -> Iterator[dict[str, Any]]:
    """Yield every component of a message, at whatever depth."""
    for part in components or []:
        if isinstance(part, dict):
            yield part
            yield from parts(part.get("components"))
            yield from parts([part["accessory"]] if part.get("accessory") else [])


def shown_emojis(every: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield the Unicode emojis on buttons and menu entries: Discord refuses a message that has anything else there."""
    for part in every:
        for shown in (part, *(part.get("options") or ())):
            if (found := shown.get("emoji")) and not found.get("id"):
                yield found["name"]


def _unwritten(body: Any) -> Iterator[str]:
    """Yield offences against limits that no schema can express."""
    if not isinstance(body, dict):
        return
    data = body.get("data") if isinstance(body.get("data"), dict) else body
    if isinstance(data, dict) and isinstance(data.get("components"), list):
        every = list(parts(data["components"]))
        texts = [part.get("content", "") for part in every if part.get("type") == 10]
        characters, octets = sum(map(len, texts)), sum(len(text.encode()) + EACH for text in texts)
        names = [part["custom_id"] for part in every if "custom_id" in part]
        if len(every) > PARTS:
            yield f"{len(every)} components"
        if characters > TEXT:
            yield f"{characters} characters of text"
        if octets > BYTES:
            yield f"{octets} bytes of text"
        if len(names) != len(set(names)):
            yield "a custom id stands twice"
        if not all(text.strip() for text in texts):
            yield "an empty text"
        yield from (f"no emoji: {name}" for name in shown_emojis(every) if not emoji.is_emoji(name))


def command_problems(commands: Any) -> Iterator[str]:
    """Yield offences of a command tree: slots, sizes, order of options."""
    if len(commands) > 100:
        yield f"{len(commands)} commands"
    for command in commands:
        yield from _option_problems(command["name"], command)
        if _size(command) > 8000:
            yield f"{command['name']}: {_size(command)} characters"


def _option_problems(path: str, node: dict[str, Any]) -> Iterator[str]:
    options = node.get("options") or []
    if len(options) > 25 or len(node.get("choices") or []) > 25:
        yield f"{path}: more than 25 slots"
    for field in ("name", "description"):
        for locale, text in (node.get(f"{field}_localizations") or {}).items():
            if not 1 <= len(text) <= (32 if field == "name" else 100) or (field == "name" and text != text.lower()):
                yield f"{path}: {field} in {locale}: {text}"
    names = [option["name"] for option in options]
    if len(names) != len(set(names)):
        yield f"{path}: two options of one name"
    required = [bool(option.get("required")) for option in options if option["type"] > 2]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after an optional one"
    for option in options:
        yield from _option_problems(f"{path} {option['name']}", option)


def _size(node: dict[str, Any]) -> int:
    """Return the characters that Discord counts: names, descriptions, choices, in the longest language each."""
    total = 0
    for field in ("name", "description"):
        texts = [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]
        total += max(map(len, texts))
    total += sum(_size(child) for child in node.get("options") or [])
    return total + sum(_size(choice) + len(str(choice["value"])) for choice in node.get("choices") or [])
