"""Elementary changes, each with its event: draw, lay out, take, place."""

from bisect import bisect
from itertools import accumulate

from games.core.chance import Chance
from games.core.scores import OPPONENT
from games.core.step import Seat, StepContext
from games.core.tuples import pop_at, replace_at, without
from games.solani import events
from games.solani.components import BRANCHES, ROUNDS, SEATING, TRACK, Kind, Magnitude
from games.solani.rules import PAIR, magnitude_of
from games.solani.sky import newly_surrounded
from games.solani.state import Bag, Coyote, Player, State, Stock


def draw(bag: Bag, chance: Chance, stream: str) -> str:
    """Draw a tile from a bag, each with equal probability; the bag must not be empty. [spec 7]"""
    ends = list(accumulate(bag.values()))
    kind = list(bag)[bisect(ends, chance.next(ends[-1], stream))]
    bag[kind] -= 1
    return kind


def draw_card(stock: Stock, chance: Chance, magnitude: Magnitude) -> str:
    """Draw a card from a deck, each with equal probability.

    The deck must not be empty. [spec 7]
    """
    card, stock.deck = pop_at(stock.deck, chance.next(len(stock.deck), f"deck_{magnitude}"))
    return card


def begin_round(state: State, context: StepContext) -> None:
    """Start the round and lay out its tiles.

    The last round uses the Branch tiles set aside for it. [p.5, spec 6.1]
    """
    state.round += 1
    state.first_kind = ""
    slots = range(SEATING[len(state.players)].slots)
    state.clusters = tuple([draw(state.cluster_bag, context.chance, "cluster_bag") for _ in slots])
    if state.round < ROUNDS:
        state.branches = tuple([draw(state.branch_bag, context.chance, "branch_bag") for _ in slots])
    else:
        state.branches = tuple([draw(state.final_branches, context.chance, "final_branches") for _ in slots])
    context.tell(events.RoundBegan(state.round, state.sun))


def refill_track(state: State, context: StepContext) -> None:
    """Put the face-down Planets on the empty track. [p.5]"""
    for slot in TRACK.reserve_slots:
        planet = draw(state.reserve, context.chance, "planets")
        state.track = replace_at(state.track, slot - 1, planet)
        context.tell(events.PlanetAdded(planet, slot))


def _holder(state: State, seat: Seat) -> Player | Coyote:
    return state.opponent if seat == OPPONENT else state.players[seat]


def draft(state: State, context: StepContext, seat: Seat, kind: Kind, slot: int) -> None:
    """Take the tile of a slot to be placed. [p.5]"""
    tile, holder = state.display(kind)[slot - 1], _holder(state, seat)
    if kind == "cluster":
        state.clusters = replace_at(state.clusters, slot - 1, "")
        holder.circle = tile
    else:
        state.branches = replace_at(state.branches, slot - 1, "")
        holder.branch = tile
    state.first_kind = state.first_kind or kind
    context.tell(events.Drafted(seat, kind, slot, tile))


def trade(state: State, context: StepContext, seat: Seat, slot: int, trade_slot: int) -> None:
    """Take a Star Cluster and trade it for the Planet of a track slot. [p.5]"""
    holder = _holder(state, seat)
    tile, planet = state.clusters[slot - 1], state.track[trade_slot - 1]
    state.clusters = replace_at(state.clusters, slot - 1, "")
    state.track = replace_at(state.track, trade_slot - 1, "")
    holder.discards += (tile,)
    holder.circle = planet
    state.first_kind = state.first_kind or "cluster"
    context.tell(events.Traded(seat, slot, tile, planet, trade_slot))


def place_branch(state: State, context: StepContext, seat: Seat, space: str, rotation: int) -> None:
    """Put the held Branch tile on the board. [p.6]"""
    player = state.players[seat]
    branch, player.branch = player.branch, ""
    player.branches[space] = BRANCHES[branch].masks[rotation]
    context.tell(events.BranchPlaced(seat, branch, space, rotation))


def place_circle(state: State, context: StepContext, seat: Seat, space: str) -> None:
    """Put the held circular tile on the board. [p.6]"""
    player = state.players[seat]
    player.tiles[space], player.circle = player.circle, ""
    context.tell(events.CirclePlaced(seat, player.tiles[space], space))


def place_feature(state: State, context: StepContext, seat: Seat, space: str) -> None:
    """Put the Special Feature just taken on the board. [p.6]"""
    player = state.players[seat]
    player.tiles[space], player.feature = player.feature, ""
    context.tell(events.CirclePlaced(seat, player.tiles[space], space))


def set_aside(state: State, context: StepContext, seat: Seat) -> None:
    """Remove held tiles without a space from the game. [spec 6.4]"""
    player = state.players[seat]
    for tile in filter(None, (player.circle, player.branch)):
        player.discards += (tile,)
        context.tell(events.SetAside(seat, tile))
    player.circle = player.branch = ""


def surround(state: State, context: StepContext, seat: Seat) -> None:
    """Flag every Dark Sky that is surrounded by Branch tiles now.

    Each earns a Special Feature. [p.6]
    """
    player = state.players[seat]
    for space in newly_surrounded(player):
        player.surrounded += (space,)
        player.picks += 1
        context.tell(events.DarkSkySurrounded(seat, space))


def take_card(state: State, context: StepContext, seat: Seat, card: str) -> None:
    """Take a face-up card with its tile. [p.6]"""
    stock = state.stock(magnitude_of(card))
    stock.row = without(stock.row, card)
    _own(state.players[seat], card)
    context.tell(events.SpecialTaken(seat, card))


def _own(player: Player, card: str) -> None:
    player.cards += (card,)
    player.feature = card


def draw_pair(state: State, context: StepContext, seat: Seat, magnitude: Magnitude) -> None:
    """Look at two cards of a deck. [p.6]"""
    stock, player = state.stock(magnitude), state.players[seat]
    player.pair = tuple([draw_card(stock, context.chance, magnitude) for _ in range(PAIR)])
    context.tell(events.SpecialsDrawn(seat, magnitude))
    for card in player.pair:
        context.whisper(seat, events.SpecialSeen(seat, card))


def keep(state: State, context: StepContext, seat: Seat, card: str) -> None:
    """Keep one of the two cards; the other joins the right end of its row. [p.6]

    This reveals a secret of the drawer, so the move is irreversible.
    """
    context.bind()
    player = state.players[seat]
    (other,) = [drawn for drawn in player.pair if drawn != card]
    player.pair = ()
    state.stock(magnitude_of(other)).row += (other,)
    _own(player, card)
    context.tell(events.SpecialKept(seat, card))
    context.tell(events.CardTurnedUp(other))


def clear_displays(state: State) -> None:
    """Return the tiles that were not drafted to their bags. [p.6]"""
    for display, bag in ((state.clusters, state.cluster_bag), (state.branches, state.branch_bag)):
        for tile in filter(None, display):
            bag[tile] += 1
    state.clusters = state.branches = ()


def fill_empty_row(state: State, context: StepContext, magnitude: Magnitude) -> None:
    """Turn a card up if none of this magnitude is face-up. [p.6]"""
    stock = state.stock(magnitude)
    if stock.deck and not stock.row:
        stock.row = (draw_card(stock, context.chance, magnitude),)
        context.tell(events.CardTurnedUp(stock.row[0]))


def pass_sun(state: State) -> None:
    """Give the Sun to the next seat clockwise. [p.6]"""
    state.sun = state.order[1]
