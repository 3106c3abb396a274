"""The kit writes: line breaking, fitting, fallbacks, directions, anchors."""

import pytest
from PIL import Image, ImageChops

from games.core.scores import OPPONENT
from renderers.kit import fonts, line_breaking, picture_words, text
from renderers.kit.canvas import Canvas
from renderers.kit.theme import ink
from tests.support.renderers.picture_words import Words

ROOM = Image.new("RGB", (400, 200), ink.panel)


@pytest.mark.parametrize(
    "locale_text", ["光のカケラ、「仲間」を選んでください。ー、", "Give up one of your companions."]
)
@pytest.mark.parametrize("room", [120, 200, 333])
def test_lines_keep_their_room_and_the_rules_of_line_breaking(locale_text: str, room: int) -> None:
    lines = text.wrapped(locale_text, room, 28)
    assert "".join(lines).replace(" ", "") == locale_text.replace(" ", "")
    for line in lines:
        assert text.width_of(line, 28, "regular") <= room or " " not in line
        assert line[0] not in line_breaking.NOT_FIRST
        assert line[-1] not in line_breaking.NOT_LAST


@pytest.mark.parametrize(
    "phrase",
    [
        "墓所へ|行く", "ダイスを|振り直す", "捨て札に|置いても|よい。", "超新星を|1個|得る。",
        "プレイのうち、|1枚だけの|もの", "第12ラウンドが|終わる", "「火」の|ダイス（大）",
        "空きスペースを|選ぶ", "はい、|いいえ", "H |He |C",
    ],
)  # fmt: skip
def test_japanese_lines_end_between_phrases(phrase: str) -> None:
    whole = phrase.replace("|", "")
    ends = {len(phrase[:at].replace("|", "")) for at, letter in enumerate(phrase) if letter == "|"}
    found, place = set(), 0
    for part in line_breaking.phrases(whole)[:-1]:
        place += len(part)
        found.add(place)
    assert found <= ends, line_breaking.phrases(whole)


def test_a_long_name_breaks_at_its_dots_before_its_letters() -> None:
    name = "オリオン・ザ・ハンター"
    assert text.wrapped(name, text.width_of("オリオン・ザ・", 28, "regular"), 28) == [
        "オリオン・ザ・",
        "ハンター",
    ]


def test_balanced_lines_are_no_more_and_about_as_long() -> None:
    words = "a day of light and shadows"
    lines = text.balanced(words, 200, 28)
    assert len(lines) == len(text.wrapped(words, 200, 28, "bold"))
    assert text.balanced("light", 200, 28) == ["light"]


def test_text_is_fitted_by_size_then_cut() -> None:
    assert text.fitted("Mira", 500, (44, 30)) == ("Mira", 44)
    shown, size = text.fitted("Theodora the Great", 150, (44, 30))
    assert size == 30
    assert shown.endswith("…")
    assert text.width_of(shown, 30) <= 150


@pytest.mark.parametrize(
    ("name", "families"),
    [
        ("ミラ Mira", ["main"]),
        ("Łódź", ["NotoSans", "main", "NotoSans"]),
        ("محمد", ["NotoSansArabic"]),
        ("👍🏽", ["NotoEmoji"]),
        ("\U0010ffff", ["main"]),
        ("a\u202e\ufe0fb", ["main"]),
    ],
)
def test_characters_fall_back_one_by_one(name: str, families: list[str]) -> None:
    assert [family for family, _ in fonts.runs(name)] == families


def test_a_missing_glyph_is_a_square_and_marks_stay_with_their_letter() -> None:
    assert fonts.runs("\U0010ffff") == [("main", fonts.MISSING)]
    assert fonts.runs("👩‍👧") == [("NotoEmoji", "👩‍👧")]


def test_the_order_of_pieces_turns_round_in_a_text_from_right_to_left() -> None:
    assert fonts.right_to_left("שלום abc")
    assert not fonts.right_to_left("abc שלום")
    assert text.label("שלום abc", 40).mask.tobytes() != text.label("abc שלום", 40).mask.tobytes()


def test_text_is_anchored() -> None:
    boxes = []
    for anchor in ("ls", "ms", "rs"):
        canvas = Canvas(ROOM.copy())
        canvas.text(200, 100, "Mira", 44, anchor=anchor)
        box = ImageChops.difference(canvas.image, ROOM).getbbox()
        assert box is not None
        boxes.append(box)
    assert boxes[0][0] >= 200 > boxes[1][0]
    assert boxes[2][2] <= 201


def test_a_squeezed_word_keeps_its_room() -> None:
    canvas = Canvas(ROOM.copy())
    canvas.squeezed(200, 100, "Noctiluca and friends", 150, sizes=(40, 28), colour=ink.moon)
    left, _, right, _ = ImageChops.difference(canvas.image, ROOM).getbbox() or (0, 0, 0, 0)
    assert right - left <= 152


def test_picture_words_name_people_and_rows_of_things() -> None:
    class Mine(picture_words.PictureWords):
        key = "glow"

    words = Mine(Words("en"), {0: "Ann"})
    assert [words.name(seat) for seat in (0, 1, OPPONENT)] == ["Ann", "Player 2", "Tom"]
    assert (words.row(["a", "", "b"]), words.listed([""])) == ("a, b", "none")
