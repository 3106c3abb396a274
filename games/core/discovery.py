"""Finds games: ours by a scan of the folders, installed ones by entry points."""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any
from warnings import warn

from games.core import old_names

GROUPS = {"bot.game_ui": "faces"}
"""The group of entry points of a package, where it has another name."""

OLD_RECORDS = {"RENDERER": "LOOK", "GAME_UI": "FACE"}
"""What a record of an installed game was called in version 0.2."""


def game_packages(storey: str, *shared: str) -> dict[str, str]:
    """Return the package of each game on a storey (`games`, `renderers`, `bot.game_ui`) by the game's key, ours first.

    Ours are the folders of the storey but the `shared` ones. An installed game names its package for each storey as an
    entry point in the groups `planisphere.games`, `planisphere.renderers` and `planisphere.faces`.
    """
    folders = (module for module in iter_modules([str(folder(storey))]) if module.ispkg)
    ours = {module.name: f"{storey}.{module.name}" for module in folders if module.name not in shared}
    installed = entry_points(group=f"planisphere.{GROUPS.get(storey, storey)}")
    return ours | {entry.name: entry.value for entry in sorted(installed) if entry.name not in ours}


def folder(room: str) -> Path:
    """Return where a package lies, without importing it."""
    spec = find_spec(room)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def discover(record: str, storey: str, *shared: str) -> list[Any]:
    """Return what each of these packages declares under this name."""
    return [_declared(_imported(package, storey), record) for package in game_packages(storey, *shared).values()]


def _imported(package: str, storey: str) -> ModuleType:
    if package.startswith(f"{storey}."):
        return import_module(package)
    with old_names.understood(storey):
        return import_module(package)


def _declared(package: ModuleType, record: str) -> Any:
    old = OLD_RECORDS.get(record, record)
    if not hasattr(package, record) and hasattr(package, old):
        warn(f"{package.__name__} declares {old}, which is called {record} now", FutureWarning, stacklevel=2)
        return getattr(package, old)
    return getattr(package, record)
