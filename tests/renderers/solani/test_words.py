"""Solani in words: alt text, the whole table as text, and sentences in both languages."""

import re

import pytest
from PIL import Image

import renderers
from bot.i18n.translator import LOCALES
from games.solani.cells import BRANCH_SPACES, CIRCLES, label_of
from games.solani.components import BRANCHES, FEATURES, KIND_OF, MAGNITUDES
from games.solani.sky import circle_spaces, roomy_branch_spaces
from games.solani.view import View
from renderers.kit.canvas import Canvas
from renderers.kit.text import width_of, wrapped
from renderers.solani import alt_text, board, seat, table
from renderers.solani.words import GameWords
from tests.support.renderers.picture_words import Words
from tests.support.renderers.solani.views import ALL, CROWDED, PEOPLE, own, stored

SOLANI = renderers.RENDERERS["solani"]


def told(view: View, locale: str) -> str:
    return "\n".join(SOLANI.lines(view, Words(locale), PEOPLE, view.seat))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_version_tells_everything_that_may_be_known(name: str, locale: str) -> None:
    view = stored(name)
    text, words = told(view, locale), GameWords(Words(locale), PEOPLE)
    assert not re.search(r"solani\.", text)
    for player in view.players:
        for cell, tile in player.tiles.items():
            assert re.search(rf"\b{cell} [^;；\n]*{re.escape(words.game(f'tile.{tile}'))}", text)
        for space, mask in player.branches.items():
            assert f"{label_of(space)} {words.tile(KIND_OF[mask])} {alt_text.arms(mask, words)}" in text
        for cell in player.dark_skies:
            assert f"{cell} " in text
        for shown in player.features:
            assert alt_text.card_line(shown.card, words) in text
        for line in player.lines:
            assert f"{words.game(f'score.{line.key}')} {line.points}".replace("-", "\u2212") in text
    for slot, tile in enumerate(view.clusters, start=1):
        assert not tile or words.labelled(f"{words.game('kind.cluster')} {slot}", words.tile(tile)) in text
    for slot, tile in enumerate(view.branches, start=1):
        known: dict[str, str | int] = {"name": words.tile(tile), "nodes": BRANCHES[tile].nodes} if tile else {}
        assert not tile or words.labelled(f"{words.game('kind.branch')} {slot}", words.say("nodes", **known)) in text
    for slot, tile in enumerate(view.track, start=1):
        assert not tile or f"{slot} {words.tile(tile)}" in text
    for magnitude in MAGNITUDES:
        assert all(alt_text.card_line(card, words) in text for card in view.stock(magnitude).row)
        each = {"en": "{} points each, {} at most", "ja": "1つにつき{}点、最大{}点"}[locale]
        assert text.count(each.format(magnitude, {2: 8, 3: 9}[magnitude])) >= len(view.stock(magnitude).row)
    for bonus in view.bonuses:
        assert words.condition(bonus.id, view) in text


def test_alone_the_bonus_tiles_ask_for_a_number_of_ones_own() -> None:
    """Nobody can have less than a sky alone: four points and two Planets earn what the most earn else. [spec 10.4]"""
    alone, together = told(stored("solo_place"), "en"), told(stored("two_draft"), "en")
    for own_number, most in (
        ("4 cluster points or more here", "most cluster points here (at least 1)"),
        ("2 unconnected Planets or more here", "most unconnected Planets here (at least 1)"),
    ):
        assert own_number in alone
        assert most not in alone
        assert most in together
        assert own_number not in together


def test_the_text_version_names_the_spaces_that_are_free() -> None:
    view = stored("four_place")
    player = view.players[own(view)]
    text = told(view, "en")
    assert f"Free for a Branch: {', '.join(map(label_of, roomy_branch_spaces(player)))}\n" in text
    assert f"Free for a round tile: {', '.join(circle_spaces(player))}\n" in text


def test_the_text_version_names_the_trades_of_each_cluster() -> None:
    view = stored("four_draft")
    words = GameWords(Words("en"), PEOPLE)
    lines = told(view, "en").splitlines()
    assert any(view.reach)
    for slot, reach in enumerate(view.reach, start=1):
        (line,) = (line for line in lines if line.startswith(f"- Star Cluster {slot}: "))
        assert all(f"{place} {words.tile(view.track[place - 1])}" in line for place in reach)
        assert ("trades" in line) == bool(reach)


def test_arms_are_arrows_in_their_order() -> None:
    words = GameWords(Words("en"), PEOPLE)
    assert alt_text.arms(1, words) == "⇖"
    assert alt_text.arms(10, words) == "⇗⇙"
    assert alt_text.arms(15, words) == "⇖⇗⇘⇙"


def test_a_drawn_pair_is_told_to_its_seat_alone() -> None:
    view = stored("three_keep")
    pair = view.players[own(view)].pair
    text = told(view, "en")
    assert "You drew: " in text
    assert all(Words("en")(f"solani.criterion.{card}") in text for card in pair)
    assert "You drew: " not in "\n".join(SOLANI.lines(view, Words("en"), PEOPLE, 1))


def test_the_result_is_told_with_places_and_parts() -> None:
    view = stored("four_over")
    text = told(view, "en")
    for score in view.scores:
        assert f"{score.place}. {PEOPLE[score.seat]}, score {score.total} (" in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", FEATURES)
def test_the_criterion_of_every_card_fits_beside_it(card: str, locale: str) -> None:
    """On the sheet of features and on one's own, for up to two cards of each magnitude."""
    words = GameWords(Words(locale), PEOPLE)
    for room, most in ((240, 5), (seat.REST[2] - seat.REST[0] - 118, 3)):
        lines = wrapped(words.game(f"criterion.{card}"), room, 24)
        assert len(lines) <= most
        assert all(width_of(line, 24, "regular") <= room for line in lines)


def test_the_crowd_is_told_whole() -> None:
    text = told(stored(CROWDED), "ja")
    assert all(cell in text for cell in CIRCLES if cell in stored(CROWDED).players[0].cells)


def test_round_the_large_sky_of_the_shared_board_its_columns_and_rows_are_named() -> None:
    grid, size, seat = table.HERO_GRID, 38, table.HERO
    for name, spaces, left in ((board.coordinates, CIRCLES, True), (board.crossings, BRANCH_SPACES, False)):
        sky, reach = Image.new("RGB", table.SIZE), size // 2
        name(Canvas(sky), grid, size)
        box = sky.getbbox()
        assert box is not None
        assert box[0] >= seat[0]
        assert box[2] <= seat[2]
        for space in spaces:
            x, y = (round(at) for at in grid.at(space))
            beside = grid.left - reach if left else grid.left + grid.side + reach
            for across, down in ((x, grid.top - reach), (beside, y)):
                assert sky.crop((across - reach, down - reach, across + reach, down + reach)).getbbox()
        assert sky.crop((grid.left, grid.top, grid.left + grid.side, grid.top + grid.side)).getbbox() is None


def test_the_skies_of_others_are_named_on_their_own_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others have done is told with the names of crossings: small skies have no room for them."""
    named: list[int] = []
    monkeypatch.setattr(board, "label", lambda canvas, grid, player, *_: named.append(player.seat))
    SOLANI.draw(stored(CROWDED), "skies", Words("en"), PEOPLE, marks={}, own=0)
    assert named == [0, 1, 2, 3]


def test_no_name_differs_by_case_alone() -> None:
    named = {label_of(space).casefold() for space in (*CIRCLES, *BRANCH_SPACES)}
    assert len(named) == len(CIRCLES) + len(BRANCH_SPACES)
