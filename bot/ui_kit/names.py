"""Names for display, without invisible characters or reversed text direction."""

import unicodedata
from functools import lru_cache

from bot.domain.table import Table
from bot.i18n.translator import Translator
from bot.ui_kit.panels import truncate
from games.api import OPPONENT, Seat

NAME_WIDTH = 32

cached = lru_cache(4096)
"""Names are shown again with each message; a change of a name is another text."""


@cached
def tidy(name: str) -> str:
    """Return a name on one line without invisible characters, at most 100 long."""
    kept = "".join(letter for letter in name if letter == "\u200d" or unicodedata.category(letter) not in _UNSEEN)
    return truncate(" ".join(kept.split()), 100)


_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


@cached
def plain(name: str) -> str:
    """Return a short name for labels and pictures, which have no markup."""
    return isolated(truncate(tidy(name), NAME_WIDTH)) or "?"


def isolated(name: str) -> str:
    """Return a name with direction marks around it if it contains right-to-left characters."""
    turned = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turned else name


def people(table: Table, words: Translator, opponent: str = "") -> dict[Seat, str]:
    """Return the plain names at a table by seat, with computers and an automatic opponent."""
    named = {
        table_seat.seat: known(table_seat.person, table_seat.name, words)
        if table_seat.person
        else computer(table_seat.level, words)
        for table_seat in table.seats
    }
    return named | {OPPONENT: opponent} if opponent else named


def computer(level: str | None, words: Translator) -> str:
    """Return the name of a computer player."""
    return words("bot.computer", level=words(f"bot.level.{level}"))


def known(person: int, name: str, words: Translator) -> str:
    """Return a person's plain name, or a placeholder if their data was erased."""
    return words("bot.former") if person < 0 else plain(name)


def mention(person: int) -> str:
    """Return a mention of a person; it only pings if the message allows that."""
    return f"<@{person}>"
