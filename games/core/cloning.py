"""Copies of plain data by its type: what can change is copied, what cannot is shared.

How a type is copied is written down once, in Python, as if by hand for this type alone: a match is copied for every
answer, and to walk through its types each time would take half as long again.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any

from msgspec import inspect

Copier = Callable[[Any], Any]
Names = dict[str, Any]
"""What the names in a written copy stand for."""


@lru_cache(maxsize=64)  # one state for each game
def copier(kind: Any) -> Copier | None:
    """Return how values of this type are copied; None if nothing can change them, so that they are shared."""
    names: Names = {}
    copy = _copy(inspect.type_info(kind), "value", names)
    return _function([f"return {copy}"], names) if copy else None


def _function(lines: list[str], names: Names) -> Copier:
    """Return a function of a `value` with these lines."""
    made: dict[str, Copier] = {}
    exec("\n    ".join(["def copied(value):", *lines]), names, made)
    return made["copied"]


def _named(thing: Any, names: Names) -> str:
    """Return a name for a thing, by which a written copy may call it."""
    name = f"_{len(names)}"
    names[name] = thing
    return name


def _copy(kind: inspect.Type, value: str, names: Names) -> str | None:
    """Return the expression that copies what another expression stands for; None if nothing can change it."""
    kind = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(kind, _PLAIN):
        return None
    return _COPIES.get(type(kind), _of_whatever)(kind, value, names)


def _of_whatever(_: inspect.Type, value: str, names: Names) -> str:
    """Copy anything that is seldom in a state, slowly."""
    return f"{_named(deepcopy, names)}({value})"


def _of_list(kind: inspect.ListType, value: str, names: Names) -> str:
    each = _copy(kind.item_type, "one", names)
    return f"[{each} for one in {value}]" if each else f"{value}.copy()"


def _of_tuple(kind: inspect.VarTupleType, value: str, names: Names) -> str | None:
    each = _copy(kind.item_type, "one", names)
    return each and f"tuple([{each} for one in {value}])"


def _of_dict(kind: inspect.DictType, value: str, names: Names) -> str:
    each = _copy(kind.value_type, "one", names)
    return f"{{key: {each} for key, one in {value}.items()}}" if each else f"{value}.copy()"


def _of_struct(kind: inspect.StructType, value: str, names: Names) -> str | None:
    parts = {field.name: _copy(field.type, f"value.{field.name}", names) for field in kind.fields}
    changes = [f"after.{name} = {part}" for name, part in parts.items() if part]
    if kind.cls.__struct_config__.dict:  # what was found out about it goes along
        changes.append("after.__dict__.update(value.__dict__)")
    if kind.cls.__struct_config__.frozen:
        return _of_whatever(kind, value, names) if changes else None
    if not changes:
        return f"{value}.__copy__()"
    return f"{_named(_function(['after = value.__copy__()', *changes, 'return after'], names), names)}({value})"


def _of_union(kind: inspect.UnionType, value: str, names: Names) -> str | None:
    """Copy what may be of one struct or another, or something that nothing can change."""
    copies = [(one, copy) for one in kind.types if (copy := _copy(one, value, names))]
    structs = [(one.cls, copy) for one, copy in copies if isinstance(one, inspect.StructType)]
    if len(structs) < len(copies):
        return _of_whatever(kind, value, names)
    choices = [f"{copy} if type({value}) is {_named(cls, names)} else " for cls, copy in structs]
    return f"({''.join(choices)}{value})" if choices else None


_PLAIN = inspect.NoneType | inspect.BoolType | inspect.IntType | inspect.StrType | inspect.LiteralType

_COPIES: Mapping[type[inspect.Type], Callable[[Any, str, Names], str | None]] = {
    inspect.ListType: _of_list,
    inspect.VarTupleType: _of_tuple,
    inspect.DictType: _of_dict,
    inspect.StructType: _of_struct,
    inspect.UnionType: _of_union,
}
