"""Queries about a state: legal actions and their costs. [spec 6]"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement

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
    TRACK,
    Colour,
    Goods,
)
from games.girl_stars.state import HOME, Landed, Player, State

_scout = lru_cache(maxsize=64)(Scout)
_single = lru_cache(maxsize=16)(OfferSingle)
_card = lru_cache(maxsize=32)(OfferCard)
"""Actions are immutable, so each is created once."""


def ash_colours(landed: Landed) -> tuple[tuple[Colour, ...], ...]:
    """Return the Light that a token may be discarded for. [spec 4.7]"""
    allowed = REGIONS[landed.region].colours
    return tuple(combinations_with_replacement(allowed, ASH_KINDS[landed.ash].lights))


def ash_picks(dish: Sequence[Landed]) -> Iterator[TakeAsh]:
    """Return every way to take a token from the dish."""
    return chain.from_iterable([_picks(landed) for landed in dish if landed.taker is None])


@lru_cache(maxsize=1024)
def _picks(landed: Landed) -> tuple[TakeAsh, ...]:
    kept = [TakeAsh(landed.letter, "keep")] if ASH_KINDS[landed.ash].keepable else []
    return (*kept, *(TakeAsh(landed.letter, "light", colours) for colours in ash_colours(landed)))


@lru_cache(maxsize=32)  # 13 sites, each covered or not
def forage_cost(site: str, covered: bool) -> int:
    """Return the Light that foraging at a site costs.

    More if its Early Bird space is free. [spec 4.4, R10]
    """
    forage = FORAGE[SITES[site].goods]
    return forage.cost + (0 if covered else forage.early_cost)


def _places(state: State) -> set[str]:
    return set(chain.from_iterable([player.villagers for player in state.players]))


@lru_cache(maxsize=1024)
def _foragings(site: str, supply: tuple[int, ...], cost: int, via: Via) -> tuple[Forage, ...]:
    """Return a Foraging with every way to pay this number of Light. [R24]"""
    return tuple([Forage(site, payment, via) for payment in _payments(supply, cost)])


def _payments(supply: Sequence[int], cost: int) -> Iterator[tuple[Colour, ...]]:
    """Yield the ways to pay this number of Light, most of the first colour first."""
    red, blue, yellow = supply
    for reds in range(min(red, cost), -1, -1):
        for blues in range(min(blue, cost - reds), max(-1, cost - reds - yellow - 1), -1):
            counts = (reds, blues, cost - reds - blues)
            yield tuple([colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)])


def offerable(goods: dict[Goods, int], needs: Sequence[Goods]) -> bool:
    """Return whether a player owns these goods."""
    return all(goods.get(kind, 0) >= needs.count(kind) for kind in needs)


_GAZING = tuple((f"sky:{space}", Stargaze(space)) for space in range(1, TRACK + 1))
_EARLY = {site: f"early:{site}" for site in SITES}
"""The place of a villager on each space of the track, and on each Early Bird space."""


def gazings(state: State) -> list[Stargaze]:
    """Return the free spaces of the Night Sky track behind the last Elder. [R12]"""
    taken = _places(state)
    behind = _GAZING[: max(0, state.girl - state.size - 1)]
    return [action for place, action in behind if place not in taken]


def scouts(state: State, player: Player, via: Via) -> Iterator[Scout]:
    """Yield the possible gates of a Scouting."""
    for gate in paths.routes(state.lit, player.light):
        yield _scout(gate, via)


def forages(state: State, player: Player, via: Via) -> Iterator[Forage]:
    """Yield the possible sites of a Foraging, with every payment."""
    supply = tuple(player.light.values())
    total = sum(supply)
    if not total or (via == "action" and HOME not in player.villagers):
        return
    places = _places(state)
    for site in paths.connected(state.lit):
        cost = forage_cost(site, _EARLY[site] in places)
        if state.sites[site] and cost <= total:
            yield from _foragings(site, supply, cost, via)


def offers(state: State, player: Player, via: Via) -> Iterator[OfferSingle | OfferCard]:
    """Yield the possible offerings of a player."""
    owned = player.owned
    if not owned or (via == "action" and HOME not in player.villagers):
        return
    for kind in owned:
        yield _single(kind, via)
    for number, space in enumerate(state.card.spaces, start=1):
        if number not in state.filled and offerable(player.goods, space.needs):
            yield _card(number, via)


@lru_cache(maxsize=64)  # sets of villagers' places: 12 entries in about ten matches
def _recalls(away: tuple[str, ...], via: Via) -> tuple[Recall, ...]:
    sets = [chosen for size in range(len(away), 0, -1) for chosen in combinations(away, size)]
    return tuple(Recall(chosen, via) for chosen in sets)


def recalls(player: Player, via: Via) -> tuple[Recall, ...]:
    """Return every set of villagers that may come home, the largest first. [R20]"""
    return _recalls(tuple(player.away), via)


Act = Scout | Forage | OfferSingle | OfferCard | Stargaze | Recall | GainStardust
"""An action that uses up an action of the turn or a kept token."""


def free_actions(state: State, player: Player) -> list[Act]:
    """Return the actions that the kept tokens allow. [spec 6.3]"""
    found: list[Act] = []
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


def actions(state: State, seat: Seat) -> list[Act]:
    """Return the player's actions in its own turn, except Stardust and the end of the turn. [spec 6.9]"""
    player = state.players[seat]
    found: list[Act] = []
    if player.actions:
        found += scouts(state, player, "action")
        found += forages(state, player, "action")
        found += offers(state, player, "action")
        if HOME in player.villagers:
            found += gazings(state)
        found += recalls(player, "action")
        found.append(GainStardust("action"))
    return found + free_actions(state, player)
