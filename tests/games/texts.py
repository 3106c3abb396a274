"""What is said of a game's rules: the words of its rules, and how its face tells them."""

import re

from games.core.found import folder


def catalogue(game: str, locale: str) -> str:
    """The catalogue of the rules, and what the face says under the same name: pitch, credits, chapters of the rules."""
    told = (folder(f"bot.faces.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[a-z])", told)
    rules = (folder(f"games.{game}") / "text" / f"{locale}.ftl").read_text(encoding="utf-8")
    return "".join([rules, *(entry for entry in entries if entry.startswith(f"{game}-"))])
