"""What the pages of the project tell: their links lead somewhere, their commands work as they are written."""

import importlib.util
import re
import subprocess
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from bot.__main__ import parser_of

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
TEST = re.compile(r"^(?:async )?def (test_\w+)\(", re.MULTILINE)
OURS = re.compile(r"(make|docker compose|planisphere|\.venv/bin/\w+) ")


@pytest.mark.parametrize(("page", "language"), [("README.md", ""), ("README.ja.md", "PLANISPHERE_LOCALE=ja ")])
def test_the_first_commands_of_the_readme_are_run_and_test(page: str, language: str) -> None:
    """In the language of the page from the first word."""
    block = re.search(r"```sh\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)
    assert block
    assert [line.split("#")[0].strip() for line in block[1].splitlines()] == [f"{language}make run", "make test"]


def test_every_link_of_the_pages_leads_somewhere() -> None:
    links = [(page, link) for page in PAGES for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text())]
    assert len(links) > 10
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize(
    "page", [ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/architecture*.md"), *ROOT.glob("docs/*/*.md")]
)
def test_every_path_that_a_page_for_developers_names_is_there(page: Path) -> None:
    paths = re.findall(r"`((?:bot|games|renderers|tests|docs|\.\w+)/[\w./-]+)`", page.read_text(encoding="utf-8"))
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_test_that_a_page_names_is_there() -> None:
    named = {name for page in PAGES for name in re.findall(r"`(test_\w+)`", page.read_text())}
    found = {name for file in (ROOT / "tests").rglob("test_*.py") for name in TEST.findall(file.read_text())}
    assert len(named) > 10
    assert named - found == set()


def told() -> list[str]:
    """Every command that a page tells, in its sentences or in a block."""
    texts = [page.read_text() for page in PAGES]
    blocks = [block for text in texts for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)]
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    lines += [line for text in texts for line in re.findall(r"`([^`\n]+)`", text)]
    return sorted({line for line in lines if OURS.match(line)})


def has_target(*words: str) -> bool:
    """Whether make would have something to do, without doing it."""
    command = ["make", "--dry-run", "PYTHON=python3", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def is_composed(*words: str) -> bool:
    """Whether the file of the containers knows the service or the profile, and the service the command."""
    services = YAML(typ="safe").load((ROOT / "compose.yaml").read_text())["services"]
    match words:
        case "exec", service, *inside:
            return service in services and is_understood(" ".join(inside))
        case "--profile", profile, "up", "-d":
            return any(profile in service.get("profiles", ()) for service in services.values())
    return words == ("up", "-d")


def is_understood(command: str) -> bool:
    """Whether what a command is told to do can be done here."""
    match command.removeprefix(".venv/bin/").split():
        case "make", *words:
            return has_target(*words)
        case "docker", "compose", *words:
            return is_composed(*words)
        case "python", "-m", module, *_:
            return importlib.util.find_spec(module) is not None
        case "planisphere", *words:
            return words in (["--help"], ["--version"]) or bool(parser_of(words).parse_args(words))
    return False


@pytest.mark.parametrize("command", told())
def test_every_command_that_a_page_tells_works_as_it_is_written(command: str) -> None:
    assert is_understood(command)


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("comparison*.md")), ids=lambda page: page.name)
def test_every_line_of_the_comparison_names_its_source(page: Path) -> None:
    rows = re.findall(r"^\| (?!---|\| )(.+) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > 15
    assert [
        row for row in rows for cell in row.split(" | ")[1:] if "](https://" not in cell and "](http://" not in cell
    ] == []


@pytest.mark.parametrize("page", ["README.md", "README.ja.md"])
def test_the_figures_of_the_readme_stand_in_the_pages_that_it_names(page: str) -> None:
    found = re.findall(r"^\| (.+) \| (.+) \| `.+` \| \[\w+\]\((.+)\) \|$", (ROOT / page).read_text(), re.MULTILINE)
    assert len(found) > 3
    for name, figure, aim in found:
        there = {*re.findall(r"\d+(?:,\d+)*", (ROOT / aim).read_text())}
        assert {*re.findall(r"\d+(?:,\d+)*", figure)} <= there, (name, figure)
