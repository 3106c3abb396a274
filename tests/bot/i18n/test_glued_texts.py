"""Code never glues words together with English punctuation: each language has its own colon, comma and dash."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
SPOKEN = ("bot/features", "bot/game_ui", "bot/presentation", "bot/ui_kit", "renderers")
GLUE = {": ", ", ", "; ", " - "}
"""Between two values; a rank and its line (`1. Ann`) and the points of two sides (`12 – 9`) are the same everywhere."""


def glued(source: str) -> Iterator[int]:
    """Yield the lines in which values are put together with a colon, comma or dash; errors for developers may be."""
    tree = ast.parse(source)
    raised = {inner for node in ast.walk(tree) if isinstance(node, ast.Raise) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node not in raised:
            for before, between, after in zip(node.values, node.values[1:], node.values[2:], strict=False):
                values = isinstance(before, ast.FormattedValue) and isinstance(after, ast.FormattedValue)
                if values and isinstance(between, ast.Constant) and between.value in GLUE:
                    yield node.lineno
        elif isinstance(node, ast.Attribute) and node.attr == "join" and isinstance(node.value, ast.Constant):
            yield from [node.lineno] if node.value.value in {*GLUE, " – "} else []


def test_no_text_is_glued_together_with_english_punctuation() -> None:
    files = [file for folder in SPOKEN for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 100
    assert [(str(file), line) for file in files for line in glued(file.read_text(encoding="utf-8"))] == []


def test_what_is_glued_is_found() -> None:
    assert list(glued('f"{name}: {value}"')) == [1]
    assert list(glued('", ".join(names)')) == [1]
    assert not list(glued('f"{rank}. {name}", f"{own} – {rival}", " · ".join(parts)'))
    assert not list(glued('raise ValueError(f"{key}: {value}")'))
