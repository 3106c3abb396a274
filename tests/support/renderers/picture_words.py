"""Words in one language for pictures in tests: every catalogue of games and renderers, and no forgiveness."""

from functools import cache
from pathlib import Path

from bot.i18n import translator

HOUSE = Path(__file__).parents[3]


@cache
def keys(locale: str) -> frozenset[str]:
    """The names of all sentences of a language, but for those of the bot alone."""
    files = (*HOUSE.glob(f"games/*/text/{locale}.ftl"), *HOUSE.glob(f"renderers/**/text/{locale}.ftl"))
    return frozenset(name for file in files for name in translator.BEGUN.findall(file.read_text(encoding="utf-8")))


class Words:
    """Keys to sentences; raises KeyError for one that is missing, and remembers all that were asked for."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.asked: set[str] = set()

    def __call__(self, key: str, /, **values: str | int) -> str:
        name = next((name for name in translator.names(key) if name in keys(self.locale)), None)
        if name is None:
            raise KeyError(f"{key} has no words in {self.locale}")
        self.asked.add(name)
        bundle = translator._bundle(self.locale)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, (key, errors)
        return str(text)
