"""Questions about a state: what is legal, and what it costs. [spec 6]"""

from collections.abc import Container, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from games.core.step import Seat
from games.girl_stars import paths
from games.girl_stars.actions import (
    Forage,
    GainStardust,
    OfferCard,
    OfferSingle,
    Recall,
    Scout,
    Stargaze,
    TakeAsh,
    Via,
)
from games.girl_stars.components import (
    ASH_KINDS,
    COLOURS,
    FORAGE,
    REGIONS,
    SITES,
    Colour,
    Goods,
)
from games.girl_stars.state import Landed, Lights, Player, State


def ash_colours(landed: Landed) -> tuple[tuple[Colour, ...], ...]:
    """Return the Light that a token may be discarded for. [spec 4.7]"""
    allowed = REGIONS[landed.region].colours
    return tuple(combinations_with_replacement(allowed, ASH_KINDS[landed.ash].lights))


def ash_picks(dish: Sequence[Landed]) -> Iterator[TakeAsh]:
    """Yield everything that may be taken from the dish."""
    for landed in dish:
        if landed.taker is not None:
            continue
        if ASH_KINDS[landed.ash].keepable:
            yield TakeAsh(landed.letter, "keep")
        for colours in ash_colours(landed):
            yield TakeAsh(landed.letter, "light", colours)


def forage_cost(site: str, covered: Container[str]) -> int:
    """Return how much Light foraging at a site costs, more if its Early Bird space is not covered. [spec 4.4, R10]"""
    forage = FORAGE[SITES[site].goods]
    return forage.cost + (0 if site in covered else forage.early_cost)


@lru_cache(maxsize=1024)
def _payments(supply: tuple[int, ...], cost: int) -> tuple[tuple[Colour, ...], ...]:
    stock = dict(zip(COLOURS, supply, strict=True))
    ways = combinations_with_replacement(COLOURS, cost)
    return tuple(way for way in ways if all(way.count(colour) <= stock[colour] for colour in COLOURS))


def payments(light: Lights, cost: int) -> tuple[tuple[Colour, ...], ...]:
    """Return every way to pay so much Light. [R24]"""
    return _payments(tuple(light.values()), cost)


def offerable(goods: dict[Goods, int], needs: Sequence[Goods]) -> bool:
    """Say whether a player owns these goods."""
    return all(goods.get(kind, 0) >= needs.count(kind) for kind in needs)


def gazing_spaces(state: State) -> list[int]:
    """Return the free spaces of the Night Sky track behind the last Elder. [R12]"""
    taken = {place for player in state.players for place in player.villagers}
    return [space for space in range(1, state.girl - state.size) if f"sky:{space}" not in taken]


def scouts(state: State, player: Player, via: Via) -> Iterator[Scout]:
    """Yield the gates that a Scouting may end at."""
    for gate in paths.routes(state.lit, player.light):
        yield Scout(gate, via)


def forages(state: State, player: Player, via: Via) -> Iterator[Forage]:
    """Yield the sites to forage at, with every payment."""
    if via == "action" and not player.home:
        return
    sites = [site for site in paths.connected(state.lit) if state.sites[site]]
    covered, total = state.early if sites else (), sum(player.light.values())
    for site in sites:
        cost = forage_cost(site, covered)
        for payment in payments(player.light, cost) if cost <= total else ():
            yield Forage(site, payment, via)


def offers(state: State, player: Player, via: Via) -> Iterator[OfferSingle | OfferCard]:
    """Yield the offerings that a player can make."""
    owned = player.owned
    if not owned or (via == "action" and not player.home):
        return
    for kind in owned:
        yield OfferSingle(kind, via)
    for number, space in enumerate(state.card.spaces, start=1):
        if number not in state.filled and offerable(player.goods, space.needs):
            yield OfferCard(number, via)


@cache
def _recalls(away: tuple[str, ...], via: Via) -> tuple[Recall, ...]:
    sets = [chosen for size in range(len(away), 0, -1) for chosen in combinations(away, size)]
    return tuple(Recall(chosen, via) for chosen in sets)


def recalls(player: Player, via: Via) -> tuple[Recall, ...]:
    """Return every set of villagers that may come home, the largest first. [R20]"""
    return _recalls(tuple(player.away), via)


Deed = Scout | Forage | OfferSingle | OfferCard | Stargaze | Recall | GainStardust
"""What uses up an action or a kept token."""


def free_deeds(state: State, player: Player) -> list[Deed]:
    """Return what the kept tokens can be used for. [spec 6.3]"""
    found: list[Deed] = []
    kept = player.kept
    if not kept:
        return found
    if "scouting" in kept:
        found += scouts(state, player, "ash")
    if "foraging" in kept:
        found += forages(state, player, "ash")
    if "offering" in kept:
        found += offers(state, player, "ash")
    if "recall" in kept:
        found += recalls(player, "ash")
    if "stardust" in kept:
        found.append(GainStardust("ash"))
    return found


def deeds(state: State, seat: Seat) -> list[Deed]:
    """Return what the player may do in the own turn, besides stardust and ending it. [spec 6.9]"""
    player = state.players[seat]
    found: list[Deed] = []
    if state.actions_left:
        found += scouts(state, player, "action")
        found += forages(state, player, "action")
        found += offers(state, player, "action")
        if player.home:
            found += map(Stargaze, gazing_spaces(state))
        found += recalls(player, "action")
        found.append(GainStardust("action"))
    return found + free_deeds(state, player)
