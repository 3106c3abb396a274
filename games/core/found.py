"""Games are found, not listed: those of the house by a scan of its folders, others by entry points."""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any


def rooms(storey: str, *shared: str) -> Iterator[str]:
    """Yield the package of every game on a storey (`games`, `renderers`, `bot.faces`): ours, then installed ones.

    Ours are the folders of the storey but the `shared` ones. An installed game names its package for each storey as an
    entry point in the groups `planisphere.games`, `planisphere.renderers` and `planisphere.faces`.
    """
    for module in iter_modules(import_module(storey).__path__):
        if module.ispkg and module.name not in shared:
            yield f"{storey}.{module.name}"
    for entry in sorted(entry_points(group=f"planisphere.{storey.rpartition('.')[2]}"), key=lambda entry: entry.name):
        yield entry.value


def found(record: str, storey: str, *shared: str) -> list[Any]:
    """Return what each of these packages declares under this name."""
    return [getattr(import_module(room), record) for room in rooms(storey, *shared)]
