"""The best ways to place the tiles held. [spec 11]"""

from operator import itemgetter

from games.solani.actions import PlaceBranch, PlaceCircle
from games.solani.ai.ledger import Ledger
from games.solani.components import BRANCHES
from games.solani.rules import placements
from games.solani.sky import circle_spaces

Placing = PlaceBranch | PlaceCircle

Line = tuple[float, tuple[Placing, ...]]
"""Answers one after another with the worth of the sky that follows them."""


def _top(options: list[Line], most: int) -> list[Line]:
    return sorted(options, key=itemgetter(0), reverse=True)[:most]


def _after(ledger: Ledger, action: Placing, circle: str, branch: str) -> Ledger:
    if isinstance(action, PlaceBranch):
        return ledger.with_branch(action.space, BRANCHES[branch].masks[action.rotation])
    return ledger.with_tile(action.space, circle)


def singles(ledger: Ledger, circle: str, branch: str) -> list[Line]:
    """Return every placement of the tiles held with the worth of the sky right after it."""
    return [(worth, (action,)) for worth, action in _worths(ledger, circle, branch)]


def _worths(ledger: Ledger, circle: str, branch: str) -> list[tuple[float, Placing]]:
    masks = BRANCHES[branch].masks if branch else ()
    return [
        (
            ledger.branch(action.space, masks[action.rotation])
            if isinstance(action, PlaceBranch)
            else ledger.tile(action.space, circle),
            action,
        )
        for action in placements(ledger.sky, circle, branch)
    ]


def ranked(ledger: Ledger, circle: str, branch: str, width: int) -> list[Line]:
    """Return ways to place the tiles held, the best first; an empty text is no tile.

    With both tiles in hand only the `width` best Branch placements and the `width` best circle placements are thought
    through to the second tile; the others are left out.
    """
    return lines_from(ledger, circle, branch, width, singles(ledger, circle, branch))


def lines_from(ledger: Ledger, circle: str, branch: str, width: int, first: list[Line]) -> list[Line]:
    """Return the same from the placements with their worth right after them."""
    if not circle or not branch:
        return _top(first, len(first))
    branches = _top([option for option in first if isinstance(option[1][0], PlaceBranch)], width)
    circles = _top([option for option in first if isinstance(option[1][0], PlaceCircle)], width)
    both = [_second(_after(ledger, line[1][0], circle, branch), circle, "", line) for line in branches]
    both += [_second(_after(ledger, line[1][0], circle, branch), "", branch, line) for line in circles]
    return _top(both, len(both))


def _second(ledger: Ledger, circle: str, branch: str, line: Line) -> Line:
    """Return the line with the best placement of the second tile, or as it is if that has no space."""
    options = _worths(ledger, circle, branch)
    if not options:
        return line
    worth, action = max(options, key=itemgetter(0))
    return worth, (*line[1], action)


def best_worth(ledger: Ledger, circle: str, branch: str, width: int) -> float | None:
    """Return the worth after the best placement of the tiles held, or None if they cannot be placed yet."""
    options = ranked(ledger, circle, branch, width)
    return options[0][0] if options else None


def best_feature(ledger: Ledger, card: str) -> tuple[float, str]:
    """Return what a Special Feature gains on its best space, and that space; there must be one."""
    space = max(circle_spaces(ledger.sky), key=lambda space: ledger.tile(space, card))
    return ledger.tile(space, card) - ledger.worth, space
