"""The bot is killed, and faults of every kind happen, again and again while people play."""

import random
import subprocess
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from msgspec import Struct

from tests.support.postgres import HOW_TO_GET_IT, Server, server
from tests.tools.simulation.faults import FAULTS, LONGEST, PATIENCE, Fault, full, gone, silent
from tests.tools.simulation.outages import stopped
from tests.tools.simulation.report import CannotBeTried, Report, progress
from tests.tools.simulation.siege import DIED, NEVER, WRONG, Siege

DISK = 96
"""Megabytes of the disk on which the tables are: it must be possible to fill it."""

DURABLE = "-c fsync=off -c full_page_writes=off"
"""PostgreSQL may lose nothing when it dies; that the machine dies is not tried."""

KILLS = "kills"

Place = Callable[[Path], AbstractContextManager[Server | None]]


class Kills(Struct, frozen=True):
    """The bot is killed again and again while people play."""

    times: int = 200
    tables: int = 10
    seed: int = 1


class Faults(Struct, frozen=True):
    """Everything else goes wrong while people play."""

    kind: tuple[str, ...] = tuple(FAULTS)
    times: int = 10
    tables: int = 10
    seed: int = 1


async def kills(plan: Kills) -> Mapping[str, Report]:
    """Kill the bot so many times, and return what was seen."""
    with TemporaryDirectory(prefix="planisphere-") as folder:
        siege = Siege(Path(folder), plan.tables, random.Random(plan.seed))
        return await _endure(siege, [KILLS] * plan.times, killed, awake=False)


async def faults(plan: Faults) -> Mapping[str, Report]:
    """Let each of these kinds of faults happen so many times, and return what was seen of each.

    Raises CannotBeTried for one that needs what this machine does not have.
    """
    reports: dict[str, Report] = {}
    for where, some in _places(plan.kind).items():
        with TemporaryDirectory(prefix="planisphere-") as folder, where(Path(folder)) as found:
            siege = Siege(Path(folder), plan.tables, random.Random(plan.seed), server=found, computers=1, threads=3)
            reports |= await _endure(siege, some * plan.times, fault)
    return {kind: reports[kind] for kind in plan.kind}


def _places(kinds: Sequence[str]) -> dict[Place, list[str]]:
    """Return where these faults can happen: most on a disk, some only on one that can be filled."""
    places: dict[Place, list[str]] = {}
    for kind in kinds:
        places.setdefault(NEEDS.get(FAULTS[kind], anywhere), []).append(kind)
    return places


async def _endure(
    siege: Siege, kinds: Sequence[str], once: Callable[[Siege, str], Awaitable[Any]], *, awake: bool = True
) -> dict[str, Report]:
    """Let these faults happen one after the other, with the bot `awake` at the first; at last every board is right."""
    reports = {kind: Report(NEVER) for kind in kinds}
    try:
        await siege.open()
        if awake:
            await _wake(siege)
        for kind in kinds:
            siege.report = reports[kind]
            siege.report["times"] += 1
            await once(siege, kind)
            await siege.check()
            await siege.renew()
            progress(kind, siege.report)
        if not awake:
            await _wake(siege)
    finally:
        await siege.close()
    return reports


async def _wake(siege: Siege) -> None:
    begun = perf_counter()
    await siege.wake()
    await siege.until_right(begun, PATIENCE)


async def killed(siege: Siege, _: str) -> None:
    """Let the bot come, let people click, and kill it."""
    if siege.luck.random() < 0.75:
        await _wake(siege)
    else:  # it is killed while it still repairs what the last kill has left
        await siege.wake()
    await siege.burst(siege.luck.uniform(0, LONGEST))
    await siege.bot.kill()


async def fault(siege: Siege, kind: str) -> None:
    """Let people click, let this go wrong and be right again, and wait until every board is right."""
    await siege.burst(siege.luck.uniform(0, 1))
    try:
        async with FAULTS[kind](siege):
            await siege.burst(siege.luck.uniform(1, LONGEST))
    except TimeoutError:  # what the bot was to do for this fault to end
        siege.report.fault(WRONG, f"after {kind}: the bot did not do what ends it")
    ended = perf_counter()
    if not siege.bot.alive:
        siege.report.fault(DIED, f"in {kind}")
        await siege.wake()
    await siege.until_right(ended, PATIENCE)
    await siege.rest(PATIENCE)


def anywhere(_: Path) -> AbstractContextManager[None]:
    """Take the folder as it is."""
    return nullcontext()


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """Mount a disk of its own in this folder. Raises CannotBeTried."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        raise CannotBeTried("no disk can be mounted here: run as root, or name the kinds of faults without `full`")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def postgres(folder: Path) -> Iterator[Server]:
    """Serve PostgreSQL in this folder."""
    place = folder / "postgres"
    place.mkdir()
    folder.chmod(0o755)
    with server(place, DURABLE) as found:
        if found is None:
            raise CannotBeTried(HOW_TO_GET_IT)
        yield found


NEEDS: Mapping[Fault, Place] = {gone: postgres, silent: postgres, stopped: postgres, full: small_disk}
"""Where those faults happen that cannot happen anywhere."""
