"""Names as people wrote them, shown so that they can do no harm: no turned-round lines, nothing that cannot be seen."""

import unicodedata

from bot.domain.table import Table
from bot.i18n.translator import Translator
from bot.ui_kit.panels import truncate
from games.api import OPPONENT, Seat

SHOWN = 32


def tidy(name: str) -> str:
    """Return a name on one line without characters that cannot be seen, at most 100 long."""
    kept = "".join(letter for letter in name if letter == "\u200d" or unicodedata.category(letter) not in _UNSEEN)
    return truncate(" ".join(kept.split()), 100)


_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def plain(name: str) -> str:
    """Return a short name for labels and pictures, where markup means nothing."""
    return isolated(truncate(tidy(name), SHOWN)) or "?"


def isolated(name: str) -> str:
    """Return a name that turns nothing round but itself: written from right to left, it stands in marks."""
    turned = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turned else name


def people(table: Table, words: Translator, opponent: str = "") -> dict[Seat, str]:
    """Return the plain names at a table by seat, computer players and an automatic opponent included."""
    named = {
        table_seat.seat: known(table_seat.person, table_seat.name, words)
        if table_seat.person
        else computer(table_seat.level, words)
        for table_seat in table.seats
    }
    return named | {OPPONENT: opponent} if opponent else named


def computer(level: str | None, words: Translator) -> str:
    """Return what a computer player is called."""
    return words("bot.computer", level=words(f"bot.level.{level}"))


def known(person: int, name: str, words: Translator) -> str:
    """Return a person's plain name, also where it has been forgotten."""
    return words("bot.former") if person < 0 else plain(name)


def mention(person: int) -> str:
    """Return what becomes a person's name in a message, without a ping unless the message allows it."""
    return f"<@{person}>"
