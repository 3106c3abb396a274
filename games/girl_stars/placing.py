"""What may be laid on a sky board: tiles and stardust. [spec 6.2 to 6.4]"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from games.girl_stars.actions import PlaceTile, UseStardust
from games.girl_stars.components import BACK, TILES, TURNED
from games.girl_stars.hexes import CORNERS
from games.girl_stars.sky import Board, Group, Laid, Rim, Sky, board_of, sky_of
from games.girl_stars.state import Star


@cache
def _turns(tile: str, at: str) -> tuple[PlaceTile, ...]:
    """Return a tile on a hex in every rotation, front first; the same objects whenever it is asked."""
    return tuple(
        PlaceTile(tile, at, rotation, back)
        for face, back in ((TILES[tile].face, False), (BACK, True))
        for rotation in TURNED[face.id]
    )


@cache
def _fitting(face: str, lines: int, room: int) -> tuple[int, ...]:
    """Return which turns of a tile with this front fit between these lines and this room, as `_turns` counts them."""
    rim = Rim(lines, room)
    masks = (*TURNED[face].values(), *TURNED[BACK.id].values())
    return tuple(number for number, mask in enumerate(masks) if rim.fits(mask))


@lru_cache(maxsize=16_384)
def _there(tile: str, at: str, lines: int, room: int) -> tuple[PlaceTile, ...]:
    """Return how a tile fits on a hex between these lines and this room."""
    turns = _turns(tile, at)
    return tuple(turns[number] for number in _fitting(TILES[tile].face.id, lines, room))


def _fits(sky: Sky, tile: str) -> Iterator[tuple[PlaceTile, ...]]:
    """Yield how a tile fits anywhere, hex by hex."""
    return (_there(tile, at, rim.lines, rim.room) for at, rim in sky.rims.items())


def placements(laid: Laid, hand: Sequence[str]) -> tuple[PlaceTile, ...]:
    """Return every placement of a tile of the hand, with every choice of a bonus token. [spec 6.3]"""
    return _placements(board_of(laid), tuple(hand))


def fitting(laid: Laid, hand: Sequence[str]) -> bool:
    """Say whether any tile of the hand fits anywhere; an empty hand does."""
    sky = sky_of(board_of(laid))
    return not hand or any(there for tile in hand for there in _fits(sky, tile))


@lru_cache(maxsize=256)
def _placements(board: Board, hand: tuple[str, ...]) -> tuple[PlaceTile, ...]:
    sky = sky_of(board)
    found = [turn for tile in hand for there in _fits(sky, tile) for turn in there]
    choosy = _choosy(sky)
    if not choosy:
        return tuple(found)
    return tuple(turn for plain in found for turn in (_with_bonus(sky, plain) if plain.hex in choosy else (plain,)))


def _choosy(sky: Sky) -> set[str]:
    """Return the hexes where a constellation could be closed that reaches several bonus tokens.

    Every hex borders one token at most, so that a tile lies at another one already, in a group with no other hole.
    """
    unused = [corner for corner in CORNERS.values() if corner.id not in sky.used]
    if len(unused) < 2:
        return set()
    beside = [sky.group(at).open for corner in unused for at in corner.borders if at in sky.tiles]
    holes = {at for holes in beside if len(holes) == 1 for at in holes}
    return {at for at in holes if _closes(sky, at) and len(_reached(sky, at, sky.joined(at))) > 1}


def _closes(sky: Sky, at: str) -> bool:
    """Say whether all groups that point into a vacant hex are open nowhere else."""
    return all(len(group.open) == 1 for group in sky.joined(at))


def _reached(sky: Sky, at: str, groups: Sequence[Group]) -> list[str]:
    """Return the bonus tokens that these groups reach with a tile on this hex."""
    return sky.rewards([at, *(near for group in groups for near in group.hexes)])


def star_of(action: PlaceTile) -> Star:
    """Return the tile as it will lie, with its crystal."""
    star = Star(action.tile, action.rotation, action.back)
    return Star(action.tile, action.rotation, action.back, star.bears_light)


def _with_bonus(sky: Sky, action: PlaceTile) -> Iterator[PlaceTile]:
    """Yield a placement with every bonus token it may choose, or as it is."""
    star, groups = star_of(action), sky.joined(action.hex)
    size = sum(group.size for group in groups) + star.bears_light
    if star.lines != sky.rims[action.hex].lines or not size:
        yield action
        return
    for corner in _reached(sky, action.hex, groups):
        yield PlaceTile(action.tile, action.hex, action.rotation, action.back, corner)


def closed_by_dust(sky: Sky, at: str) -> list[Group]:
    """Return the groups that stardust on this hex would complete, in their order. [spec 6.2]"""
    return [group for group in sky.joined(at) if set(group.open) == {at} and group.size]


def stardust_uses(laid: Laid, discs: int) -> tuple[UseStardust, ...]:
    """Return every use of stardust that so many discs pay for. [spec 6.4]"""
    return _stardust_uses(board_of(laid), discs) if discs else ()


@lru_cache(maxsize=256)
def _stardust_uses(board: Board, discs: int) -> tuple[UseStardust, ...]:
    sky = sky_of(board)
    affordable = [at for at, rim in sky.rims.items() if rim.lines and rim.lines.bit_count() <= discs]
    return tuple(
        UseStardust(at, bonus) for at in affordable for bonus in _bonus_choices(sky, closed_by_dust(sky, at), ())
    )


def _bonus_choices(sky: Sky, groups: Sequence[Group], taken: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield what may be named for these constellations, tokens taken by an earlier one left out."""
    if not groups:
        yield ()
        return
    candidates = [corner for corner in sky.rewards(groups[0].hexes) if corner not in taken]
    if len(candidates) < 2:
        yield from _bonus_choices(sky, groups[1:], (*taken, *candidates))
        return
    for corner in candidates:
        for rest in _bonus_choices(sky, groups[1:], (*taken, corner)):
            yield (corner, *rest)
