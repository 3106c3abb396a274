"""A request as the rules see it: its kind, its message, its components, its files."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from typing import Any, NamedTuple

from tests.discord.description import Operation, operation

PREFIX = "/api/v10"

Part = dict[str, Any]
"""A component."""


class Kind(Enum):
    """What a request does, as far as rules tell requests apart."""

    MESSAGE = auto()
    EDIT = auto()
    DEFERRAL = auto()
    CHOICES = auto()
    MODAL = auto()
    COMMANDS = auto()
    OTHER = auto()


OPERATIONS = {
    "create_message": Kind.MESSAGE,
    "create_thread": Kind.MESSAGE,
    "execute_webhook": Kind.MESSAGE,
    "update_message": Kind.EDIT,
    "update_original_webhook_message": Kind.EDIT,
    "update_webhook_message": Kind.EDIT,
    "bulk_set_application_commands": Kind.COMMANDS,
    "bulk_set_guild_application_commands": Kind.COMMANDS,
    "create_application_command": Kind.COMMANDS,
    "create_guild_application_command": Kind.COMMANDS,
    "update_application_command": Kind.COMMANDS,
    "update_guild_application_command": Kind.COMMANDS,
}

CALLBACKS = {4: Kind.MESSAGE, 5: Kind.DEFERRAL, 7: Kind.EDIT, 8: Kind.CHOICES, 9: Kind.MODAL}
"""What an interaction's callback does, by its type."""


class File(NamedTuple):
    """An uploaded file, with its size in bytes."""

    name: str
    size: int


class Edited(NamedTuple):
    """The message that an edit changes, as Discord keeps it.

    `attachments` are names by id. `filled` are the fields that layout components exclude and that have a value.
    """

    flags: int
    attachments: Mapping[str, str]
    filled: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Request:
    """A request. `files` and `edited` are None where they are not known.

    `follow_up` is the number of a message among those that follow an interaction; it is given only where the user, and
    not the server, has installed the application.
    """

    method: str
    path: str
    body: Any = None
    query: Mapping[str, Any] = field(default_factory=dict)
    files: tuple[File, ...] | None = None
    edited: Edited | None = None
    follow_up: int | None = None

    @cached_property
    def operation(self) -> Operation | None:
        """The operation of the description."""
        return operation(self.method, self.path.split("?", maxsplit=1)[0].removeprefix(PREFIX))

    @cached_property
    def kind(self) -> Kind:
        """What it does."""
        name = self.operation.name if self.operation else ""
        if name == "create_interaction_response":
            return CALLBACKS.get(self.body["type"], Kind.OTHER)
        if name == "create_thread" and "message" not in self.body:
            return Kind.OTHER
        return OPERATIONS.get(name, Kind.OTHER)

    @cached_property
    def data(self) -> dict[str, Any]:
        """The message, the modal or the choices."""
        if not isinstance(self.body, dict):
            return {}
        for envelope in ("data", "message"):
            if envelope in self.body:
                return self.body[envelope] or {}
        return self.body

    @cached_property
    def components(self) -> list[Part]:
        """All components, at every depth."""
        return list(parts(self.data.get("components")))

    def of_type(self, *types: int) -> Iterator[Part]:
        """Yield the components of these types."""
        return (part for part in self.components if part["type"] in types)

    @cached_property
    def texts(self) -> list[str]:
        """The contents of all text displays."""
        return [part["content"] for part in self.of_type(10)]

    @cached_property
    def flags(self) -> int:
        """The flags that are sent."""
        return self.data.get("flags") or 0

    @cached_property
    def commands(self) -> list[dict[str, Any]]:
        """The commands."""
        return self.body if isinstance(self.body, list) else [self.body]

    @property
    def replaces_commands(self) -> bool:
        """Whether these are all commands that there will be."""
        return isinstance(self.body, list)


def parts(components: Any) -> Iterator[Part]:
    """Yield every component of a message or a modal, at every depth."""
    for part in components or []:
        if isinstance(part, dict):
            yield part
            yield from parts(part.get("components"))
            for single in ("accessory", "component"):
                if part.get(single):
                    yield from parts([part[single]])
