"""What is said of a game's rules: the words of its rules, and how its face tells them."""

import re
from collections.abc import Mapping

from fluent.runtime import FluentBundle

from games.core.found import folder


def catalogue(game: str, locale: str) -> str:
    """The catalogue of the rules, and what the face says under the same name: pitch, credits, chapters of the rules."""
    told = (folder(f"bot.faces.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[a-z])", told)
    rules = (folder(f"games.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    return "".join([rules, *(entry for entry in entries if entry.startswith(f"{game}-"))])


def sentence(bundle: FluentBundle, key: str, values: Mapping[str, str | int] | None = None) -> str:
    """A sentence as it is said; nothing may be missing in it."""
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, dict(values or {}))
    assert not errors, key
    return str(text)
