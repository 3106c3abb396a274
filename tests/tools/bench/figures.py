"""Figures: measured values with their limits; shown as a table, kept as JSON and told in the pages."""

import os
import platform
import re
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles

import msgspec
from rich.console import Console
from rich.table import Table

RESULTS = Path(__file__).parent / "results.json"
DOCS = Path(__file__).resolve().parents[3] / "docs"
BEGIN = "<!-- written by `make figures` -->"
END = "<!-- until here -->"
HEAD = "# Figures\n\nAll that `make bench` measures; [performance.md](performance.md) tells what matters of it.\n\n"

CATAN = "peer.catanatron"
DECISION = r"decision\.\w+"
PICTURE = r"picture\.\w+\.\w+"

MATTERS = {
    DECISION: "**A decision** of the rules takes {} times as long as one of python-chess (at most {}).",
    PICTURE: "**A picture** is drawn and saved in {} times the time of saving by Pillow (at most {}),",
    r"picture\.\w+\.\w+\.time": "which is {} ms; where much must be drawn anew,",
    r"picture\.\w+\.\w+\.p95": "in {} times that (the 95th percentile; at most {}).",
    r"picture\.\w+\.\w+\.size": "**No sheet** is larger than {} kB (at most {}).",
    r"answer\.\w+": "**An answer** is taken in {} times the time of its rules and bare SQL statements (at most {}),",
    r"answer\.\w+\.time": "which is {} ms from the click to the committed transaction.",
    r"answer\.\w+\.stored(\.cold)?": "With 100,000 tables stored it takes {} times as long as with 100 (at most {}).",
    r"games\..+\.crashed": "**Of 1,000 whole games** between random seats, of every kind, {} fail (at most {}).",
    r"board": "**A page of a leaderboard** over a million results is there after {} ms (at most {}),",
    r"board\.slowest": "the slowest after {} ms.",
    r"memory\.drawing": "**A process that draws** holds {} MB (at most {}).",
}
"""What matters, by the names of the figures: the worst of them and their limit are told in a sentence."""


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
    for name, value, unit, limit, result in map(_row, figures):
        table.add_row(name, value, unit, limit, result)
    Console(width=120, emoji=False).print(table)


def write_results(figures: Sequence[Figure], file: Path = RESULTS) -> None:
    """Keep the figures as JSON: a list of objects."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")


def write_pages(figures: Sequence[Figure], docs: Path = DOCS) -> None:
    """Put what matters between the marks of performance.md, and all figures into figures.md."""
    page = docs / "performance.md"
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"{page} has no lines {BEGIN} and {END}")
    page.write_text(f"{before}{begin}\n\n{told(figures)}\n{beside(figures)}\n{end}{after}", encoding="utf-8")
    (docs / "figures.md").write_text(HEAD + table_of(figures), encoding="utf-8")


def told(figures: Sequence[Figure]) -> str:
    """Return what matters in sentences, a line for each and an item for each subject."""
    lines = []
    for names, sentence in MATTERS.items():
        fitting = [figure for figure in figures if re.fullmatch(names, figure.name)]
        if fitting:
            worst = max(fitting, key=lambda figure: figure.value)
            limits = [figure.limit for figure in fitting if figure.limit is not None]
            line = sentence.format(f"{worst.value:.3g}", *(f"{limit:g}" for limit in limits[:1]))
            lines.append(f"- {line}" if line.startswith("**") else f"  {line}")
    return "\n".join(lines) + "\n"


def beside(figures: Sequence[Figure]) -> str:
    """Return how long the libraries beside us take, and our games beside them, as a table in Markdown."""
    values = {figure.name: figure.value for figure in figures}
    ours = {name: value for name, value in values.items() if re.fullmatch(DECISION, name)}
    drawn = {name: value for name, value in values.items() if re.fullmatch(PICTURE, name)}
    rows = ["| library | its time | our games, times that |", "| --- | ---: | ---: |"]
    if ours and CATAN in values:
        chess = median(values[f"{name}.chess"] for name in ours)
        rows.append(_peer("python-chess, a decision", chess, ours.values()))
        theirs = values[CATAN]
        rows.append(_peer("catanatron, a decision", chess * theirs, [value / theirs for value in ours.values()]))
    if drawn:
        saving = median(values[f"{name}.time"] / value for name, value in drawn.items())
        rows.append(_peer("Pillow, saving a picture (ours: drawing and saving it)", saving, drawn.values()))
    return "\n".join(rows) + "\n"


def _peer(name: str, milliseconds: float, ours: Collection[float]) -> str:
    return f"| {name} | {milliseconds:.3g} ms | {min(ours):.2f} to {max(ours):.2f} |"


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
    result = "" if figure.limit is None else "ok" if figure.ok else "BROKEN"
    return figure.name, f"{figure.value:g}", figure.unit, limit, result
