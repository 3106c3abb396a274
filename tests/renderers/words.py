"""Words in one language for pictures in tests: every catalogue of games and renderers, and no forgiveness."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HOUSE = Path(__file__).parents[2]
LOCALES = ("en", "ja")


@cache
def bundle(locale: str) -> FluentBundle:
    """All sentences of a language."""
    found = FluentBundle([locale], use_isolating=False)
    for file in (*HOUSE.glob(f"games/*/text/{locale}.ftl"), *HOUSE.glob(f"renderers/**/text/{locale}.ftl")):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


class Words:
    """Keys to sentences; raises KeyError for one that is missing, and remembers all that were asked for."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.asked: set[str] = set()

    def __call__(self, key: str, /, **values: str | int) -> str:
        name = key.replace(".", "-")
        self.asked.add(name)
        if not bundle(self.locale).has_message(name):
            raise KeyError(f"{key} has no words in {self.locale}")
        pattern = bundle(self.locale).get_message(name).value
        assert pattern is not None
        text, errors = bundle(self.locale).format_pattern(pattern, values)
        assert not errors, (key, errors)
        return str(text)
