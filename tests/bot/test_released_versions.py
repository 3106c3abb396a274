"""What every released version left behind: its database opens, its tables play on, its buttons still work.

`before/<version>/` holds a database that it wrote on the simulated Discord, and what could be pressed there when it
stopped: a running table and two finished matches of each game, a lobby, a standing post, an attempt at a challenge.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import simcord

from bot import config
from bot.app.client import PlanisphereBot
from bot.discord_kit.interaction import sentence
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.i18n.translator import translator_for
from bot.refusals import Stale
from games import GAMES
from games.core import record
from tests.bot.before import EVERY, HERE, PRESSED, database_of
from tests.support.release_snapshot import counts_of
from tests.support.world import World, answered

LEFT = {version: json.loads((HERE / version / PRESSED).read_text()) for version in EVERY}
EN, JA = translator_for("en"), translator_for("ja")
LATE = {sentence(words, Stale()) for words in (EN, JA)}
every_table = pytest.mark.parametrize(
    ("version", "left"),
    [
        pytest.param(version, left, id=f"{version}-{left['game']}")
        for version in EVERY
        for left in LEFT[version]["tables"]
    ],
    indirect=["version"],
)


@pytest.fixture(params=EVERY)
def version(request: pytest.FixtureRequest) -> str:
    """The version that left something behind."""
    return str(request.param)


@pytest.fixture
def settings(tmp_path: Path, version: str) -> config.Settings:
    """Settings of a bot that finds the old database, all of whose tables live in the one channel of the test."""
    file = tmp_path / "planisphere.sqlite3"
    file.write_bytes(database_of(version))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET channel = :home, home = :home", LEFT[version])
    plain = {"PLANISPHERE_DATA": str(tmp_path), "DATABASE_URL": "", "DISCORD_TOKEN": "", "PLANISPHERE_BACKUPS": "0"}
    return config.load(_env_file=None, **plain)


@pytest.fixture
def world(env: simcord.Env, bot: PlanisphereBot, version: str) -> World:
    """A world in which everybody has the number that the old database knows."""
    while env.backend.snowflake() < LEFT[version]["people"]["owner"] - 1:
        pass
    world = World(env, bot)
    known = {"alice": world.alice.id, "bob": world.bob.id, "owner": world.owner.id}
    assert LEFT[version]["people"] == known
    return world


def member(world: World, person: int) -> Any:
    """Whom the old database knows by this number."""
    return {world.alice.id: world.alice, world.bob.id: world.bob}[person]


async def pressed(world: World, person: int, custom_id: str, values: list[str]) -> str:
    """Press an old button and return all that is answered."""
    who = member(world, person)
    message = answered(await who.slash(world.channel, "help"))
    return world.text(answered(await world.forged(who, message, custom_id, values or None)))


async def moves_of(world: World, table: str) -> int:
    return (await world.bot.service.queries.table(table)).moves


@every_table
async def test_every_old_button_leads_where_it_led(world: World, left: dict[str, Any]) -> None:
    for custom_id, values in left["private"]:
        before, answers = await moves_of(world, left["table"]), custom_id.split(":")[4].startswith("a.")
        if answers or "undo" in custom_id:
            continue  # they change the table: the test below presses one
        told = await pressed(world, left["person"], custom_id, values)
        assert told
        assert not [line for line in LATE if line in told], custom_id
        if await moves_of(world, left["table"]) != before:
            return
    for custom_id in left["public"]:
        if not custom_id.split(":")[4].startswith(("a.", "y.", "c.")):
            told = await pressed(world, left["person"], custom_id, [])
            assert not [line for line in LATE if line in told], custom_id


@every_table
async def test_an_old_table_takes_an_old_answer_and_is_played_to_its_end(world: World, left: dict[str, Any]) -> None:
    service, luck, before = world.bot.service, Random(3), await moves_of(world, left["table"])
    first = next((one for one in left["private"] if one[0].split(":")[4].startswith(("a.", "y."))), None)
    if first is not None:
        await pressed(world, left["person"], *first)
        assert await moves_of(world, left["table"]) > before or first[0].split(":")[4].startswith("y.")
    service.change_signal.heard = lambda: None  # nobody watches the rest
    while not (await service.queries.table(left["table"])).closed:
        for person in (world.alice.id, world.bob.id):
            prompt = (await service.play.view(left["table"], person)).prompt
            if prompt is not None:
                await service.play.submit_move(left["table"], person, prompt.token, luck.choice(prompt.legal))
    table = await service.queries.table(left["table"])
    assert table.commitment is not None
    paper = msgspec.json.decode(await service.queries.export(table.id), type=record.Record)
    assert len(paper.moves) == len([move for move in await service.queries.history(table.id) if not move.undone])
    assert paper.upgraded == (paper.rules < GAMES[table.game].rules)
    if not paper.upgraded:
        assert record.verify(GAMES[table.game], paper, table.commitment).over


async def test_the_old_lobby_is_joined_by_its_old_button(world: World, version: str) -> None:
    lobby = LEFT[version]["lobby"]
    await pressed(world, world.bob.id, f"t:{lobby}:-:-:join", [])
    assert world.bob.id in (await world.bot.service.queries.table(lobby)).people


async def test_nothing_that_was_counted_is_lost(world: World, version: str) -> None:
    left = LEFT[version]
    with closing(sqlite3.connect(world.bot.settings.data / "planisphere.sqlite3")) as database:
        assert counts_of(database) == left["counts"]
    page = await world.bot.service.rankings.leaderboard(Leaderboard("glow", LeaderboardOrder.WINS), world.alice.id)
    assert (page.count, page.lacking) == (0, 2)  # of the three matches that a place asks for she has played one
    (post,) = await world.bot.repositories.posts.all()
    assert post.message is not None
    assert (await world.bot.service.attempts.of(left["code"], world.alice.id)) is not None
