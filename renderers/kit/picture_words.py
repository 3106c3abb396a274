"""The words of pictures in one language, and the names of the players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol

from games.core.scores import OPPONENT


class Words(Protocol):
    """A function from keys to sentences in one language."""

    @property
    def locale(self) -> str:
        """The code of the language."""

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the sentence of a key."""


@dataclass(frozen=True, slots=True)
class PictureWords:
    """Words and names.

    A game's subclass has its `key`, its word for an automatic opponent, and other names.
    """

    words: Words
    people: Mapping[int, str]
    key: ClassVar[str]
    opponent: ClassVar[str] = "opponent"

    def say(self, key: str, **values: str | int) -> str:
        """Return a sentence of the game's pictures."""
        return self.words(f"{self.key}.ui.{key}", **values)

    def game(self, key: str, **values: str | int) -> str:
        """Return a word of the game."""
        return self.words(f"{self.key}.{key}", **values)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        if seat == OPPONENT:
            return self.people.get(seat) or self.game(self.opponent)
        return self.people.get(seat) or self.words("picture.seat", number=seat + 1)

    @property
    def none(self) -> str:
        """The word for "none"."""
        return self.words("picture.none")

    def row(self, parts: Iterable[str]) -> str:
        """Join the non-empty parts in a row."""
        return self.words("picture.comma").join(part for part in parts if part)

    def with_more(self, thing: str, more: str) -> str:
        """Return a text with an addition in this language's brackets, or alone if there is none."""
        return self.words("picture.with", thing=thing, more=more) if more else thing

    def labelled(self, thing: str | int, text: str | int) -> str:
        """Return a text after its label, with this language's colon."""
        return self.words("picture.labelled", thing=thing, text=text)

    def span(self, low: int, high: int) -> str:
        """Return the numbers from the first to the last; one number if they are equal."""
        return str(low) if low == high else self.words("picture.span", low=low, high=high)

    def listed(self, parts: Iterable[str]) -> str:
        """Join the parts in a row, or return the word for "none"."""
        return self.row(parts) or self.none
