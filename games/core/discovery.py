"""Games are found, not listed: those of the house by a scan of its folders, others by entry points."""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

GROUPS = {"bot.game_ui": "faces"}
"""The entry points of a storey, where they are called otherwise: installed games name theirs so."""


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
    return [getattr(import_module(room), record) for room in game_packages(storey, *shared).values()]
