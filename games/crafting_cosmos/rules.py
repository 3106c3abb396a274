"""Queries about a state."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Literal

from games.core.step import Seat
from games.crafting_cosmos import galaxy
from games.crafting_cosmos.components import (
    CONTROLS,
    CRADLE,
    ELEMENTS,
    FIGURES,
    HAND_LIMIT,
    POWERS,
    SIZES,
    SLOT_COSTS,
    SLOTS,
    TITLES,
    Control,
    Element,
    PowerCard,
)
from games.crafting_cosmos.ring import Ring, ring_of
from games.crafting_cosmos.state import Player, State

_CHEAPEST = min(SLOT_COSTS)
_CONTROL_ORDER = {control: place for place, control in enumerate(CONTROLS)}


def ring(state: State, seat: Seat) -> Ring:
    """Return the ring for this seat."""
    return ring_of([player.control for player in state.players], state.dark, state.void, seat)


def seats_from(first: Seat, count: int) -> list[Seat]:
    """Return all seats in turn order."""
    return [(first + place) % count for place in range(count)]


def stacks(state: State) -> list[int]:
    """Return the sizes of nebula that have tiles left."""
    return [size for size, stack in zip(SIZES, state.nebulae, strict=True) if stack.hidden or stack.under]


def reserve(state: State) -> list[Element]:
    """Return the elements with stars in the reserve."""
    return [element for element in ELEMENTS if state.reserve[element]]


def end_reason(state: State) -> Literal["goals", "crystals", ""]:
    """Return why the game ends with this round, once that is certain: the supply never rises. [rulebook]"""
    if len(state.scored) + bool(state.track[-2]) == FIGURES.goals:
        return "goals"
    return "" if state.crystals else "crystals"


def sources(state: State) -> list[int]:
    """Return the sources of an energy card: display positions from 1, then 0 for the deck.

    An empty deck is reshuffled from the discard pile. [rulebook]
    """
    shown = [place for place, card in enumerate(state.display, start=1) if card]
    return [*shown, 0] if any((*state.deck.values(), *state.discard.values())) else shown


def cradle(player: Player, *, anywhere: bool) -> tuple[str, ...]:
    """Return the spaces where proto life may be placed. [rulebook, ruling 16]"""
    if anywhere:
        return tuple(galaxy.empty(galaxy.LIFE, player.life))
    return galaxy.shores(tuple(player.life)) if player.life else (CRADLE,)


def completable(state: State, player: Player) -> list[str]:
    """Return the nebula spaces that can be completed now. [rulebook, spec 6.4]"""
    wild, stars = "dark_matter" in state.running.flags, galaxy.stars_at(player)
    return [
        space
        for space, nebula in player.nebulae.items()
        if not nebula.completed and galaxy.lacking(nebula.tile, stars[space]) <= wild
    ]


def complete(player: Player, space: str, wild: bool = False) -> bool:
    """Return whether the stars and supernovae around the tile here suffice.

    There is always one to discard. [ruling 5]
    """
    return galaxy.lacking(player.nebulae[space].tile, galaxy.stars_at(player)[space]) <= wild


def life_bearing(state: State, player: Player) -> list[str]:
    """Return the nebula spaces on which advanced life can be created. [rulebook]"""
    if len(player.life) < 6 or not state.advanced:
        return []
    return [
        space
        for space, nebula in player.nebulae.items()
        if nebula.completed and not nebula.life and galaxy.around(player, space) == 6
    ]


def purchases(state: State, player: Player) -> list[tuple[int, Control]]:
    """Return the slots and types of power cards that can be bought. [rulebook]"""
    hand = player.hand
    rich = [energy for energy in CONTROLS if hand.get(energy, 0) >= _CHEAPEST and state.powers[energy]]
    if not rich:
        return []
    slots = zip(SLOTS, SLOT_COSTS, player.powers, strict=True)
    return [(slot, energy) for slot, cost, power in slots if not power for energy in rich if hand[energy] >= cost]


@lru_cache(maxsize=64)  # the costs that are printed on power cards
def payments(cost: tuple[str, ...]) -> tuple[tuple[tuple[Control, ...], tuple[tuple[Control, int], ...]], ...]:
    """Return every set of energy cards that fits a cost, as sorted types and as counts."""
    found = {}
    for cards in product(*((CONTROLS if word == "any" else (word,)) for word in cost)):
        paid = tuple(control for control in CONTROLS for _ in range(cards.count(control)))
        found[paid] = tuple((control, paid.count(control)) for control in CONTROLS if control in paid)
    return tuple(sorted(found.items(), key=lambda item: [_CONTROL_ORDER[control] for control in item[0]]))


def affordable(player: Player, card: PowerCard) -> list[tuple[Control, ...]]:
    """Return the sets of cards in hand that pay for a power card."""
    hand, found = player.hand, []
    for paid, counts in payments(card.cost):
        for control, count in counts:
            if hand.get(control, 0) < count:
                break
        else:
            found.append(paid)
    return found


def normal_stars(player: Player) -> list[str]:
    """Return the spaces of the player's normal stars, in the order of the board."""
    return sorted([star for star in player.stars if star not in player.supernovae])


