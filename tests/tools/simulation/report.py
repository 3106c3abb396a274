"""What a run counted, and what went wrong in it."""

import json
import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping

log = logging.getLogger(__name__)

SHOWN = 20
"""The number of faults of a kind that are logged."""


class CannotBeTried(Exception):
    """This machine lacks what is needed: a sentence that says what."""


class Report(defaultdict[str, float]):
    """Figures by their names; those in `never` are 0 in a good run. `faults` says what was wrong."""

    def __init__(self, never: Iterable[str] = ()) -> None:
        super().__init__(int, dict.fromkeys(never, 0))
        self.faults: list[str] = []

    @property
    def bad(self) -> bool:
        """Whether anything was wrong."""
        return bool(self.faults)

    def fault(self, what: str, about: object, times: int = 1) -> None:
        """Count what must not happen, and log it."""
        self[what] += times
        self.faults.append(f"{what} {about}")
        if self[what] <= SHOWN:
            log.error("%s", self.faults[-1])

    def hold(self, what: str, found: object, expected: object, about: object = "") -> None:
        """Compare what the bot says with what is expected."""
        self[f"compared: {what}"] += 1
        if found != expected:
            self.fault(what, f"{about}: {found!r}, expected {expected!r}")


def lines(reports: Mapping[str, Report]) -> list[str]:
    """Return a table with a row for each run if there are more runs than figures, else one for each figure."""
    names = list(dict.fromkeys(name for report in reports.values() for name in report))
    columns, rows = (names, list(reports)) if len(reports) > len(names) else (list(reports), names)
    wide = max(map(len, rows))
    table = [f"{'':>{wide}} " + " ".join(f"{column[:10]:>10}" for column in columns)]
    for row in rows:
        cells = (reports[row].get(one) if row in reports else reports[one].get(row) for one in columns)
        table.append(f"{row:>{wide}} " + " ".join(f"{'' if cell is None else round(cell, 2):>10}" for cell in cells))
    return [*table, "wrong" if any(report.bad for report in reports.values()) else "nothing wrong"]


def progress(name: str, report: Report) -> None:
    """Print what a run has counted so far."""
    print(name, json.dumps(report), flush=True)
