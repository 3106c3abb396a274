"""The geometry of a player board, and questions about what lies on it."""

from collections.abc import Iterable, Mapping
from functools import cache

from games.crafting_cosmos.components import LIFE_SPACES, NEBULA_SPACES, STAR_SPACES, TILES
from games.crafting_cosmos.state import Player

STARS = tuple(STAR_SPACES)
LIFE = tuple(LIFE_SPACES)
NEBULAE = tuple(NEBULA_SPACES)

_NEXT: dict[str, tuple[str, ...]] = {
    **{space.id: space.adjacent for space in STAR_SPACES.values()},
    **{space.id: space.adjacent for space in LIFE_SPACES.values()},
}
"""The star spaces next to a star space, the life spaces next to a life space. [spec 4.1]"""

_TOUCHED: dict[str, tuple[str, ...]] = {
    **{space.id: space.nebulae for space in STAR_SPACES.values()},
    **{space.id: space.nebulae for space in LIFE_SPACES.values()},
}
_CORNERS = {space.id: space.stars for space in NEBULA_SPACES.values()}
_SIDES = {space.id: space.life for space in NEBULA_SPACES.values()}
_ORDER = {space: place for place, space in enumerate((*NEBULAE, *STARS, *LIFE))}


def touched(space: str) -> tuple[str, ...]:
    """Return the nebula spaces that a star space touches or a life space borders."""
    return _TOUCHED[space]


def in_order(spaces: Iterable[str]) -> list[str]:
    """Return spaces in the order of the board: from top to bottom, from left to right."""
    return sorted(spaces, key=_ORDER.__getitem__)


def empty(spaces: Iterable[str], occupied: Mapping[str, object]) -> list[str]:
    """Return those of the spaces on which nothing lies, in their order."""
    return [space for space in spaces if space not in occupied]


def groups(occupied: Iterable[str]) -> list[list[str]]:
    """Return the connected groups of occupied spaces, each in the order of discovery."""
    left, found = set(occupied), []
    for first in occupied:
        if first not in left:
            continue
        left.discard(first)
        group = [first]
        for space in group:  # grows while it is walked through
            for other in _NEXT[space]:
                if other in left:
                    left.discard(other)
                    group.append(other)
        found.append(group)
    return found


def largest_group(occupied: Iterable[str]) -> int:
    """Return the size of the largest connected group."""
    return max(map(len, groups(occupied)), default=0)


def reach(occupied: Mapping[str, object]) -> list[tuple[list[str], list[str]]]:
    """Return for each connected group of tokens the empty spaces that any of them may move to by a graviton.

    Occupied spaces may be jumped over, any number in a row, so all of a group have the same choice. [rulebook]
    """
    found = []
    for group in groups(occupied):
        around = {other for space in group for other in _NEXT[space] if other not in occupied}
        found.append((group, sorted(around)))
    return found


def shores(life: Mapping[str, object]) -> list[str]:
    """Return the empty life spaces next to life. [rulebook]"""
    return sorted({other for space in life for other in _NEXT[space] if other not in life})


def corners(player: Player, space: str) -> list[str]:
    """Return the occupied star spaces around a nebula space, clockwise from the top."""
    return [star for star in NEBULA_SPACES[space].stars if star in player.stars]


def around(player: Player, space: str) -> int:
    """Return how many of the six life spaces around a nebula space are occupied."""
    life, count = player.life, 0
    for side in _SIDES[space]:
        if side in life:
            count += 1
    return count


def supernovae_at(player: Player, space: str) -> int:
    """Return how many supernovae touch a nebula space."""
    count = 0
    for star in player.supernovae:
        if space in _TOUCHED[star]:
            count += 1
    return count


def shortage(player: Player, space: str) -> int:
    """Return how many stars the tile here still needs, supernovae left out. [spec 6.4]"""
    needs = dict(TILES[player.nebulae[space].tile].needs)
    stars, turned = player.stars, player.supernovae
    for star in _CORNERS[space]:
        element = stars.get(star)
        if element is not None and needs.get(element, 0) and star not in turned:
            needs[element] -= 1
    return sum(needs.values())


@cache
def stars_of_arm(arm: str) -> tuple[str, ...]:
    """Return the star spaces of an arm."""
    return tuple(space.id for space in STAR_SPACES.values() if space.arm == arm)
