"""Paths of Light: possible routes and their colours. [spec 6.5]"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from games.girl_stars.components import COLOURS, GATES, LINKS, STARTS, Colour

Lit = Mapping[int, Colour]
Supply = Mapping[Colour, int]
"""Light by colour, in the order of the colours."""
Route = tuple[int, ...]
Routes = Mapping[int, tuple[Route, ...]]


_GATE_AT = {space: COLOURS.index(site.colour) for space, site in GATES.items()}
"""The index of each gate's colour."""

_SITES = [(space, site.id) for space, site in GATES.items()]

_MASK = {colour: 1 << number for number, colour in enumerate(COLOURS)}
_ANY = sum(_MASK.values())
_TAKES = {space: _MASK[GATES[space].colour] if space in GATES else _ANY for space in LINKS}
"""The colours that each space may take, as a mask."""

_AMONG = [tuple(colour for colour in COLOURS if mask & _MASK[colour]) for mask in range(_ANY + 1)]
"""The colours of each mask."""

_FAR = len(LINKS)
"""A distance greater than any between spaces."""

_CLOSED = dict.fromkeys(GATES, _FAR)


def first_colours(lit: Lit, space: int) -> tuple[Colour, ...]:
    """Return the colours in which a path may begin on this unlit space.

    Return no colours if it may not begin. [R7]
    """
    return _starts({link: lit[link] for link in LINKS[space] if link in lit}, (space,)).get(space, ())


def _starts(lit: Lit, starts: Sequence[int] = STARTS) -> dict[int, tuple[Colour, ...]]:
    """Return the spaces where a path may begin, with the colours it may begin in."""
    near = {space: _ANY for space in starts if space in STARTS and space not in lit}
    for space, colour in lit.items():
        for link in LINKS[space]:
            if link not in lit:
                near[link] = near.get(link, 0) | _MASK[colour]
    return {space: _AMONG[mask & _TAKES[space]] for space, mask in near.items() if mask & _TAKES[space]}


def routes(lit: Lit, supply: Supply) -> Routes:
    """Return every route that may be lit and paid, by its gate, the shortest first."""
    light = tuple(supply.values())
    return _routes(tuple(lit), tuple(lit.values()), light) if any(light) else {}


@lru_cache(maxsize=512)
def _routes(spaces: tuple[int, ...], colours: tuple[Colour, ...], supply: tuple[int, ...]) -> Routes:
    found: dict[int, list[Route]] = {}
    for route in _walks(spaces, _beginnings(spaces, colours), supply):
        found.setdefault(route[-1], []).append(route)
    return {gate: tuple(sorted(found[gate], key=lambda route: (len(route), route))) for gate in sorted(found)}


@lru_cache(maxsize=512)
def _beginnings(spaces: tuple[int, ...], colours: tuple[Colour, ...]) -> dict[int, tuple[int, ...]]:
    """Return where a path may begin with these lit spaces, and the indices of the colours.

    An empty tuple means any colour. Cached, because many supplies are tried with the same map.
    """
    starts = _starts(dict(zip(spaces, colours, strict=True)))
    free = {space for space, first in starts.items() if space in GATES or len(first) == len(COLOURS)}
    return {space: () if space in free else tuple(map(COLOURS.index, first)) for space, first in starts.items()}


def _near(lit: Collection[int], supply: tuple[int, ...]) -> dict[int, int]:
    """Return the distance of the next gate from each space, as far as this supply reaches.

    Lit spaces block the way, and so do gates that take a colour missing in the supply.
    """
    most = sum(supply)
    queue = [gate for gate, colour in _GATE_AT.items() if supply[colour] and gate not in lit]
    near = {**_CLOSED, **dict.fromkeys(queue, 0), **dict.fromkeys(lit, _FAR)}
    for space in queue:
        further = near[space] + 1
        if further == most:
            break
        for link in LINKS[space]:
            if link not in near:
                near[link] = further
                queue.append(link)
    return near


def _walks(lit: Collection[int], starts: Mapping[int, Sequence[int]], supply: tuple[int, ...]) -> Iterator[Route]:
    """Yield the routes that end at a gate and can be paid.

    They start in one of these colours, or in any. A partial route is stored with the supply by colour less the
    colours of its gates. Every space of it takes one Light, so one must be left for its start.
    """
    near, most = _near(lit, supply), sum(supply)
    ways: list[tuple[Route, tuple[int, ...], tuple[int, ...], Sequence[int]]] = [
        ((), supply, (start,), first) for start, first in starts.items() if near.get(start, _FAR) < most
    ]
    while ways:
        route, left, links, first = ways.pop()
        further = most - len(route)
        for space in links:
            if near.get(space, _FAR) >= further or space in route:
                continue
            way, stock = (*route, space), left
            if space in _GATE_AT:
                stock = _less(left, _GATE_AT[space])
                if min(stock) < 0:
                    continue
            if first and not any(stock[colour] for colour in first):
                continue
            if space in _GATE_AT:
                yield way
            if further > 1:
                ways.append((way, stock, LINKS[space], first))


@lru_cache(maxsize=1024)  # supplies of Light: 440 entries in about ten matches
def _less(stock: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return tuple(number - (place == colour) for place, number in enumerate(stock))


def spare(supply: Supply, path: Sequence[int], colours: Sequence[Colour]) -> dict[Colour, int]:
    """Return the supply less the colours already set and those of the gates still to come."""
    left = dict(supply)
    for colour in (*colours, *(GATES[space].colour for space in path[len(colours) :] if space in GATES)):
        left[colour] -= 1
    return left


def next_colours(lit: Lit, supply: Supply, path: Sequence[int], colours: Sequence[Colour]) -> tuple[Colour, ...]:
    """Return the colours of a path's next space with which the rest can still be paid."""
    space = path[len(colours)]
    if space in GATES:
        return (GATES[space].colour,)
    left = spare(supply, path, colours)
    allowed = COLOURS if colours else first_colours(lit, space)
    return tuple(colour for colour in allowed if left[colour] > 0)


def colouring(lit: Lit, supply: Supply, path: Sequence[int], colours: Sequence[Colour] = ()) -> tuple[Colour, ...]:
    """Return the default colours of a path that begins with these. [spec 6.5]

    They are always the most plentiful.
    """
    chosen = list(colours)
    while len(chosen) < len(path):
        left = spare(supply, path, chosen)
        chosen.append(max(next_colours(lit, supply, path, chosen), key=left.__getitem__))
    return tuple(chosen)


def connected(lit: Lit) -> list[str]:
    """Return the sites whose gates are lit, in the order of the table."""
    return [site for gate, site in _SITES if gate in lit]
