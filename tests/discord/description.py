"""Reads Discord's description of its HTTP API strictly and compiles its schemas."""

import json
import lzma
import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema_rs
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError

FILE = Path(__file__).parent / "openapi.json.xz"
SNOWFLAKE = re.compile(r"0|[1-9][0-9]*")
SNOWFLAKES = {"$ref": "#/components/schemas/SnowflakeType"}
ENGINE_FORMATS = ("date-time", "uri")
RANGES = {"int32": 2**31, "int64": 2**63}
BOOLEANS = {"true": True, "1": True, "false": False, "0": False}
"""Booleans in queries (page developers/reference#boolean-query-strings), in lower case."""

EDITS = (
    "MessageEditRequestPartial",
    "IncomingWebhookUpdateRequestPartial",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
)
COMMANDS = (
    "ApplicationCommandCreateRequest",
    "ApplicationCommandUpdateRequest",
    "ApplicationCommandPatchRequestPartial",
)


class Fault(NamedTuple):
    """What the description refuses: `place` names the schema, the field and the keyword."""

    place: str
    text: str


# -- reading ----------------------------------------------------------------------------------------------------------


@cache
def description() -> dict[str, Any]:
    """Return Discord's description, made strict."""
    read: dict[str, Any] = json.loads(lzma.decompress(FILE.read_bytes()))
    _tighten(read)
    _allow_exceptions(read["components"]["schemas"])
    return read


def _tighten(part: Any) -> None:
    """Close every object that lists its fields, and give the formats of integers their ranges."""
    if isinstance(part, dict):
        kinds = part.get("type", ())
        if "object" in kinds and "properties" in part:
            part.setdefault("additionalProperties", False)
        if "integer" in kinds and part.get("format") in RANGES:
            size = RANGES[part["format"]]
            part.setdefault("minimum", -size)
            part.setdefault("maximum", size - 1)
        for value in part.values():
            _tighten(value)
    elif isinstance(part, list):
        for value in part:
            _tighten(value)


def _allow_exceptions(schemas: dict[str, Any]) -> None:
    """Allow the three things that Discord is known to take and that the description lacks."""
    # 1. Snowflakes as numbers: discord.py 2.7.1 writes them so (AllowedMentions.to_dict, File.to_dict). Discord keeps
    #    them as integers (discord/discord-api-docs#1054).
    schemas["SnowflakeType"] |= {"type": ["string", "integer"], "minimum": 0, "maximum": 2**64 - 1}
    # 2. `tts` in edits: discord.py 2.7.1 always writes it (discord.http.handle_message_parameters,
    #    discord.webhook.async_.interaction_message_response_params), so every bot on that library sends it.
    for name in EDITS:
        schemas[name]["properties"]["tts"] = {"type": "boolean"}
    # 3. `nsfw` of commands: discord.py 2.7.1 always writes it (app_commands.Command.to_dict). The documentation lists
    #    it (developers/interactions/application-commands#application-command-object).
    for name in COMMANDS:
        schemas[name]["properties"]["nsfw"] = {"type": "boolean"}


@cache
def _places() -> dict[int, str]:
    """Return the name of each part of the schemas: of the schema, or of its field."""
    found: dict[int, str] = {}

    def enter(part: Any, name: str) -> None:
        if isinstance(part, dict):
            found.setdefault(id(part), name)
            for key, value in part.items():
                if key != "properties":
                    enter(value, name)
        elif isinstance(part, list):
            for value in part:
                enter(value, name)

    for name, schema in description()["components"]["schemas"].items():
        for field, part in schema.get("properties", {}).items():
            enter(part, f"{name}.{field}")
        enter(schema, name)
    return found


def place_of(part: Any) -> str | None:
    """Return the schema and the field of a part of the description; None outside schemas."""
    return _places().get(id(part))


# -- formats ----------------------------------------------------------------------------------------------------------


def _is_snowflake(value: Any) -> bool:
    return not isinstance(value, str) or (SNOWFLAKE.fullmatch(value) is not None and int(value) < 2**64)


def _is_nonce(value: Any) -> bool:
    """Return whether a text has at most 25 characters (page developers/resources/message)."""
    return not isinstance(value, str) or len(value) <= 25


FORMATS = {"snowflake": _is_snowflake, "nonce": _is_nonce}
"""Formats that JSON schema engines do not know."""


@cache
def _engine(name: str) -> Any:
    return jsonschema_rs.Draft202012Validator({"format": name}, validate_formats=True)


def _fits(name: str, value: Any) -> bool:
    fits: bool = _engine(name).is_valid(value)
    return fits


@cache
def _format_checker() -> FormatChecker:
    """Return the same checks for the slow validator."""
    checker = FormatChecker(formats=())
    for name in ENGINE_FORMATS:
        checker.checks(name)(partial(_fits, name))
    for name, check in FORMATS.items():
        checker.checks(name)(check)
    return checker


# -- schemas ----------------------------------------------------------------------------------------------------------


def _reached(schema: Any) -> dict[str, Any]:
    """Return the named schemas that a schema refers to, so that only these are compiled."""
    schemas, found, left = description()["components"]["schemas"], {}, [schema]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).rpartition("/")[2]
            if name and name not in found:
                found[name] = schemas[name]
                left.append(schemas[name])
            left.extend(part.values())
        elif isinstance(part, list):
            left.extend(part)
    return found


