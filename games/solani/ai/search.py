"""The best ways to place the tiles held. [spec 11]"""

from games.solani.actions import PlaceBranch, PlaceCircle
from games.solani.ai.worth import Judge
from games.solani.rules import after, placements
from games.solani.sky import Sky, circle_spaces

Placing = PlaceBranch | PlaceCircle

Ranked = tuple[float, Placing]
"""An answer with the worth of the sky that follows, at best, once everything held is placed."""


def _top(options: list[Ranked], most: int) -> list[Ranked]:
    return sorted(options, key=lambda option: -option[0])[:most]


def singles(judge: Judge, sky: Sky, circle: str, branch: str) -> list[Ranked]:
    """Return every placement of the tiles held with the worth of the sky right after it."""
    return [(judge.worth(after(sky, action, circle, branch)), action) for action in placements(sky, circle, branch)]


def ranked(judge: Judge, sky: Sky, circle: str, branch: str, width: int) -> list[Ranked]:
    """Return placements of the tiles held, the best first; an empty text is no tile.

    With both tiles in hand only the `width` best Branch placements and the `width` best circle placements are thought
    through to the second tile; the others are left out.
    """
    return thought_through(judge, sky, circle, branch, width, singles(judge, sky, circle, branch))


def thought_through(  # noqa: PLR0917
    judge: Judge, sky: Sky, circle: str, branch: str, width: int, first: list[Ranked]
) -> list[Ranked]:
    """Return the same from the placements with their worth right after them."""
    if not circle or not branch:
        return _top(first, len(first))
    branches = _top([option for option in first if isinstance(option[1], PlaceBranch)], width)
    circles = _top([option for option in first if isinstance(option[1], PlaceCircle)], width)
    both = [(_second(judge, after(sky, action, circle, branch), circle, "", now), action) for now, action in branches]
    both += [(_second(judge, after(sky, action, circle, branch), "", branch, now), action) for now, action in circles]
    return _top(both, len(both))


def _second(judge: Judge, sky: Sky, circle: str, branch: str, now: float) -> float:
    """Return the worth after the best placement of the second tile, or as it is if that has no space."""
    options = placements(sky, circle, branch)
    return max((judge.worth(after(sky, action, circle, branch)) for action in options), default=now)


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
