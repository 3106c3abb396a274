"""Face-down piles stored without an order, so that a state reveals no draw."""

from collections.abc import Iterable

from msgspec import Struct

from games.core.chance import Chance
from games.core.tuples import without


class Pile(Struct, forbid_unknown_fields=True):
    """A face-down pile: the cards left in it, without their order.

    The top card is always the remaining one whose number under `purpose` is smallest, so it need not be stored.
    Identical copies have the names `id`, `id#2`, `id#3` ...; a draw returns the plain id. A reshuffled pile is a
    new pile with a new purpose.
    """

    purpose: str
    cards: tuple[str, ...]

    @classmethod
    def of(cls, purpose: str, ids: Iterable[str]) -> "Pile":
        """Return a pile of these ids, copies numbered, kept in sorted order."""
        seen: dict[str, int] = {}
        cards = []
        for name in ids:
            seen[name] = seen.get(name, 0) + 1
            cards.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
        return cls(purpose, tuple(sorted(cards)))

    def draw(self, chance: Chance) -> str:
        """Remove the top card and return its id; the pile must not be empty."""
        card = chance.top(self.purpose, self.cards)
        self.cards = without(self.cards, card)
        return card.partition("#")[0]

    def ids(self) -> list[str]:
        """Return the ids left, copies repeated, in sorted order, which reveals no draw."""
        return sorted(card.partition("#")[0] for card in self.cards)

    def __len__(self) -> int:
        return len(self.cards)
