"""The cover of a table that waits for players."""

import io

import pytest
from PIL import Image, ImageChops

import renderers
from renderers.lobby import COMPUTER, FREE, HEIGHT, KEPT, LOBBY, PERSON, Lobby, Seat
from tests.support.renderers.golden_pictures import LARGEST, NAMES, Looks
from tests.support.renderers.picture_words import Words

OPEN = Seat(FREE, "open")
SHOWN = Lobby("The Girl Who Made the Stars", "60–75 min", 3, "medium", (Seat(PERSON, "Stella"), OPEN, OPEN))
JAPANESE = Lobby(
    "グロウ",
    "30～45分",
    2,
    "覚えやすい",
    (Seat(PERSON, "さくらもち"), Seat(COMPUTER, "コンピューター（強い）"), Seat(KEPT, "取り置き"), Seat(FREE, "空席")),
)


def drawn(game: str, cover: Lobby) -> Image.Image:
    data = renderers.render(game, cover, LOBBY, Words("en"))
    assert len(data) <= LARGEST
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.parametrize(("name", "game", "cover"), [("en", "girl_stars", SHOWN), ("ja", "glow", JAPANESE)])
def test_a_cover_is_as_it_was_looked_at(looks: Looks, name: str, game: str, cover: Lobby) -> None:
    looks.hold(f"{game}/lobby-{name}", renderers.render(game, cover, LOBBY, Words("en")))


@pytest.mark.parametrize("game", renderers.RENDERERS)
def test_every_game_has_covers(game: str) -> None:
    assert drawn(game, SHOWN).size == (1600, HEIGHT)


def test_who_sits_down_is_seen_at_the_round_table_and_in_the_list() -> None:
    sat = drawn("glow", SHOWN._replace(seats=(SHOWN.seats[0], Seat(PERSON, "Bruno"), OPEN)))
    changed = ImageChops.difference(sat, drawn("glow", SHOWN))
    assert changed.crop((0, 0, 800, HEIGHT)).getbbox()
    assert changed.crop((840, 0, 1600, HEIGHT)).getbbox()


@pytest.mark.parametrize("count", [1, 2, 8])
@pytest.mark.parametrize("names", NAMES)
def test_all_who_sit_there_stay_within_the_panel(count: int, names: tuple[str, ...]) -> None:
    seats = tuple(Seat(PERSON, names[k % len(names)]) for k in range(count))
    changed = ImageChops.difference(
        drawn("glow", JAPANESE._replace(seats=seats)), drawn("glow", JAPANESE._replace(seats=()))
    )
    box = changed.crop((836, 0, 1600, HEIGHT)).getbbox()
    assert box is not None
    assert box[2] <= 1560 - 836
    assert box[3] <= HEIGHT - 44


def test_a_game_that_says_nothing_of_itself_has_a_cover_without_it() -> None:
    assert drawn("glow", SHOWN._replace(minutes="", weight=0, effort="")).size == (1600, HEIGHT)