def proto_life(player: Player) -> list[str]:
    """Return the spaces of the player's proto life, in the order of the board."""
    return sorted([space for space, side in player.life.items() if side == "proto"])


def changes(state: State, player: Player) -> Iterator[tuple[str, Element]]:
    """Yield every normal star with the other elements in the reserve."""
    elements = reserve(state)
    for star in normal_stars(player):
        for element in elements:
            if element != player.stars[star]:
                yield star, element


def next_element(element: Element) -> Element | None:
    """Return the next element in stellar evolution; None for oxygen."""
    place = ELEMENTS.index(element) + 1
    return ELEMENTS[place] if place < len(ELEMENTS) else None


def evolutions(state: State, player: Player, but: str = "") -> list[str]:
    """Return the normal stars that can evolve now, except `but`, which has already evolved."""
    found = []
    for star in normal_stars(player):
        element = next_element(player.stars[star])
        if element and state.reserve[element] and star != but:
            found.append(star)
    return found


def swaps(player: Player) -> Iterator[tuple[str, str]]:
    """Yield pairs of the player's stars with different faces, in both orders. [spec 6.4]"""
    faces = {star: face(player, star) for star in sorted(player.stars)}
    for star, other in product(faces, repeat=2):
        if faces[star] != faces[other]:
            yield star, other


def face(player: Player, star: str) -> str:
    """Return the face of a star: its element or supernova."""
    return "supernova" if star in player.supernovae else player.stars[star]


def nebula_moves(player: Player) -> Iterator[tuple[str, str]]:
    """Yield the moves of uncompleted tiles: to an empty space, or a swap with another one."""
    for origin in galaxy.in_order(player.nebulae):
        if not player.nebulae[origin].completed:
            for space in galaxy.NEBULAE:
                there = player.nebulae.get(space)
                if space != origin and (there is None or not there.completed):
                    yield origin, space


def surpluses(hand: Mapping[Control, int]) -> list[tuple[Control, ...]]:
    """Return every choice of the cards beyond the hand limit, each in table order. [rulebook, spec 6.5]"""
    count = sum(hand.values()) - HAND_LIMIT
    return [
        cards
        for cards in combinations_with_replacement(CONTROLS, max(0, count))
        if all(cards.count(control) <= hand.get(control, 0) for control in set(cards))
    ]


def may_gain_nebula(state: State, player: Player) -> bool:
    """Return whether the nebula of the end of the turn has a tile and a space. [spec 6.5]"""
    return len(player.nebulae) < len(galaxy.NEBULAE) and bool(stacks(state))


def cards_of(counts: Mapping[Control, int]) -> list[Control]:
    """Return cards one by one in table order."""
    return [control for control in CONTROLS for _ in range(counts.get(control, 0))]


def counted(cards: Iterable[str]) -> dict[Control, int]:
    """Return the number of cards of each type, types without any left out."""
    listed = list(cards)
    return {control: listed.count(control) for control in CONTROLS if control in listed}


def title_of(points: int) -> str:
    """Return the title of a solo result. [spec 10]"""
    return max((title for title in TITLES if title.points <= points), key=lambda title: title.points).id


def dark_source(dark: Mapping[Control, int], others: Sequence[Control]) -> Control | None:
    """Return the control from which the Void draws a dark token: the first with most of these. [spec 10]"""
    source = max(others, key=lambda control: dark.get(control, 0))
    return source if dark.get(source, 0) else None


def power_of(player: Player, slot: int) -> PowerCard:
    """Return the power card of a slot, counted from 1."""
    return POWERS[player.powers[slot - 1]]
