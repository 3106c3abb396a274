"""Every sheet of every stored view: size, purity, words, marks."""

import io
import re

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers
from bot.i18n.translator import LOCALES
from games.glow.components import COMPANIONS, DICE, FACES
from games.glow.player_view import CompanionView, DieView, SpellView
from games.glow.view import View
from renderers.challenge import CODE
from renderers.glow import alt_text, seat, table
from renderers.glow.chart import spots
from renderers.glow.words import GameWords
from renderers.kit.text import width_of
from tests.support.renderers.glow import views
from tests.support.renderers.glow.views import MOMENTS, PEOPLE, stored
from tests.support.renderers.picture_words import Words
from tests.support.renderers.renderer_tests import RendererTests

pytestmark = pytest.mark.long

GLOW = renderers.RENDERERS["glow"]


def draw(view: View, sheet: str, locale: str = "en", seat: int = 0, **marks: str) -> Image.Image:
    return GLOW.draw(view, sheet, Words(locale), PEOPLE, marks=marks, own=seat)


def test_a_picture_is_a_png_of_at_most_256_colours() -> None:
    data = renderers.render("glow", stored("solo_over"), "score", Words("en"), PEOPLE)
    picture = Image.open(io.BytesIO(data))
    assert (picture.format, picture.mode) == ("PNG", "P")


@pytest.mark.parametrize(("game", "sheet"), [("glow", "nothing"), ("nothing", "table")])
def test_an_unknown_game_or_sheet_is_refused(game: str, sheet: str) -> None:
    with pytest.raises(KeyError):
        renderers.render(game, stored("solo_over"), sheet, Words("en"))


def changed(before: Image.Image, after: Image.Image) -> bool:
    return ImageChops.difference(before, after).getbbox() is not None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "sheet"), [("solo_morning", "table"), ("solo_sea", "seat"), ("solo_travel", "map")])
def test_a_challenge_is_named_in_the_header_with_its_difficulty(name: str, sheet: str, locale: str) -> None:
    view, words, code = stored(name), Words(locale), "K7Q2-3FDX"
    eclipse = replace(view, options=replace(view.options, difficulty="eclipse"))
    plain, *drawn = [
        GLOW.draw(one, sheet, words, PEOPLE | known, marks={}, own=0)
        for one, known in ((view, {}), (view, {CODE: code}), (view, {CODE: "K7Q2-3FDY"}), (eclipse, {CODE: code}))
    ]
    changes = [ImageChops.difference(plain, one).getbbox() for one in drawn]
    assert all(box is not None and box[3] <= 128 for box in changes)
    assert changed(drawn[0], drawn[1])
    assert changed(drawn[0], drawn[2])
    assert {f"glow-ui-level-{level}" for level in ("standard", "eclipse")} <= words.asked


def with_player(view: View, **fields: object) -> View:
    return replace(view, players=(replace(view.players[0], **fields), *view.players[1:]))


@pytest.mark.parametrize("sheet", ["table", "seat", "cards"])
def test_a_crowd_of_dice_companions_and_spells_finds_room(sheet: str) -> None:
    assert changed(draw(crowd(), sheet), draw(stored("four_day"), sheet))


def crowd() -> View:
    """Everybody's day with one player who owns nearly everything."""
    dice = tuple(DieView(die, FACES[die][n % 6], used=n % 3 == 0) for n, die in enumerate([*DICE[:3], *DICE[-15:]]))
    companions = tuple(CompanionView(card, triggers=2, resolved=1) for card in list(COMPANIONS)[:9])
    spells = (SpellView("spell_air", 1), SpellView("spell_same_1"), SpellView())
    return with_player(stored("four_day"), dice=dice, companions=companions, spells=spells)


@pytest.mark.parametrize("state", ["used", "resting", "ignored"])
def test_a_die_that_does_not_count_looks_different(state: str) -> None:
    plain = with_player(stored("solo_sea"), dice=(DieView("l_fire_1", "fire"),))
    other = with_player(stored("solo_sea"), dice=(DieView("l_fire_1", "fire", **{state: True}),))
    assert changed(draw(plain, "seat"), draw(other, "seat"))


@pytest.mark.parametrize("seat", [0, -1])
def test_light_that_was_gained_stands_beside_the_score(seat: int) -> None:
    view = stored("solo_morning")
    plain, new = (
        GLOW.draw(view, "table", Words("en"), PEOPLE, marks=one, own=None) for one in ({}, {f"gained-{seat}": "+5"})
    )
    left, top, right, low = ImageChops.difference(plain, new).getbbox() or (0, 0, 0, 0)
    assert left > 1018
    assert right < 1576
    assert (top > 890) == (seat == -1)
    assert low - top < 80


