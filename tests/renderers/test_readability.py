"""Boards can be read on a phone: large enough, whole, apart from each other, and whatever colours an eye can tell."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.i18n.translator import LOCALES
from games import GAMES
from games.core import play
from games.core.ai import RANDOM
from games.core.playout import playout
from games.core.scores import OPPONENT
from renderers import RENDERERS
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.map_crop import NEAR
from renderers.kit.text import ELLIPSIS
from renderers.kit.theme import RGB
from tests.support.renderers.picture_reader import Written, reading, written
from tests.support.renderers.picture_words import Words
from tests.tools.bench.variants import variants

pytestmark = pytest.mark.long

NAMES = (
    "Maximiliane von Hohenschwangau 7",
    "星降る夜の天文台に集う旅人たちの会の名誉会長と書記と猫と犬",
    "W" * 32,
    "ぬ" * 32,
)
PEOPLE = {OPPONENT: "Tom", **dict(enumerate(NAMES))}
"""Names as long as Discord lets them be."""

CONTRAST, MELTED = 4.5, 3.0
"""The least contrast, and what must be left of it where a picture is made smaller and its edges melt."""
HIDDEN, LOST = 0.5, 1.5
"""Beneath something lies a text of which less is seen, or one with less contrast: what hides it has its own colour."""

PHONE, WINDOW, LEGIBLE = 390, 800, 12
"""On a phone a picture is so many pixels wide, in a window so many, and what must be read there so many high."""

SMALLEST = 7
"""So many pixels each text of a table for four is high on a phone."""

EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What eyes make of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1)."""


@cache
def seen_by(eye: str, colour: RGB) -> RGB:
    """The colour that an eye takes this one for."""
    linear = [v / 12.92 if (v := c / 255) <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for c in colour]
    found = (min(1.0, max(0.0, sum(p * q for p, q in zip(row, linear, strict=True)))) for row in EYES[eye])
    red, green, blue = (round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055)) for v in found)
    return red, green, blue


@pytest.fixture(scope="module", autouse=True)
def _reading() -> Iterator[None]:
    with reading():
        yield


def test_what_must_be_read_is_large_enough_on_a_phone() -> None:
    assert theme.DECIDE * PHONE / theme.WIDTH >= LEGIBLE


def test_whatever_is_written_is_large_enough_in_a_window() -> None:
    assert theme.LEAST * WINDOW / theme.WIDTH >= LEGIBLE


def _plain() -> Canvas:
    return Canvas(Image.new("RGB", (400, 200), theme.ink.panel))


def test_every_fault_of_a_text_is_found() -> None:
    drawn = {"well": _plain(), "too small": _plain(), "cut off": _plain(), "contrast": _plain(), "covered": _plain()}
    drawn["well"].text(20, 100, "Mira", 60)
    drawn["too small"].text(20, 100, "Mira", 28)
    drawn["cut off"].text(300, 100, "Mira", 60)
    drawn["contrast"].text(20, 100, "Mira", 60, theme.ink.bronze)
    drawn["covered"].text(20, 100, "Mira", 60)
    drawn["covered"].image.paste(theme.ink.loss, (20, 60, 90, 120))
    for fault, canvas in drawn.items():
        (one,) = written(canvas.image)
        found = list(faults_of(one))
        assert any(each.startswith(fault) for each in found) or (not found and fault == "well")


def test_what_lies_among_the_letters_of_another_text_is_found() -> None:
    canvas = _plain()
    for x in (20, 60, 260):
        canvas.text(x, 100, f"M{x}", 60)
    first, second, third = written(canvas.image)
    assert first.meets(second)
    assert not third.meets(first)


def tables_of(game: str) -> Any:
    """The views of a game that are stored for tests."""
    return import_module(f"tests.support.renderers.{game}.views")


def nearer(game: str) -> Callable[[Any, int], Iterator[dict[str, str]]]:
    """What tells the marks of the maps of a game that are drawn near."""
    return getattr(tables_of(game), "nearer", lambda *_: iter(()))


GAMES_READ = [key for key in RENDERERS if hasattr(tables_of(key), "needed")]
READ = [(game, *one) for game in GAMES_READ for one in tables_of(game).READ.items()]
FEW_TEXTS = [key for key in RENDERERS if hasattr(tables_of(key), "MOST_TEXTS")]
FOUR = [(game, name) for game in FEW_TEXTS for name in tables_of(game).MOMENTS if name.startswith("four")]
NEAR_READ = [one for one in READ if hasattr(tables_of(one[0]), "nearer") and one[1] in tables_of(one[0]).MOMENTS]


@pytest.mark.parametrize(("game", "name", "locale"), READ)
def test_a_board_can_be_read(game: str, name: str, locale: str) -> None:
    found = list(faults(game, tables_of(game).stored(name), locale))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "name"), FOUR)
def test_a_table_for_four_has_few_texts_and_all_can_be_read_on_a_phone(game: str, name: str) -> None:
    board = RENDERERS[game].draw(tables_of(game).stored(name), "table", Words("en"), PEOPLE, marks={}, own=None)
    found = written(board)
    assert len(found) <= tables_of(game).MOST_TEXTS
    assert [one.text for one in found if one.size * PHONE / theme.WIDTH < SMALLEST] == []
    assert [one.text for one in found if one.shown < HIDDEN] == []


