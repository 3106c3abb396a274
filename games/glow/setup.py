"""The first state of a match, the census of components, and the maximum length of a match. [spec 5]"""

from games.core import compensation
from games.core.pile import Pile
from games.core.step import StepContext
from games.glow import rules
from games.glow.components import (
    ADVENTURERS,
    CARDS,
    COMPANIONS,
    DICE,
    DIFFICULTIES,
    ELEMENTS,
    EVEN_STARTS,
    ISLANDS,
    PROVINCE,
    RESERVE_DICE,
    ROUNDS,
    SCORE_TRACK,
    SETUP,
    SMALL_DICE,
    SPACES,
    SPELLS,
    TOM_TILES,
    Board,
    Card,
)
from games.glow.options import Options
from games.glow.state import Player, State, TrackSpace, start_of

TOKENS = "reroll_tokens"


def setup(options: Options, seats: int, context: StepContext) -> State:
    """Return the state before any choice.

    Raises ValueError for a challenge that cannot be played.
    """
    _check(options, seats)
    board = _board(options, context)
    state = State(
        board=board,
        options=options,
        players=[
            _player(board, given) for given in compensation.compensation_points(EVEN_STARTS, options.start, seats)
        ],
        track={element: TrackSpace() for element in ELEMENTS},
        deck_a=_deck("A", solo=seats == 1),
        deck_b=_deck("B", solo=seats == 1),
        spells=Pile.of("spell", () if seats == 1 else SPELLS),
        box=(*ADVENTURERS, *DICE, *TOM_TILES),
    )
    if seats == 1:
        state.box += (*[card.id for card in COMPANIONS.values() if not card.in_solo], *SPELLS)
    else:
        piles = (state.deck_a, state.deck_b)
        state.removed = tuple([pile.draw(context.chance) for pile in piles for _ in range(SETUP.removed_per_deck)])
    return state


def _check(options: Options, seats: int) -> None:
    """Raise ValueError if preset choices do not belong to a solo challenge. [spec 10.5]"""
    fixed = (options.adventurer, options.tom_dice, options.tom_colour)
    if not any(fixed):
        return
    if seats != 1 or options.adventurer not in ADVENTURERS:
        raise ValueError(f"a challenge is for one player with an adventurer: {options}")
    pairs = rules.tom_pairs(options.adventurer, DIFFICULTIES[options.difficulty].tom_dice)
    if options.tom_dice not in pairs or options.tom_colour not in options.tom_dice:
        raise ValueError(f"Tom cannot have these dice: {options}")


def _board(options: Options, context: StepContext) -> Board:
    if options.board != "random":
        return options.board
    return "archipelago" if context.chance.below(2, "board") else "province"


def _player(board: Board, given: int) -> Player:
    """Return a player's starting pieces; `given` is the light for an even start. [house]"""
    boats = () if board == "province" else (start_of(board),) * SETUP.boats_per_player
    return Player(light=SCORE_TRACK.start + given, boats=boats)


def _deck(letter: str, *, solo: bool) -> Pile:
    cards = [card.id for card in COMPANIONS.values() if card.deck == letter and (card.in_solo or not solo)]
    return Pile.of(f"deck{letter}", cards)


def census(state: State) -> dict[str, int]:
    """Return the number of each printed component on the table, with players or in the box."""
    counts = dict.fromkeys([*DICE, *COMPANIONS, *ADVENTURERS, *SPELLS, *TOM_TILES], 0)
    for piece in _pieces(state):
        counts[piece] += 1
    for seat, player in enumerate(state.players):
        counts[f"boats/{seat}"] = len(player.boats)
    if state.solo and state.board == "archipelago":
        counts["boats/tom"] = len(state.tom.boats) if state.tom else SETUP.boats_per_player  # in the box until then
    return counts


def _pieces(state: State) -> list[str]:
    """Return every piece with an id of its own, wherever it lies."""
    found = [*state.box, *state.reserve, *state.graveyard, *state.removed]
    for pile in (state.deck_a, state.deck_b, state.spells):
        found.extend(pile.cards)
    for space in state.track.values():
        found.extend([*filter(None, (space.companion, space.tile)), *space.dice])
    for player in state.players:
        found.extend(companion.id for companion in player.companions)
        found.extend(spell.id for spell in player.spells)
        found.extend(die.id for die in player.dice)
        found.extend([*filter(None, [player.adventurer]), *player.spent_spells, *player.discards, *player.returned])
    if state.tom:
        found.extend([*state.tom.tiles.cards, *state.tom.discard, *(die.id for die in state.tom.dice)])
    return found


_MOST_DICE = max(card.dice for card in ADVENTURERS.values()) + len(RESERVE_DICE) + len(SMALL_DICE)


def _times(card: Card) -> int:
    """Return an upper bound of a card's triggers in one noon."""
    per = card.same or max(map(card.need.count, card.need), default=0)
    return _MOST_DICE // per if per else 1


def _most_triggers() -> int:
    busiest = sorted(map(_times, COMPANIONS.values()), reverse=True)[:ROUNDS]
    return max(map(_times, ADVENTURERS.values())) + sum(busiest) + len(SPELLS)


def _most_tokens() -> int:
    printed = [path.effect for path in PROVINCE.path if path.effect]
    printed += [gain for space in SPACES.values() for gain in space.gain]
    printed += [gain for island in ISLANDS.values() for gain in island.on_arrival]
    given = sum(effect.n for effect in printed if effect.kind == TOKENS)
    return given + sum(_times(card) * e.n for card in CARDS.values() for e in card.effects if e.kind == TOKENS)


def _longest_day() -> int:
    """Return an upper bound of a seat's moves in a day, all reroll tokens of the day used.

    Morning: recruit, black die, Sketal, dismissal, boat. Rerolls with light go down a score track with 18 symbols,
    the others use up a companion's or a token. Then keeping, Cromaug and his Sketal. Every trigger is resolved
    once, no space is entered twice, every companion and spell leaves once, a companion with one die. Then the day
    ends.
    """
    rerolls = len(SCORE_TRACK.reroll_spaces) + sum(c.rerolls_per_round for c in COMPANIONS.values()) + _most_tokens()
    departures = 2 * (ROUNDS + 1) + len(SPELLS)
    return 5 + rerolls + 3 + _most_triggers() + len(SPACES) + departures + 1


def longest(seats: int) -> int:
    """Return an upper bound of the moves of a match: setup, first tokens, and eight days."""
    return seats * (2 + SETUP.last_player_reroll_tokens + ROUNDS * _longest_day())
