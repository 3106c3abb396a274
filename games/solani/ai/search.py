"""The best ways to place the tiles held. [spec 11]"""

from games.solani.actions import PlaceBranch, PlaceCircle
from games.solani.ai.worth import Judge
from games.solani.rules import after, placements
from games.solani.sky import Sky, circle_spaces

Placing = PlaceBranch | PlaceCircle

Line = tuple[float, tuple[Placing, ...]]
"""Answers one after another with the worth of the sky that follows them."""


def _top(options: list[Line], most: int) -> list[Line]:
    return sorted(options, key=lambda option: -option[0])[:most]


def singles(judge: Judge, sky: Sky, circle: str, branch: str) -> list[Line]:
    """Return every placement of the tiles held with the worth of the sky right after it."""
    return [(judge.worth(after(sky, action, circle, branch)), (action,)) for action in placements(sky, circle, branch)]


def ranked(judge: Judge, sky: Sky, circle: str, branch: str, width: int) -> list[Line]:
    """Return ways to place the tiles held, the best first; an empty text is no tile.

    With both tiles in hand only the `width` best Branch placements and the `width` best circle placements are thought
    through to the second tile; the others are left out.
    """
    return lines_from(judge, sky, circle, branch, width, singles(judge, sky, circle, branch))


def lines_from(judge: Judge, sky: Sky, circle: str, branch: str, width: int, first: list[Line]) -> list[Line]:  # noqa: PLR0917
    """Return the same from the placements with their worth right after them."""
    if not circle or not branch:
        return _top(first, len(first))
    branches = _top([option for option in first if isinstance(option[1][0], PlaceBranch)], width)
    circles = _top([option for option in first if isinstance(option[1][0], PlaceCircle)], width)
    both = [_second(judge, after(sky, line[1][0], circle, branch), circle, "", line) for line in branches]
    both += [_second(judge, after(sky, line[1][0], circle, branch), "", branch, line) for line in circles]
    return _top(both, len(both))


def _second(judge: Judge, sky: Sky, circle: str, branch: str, line: Line) -> Line:
    """Return the line with the best placement of the second tile, or as it is if that has no space."""
    options = [(judge.worth(after(sky, action, circle, branch)), action) for action in placements(sky, circle, branch)]
    if not options:
        return line
    worth, action = max(options, key=lambda option: option[0])
    return worth, (*line[1], action)


def best_worth(judge: Judge, sky: Sky, circle: str, branch: str, width: int) -> float | None:
    """Return the worth after the best placement of the tiles held, or None if they cannot be placed yet."""
    options = ranked(judge, sky, circle, branch, width)
    return options[0][0] if options else None


def best_feature(judge: Judge, sky: Sky, card: str) -> tuple[float, str]:
    """Return what a Special Feature gains on its best space, and that space; there must be one."""

    def worth(space: str) -> float:
        return judge.worth(sky.with_tile(space, card))

    space = max(circle_spaces(sky), key=worth)
    return worth(space) - judge.worth(sky), space
