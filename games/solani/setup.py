"""The first state of a match, the census of components, and the maximum length of a match. [spec 5]"""

from collections import Counter
from collections.abc import Iterable

from games.core import compensation
from games.core.chance import Chance
from games.core.step import StepContext
from games.solani import mutations
from games.solani.components import (
    BRANCHES,
    CLUSTERS,
    EVEN_STARTS,
    FEATURES_OF,
    KIND_OF,
    MAX_CARDS,
    OTHER_BOARDS,
    PLANETS,
    ROUNDS,
    SEATING,
    SETUP_CARDS,
    TRACK,
    Magnitude,
)
from games.solani.options import Options
from games.solani.state import Bag, Coyote, Player, State, Stock


def setup(options: Options, seats: int, context: StepContext) -> State:
    """Return the state before the first round. [p.3, spec 5, 10.1]"""
    chance = context.chance
    dealt = _boards(seats, chance)
    setup_card = chance.pick(list(SETUP_CARDS), "setup_card", "card")
    orientation = chance.below(4, "setup_card", "orientation")
    sides, coyote = SEATING[seats].sides, SEATING[seats].coyote
    planets = {kind.id: kind.count for kind in PLANETS.values()}
    state = State(
        options=options,
        players=[
            Player(board=board, dark_skies=SETUP_CARDS[setup_card].turned(orientation + side))
            for board, side in zip(dealt, sides, strict=True)
        ],
        sun=0 if seats == 1 else (dealt.index(coyote) + 1) % seats,
        track=_track(planets, SEATING[seats].planets, chance),
        reserve=_reserve(planets, chance),
        removed=planets,
        cluster_bag={kind.id: kind.count for kind in CLUSTERS.values()},
        branch_bag={kind.id: kind.count - kind.set_aside for kind in BRANCHES.values()},
        final_branches={kind.id: kind.set_aside for kind in BRANCHES.values()},
        two=_stock(2, seats, chance),
        three=_stock(3, seats, chance),
        setup_card=setup_card,
        orientation=orientation,
        box=tuple([piece for piece in (coyote, *OTHER_BOARDS, *SETUP_CARDS) if piece not in (*dealt, setup_card)]),
        coyote=Coyote() if seats == 1 else None,
    )
    for place, given in enumerate(compensation.compensation_points(EVEN_STARTS, options.start, seats)):
        state.players[(state.sun + place) % seats].given = given
    return state


def _boards(seats: int, chance: Chance) -> list[str]:
    """Deal the Coyote board and random others; solo, any board but Coyote's. [p.3, spec 10.1]"""
    others = chance.shuffle("boards", list(OTHER_BOARDS))
    if seats == 1:
        return others[:1]
    return chance.shuffle("deal", [SEATING[seats].coyote, *others[: seats - 1]])


def _track(planets: Bag, count: int, chance: Chance) -> tuple[str, ...]:
    """Draw Planets from the bag onto the track, from the middle outwards. [p.3]"""
    track = [""] * TRACK.slots
    for slot in TRACK.fill_order[:count]:
        track[slot - 1] = mutations.draw(planets, chance, "planets")
    return tuple(track)


def _reserve(planets: Bag, chance: Chance) -> Bag:
    """Draw the face-down Planets from the bag. [p.3]"""
    drawn = [mutations.draw(planets, chance, "planets") for _ in range(TRACK.reserve)]
    return {kind: drawn.count(kind) for kind in planets}


def _stock(magnitude: Magnitude, seats: int, chance: Chance) -> Stock:
    """Turn up the first cards of a magnitude. [p.3]"""
    stock = Stock(deck=tuple(sorted(FEATURES_OF[magnitude])))
    stock.row = tuple([mutations.draw_card(stock, chance, magnitude) for _ in range(SEATING[seats].cards)])
    return stock


def census(state: State) -> dict[str, int]:
    """Return the number of each printed component, wherever it lies.

    `tiles` is that of all 160 tiles.

    Dark Skies are counted by seat, cards as `card/<id>` in addition to their tiles.
    """
    tiles = Counter(_tiles(state))
    for bag in (state.cluster_bag, state.branch_bag, state.final_branches, state.reserve, state.removed):
        tiles.update(bag)
    cards = Counter(f"card/{card}" for card in _cards(state))
    boards = Counter([*state.box, state.setup_card, *(player.board for player in state.players)])
    skies = {f"dark_sky/{seat}": len(set(player.dark_skies)) for seat, player in enumerate(state.players)}
    return {**tiles, **cards, **boards, **skies, "tiles": tiles.total()}


def _tiles(state: State) -> Iterable[str]:
    """Return the tiles outside bags; a Special Feature lies with its card until it is placed."""
    yield from filter(None, (*state.clusters, *state.branches, *state.track))
    for player in state.players:
        yield from player.tiles.values()
        yield from (KIND_OF[mask] for mask in player.branches.values())
        yield from filter(None, (player.circle, player.branch, player.feature))
        yield from (*player.discards, *player.pair)
    for stock in (state.two, state.three):
        yield from (*stock.row, *stock.deck)
    if state.coyote:
        yield from filter(None, (state.coyote.circle, state.coyote.branch))
        yield from (*state.coyote.planets, *state.coyote.cards, *state.coyote.discards)


def _cards(state: State) -> Iterable[str]:
    for stock in (state.two, state.three):
        yield from (*stock.row, *stock.deck)
    for player in state.players:
        yield from (*player.cards, *player.pair)
    if state.coyote:
        yield from state.coyote.cards


def longest(seats: int) -> int:
    """Return an upper bound of the moves of a match, wishes not counted.

    Each seat drafts and places two tiles a round. It surrounds four Dark Skies at most and so takes four features
    at most: each chosen, perhaps kept out of two, and placed.
    """
    return seats * (ROUNDS * (2 + 2) + 2 * MAX_CARDS * 3)
