"""Legal placements of tiles and stardust on a sky board. [spec 6.2 to 6.4]"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter

from games.girl_stars.actions import PlaceTile, UseStardust
from games.girl_stars.components import BACK, TILES, TURNED
from games.girl_stars.hexes import BORDERS, PLAYABLE
from games.girl_stars.sky import COMING, Group, Laid, Sky, reached
from games.girl_stars.state import Star

Turns = tuple[PlaceTile, ...]


@lru_cache(maxsize=64)  # 38 star tiles
def _turns(tile: str) -> dict[str, Turns]:
    """Return the placements of a tile in every rotation, front first, by hex.

    Equal placements are one object.
    """
    faces = (TILES[tile].face, False), (BACK, True)
    every = [(rotation, back) for face, back in faces for rotation in TURNED[face.id]]
    return {at: tuple(PlaceTile(tile, at, rotation, back) for rotation, back in every) for at in PLAYABLE}


Picker = Callable[[Turns], Turns]


@lru_cache(maxsize=16)  # 10 fronts
def _pickers(face: str) -> dict[int, Picker]:
    """Return functions that select the fitting placements of a tile, by the rim of a hex."""
    masks = (*TURNED[face].values(), *TURNED[BACK.id].values())
    return {
        lines * COMING + room: _picker([n for n, mask in enumerate(masks) if mask & ~room == lines])
        for lines in range(COMING)
        for room in range(COMING)
        if not lines & room
    }


def _picker(places: Sequence[int]) -> Picker:
    """Return a function that selects the placements at these indices."""
    first = places[0] if places else 0
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(first, first + len(places)))


def _fits(sky: Sky, hand: Sequence[str]) -> dict[str, dict[str, Turns]]:
    """Return the fitting placements of each tile on each vacant hex, cached with the sky.

    Entries of an earlier sky are reused wherever the neighbourhood of a hex is unchanged; the hexes stay in reading
    order.
    """
    rims, known = sky.listed
    gone = rims.keys() - sky.rims.keys()
    changed = [at for at, rim in sky.rims.items() if rim != rims[at]]
    found = {}
    for tile in hand:
        there = known.get(tile, {}).copy()
        turns, pickers = _turns(tile), _pickers(TILES[tile].face.id)
        for at in gone if there else ():
            del there[at]
        for at in changed if there else sky.rims:
            there[at] = pickers[sky.rims[at]](turns[at])
        found[tile] = there
    sky.listed = sky.rims, found
    return found


def placements(laid: Laid, hand: tuple[str, ...]) -> Turns:
    """Return every placement of a tile of the hand, with every choice of a bonus token. [spec 6.3]"""
    return _placements(Sky.of(laid), laid.used, hand)


def fitting(laid: Laid, hand: tuple[str, ...]) -> bool:
    """Return whether any tile of the hand fits anywhere; true for an empty hand."""
    return not hand or bool(placements(laid, hand))


@lru_cache(maxsize=256)
def _placements(sky: Sky, used: tuple[str, ...], hand: tuple[str, ...]) -> Turns:
    found, choosy = _fits(sky, hand), _choosy(sky, used)
    if choosy:
        found = {tile: there.copy() for tile, there in found.items()}
    for at in choosy:
        for there in found.values():
            there[at] = tuple(turn for plain in there[at] for turn in _with_bonus(sky, used, plain))
    return tuple(chain.from_iterable([turns for there in found.values() for turns in there.values()]))


def _choosy(sky: Sky, used: Sequence[str]) -> list[str]:
    """Return the hexes where closing a constellation would reach several bonus tokens.

    A hex borders at most one token, so the group already has a tile at another token, and no other hole.
    """
    near: dict[str, frozenset[str]] = {}
    for group in set(sky.groups.values()):
        if group.borders and len(group.open) == 1:
            (at,) = group.open
            near[at] = group.borders | near.get(at, BORDERS[at])
    return [at for at, borders in near.items() if len(borders.difference(used)) > 1 and _closes(sky, at)]


def _closes(sky: Sky, at: str) -> bool:
    """Return whether all groups that point into a vacant hex are open nowhere else."""
    return all(len(group.open) == 1 for group in sky.joined(at))


def star_of(action: PlaceTile) -> Star:
    """Return the tile of a placement, with its crystal."""
    return _star(action.tile, action.rotation, action.back)


@lru_cache(maxsize=1024)  # 38 star tiles, front and back, by 6 rotations
def _star(tile: str, rotation: int, back: bool) -> Star:
    return Star(tile, rotation, back, Star(tile, rotation, back).bears_light)


def _with_bonus(sky: Sky, used: tuple[str, ...], action: PlaceTile) -> Iterator[PlaceTile]:
    """Yield a placement with every bonus token that it may choose, or unchanged."""
    star, groups = star_of(action), sky.joined(action.hex)
    size = sum(group.size for group in groups) + star.bears_light
    if star.lines != sky.coming(action.hex) or not size:
        yield action
        return
    for corner in reached(used, groups, action.hex):
        yield PlaceTile(action.tile, action.hex, action.rotation, action.back, corner)


def closed_by_dust(sky: Sky, at: str) -> list[Group]:
    """Return the groups that stardust on this hex would complete, in their order. [spec 6.2]"""
    return [group for group in sky.joined(at) if len(group.open) == 1 and group.size]


def stardust_uses(laid: Laid, discs: int) -> tuple[UseStardust, ...]:
    """Return every use of stardust that this number of discs can pay. [spec 6.4]"""
    return _stardust_uses(Sky.of(laid), laid.used, discs) if discs else ()


@lru_cache(maxsize=256)
def _stardust_uses(sky: Sky, used: tuple[str, ...], discs: int) -> tuple[UseStardust, ...]:
    affordable = [at for at, rim in sky.rims.items() if rim >= COMING and sky.cost(at) <= discs]
    return tuple(UseStardust(at, bonus) for at in affordable for bonus in _choices(closed_by_dust(sky, at), used))


def _choices(groups: Sequence[Group], used: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the possible choices for these constellations.

    A token taken by one is not available to the next.
    """
    if not groups:
        yield ()
        return
    candidates = reached(used, groups[:1])
    if len(candidates) < 2:
        yield from _choices(groups[1:], (*used, *candidates))
        return
    for corner in candidates:
        for rest in _choices(groups[1:], (*used, corner)):
            yield (corner, *rest)
