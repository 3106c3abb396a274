"""A person's data as files: within the limit whatever there is, and read without holding the event loop."""

import asyncio
import io
import json
import secrets
import zipfile
from time import thread_time
from typing import Any

import pytest

from bot.database import schema
from bot.features.privacy import data_files, service
from tests.support.house import ANN, HERE, House

LIMIT = 10 * 2**20
ROWS = 5_000
STEP = 0.03
"""Seconds of the event loop that no step may take; a step reads and encodes 100 rows, in 1 or 2 ms."""


def read(files: list[tuple[str, bytes]]) -> list[dict[str, Any]]:
    """Return the documents of these files."""
    found = []
    for name, data in files:
        assert name.endswith(".zip")
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            (inner,) = archive.namelist()
            found.append(json.loads(archive.read(inner)))
    return found


def test_little_data_is_one_file_that_anyone_can_read() -> None:
    assert data_files.packed([b'{"a": 1}'], LIMIT) == [[("planisphere-my-data.json", b'{"a": 1}')]]


@pytest.mark.parametrize("kind", ["text", "noise"])
@pytest.mark.parametrize("count", [2, 12])
def test_much_data_is_within_the_limit_in_every_message(kind: str, count: int) -> None:
    size = 2 * 2**20
    texts = ["x" * size if kind == "text" else secrets.token_hex(size // 2) for _ in range(count)]
    documents = [json.dumps({"rows": [text]}).encode() for text in texts]
    messages = data_files.packed(documents, LIMIT)
    assert all(sum(len(data) for _, data in message) < LIMIT and len(message) <= 10 for message in messages)
    assert [one["rows"][0] for message in messages for one in read(message)] == texts
    assert len(messages) < 4


async def test_many_rows_are_split_and_none_is_lost(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.running(ANN)
    await fill(house, table.id)
    monkeypatch.setattr(service, "DOCUMENT", 100_000)
    documents = await house.service.privacy.own_data(ANN.id)
    assert len(documents) > 3
    assert all(len(one) < 250_000 for one in documents)
    found = [json.loads(one) for one in documents]
    assert sum(len(one.get("calls", ())) for one in found) == ROWS
    assert {one["format"] for one in found} == {"planisphere-person-1"}
    assert {name for one in found for name in one} >= {"people", "tables", "seats"}


async def test_no_step_holds_the_event_loop(house: House) -> None:
    """Counted in processor time of this thread between two turns of another task."""
    table = await house.running(ANN)
    await fill(house, table.id)
    longest, last, done = 0.0, thread_time(), False

    async def watch() -> None:
        nonlocal longest, last
        while not done:
            now = thread_time()
            longest, last = max(longest, now - last), now
            await asyncio.sleep(0)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    await house.service.privacy.own_data(ANN.id)
    done = True
    await watching
    assert longest < STEP


async def fill(house: House, table: str) -> None:
    """Let very many rows be stored of Ann."""
    rows = [
        {"topic": f"{table}-{number}", "person": ANN.id, "kind": "turn", "home": HERE.home, "message": number}
        for number in range(ROWS)
    ]
    async with house.repositories.engine.writing() as connection:
        await connection.execute(schema.calls.insert(), rows)
