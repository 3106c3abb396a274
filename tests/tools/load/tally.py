"""What was seen of a fault that happened again and again."""

import msgspec


class CannotBeTried(Exception):
    """This machine lacks what is needed: a sentence that says what."""


class Tally(msgspec.Struct):
    """What was seen; `unanswered` were told nothing at all."""

    times: int = 0
    clicks: int = 0
    acknowledged: int = 0
    stored: int = 0
    unanswered: int = 0
    lost: int = 0
    doubled: int = 0
    broken: int = 0
    boards: int = 0
    twice: int = 0
    wrong: int = 0
    offences: int = 0
    died: int = 0
    slowest: float = 0.0

    @property
    def bad(self) -> bool:
        """Whether anything was seen that must not be."""
        return any((self.lost, self.doubled, self.broken, self.twice, self.wrong, self.offences, self.died))
