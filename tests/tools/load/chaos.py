"""Faults of every kind, each again and again while people play, and what was seen of each."""

import random
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.support.postgres import HOW_TO_GET_IT, Server, server
from tests.tools.load.faults import FAULTS, LONGEST, PATIENCE, Fault, full, gone, silent
from tests.tools.load.outages import stopped
from tests.tools.load.siege import Siege
from tests.tools.load.tally import CannotBeTried, Tally

DISK = 96
"""Megabytes of the disk on which the tables are: it must be possible to fill it."""

DURABLE = "-c fsync=off -c full_page_writes=off"
"""PostgreSQL may lose nothing when it dies; that the machine dies is not tried."""


Place = Callable[[Path], AbstractContextManager[Server | None]]
Telling = Callable[[str, Tally], object]


async def once(siege: Siege, kind: str) -> None:
    """Let people click, let this go wrong and be right again, and look what is left."""
    await siege.burst(siege.luck.uniform(0, 1))
    try:
        async with FAULTS[kind](siege):
            await siege.burst(siege.luck.uniform(1, LONGEST))
    except TimeoutError:  # what the bot was to do for this fault to end
        siege.tally.wrong += 1
    ended = perf_counter()
    siege.tally.times += 1
    if not siege.bot.alive:
        siege.tally.died += 1
        await siege.wake()
    await siege.until_right(ended, PATIENCE)
    await siege.rest(PATIENCE)
    await siege.check()
    await siege.renew()


async def harry(
    kinds: Sequence[str], times: int, tables: int, seed: int, tell: Telling = lambda kind, tally: None
) -> dict[str, Tally]:
    """Let each of these kinds of faults happen so many times, and return what was seen of each.

    Raises CannotBeTried for one that needs what this machine does not have.
    """
    tallies = {kind: Tally() for kind in kinds}
    for where, some in _places(kinds).items():
        with TemporaryDirectory(prefix="planisphere-") as folder, where(Path(folder)) as found:
            siege = Siege(Path(folder), tables, random.Random(seed), server=found, computers=1, threads=3)
            await _endure(siege, some * times, tallies, tell)
    return tallies


def _places(kinds: Sequence[str]) -> dict[Place, list[str]]:
    """Return where these faults can happen: most on a disk, some only on one that can be filled."""
    places: dict[Place, list[str]] = {}
    for kind in kinds:
        places.setdefault(NEEDS.get(FAULTS[kind], anywhere), []).append(kind)
    return places


async def _endure(siege: Siege, kinds: Sequence[str], tallies: Mapping[str, Tally], tell: Telling) -> None:
    try:
        await siege.open()
        begun = perf_counter()
        await siege.wake()
        await siege.until_right(begun, PATIENCE)
        for kind in kinds:
            siege.tally = tallies[kind]
            await once(siege, kind)
            tell(kind, siege.tally)
    finally:
        await siege.close()


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
