"""`make season`: let a season pass and print its report; 1 if anything happened that must never happen."""

import argparse
import asyncio
import sys
from collections.abc import Sequence

from bot.cli.console import say
from tests.season.ledger import Report
from tests.season.season import Plan, season_in


def main(line: Sequence[str] | None = None) -> int:
    """Return 1 if a figure is out of its bounds."""
    parser = argparse.ArgumentParser(prog="python -m tests.season", description=__doc__)
    for name in ("people", "tables", "days", "seed"):
        default = getattr(Plan(), name)
        parser.add_argument(f"--{name}", type=int, default=default, help=f"default: {default}")
    report = asyncio.run(_pass(Plan(**vars(parser.parse_args(line)))))
    for row in report.lines():
        say(row)
    return int(report.bad)


async def _pass(plan: Plan) -> Report:
    async with season_in(plan) as season:
        return await season.run()


if __name__ == "__main__":
    sys.exit(main())
