"""Single things of the games on small pictures."""

import io
from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image

from bot.i18n.translator import LOCALES
from renderers import RENDERERS, render
from renderers.kit.renderer import GameRenderer
from renderers.specimen import SIZE, SPECIMEN, draw
from tests.support.renderers.golden_pictures import Looks
from tests.support.renderers.picture_reader import reading, written
from tests.support.renderers.picture_words import Words


def kinds() -> Iterator[tuple[str, str]]:
    """Yield the first and the last specimen of each kind of each game."""
    for game, renderer in RENDERERS.items():
        names: dict[str, list[str]] = {}
        for name, one in renderer.specimens.items():
            names.setdefault(one.kind, []).append(name)
        yield from {(game, name) for some in names.values() for name in (some[0], some[-1])}


@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=RENDERERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_specimen_has_a_name_and_says_what_it_is(renderer: GameRenderer, locale: str) -> None:
    catalogue = Words(locale)
    words = renderer.picture_words(catalogue, {})
    for one in renderer.specimens.values():
        assert catalogue(f"{renderer.key}.{one.name}") != f"{renderer.key}.{one.name}"
        assert all(isinstance(line, str) and line and "ui." not in line for line in one.text(words))


@pytest.mark.parametrize(("game", "name"), sorted(kinds()))
def test_a_specimen_is_a_small_picture_that_a_phone_shows_whole(game: str, name: str) -> None:
    data = render(game, name, SPECIMEN, Words("ja"))
    picture = Image.open(io.BytesIO(data))
    assert picture.size == SIZE
    assert 4 / 3 <= SIZE[0] / SIZE[1] <= 16 / 9
    assert len(data) < 120_000


def wordiest(renderer: GameRenderer, words: Words) -> list[str]:
    """The specimen of each kind that says most."""
    spoken = renderer.picture_words(words, {})
    said = {name: len("".join(one.text(spoken))) for name, one in renderer.specimens.items()}
    return list({renderer.specimens[name].kind: name for name in sorted(said, key=said.__getitem__)}.values())


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=RENDERERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_a_specimen_lies_on_another(renderer: GameRenderer, locale: str, every: bool) -> None:
    words = Words(locale)
    for name in renderer.specimens if every else wordiest(renderer, words):
        with reading():
            found = written(draw(renderer, name, words))
            lying = [(one.text, other.text) for one, other in combinations(found, 2) if one.meets(other)]
        assert not lying, name


@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=RENDERERS)
def test_the_first_specimen_looks_as_it_did(looks: Looks, renderer: GameRenderer) -> None:
    looks.hold(f"specimen_{renderer.key}", render(renderer.key, next(iter(renderer.specimens)), SPECIMEN, Words("en")))


def test_an_unknown_specimen_is_refused() -> None:
    with pytest.raises(KeyError):
        render("glow", "nobody", SPECIMEN, Words("en"))
