"""Golden pictures: what has been looked at stays as it is.

A difference leaves a picture of itself in the temporary folder.
"""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import renderers
from tests.support.renderers.glow.views import PEOPLE, stored
from tests.support.renderers.golden_pictures import Looks, alike
from tests.support.renderers.picture_words import Words

CASES = {
    "solo_morning-table-ja": {"fire": "A", "mineral": "B", "nature": "C"},
    "four_morning-table-en": {},
    "four_day-table-en": {},
    "two_day-table-ja": {"isle_w": "8", "isle_n": "10"},
    "three_setup-table-en": {"taetyss": "A", "eoles": "B", "orium": "C"},
    "four_day-seat-ja": {},
    "solo_sea-seat-en": {"isle_se": "3"},
    "solo_travel-map-ja": {"p56": "56", "p60": "60"},
    "four_day-map-en": {"near": "p56 p60", "p56": "56", "p60": "60"},
    "four_over-score-ja": {},
    "solo_over-score-en": {},
}


def picture(case: str) -> bytes:
    name, sheet, locale = case.split("-")
    return renderers.render("glow", stored(name), sheet, Words(locale), PEOPLE, CASES[case], 0)


@pytest.mark.parametrize("case", CASES)
def test_a_picture_is_as_it_was_looked_at(case: str, looks: Looks) -> None:
    looks.hold(f"glow/{case}", picture(case))


def test_the_comparison_sees_a_moved_token() -> None:
    golden = Image.open(io.BytesIO(picture("solo_over-score-en"))).convert("RGB")
    moved = golden.copy()
    moved.paste(golden.crop((700, 150, 900, 350)), (720, 160))
    assert not alike(ImageChops.difference(golden, moved))


def test_a_picture_that_looks_different_fails_and_shows_where(tmp_path: Path) -> None:
    changed = io.BytesIO()
    moved = Image.open(io.BytesIO(picture("solo_over-score-en"))).convert("RGB")
    moved.paste(moved.crop((700, 150, 900, 350)), (720, 160))
    moved.quantize(256).save(changed, "PNG")
    with pytest.raises(pytest.fail.Exception, match="looks different"):
        Looks(tmp_path, renew=False).hold("glow/solo_over-score-en", changed.getvalue())
    assert (tmp_path / "solo_over-score-en.png").exists()
