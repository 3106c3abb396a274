"""Figures: measured values with their limits; shown as a table, kept as JSON and in docs/performance.md."""

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles

import msgspec
from rich.console import Console
from rich.table import Table

RESULTS = Path(__file__).parent / "results.json"
PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
MARK = "<!-- the last run; written by `python -m tests.bench --write-docs` -->"


class Figure(msgspec.Struct, frozen=True):
    """One measured value; `limit` is the most it may be, None where it is only told."""

    name: str
    value: float
    unit: str
    limit: float | None
    ok: bool

    @classmethod
    def of(cls, name: str, value: float, unit: str, limit: float | None = None) -> "Figure":
        """Return the figure, held against its limit."""
        shown = round(value, 3)
        return cls(name, shown, unit, limit, limit is None or shown <= limit)


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Return median to median."""
    return median(ours) / median(theirs)


def paired(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Return the median of the ratios of values that were measured side by side."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))


def p95(values: Sequence[float]) -> float:
    """Return the value below which 95 in a hundred lie; at least two are needed."""
    return quantiles(values, n=20, method="inclusive")[18]


def show(figures: Sequence[Figure]) -> None:
    """Print the table."""
    table = Table(title="Planisphere, measured")
    for heading in ("figure", "value", "unit", "limit", ""):
        table.add_column(heading, justify="right" if heading in ("value", "limit") else "left")
    for name, value, unit, limit, verdict in map(_row, figures):
        table.add_row(name, value, unit, limit, verdict)
    Console(width=120, emoji=False).print(table)


def write_results(figures: Sequence[Figure], file: Path = RESULTS) -> None:
    """Keep the figures as JSON: a list of objects."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")


def write_page(figures: Sequence[Figure], page: Path = PAGE) -> None:
    """Put the table with its date and machine below the mark of the page."""
    text = page.read_text(encoding="utf-8")
    head, mark, _ = text.partition(MARK)
    if not mark:
        raise ValueError(f"{page} has no line {MARK}")
    page.write_text(f"{head}{mark}\n\n{table_of(figures)}", encoding="utf-8")


def table_of(figures: Sequence[Figure]) -> str:
    """Return the table in Markdown, with its date and machine."""
    rows = ["| figure | value | unit | limit | |", "| --- | ---: | --- | ---: | --- |"]
    rows += ["| " + " | ".join((f"`{name}`", *rest)) + " |" for name, *rest in map(_row, figures)]
    return f"Measured {datetime.now(UTC):%Y-%m-%d} on {machine()}.\n\n" + "\n".join(rows) + "\n"


def machine() -> str:
    """Return what the figures were measured on, without its name."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


def _row(figure: Figure) -> tuple[str, str, str, str, str]:
    limit = "" if figure.limit is None else f"{figure.limit:g}"
    verdict = "" if figure.limit is None else "ok" if figure.ok else "BROKEN"
    return figure.name, f"{figure.value:g}", figure.unit, limit, verdict
