"""Something of everything that a version can leave behind, for the next ones to find: played on a simulated Discord."""

import json
import lzma
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from bot.domain.table import Location
from bot.features.challenges.model import ChallengeKind
from tests.bot.before import DATABASE, PRESSED
from tests.support.world import World, answered

COUNTED = ("tables", "moves", "results", "challenges", "attempts", "standings", "ratings", "feats", "tallies")
ANSWERS = 12
"""So many answers are given at a table that is left running."""

Left = dict[str, Any]


def counts_of(database: sqlite3.Connection) -> dict[str, int]:
    """Return how many rows the tables have that nobody may lose."""
    return {name: database.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in COUNTED}


async def leave(world: World, games: Sequence[str]) -> Left:
    """Play these games, and return what could be pressed when the bot stopped."""
    luck = Random(5)
    for game in games:
        await _finished(world, luck, game, world.alice, world.bob)
        await _finished(world, luck, game, world.alice)
    code = await _challenge(world, luck)
    tables = [await _running(world, luck, game) for game in games]
    lobby = _table(world, await world.open(world.alice, seats=2))
    await world.env.settle()
    people = {"alice": world.alice.id, "bob": world.bob.id, "owner": world.owner.id}
    left = {"home": world.channel.id, "people": people, "code": code, "lobby": lobby, "tables": tables}
    with closing(sqlite3.connect(world.bot.settings.data / "planisphere.sqlite3")) as database:
        return left | {"counts": counts_of(database)}


def keep(left: Left, copy: Path, folder: Path) -> None:
    """Write what was left, and a copy of the database, into a folder."""
    folder.mkdir(exist_ok=True)
    (folder / PRESSED).write_text(json.dumps(left, indent=1) + "\n")
    (folder / DATABASE).write_bytes(lzma.compress(copy.read_bytes()))


def _user(person: Any) -> InvokingUser:
    return InvokingUser(person.id, person.name)


def _place(world: World) -> Location:
    return Location(world.channel.id, world.guild.id)


async def _play(world: World, luck: Random, table: str, most: int = 100_000) -> None:
    """Give so many answers at random, or all until the match is over; boards leave afterwards."""
    service, given = world.bot.service, 0
    heard, service.change_signal.heard = service.change_signal.heard, lambda: None  # nobody watches
    while given < most and not (now := await service.queries.table(table)).closed:
        for person in now.people:
            prompt = (await service.play.view(table, person)).prompt
            if prompt is not None and given < most:
                await service.play.submit_move(table, person, prompt.token, luck.choice(prompt.legal))
                given += 1
    service.change_signal.heard = heard
    service.change_signal.ring()


async def _finished(world: World, luck: Random, game: str, *people: Any) -> None:
    lobby = world.bot.service.lobby
    first, *others = map(_user, people)
    table = await lobby.open(first, game, _place(world), seats=len(people))
    for other in others:
        await lobby.join(table.id, other)
    await world.bot.service.lobby.start(table.id, first.id)
    await _play(world, luck, table.id)


async def _challenge(world: World, luck: Random) -> str:
    """Try a challenge, and let its game have a standing post."""
    service = world.bot.service
    daily = await service.challenges.current("glow", ChallengeKind.DAILY)
    table_view = await service.attempts.begin(daily.code, _user(world.alice), _place(world))
    await _play(world, luck, table_view.table.id)
    await service.posts.here(world.guild.id, "glow", world.channel.id)
    return daily.code


async def _running(world: World, luck: Random, game: str) -> Left:
    """Begin a match by buttons, and return those under its board and those of whoever is asked."""
    lobby = await world.open(world.alice, game=game, seats=2)
    await world.click(world.bob, lobby, "join")
    table = _table(world, lobby)
    await world.click(world.alice, lobby, "start")
    await _play(world, luck, table, ANSWERS)
    await world.env.settle()
    stands = (await world.bot.service.queries.table(table)).board_message
    board = next(message for message in world.channel.history() if message.id == stands)
    looks = [(who, await world.bot.service.play.view(table, who.id)) for who in (world.alice, world.bob)]
    asked = next(who for who, table_view in looks if table_view.prompt is not None)
    public = [part["custom_id"] for part, custom_id in world.controls_with_ids(board) if custom_id.table == table]
    panel = answered(await world.click(asked, board, "move"))
    private = [
        [part["custom_id"], _first(part)]
        for part, custom_id in world.controls_with_ids(panel)
        if _stays(custom_id, table)
    ]
    return {"game": game, "table": table, "person": asked.id, "public": public, "private": private}


def _table(world: World, message: Any) -> str:
    """Return the table to which a message belongs."""
    return next(custom_id.table for _, custom_id in world.controls_with_ids(message))


def _first(part: dict[str, Any]) -> list[str]:
    """Return the first entry of a menu, nothing for a button."""
    return [part["options"][0]["value"]] if part.get("options") else []


def _stays(custom_id: CustomId, table: str) -> bool:
    return custom_id.table == table and custom_id.seat is not None
