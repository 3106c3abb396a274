"""A cog reads what was typed or clicked, calls a service and shows the result: rules are in services."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot import refusals
from bot.refusals import discord

ROOT = Path(__file__).resolve().parents[3]
COGS = sorted([*(ROOT / "bot/features").rglob("*cog.py"), *(ROOT / "bot/features").rglob("commands.py")])

OF_CLICKS = {"Stale", "NotYours", "UnknownChallenge", "NoSuchPath"}
"""What a custom id itself can be: of an older prompt, of another seat, without a code, of a menu that has changed."""


def raised(source: str) -> Iterator[tuple[str, int]]:
    """Yield the name of each class in a `raise`, and its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise) and node.exc is not None:
            for part in ast.walk(node.exc):
                name = getattr(part, "id", "") or getattr(part, "attr", "")
                if name[:1].isupper():
                    yield name, node.lineno


def is_rule(name: str) -> bool:
    return not (hasattr(discord, name) and not hasattr(refusals, name)) and name not in OF_CLICKS


def test_cogs_refuse_only_what_cannot_be_read() -> None:
    assert len(COGS) > 20
    found = [
        f"{file.relative_to(ROOT)}:{line} {name}"
        for file in COGS
        for name, line in raised(file.read_text(encoding="utf-8"))
        if is_rule(name)
    ]
    assert found == []


def test_a_rule_in_a_cog_is_found() -> None:
    source = "def click():\n    raise Closed(status=1) if closed else Forged\n"
    assert [name for name, _ in raised(source) if is_rule(name)] == ["Closed"]