def test_a_score_beyond_the_track_and_below_zero_can_be_drawn() -> None:
    view = with_player(stored("four_morning"), light=137)
    assert changed(draw(view, "table"), draw(with_player(view, light=77), "table"))
    over = stored("four_over")
    scores = (replace(over.scores[0], total=-5), *over.scores[1:])
    assert changed(draw(over, "score"), draw(replace(over, scores=scores), "score"))


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_version_tells_everything_public(name: str, locale: str) -> None:
    view = stored(name)
    words = GameWords(Words(locale), PEOPLE)
    told = "\n".join(GLOW.lines(view, words.words, PEOPLE, 0))
    for player in view.players:
        for mine in player.companions:
            assert alt_text.card_text(mine.id, words) in told
        for die in player.dice:
            assert words.colour(die.id.split("_")[1]) in told
    for space in view.track:
        assert not space.companion or alt_text.card_text(space.companion, words) in told
    for card in (*view.graveyard, *view.unseen):
        assert words.card(card) in told
    assert not re.search(r"\b(picture|glow)\.", told)


def test_the_text_version_gives_costs_of_the_next_steps() -> None:
    """The steps that a player could take are told with the die or the footprints they cost."""
    view = stored("solo_travel")
    told = "\n".join(GLOW.lines(view, Words("en"), PEOPLE, 0))
    assert "steps from here" in told
    assert "footprint" in told


def test_the_text_of_a_card_keeps_clear_of_how_often_it_acts() -> None:
    text = ("−4 light", "to the graveyard")
    size, lines = seat._set(text, 278, 0)
    assert (size, lines) == (34, list(text))
    size, lines = seat._set(text, 278, seat.BADGE)
    assert lines == list(text)
    assert width_of(lines[1], size, "regular") <= 278 - seat.BADGE


@pytest.mark.parametrize("board", ["province", "archipelago"])
def test_the_map_is_large_while_everybody_travels(board: str) -> None:
    assert {phase: table.hero_of(replace(stored("four_day"), phase=phase)) for phase in table.PHASES[2:]} == {
        "noon": "day", "afternoon": "travel", "evening": "travel",
    }  # fmt: skip
    small, large = (table.map_frame(board, hero) for hero in ("day", "travel"))
    assert large.scale >= 1.35 * small.scale
    assert all(large.shows(spot.x, spot.y, 30) for spot in spots(board).values())


CASES: dict[str, dict[str, str]] = {
    "solo_morning-table-ja": {"fire": "A", "mineral": "B", "nature": "C"},
    "four_morning-table-en": {},
    "four_day-table-en": {},
    "two_day-table-ja": {"isle_w": "8", "isle_n": "10"},
    "three_setup-table-en": {"taetyss": "A", "eoles": "B", "orium": "C"},
    "four_day-seat-ja": {},
    "solo_sea-seat-en": {"isle_se": "3"},
    "solo_travel-table-en": {"p56": "A", "p60": "B"},
    "solo_travel-map-ja": {"p56": "56", "p60": "60"},
    "four_day-map-en": {"near": "p56 p60", "p56": "56", "p60": "60"},
    "four_over-score-ja": {},
    "solo_over-score-en": {},
}


class TestGlow(RendererTests):
    key, views = "glow", views
    golden = CASES
    drawn = ("solo_travel", "solo_sea", "three_setup", "four_morning", "four_day", "four_over", "solo_over")
    """Each kind of moment, on both boards; a morning alone and a day of two hold nothing that these do not."""
    fullest = tuple(("four_day", sheet, {}) for sheet in ("table", "seat", "map"))
    marks = (
        ("solo_travel", "table", "p60"), ("solo_travel", "map", "village_8"), ("two_day", "table", "isle_w"),
        ("solo_sea", "seat", "isle_se"), ("three_setup", "table", "braccio"),
        ("solo_morning", "table", next(space.element for space in stored("solo_morning").track if space.companion)),
    )  # fmt: skip
    points = "light"
    rings = False
    rarely_said = (
        "verb_|die_|until_|effect_|tie_|graveyard_empty|left_today|closed|blocked|level|several|over|nothing|free|route"
    )

    def say_more(self, words: Words) -> None:
        for sheet in ("seat", "cards"):
            GLOW.draw(crowd(), sheet, words, {}, marks={}, own=0)
        GLOW.draw(stored("three_setup"), "seat", words, {}, marks={}, own=2)
        for card in [*COMPANIONS, "spell_air", ""]:
            alt_text.card_lines(card, GameWords(words, {}))
