"""The first state of a match, the census of components, and the maximum length of a match. [spec 5]"""

from collections import Counter

from games.core import compensation
from games.core.step import Seat, StepContext
from games.crafting_cosmos import stock
from games.crafting_cosmos.components import (
    ADVANCED_LIFE,
    CENTRE,
    CONTROLS,
    CRADLE,
    DEALT,
    DISPLAY,
    EVEN_STARTS,
    FIGURES,
    GOALS,
    NEBULA_SPACES,
    PLAYERS,
    ROUNDS,
    SIZES,
    SLOTS,
    STARS,
    TILES,
    Control,
)
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.state import LifeStack, Nebula, Player, Points, Pool, Stack, State


def setup(options: Options, seats: int, context: StepContext) -> State:
    """Return the state before the first round. [rulebook]"""
    state = State(
        options=options,
        players=[Player(pool=Pool(), powers=("",) * len(SLOTS), points=Points()) for _ in range(seats)],
        dark={},
        display=tuple([""] * DISPLAY),
        deck=dict.fromkeys(CONTROLS, FIGURES.energy_cards),
        nebulae=[Stack.of(tile.id for tile in TILES.values() if tile.size == size) for size in SIZES],
        powers={control: Stack.of(card.id for card in DEALT.values() if card.deck == control) for control in CONTROLS},
        advanced=LifeStack(
            tuple(f"g{value}" for value in ADVANCED_LIFE.green),
            PLAYERS.green_life[seats - 1],
            tuple(f"p{value}" for value in ADVANCED_LIFE.plain),
        ),
        crystals=PLAYERS.crystals[seats - 1],
        reserve=dict(STARS),
        life=FIGURES.life,
        track=("",) * FIGURES.track,
        unseen=tuple(GOALS),
        goals_left=FIGURES.goals,
    )
    stock.reveal_goal(state, context)
    stock.refill_display(state, context)
    for player in state.players:
        _deal(state, player, context)
    _place_energy(state, context)
    for place, points in enumerate(compensation.compensation_points(EVEN_STARTS, options.start, seats)):
        state.players[(state.first + place) % seats].points.start = points
    return state


def _deal(state: State, player: Player, context: StepContext) -> None:
    """Deal nebulae, life in the cradle, a hydrogen star in the centre, and energy cards. [rulebook]"""
    for space in NEBULA_SPACES.values():
        if space.start_size:
            stack = state.nebulae[space.start_size - 1]
            player.nebulae[space.id] = Nebula(stock.draw(stack, context, f"nebulae/{space.start_size}"))
    player.life[CRADLE] = "proto"
    state.life -= 1
    player.stars[CENTRE] = "hydrogen"
    state.reserve["hydrogen"] -= 1
    for _ in range(FIGURES.first_hand):
        card = stock.draw_energy(state, context)
        assert card is not None
        player.hand[card] = player.hand.get(card, 0) + 1


def _place_energy(state: State, context: StepContext) -> None:
    """Deal all energy tokens around the ring.

    The player whose token comes last goes first. [rulebook, spec 10]
    """
    seats = len(state.players)
    tokens = [str(seat) for seat in range(seats)]
    tokens += ["void"] if state.solo else []
    tokens += [f"dark{number}" for number in range(PLAYERS.dark[seats - 1])]
    for place, token in enumerate(context.chance.shuffle("energy_tokens", tokens)):
        control = CONTROLS[place % len(CONTROLS)]
        if token == "void":
            state.void = control
        elif token.startswith("dark"):
            state.dark[control] = state.dark.get(control, 0) + 1
        else:
            state.first = Seat(token)
            state.players[state.first].control = control


def census(state: State) -> dict[str, int]:
    """Return the number of each component, wherever it lies."""
    counts: Counter[str] = Counter({f"card.{card}": count for card, count in _energy(state).items()})
    counts.update(f"star.{element}" for element in STARS for _ in range(state.reserve[element]))
    counts.update({"life": state.life, "crystal": state.crystals + state.box, "dark": sum(state.dark.values())})
    for stack in (*state.nebulae, *state.powers.values()):
        counts.update([*stack.hidden, *(buried.piece for buried in stack.under)])
    counts.update([*state.advanced.green, *state.advanced.plain, *state.advanced.under])
    counts.update([*state.unseen, *filter(None, state.track), *state.scored])
    for player in state.players:
        _count_player(player, counts)
    if state.turn:
        counts.update([*state.turn.drawn, *state.turn.looked, *filter(None, [state.turn.omega])])
    counts["token"] = len(state.players) + (state.void != "")
    return dict(sorted(counts.items()))


def _energy(state: State) -> Counter[Control]:
    counts: Counter[Control] = Counter(dict.fromkeys(CONTROLS, 0))
    for pile in (state.deck, state.discard, *(player.hand for player in state.players)):
        counts.update(pile)
    counts.update(card for card in state.display if card)
    return counts


def _count_player(player: Player, counts: Counter[str]) -> None:
    counts.update(f"star.{element}" for element in player.stars.values())
    for element, count in player.pool.stars.items():
        counts[f"star.{element}"] += count
    counts["life"] += len(player.life) + player.pool.proto
    counts["crystal"] += 1 + player.ready + player.released
    counts.update(nebula.tile for nebula in player.nebulae.values())
    counts.update(nebula.life for nebula in player.nebulae.values() if nebula.life)
    counts.update([*player.pool.tiles, *filter(None, player.powers)])


def longest(seats: int) -> int:
    """Return an upper bound of the moves of a match.

    A turn begins with a shift, a stack and at most 10 energy cards, and ends with the Omega spot, its tile and the
    hand limit. In between, four times the cards in hand plus the gravitons fall with every purchase, activation,
    set and move (spec 4.4): from at most 4 × 20 + 10. Each of these has at most two further prompts and gives at
    most four things to place or to use; what existed before are 16 tokens and 30 points of sliders.
    """
    paid = 4 * (FIGURES.hand_limit + 10) + FIGURES.slider
    turn = 12 + 3 + paid * (1 + 2 + 4) + 16 + 30 + len(NEBULA_SPACES) * 2
    return ROUNDS * seats * turn
