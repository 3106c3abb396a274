"""Copies plain data by its type: mutable parts are copied, immutable ones shared.

Every move copies its match, so the copier of a struct is generated as source: a loop over its fields takes half as
long again, which is 4 % of a decision.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from typing import Any

from msgspec import inspect

Copier = Callable[[Any], Any]


@lru_cache(maxsize=64)  # one state for each game
def copier(kind: Any) -> Copier | None:
    """Return a function that copies values of this type.

    None if they are immutable and can be shared.
    """
    return _copier(inspect.type_info(kind))


def _copier(kind: inspect.Type) -> Copier | None:
    copied: Copier | None = deepcopy  # for everything that is rare in a state; fifty times as slow
    match kind:
        case inspect.Metadata():
            copied = _copier(kind.type)
        case inspect.NoneType() | inspect.BoolType() | inspect.IntType() | inspect.StrType() | inspect.LiteralType():
            copied = None
        case inspect.ListType():
            item = _copier(kind.item_type)
            copied = (lambda value: [item(one) for one in value]) if item else list.copy
        case inspect.VarTupleType():
            each = _copier(kind.item_type)
            copied = (lambda value: tuple([each(one) for one in value])) if each else None
        case inspect.DictType():
            part = _copier(kind.value_type)
            copied = (lambda value: {key: part(one) for key, one in value.items()}) if part else dict.copy
        case inspect.StructType():
            copied = _of_struct(kind)
        case inspect.UnionType():
            copied = _of_union(kind)
    return copied


def _of_struct(kind: inspect.StructType) -> Copier | None:
    parts = [(field.name, part) for field in kind.fields if (part := _copier(field.type))]
    if kind.cls.__struct_config__.frozen:
        return deepcopy if parts else None
    memo = kind.cls.__struct_config__.dict
    if not parts and not memo:
        struct: Any = kind.cls
        shallow: Copier = struct.__copy__
        return shallow
    lines = ["def copied(value):", "after = value.__copy__()"]
    for number, (name, part) in enumerate(parts):
        plain = part in (list.copy, dict.copy)
        lines.append(f"after.{name} = value.{name}.copy()" if plain else f"after.{name} = part{number}(value.{name})")
    if memo:  # keep cached results
        lines.append("after.__dict__.update(value.__dict__)")
    names = {f"part{number}": part for number, (_, part) in enumerate(parts)}
    exec("\n    ".join([*lines, "return after"]), names)  # noqa: S102 - the names of fields
    copied: Copier = names["copied"]
    return copied


def _of_union(kind: inspect.UnionType) -> Copier | None:
    """Return a copier for one of several structs, or for immutable values."""
    copies = [(one, copied) for one in kind.types if (copied := _copier(one))]
    by_class = {one.cls: copied for one, copied in copies if isinstance(one, inspect.StructType)}
    if len(by_class) < len(copies):
        return deepcopy
    return (lambda value: by_class.get(type(value), _shared)(value)) if copies else None


def _shared(value: Any) -> Any:
    return value
