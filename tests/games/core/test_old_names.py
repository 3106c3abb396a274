"""Installed games may use the names of version 0.2 for one more version, and are warned."""

import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from games.core import discovery, old_names

NAMES: dict[str, dict[str, Any]] = old_names.old_names()


@pytest.fixture(autouse=True)
def installed() -> Iterator[None]:
    """The old names, and nothing of them left for other tests."""
    finders, modules = list(sys.meta_path), set(sys.modules)
    kept = {name.rpartition(".")[0] for name in NAMES["names"]} - set(NAMES["modules"])
    old_names.install()
    yield
    sys.meta_path[:] = finders
    for name in set(sys.modules) - modules:
        if name in NAMES["modules"]:
            del sys.modules[name]
            package, _, leaf = name.rpartition(".")
            vars(sys.modules.get(package, ModuleType(package))).pop(leaf, None)
    for name in kept:
        vars(import_module(name)).pop("__getattr__", None)


@pytest.mark.parametrize("old", NAMES["names"])
def test_an_old_name_is_the_new_one_with_a_warning(old: str) -> None:
    module, _, name = old.rpartition(".")
    today, _, attribute = NAMES["names"][old].rpartition(".")
    with pytest.warns(FutureWarning, match=attribute):
        found = getattr(import_module(module), name)
    if NAMES["names"][old] not in NAMES["keywords"]:
        assert found is getattr(import_module(today), attribute)


@pytest.mark.parametrize("old", NAMES["modules"])
def test_an_old_module_has_what_the_new_one_has(old: str) -> None:
    today = import_module(NAMES["modules"][old])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)
        module = import_module(old)
        for name in (name for name, one in vars(today).items() if getattr(one, "__module__", "") == today.__name__):
            assert callable(getattr(module, name)) or getattr(module, name) is getattr(today, name)
    assert not hasattr(module, "__nothing__")


def test_a_module_that_kept_its_name_refuses_what_it_never_had() -> None:
    assert not hasattr(import_module("games.core.play"), "nothing_like_it")


@pytest.mark.parametrize(("full", "keywords"), NAMES["keywords"].items())
def test_old_keywords_are_fields_of_the_record(full: str, keywords: dict[str, str]) -> None:
    module, _, name = full.rpartition(".")
    assert set(keywords.values()) <= set(getattr(import_module(module), name).__struct_fields__)


@pytest.mark.filterwarnings("ignore::FutureWarning")
def test_a_record_is_made_with_old_keywords_and_serves_as_its_class() -> None:
    today, old = import_module("bot.ui_kit.panels"), import_module("bot.dialogue.panels")
    made = old.Plan((), sure=True)
    assert made.confirmed
    assert isinstance(made, old.Plan)
    assert (old.Plan | old.Pick, old.Plan | None, None | old.Plan) == (
        today.ProposedMoves | today.SelectMenu,
        today.ProposedMoves | None,
        None | today.ProposedMoves,
    )
    assert old.Style.PLAIN is today.ButtonStyle.PLAIN

    class Own(old.Plan):  # type: ignore[misc, name-defined]
        pass

    assert Own.__mro__[1] is today.ProposedMoves


def test_a_record_that_kept_its_name_takes_old_keywords_from_an_installed_game_alone() -> None:
    panels, old = import_module("bot.ui_kit.panels"), {"stamp": "0123456789"}
    with old_names.understood("bot.game_ui"):
        assert panels.Panel("Which?", **old).prompt_token == "0123456789"
    with pytest.raises(TypeError):
        panels.Panel("Which?", **old)


def test_a_record_with_its_old_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("lanterns")
    package.LOOK = "pictures"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "lanterns", package)
    monkeypatch.setattr(discovery, "game_packages", lambda *_: {"toy": "lanterns"})
    with pytest.warns(FutureWarning, match="RENDERER"):
        assert discovery.discover("RENDERER", "renderers") == ["pictures"]
