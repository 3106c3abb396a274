"""An evening at the tables in a process that dies without a word after its n-th write.

Run as `python -m tests.bot.store.crash FOLDER`: prepares an empty database once, then for n = 1, 2, 3 ... lets a
child of its own play in `FOLDER/n` and die there, until one survives. Prints how many have died.
"""

import asyncio
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import event

from tests.bot.house import ANN, BOB, CAT, Hide, House, Roll, Shine, house_in

DIED = 9


class Fuse:
    """Counts the writes, the beginnings of transactions among them, and burns down after a number of them."""

    def __init__(self, last: int) -> None:
        self.left = last

    def __call__(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith(("SELECT", "PRAGMA", "BEGIN DEFERRED")) or statement == "BEGIN":
            return
        self.left -= 1
        if self.left == 0:
            os._exit(DIED)


async def evening(house: House, told: Path) -> None:
    """Open, fill, start, answer, take back, remind, stand in, end: every kind of change, with messages in between.

    What people have been told was done is noted in a file.
    """

    def note(what: str) -> None:
        with told.open("a") as file:
            file.write(what + "\n")

    service = house.service
    table = await house.lobby(ANN, BOB, seats=3, reserved=(CAT,))
    note(f"table {table.id}")
    await service.release(table.id, ANN.id, CAT.id)
    await service.add_computer(table.id, ANN.id, "easy")
    await service.start(table.id, ANN.id)
    note("started")
    await house.courier.carry_all()
    await house.answer(table.id, ANN, Roll())
    note("answered")
    await house.answer(table.id, ANN, Shine())
    note("answered")
    await service.take_back(table.id, ANN.id)
    note("taken back")
    await house.answer(table.id, ANN, Hide())
    house.clock.move(12)
    await house.watch.tick()
    await house.courier.carry_all()
    house.clock.move(36)
    await house.watch.tick()
    await house.play_on(table.id, ANN, BOB)
    note("over")
    await house.courier.carry_all()


async def play_until(folder: Path, last: int) -> None:
    """Play an evening in this folder, dying after this write."""
    async with house_in(folder) as house:
        event.listen(house.store.engine.raw.sync_engine, "after_cursor_execute", Fuse(last))
        await evening(house, folder / "told.txt")


def child_dies(folder: Path, last: int) -> bool:
    """Let a child play in this folder; say whether it has died after this write."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asyncio.run(play_until(folder, last))
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


def main(root: Path) -> None:
    """Kill one child after each write."""
    empty = root / "0"
    empty.mkdir()
    asyncio.run(prepare(empty))
    last = 0
    while True:
        last += 1
        shutil.copytree(empty, root / str(last))
        if not child_dies(root / str(last), last):
            break
    sys.stdout.write(str(last - 1))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
