"""Nebulae: each its own figure, told apart even as a shadow."""

from typing import Any

import pytest

from games.crafting_cosmos.components import TILES
from renderers.crafting_cosmos.nebulae import CLOUDS, tile
from renderers.kit import figures
from renderers.kit.figures import STUFFS
from tests.support.renderers.silhouettes import alike


def test_every_tile_has_a_figure_and_nothing_else_has() -> None:
    assert CLOUDS.keys() == TILES.keys()


@pytest.mark.parametrize("name", CLOUDS)
def test_a_figure_stands_in_its_box(name: str) -> None:
    parts = figures.parts(CLOUDS[name])
    assert {part.stuff for part in parts} <= set(STUFFS)
    left, top, right, bottom = figures.bounds(parts)
    assert -4 <= left < right <= 104
    assert -4 <= top < bottom <= 104


def test_no_two_shadows_are_alike() -> None:
    assert alike(CLOUDS) == []


def test_a_cloud_is_drawn_once_for_all_sizes_and_states(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    silhouette = figures.silhouette

    def counted(*given: Any) -> Any:
        drawn.append(given)
        return silhouette(*given)

    monkeypatch.setattr(figures, "silhouette", counted)
    for radius in (31, 81, 121):
        for state in ("open", "ready", "done"):
            tile("n1_01", radius, state)
    assert len(drawn) <= len(STUFFS)
