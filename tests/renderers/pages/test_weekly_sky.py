"""The night sky of a server: each star keeps its place, none covers another, and all can be read on a telephone."""

import io
import itertools
import math

import pytest
from PIL import Image

import renderers
from renderers.kit.canvas import Canvas
from renderers.pages import weekly_sky
from renderers.pages.star_positions import ROOMS, Chart, Point, _cross
from tests.support.renderers.golden_pictures import Looks
from tests.support.renderers.weekly_skies import sky

CROWDS = (1, 5, 40, 300)


def chart(view: weekly_sky.View) -> tuple[Chart, list[Point]]:
    made = Chart(weekly_sky._FIELD)
    return made, [made.add(star.seed, star.party) for star in view.stars]


@pytest.mark.parametrize("matches", CROWDS)
def test_a_sky_stays_light_and_between_the_shapes_of_a_picture(matches: int) -> None:
    for games in (1, 5):
        data = renderers.render("glow", sky(matches, games=games), "night", None)
        width, height = Image.open(io.BytesIO(data)).size
        assert 4 / 3 <= width / height <= 16 / 9
        assert len(data) < 500_000


def test_a_star_keeps_its_place_while_others_join_it() -> None:
    _, places = chart(sky(120))
    for matches in (1, 7, 60):
        lines, before = chart(sky(matches))
        assert before == places[:matches]
        assert set(lines.lines) <= set(chart(sky(120))[0].lines)


def test_a_star_that_goes_leaves_most_others_where_they_are() -> None:
    """Who takes their matches out of the sky does not shake it."""
    view = sky(40)
    _, before = chart(view)
    for gone in range(0, 40, 8):
        _, after = chart(view._replace(stars=(*view.stars[:gone], *view.stars[gone + 1 :])))
        others = (*before[:gone], *before[gone + 1 :])
        assert sum(one != other for one, other in zip(others, after, strict=True)) <= 20


@pytest.mark.parametrize("matches", CROWDS)
def test_no_star_covers_another_and_none_leaves_the_sky(matches: int) -> None:
    field, (_, places) = weekly_sky._FIELD, chart(sky(matches))
    assert all(field.left <= x <= field.right and field.top <= y <= field.bottom for x, y in places)
    near = [math.dist(one, other) for one, other in itertools.combinations(places, 2)]
    assert sum(far < ROOMS[-1] * 0.75 for far in near) <= matches // 60


@pytest.mark.parametrize("matches", [40, 300])
def test_lines_join_a_constellation_and_hardly_ever_meet(matches: int) -> None:
    view = sky(matches)
    made, places = chart(view)
    where = dict(zip(places, view.stars, strict=True))
    assert all(where[one].party == where[other].party != "" for one, other in made.lines)
    joined = [star.party for star in view.stars if star.party]
    assert len(made.lines) == len(joined) - len(set(joined))
    crossings = sum(_cross(one, other) for one, other in itertools.combinations(made.lines, 2))
    assert crossings <= len(made.lines) // 20


def test_nothing_written_is_smaller_than_a_telephone_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []
    text = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, word: str, size: int, *rest: object, **how: object) -> float:
        sizes.append(size)
        return text(canvas, x, y, word, size, *rest, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noted)
    for matches in (0, 5):
        weekly_sky.draw(renderers.RENDERERS["solani"].skin, sky(matches))
    assert min(sizes) * 390 / 1600 >= 12


def test_the_sky_looks_as_it_did(looks: Looks) -> None:
    for matches in (5, 40):
        looks.hold(f"night_{matches}", renderers.render("solani", sky(matches), "night", None))
