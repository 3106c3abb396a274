"""The first state of a match, the census of components, and the maximum length of a match. [spec 5]"""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core import compensation
from games.core.chance import Chance
from games.core.scores import OPPONENT
from games.core.step import StepContext
from games.girl_stars.components import (
    ASH_KINDS,
    BONUSES,
    CARDS,
    COLOURS,
    EVEN_STARTS,
    FIRST_GIRL,
    FORAGE,
    HAND,
    PILES,
    ROUNDS,
    SITES,
    TILES,
    TRACK,
    VILLAGERS,
)
from games.girl_stars.hexes import CORNERS
from games.girl_stars.options import Options
from games.girl_stars.state import HOME, TOKEN, Player, State

SMALLEST = 2
"""The table size of a solo match: its rules are those for two players. [spec 3]"""


def setup(options: Options, seats: int, context: StepContext) -> State:
    """Return the state before the first round. [p.3, spec 5]"""
    chance = context.chance
    size = max(SMALLEST, seats)
    present = [*range(seats), *([OPPONENT] if seats < SMALLEST else [])]
    elders = tuple([int(seat) for seat in chance.shuffle("elders", map(str, present))])
    players = [_player(seat, chance) for seat in range(seats)]
    if options.start == "even":
        _even_out([players[seat] for seat in elders if seat != OPPONENT])
    piles, gone = _piles(size, chance)
    offering, *deck = chance.shuffle("offering", CARDS)
    return State(
        options=options,
        players=players,
        elders=elders,
        sites=dict.fromkeys(SITES, size),
        piles=piles,
        gone=gone,
        offering=offering,
        deck=tuple(sorted(deck)),
        ash_bag=tuple([kind.id for kind in ASH_KINDS.values() for _ in range(kind.count)]),
        box={
            kind: forage.tokens - size * sum(site.goods == kind for site in SITES.values())
            for kind, forage in FORAGE.items()
        },
    )


def _player(seat: int, chance: Chance) -> Player:
    """Return a player's starting pieces. [p.3]"""
    order = {name: place for place, name in enumerate(chance.shuffle(f"bonus/{seat}", BONUSES))}
    bonuses = sorted(BONUSES, key=order.__getitem__)
    return Player(
        corners=dict(zip(CORNERS, bonuses, strict=True)),
        bag=tuple(TILES),
        light=dict.fromkeys(COLOURS, 1),
        villagers=(*[HOME] * (len(VILLAGERS) - 1), TOKEN),
    )


def _even_out(players: Sequence[Player]) -> None:
    """Give players more in the order of their Elders. [house]

    The first ones have more space to stargaze.
    """
    for player, extra in zip(players, EVEN_STARTS.get(len(players), ()), strict=False):
        if extra.vp:
            player.vp[compensation.LINE] = extra.vp
        for colour in extra.lights:
            player.light[colour] += 1


def _piles(size: int, chance: Chance) -> tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]]:
    """Return the reward piles, the highest on top, and the tokens that leave the game. [p.3]"""
    piles, gone = {}, {}
    for pile in PILES.values():
        order = [pile.tokens[int(n)] for n in chance.shuffle(f"rewards/{pile.id}", map(str, range(len(pile.tokens))))]
        piles[pile.id] = tuple(sorted(order[:size], reverse=True))
        gone[pile.id] = tuple(sorted(order[size:]))
    return piles, gone


def census(state: State) -> dict[str, int]:
    """Return the number of each printed component.

    Tiles and bonus tokens are counted by seat, goods by kind.
    """
    found = Counter(_pieces(state))
    for kind in FORAGE:
        on_sites = sum(left for site, left in state.sites.items() if SITES[site].goods == kind)
        owned = sum(player.goods.get(kind, 0) for player in state.players)
        found[kind] = on_sites + owned + state.box[kind]
    return dict(found)


def _pieces(state: State) -> Iterable[str]:
    for seat, player in enumerate(state.players):
        on_board = [star.tile for star in player.tiles.values()]
        yield from (f"{seat}/{tile}" for tile in (*player.bag, *player.hand, *player.lost, *on_board))
        yield from (f"{seat}/{bonus}" for bonus in player.corners.values())
        yield from (f"{seat}/villager" for _ in player.villagers)
        yield from (f"ash/{ash}" for ash in player.kept)
    yield from (f"ash/{ash}" for ash in state.ash_bag)
    yield from (f"ash/{landed.ash}" for landed in state.dish if landed.taker in (None, OPPONENT))
    yield from (f"elder/{seat}" for seat in state.elders)
    yield from (f"card/{card}" for card in (state.offering, *state.deck, *state.aside))
    for pile in PILES:
        yield from (f"{pile}/{vp}" for vp in (*state.piles[pile], *state.gone[pile]))


def longest(seats: int) -> int:
    """Return an upper bound of the moves of a match.

    A seat places 24 tiles and picks from the dish with its Elder and up to 4 villagers a round; each pick may be
    kept for a free action. It has 2 actions a round and 2 more once. A Scouting takes three moves and one for each
    of the 45 path spaces. Stardust covers at most 38 hexes. Each turn, and the game, may be ended by a move.
    """
    picks = ROUNDS * (1 + len(VILLAGERS))
    actions = ROUNDS * 2 + 2 + picks
    return seats * (ROUNDS * HAND + picks + 2 * actions + 38 + ROUNDS + 1) + 45


assert TRACK == FIRST_GIRL + ROUNDS - 1, "the Girl ends on the last space"
