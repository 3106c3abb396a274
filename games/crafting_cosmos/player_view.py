"""The view of a player's board, pool, sliders and cards for a viewer. [spec 7]"""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from games.core.scores import Line
from games.core.step import Seat
from games.crafting_cosmos import galaxy, scoring
from games.crafting_cosmos.components import (
    COLOURS,
    ELEMENTS,
    NEBULA_SPACES,
    TILES,
    Control,
    Element,
    Flag,
    Side,
    release_points,
)
from games.crafting_cosmos.state import Nebula, Player, State, value_of


class StarView(Struct, frozen=True):
    """A star on a board; a supernova keeps its element."""

    space: str
    element: Element
    supernova: bool


class Need(Struct, frozen=True):
    """A star that a nebula needs.

    It is `met` by "star", by "wild" (a supernova), or "" if it is missing.
    """

    element: Element
    met: Literal["", "star", "wild"]


class NebulaView(Struct, frozen=True, kw_only=True):
    """A nebula on a board.

    `life` counts the occupied ones of the six life spaces around it. `ready`: it could be completed now or, once
    completed, get advanced life. `advanced`: it has advanced life, with `value` as its points if the viewer may
    know them.
    """

    space: str
    tile: str
    size: int
    points: int
    needs: tuple[Need, ...]
    completed: bool
    life: int
    ready: bool
    advanced: bool
    value: int | None


class PoolView(Struct, frozen=True):
    """Gains of a seat that are not placed yet."""

    stars: dict[Element, int]
    proto: int
    tiles: tuple[str, ...]


class PlayerView(Struct, frozen=True, kw_only=True):
    """The public pieces of a seat.

    `score` is the score track, without advanced life until the end; `lines` are its rows. `spot` is the spot of the
    tracking crystal, `release` the points of the next release. `powers` go by slot, "" is an empty one. `flags` are
    the promises of power cards that are pending this turn. `life` goes by space.
    """

    seat: Seat
    colour: str
    control: Control
    score: int
    lines: tuple[Line, ...]
    stars: tuple[StarView, ...]
    life: dict[str, Side]
    nebulae: tuple[NebulaView, ...]
    pool: PoolView
    supernova: int
    dna: int
    graviton: int
    spot: int
    ready: int
    released: int
    release: int
    powers: tuple[str, ...]
    hand: int
    flags: tuple[Flag, ...]


_star = lru_cache(maxsize=512)(StarView)
"""Views are immutable, so each star is created once."""


def player_view(state: State, seat: Seat, viewer: Seat | None, over: bool) -> PlayerView:
    """Return what this viewer may see of a seat (`None`: public).

    Everything is public once the match is over.
    """
    player = state.players[seat]
    flags = state.turn.flags if state.turn is not None and state.turn.seat == seat else ()
    rows = tuple(scoring.lines(player, revealed=over))
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        control=player.control,
        score=sum([line.points for line in rows]),
        lines=rows,
        stars=tuple([_star(space, player.stars[space], space in player.supernovae) for space in sorted(player.stars)]),
        life={space: player.life[space] for space in sorted(player.life)},
        nebulae=_nebulae(player, "dark_matter" in flags, over or seat == viewer),
        pool=PoolView(dict(player.pool.stars), player.pool.proto, player.pool.tiles),
        supernova=player.supernova,
        dna=player.dna,
        graviton=player.graviton,
        spot=player.spot,
        ready=player.ready,
        released=player.released,
        release=release_points(player.released),
        powers=player.powers,
        hand=player.cards,
        flags=flags,
    )


def _nebulae(player: Player, wild: bool, known: bool) -> tuple[NebulaView, ...]:
    stars = galaxy.stars_at(player)
    near = {space: (stars[space], galaxy.around(player, space)) for space in player.nebulae}
    return tuple([_nebula(space, player.nebulae[space], near[space], wild, known) for space in galaxy.in_order(near)])


@lru_cache(maxsize=4096)
def _nebula(space: str, nebula: Nebula, near: tuple[int, int], wild: bool, known: bool) -> NebulaView:
    """Return the view of a tile.

    `near` are the stars that touch it, as one number, and the life around it.
    """
    tile, (stars, life) = TILES[nebula.tile], near
    if nebula.completed:
        ready = not nebula.life and life == len(NEBULA_SPACES[space].life)
    else:
        ready = galaxy.lacking(tile.id, stars) <= wild
    return NebulaView(
        space=space,
        tile=tile.id,
        size=tile.size,
        points=tile.points,
        needs=_needs(tile.id, stars),
        completed=nebula.completed,
        life=life,
        ready=ready,
        advanced=nebula.life != "",
        value=value_of(nebula.life) if nebula.life and known else None,
    )


@lru_cache(maxsize=4096)  # 1,300 entries in about ten matches
def _needs(tile: str, stars: int) -> tuple[Need, ...]:
    """Return the stars that a tile needs, in the order of elements.

    Supernovae replace the first missing ones.
    """
    wild = stars // galaxy.SUPERNOVA
    found = []
    for element in ELEMENTS:
        have = stars // galaxy.DIGITS[element] % 8
        for number in range(TILES[tile].needs.get(element, 0)):
            if number < have:
                found.append(Need(element, "star"))
            else:
                found.append(Need(element, "wild" if wild > 0 else ""))
                wild -= 1
    return tuple(found)
