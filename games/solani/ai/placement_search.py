"""Searches the best placements of the tiles held. [spec 11]"""

from functools import lru_cache
from operator import itemgetter

from games.solani.actions import PlaceBranch, PlaceCircle
from games.solani.ai.incremental_score import Ledger
from games.solani.components import BRANCHES
from games.solani.rules import circle_at, placements, room, turns_at
from games.solani.sky import circle_spaces

Placing = PlaceBranch | PlaceCircle

Option = tuple[float, Placing]
"""A placement with the worth of the sky after it."""

Widths = tuple[int, int]
"""Beam widths: the number of best placements of a Branch tile and of a circular tile to continue."""

Line = tuple[float, tuple[Placing, ...]]
"""Successive placements with the worth of the sky after them."""

_DUST = 1e-9
"""Tolerance for sums of the same numbers in another order."""


def _top(options: list[Line], most: int) -> list[Line]:
    return sorted(options, key=itemgetter(0), reverse=True)[:most]


def singles(ledger: Ledger, circle: str, branch: str) -> list[Line]:
    """Return every placement of the tiles held with the worth of the sky right after it."""
    return [(worth, (action,)) for worth, action in _worths(ledger, circle, branch)]


def _worths(ledger: Ledger, circle: str, branch: str) -> list[Option]:
    spaces, cells = room(ledger.sky, circle, branch)
    worths = [page.worth for space in spaces for page in ledger.turns(space, branch)]
    worths += [ledger.tile(cell, circle) for cell in cells]
    return list(zip(worths, placements(ledger.sky, circle, branch), strict=True))


def ranked(ledger: Ledger, circle: str, branch: str, widths: Widths) -> list[Line]:
    """Return ways to place the tiles held, the best first; an empty text is no tile.

    With two tiles held, only the best placements of each are continued with the other tile; the rest is left out.
    """
    return lines_from(ledger, circle, branch, widths, singles(ledger, circle, branch))


def lines_from(ledger: Ledger, circle: str, branch: str, widths: Widths, first: list[Line]) -> list[Line]:
    """Return `ranked`, given the placements with their worth right after them."""
    if not circle or not branch:
        return _top(first, len(first))
    branches = _top([option for option in first if isinstance(option[1][0], PlaceBranch)], widths[0])
    circles = _top([option for option in first if isinstance(option[1][0], PlaceCircle)], widths[1])
    return _top([longer(ledger, line, circle, branch) for line in (*branches, *circles)], sum(widths))


def longer(ledger: Ledger, line: Line, circle: str, branch: str) -> Line:
    """Return a line continued by the best placement of the other tile, if there is a space."""
    after = _circles_after if isinstance(line[1][0], PlaceBranch) else _branches_after
    seconds = after(ledger, line[1][0], circle, branch)
    if not seconds:
        return line
    worth, action = max(seconds, key=itemgetter(0))
    return worth, (*line[1], action)


def _circles_after(ledger: Ledger, first: Placing, circle: str, branch: str) -> list[Option]:
    """Return the placements of the circular tile after a Branch tile.

    Among the spaces where the two tiles do not interact, only the best ones are included.
    """
    assert isinstance(first, PlaceBranch)
    page = ledger.branch(first.space, BRANCHES[branch].masks[first.rotation])
    cells = ledger.circles_beside(first.space)
    apart = [ledger.tile(cell, circle) for cell in cells if not page.ties & ledger.ties(cell, circle)]
    least = max(apart, default=0.0) - _DUST
    return [
        (ledger.both(page, cell, circle), circle_at(cell))
        for cell in cells
        if ledger.tile(cell, circle) >= least or page.ties & ledger.ties(cell, circle)
    ]


def _branches_after(ledger: Ledger, first: Placing, circle: str, branch: str) -> list[Option]:
    """Return the placements of the Branch tile after a circular tile.

    The pages of Branch tiles are cached, and the order of the two tiles does not matter.
    """
    cell, ties = first.space, ledger.ties(first.space, circle)
    spaces = ledger.branches_beside(cell)
    pages = [page for space in spaces for page in ledger.turns(space, branch)]
    turns = [turn for space in spaces for turn in turns_at(branch, space)]
    least = max([page.worth for page in pages if not page.ties & ties], default=0.0) - _DUST
    return [
        (ledger.both(page, cell, circle), turn)
        for page, turn in zip(pages, turns, strict=True)
        if page.worth >= least or page.ties & ties
    ]


@lru_cache(maxsize=512)
def best_worth(ledger: Ledger, circle: str, branch: str, widths: Widths) -> float | None:
    """Return the worth after the best placement of the held tiles, or None if impossible."""
    options = ranked(ledger, circle, branch, widths)
    return options[0][0] if options else None


def best_feature(ledger: Ledger, card: str) -> tuple[float, str]:
    """Return the gain of a Special Feature on its best space, and that space.

    There must be one.
    """
    space = max(circle_spaces(ledger.sky), key=lambda space: ledger.tile(space, card))
    return ledger.tile(space, card) - ledger.worth, space