@pytest.mark.parametrize(
    ("game", "sheet", "name", "locale"), [(game, *one) for game in GAMES_READ for one in tables_of(game).ALONE]
)
def test_a_sheet_that_is_looked_at_alone_can_be_read(game: str, sheet: str, name: str, locale: str) -> None:
    found = list(faults_close(game, tables_of(game).stored(name), (sheet, {}), Words(locale)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "name", "locale"), NEAR_READ)
def test_a_map_that_is_drawn_near_can_be_read(game: str, name: str, locale: str) -> None:
    view = tables_of(game).stored(name)
    for marks in nearer(game)(view, 0):
        found = list(faults_close(game, view, ("map", marks), Words(locale)))
        assert not found, "\n".join((str(marks), *found))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("game", GAMES_READ)
def test_boards_of_random_matches_can_be_read(game: str, number: int) -> None:
    """Some twelve moments of each, every other one in Japanese, each with a sheet that is looked at alone by turns."""
    kinds = list(variants(GAMES[game]))
    kind = kinds[number % len(kinds)]
    seed = f"{number:032x}"
    _, moves = playout(GAMES[game], kind.options, (RANDOM,) * kind.players, seed)
    first, _ = play.start(GAMES[game], kind.options, kind.players, seed)
    matches = [first, *(match for match, _ in play.replay(GAMES[game], first, moves))]
    for k, match in enumerate(matches[:: max(1, len(matches) // 12)]):
        view = play.view(GAMES[game], match, None)
        found = list(faults(game, view, LOCALES[k % 2]))
        own = play.view(GAMES[game], match, 0)
        near = (("map", marks) for marks in nearer(game)(own, 0))
        sheets: list[tuple[str, dict[str, str]]] = [*((sheet, {}) for sheet in tables_of(game).CLOSE), *near]
        sheet = sheets[k // 2 % len(sheets)]
        found += faults_close(game, own, sheet, Words(LOCALES[k % 2]))
        assert not found, "\n".join((f"{seed}, {k}, {sheet}", *found))


def faults(game: str, view: Any, locale: str) -> Iterator[str]:
    """Everything on the board of a view that some would not be able to read."""
    words = Words(locale)
    board = RENDERERS[game].draw(view, "table", words, PEOPLE, marks={}, own=None)
    yield from faults_on(board, theme.DETAIL)
    large = [one.text for one in written(board, theme.DECIDE)]
    for text in tables_of(game).needed(view, RENDERERS[game].picture_words(words, PEOPLE)):
        there = next((one for one in large if one in (text, _begun(one, text))), None)
        if there is None:
            yield f"{text!r} must be read to decide, and is not that large"
        else:
            large.remove(there)


def faults_close(game: str, view: Any, sheet: tuple[str, dict[str, str]], words: Words) -> Iterator[str]:
    """Everything that some would not be able to read on a sheet with marks which is looked at alone in a window."""
    name, marks = sheet
    picture = RENDERERS[game].draw(view, name, words, PEOPLE, marks=marks, own=0)
    goes_on = NEAR in marks or name in getattr(tables_of(game), "GOES_ON", ())
    yield from faults_on(picture, LEGIBLE * picture.width / WINDOW, goes_on=goes_on)


def faults_on(picture: Image.Image, least: float, *, goes_on: bool = False) -> Iterator[str]:
    """What is wrong with the texts of a picture as it is, and made smaller for a window.

    Of a map that goes on beyond its rim neither those at the rim are looked at nor those that something stands on.
    """
    for share in sorted({1, picture.width // WINDOW}):
        found = [one for one in written(picture.reduce(share)) if not goes_on or not (one.cut or beneath(one))]
        faults = faults_among(found, least / share, CONTRAST if share == 1 else MELTED)
        yield from (f"{fault} (1/{share})" for fault in faults)


def beneath(one: Written) -> bool:
    """Whether a text lies beneath something."""
    return one.shown < HIDDEN or one.contrast(partial(seen_by, "usual")) < LOST


def faults_among(found: list[Written], least: float, contrast: float = CONTRAST) -> Iterator[str]:
    """What is wrong with these texts by themselves, smaller than `least` too, and where they lie on each other."""
    for one in found:
        yield from (
            f"{fault}: {one.text!r} of {one.size:.0f} at {one.box}" for fault in faults_of(one, least, contrast)
        )
    for one, other in combinations(found, 2):
        if one.text != other.text and not (one.icon_name or other.icon_name) and one.meets(other):
            yield f"{one.text!r} lies on {other.text!r} at {one.box}"


def _begun(one: str, text: str) -> str:
    """A text as far as another shows it, which was cut."""
    return text[: len(one) - 1] + ELLIPSIS


def faults_of(one: Written, least: float = theme.DETAIL, least_contrast: float = CONTRAST) -> Iterator[str]:
    """What is wrong with a text by itself."""
    if one.icon_name and round(one.size) < theme.DETAIL:  # a letter on a token says what its shape and colour say
        return
    if round(one.size) < least:
        yield "too small"
    if one.cut:
        yield "cut off"
    if one.text.endswith(ELLIPSIS) and not any(name.startswith(one.text.rstrip(ELLIPSIS)) for name in PEOPLE.values()):
        yield "shortened"
    if one.shown < 0.8:
        if one.size >= theme.DECIDE:  # a piece may stand on a detail
            yield f"covered, {one.shown:.0%} seen"
        return
    for eye in EYES:
        if (contrast := one.contrast(partial(seen_by, eye))) < least_contrast:
            yield f"contrast {contrast:.1f} ({eye})"
