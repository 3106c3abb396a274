"""Solani's sheets: goldens, sizes, purity, marks, previews, signs without colour, speed."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers
from bot.i18n.translator import LOCALES
from games.solani.actions import PlaceBranch, PlaceCircle, PlaceSpecial
from games.solani.cells import BRANCH_SPACES, CIRCLES, SECTORS
from games.solani.components import BRANCHES, CLUSTERS, DEALT, FEATURES, PLANETS
from games.solani.preview import Effect, preview
from games.solani.sky import circle_spaces, roomy_branch_spaces
from games.solani.view import StockView, View
from renderers.kit.canvas import Canvas, Sprite
from renderers.solani import board, features, seat, style, table
from renderers.solani.board import Grid
from renderers.solani.words import GameWords
from tests.support.renderers.golden_pictures import changed
from tests.support.renderers.picture_words import Words
from tests.support.renderers.renderer_tests import RendererTests
from tests.support.renderers.solani import views
from tests.support.renderers.solani.views import CASES, CROWDED, PEOPLE, TURNS, own, stored

pytestmark = pytest.mark.long

SOLANI = renderers.RENDERERS["solani"]
TONGUE = GameWords(Words("en"), PEOPLE)


def draw(view: View, sheet: str = "table", locale: str = "en", marks: dict[str, str] | None = None) -> Image.Image:
    drawn = SOLANI.draw(view, sheet, Words(locale), PEOPLE, marks=marks or {}, own=own(view))
    assert isinstance(drawn, Image.Image)
    return drawn


def test_a_mark_changes_nothing_but_its_own_space() -> None:
    view = stored("four_place")
    box = changed(draw(view, "seat"), draw(view, "seat", marks={"a2": "1"}))
    assert box is not None
    x, y = seat.GRID.space("a2")
    assert x - 80 <= box[0] < box[2] <= x + 80
    assert y - 80 <= box[1] < box[3] <= y + 80


class Silent(Words):
    """Words that leave out what the cards count."""

    def __call__(self, key: str, /, **values: str | int) -> str:
        return "" if ".criterion." in key else super().__call__(key, **values)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("first", [0, 4, 7])
def test_what_a_card_counts_stays_within_its_frame(first: int, locale: str) -> None:
    view = stored("three_special")
    rows = [[card.id for card in FEATURES.values() if card.magnitude == m][first : first + 5] for m in (2, 3)]
    view = replace(view, specials=(StockView(2, tuple(rows[0]), 3), StockView(3, tuple(rows[1]), 3)))
    bare = SOLANI.draw(view, "features", Silent(locale), PEOPLE, marks={}, own=0)
    box = changed(bare, draw(view, "features", locale))
    assert box is not None
    assert box[3] <= features.SPLIT - 12


def test_a_mark_without_a_label_keeps_the_name_of_its_space() -> None:
    view = stored("four_place")
    assert changed(draw(view, "seat", marks={"a2": ""}), draw(view, "seat", marks={"a2": "a2"})) is None
    assert changed(draw(view, "seat", marks={"a2": ""}), draw(view, "seat", marks={"a2": "1"}))


def test_every_free_space_is_named_and_no_other() -> None:
    """The private sheet writes exactly the names that answers use."""
    view = stored("four_place")
    player = view.players[own(view)]
    for space in (*circle_spaces(player), *roomy_branch_spaces(player)):
        x, y = (round(at) for at in seat.GRID.at(space))
        spot = (x - 30, y - 24, x + 30, y + 24)
        bare, named = (Image.new("RGB", table.SIZE) for _ in range(2))
        board.label(Canvas(named), seat.GRID, player, (44, 30), {})
        assert changed(bare.crop(spot), named.crop(spot))
    taken = Image.new("RGB", table.SIZE)
    board.label(Canvas(taken), seat.GRID, player, (44, 30), dict.fromkeys((*CIRCLES, *BRANCH_SPACES), ""))
    assert changed(Image.new("RGB", table.SIZE), taken) is None


def test_a_preview_shows_the_sky_as_it_would_be() -> None:
    view = stored("four_place")
    plan = seat.planned(view, own(view), {"place-branch": "b3.1", "place-circle": "C4"})
    assert plan is not None
    first = preview(view, own(view), PlaceBranch("b3", 1))
    second = preview(first.view, own(view), PlaceCircle("C4"))
    assert plan.view == second.view
    assert plan.gain == first.gain + second.gain == plan.view.players[own(view)].total - view.players[own(view)].total
    assert plan.spaces == ("b3", "C4")
    assert sum(points for _, points in plan.changed) == plan.gain


def test_the_order_of_planned_placements_is_that_of_the_marks() -> None:
    """In round 1 a circular tile fits only after the Branch tile."""
    view = stored("two_first")
    player = view.players[own(view)]
    assert not circle_spaces(player)
    space = roomy_branch_spaces(player)[0]
    after = preview(view, own(view), PlaceBranch(space, 0)).player
    cell = circle_spaces(after)[0]
    plan = seat.planned(view, own(view), {"place-branch": f"{space}.0", "place-circle": cell})
    assert plan is not None
    assert cell in plan.view.players[own(view)].tiles


def test_a_preview_of_a_special_feature_counts_it() -> None:
    view = stored("two_special")
    plan = seat.planned(view, own(view), {"place-special": "C4"})
    assert plan is not None
    assert plan.view == preview(view, own(view), PlaceSpecial("C4")).view
    assert changed(draw(view, "seat"), draw(view, "seat", marks={"place-special": "C4"}))


def test_without_a_rotation_nothing_is_placed_yet() -> None:
    assert seat.planned(stored("four_place"), 2, {"place-branch": "b3", **TURNS}) is None


def test_each_turn_of_a_branch_is_a_picture_of_its_own() -> None:
    view = stored("four_place")
    pictures = [
        seat.cut_out(preview(view, own(view), PlaceBranch("b3", rotation)).player, "b3", TONGUE)
        for rotation in range(4)
    ]
    for k, one in enumerate(pictures):
        for other in pictures[k + 1 :]:
            assert changed(one, other)


@pytest.mark.parametrize("space", ["a1", "e1", "a5", "e5", "c3"])
def test_the_picture_of_a_turn_always_shows_its_space(space: str) -> None:
    player = stored("two_first").players[0]
    bare = replace(player, branches={}, tiles={}, cells={})
    assert changed(seat.cut_out(bare, space, TONGUE), seat.cut_out(replace(bare, branches={space: 15}), space, TONGUE))


def test_effects_are_told_with_their_icon() -> None:
    view = stored("four_place")
    for branch, icon_name in (("b3.1", "+1"), ("b3.0", "\u22121")):
        plan = seat.planned(view, own(view), {"place-branch": branch})
        assert plan is not None
        assert icon_name in {seat.effect_icon([effect])[0] for effect in plan.effects}


def test_all_that_happens_on_a_space_is_in_one_icon() -> None:
    covered, scores = Effect("C3", "covered", 1), Effect("C3", "scores", 2)
    assert seat.effect_icon([covered, scores])[0] == "+3"
    assert seat.effect_icon([Effect("C3", "covered", 3), Effect("C3", "over", 0)])[0] == "+3 ?"
    assert seat.effect_icon([Effect("C3", "over", -2)])[0] == "\u22122"
    assert seat.effect_icon([Effect("C3", "connected", 0)])[0] == "\u00d7"


def grey(sprite: Sprite) -> Image.Image:
    """A sprite without its colours."""
    base = Image.new("L", sprite.image.size, 40)
    base.paste(sprite.image.convert("L"), (0, 0), sprite.image.getchannel("A"))
    return base


@pytest.mark.parametrize("size", [40, 72])
def test_tiles_can_be_told_apart_without_colour(size: int) -> None:
    tiles = {name: style.tile(name, size, TONGUE.icon_name(name)) for name in (*CLUSTERS, *PLANETS, *DEALT)}
    tiles |= {f"guide {number}": style.guide(number, size) for number in (2, 3, 4)}
    tiles |= {"dark": style.dark_sky(size), "surrounded": style.dark_sky(size, surrounded=True)}
    tiles |= {f"dimmed {name}": style.dimmed(name, size, TONGUE.icon_name(name)) for name in PLANETS}
    faces = [grey(sprite) for sprite in tiles.values()]
    for k, one in enumerate(faces):
        for other in faces[k + 1 :]:
            if one.size == other.size:
                far = sum(ImageChops.difference(one, other).histogram()[32:])
                assert far >= size * size / 40


def test_every_branch_tile_and_rotation_has_a_face_of_its_own() -> None:
    masks = [mask for kind in BRANCHES.values() for mask in kind.masks]
    assert sorted(masks) == list(range(1, 16))
    for k, mask in enumerate(masks):
        for other in masks[k + 1 :]:
            assert changed(style.branch(mask, 90).image, style.branch(other, 90).image)


def test_sectors_are_told_by_their_place() -> None:
    faces = [grey(style.sector_map(sector, 44)) for sector in SECTORS]
    assert all(changed(one, other) for k, one in enumerate(faces) for other in faces[k + 1 :])


def test_spaces_lie_apart_and_in_their_order() -> None:
    grid = Grid(100, 200, 90)
    assert grid.cell("A1") == (145, 245)
    assert grid.cell("F6") == (595, 695)
    assert grid.space("b3") == tuple(a + 45 for a in grid.cell("B3"))
    assert grid.disc < grid.pitch


def with_player(view: View, number: int, **fields: object) -> View:
    players = list(view.players)
    players[number] = replace(players[number], **fields)
    return replace(view, players=tuple(players))


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("sheet", ["table", "estimate", "skies"])
def test_everybodys_sky_and_total_are_on_the_table(sheet: str, number: int) -> None:
    view = stored("four_draft")
    assert changed(draw(view, sheet), draw(with_player(view, number, branches={}), sheet))
    assert changed(draw(view, sheet), draw(with_player(view, number, total=7), sheet))


def test_the_estimate_shows_every_heading_of_everybody() -> None:
    view = stored("four_draft")
    for player in view.players:
        for k, line in enumerate(player.lines):
            lines = (*player.lines[:k], replace(line, points=-8), *player.lines[k + 1 :])
            assert changed(draw(view, "estimate"), draw(with_player(view, player.seat, lines=lines), "estimate"))


@pytest.mark.parametrize("mark", ["scores", "short", "over"])
def test_how_a_star_stands_can_be_seen(mark: str) -> None:
    view = stored("four_draft")
    first = table.leading(view)
    player = view.players[first]
    cell = next(cell for cell in player.tiles if player.tiles[cell] in CLUSTERS)
    shown = [
        draw(with_player(view, first, cells={**player.cells, cell: replace(player.cells[cell], mark=kind)}))
        for kind in ("scores", "short", "over")
        if kind != mark
    ]
    this = draw(with_player(view, first, cells={**player.cells, cell: replace(player.cells[cell], mark=mark)}))
    assert all(changed(this, other) for other in shown)


def test_a_connected_planet_and_a_surrounded_dark_sky_look_different() -> None:
    assert changed(grey(style.dark_sky(60)), grey(style.dark_sky(60, surrounded=True)))
    assert style.dimmed("coral", 60, "C").image.size != style.planet("coral", 60, "C").image.size


def test_the_table_never_tells_what_is_private() -> None:
    """Two views that differ only in the drawn pair give the same sheets to everybody."""
    view = stored("three_keep")
    other = with_player(view, own(view), pair=("void", "galaxy"))
    for sheet in ("table", "estimate", "skies", "features", "score"):
        assert changed(draw(view, sheet), draw(other, sheet)) is None
    assert changed(draw(view, "seat"), draw(other, "seat"))


def test_who_acts_is_shown_large() -> None:
    view = stored("four_draft")
    assert table.leading(view) == view.asked[0].seat
    assert table.leading(stored("four_over")) == next(score.seat for score in stored("four_over").scores if score.won)


def test_the_score_before_the_end_is_what_the_estimate_says() -> None:
    view = stored("four_draft")
    assert changed(draw(view, "score"), draw(with_player(view, 0, total=77), "score"))


class TestSolani(RendererTests):
    key, views, golden = "solani", views, CASES
    drawn = views.ALL
    fullest = tuple(
        (CROWDED, sheet, dict.fromkeys((*CIRCLES, *BRANCH_SPACES, *FEATURES, "deck-2"), "A")) for sheet in SOLANI.sheets
    )
    marks = (
        ("four_draft", "table", "cluster-2"), ("four_draft", "table", "branch-5"), ("four_draft", "table", "F4"),
        ("four_draft", "estimate", "track-3"), ("three_special", "table", "moonlight"),
        ("three_special", "table", "deck-3"), ("three_special", "features", "eclipse"),
        ("three_special", "features", "deck-2"), ("three_keep", "seat", "supernova"),
        ("four_place", "seat", "a2"), ("four_place", "seat", "B3"), ("four_place", "skies", "b3"),
    )  # fmt: skip
    rarely_said = "cell_over"

    def say_more(self, words: Words) -> None:
        for case, marks in CASES.items():
            name, sheet, _ = case.replace("moment", "table").split("-")
            SOLANI.draw(stored(name), sheet, words, {}, marks=marks, own=own(stored(name)))
        over = stored("four_over")
        picking = [
            replace(one, picks=1, features=tuple(replace(two, space="") for two in one.features))
            for one in over.players
        ]
        SOLANI.lines(replace(over, players=tuple(picking)), words, {}, 0)
        tied = replace(over, scores=tuple(replace(score, total=40) for score in over.scores))
        SOLANI.draw(tied, "score", words, {}, marks={}, own=0)

    def told_in_alt(self, view: View, words: Words) -> Iterator[str]:
        yield from super().told_in_alt(view, words)
        if view.coyote:
            yield f"{PEOPLE[-1]} {view.coyote.total}"
