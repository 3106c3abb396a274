"""This version leaves something of everything, and `make before` keeps it for the versions to come."""

import lzma
from importlib.metadata import version
from pathlib import Path

import pytest
import simcord

from bot.app.client import PlanisphereBot
from bot.database.repositories import backup
from games import GAMES
from tests.bot.before import DATABASE, HERE
from tests.support.release_snapshot import keep, leave
from tests.support.world import World

EVERY_GAME = tuple(GAMES)


@pytest.fixture
def world(env: simcord.Env, bot: PlanisphereBot) -> World:
    """A world in which some numbers were given before people got theirs: later versions can give more, but no fewer."""
    for _ in range(16):
        env.backend.snowflake()
    return World(env, bot)


@pytest.mark.parametrize("games", [("glow",), pytest.param(EVERY_GAME, marks=pytest.mark.soak)], ids=len)
async def test_something_of_everything_is_left(
    world: World, tmp_path: Path, pytestconfig: pytest.Config, games: tuple[str, ...]
) -> None:
    left, copy = await leave(world, games), tmp_path / "copy.sqlite3"
    await backup(world.bot.settings.database_url, copy)
    assert [table["game"] for table in left["tables"]] == list(games)
    for table in left["tables"]:
        assert any(custom_id.endswith(":move") for custom_id in table["public"])
        assert table["private"]
    assert left["counts"]["tables"] == 3 * len(games) + 2
    assert min(left["counts"].values()) > 0
    kept = games == EVERY_GAME and pytestconfig.getoption("--keep")
    folder = HERE / version("planisphere") if kept else tmp_path / "kept"
    keep(left, copy, folder)
    assert lzma.decompress((folder / DATABASE).read_bytes()) == copy.read_bytes()
