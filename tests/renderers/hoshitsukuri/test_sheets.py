"""Hoshitsukuri's sheets: goldens, sizes, purity, states that can be told apart, speed."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers
from bot.i18n.translator import LOCALES
from games.hoshitsukuri.components import CARDS, CELESTIALS, KINDS, ORBIT
from games.hoshitsukuri.view import View
from renderers.hoshitsukuri import cards, orbit, style, table
from renderers.hoshitsukuri.windows import ART, window
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.canvas import Canvas
from tests.support.renderers.golden_pictures import Looks, changed
from tests.support.renderers.hoshitsukuri import views
from tests.support.renderers.hoshitsukuri.views import ALL, CROWDED, PEOPLE, stored
from tests.support.renderers.picture_words import Words
from tests.support.renderers.renderer_tests import RendererTests
from tests.support.renderers.result_cards import LOST

pytestmark = pytest.mark.long

HOSHI = renderers.RENDERERS["hoshitsukuri"]


def draw(view: View, sheet: str = "table", locale: str = "en", **marks: str) -> Image.Image:
    drawn = HOSHI.draw(
        view, sheet, Words(locale), PEOPLE, marks={k.replace("_", "-"): v for k, v in marks.items()}, own=view.seat or 0
    )
    assert isinstance(drawn, Image.Image)
    return drawn


def test_the_card_of_a_lost_challenge_is_as_it_was_looked_at(looks: Looks) -> None:
    card = LOST._replace(title="Hoshitsukuri")
    looks.hold("hoshitsukuri/card", renderers.render("hoshitsukuri", card, renderers.CARD, Words("en")))


def test_a_mark_changes_nothing_but_its_own_card() -> None:
    view = stored("four_create")
    box = changed(draw(view), draw(view, water="A"))
    assert box is not None
    assert box[2] - box[0] <= 213 + 40
    assert box[3] - box[1] <= 296 + 40


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_face_of_its_own(kind: str) -> None:
    faces = {other: window(other, 90, 68).image.convert("RGB") for other in KINDS}
    assert kind in ART
    for other, face in faces.items():
        assert other == kind or changed(faces[kind], face)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [(376, 342), (292, 330)])
def test_the_count_of_a_pile_covers_no_words(size: tuple[int, int], locale: str) -> None:
    """Of cards with the window beside the values: in the supply, and in a hand of more than five kinds."""
    canvas = Canvas(Image.new("RGB", (500, 500)))
    table.put_count(canvas, (60, 60, 60 + size[0], 60 + size[1]), 8, cards.COUNT)
    lit = canvas.image.convert("L").point([255 * (v > 90) for v in range(256)])  # its rim, without its shadow
    corner = lit.getbbox()
    assert corner is not None
    words = GameWords(Words(locale), PEOPLE)
    for kind in CELESTIALS:
        texts = (words.text(kind) or words.say("no_effect"), ".")
        card, bare = (Canvas(Image.new("RGB", (500, 500))) for _ in texts)
        for there, text in zip((card, bare), texts, strict=True):
            there.put(cards.full(kind, words.card(kind), text, *size), 60, 60)
        assert not changed(card.image.crop(corner), bare.image.crop(corner)), kind


def test_windows_of_a_kind_are_alike_at_every_size() -> None:
    small, large = (window("planet", *size).image.convert("RGB") for size in ((100, 80), (400, 320)))
    difference = ImageChops.difference(large.resize((100, 80)), small).convert("L")
    assert sum(k * n for k, n in enumerate(difference.histogram())) / 8000 < 12


def test_spaces_lie_apart_and_inside_the_picture() -> None:
    spots = orbit.spots()
    assert len(spots) == ORBIT + 1
    for k, spot in enumerate(spots):
        assert 40 <= spot.x <= 1560
        assert 100 <= spot.y <= 980
        for other in spots[k + 1 :]:
            assert (spot.x - other.x) ** 2 + (spot.y - other.y) ** 2 >= 70**2


def with_player(view: View, seat: int, **fields: object) -> View:
    players = list(view.players)
    players[seat] = replace(players[seat], **fields)
    return replace(view, players=tuple(players))


def test_the_order_of_comets_on_a_space_can_be_seen() -> None:
    view = with_player(with_player(stored("four_first"), 0, space=5, depth=1), 1, space=5, depth=2)
    other = with_player(with_player(view, 0, depth=2), 1, depth=1)
    assert changed(draw(view), draw(other))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("space", [0, 7, 9, 18, 26, 31, ORBIT])
def test_comets_on_one_space_never_hide_each_other(space: int, number: int) -> None:
    places = orbit.places(space, number)
    assert len(places) == number
    for k, (x, y) in enumerate(places):
        assert 24 <= x <= 1576
        for px, py in places[k + 1 :]:
            assert (x - px) ** 2 + (y - py) ** 2 >= 44**2


@pytest.mark.parametrize("state", ["unresolved", "marked", "icon_off"])
def test_the_state_of_a_field_card_can_be_seen(state: str) -> None:
    view = stored("two_play")
    play = view.field[-1]
    plain = replace(play.cards[0], kind="satellite", unresolved=False, marked=False, icon_off=False)
    views = [
        replace(view, field=(*view.field[:-1], replace(play, cards=(card,))))
        for card in (plain, replace(plain, **{state: True}))
    ]
    assert changed(draw(views[0]), draw(views[1]))


def test_what_a_play_counts_on_the_orbit_can_be_seen() -> None:
    view = stored("two_play")
    other = replace(view, field=(replace(view.field[0], step=1 - view.field[0].step), *view.field[1:]))
    assert changed(draw(view), draw(other))


def test_the_table_never_tells_what_is_private() -> None:
    """Two views that differ only in what one seat alone may know give one table, piles and supply."""
    view = stored("three_begin")
    assert view.own is not None
    other = replace(
        view, own=replace(view.own, hand=("sun",) * 4, deck=("ice",) * 9, discard=(), points=99, colours={})
    )
    for sheet in ("table", "supply", "piles", "score"):
        assert changed(draw(view, sheet), draw(other, sheet)) is None
    assert changed(draw(view, "seat"), draw(other, "seat"))


def test_without_a_view_of_ones_own_the_private_sheet_shows_no_cards() -> None:
    view = replace(stored("three_begin"), own=None)
    assert draw(view, "seat").width == 1600


def test_an_empty_pile_looks_used_up() -> None:
    view = stored("three_begin")
    supply = tuple(replace(pile, left=0) if pile.kind == "ice" else pile for pile in view.supply)
    assert changed(draw(view), draw(replace(view, supply=supply)))


def test_colours_differ_in_shape_and_comets_in_letter() -> None:
    """Without colour, red, blue, green and colourless are still told apart, and so are the comets."""
    icons = [style.icon_name(colour, 44).image.convert("LA").convert("L") for colour in style.ORDER]
    players, words = stored("four_first").players, GameWords(Words("ja"), PEOPLE)
    heads = [style.comet(one, 60, words.comet(one)).image.convert("LA").convert("L") for one in players]
    for group in (icons, heads):
        for k, one in enumerate(group):
            for other in group[k + 1 :]:
                assert one.size != other.size or changed(one, other)


def test_every_card_is_sorted_under_its_colour() -> None:
    assert [CARDS[kind].colour for kind in style.by_colour(KINDS)] == sorted(
        (card.colour for card in CARDS.values()), key=style.ORDER.index
    )


CASES: dict[str, dict[str, str]] = {
    "four_create-table-ja": {"satellite": "A", "planet": "B", "nebula": "C", "water": "D"},
    "three_begin-table-en": {},
    "two_play-table-ja": {"play-1": "A", "play-3": "B"},
    "solo_play-table-en": {},
    "three_setup-table-en": {"nebula": "A", "ice": "B"},
    "four_crowded-table-ja": {},
    "three_begin-seat-ja": {"rock": "A", "earth": "B"},
    "four_crowded-seat-en": {},
    "four_over-score-en": {},
    "solo_over-score-ja": {},
    "two_play-supply-ja": {"storm": "A"},
    "four_crowded-piles-en": {},
}


class TestHoshitsukuri(RendererTests):
    key, views = "hoshitsukuri", views
    golden = CASES
    drawn = ALL
    fullest = tuple((name, "table", dict.fromkeys(KINDS, "A")) for name in (CROWDED, "four_create"))
    marks = (
        ("four_create", "table", "planet"), ("two_play", "table", "play-1"), ("three_setup", "table", "ice"),
        ("three_setup", "supply", "ice"), ("three_begin", "supply", "earth"), ("three_begin", "seat", "rock"),
    )  # fmt: skip
    rings = False
    rarely_said = "created|tie"

    def say_more(self, words: Words) -> None:
        view = stored("three_begin")
        HOSHI.draw(replace(view, own=view.own and replace(view.own, hand=())), "seat", words, {}, marks={}, own=0)

    def told_in_alt(self, view: View, words: Words) -> Iterator[str]:
        for player in view.players:
            yield from [] if view.phase == "setup" else [PEOPLE[player.seat]]
            yield from [] if view.over else [str(player.space)]
