"""Builders of requests and their parts, for tests."""

from typing import Any

from tests.discord.message_rules import COMPONENTS_V2
from tests.discord.request import Part, Request

CHANNEL = "/channels/123456789012345678/messages"
MESSAGE = f"{CHANNEL}/123456789012345679"
CALLBACK = "/interactions/123456789012345678/token/callback"
FOLLOW_UP = "/webhooks/123456789012345678/token"
COMMANDS = "/applications/123456789012345678/commands"

# -- requests ---------------------------------------------------------------------------------------------------------


def send(body: Any, **known: Any) -> Request:
    """Return a new message of exactly these fields."""
    return Request("POST", CHANNEL, body, **known)


def message(*components: Part, known: dict[str, Any] | None = None, **fields: Any) -> Request:
    """Return a new message of layout components."""
    return send({"flags": COMPONENTS_V2, "components": list(components), **fields}, **known or {})


def edit(*components: Part, known: dict[str, Any] | None = None, **fields: Any) -> Request:
    """Return an edit of a message that gives it layout components."""
    body = {"flags": COMPONENTS_V2, "components": list(components), **fields}
    return Request("PATCH", MESSAGE, body, **known or {})


def callback(kind: int, **data: Any) -> Request:
    """Return an answer to an interaction."""
    return Request("POST", CALLBACK, {"type": kind, "data": data})


def modal(*components: Part, **fields: Any) -> Request:
    """Return a modal that opens."""
    return callback(9, **{"custom_id": "modal", "title": "Title", "components": list(components), **fields})


def answer(*choices: dict[str, Any]) -> Request:
    """Return an answer to autocompletion."""
    return callback(8, choices=list(choices))


def commands(*every: dict[str, Any]) -> Request:
    """Return all commands of an application."""
    return Request("PUT", COMMANDS, list(every))


# -- components -------------------------------------------------------------------------------------------------------


def text(content: str = "x", **fields: Any) -> Part:
    return {"type": 10, "content": content, **fields}


def container(*components: Part) -> Part:
    return {"type": 17, "components": list(components)}


def row(*components: Part) -> Part:
    return {"type": 1, "components": list(components)}


def button(**fields: Any) -> Part:
    return {"type": 2, "style": 1, "label": "Label", "custom_id": "button", **fields}


def buttons(count: int) -> list[Part]:
    return [button(custom_id=f"button {number}") for number in range(count)]


def option(number: int = 0, **fields: Any) -> dict[str, Any]:
    return {"label": "Label", "value": str(number), **fields}


def select(*options: dict[str, Any], **fields: Any) -> Part:
    return {"type": 3, "custom_id": "select", "options": list(options) or [option()], **fields}


def options(count: int) -> list[dict[str, Any]]:
    return [option(number) for number in range(count)]


def users(*ids: int, **fields: Any) -> Part:
    values = [{"type": "user", "id": number} for number in ids]
    return {"type": 5, "custom_id": "users", "default_values": values, **fields}


def section(*texts: Part) -> Part:
    return {"type": 9, "components": list(texts), "accessory": button()}


def gallery(*names: str, **fields: Any) -> Part:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, **fields} for name in names]}


def file(url: str) -> Part:
    return {"type": 13, "file": {"url": url}}


def label(component: Part, **fields: Any) -> Part:
    return {"type": 18, "label": "Label", "component": component, **fields}


def entry(**fields: Any) -> Part:
    return {"type": 4, "custom_id": "entry", "style": 1, **fields}


def attachments(*names: str) -> list[dict[str, Any]]:
    return [{"id": number, "filename": name} for number, name in enumerate(names)]


# -- commands ---------------------------------------------------------------------------------------------------------


def command(name: str = "play", **fields: Any) -> dict[str, Any]:
    return {"type": 1, "name": name, "description": "Play", **fields}


def menu(name: str = "Their games", **fields: Any) -> dict[str, Any]:
    return {"type": 2, "name": name, **fields}


def argument(name: str = "game", **fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which game", **fields}


def choice(name: str = "Glow", value: str = "glow") -> dict[str, Any]:
    return {"name": name, "value": value}
