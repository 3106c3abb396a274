"""Elementary changes of a galaxy, each with its event."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.core.step import Seat, StepContext
from games.core.tuples import without
from games.crafting_cosmos import events, stock
from games.crafting_cosmos.actions import NONE
from games.crafting_cosmos.components import (
    FIGURES,
    NEBULA_SPACES,
    SLIDER,
    SPOT,
    TILES,
    Control,
    Element,
    release_points,
)
from games.crafting_cosmos.state import Nebula, Player, Pool, State, value_of


def gain_stars(state: State, context: StepContext, seat: Seat, element: Element, count: int) -> None:
    """Take stars of an element into the pool, up to the number left. [rulebook, ruling 27]"""
    taken = stock.take_stars(state, element, count)
    if taken:
        pool = state.players[seat].pool
        pool.stars[element] = pool.stars.get(element, 0) + taken
        context.tell(events.Gained(seat, element, taken))
    if taken < count:
        context.tell(events.NothingLeft(seat, element, count - taken))


def gain_proto(state: State, context: StepContext, seat: Seat, count: int) -> None:
    """Take proto life into the pool, up to the number left."""
    taken = min(count, state.life)
    state.life -= taken
    state.players[seat].pool.proto += taken
    if taken:
        context.tell(events.Gained(seat, "life", taken))
    if taken < count:
        context.tell(events.NothingLeft(seat, "life", count - taken))


def gain_resource(state: State, context: StepContext, seat: Seat, resource: str, count: int) -> None:
    """Move a slider up ("supernova", "dna" or "graviton").

    Gains beyond its end are lost. [ruling 19]
    """
    player = state.players[seat]
    now: int = getattr(player, resource)
    gained = min(count, SLIDER - now)
    if gained:
        setattr(player, resource, now + gained)
        context.tell(events.Gained(seat, resource, gained))


def gain_tile(state: State, context: StepContext, seat: Seat, size: int) -> None:
    """Take the top tile of a stack into the pool, face up. [rulebook]"""
    tile = stock.draw(state.nebulae[size - 1], context, f"nebulae/{size}")
    keep_tile(state, context, seat, tile)


def keep_tile(state: State, context: StepContext, seat: Seat, tile: str) -> None:
    """Put a tile into the pool."""
    state.players[seat].pool.tiles += (tile,)
    context.tell(events.TileGained(seat, tile))


def advance_crystal(state: State, context: StepContext, seat: Seat, steps: int) -> None:
    """Advance the tracking crystal.

    A ready one is replaced from the supply or the box. [rulebook]
    """
    player, ready = state.players[seat], 0
    for _ in range(steps):
        player.spot += 1
        if player.spot == SPOT:
            ready += 1
            player.spot = 0
            if state.crystals:
                state.crystals -= 1
            else:
                state.box -= 1  # ruling 10
    player.ready += ready
    if steps:
        context.tell(events.CrystalAdvanced(seat, steps, player.spot, ready))


def place_nebula(state: State, context: StepContext, seat: Seat, tile: str, space: str) -> None:
    """Lay a tile on a nebula space; the caller has taken it from the pool."""
    state.players[seat].nebulae[space] = Nebula(tile)
    context.tell(events.NebulaPlaced(seat, tile, space))


def place_star(state: State, context: StepContext, seat: Seat, element: Element, space: str) -> None:
    """Put a star on a star space; the caller has taken it from reserve and pool."""
    state.players[seat].stars[space] = element
    context.tell(events.StarPlaced(seat, element, space))


def place_proto(state: State, context: StepContext, seat: Seat, space: str) -> None:
    """Put proto life from the pool on a life space."""
    player = state.players[seat]
    player.pool.proto -= 1
    player.life[space] = "proto"
    context.tell(events.ProtoLifePlaced(seat, space))


def take_star_from_pool(player: Player, element: Element) -> None:
    """Take one star from the pool."""
    if player.pool.stars[element] == 1:
        del player.pool.stars[element]
    else:
        player.pool.stars[element] -= 1


def remove_star(state: State, seat: Seat, space: str) -> None:
    """Return a star to the reserve as its element. [spec 6.4]"""
    player = state.players[seat]
    state.reserve[player.stars.pop(space)] += 1
    if space in player.supernovae:
        player.supernovae = without(player.supernovae, space)


def remove_life(state: State, seat: Seat, space: str) -> None:
    """Return life to the supply."""
    del state.players[seat].life[space]
    state.life += 1


def complete_nebula(state: State, context: StepContext, seat: Seat, space: str, discard: str) -> None:
    """Score a nebula and turn it over; a star on one of its corners is discarded. [rulebook]"""
    player = state.players[seat]
    nebula = player.nebulae[space]
    player.nebulae[space] = replace(nebula, completed=True)
    points = TILES[nebula.tile].points
    player.points.nebulae += points
    context.tell(events.NebulaCompleted(seat, space, nebula.tile, points, discard))
    if discard != NONE:
        remove_star(state, seat, discard)


def release_crystal(state: State, context: StepContext, seat: Seat, element: Element | None, space: str) -> None:
    """Score a ready crystal and put a star on the board, if there is one and a space. [rulebook, rulings 8, 9, 29]"""
    player = state.players[seat]
    points = release_points(player.released)
    player.ready -= 1
    player.released += 1
    player.points.crystals += points
    context.tell(events.CrystalReleased(seat, player.released, points))
    if element:
        stock.take_stars(state, element, 1)
        place_star(state, context, seat, element, space)


def create_life(state: State, context: StepContext, seat: Seat, space: str, *, keeps_proto: bool) -> None:
    """Put advanced life on a completed nebula.

    Proto life around it is removed, stable life stays. [rulebook]
    """
    player = state.players[seat]
    sides = [side for side in NEBULA_SPACES[space].life if player.life[side] == "proto"]
    gone = [] if keeps_proto else sides
    for side in gone:
        remove_life(state, seat, side)
    token = stock.draw_life(state.advanced, context)
    player.nebulae[space] = replace(player.nebulae[space], life=token)
    context.tell(events.AdvancedLifeCreated(seat, space, len(gone)))
    context.whisper(seat, events.AdvancedLifeSeen(seat, space, value_of(token)))


def pay(state: State, seat: Seat, cards: Iterable[Control]) -> None:
    """Put energy cards from the hand on the discard pile."""
    player, paid = state.players[seat], list(cards)
    for card in paid:
        player.hand[card] -= 1
        if not player.hand[card]:
            del player.hand[card]
    stock.discard(state, paid)


def take_card(state: State, seat: Seat, card: Control) -> None:
    """Put an energy card into the hand."""
    hand = state.players[seat].hand
    hand[card] = hand.get(card, 0) + 1


def score_set(state: State, context: StepContext, seat: Seat, energy: Control) -> None:
    """Discard five equal energy cards for points. [rulebook]"""
    pay(state, seat, [energy] * FIGURES.set_size)
    state.players[seat].points.energy_sets += FIGURES.set_points
    context.tell(events.SetScored(seat, energy, FIGURES.set_points))


def make_supernova(state: State, context: StepContext, seat: Seat, space: str) -> None:
    """Turn a star over for a supernova resource. [rulebook]"""
    player = state.players[seat]
    player.supernova -= 1
    player.supernovae += (space,)
    context.tell(events.BecameSupernova(seat, space))


def stabilize(state: State, context: StepContext, seat: Seat, space: str) -> None:
    """Turn proto life to stable life. [rulebook]"""
    state.players[seat].life[space] = "stable"
    context.tell(events.LifeStabilized(seat, space))


def move_star(state: State, context: StepContext, seat: Seat, origin: str, space: str) -> None:
    """Move a normal star."""
    stars = state.players[seat].stars
    stars[space] = stars.pop(origin)
    context.tell(events.TokenMoved(seat, origin, space))


def move_life(state: State, context: StepContext, seat: Seat, origin: str, space: str) -> None:
    """Move life, proto or stable."""
    life = state.players[seat].life
    life[space] = life.pop(origin)
    context.tell(events.TokenMoved(seat, origin, space))


def change_star(state: State, context: StepContext, seat: Seat, space: str, element: Element) -> None:
    """Replace a normal star by one of another element from the reserve."""
    stars = state.players[seat].stars
    state.reserve[stars[space]] += 1
    stock.take_stars(state, element, 1)
    stars[space] = element
    context.tell(events.StarChanged(seat, space, element))


def swap_stars(state: State, context: StepContext, seat: Seat, space: str, other: str) -> None:
    """Swap two stars, supernovae included."""
    player = state.players[seat]
    player.stars[space], player.stars[other] = player.stars[other], player.stars[space]
    changed = {space: other, other: space}
    player.supernovae = tuple([changed.get(star, star) for star in player.supernovae])
    context.tell(events.StarsSwapped(seat, space, other))


def shift_nebula(state: State, context: StepContext, seat: Seat, origin: str, space: str) -> None:
    """Move an uncompleted tile, or swap it with the one on that space."""
    nebulae = state.players[seat].nebulae
    there = nebulae.pop(space, None)
    nebulae[space] = nebulae.pop(origin)
    if there is not None:
        nebulae[origin] = there
    context.tell(events.NebulaShifted(seat, origin, space))


def score_power(state: State, context: StepContext, seat: Seat, power: str, points: int) -> None:
    """Score the points of a power card."""
    if points:
        state.players[seat].points.power_cards += points
        context.tell(events.Scored(seat, power, points))


def lose_leftovers(state: State, context: StepContext, seat: Seat) -> None:
    """Return what was not placed or used by the end of the turn.

    Sliders go to 0. [rulebook, ruling 11]
    """
    player = state.players[seat]
    pool = player.pool
    resources = player.supernova + player.dna + player.graviton
    if pool or resources:
        context.tell(events.Lost(seat, sum(pool.stars.values()), pool.proto, len(pool.tiles), resources))
    for element, count in pool.stars.items():
        state.reserve[element] += count
    state.life += pool.proto
    for tile in pool.tiles:
        stock.bury(state.nebulae[TILES[tile].size - 1], tile)
    player.pool = Pool()
    player.supernova = player.dna = player.graviton = 0
