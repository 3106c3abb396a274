"""`python -m tests.tools.comparison`: write the pages that compare Planisphere with others, with all sources."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.i18n.translator import LOCALES

DOCS = Path(__file__).resolve().parents[2] / "docs"
LINK = re.compile(r"\]\(([\w-]+)\)")
PARTS = ("lacks", "sites", "bots")


def page_of(locale: str) -> Path:
    """Return the file of a language's page."""
    return DOCS / ("comparison.md" if locale == LOCALES[0] else f"comparison.{locale}.md")


def written(told: dict[str, Any], locale: str) -> str:
    """Return the page in a language; raises KeyError where a link names no source."""
    own = told[locale]
    page = "\n".join(
        [f"# {own['title']}", "", own["intro"], *(line for part in PARTS for line in _part(told, part, locale))]
    )
    return LINK.sub(lambda found: f"]({told['sources'][found[1]]})", page) + "\n"


def _part(told: dict[str, Any], part: str, locale: str) -> Iterator[str]:
    title, *columns = told[locale][part]
    yield from ("", f"## {title}", "", _row(columns), _row(["---"] * len(columns)))
    for one in told[part]:
        yield _row([f"**{one['name']}**", *one[locale]] if "name" in one else one[locale])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


def facts() -> dict[str, Any]:
    """Return what the pages are made of."""
    return tomllib.loads((DOCS / "comparison.toml").read_text(encoding="utf-8"))


def main() -> int:
    """Write both pages."""
    for locale in LOCALES:
        page_of(locale).write_text(written(facts(), locale), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
