"""Hoshitsukuri's cards in names and a few signs: a shape for every colour, letters as on the picture."""

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from bot.game_ui import base
from bot.i18n.translator import Translator
from bot.ui_kit.panels import SelectOption
from games.hoshitsukuri import rules
from games.hoshitsukuri.components import CARDS, STARS

ICONS = {"red": "🔴", "blue": "🔷", "green": "🟩", "colourless": "⚪"}
"""Signs of the colours, in which order the pictures lay cards out. [spec 12]"""

ORDER = tuple(ICONS)
FRAGMENTS, ICON, ORBIT = "★", "⟳", "☄️"


_LAST = {"colours": "hoshitsukuri.either", "missing": "hoshitsukuri.neither"}
"""How the last of several colours is joined to the others."""


def noun(words: Translator, game: str, field: str, value: Any) -> str | int:
    """Return the name of a kind or colour; several as a list, copies counted, or any one of them, or none of them."""
    if isinstance(value, tuple) and all(piece in CARDS for piece in value):
        return stack(words, value, words("bot.hoshitsukuri.comma"))
    if isinstance(value, tuple):
        names = [str(base.value_name(words, game, field, piece)) for piece in value]
        if field in _LAST and len(names) > 1:
            names[-2:] = [words(_LAST[field], some=names[-2], last=names[-1])]
        return words("bot.hoshitsukuri.comma").join(names)
    return base.value_name(words, game, field, value)


def name(words: Translator, kind: str) -> str:
    """Return the name of a kind."""
    return words(f"hoshitsukuri.card.{kind}")


def stack(words: Translator, cards: Iterable[str], between: str = " + ", *, icons: bool = False) -> str:
    """Return cards by name with their numbers, in the order in which they come; `icons` puts colours before them."""
    listed = list(cards)
    parts = []
    for kind in dict.fromkeys(listed):
        number = listed.count(kind)
        icon = f"{icon_of(kind)} " if icons else ""
        parts.append(icon + name(words, kind) + (f" ×{number}" if number > 1 else ""))
    return between.join(parts)


def icon_of(kind: str) -> str:
    """Return the sign of a kind's colour."""
    return ICONS[CARDS[kind].colour]


def spread(kinds: Iterable[str]) -> list[str]:
    """Return different kinds in the order of the pictures: by colour, then as they came."""
    return sorted(dict.fromkeys(kinds), key=lambda kind: ORDER.index(CARDS[kind].colour))


def shelved(kinds: Iterable[str]) -> list[str]:
    """Return kinds in the order in which the pictures show the middle: satellite, planet, sun, then by colour."""
    return sorted(spread(kinds), key=lambda kind: kind not in STARS)


def letters(kinds: Iterable[str]) -> dict[str, str]:
    """Return the letter of each of these kinds, the same in menus and on the picture."""
    return dict(zip(kinds, ascii_uppercase, strict=False))


def fragments(kind: str) -> int:
    """Return the fragments that a card gives at least."""
    card = CARDS[kind]
    return card.scale[0] if card.scale else card.fragments


def worth(words: Translator, kind: str) -> str:
    """Return what a card gives: fragments, points, and whether it creates."""
    card = CARDS[kind]
    parts = [f"{FRAGMENTS}{words.span(card.scale[0], card.scale[-1]) if card.scale else card.fragments}"]
    if card.vp:
        parts.append(words("bot.hoshitsukuri.vp", vp=card.vp))
    return " ".join([*parts, *([ICON] if card.generates else [])])


def effect(words: Translator, kind: str) -> str:
    """Return what a card does, or nothing."""
    return words(f"hoshitsukuri.text.{kind}") if CARDS[kind].effect else ""


def line(words: Translator, kind: str) -> str:
    """Return a card in one small line: what it gives and what it does in full."""
    return _line(words, kind, "", effect(words, kind))


def lines(words: Translator, kinds: Iterable[str], marks: Mapping[str, str]) -> str:
    """Return a small line in few words for each of these kinds that does anything."""
    acting = [kind for kind in spread(kinds) if CARDS[kind].effect]
    return "\n".join(_line(words, kind, marks.get(kind, ""), words(f"hoshitsukuri.short.{kind}")) for kind in acting)


def _line(words: Translator, kind: str, letter: str, text: str) -> str:
    head = f"{letter} {icon_of(kind)} **{name(words, kind)}** {worth(words, kind)}".strip()
    return f"-# {head} · {text}" if text else f"-# {head}"


def brings(cards: Sequence[str]) -> str:
    """Return what a play gives as it is laid out: fragments, and its step on the orbit."""
    return f"{FRAGMENTS}{sum(map(fragments, cards))} {ORBIT}+{rules.step_of(cards)}"


def titled(letter: str, text: str) -> str:
    """Return a label after its letter on the picture, if there is one."""
    return f"{letter} · {text}" if letter else text


def item(words: Translator, kind: str, value: str, letter: str, left: int | None = None) -> SelectOption:
    """Return the entry of a card in a menu; `left` copies lie in the middle."""
    card = CARDS[kind]
    copies = f" ×{left}" if left is not None else ""
    facts = [words("bot.hoshitsukuri.cost", cost=card.cost), worth(words, kind)]
    note = " · ".join([*facts, words(f"hoshitsukuri.short.{kind}")] if card.effect else facts)
    return SelectOption(value, titled(letter, name(words, kind) + copies), note, icon_of(kind))
