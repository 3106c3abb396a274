"""Copies plain data by its type: mutable parts are copied, immutable ones shared.

Code generated for each type with `exec` copied in two thirds of the time: 1 to 5 % of a decision.
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
    struct: Any = kind.cls
    shallow: Copier = struct.__copy__
    memo = kind.cls.__struct_config__.dict
    if not parts and not memo:
        return shallow

    def copied(value: Any) -> Any:
        after = shallow(value)
        for name, part in parts:
            setattr(after, name, part(getattr(value, name)))
        if memo:  # keep cached results
            after.__dict__.update(value.__dict__)
        return after

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
