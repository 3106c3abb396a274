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
"""Packages whose entry point group has another name."""

OLD_RECORDS = {"RENDERER": "LOOK", "GAME_UI": "FACE"}
"""Names of an installed game's records in version 0.2."""


def game_packages(root: str, *shared: str) -> dict[str, str]:
    """Return the package of each game by key, below a root (`games`, `renderers`, `bot.game_ui`).

    Ours come first: all folders of the root but the `shared` ones. An installed game names its package for each
    root as an entry point in the groups `planisphere.games`, `planisphere.renderers` and `planisphere.faces`.
    """
    folders = (module for module in iter_modules([str(folder(root))]) if module.ispkg)
    ours = {module.name: f"{root}.{module.name}" for module in folders if module.name not in shared}
    installed = entry_points(group=f"planisphere.{GROUPS.get(root, root)}")
    return ours | {entry.name: entry.value for entry in sorted(installed) if entry.name not in ours}


def folder(room: str) -> Path:
    """Return the folder of a package without importing it."""
    spec = find_spec(room)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def discover(record: str, root: str, *shared: str) -> list[Any]:
    """Return the objects that these packages declare under the name `record`."""
    return [_declared(_imported(package, root), record) for package in game_packages(root, *shared).values()]


def _imported(package: str, root: str) -> ModuleType:
    if package.startswith(f"{root}."):
        return import_module(package)
    with old_names.understood(root):
        return import_module(package)


def _declared(package: ModuleType, record: str) -> Any:
    old = OLD_RECORDS.get(record, record)
    if not hasattr(package, record) and hasattr(package, old):
        warn(f"{package.__name__} declares {old}, which is called {record} now", FutureWarning, stacklevel=2)
        return getattr(package, old)
    return getattr(package, record)