class Schema:
    """A compiled schema: a fast validator decides, a slow one explains."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._whole = {**schema, "components": {"schemas": _reached(schema)}}
        self._quick = jsonschema_rs.Draft202012Validator(self._whole, validate_formats=True, formats=FORMATS)

    @cached_property
    def _slow(self) -> Draft202012Validator:
        return Draft202012Validator(self._whole, format_checker=_format_checker())

    def faults(self, value: Any) -> list[Fault]:
        """Return what is wrong with a value."""
        if self._quick.is_valid(value):
            return []
        found = [_fault(_leaf(error)) for error in self._slow.iter_errors(value)]
        return found or [Fault("", "refused by the fast validator alone")]


def _fault(leaf: ValidationError) -> Fault:
    keyword = str(leaf.validator)
    if keyword == "format" and isinstance(leaf.schema, Mapping):
        keyword = f"format={leaf.schema['format']}"
    return Fault(f"{place_of(leaf.schema) or ''}.{keyword}", f"{leaf.json_path}: {leaf.message[:200]}")


def _leaf(error: ValidationError) -> ValidationError:
    """Return the innermost error: of a union, that of the branch whose `type` fits."""
    if not error.context:
        return error
    branches: dict[Any, list[ValidationError]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    return _leaf(min(branches.values(), key=_misfit)[0])


def _misfit(branch: list[ValidationError]) -> tuple[int, int]:
    """Return how badly a branch of a union fits: errors of types first, then all errors."""
    kinds = sum(list(inner.relative_path)[-1:] == ["type"] for inner in branch)
    others = sum(inner.validator == "type" and not inner.relative_path for inner in branch)
    return kinds + others, len(branch)


# -- operations -------------------------------------------------------------------------------------------------------


class Operation:
    """A method and a path of the description. It compiles its schemas at first use."""

    def __init__(self, name: str, parameters: list[dict[str, Any]], body: dict[str, Any] | None) -> None:
        self.name = name
        self._parameters = {one["name"]: one["schema"] for one in parameters if one["in"] == "query"}
        self._required = [one["name"] for one in parameters if one["in"] == "query" and one.get("required")]
        self._content = body["content"] if body else {}

    @cached_property
    def body(self) -> Schema | None:
        """The schema of the body: `payload_json` of a form has the one of the JSON body."""
        content = self._content.get("application/json") or self._content.get("multipart/form-data")
        return Schema(content["schema"]) if content else None

    @cached_property
    def _query(self) -> Schema:
        fields = {"properties": self._parameters, "required": self._required, "additionalProperties": False}
        return Schema({"type": "object", **fields})

    def faults(self, body: Any, query: Mapping[str, Any]) -> Iterator[Fault]:
        """Yield what is wrong with a request."""
        if query or self._required:
            yield from self._query.faults({name: self._typed(name, value) for name, value in query.items()})
        if (self.body is None) != (body is None):
            yield Fault("", "a body is missing" if body is None else "there is no body in this operation")
        elif self.body is not None:
            yield from self.body.faults(body)

    def _typed(self, name: str, value: Any) -> Any:
        """Return the value of a query parameter as what its text means."""
        kind, text = self._parameters.get(name, {}).get("type"), str(value)
        if kind == "integer" and re.fullmatch(r"-?[0-9]+", text):
            return int(text)
        return BOOLEANS.get(text.lower(), value) if kind == "boolean" else value


class _Template(NamedTuple):
    """A path: fixed segments as they are, others as the pattern that they fit."""

    segments: tuple[str | re.Pattern[str], ...]
    operation: Operation

    def fits(self, path: list[str]) -> bool:
        return all(
            part == segment if isinstance(part, str) else part.fullmatch(segment)
            for part, segment in zip(self.segments, path, strict=True)
        )


def _segments(path: str, parameters: list[dict[str, Any]]) -> tuple[str | re.Pattern[str], ...]:
    snowflakes = {one["name"] for one in parameters if one["in"] == "path" and one["schema"] == SNOWFLAKES}
    return tuple(
        part if "{" not in part else SNOWFLAKE if part[1:-1] in snowflakes else re.compile(".+")
        for part in path[1:].split("/")
    )


@cache
def _operations() -> dict[tuple[str, int], list[_Template]]:
    """Return all operations by method and length of the path, fixed segments first."""
    found: dict[tuple[str, int], list[_Template]] = {}
    for path, item in sorted(description()["paths"].items(), key=lambda entry: entry[0].count("{")):
        shared = item.get("parameters", [])
        for method in item.keys() - {"parameters"}:
            one = item[method]
            parameters = shared + one.get("parameters", [])
            operation = Operation(one["operationId"], parameters, one.get("requestBody"))
            segments = _segments(path, parameters)
            found.setdefault((method.upper(), len(segments)), []).append(_Template(segments, operation))
    return found


def operation(method: str, path: str) -> Operation | None:
    """Return the operation of a request, or None if the description has none."""
    segments = path.strip("/").split("/")
    templates = _operations().get((method, len(segments)), ())
    return next((one.operation for one in templates if one.fits(segments)), None)
