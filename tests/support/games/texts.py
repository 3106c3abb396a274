"""What is said of a game's rules: the words of its rules, and how its face tells them."""

import re
from collections.abc import Mapping

from fluent.runtime import FluentBundle

from bot.i18n.translator import names
from games.core.discovery import folder


def catalogue(game: str, locale: str) -> str:
    """The catalogue of the rules, and what the face says under the same name: pitch, credits, chapters of the rules."""
    told = (folder(f"bot.game_ui.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[a-z])", told)
    rules = (folder(f"games.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    return "".join([rules, *(entry for entry in entries if entry.startswith(f"{game}-"))])


def written(bundle: FluentBundle, key: str) -> str:
    """The name under which the sentence of a key stands: that of the piece before it where it has none of its own."""
    return next((name for name in names(key) if bundle.has_message(name)), key)


def sentence(bundle: FluentBundle, key: str, values: Mapping[str, str | int] | None = None) -> str:
    """A sentence as it is said; nothing may be missing in it."""
    pattern = bundle.get_message(written(bundle, key)).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, dict(values or {}))
    assert not errors, key
    return str(text)
