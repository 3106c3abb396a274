"""Lets installed games use the names of version 0.2, with a warning; this module goes with the next version.

`old_names.toml` holds the names. `install` is called before an installed game is imported, and costs nothing otherwise.
"""

import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.resources import files
from types import ModuleType
from typing import Any
from warnings import warn


@cache
def old_names() -> dict[str, Any]:
    """Return the tables `modules`, `names` and `keywords` of old_names.toml."""
    return tomllib.loads((files("games.core") / "old_names.toml").read_text("utf-8"))


def install() -> None:
    """Make the old names importable: modules that were renamed, and old names in modules that were not."""
    if any(isinstance(finder, OldModules) for finder in sys.meta_path):
        return
    sys.meta_path.append(OldModules())
    for old in old_names()["names"]:
        module = old.rpartition(".")[0]
        if module not in old_names()["modules"] and not hasattr(import_module(module), "__getattr__"):
            vars(import_module(module))["__getattr__"] = _lookup(module, module)


class OldModules(MetaPathFinder, Loader):
    """Imports a module by its old name; its attributes are those of the module of today."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module that was renamed; None for any other."""
        if fullname not in old_names()["modules"]:
            return None
        package = any(one.startswith(f"{fullname}.") for one in old_names()["modules"])
        return ModuleSpec(fullname, self, is_package=package)

    def exec_module(self, module: ModuleType) -> None:
        """Fill a module with nothing but the way to look its names up."""
        vars(module)["__getattr__"] = _lookup(module.__name__, old_names()["modules"][module.__name__])


def _lookup(old: str, today: str) -> Callable[[str], Any]:
    """Return a module's `__getattr__`: it finds what an old name of this module means today."""

    def found(name: str) -> Any:
        full = old_names()["names"].get(f"{old}.{name}", f"{today}.{name}")
        module, _, attribute = full.rpartition(".")
        if name.startswith("__") or full == f"{old}.{name}":
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        warn(f"{old}.{name} is {full} now; the old name goes with the next version", FutureWarning, stacklevel=2)
        record, keywords = getattr(import_module(module), attribute), old_names()["keywords"].get(full)
        return record if keywords is None else _renaming(record, keywords)

    return found


def _renaming(record: Any, keywords: Mapping[str, str]) -> Any:
    """Return a record's class to be called with old keywords."""

    def made(*values: Any, **named: Any) -> Any:
        return record(*values, **{keywords.get(name, name): value for name, value in named.items()})

    return made
