"""The Girl Who Made the Stars: goldens, sizes, purity, previews, what marks and states show."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers
from bot.i18n.translator import LOCALES
from games.core.scores import Line
from games.girl_stars.components import GATES, LINKS, REGIONS, SITES, SPACES
from games.girl_stars.hexes import PLAYABLE
from games.girl_stars.view import Landed, View
from renderers.girl_stars import dish, plans, seat, skies, style, table, whole_map
from renderers.girl_stars.words import GameWords
from renderers.kit.map_crop import SIZE, around
from renderers.kit.sprites import tag
from renderers.kit.turn_marks import COMPLETED
from tests.support.games.girl_stars import scene
from tests.support.renderers.girl_stars import views
from tests.support.renderers.girl_stars.views import CROWDED, PEOPLE, stored
from tests.support.renderers.golden_pictures import changed
from tests.support.renderers.picture_words import Words
from tests.support.renderers.renderer_tests import RendererTests

pytestmark = pytest.mark.long

GIRL = renderers.RENDERERS["girl_stars"]
TURNS = {"turn-0": "A", "turn-3": "B", "turn-4": "C"}


def draw(view: View, sheet: str = "table", **marks: str) -> Image.Image:
    named = {key.replace("_at_", "-"): text for key, text in marks.items()}
    drawn = GIRL.draw(view, sheet, Words("en"), PEOPLE, marks=named, own=view.seat or 0)
    assert isinstance(drawn, Image.Image)
    return drawn


def test_a_mark_changes_nothing_but_its_own_hex() -> None:
    view = stored("four_first")
    box = changed(draw(view, "seat"), draw(view, "seat", D4="1"))
    assert box is not None
    x, y = seat.GRID.at("D4")
    assert box[0] >= x - 90
    assert box[2] <= x + 90
    assert box[1] >= y - 100
    assert box[3] <= y + 100


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("red_2a@D3/1", plans.Intended("red_2a", hex="D3", rotation=1)),
        ("red_2a@D3/1/back", plans.Intended("red_2a", back=True, hex="D3", rotation=1)),
        ("red_2a@D3/1//nw", plans.Intended("red_2a", hex="D3", rotation=1, bonus="nw")),
        ("red_2a@D3/1/back/se", plans.Intended("red_2a", back=True, hex="D3", rotation=1, bonus="se")),
        ("red_2a@D3", plans.Intended("red_2a", hex="D3")),
        ("red_2a@D3//back", plans.Intended("red_2a", back=True, hex="D3")),
        ("red_2a@//back", plans.Intended("red_2a", back=True)),
        ("red_2a", plans.Intended("red_2a")),
    ],
)
def test_an_intended_tile_is_read_from_its_mark(text: str, wanted: plans.Intended) -> None:
    assert plans.intended({"place": text}) == wanted


def test_a_preview_shows_the_sky_as_it_would_be() -> None:
    view = stored("three_place")
    seen = plans.outcome(view, 0, {"place": "yellow_2b@E4/3"})
    assert seen is not None
    assert seen.player.tiles["E4"].tile == "yellow_2b"
    assert (seen.lights["blue"], seen.lights["yellow"], seen.open) == (1, 1, 0)
    assert plans.outcome(view, 0, {"place": "yellow_2b@E4"}) is None
    assert plans.outcome(view, 0, {}) is None


def test_a_preview_may_leave_the_bonus_token_open() -> None:
    state = scene.table()
    scene.lay(state.players[0], "red_2c@A4/1 back@A3/1")
    scene.hold(state.players[0], "yellow_4c")
    view = scene.seen(state, 0)
    both = {"corner_at_nw": "left", "corner_at_ne": "right"}
    pictures = [draw(view, "seat", place=f"yellow_4c@A5/4/back{corner}", **both) for corner in ("", "/nw", "/ne")]
    for one, other in combinations(pictures, 2):
        assert changed(one, other)


def test_a_preview_of_stardust_pays_for_it() -> None:
    seen = plans.outcome(stored("solo_place"), 0, {"dust": "C6"})
    assert seen is not None
    assert (seen.player.dust["C6"], seen.stardust) == (2, -2)
    told = seat.effects(seen, GameWords(Words("en"), PEOPLE))
    assert len(told) == 1
    assert "joined" not in told[0]


@pytest.mark.parametrize("lies", ["yellow_2b/3", "yellow_2b/3/back", "yellow_2b/4", "dust"])
def test_what_a_suggestion_lays_is_shown_on_its_hex_alone(lies: str) -> None:
    view = stored("three_place")
    seen = {text: draw(view, "seat", B3="1", **({"plan_at_B3": text} if text else {})) for text in ("", lies, "dust")}
    x, y = seat.GRID.at("B3")
    box = changed(seen[""], seen[lies])
    assert box is not None
    assert x - seat.GRID.width <= box[0] < x < box[2] <= x + seat.GRID.width
    assert y - seat.GRID.width <= box[1] < y < box[3] <= y + seat.GRID.width
    assert lies == "dust" or changed(seen[lies], seen["dust"])


def test_each_rotation_has_a_preview_of_its_own() -> None:
    view = stored("three_place")
    pictures = [
        GIRL.draw(view, "seat", Words("en"), PEOPLE, marks={"place": "yellow_2b@B3", f"turn-{turn}": "A"}, own=0)
        for turn in (0, 1, 2)
    ]
    assert changed(pictures[0], pictures[1])
    assert changed(pictures[1], pictures[2])


def test_a_path_thought_of_is_drawn_with_its_costs() -> None:
    view = replace(stored("four_first"), phase="action", active=0)
    plain = draw(view, "map")
    thought = draw(view, "map", path="1-3-10")
    coloured = draw(view, "map", path="1-3-10/Y")
    assert changed(plain, thought)
    assert changed(thought, coloured)
    box = changed(plain, thought)
    assert box is not None
    assert box[1] <= whole_map.RECKONING[3]


def test_colours_letters_and_shapes_go_together() -> None:
    tiles = [
        style.tile(colour, 9, 100, GameWords(Words("en"), PEOPLE).letters).image.convert("L")
        for colour in style.COLOUR_ENAMEL
    ]
    for k, one in enumerate(tiles):
        for other in tiles[k + 1 :]:
            assert ImageChops.difference(one, other).getbbox()
    for locale in LOCALES:
        assert len(set(GameWords(Words(locale), PEOPLE).letters)) == 4


@pytest.mark.parametrize("chart", [table.CHART, whole_map.CHART])
def test_places_of_the_map_lie_apart_and_inside(chart: object) -> None:
    assert isinstance(chart, type(table.CHART))
    spots = [*map(chart.space, SPACES), *map(chart.site, SITES), chart.village]
    for k, (x, y) in enumerate(spots):
        assert 24 + chart.long(44) <= x <= 1576 - chart.long(44)
        assert 126 <= y <= 1184 - chart.long(44)
        for px, py in spots[k + 1 :]:
            assert (x - px) ** 2 + (y - py) ** 2 >= chart.long(90) ** 2
    assert set(LINKS) == set(SPACES)


@pytest.mark.parametrize("region", REGIONS)
def test_tokens_in_the_dish_lie_apart(region: str) -> None:
    """Three tokens of a region, two of a line, overlap little; none leaves the dish. [spec 12]"""
    many = 2 if "_" in region else 3
    thrown = tuple(Landed("abc"[k], "recall", region) for k in range(many))
    spots = dish.spots(thrown)
    for k, (x, y) in enumerate(spots):
        assert x * x + y * y <= 0.8**2
        for px, py in spots[k + 1 :]:
            assert (x - px) ** 2 + (y - py) ** 2 >= 0.33**2


@pytest.mark.parametrize("region", REGIONS)
def test_no_token_covers_a_letter_in_the_dish(region: str) -> None:
    """However many lie in a region."""
    thrown = tuple(Landed("abcdef"[k], "recall", region) for k in range(2 if "_" in region else 3))
    picture = draw(replace(stored("four_ash"), dish=thrown))
    for landed, (x, y) in zip(thrown, dish.spots(thrown), strict=True):
        letter, size = tag(landed.letter, 42), round(table.RADIUS * 0.4)
        right, down = dish.corner(x, y)
        left = round(table.BOWL[0] + x * table.RADIUS + right * size * 0.52) - letter.x
        top = round(table.BOWL[1] + y * table.RADIUS + down * size * 0.52) - letter.y
        heart = (letter.x - 13, letter.y - 13, letter.x + 13, letter.y + 13)
        shown = picture.crop((left + heart[0], top + heart[1], left + heart[2], top + heart[3]))
        assert not changed(letter.image.crop(heart).convert("RGB"), shown), landed.letter


def test_taken_tokens_and_marked_rewards_can_be_seen() -> None:
    view = stored("four_ash")
    untaken = tuple(Landed(one.letter, one.ash, one.region) for one in view.dish)
    assert changed(draw(view), draw(replace(view, dish=untaken)))
    marked = {key: replace(reward, marked=True) for key, reward in view.rewards.items()}
    assert changed(draw(view), draw(replace(view, rewards=marked)))


@pytest.mark.parametrize("sheet", ["table", "offerings"])
def test_no_reward_is_said_to_go_in_the_last_round(sheet: str) -> None:
    """[p.12, R19]"""
    view = stored("four_over")
    scored, kept = ({k: replace(one, marked=marked) for k, one in view.rewards.items()} for marked in (True, False))
    for phase in ("stargazing", "wood_ash", "action", "final_stardust"):
        last = replace(view, over=False, phase=phase)
        assert not changed(draw(replace(last, rewards=scored), sheet), draw(replace(last, rewards=kept), sheet))


def test_the_score_sheet_has_a_row_for_what_was_given_at_the_start() -> None:
    view = stored("four_over")
    assert view.scores
    first, *others = view.scores
    given = replace(first, lines=(*first.lines, Line("start", 2)))
    assert changed(draw(view, "score"), draw(replace(view, scores=[given, *others]), "score"))


def test_every_hex_of_a_sky_lies_inside_its_panel() -> None:
    for number in (1, 4):
        for box, grid in skies.places(number):
            for hexagon in PLAYABLE:
                x, y = grid.at(hexagon)
                assert box[0] < x - grid.width / 2
                assert x + grid.width / 2 < box[2]
                assert box[1] < y - grid.radius
                assert y + grid.radius < box[3]


@pytest.mark.parametrize("gate", GATES)
def test_a_path_is_seen_whole_and_larger(gate: int) -> None:
    spots = [whole_map.UNIT.space(gate), whole_map.UNIT.site(GATES[gate].id)]
    for more in ([], [whole_map.UNIT.village]):
        left, top, scale = around([*spots, *more], whole_map.EXTENT, 132)
        assert whole_map.CHART.scale * 250 / 1600 < scale * 250 / SIZE[0]
        for x, y in (*spots, *more):
            assert 64 * scale <= (x - left) * scale <= SIZE[0] - 64 * scale
            assert 132 + 64 * scale <= (y - top) * scale <= SIZE[1] - 64 * scale


def test_what_may_be_chosen_is_drawn_near() -> None:
    view = stored("two_action")
    one, other = (draw(view, "map", near=site, **{site: ""}) for site in ("fish_2", "fruit_1"))
    assert one.size == other.size == SIZE
    assert changed(one, other)
    also = draw(view, "map", near="fish_2", fish_2="", fruit_1="")
    assert not changed(one.crop((250, 150, 550, 450)), also.crop((250, 150, 550, 450))), "other marks move nothing"
    assert draw(view, "map", fish_2="").size != SIZE


CASES: dict[str, dict[str, str]] = {
    "four_action-table-en": {},
    "four_ash-table-ja": {"ash-e": "A", "ash-h": ""},
    "three_scout-table-ja": {},
    "solo_ash-table-en": {"sky-1": "1", "fruit_1": "", "card-2": "2", "single-rabbit": "4"},
    "four_crowded-table-ja": {},
    "three_scout-map-en": {"near": ""},
    "two_action-skies-ja": {"A4": "", "E7": "2"},
    "four_crowded-skies-en": {},
    "four_first-seat-en": {"A3": "", "D4": "1", "corner-nw": "1", "red_2b": "A", "red_2b/back": "B"},
    "three_place-seat-ja": {"place": "yellow_2b@E4/3", **TURNS},
    "solo_place-seat-en": {"dust": "C6"},
    "two_action-seat-ja": {},
    "three_place-offerings-ja": {"card-2": "", "single-fish": "A"},
    "four_action-moment-ja": {f"{COMPLETED}0.B3": "+10"},
    "four_ash-moment-ja": {f"{COMPLETED}0.B3": "+10"},
    "four_over-score-ja": {},
    "solo_over-score-en": {},
}


class TestGirl(RendererTests):
    key, views = "girl_stars", views
    golden = CASES
    drawn = ("three_scout", "two_action", "solo_over", CROWDED)
    fullest = tuple(
        (name, "table", {**dict.fromkeys(SITES, "A"), **{f"space-{gate}": "" for gate in GATES}})
        for name in (CROWDED, "four_ash")
    )
    marks = (
        ("four_first", "seat", "A3"), ("four_first", "seat", "red_2b"), ("four_first", "seat", "corner-ne"),
        ("four_first", "skies", "A3"), ("four_ash", "table", "ash-e"), ("three_scout", "table", "space-39"),
        ("three_scout", "map", "fish_2"), ("two_action", "table", "card-2"), ("two_action", "table", "single-fruit"),
        ("two_action", "offerings", "single-fruit"), ("solo_ash", "table", "sky-1"),
    )  # fmt: skip
    points = "vp"
    rarely_said = "verb_|completes|gains_bonus|encloses|tie|closed_pattern|scouting_to|so_far|card_"

    def say_more(self, words: Words) -> None:
        for name, marks in (("three_place", {"place": "yellow_2b@E4/3", "turn-3": ""}), ("solo_place", {"dust": "C6"})):
            GIRL.draw(stored(name), "seat", words, {}, marks=marks, own=0)

    def told_in_alt(self, view: View, words: Words) -> Iterator[str]:
        yield from super().told_in_alt(view, words)
        yield from (f"{words(f'girl_stars.pile.{one.pile}')} {one.top}" for one in view.rewards.values())
