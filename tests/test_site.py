"""The site of `make docs`: it is built without a warning, stands on its own, and none of its links leads nowhere."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from bot.i18n.translator import LOCALES

ROOT = Path(__file__).resolve().parent.parent


class Page(HTMLParser):
    """What a page links to, what it loads, what can be linked to in it, and its language."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.places: set[str] = set()
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value for name, value in attrs if value}
        self.places |= {told["id"]} if "id" in told else set()
        if tag == "html":
            self.language = told["lang"]
        elif tag == "a":
            self.links |= {told.get("href", "#")}
        elif link := told.get("src") or told.get("href"):
            self.loaded.add(link)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as make would build it."""
    recipe = re.search(r"^docs: .*\n\t\$\(PY\) (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert recipe
    folder = tmp_path_factory.mktemp("built")
    words = [word.replace("build/", f"{folder}/") for word in recipe[1].split()]
    built = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    return folder / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    """Every page of it."""
    return {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}


def lost(file: Path, links: set[str], pages: dict[Path, Page]) -> Iterator[str]:
    """Those links of a page within the site that lead nowhere."""
    for link in links:
        parts = urlsplit(link)
        if parts.scheme:
            continue
        aim = (file.parent / unquote(parts.path)).resolve() if parts.path else file
        if not aim.is_file() or (aim in pages and parts.fragment and unquote(parts.fragment) not in pages[aim].places):
            yield link


def test_every_link_within_the_site_leads_somewhere(pages: dict[Path, Page]) -> None:
    assert sum(len(page.links) for page in pages.values()) > 500
    wrong = {file.name: [*lost(file, page.links | page.loaded, pages)] for file, page in pages.items()}
    assert {name: links for name, links in wrong.items() if links} == {}


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Page]) -> None:
    assert {link for page in pages.values() for link in page.loaded if urlsplit(link).netloc} == set()
    styles = [file.read_text(encoding="utf-8") for file in site.rglob("*.css")]
    assert styles
    assert [
        found for style in styles for found in re.findall(r"url\(['\"]?(?:https?:)?//[^)]*|@import[^;]*", style)
    ] == []


def test_every_page_of_the_project_is_there_in_its_language(site: Path, pages: dict[Path, Page]) -> None:
    written = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("games/*/RULINGS.md")]
    made = {file: pages[site / file.relative_to(ROOT).with_suffix(".html")] for file in written}
    assert len(made) > 15
    for file, page in made.items():
        assert page.language == next((locale for locale in LOCALES if file.stem.endswith(f".{locale}")), "en"), file
    assert re.search(r"[\u3041-\u9fff] *\n *[\u3041-\u9fff]", (site / "docs" / "playing.ja.html").read_text()) is None
    assert "README.html" in (site / "index.html").read_text()
