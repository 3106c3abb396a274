"""Typed options of a table, with their choices readable for menus and command lines."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the options of one game


class Option(msgspec.Struct, frozen=True):
    """One choice before a match: its key, its values in menu order, and the default."""

    key: str
    values: tuple[str, ...]
    default: str


class InvalidOption(ValueError):
    """An unknown option, or a value it does not have.

    `key`, `value` and `possible` give the details.
    """

    def __init__(self, key: str, value: str, possible: Iterable[str]) -> None:
        self.key, self.value, self.possible = key, value, tuple(possible)
        super().__init__(f"{key}={value}: possible: {', '.join(self.possible) or 'nothing'}")


def menu(options: type[msgspec.Struct], seats: int) -> tuple[Option, ...]:
    """Return the options that can be chosen for this number of seats.

    A field is offered if its type is a Literal of texts. `Annotated[..., Meta(extra=...)]` limits it to some numbers of
    `seats`. For new matches, `usual` replaces the default, which stored matches without the field keep.
    """
    hints = get_type_hints(options, include_extras=True)
    offered = []
    for field in msgspec.structs.fields(options):
        kind, extra = _split(hints[field.name])
        if get_origin(kind) is Literal and seats in extra.get("seats", (seats,)):
            offered.append(Option(field.name, get_args(kind), extra.get("usual", field.default)))
    return tuple(offered)


def _split(hint: object) -> tuple[object, dict[str, Any]]:
    if get_origin(hint) is not Annotated:
        return hint, {}
    kind, *notes = get_args(hint)
    extra = next((note.extra for note in notes if isinstance(note, msgspec.Meta)), None)
    return kind, dict(extra or {})


def parse(options: type[O], seats: int, values: Mapping[str, str]) -> O:
    """Return typed options from texts, the others at their defaults.

    Raises InvalidOption for a key or a value that cannot be chosen with this number of seats.
    """
    offered = {option.key: option for option in menu(options, seats)}
    for key, value in values.items():
        if key not in offered:
            raise InvalidOption(key, value, offered)
        if value not in offered[key].values:
            raise InvalidOption(key, value, offered[key].values)
    return msgspec.convert({key: option.default for key, option in offered.items()} | dict(values), options)
