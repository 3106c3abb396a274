"""The words of Hoshitsukuri's pictures in one language, and the names of those who play."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from games.core.scores import OPPONENT
from games.hoshitsukuri.view import CARDS, View
from renderers.hoshitsukuri.look import fragments_text

_OWN_SET_NAMES = frozenset({"random", "custom"})


class Words(Protocol):
    """A function from keys to sentences in one language."""

    @property
    def locale(self) -> str:
        """The code of the language."""

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The sentence of a key."""


class Speaker(NamedTuple):
    """Words and names."""

    words: Words
    people: Mapping[int, str]

    def say(self, key: str, **values: str | int) -> str:
        """A sentence of the pictures themselves."""
        return self.words(f"hoshitsukuri.ui.{key}", **values)

    def game(self, key: str) -> str:
        """A word of the game."""
        return self.words(f"hoshitsukuri.{key}")

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat == OPPONENT:
            return self.people.get(seat) or self.game("opponent")
        return self.people.get(seat) or self.say("seat", number=seat + 1)

    def card(self, kind: str) -> str:
        """The name of a kind."""
        return self.game(f"card.{kind}")

    def cards(self, kinds: Iterable[str]) -> str:
        """Kinds in a row, with their numbers."""
        listed = list(kinds)
        parts = [
            self.card(kind) + (f" \u00d7{listed.count(kind)}" if listed.count(kind) > 1 else "")
            for kind in dict.fromkeys(listed)
        ]
        return self.say("comma").join(parts) if parts else self.say("none")

    def colours(self, colours: Iterable[str]) -> str:
        """Colours in a row."""
        return self.say("comma").join(self.game(f"colour.{colour}") for colour in colours)

    def either(self, colours: Iterable[str]) -> str:
        """Any one of these colours."""
        names = [self.game(f"colour.{colour}") for colour in colours]
        if len(names) > 1:
            names[-2:] = [self.words("hoshitsukuri.either", some=names[-2], last=names[-1])]
        return self.say("comma").join(names)

    def text(self, kind: str) -> str:
        """The effect of a kind in full, or nothing."""
        return self.game(f"text.{kind}") if CARDS[kind].effect else ""

    def short(self, kind: str) -> str:
        """The effect of a kind in few words, or nothing."""
        return self.game(f"short.{kind}") if CARDS[kind].effect else ""

    def celestials(self, view: View) -> str:
        """The name of the set."""
        chosen = view.options.celestials
        return self.say(f"set_{chosen}") if chosen in _OWN_SET_NAMES else self.game(f"option.celestials.{chosen}")

    def subtitle(self, view: View) -> str:
        """The set, and the turn if one has begun."""
        turn = [self.say("turn", number=view.number)] if view.number and not view.over else []
        return " \u00b7 ".join([self.celestials(view), *turn])

    def facts(self, kind: str) -> str:
        """Colour, cost, fragments, points and icon of a kind."""
        card = CARDS[kind]
        parts = [self.game(f"colour.{card.colour}"), self.say("cost", number=card.cost)]
        parts.append(f"\u2605{fragments_text(kind)}")
        if card.vp:
            parts.append(self.say("points", number=card.vp))
        if card.generates:
            parts.append("\u27f3")
        return self.say("comma").join(parts)
