"""Loads printed components from TOML into typed, checked structs."""

import tomllib
from importlib.resources import files
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Named(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str:
        """The id in the data, unique among its kind."""


N = TypeVar("N", bound=Named)


class InvalidData(ValueError):
    """A data file has invalid content; the message names the file."""


def document(package: str, name: str) -> dict[str, Any]:
    """Return a TOML file of a game's package as plain data.

    `name` is relative to its `data` folder.
    """
    return tomllib.loads(files(package).joinpath("data", name).read_text(encoding="utf-8"))


def load(package: str, name: str, kind: type[T]) -> T:
    """Return a TOML file as one typed struct.

    Raises InvalidData for an unknown or missing field or a value of another type.
    """
    try:
        return msgspec.convert(document(package, name), kind)
    except msgspec.ValidationError as error:
        raise InvalidData(f"{package}/data/{name}: {error}") from error


def by_id(items: list[N], count: int) -> dict[str, N]:
    """Return the items by their `id`.

    Raises InvalidData for a duplicate, or if there are not exactly `count` items, the number that the rulebook
    lists.
    """
    tables = {item.id: item for item in items}
    if len(tables) != len(items) or len(items) != count:
        raise InvalidData(f"expected {count} different ids, found {len(tables)} among {len(items)} entries")
    return tables
