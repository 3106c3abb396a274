"""Put the bot under strain and print what was seen: `load` or `kills`."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.strain.kills import Tally, besiege
from tests.strain.load import Load, measure


def main(line: Sequence[str] | None = None) -> int:
    """Return 1 if anything was lost, doubled or left wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.strain", description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    load = kinds.add_parser("load", help="play at hundreds of tables at once")
    for name in Load.__struct_fields__:
        default = getattr(Load(), name)
        load.add_argument(f"--{name}", type=type(default), default=default, help=f"default: {default}")
    kills = kinds.add_parser("kills", help="kill the bot again and again while people play")
    kills.add_argument("--kills", type=int, default=200)
    kills.add_argument("--tables", type=int, default=10)
    kills.add_argument("--seed", type=int, default=1)
    given = vars(parser.parse_args(line))
    if given.pop("kind") == "load":
        for name, value in asyncio.run(measure(Load(**given))).items():
            print(f"{name:>24} {value:10.2f}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        return _told(asyncio.run(besiege(Path(folder), **given, tell=_progress)))


def _progress(tally: Tally) -> None:
    print(msgspec.json.encode(tally).decode(), flush=True)


def _told(tally: Tally) -> int:
    for name, value in msgspec.structs.asdict(tally).items():
        print(f"{name:>24} {value:10.2f}")
    return int(bool(tally.lost or tally.doubled or tally.broken or tally.twice or tally.wrong))


if __name__ == "__main__":
    sys.exit(main())
