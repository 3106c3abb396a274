"""What holds of every game's pictures and texts; a game's test file says with which views and marks it is tried."""

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from statistics import median
from typing import Any

import pytest
from PIL import Image

import renderers
from bot.i18n.translator import LOCALES
from renderers.kit import png
from renderers.kit.renderer import GameRenderer
from tests.support.renderers.golden_pictures import CROWDS, LARGEST, Looks, changed, drawn
from tests.support.renderers.picture_words import Words, keys

Case = tuple[str, str, Mapping[str, str]]
"""A stored view, a sheet, and marks on it."""


class RendererTests:
    """The tests of one game; `views` is the module of its stored views.

    `golden` are the marks of each golden picture (view-sheet-locale; a moment is a table); all sheets of the views in
    `drawn` are drawn; `fullest` are the pictures that take the most bytes; every mark in `marks` is seen.
    """

    key: str
    views: Any
    golden: Mapping[str, Mapping[str, str]]
    drawn: Sequence[str]
    fullest: Sequence[Case]
    marks: Sequence[tuple[str, str, str]]
    points = "total"
    """The attribute of a player that the description of a picture gives."""
    rings = True
    """Whether a mark without a label shows, too."""
    rarely_said = "$"
    """A pattern of the sentences that none of the stored views shows."""

    @property
    def renderer(self) -> GameRenderer:
        return renderers.RENDERERS[self.key]

    @property
    def crowded(self) -> str:
        return str(self.fullest[0][0])

    def seat_of(self, view: Any) -> int:
        return view.seat if view.seat is not None else 0

    def draw(self, name: str, sheet: str, marks: Mapping[str, str] | None = None) -> Image.Image:
        view, people = self.views.stored(name), self.views.PEOPLE
        return self.renderer.draw(view, sheet, Words("en"), people, marks=marks or {}, own=self.seat_of(view))

    @lru_cache(maxsize=2)  # noqa: B019 - marks of one sheet follow each other
    def plain(self, name: str, sheet: str) -> Image.Image:
        return self.draw(name, sheet)

    def picture(self, name: str, sheet: str, locale: str, marks: Mapping[str, str]) -> bytes:
        view = self.views.stored(name)
        return renderers.render(self.key, view, sheet, Words(locale), self.views.PEOPLE, marks, self.seat_of(view))

    def test_a_picture_is_as_it_was_looked_at(self, looks: Looks, subtests: pytest.Subtests) -> None:
        for case, marks in self.golden.items():
            with subtests.test(case):
                name, sheet, locale = case.replace("moment", "table").split("-")
                looks.hold(f"{self.key}/{case}", self.picture(name, sheet, locale, marks))

    def test_every_moment_is_stored(self) -> None:
        assert {file.stem for file in self.views.STORED.glob("*.json")} == set(self.views.MOMENTS)

    def test_a_sheet_is_1600_wide_and_between_4_3_and_16_9_and_no_sentence_is_idle(self) -> None:
        words = Words("en")
        for name in self.drawn:
            view = self.views.stored(name)
            for sheet in self.renderer.sheets:
                seen = drawn(self.key, name, view, sheet, people=self.views.PEOPLE, own=self.seat_of(view))
                assert (seen.width, seen.mode) == (1600, "RGB"), (name, sheet)
                assert 900 <= seen.height <= 1200, (name, sheet)
                words.asked |= seen.asked
        for name in {*self.views.MOMENTS, *self.drawn}:
            self.renderer.lines(self.views.stored(name), words, {}, self.seat_of(self.views.stored(name)))
            self.renderer.alt(self.views.stored(name), words, {})
        for specimen in self.renderer.specimens.values():
            list(specimen.text(self.renderer.picture_words(words, {})))
        self.say_more(words)
        known = {key for key in keys("en") if key.startswith(f"{self.key}-ui-")}
        unused = [key.removeprefix(f"{self.key}-ui-") for key in known - words.asked]
        assert all(re.match(self.rarely_said, key) for key in unused), unused

    def say_more(self, words: Words) -> None:
        """Draw and tell what takes more than the stored views."""

    def test_the_fullest_sheets_are_at_most_half_a_megabyte(self) -> None:
        for name, sheet, marks in self.fullest:
            assert len(self.picture(name, sheet, "ja", marks)) <= LARGEST, (name, sheet)

    def test_the_same_arguments_give_the_same_picture(self) -> None:
        name, mark = self.marks[0][0], {self.marks[0][2]: "A"}
        for sheet in {"score", *(sheet for _, sheet, _ in self.marks)}:
            first = self.draw(name, sheet, mark)
            self.draw(self.crowded, sheet)
            assert changed(first, self.draw(name, sheet, mark)) is None, sheet
        assert self.picture(name, "table", "ja", mark) == self.picture(name, "table", "ja", mark)

    def test_a_mark_shows_with_and_without_a_label(self) -> None:
        for name, sheet, mark in self.marks:
            labelled, ringed = (self.draw(name, sheet, {mark: label}) for label in ("Z", ""))
            assert changed(self.plain(name, sheet), labelled), (name, sheet, mark)
            assert changed(labelled, ringed), (name, sheet, mark)
            assert changed(self.plain(name, sheet), ringed) or not self.rings, (name, sheet, mark)

    @pytest.mark.parametrize("people", CROWDS)
    def test_any_name_can_be_drawn(self, people: Mapping[int, str]) -> None:
        view = self.views.stored(self.crowded)
        for sheet in self.renderer.sheets:
            assert self.renderer.draw(view, sheet, Words("ja"), people, marks={}, own=0).width == 1600

    @pytest.mark.parametrize("locale", LOCALES)
    def test_alt_text_fits_and_names_the_moment(self, locale: str) -> None:
        for name in self.views.MOMENTS:
            view, words = self.views.stored(name), Words(locale)
            text = self.renderer.alt(view, words, self.views.PEOPLE)
            assert len(text) <= 1024
            assert words(f"{self.key}.phase.{view.phase}") in text, name
            assert [told for told in self.told_in_alt(view, words) if told.replace("-", "\u2212") not in text] == [], (
                name
            )

    def told_in_alt(self, view: Any, words: Words) -> Iterator[str]:
        """What the description of a picture says."""
        ends = {score.seat: score.total for score in view.scores}
        for player in view.players:
            yield f"{self.views.PEOPLE[player.seat]} {ends.get(player.seat, getattr(player, self.points))}"

    def test_alt_text_is_cut_where_names_are_endless(self) -> None:
        view = self.views.stored(self.crowded)
        assert len(self.renderer.alt(view, Words("en"), dict.fromkeys(range(-1, 4), "n" * 400))) == 1024

    @pytest.mark.soak
    def test_drawing_a_table_costs_no_more_than_encoding_it(self) -> None:
        """View to bytes takes at most twice the encoding alone, warm, in processor time."""
        name, marks = self.marks[0][0], {mark: "A" for other, _, mark in self.marks if other == self.marks[0][0]}

        def cost(work: Callable[[], object]) -> float:
            began = time.process_time()
            work()
            return time.process_time() - began

        flat = self.draw(name, "table", marks)
        whole, alone = [], []
        for _ in range(9):
            whole.append(cost(lambda: self.picture(name, "table", "ja", marks)))
            alone.append(cost(lambda: png.png(flat, self.renderer.palette)))
        assert median(whole) <= 2.0 * median(alone)
