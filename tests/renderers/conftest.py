"""What all tests of pictures are given."""

from pathlib import Path

import pytest

from tests.support.renderers.golden_pictures import Looks


@pytest.fixture
def looks(request: pytest.FixtureRequest, tmp_path: Path) -> Looks:
    """The golden pictures."""
    return Looks(tmp_path, renew=bool(request.config.getoption("--golden")))
