from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.house import House, house_in


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as built:
        yield built
