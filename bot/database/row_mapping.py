"""Maps the fields of a struct to the columns of a table and back, by the types of the fields."""

from collections.abc import Callable, Collection
from datetime import datetime
from enum import StrEnum
from types import NoneType
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct
from sqlalchemy import Row

from bot.domain.timestamps import from_millis, to_millis

S = TypeVar("S", bound=Struct)
Values = dict[str, Any]
Convert = Callable[[Any], Any]


def dump(value: object) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


class RowMapping(Generic[S]):
    """The columns of a struct.

    Times are stored in milliseconds, members of an enumeration by their value, and all but numbers and texts as JSON.
    A column has the name of its field, unless `columns` names another one; the fields `without` a column are left out.
    """

    def __init__(self, struct: type[S], without: Collection[str] = (), **columns: str) -> None:
        self._struct: Any = struct
        self._fields = [
            (field.name, columns.get(field.name, field.name), *_converters(field.type))
            for field in msgspec.structs.fields(struct)
            if field.name not in without
        ]

    def values(self, struct: S, **others: Any) -> Values:
        """Return the row of a struct, with the values of `others`."""
        return {
            column: getattr(struct, name) if write is None else write(getattr(struct, name))
            for name, column, write, _ in self._fields
        } | others

    def changes(self, old: S, new: S) -> Values:
        """Return the columns of a row that differ, with their new values."""
        return {
            column: getattr(new, name) if write is None else write(getattr(new, name))
            for name, column, write, _ in self._fields
            if getattr(old, name) != getattr(new, name)
        }

    def of(self, row: Row[Any], **others: Any) -> S:
        """Return the struct of a row; `others` are its fields without a column."""
        known = {
            name: getattr(row, column) if read is None else read(getattr(row, column))
            for name, column, _, read in self._fields
        }
        struct: S = self._struct(**known, **others)
        return struct


def _converters(kind: Any) -> tuple[Convert | None, Convert | None]:
    """Return how a field of this type is written and read; None: as it is."""
    plain, *more = [one for one in get_args(kind) if one is not NoneType] if NoneType in get_args(kind) else [kind]
    if more or plain in (int, str, bool):
        return None, None
    if plain is datetime:
        return _if_known(to_millis), _if_known(from_millis)
    if isinstance(plain, type) and issubclass(plain, StrEnum):
        return _if_known(str), _if_known(plain)
    return _if_known(dump), _if_known(msgspec.json.Decoder(plain).decode)


def _if_known(convert: Convert) -> Convert:
    return lambda value: None if value is None else convert(value)
