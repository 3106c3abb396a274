"""What a month has come to: what people did, and what must never happen."""

from collections import Counter

from msgspec import Struct

SHOWN = 20
"""So many faults are printed."""


class Findings(Struct):
    """`done` counts what happened, `held` what was compared, `faults` tells what was otherwise than it must be."""

    done: Counter[str] = Counter()
    held: Counter[str] = Counter()
    faults: list[str] = []

    @property
    def bad(self) -> bool:
        """Whether anything was wrong."""
        return bool(self.faults)

    def hold(self, what: str, found: object, expected: object, about: object = "") -> None:
        """Compare what the bot says with what the book says."""
        self.held[what] += 1
        if found != expected:
            self.faults.append(f"{what} {about}: {found!r}, by the book {expected!r}")

    def lines(self) -> list[str]:
        """Return what was found as lines to read."""
        rows = [("done", self.done), ("compared", self.held)]
        counted = [f"{word:>9} {count:>8}  {what}" for word, found in rows for what, count in sorted(found.items())]
        return [*counted, f"{'wrong':>9} {len(self.faults):>8}", *self.faults[:SHOWN]]
