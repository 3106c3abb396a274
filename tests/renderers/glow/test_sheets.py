"""Every sheet of every stored view: size, purity, words, marks."""

import io
import re

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers
from games.glow.view import COMPANIONS, DICE, FACES, CompanionView, DieView, SpellView, View
from renderers.challenge import CODE
from renderers.glow import alt_text, seat
from renderers.glow.words import GameWords
from renderers.kit.text import width_of
from tests.support.renderers.glow.views import MOMENTS, PEOPLE, STORED, stored
from tests.support.renderers.golden_pictures import CROWDS, Drawn, drawn
from tests.support.renderers.picture_words import LOCALES, Words, keys

pytestmark = pytest.mark.long

GLOW = renderers.RENDERERS["glow"]
OWN = "glow-ui-"
DRAWN = ("solo_travel", "solo_sea", "three_setup", "four_morning", "four_day", "four_over", "solo_over")
"""Each kind of moment, on both boards; a morning alone and a day of two hold nothing that these do not."""

ALL = [(name, sheet) for name in DRAWN for sheet in GLOW.sheets]


def draw(view: View, sheet: str, locale: str = "en", seat: int = 0, **marks: str) -> Image.Image:
    return GLOW.draw(view, sheet, Words(locale), PEOPLE, marks=marks, own=seat)


def test_every_moment_is_stored() -> None:
    assert {file.stem for file in STORED.glob("*.json")} == set(MOMENTS)


@pytest.mark.parametrize(("name", "sheet"), ALL)
def test_a_sheet_is_1600_wide_and_between_4_3_and_16_9(name: str, sheet: str) -> None:
    seen = sheet_of(name, sheet)
    assert (seen.width, seen.mode) == (1600, "RGB")
    assert 900 <= seen.height <= 1200


def sheet_of(name: str, sheet: str) -> Drawn:
    return drawn("glow", name, stored(name), sheet, people=PEOPLE, own=len(stored(name).players) - 1)


@pytest.mark.parametrize("sheet", GLOW.sheets)
def test_the_same_arguments_give_the_same_bytes(sheet: str) -> None:
    def once() -> bytes:
        return renderers.render("glow", stored("four_day"), sheet, Words("ja"), PEOPLE, {"b04_torkos": "A"}, 1)

    first = once()
    draw(stored("solo_sea"), sheet)
    assert once() == first


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


@pytest.mark.parametrize(
    ("name", "sheet", "mark"),
    [
        ("solo_morning", "table", "fire"),
        ("solo_travel", "table", "p60"),
        ("solo_travel", "map", "village_8"),
        ("two_day", "table", "isle_w"),
        ("solo_sea", "seat", "isle_se"),
        ("three_setup", "table", "braccio"),
    ],
)
def test_a_mark_shows_what_may_be_chosen(name: str, sheet: str, mark: str) -> None:
    view = stored(name)
    if mark == "fire":
        mark = next(space.element for space in view.track if space.companion)
    assert changed(draw(view, sheet), GLOW.draw(view, sheet, Words("en"), PEOPLE, marks={mark: "A"}, own=0))


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


@pytest.mark.parametrize("people", CROWDS)
def test_any_name_can_be_drawn(people: dict[int, str]) -> None:
    for sheet in GLOW.sheets:
        assert GLOW.draw(stored("four_over"), sheet, Words("ja"), people, marks={}, own=0).width == 1600


def test_a_score_beyond_the_track_and_below_zero_can_be_drawn() -> None:
    view = with_player(stored("four_morning"), light=137)
    assert changed(draw(view, "table"), draw(with_player(view, light=77), "table"))
    over = stored("four_over")
    scores = (replace(over.scores[0], total=-5), *over.scores[1:])
    assert changed(draw(over, "score"), draw(replace(over, scores=scores), "score"))


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_text_fits_and_names_the_moment(name: str, locale: str) -> None:
    view, words = stored(name), Words(locale)
    text = GLOW.alt(view, words, PEOPLE)
    assert len(text) <= 1024
    assert words(f"glow.phase.{view.phase}") in text
    ends = {score.seat: score.total for score in view.scores}
    for player in view.players:
        assert f"{PEOPLE[player.seat]} {ends.get(player.seat, player.light)}" in text


def test_alt_text_is_cut_where_names_are_endless() -> None:
    assert len(GLOW.alt(stored("four_day"), Words("en"), dict.fromkeys(range(-1, 4), "n" * 400))) == 1024


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


def test_every_sentence_of_the_pictures_is_in_both_languages() -> None:
    told = [keys(locale) for locale in LOCALES]
    assert {key for key in told[0] if key.startswith(OWN)} == {key for key in told[1] if key.startswith(OWN)}


def test_no_sentence_of_the_pictures_is_idle() -> None:
    words = Words("en")
    spoken = GameWords(words, {})
    for name in MOMENTS:
        GLOW.lines(stored(name), words, {}, 0)
    for name, sheet in ALL:
        words.asked |= sheet_of(name, sheet).asked
    for sheet in ("seat", "cards"):
        GLOW.draw(crowd(), sheet, words, {}, marks={}, own=0)
    for card in [*COMPANIONS, "spell_air", ""]:
        alt_text.card_lines(card, spoken)
    rare = re.compile(
        "glow-ui-(verb_|die_|until_|effect_|tie_|graveyard_empty|left_today|closed|blocked|level|several|over|nothing|free|route)"
    )
    known = {key for key in keys("en") if key.startswith(OWN) and not rare.match(key)}
    assert known <= words.asked


def test_the_text_of_a_card_keeps_clear_of_how_often_it_acts() -> None:
    text = ("−4 light", "to the graveyard")
    size, lines = seat._set(text, 278, 0)
    assert (size, lines) == (34, list(text))
    size, lines = seat._set(text, 278, seat.BADGE)
    assert lines == list(text)
    assert width_of(lines[1], size, "regular") <= 278 - seat.BADGE
