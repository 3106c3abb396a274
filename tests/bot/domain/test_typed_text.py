"""Text as people type it, in any width, case and kana; days and months; what is at the ends of a label."""

from datetime import date

import pytest

from bot.domain.challenge_code import parse_code
from bot.domain.typed_text import dashed, fold, read_day, read_month, table_id

TODAY = date(2026, 11, 27)


@pytest.mark.parametrize("text", ["ブラッチョ", "ぶらっちょ", "ﾌﾞﾗｯﾁｮ", "`ブラッチョ`", " ブラッチョ。"])
def test_kana_and_widths_are_one(text: str) -> None:
    assert fold(text) == "ぶらっちょ"


def test_case_width_space_and_marks_are_one() -> None:
    assert fold("  `Ｓｔ．  ＪＯＨＮ`　1 ") == fold("st john 1") == "st john 1"
    assert len(fold("x" * 6000)) < 2000


@pytest.mark.parametrize(
    "text",
    [
        "2026-12-28", "2026/12/28", "2026.12.28", "2026 12 28", " 2026-12-28 ", "20261228", "12/28", "12-28", "12.28",
        "２０２６／１２／２８", "２０２６－１２－２８", "２０２６ー１２ー２８", "2026−12−28", "2026年12月28日",
        "２０２６年１２月２８日", "12月28日", "１２月２８日", "2026年 12月 28日",
    ],
)  # fmt: skip
def test_a_day_is_read_in_every_common_writing(text: str) -> None:
    assert read_day(text, TODAY) == date(2026, 12, 28)


@pytest.mark.parametrize(
    "text", ["", "tomorrow", "2026-13-01", "2026-02-30", "28", "2026", "12/28/2026", "1/2/3/4", "٣/٤x", "x" * 5000]
)
def test_what_is_no_day_is_none(text: str) -> None:
    assert read_day(text, TODAY) is None


def test_a_day_without_its_year_is_the_next_one() -> None:
    assert read_day("11/27", TODAY) == TODAY
    assert read_day("11/26", TODAY) == date(2027, 11, 26)
    assert read_day("2/29", TODAY) == date(2028, 2, 29)
    assert read_day("2/30", TODAY) is None


@pytest.mark.parametrize("text", ["2026-11", "2026/11", "２０２６年１１月", "2026.11", " 2026-11 ", "2026年11月"])
def test_a_month_is_read_in_every_common_writing(text: str) -> None:
    assert read_month(text) == "2026-11"
    assert read_month("2026-3") == "2026-03"


def test_the_beginning_of_a_date_is_written_with_dashes() -> None:
    assert [dashed(text) for text in ("2026年12", "２０２６／", "12月")] == ["2026-12", "2026-", "12-"]


@pytest.mark.parametrize(
    "text", ["k7q2-3fdx", "Ｋ７Ｑ２－３ＦＤＸ", "k7q2ー3fdx", "`K7Q2-3FDX`", "K7Q2-3FDX · Glow · Duel", " K7Q2 3FDX "]
)
def test_a_code_is_read_in_every_writing(text: str) -> None:
    assert parse_code(text) == "K7Q23FDX"


@pytest.mark.parametrize("text", ["0so1xo", "`0SO1XO`", "０ｓｏ１ｘｏ", "#0so1xo", "Glow · Bob · running · 0so1xo"])
def test_a_table_is_named_in_every_writing(text: str) -> None:
    assert table_id(text) == "0so1xo"
