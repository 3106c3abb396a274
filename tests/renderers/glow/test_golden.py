"""Golden pictures: what has been looked at stays as it is.

A difference leaves a picture of itself in the temporary folder.
"""

import io
from pathlib import Path

import pytest
from PIL import Image

import renderers
from tests.support.renderers.glow.views import PEOPLE, stored
from tests.support.renderers.golden_pictures import Looks
from tests.support.renderers.picture_words import Words


def picture() -> bytes:
    return renderers.render("glow", stored("solo_over"), "score", Words("en"), PEOPLE, {}, 0)


def test_a_picture_that_looks_different_fails_and_shows_where(tmp_path: Path) -> None:
    changed = io.BytesIO()
    moved = Image.open(io.BytesIO(picture())).convert("RGB")
    moved.paste(moved.crop((700, 150, 900, 350)), (720, 160))
    moved.quantize(256).save(changed, "PNG")
    with pytest.raises(pytest.fail.Exception, match="looks different"):
        Looks(tmp_path, renew=False).hold("glow/solo_over-score-en", changed.getvalue())
    assert (tmp_path / "solo_over-score-en.png").exists()
