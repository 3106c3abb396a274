"""Play with the whole bot and print what was seen: `season`, `month`, `load`, `kills` or `faults`."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from tests.tools.simulation import chaos, load, month, season
from tests.tools.simulation.report import CannotBeTried, lines

RUNS: dict[str, tuple[Any, Any]] = {
    "season": (season.Plan, season.run),
    "month": (month.Plan, month.run),
    "load": (load.Load, load.run),
    "kills": (chaos.Kills, chaos.kills),
    "faults": (chaos.Faults, chaos.faults),
}
"""What each run can be asked for, and how it is done."""


def main(line: Sequence[str] | None = None) -> int:
    """Return 1 if anything happened that must not happen, 2 for what cannot be tried on this machine."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.simulation", description=__doc__)
    whats = parser.add_subparsers(dest="what", required=True)
    for name, (plan, _) in RUNS.items():
        what = whats.add_parser(name, help=plan.__doc__.partition("\n")[0])
        for field in structs.fields(plan):
            kind: dict[str, Any] = {"type": type(field.default)}
            if isinstance(field.default, tuple):
                kind = {"nargs": "+", "choices": field.default}
            what.add_argument(f"--{field.name}", default=field.default, help=f"default: {field.default}", **kind)
    chosen = vars(parser.parse_args(line))
    plan, run = RUNS[chosen.pop("what")]
    try:
        reports = asyncio.run(run(plan(**chosen)))
    except CannotBeTried as error:
        print(error, file=sys.stderr)
        return 2
    print(*lines(reports), sep="\n")
    return int(any(report.bad for report in reports.values()))


if __name__ == "__main__":
    sys.exit(main())
