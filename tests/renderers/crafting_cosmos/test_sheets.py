"""Crafting the Cosmos' sheets: goldens, sizes, purity, secrets, marks and states that can be seen, speed."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import renderers
from bot.i18n.translator import LOCALES
from games.crafting_cosmos.components import CONTROLS, LIFE_SPACES, NEBULA_SPACES, STAR_SPACES
from games.crafting_cosmos.player_view import PlayerView, PoolView
from games.crafting_cosmos.preview import results
from games.crafting_cosmos.view import GoalView, View
from renderers.crafting_cosmos import GALAXIES, PRIVATE, energy, galaxy, sheets_of, shelf, style, table
from renderers.crafting_cosmos import players as crafting_cosmos_players
from renderers.crafting_cosmos import seat as seat_sheet
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.turn_marks import COMPLETED
from tests.support.renderers.crafting_cosmos import views
from tests.support.renderers.crafting_cosmos.views import ALL, CROWDED, MOMENTS, PEOPLE, stored
from tests.support.renderers.golden_pictures import changed
from tests.support.renderers.picture_words import Words
from tests.support.renderers.renderer_tests import RendererTests

pytestmark = pytest.mark.long

COSMOS = renderers.RENDERERS["crafting_cosmos"]


def draw(view: View, sheet: str = "table", marks: dict[str, str] | None = None, locale: str = "en") -> Image.Image:
    drawn = COSMOS.draw(view, sheet, Words(locale), PEOPLE, marks=marks or {}, own=view.seat)
    assert isinstance(drawn, Image.Image)
    return drawn


def with_own(view: View, player: PlayerView) -> View:
    players = tuple(player if other.seat == player.seat else other for other in view.players)
    return replace(view, players=players)


@pytest.mark.parametrize("name", MOMENTS)
def test_there_is_a_galaxy_for_every_seat_and_no_more(name: str) -> None:
    view = stored(name)
    galaxies = [sheet for sheet in sheets_of(view) if sheet.startswith("galaxy")]
    assert len(galaxies) == len(view.players)
    drawn = [draw(view, sheet) for sheet in galaxies]
    assert all(changed(one, other) for k, one in enumerate(drawn) for other in drawn[k + 1 :])


def test_sheets_for_one_alone_are_for_those_who_sit_at_the_table() -> None:
    view = stored("four_craft")
    assert view.own is not None
    assert set(PRIVATE) <= set(sheets_of(view))
    assert sheets_of(replace(view, own=None, seat=None)) == ("table", *GALAXIES, "score")


def test_common_sheets_never_tell_what_is_private() -> None:
    """Two views that differ only in what one seat alone may know give one table and one galaxy for others."""
    view = stored("four_craft")
    assert view.own is not None
    hidden = replace(view.own, hand=dict.fromkeys(view.own.hand, 3), surplus={"light": 2}, drawn=("stasis",), life={})
    other = replace(view, own=hidden)
    for sheet in ("table", "galaxy_1", "galaxy_2", "score"):
        assert changed(draw(view, sheet), draw(other, sheet)) is None
    for sheet in ("seat", "workbench"):
        assert changed(draw(view, sheet), draw(other, sheet))


def test_the_value_of_advanced_life_is_drawn_for_whom_it_is_known() -> None:
    view = stored("four_craft")
    player = view.players[view.seat or 0]
    assert any(nebula.value for nebula in player.nebulae)
    secret = tuple(replace(nebula, value=None) for nebula in player.nebulae)
    assert changed(draw(view, "seat"), draw(with_own(view, replace(player, nebulae=secret)), "seat"))


def near(box: tuple[int, int, int, int] | None, x: float, y: float, reach: float) -> bool:
    assert box is not None
    return x - reach <= box[0] <= box[2] <= x + reach and y - reach <= box[1] <= box[3] <= y + reach


@lru_cache(maxsize=2)  # the two sheets of the test below
def unmarked(sheet: str) -> Image.Image:
    return draw(stored("four_craft"), sheet)


@pytest.mark.parametrize("space", ["s01", "s19", "l21", "l48", "A", "L"])
@pytest.mark.parametrize("prefix", ["", "at-", "new-"])
@pytest.mark.parametrize("sheet", ["seat", "workbench"])
def test_a_marked_space_is_marked_where_it_lies(space: str, prefix: str, sheet: str) -> None:
    box = changed(unmarked(sheet), draw(stored("four_craft"), sheet, {f"{prefix}{space}": ""}))
    assert near(box, *galaxy.framed(seat_sheet.BOARD, seat_sheet.RADIUS).spot(space), 118)


@pytest.mark.parametrize("what", ["helium", "supernova", "proto", "stable", "n2_05"])
def test_what_is_planned_is_drawn_as_a_ghost(what: str) -> None:
    view = stored("four_craft")
    space = "K" if what.startswith("n") else "s36" if what in {"helium", "supernova"} else "l45"
    ring = draw(view, "workbench", {f"at-{space}": ""})
    assert changed(ring, draw(view, "workbench", {f"new-{space}": what}))


def test_drawn_cards_and_tiles_looked_at_can_be_marked() -> None:
    for name, sheet in (("four_powers", "workbench"), ("solo_tiles", "seat")):
        view = stored(name)
        assert view.own is not None
        for item in view.own.drawn or view.own.looked:
            assert changed(draw(view, sheet), draw(view, sheet, {item: "A"}))


def test_results_go_on_from_the_moves_begun() -> None:
    view = stored("two_shift")
    assert view.seat is not None
    found = results(view, view.seat, ("own", "own"))
    assert found
    assert all(one.moves[:2] == ("own", "own") and len(one.moves) <= 3 for one in found)
    assert len(found) < len(results(view, view.seat))
    before = draw(view, "energy")
    assert changed(before, draw(view, "energy", {"moves": "own,own"}))


@pytest.mark.parametrize("counts", [(28, 0, 0, 0), (7, 7, 7, 7), (1, 12, 1, 14), (13, 1, 13, 1), (0, 0, 0, 1)])
def test_results_keep_inside_their_panel_and_apart(counts: tuple[int, ...]) -> None:
    step, places = energy.layout(
        [control for control, count in zip(CONTROLS, counts, strict=True) for _ in range(count)]
    )
    assert step >= 44
    assert [place.number for place in places if place.number] == list(range(1, sum(counts) + 1))
    left, top, right, foot = energy.RESULTS
    for k, place in enumerate(places):
        assert left < place.x < right
        assert top <= place.y <= foot - step
        assert all(other.x != place.x or abs(other.y - place.y) >= step - 1 for other in places[k + 1 :])


def test_stars_life_and_nebulae_differ_without_colour() -> None:
    kinds = ["hydrogen", "helium", "carbon", "oxygen", "supernova", "proto", "stable"]
    icons = [style.gain(kind, 60).image.convert("LA").convert("L") for kind in kinds]
    tokens = [style.token(seat, 60).image.convert("LA").convert("L") for seat in range(4)]
    tokens += [style.dark(60).image.convert("LA").convert("L"), style.void(60).image.convert("LA").convert("L")]
    for group in (icons, tokens):
        for k, one in enumerate(group):
            for other in group[k + 1 :]:
                assert one.size != other.size or changed(one, other)


@pytest.mark.parametrize("field", ["ready", "completed", "advanced"])
def test_the_state_of_a_nebula_can_be_seen_large_and_small(field: str) -> None:
    view = stored("four_craft")
    player = view.players[0]
    nebula = replace(player.nebulae[0], ready=False, completed=field == "advanced", advanced=False)
    for sheet in ("galaxy_1", "table"):
        drawn = [
            draw(with_own(view, replace(player, nebulae=(one, *player.nebulae[1:]))), sheet)
            for one in (nebula, replace(nebula, **{field: True}))
        ]
        assert changed(*drawn)


def test_every_space_has_a_place_of_its_own() -> None:
    frame = galaxy.framed(seat_sheet.BOARD, seat_sheet.RADIUS)
    spots = [frame.spot(space) for space in (*STAR_SPACES, *LIFE_SPACES, *NEBULA_SPACES)]
    for k, (x, y) in enumerate(spots):
        assert seat_sheet.BOARD[0] + 20 < x < seat_sheet.BOARD[2] - 20
        assert seat_sheet.BOARD[1] + 20 < y < seat_sheet.BOARD[3] - 20
        assert all((x - px) ** 2 + (y - py) ** 2 >= 50**2 for px, py in spots[k + 1 :])


@pytest.mark.parametrize("name", ["two_shift", "three_first", "four_craft"])
def test_what_is_told_of_a_seat_stays_in_its_panel(name: str) -> None:
    """A seat with everything at its most changes nothing beyond the shadows at the rim of its panel."""
    view = stored(name)
    player = view.players[view.order[0]]
    full = replace(stored(CROWDED).players[0], seat=player.seat, control=player.control)
    box = changed(draw(view), draw(with_own(view, full)))
    place = crafting_cosmos_players.boxes(table.PEOPLE, len(view.players))[0]
    assert box is not None
    assert place[0] - 8 <= box[0] <= box[2] <= place[2] + 8
    assert place[1] - 20 <= box[1] <= box[3] <= place[3] + 8


@pytest.mark.parametrize("sheet", ["table", "seat", "galaxy_1"])
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_written_about_a_goal_lies_on_another_word(
    sheet: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    goals = (("longest_star_stream", 10, 3), ("arm_2_stars", 4, 3), ("largest_nebulae", 12, 6))
    track = tuple(GoalView(goal, 1 + k, (metric,), (points,)) for k, (goal, metric, points) in enumerate(goals))
    written: list[tuple[float, float, float, float, str]] = []
    write = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> float:
        wide, anchor = write(canvas, x, y, text, size, *rest, **more), more.get("anchor", "ls")
        left = x - {"l": 0.0, "m": wide / 2, "r": wide}[anchor[0]]
        top = y - size * (0.35 if anchor[1] == "m" else 0.7)
        written.append((left, top, left + wide, top + size * 0.7, text))
        return wide

    seen = replace(stored("solo_craft"), track=track)
    draw(seen, sheet, locale=locale)  # so that what is kept, cards and tiles, is not written again below
    monkeypatch.setattr(Canvas, "text", noted)
    draw(seen, sheet, locale=locale)
    assert {"+3", "+6"} <= {text for *_, text in written}
    for k, (left, top, right, low, text) in enumerate(written):
        for other in written[k + 1 :]:
            apart = right <= other[0] or other[2] <= left or low <= other[1] or other[3] <= top
            assert apart, (text, other[-1])


def test_what_a_goal_would_score_has_room_between_two_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    view = stored("four_craft")
    goal = replace(view.track[0], metrics=(12, 26, 14, 10), points=(6, 6, 6, 6))
    (place,) = [box for box, space in zip(shelf.goal_boxes(table.GOALS), (3, 2, 1), strict=True) if space == goal.space]
    tokens, gains, put, write = list[float](), list[float](), Canvas.put, Canvas.text

    def laid(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
        put(canvas, sprite, x, y)
        tokens.append(x - 21)

    def noted(canvas: Canvas, x: float, y: float, text: str, *rest: Any, **more: Any) -> float:
        wide = write(canvas, x, y, text, *rest, **more)
        gains.extend([x + wide] if text.startswith("+") else [])
        return wide

    monkeypatch.setattr(Canvas, "put", laid)
    monkeypatch.setattr(Canvas, "text", noted)
    shelf.draw_metrics(Canvas(Image.new("RGB", (1600, 1200))), place, goal, 2)
    assert (len(tokens), len(gains)) == (4, 4)
    assert max(gains[0], gains[2]) <= min(tokens[1], tokens[3])
    assert max(gains[1], gains[3]) <= place[2] - 6


def test_private_sheets_need_no_knowledge_of_ones_own() -> None:
    view = replace(stored("four_craft"), own=None)
    for sheet in PRIVATE:
        assert draw(view, sheet).width == 1600


def test_a_ready_crystal_is_drawn_as_lost_in_the_last_round_alone() -> None:
    view = stored("four_craft")
    assert view.seat is not None
    idle = replace(view.players[view.seat], ready=1, pool=PoolView({}, 0, ()), supernova=0, dna=0, graviton=0)
    for ending, heading in ((True, "would_lose"), (False, "all_used")):
        words, seen = Words("en"), with_own(replace(view, ending=ending), idle)
        COSMOS.draw(seen, "workbench", words, PEOPLE, marks={}, own=view.seat)
        asked = words.asked & {"crafting_cosmos-ui-would_lose", "crafting_cosmos-ui-all_used"}
        assert asked == {f"crafting_cosmos-ui-{heading}"}


DONE = next(one.space for one in stored("four_craft").players[0].nebulae if one.completed)
CASES: dict[str, dict[str, str]] = {
    "four_craft-table-en": {},
    "two_cards-table-ja": {"display-1": "1", "display-3": "3", "deck": "5"},
    "solo_craft-table-ja": {},
    "four_craft-workbench-en": {"s06": "", "l14": "", "K": "B", "at-s05": "", "new-J": "n3_16", "slot-4": "4"},
    "four_powers-workbench-ja": {},
    "solo_tiles-seat-en": {},
    "four_crowded-seat-ja": {},
    "two_shift-energy-ja": {"own": "", "time": "D"},
    "four_over-galaxy_3-en": {},
    "four_craft-moment-ja": {f"{COMPLETED}0.{DONE}": "+8"},
    "four_over-score-ja": {},
    "solo_over-score-en": {},
}


class TestCosmos(RendererTests):
    key, views = "crafting_cosmos", views
    golden = CASES
    drawn = ALL
    fullest = tuple((CROWDED, sheet, {}) for sheet in ("table", "workbench", "energy", "galaxy_2"))
    marks = (
        ("four_craft", "workbench", "slot-1"), ("four_craft", "workbench", "card-gravity"),
        ("four_craft", "workbench", "pool-proto"), ("four_craft", "workbench", "dna"),
        ("four_craft", "workbench", "supernova"), ("four_craft", "workbench", "graviton"),
        ("four_craft", "workbench", "crystal"), ("four_craft", "workbench", "pool-helium"),
        ("four_craft", "seat", "slot-4"), ("four_crowded", "workbench", "pool-n2_02"),
        ("two_cards", "table", "display-2"), ("two_cards", "table", "deck"), ("two_cards", "energy", "display-4"),
        ("two_shift", "energy", "stack-3"), ("two_shift", "energy", "own"), ("two_shift", "energy", "time"),
    )  # fmt: skip
    points = "score"
    rarely_said = "void_(light|gravity|chemistry)|cards_left|can_create"

    def told_in_alt(self, view: View, words: Words) -> Iterator[str]:
        yield from super().told_in_alt(view, words)
        yield words("crafting_cosmos.ui.crystals_left", count=view.crystals)
