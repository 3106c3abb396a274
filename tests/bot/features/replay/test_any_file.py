"""Whatever stands in a file, `/table import` answers with one sentence, within the limits of a worker process."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec
import pytest

from bot.discord_kit.interaction import sentence
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals import BadRecord
from bot.workers.computer_players import GameTaskRunner
from bot.workers.process_pool import ProcessPool
from games import GAMES
from games.core import play, record
from games.core.playout import playout
from tests.support.house import CAT, House, house_in

SEED = "5d" * 16
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**18,
    10**400,
    1.5,
    float("nan"),
    "x" * 20_000,
    "\u202e/../\0\n",
    [],
    [[]] * 3_000,
    list(range(5_000)),
    {"a": {"b": {"c": {}}}},
)
LIMIT = 2.0
"""Seconds of the event loop's thread that all files of one game may take together: several hundred."""


def whole(key: str) -> dict[str, Any]:
    """A match of a game, as version 0.2 exported it."""
    game = GAMES[key]
    last, moves = playout(game, game.options(), ["random"] * min(game.seats), SEED)
    plain: dict[str, Any] = json.loads(msgspec.json.encode(record.write(last, moves)))
    scores = json.loads(msgspec.json.encode(play.score(game, last)))
    return plain | {"commitment": play.commitment(SEED), "scores": scores, "checkpoint": None, "secret": False}


def places(plain: Any, depth: int = 4) -> Iterator[tuple[Any, ...]]:
    """Yield the ways to all values of a file: of long lists those to the first and the last one."""
    if not depth:
        return
    keys: list[Any] = sorted(plain) if isinstance(plain, dict) else []
    keys += sorted({0, len(plain) - 1}) if isinstance(plain, list) and plain else []
    for key in keys:
        yield (key,)
        yield from ((key, *rest) for rest in places(plain[key], depth - 1))


def bent(plain: dict[str, Any], place: tuple[Any, ...], value: Any) -> bytes:
    """Return the file with another value in a place."""
    file = json.loads(json.dumps(plain))
    inside = file
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    return json.dumps(file).encode()


def states(key: str) -> Iterator[bytes]:
    """Yield files that begin with a stored match: a true one, and made-up ends."""
    plain, game = whole(key), GAMES[key]
    last, _ = playout(game, game.options(), ["random"] * min(game.seats), SEED)
    for stored in (play.start(game, game.options(), min(game.seats), SEED)[0], last):
        state = json.loads(play.save(stored))
        changes: list[dict[str, Any]] = [{}, {"seats": 10**18}, {"seats": 3 * 10**8}, {"own": [[]] * 5_000}]
        for change in changes:
            yield json.dumps(plain | {"checkpoint": state | change, "moves": []}).encode()


async def answered(house: House, data: bytes) -> str:
    """Bring a file, and return the sentence with which it is refused; empty if it is taken."""
    try:
        await house.service.replay.bring(CAT.id, data)
    except BadRecord as refused:
        said = [sentence(translator_for(locale), refused) for locale in LOCALES]
        assert all(said)
        assert not any("\n" in one or "{" in one for one in said)
        return said[0]
    await house.service.replay.imported(CAT.id, 10**4, None)
    return ""


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_every_bent_value_ends_in_one_sentence(key: str, tmp_path: Path) -> None:
    pool, plain = ProcessPool(1), whole(key)
    files = [bent(plain, place, value) for place in places(plain) for value in STRANGE]
    assert len(files) > 200
    try:
        async with house_in(tmp_path, games=GAMES, task_runner=GameTaskRunner(pool)) as house:
            assert await answered(house, json.dumps(plain).encode()) == ""
            before = thread_time()
            for data in files:
                await answered(house, data)
            assert thread_time() - before < LIMIT
            for data in states(key):
                assert await answered(house, data)
    finally:
        await pool.close()


async def test_nothing_is_read_or_replayed_in_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads, read, loop = set[int](), record.read, threading.get_ident()

    def noted(data: bytes) -> record.Record:
        threads.add(threading.get_ident())
        return read(data)

    monkeypatch.setattr(record, "read", noted)
    async with house_in(tmp_path, games=GAMES) as house:
        await house.service.replay.bring(CAT.id, json.dumps(whole("glow")).encode())
        await house.service.replay.imported(CAT.id, 1, None)
    assert threads
    assert loop not in threads


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_record_has_room_for_the_longest_matches_and_not_for_many_more(key: str) -> None:
    game = GAMES[key]
    seats = max(game.seats)

    def size(number: int) -> int:
        last, moves = playout(game, game.options(), ["random"] * seats, f"{number:032x}")
        return len(msgspec.json.encode(record.write(last, moves)))

    largest = await asyncio.to_thread(lambda: max(map(size, range(8))))
    assert largest * 1.4 < game.largest_record
    assert game.largest_record < largest * 5
