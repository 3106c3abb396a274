"""Paths of Light: which routes may be lit, and in which colours. [spec 6.5]"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from games.girl_stars.components import COLOURS, GATES, LINKS, STARTS, Colour

Lit = Mapping[int, Colour]
Supply = Mapping[Colour, int]
Lighted = tuple[tuple[int, Colour], ...]
Route = tuple[int, ...]
Routes = Mapping[int, tuple[Route, ...]]


_GATE_AT = {space: COLOURS.index(site.colour) for space, site in GATES.items()}
"""The number of each gate's colour."""


def _steps_to_a_gate() -> dict[int, int]:
    """Return how many spaces further the next gate lies from each space, at least one, on the empty map."""
    near = dict.fromkeys(GATES, 0)
    queue = list(GATES)
    for space in queue:
        fresh = [link for link in LINKS[space] if link not in near]
        near.update(dict.fromkeys(fresh, near[space] + 1))
        queue += fresh
    return {space: 1 + min(near[link] for link in links) for space, links in LINKS.items()}


_ONWARD = _steps_to_a_gate()


def first_colours(lit: Lit, space: int) -> tuple[Colour, ...]:
    """Return the colours in which a path may begin on this unlit space; none where it may not begin. [R7]"""
    return _starts({link: lit[link] for link in LINKS[space] if link in lit}, (space,)).get(space, ())


def _starts(lit: Lit, starts: Sequence[int] = STARTS) -> dict[int, tuple[Colour, ...]]:
    """Return the spaces where a path may begin, with the colours it may begin in."""
    near: dict[int, set[Colour]] = {space: set(COLOURS) for space in STARTS if space in starts and space not in lit}
    for space, colour in lit.items():
        for link in LINKS[space]:
            if link not in lit:
                near.setdefault(link, set()).add(colour)
    found = {}
    for space, colours in near.items():
        gate = GATES.get(space)
        allowed = tuple(colour for colour in COLOURS if colour in colours and (not gate or colour == gate.colour))
        if allowed:
            found[space] = allowed
    return found


def routes(lit: Lit, supply: Supply) -> Routes:
    """Return every route that may be lit and paid, by the gate where it ends, the shortest first."""
    return _routes(tuple(lit.items()), tuple(supply[colour] for colour in COLOURS))


@lru_cache(maxsize=512)
def _beginnings(lit: Lighted) -> dict[int, tuple[Colour, ...]]:
    """Return where a path may begin on this map, which many supplies are looked at with."""
    return _starts(dict(lit))


@lru_cache(maxsize=512)
def _routes(lit: Lighted, supply: tuple[int, ...]) -> Routes:
    known, most = dict(lit), sum(supply)
    found: dict[int, list[Route]] = {}
    for space, colours in _beginnings(lit).items():
        if most >= (1 if space in GATES else 1 + _ONWARD[space]):
            for route in _walks(known, supply, space, colours):
                found.setdefault(route[-1], []).append(route)
    return {gate: tuple(sorted(found[gate], key=lambda route: (len(route), route))) for gate in sorted(found)}


def _walks(lit: Lit, supply: tuple[int, ...], start: int, first: Sequence[Colour]) -> Iterator[Route]:
    """Yield the routes from this space that end at a gate and can be paid.

    A way is kept with the supply by colour less its gates' colours; every space of it takes one Light. If it does not
    begin at a gate, a Light in a colour of `first` must be left for its beginning.
    """
    free = start in GATES or len(first) == len(COLOURS)
    allowed = [COLOURS.index(colour) for colour in first]
    most = sum(supply)
    ways: list[tuple[Route, tuple[int, ...], tuple[int, ...]]] = [((), supply, (start,))]
    while ways:
        route, left, links = ways.pop()
        for space in links:
            if space in lit or space in route:
                continue
            way, stock = (*route, space), left
            if space in _GATE_AT:
                stock = _less(left, _GATE_AT[space])
                if min(stock) < 0:
                    continue
            if not free and not any(stock[colour] for colour in allowed):
                continue
            if space in _GATE_AT:
                yield way
            if len(way) + _ONWARD[space] <= most:
                ways.append((way, stock, LINKS[space]))


@cache
def _less(stock: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """Return a supply without one Light of this colour."""
    return tuple(number - (place == colour) for place, number in enumerate(stock))


def spare(supply: Supply, path: Sequence[int], colours: Sequence[Colour]) -> dict[Colour, int]:
    """Return the supply less the colours already set and those of the gates still to come."""
    left = dict(supply)
    for colour in (*colours, *(GATES[space].colour for space in path[len(colours) :] if space in GATES)):
        left[colour] -= 1
    return left


def next_colours(lit: Lit, supply: Supply, path: Sequence[int], colours: Sequence[Colour]) -> tuple[Colour, ...]:
    """Return the colours that the next space of a path may take so that the rest can still be paid."""
    space = path[len(colours)]
    if space in GATES:
        return (GATES[space].colour,)
    left = spare(supply, path, colours)
    allowed = COLOURS if colours else first_colours(lit, space)
    return tuple(colour for colour in allowed if left[colour] > 0)


def colouring(lit: Lit, supply: Supply, path: Sequence[int], colours: Sequence[Colour] = ()) -> tuple[Colour, ...]:
    """Return the default colours of a whole path that begins with these: always what most is left of. [spec 6.5]"""
    chosen = list(colours)
    while len(chosen) < len(path):
        left = spare(supply, path, chosen)
        chosen.append(max(next_colours(lit, supply, path, chosen), key=left.__getitem__))
    return tuple(chosen)


def connected(lit: Lit) -> list[str]:
    """Return the sites whose gates are lit, in the order of the table."""
    return [site.id for site in GATES.values() if site.gate in lit]
