"""What may be laid on a sky board: tiles and stardust. [spec 6.2 to 6.4]"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from games.girl_stars.actions import PlaceTile, UseStardust
from games.girl_stars.components import BACK, TILES, TURNED
from games.girl_stars.sky import Board, Group, Laid, Rim, Sky, board_of, sky_of
from games.girl_stars.state import Star


@cache
def _turns(tile: str, at: str, lines: int, room: int) -> tuple[PlaceTile, ...]:
    """Return how a tile fits on a hex, front first."""
    faces = ((TILES[tile].face, False), (BACK, True))
    return tuple(_turn(tile, at, turn, back) for face, back in faces for turn in _fitting(face.id, lines, room))


@cache
def _fitting(face: str, lines: int, room: int) -> tuple[int, ...]:
    """Return the rotations in which a face fits between these lines and this room."""
    rim = Rim(lines, room)
    return tuple(rotation for rotation, mask in TURNED[face].items() if rim.fits(mask))


@cache
def _turn(tile: str, at: str, rotation: int, back: bool) -> PlaceTile:
    return PlaceTile(tile, at, rotation, back)


def placements(laid: Laid, hand: Sequence[str]) -> tuple[PlaceTile, ...]:
    """Return every placement of a tile of the hand, with every choice of a bonus token. [spec 6.3]"""
    return _placements(board_of(laid), tuple(hand))


@lru_cache(maxsize=256)
def _placements(board: Board, hand: tuple[str, ...]) -> tuple[PlaceTile, ...]:
    sky = sky_of(board)
    found = [turn for tile in hand for at, rim in sky.rims.items() for turn in _turns(tile, at, rim.lines, rim.room)]
    choosy = _choosy(sky)
    if not choosy:
        return tuple(found)
    return tuple(turn for plain in found for turn in (_with_bonus(sky, plain) if plain.hex in choosy else (plain,)))


def _choosy(sky: Sky) -> dict[str, list[Group]]:
    """Return the hexes where a constellation could be closed that reaches several bonus tokens, with what it joins."""
    if len(sky.used) > len(sky.corners) - 2:
        return {}
    return {at: groups for at, groups in sky.closable.items() if len(_reached(sky, at, groups)) > 1}


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
