"""Copies of plain data by its type: what can change is copied, what cannot is shared."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

from msgspec import inspect

Copier = Callable[[Any], Any]


@cache
def copier(kind: Any) -> Copier | None:
    """Return how values of this type are copied; None if nothing can change them, so that they are shared."""
    return _copier(inspect.type_info(kind))


def _copier(kind: inspect.Type) -> Copier | None:
    kind = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(kind, _PLAIN):
        return None
    return _COPIERS.get(type(kind), _whatever)(kind)


def _whatever(_: inspect.Type) -> Copier:
    """Return how anything is copied that is seldom in a state, slowly."""
    return deepcopy


def _of_list(kind: inspect.ListType) -> Copier:
    each = _copier(kind.item_type)
    return list.copy if each is None else lambda values: list(map(each, values))


def _of_tuple(kind: inspect.VarTupleType) -> Copier | None:
    each = _copier(kind.item_type)
    return each and (lambda values: tuple(map(each, values)))


def _of_dict(kind: inspect.DictType) -> Copier:
    each = _copier(kind.value_type)
    return dict.copy if each is None else lambda values: {key: each(value) for key, value in values.items()}


def _of_struct(kind: inspect.StructType) -> Copier | None:
    shallow: Copier = kind.cls.__copy__  # type: ignore[attr-defined]  # msgspec has it, and does not say so
    parts = [(field.name, each) for field in kind.fields if (each := _copier(field.type))]
    if kind.cls.__struct_config__.frozen:
        return deepcopy if parts else None
    if not parts:
        return shallow

    def copied(value: Any) -> Any:
        after = shallow(value)
        for name, each in parts:
            setattr(after, name, each(getattr(value, name)))
        return after

    return copied


def _of_union(kind: inspect.UnionType) -> Copier | None:
    """Return how a value is copied that may be of one struct or another, or something that nothing can change."""
    changing = [(one, each) for one in kind.types if (each := _copier(one))]
    known = {one.cls: each for one, each in changing if isinstance(one, inspect.StructType)}
    if len(known) < len(changing):
        return deepcopy
    return (lambda value: known[type(value)](value) if type(value) in known else value) if known else None


_PLAIN = inspect.NoneType | inspect.BoolType | inspect.IntType | inspect.StrType | inspect.LiteralType

_COPIERS: Mapping[type[inspect.Type], Callable[[Any], Copier | None]] = {
    inspect.ListType: _of_list,
    inspect.VarTupleType: _of_tuple,
    inspect.DictType: _of_dict,
    inspect.StructType: _of_struct,
    inspect.UnionType: _of_union,
}
