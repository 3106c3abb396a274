"""Put the bot under strain and print what was seen: `load`, `kills` or `faults`."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from tests.support.postgres import HOW_TO_GET_IT, Server, server
from tests.tools.load.chaos import harry
from tests.tools.load.faults import FAULTS
from tests.tools.load.flood import STARVED
from tests.tools.load.kills import besiege
from tests.tools.load.load import OFFENCES, Load, measure
from tests.tools.load.tally import CannotBeTried, Tally

ALL = "all"


def main(line: Sequence[str] | None = None) -> int:
    """Return 1 if anything was lost, doubled or left wrong, 2 for what cannot be tried here."""
    given = vars(_parser().parse_args(line))
    try:
        match given.pop("what"):
            case "load":
                return _load(Load(**given))
            case "kills":
                with tempfile.TemporaryDirectory() as folder:
                    tally = asyncio.run(besiege(Path(folder), **given, tell=partial(_progress, "kills")))
                return _told({"kills": tally})
            case _:
                kinds = given.pop("kind")
                tallies = asyncio.run(harry(list(FAULTS) if ALL in kinds else kinds, **given, tell=_progress))
                return _told(tallies)
    except CannotBeTried as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.load", description=__doc__)
    whats = parser.add_subparsers(dest="what", required=True)
    load = whats.add_parser("load", help="play at hundreds of tables at once; --rate 0 measures a start alone")
    for name in Load.__struct_fields__:
        default = getattr(Load(), name)
        load.add_argument(f"--{name}", type=type(default), default=default, help=f"default: {default}")
    kills = whats.add_parser("kills", help="kill the bot again and again while people play")
    faults = whats.add_parser("faults", help="let everything else go wrong while people play")
    faults.add_argument("--kind", nargs="+", choices=[ALL, *FAULTS], default=[ALL])
    for one, times in ((kills, 200), (faults, 10)):
        one.add_argument("--times", type=int, default=times)
        one.add_argument("--tables", type=int, default=10)
        one.add_argument("--seed", type=int, default=1)
    return parser


def _load(load: Load) -> int:
    """Measure with one process, then with each number of them up to what is asked, side by side on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, _database(Path(folder), load) as found:
        kinds = [msgspec.structs.replace(load, bots=bots) for bots in range(1, load.bots + 1)]
        runs = [asyncio.run(_measure(kind, found)) for kind in kinds]
    for name in runs[0]:
        print(f"{name:>28}", *(f"{run[name]:10.2f}" for run in runs))
    bad = ("lost", "doubled", "boards wrong or twice", "tables behind, at last", OFFENCES, STARVED)
    return int(any(run.get(name) for run in runs for name in bad))


@contextmanager
def _database(folder: Path, load: Load) -> Iterator[Server | None]:
    """Several processes need PostgreSQL, which is as careful as a host's would be. Raises CannotBeTried."""
    if load.bots == 1:
        yield None
        return
    with server(folder, "") as found:
        if found is None:
            raise CannotBeTried(HOW_TO_GET_IT)
        yield found


async def _measure(load: Load, server: Server | None) -> dict[str, float]:
    return await measure(load, await server.create() if server else "")


def _progress(kind: str, tally: Tally) -> None:
    print(kind, msgspec.json.encode(tally).decode(), flush=True)


def _told(tallies: Mapping[str, Tally]) -> int:
    print(f"{'':>12}", *(f"{name[:8]:>8}" for name in Tally.__struct_fields__))
    for kind, tally in tallies.items():
        print(f"{kind:>12}", *(f"{value:8.5g}" for value in msgspec.structs.astuple(tally)))
    return int(any(tally.bad for tally in tallies.values()))


if __name__ == "__main__":
    sys.exit(main())
