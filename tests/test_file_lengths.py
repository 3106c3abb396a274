"""No file and no function is longer than somebody can keep in mind."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST, KERNEL = 400, 250
"""Lines of a file, and of a file that every game relies on."""

FUNCTION, FUNCTION_OF_COG = 30, 15
"""Lines of a function below its docstring; commands and clicks only read, call a service and show."""


def files(*folders: str) -> Iterator[Path]:
    return (file for folder in folders for file in (ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize(("folder", "most"), [(".", MOST), ("games/core", KERNEL)])
def test_no_file_is_long(folder: str, most: int) -> None:
    folders = ("bot", "games", "renderers", "tests") if folder == "." else (folder,)
    long = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files(*folders)}
    assert {str(file.relative_to(ROOT)): lines for file, lines in long.items() if lines > most} == {}


def lengths(file: Path) -> Iterator[tuple[str, int]]:
    """Yield the functions within the file, with the lines of their bodies without docstrings."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[1 if ast.get_docstring(node) and len(node.body) > 1 else 0]
            yield f"{file.relative_to(ROOT)}: {node.name}", (node.end_lineno or 0) - first.lineno + 1


def test_no_function_is_long() -> None:
    every = (file for file in files("bot", "games", "renderers") if "migrations" not in file.parts)
    found = {name: lines for file in every for name, lines in lengths(file) if lines > FUNCTION}
    assert found == {}


def test_no_command_or_click_does_more_than_read_call_and_show() -> None:
    cogs = (file for file in files("bot/features") if file.stem.endswith("cog"))
    found = {name: lines for file in cogs for name, lines in lengths(file) if lines > FUNCTION_OF_COG}
    assert found == {}
