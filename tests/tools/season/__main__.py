"""`make season` and `make month`: let days pass and print a report; 1 if anything happened that must never happen."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from typing import Any

from bot.cli.console import say
from tests.tools.season import month, season

LIVES: dict[str, tuple[Any, Any]] = {"season": (season.Plan, season.season_in), "month": (month.Plan, month.month_in)}


def main(line: Sequence[str] | None = None) -> int:
    """Return 1 if a figure is out of its bounds."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.season", description=__doc__)
    kinds = parser.add_subparsers(dest="life", required=True)
    for life, (plan, _) in LIVES.items():
        kind = kinds.add_parser(life)
        for name, default in ((name, getattr(plan(), name)) for name in plan.__struct_fields__):
            if isinstance(default, int):
                kind.add_argument(f"--{name}", type=int, default=default, help=f"default: {default}")
    chosen = vars(parser.parse_args(line))
    report = asyncio.run(_pass(chosen.pop("life"), chosen))
    for row in report.lines():
        say(row)
    return int(report.bad)


async def _pass(life: str, chosen: dict[str, int]) -> Any:
    plan, opened = LIVES[life]
    async with opened(plan(**chosen)) as days:
        return await days.run()


if __name__ == "__main__":
    sys.exit(main())
