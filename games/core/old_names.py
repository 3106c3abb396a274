"""Lets installed games use the names of version 0.2, with a warning.

It is to be removed in the next version. `old_names.toml` holds the names. They work only for an installed game that is
imported inside `understood`.
"""

import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.resources import files
from types import ModuleType
from typing import Any
from warnings import warn

TOPS = ("games", "renderers", "bot")
"""Our packages, each importing only those before it."""


@cache
def old_names() -> dict[str, Any]:
    """Return the tables `modules`, `names` and `keywords` of old_names.toml."""
    return tomllib.loads((files("games.core") / "old_names.toml").read_text("utf-8"))


def install() -> None:
    """Make the old names of modules and of objects importable."""
    if any(isinstance(finder, OldModules) for finder in sys.meta_path):
        return
    sys.meta_path.append(OldModules())
    for old in old_names()["names"]:
        module = old.rpartition(".")[0]
        if module not in old_names()["modules"] and not hasattr(import_module(module), "__getattr__"):
            vars(import_module(module))["__getattr__"] = _lookup(module, module)


@contextmanager
def understood(root: str) -> Iterator[None]:
    """Allow old names and keywords while a game's package for this root package is imported.

    A record that kept its name takes old keywords only from code that imports it here. Our own modules are imported
    before, so that none of them is affected.
    """
    install()
    tops = TOPS[: TOPS.index(root.partition(".")[0]) + 1]
    for today in old_names()["modules"].values():
        if today.startswith(tops):
            import_module(today)
    kept = set(old_names()["keywords"]) - set(old_names()["names"].values())
    records = [full.rpartition(".")[::2] for full in sorted(kept) if full.startswith(tops)]
    before = {(module, name): getattr(import_module(module), name) for module, name in records}
    for (module, name), record in before.items():
        setattr(import_module(module), name, Renaming(record, old_names()["keywords"][f"{module}.{name}"]))
    try:
        yield
    finally:
        for (module, name), record in before.items():
            setattr(import_module(module), name, record)


class OldModules(MetaPathFinder, Loader):
    """The importer of modules by their old names; their attributes are those of today's modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a renamed module; None for any other."""
        if fullname not in old_names()["modules"]:
            return None
        package = any(one.startswith(f"{fullname}.") for one in old_names()["modules"])
        return ModuleSpec(fullname, self, is_package=package)

    def exec_module(self, module: ModuleType) -> None:
        """Give the module a `__getattr__` that looks names up, and nothing else."""
        vars(module)["__getattr__"] = _lookup(module.__name__, old_names()["modules"][module.__name__])


def _lookup(old: str, today: str) -> Callable[[str], Any]:
    """Return a module's `__getattr__`, which maps an old name to today's object."""

    def found(name: str) -> Any:
        full = old_names()["names"].get(f"{old}.{name}", f"{today}.{name}")
        module, _, attribute = full.rpartition(".")
        if name.startswith("__") or full == f"{old}.{name}":
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        warn(f"{old}.{name} is {full} now; the old name goes with the next version", FutureWarning, stacklevel=2)
        record, keywords = getattr(import_module(module), attribute), old_names()["keywords"].get(full)
        return record if keywords is None else Renaming(record, keywords)

    return found


class Renaming:
    """A record's class that also accepts old keywords."""

    def __init__(self, record: Any, keywords: Mapping[str, str]) -> None:
        self.record, self.keywords = record, keywords

    def __call__(self, *values: Any, **named: Any) -> Any:
        """Return a new record."""
        return self.record(*values, **{self.keywords.get(name, name): value for name, value in named.items()})

    def __getattr__(self, name: str) -> Any:
        return getattr(self.record, name)

    def __instancecheck__(self, instance: object) -> bool:
        return isinstance(instance, self.record)

    def __mro_entries__(self, bases: tuple[object, ...]) -> tuple[Any, ...]:
        return (self.record,)

    def __or__(self, other: Any) -> Any:
        return self.record | (other.record if isinstance(other, Renaming) else other)

    def __ror__(self, other: Any) -> Any:
        return other | self.record
