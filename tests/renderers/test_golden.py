"""Golden pictures: what has been looked at stays as it is.

A difference leaves a picture of itself in the temporary folder.
"""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import renderers
from tests.renderers.tables import PEOPLE, stored
from tests.renderers.words import Words

GOLDEN = Path(__file__).parent / "golden"
LARGEST = 500_000
CASES = {
    "solo_morning-table-ja": {"fire": "A", "mineral": "B", "nature": "C"},
    "four_morning-table-en": {},
    "four_day-table-en": {},
    "two_day-table-ja": {"isle_w": "8", "isle_n": "10"},
    "three_setup-table-en": {"taetyss": "A", "eoles": "B", "orium": "C"},
    "four_day-seat-ja": {},
    "solo_sea-seat-en": {"isle_se": "3"},
    "solo_travel-map-ja": {"p56": "56", "p60": "60"},
    "four_over-score-ja": {},
    "solo_over-score-en": {},
}


def picture(case: str) -> bytes:
    name, sheet, locale = case.split("-")
    return renderers.render("glow", stored(name), sheet, Words(locale), PEOPLE, CASES[case], 0)


@pytest.mark.parametrize("case", CASES)
def test_a_picture_is_as_it_was_looked_at(case: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    data = picture(case)
    assert len(data) <= LARGEST
    file = GOLDEN / f"{case}.png"
    if request.config.getoption("--golden"):
        GOLDEN.mkdir(exist_ok=True)
        file.write_bytes(data)
    now = Image.open(io.BytesIO(data)).convert("RGB")
    golden = Image.open(file).convert("RGB")
    assert now.size == golden.size
    difference = ImageChops.difference(now, golden)
    if not alike(difference):
        difference.point([min(255, 4 * v) for v in range(256)] * 3).save(tmp_path / f"{case}.png")
        pytest.fail(f"{case} looks different: {tmp_path / case}.png; look at it, then renew it with --golden")


def alike(difference: Image.Image) -> bool:
    """Small roundings are forgiven: on average half a step, and one pixel in a thousand may be far off."""
    far = sum(difference.convert("L").histogram()[48:])
    return max(ImageStat.Stat(difference).mean) <= 0.5 and far <= difference.width * difference.height / 1000


def test_the_comparison_notices_a_moved_token() -> None:
    golden = Image.open(io.BytesIO(picture("solo_over-score-en"))).convert("RGB")
    moved = golden.copy()
    moved.paste(golden.crop((700, 150, 900, 350)), (720, 160))
    assert not alike(ImageChops.difference(golden, moved))
