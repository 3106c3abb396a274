"""Who is asked what a strong player would do, and may not be asked at a ranked attempt."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, wraps
from importlib import import_module
from inspect import isclass, isfunction
from pkgutil import iter_modules
from typing import Any

import pytest


class StrongPlayer:
    """Everything that knows what a strong player would do; in silence nobody may ask."""

    silent = False

    @contextmanager
    def silence(self) -> Iterator[None]:
        """Let nobody ask for so long."""
        self.silent = True
        try:
            yield
        finally:
            self.silent = False

    def asked(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def ask(*args: Any, **kwargs: Any) -> Any:
            assert not self.silent, f"a strong player was asked: {function.__qualname__}"
            return function(*args, **kwargs)

        return ask


def watched(key: str, monkeypatch: pytest.MonkeyPatch) -> StrongPlayer:
    """Return who stands before everything in `games.<key>.suggestions`, wherever it was imported."""
    found = StrongPlayer()
    module, screens = import_module(f"games.{key}.suggestions"), import_module(f"bot.game_ui.{key}")
    own = {name: one for name, one in vars(module).items() if getattr(one, "__module__", "") == module.__name__}
    rooms = [module, *(import_module(f"{screens.__name__}.{one.name}") for one in iter_modules(screens.__path__))]
    for one in own.values():
        if isfunction(one):
            for room in rooms:
                for name in [name for name, other in vars(room).items() if other is one]:
                    monkeypatch.setattr(room, name, found.asked(one))
        elif isclass(one):
            for name, method in vars(one).copy().items():
                if isfunction(method) and not name.startswith("__"):
                    monkeypatch.setattr(one, name, found.asked(method))
                elif isinstance(method, cached_property):
                    monkeypatch.setattr(method, "func", found.asked(method.func))
    return found
