"""The geometry of a player board, and queries about the pieces on it."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from games.crafting_cosmos.components import ELEMENTS, LIFE_SPACES, NEBULA_SPACES, STAR_SPACES, TILES, Element
from games.crafting_cosmos.state import Player

STARS = tuple(STAR_SPACES)
LIFE = tuple(LIFE_SPACES)
NEBULAE = tuple(NEBULA_SPACES)

_NEXT: dict[str, tuple[str, ...]] = {
    **{space.id: space.adjacent for space in STAR_SPACES.values()},
    **{space.id: space.adjacent for space in LIFE_SPACES.values()},
}
"""The star spaces next to a star space, the life spaces next to a life space. [spec 4.1]"""

TOUCHED: dict[str, tuple[str, ...]] = {
    **{space.id: space.nebulae for space in STAR_SPACES.values()},
    **{space.id: space.nebulae for space in LIFE_SPACES.values()},
}
"""The nebula spaces that a star space touches or a life space borders."""

_CORNERS = {space.id: space.stars for space in NEBULA_SPACES.values()}
_SIDES = {space.id: space.life for space in NEBULA_SPACES.values()}
BESIDE = {
    **{space: frozenset(star for near in TOUCHED[space] for star in _CORNERS[near]) for space in STARS},
    **{space: frozenset(side for near in TOUCHED[space] for side in _SIDES[near]) for space in LIFE},
}
"""For each star space the star spaces that touch a nebula in common with it; likewise for life spaces."""

DIGITS: dict[Element, int] = {"hydrogen": 0o1, "helium": 0o10, "carbon": 0o100, "oxygen": 0o1000}
"""The unit of each element in a number that counts stars of all kinds around a nebula, one octal digit each."""

SUPERNOVA = 0o10000
"""The unit of supernovae in such a number."""

_ORDER = {space: place for place, space in enumerate((*NEBULAE, *STARS, *LIFE))}


_KEPT = 512


def in_order(spaces: Iterable[str]) -> list[str]:
    """Return spaces in the order of the board: from top to bottom, from left to right."""
    return sorted(spaces, key=_ORDER.__getitem__)


def empty(spaces: Iterable[str], occupied: Mapping[str, object]) -> list[str]:
    """Return the empty ones of these spaces, in their order."""
    return [space for space in spaces if space not in occupied]


def reach(occupied: Iterable[str]) -> list[tuple[list[str], list[str]]]:
    """Return the connected groups of tokens, each with the destinations of a graviton.

    A move may jump over any number of occupied spaces in a row, so all tokens of a group have the same
    destinations. [rulebook]
    """
    taken = set(occupied)
    left, found = set(taken), []
    for first in occupied:
        if first not in left:
            continue
        left.discard(first)
        group, around = [first], set()
        for space in group:  # `group` grows during the loop
            for other in _NEXT[space]:
                if other in left:
                    left.discard(other)
                    group.append(other)
                elif other not in taken:
                    around.add(other)
        found.append((group, sorted(around)))
    return found


def largest_group(occupied: Iterable[str]) -> int:
    """Return the size of the largest connected group."""
    left, most = set(occupied), 0
    while left:
        group = [left.pop()]
        for space in group:  # `group` grows during the loop
            beside = left.intersection(_NEXT[space])
            left -= beside
            group += beside
        most = max(most, len(group))
    return most


@lru_cache(maxsize=_KEPT)
def shores(life: tuple[str, ...]) -> tuple[str, ...]:
    """Return the empty life spaces next to life. [rulebook]"""
    return tuple(sorted({other for space in life for other in _NEXT[space]}.difference(life)))


def corners(player: Player, space: str) -> list[str]:
    """Return the occupied star spaces around a nebula space, clockwise from the top."""
    return [star for star in NEBULA_SPACES[space].stars if star in player.stars]


def around(player: Player, space: str) -> int:
    """Return the number of occupied life spaces around a nebula space."""
    life, count = player.life, 0
    for side in _SIDES[space]:
        if side in life:
            count += 1
    return count


def stars_at(player: Player) -> dict[str, int]:
    """Return the stars that touch each nebula space, as one number (`DIGITS`)."""
    found = dict.fromkeys(NEBULAE, 0)
    for star, element in player.stars.items():
        face = SUPERNOVA if star in player.supernovae else DIGITS[element]
        for space in TOUCHED[star]:
            found[space] += face
    return found


@lru_cache(maxsize=16_384)  # 4,200 entries in about ten matches
def lacking(tile: str, stars: int) -> int:
    """Return the number of stars that a tile still needs, supernovae included. [spec 6.4]"""
    needs = TILES[tile].needs
    shortage = sum(max(0, needs.get(element, 0) - stars // DIGITS[element] % 8) for element in ELEMENTS)
    return max(0, shortage - stars // SUPERNOVA)


@lru_cache(maxsize=8)  # 3 arms
def stars_of_arm(arm: str) -> tuple[str, ...]:
    """Return the star spaces of an arm."""
    return tuple(space.id for space in STAR_SPACES.values() if space.arm == arm)
