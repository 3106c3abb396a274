"""What a command of the command line answered."""

from collections.abc import Callable
from typing import NamedTuple


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Call = Callable[..., Said]
