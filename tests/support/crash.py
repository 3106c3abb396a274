"""An evening at the tables that is cut short after any of its writes.

Run as `python -m tests.support.crash FOLDER STEP`: prepares an empty database once, then lets children of its
own play in `FOLDER/n` and die there without a word after their n-th write, for n = 1, 1 + STEP ... until one
survives. Prints how many have died.
"""

import asyncio
import os
import shutil
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import event

from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine, house_in

DIED = 9


class Writes:
    """Counts the writes, the beginnings of transactions among them, and does something after each."""

    def __init__(self, after: Callable[[int], None]) -> None:
        self._count = 0
        self._after = after

    def __call__(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith(("SELECT", "PRAGMA", "BEGIN DEFERRED")) or statement == "BEGIN":
            return
        self._count += 1
        self._after(self._count)


async def par_game(house: House, told: Path) -> None:
    """Open, fill, start, answer, take back, remind, stand in, end: every kind of change, with messages in between.

    What people have been told was done is noted in a file.
    """

    def note(what: str) -> None:
        with told.open("a") as file:
            file.write(what + "\n")

    service = house.service
    table = await house.lobby(ANN, BOB, seats=3, reserved=(CAT,))
    note(f"table {table.id}")
    await service.lobby.release(table.id, ANN.id, CAT.id)
    await service.lobby.add_computer(table.id, ANN.id, "easy")
    await service.lobby.start(table.id, ANN.id)
    note("started")
    await house.dispatcher.deliver_all()
    await house.answer(table.id, ANN, Roll())
    note("answered")
    await house.answer(table.id, ANN, Shine())
    note("answered")
    await service.play.undo(table.id, ANN.id)
    note("taken back")
    await house.answer(table.id, ANN, Hide())
    house.clock.move(24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    house.clock.move(24)
    await house.watch.tick()
    await house.play_on(table.id, ANN, BOB)
    note("over")
    await house.dispatcher.deliver_all()


async def play(folder: Path, after: Callable[[int], None]) -> None:
    """Play an evening in this folder, with something to be done after each write."""
    async with house_in(folder) as house:
        event.listen(house.repositories.engine.raw.sync_engine, "after_cursor_execute", Writes(after))
        await par_game(house, folder / "told.txt")


class Witness:
    """Keeps what a kill after each write would leave: a killed process loses nothing that is in its files."""

    def __init__(self, folder: Path) -> None:
        self.writes = 0
        self.remains: list[dict[str, bytes]] = []
        self._folder = folder

    def __call__(self, number: int) -> None:
        self.writes = number
        left = {file.name: file.read_bytes() for file in self._folder.iterdir() if not file.name.endswith("-shm")}
        if left not in self.remains[-1:]:  # a write whose transaction is still open leaves nothing new
            self.remains.append(left)


async def witnessed(folder: Path) -> Witness:
    """Play an evening in this folder and return what was seen."""
    witness = Witness(folder)
    await play(folder, witness)
    return witness


def child_dies(folder: Path, last: int) -> bool:
    """Let a child play in this folder; say whether it has died after this write."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asyncio.run(play(folder, lambda number: os._exit(DIED) if number == last else None))
            code = 0
        finally:
            os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code not in (0, DIED):
        raise SystemExit(f"the child for write {last} failed with {code}")
    return code == DIED


async def prepare(folder: Path) -> None:
    """Make an empty database in a folder."""
    async with house_in(folder):
        pass


def main(root: Path, step: int) -> None:
    """Kill one child after each of these writes."""
    empty = root / "0"
    empty.mkdir()
    asyncio.run(prepare(empty))
    died = 0
    for last in count(1, step):
        shutil.copytree(empty, root / str(last))
        if not child_dies(root / str(last), last):
            break
        died += 1
    sys.stdout.write(str(died))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
