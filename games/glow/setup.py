"""The first state of a match, and how long one can last. [spec 5]"""

from games.core.pile import Pile
from games.core.table import Table
from games.glow import rules
from games.glow.components import (
    ADVENTURERS,
    COMPANIONS,
    DICE,
    DIFFICULTIES,
    ELEMENTS,
    ROUNDS,
    SCORE_TRACK,
    SETUP,
    SPACES,
    SPELLS,
    TOM_TILES,
    Board,
    Card,
)
from games.glow.state import Options, Player, State, TrackSpace, start_of


def setup(options: Options, seats: int, table: Table) -> State:
    """Return the table before anybody chose; raises ValueError for a challenge that cannot be played."""
    _check(options, seats)
    board = _board(options, table)
    state = State(
        board=board,
        options=options,
        players=[_player(board) for _ in range(seats)],
        track={element: TrackSpace() for element in ELEMENTS},
        deck_a=_deck("A", solo=seats == 1),
        deck_b=_deck("B", solo=seats == 1),
        spells=Pile.of("spell", () if seats == 1 else SPELLS),
        box=[*ADVENTURERS, *DICE, *TOM_TILES],
    )
    if seats == 1:
        state.box.extend(card.id for card in COMPANIONS.values() if not card.in_solo)
        state.box.extend(SPELLS)
    else:
        piles = (state.deck_a, state.deck_b)
        state.removed = [pile.draw(table.chance) for pile in piles for _ in range(SETUP.removed_per_deck)]
    return state


def _check(options: Options, seats: int) -> None:
    """Raise ValueError for fixed choices that are not those of a solo challenge. [spec 10.5]"""
    fixed = (options.adventurer, options.tom_dice, options.tom_color)
    if not any(fixed):
        return
    if seats != 1 or options.adventurer not in ADVENTURERS:
        raise ValueError(f"a challenge is for one player with an adventurer: {options}")
    pairs = rules.tom_pairs(options.adventurer, DIFFICULTIES[options.difficulty].tom_dice)
    if options.tom_dice not in pairs or options.tom_color not in options.tom_dice:
        raise ValueError(f"Tom cannot have these dice: {options}")


def _board(options: Options, table: Table) -> Board:
    if options.board != "random":
        return options.board
    return "archipelago" if table.chance.below(2, "board") else "province"


def _player(board: Board) -> Player:
    if board == "province":
        return Player()
    return Player(boats=[start_of(board)] * SETUP.boats_per_player)


def _deck(letter: str, *, solo: bool) -> Pile:
    cards = [card.id for card in COMPANIONS.values() if card.deck == letter and (card.in_solo or not solo)]
    return Pile.of(f"deck{letter}", cards)


def census(state: State) -> dict[str, int]:
    """Return how often each printed component lies on the table, in somebody's hands or in the box."""
    counts = dict.fromkeys([*DICE, *COMPANIONS, *ADVENTURERS, *SPELLS, *TOM_TILES], 0)
    for piece in _pieces(state):
        counts[piece] += 1
    for seat, player in enumerate(state.players):
        counts[f"boats/{seat}"] = len(player.boats)
    if state.solo and state.board == "archipelago":
        counts["boats/tom"] = len(state.tom.boats) if state.tom else SETUP.boats_per_player  # in the box until then
    return counts


def _pieces(state: State) -> list[str]:
    """Return everything with a name of its own, wherever it lies."""
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


def _most_triggers() -> int:
    """Return more triggers than one noon can bring: the busiest cards, each with all dice on its side."""

    def times(card: Card) -> int:
        per = card.same or max(map(card.need.count, card.need), default=0)
        return len(DICE) // per if per else 1

    busiest = sorted((times(card) for card in COMPANIONS.values()), reverse=True)[:ROUNDS]
    return max(map(times, ADVENTURERS.values())) + sum(busiest) + len(SPELLS)


def _longest_day() -> int:
    """Return more answers than one seat can give in a day, reroll tokens gained that day counted as used.

    Morning: recruit, black die, Sketal, dismissal, boat. Each reroll with light goes down a score track with 18
    symbols, each other reroll uses a companion's or a token; a trigger, a space or a path brings one token at most.
    Each trigger is resolved once, each companion leaves once and returns one die. No space is entered twice a day.
    """
    triggers, spaces = _most_triggers(), len(SPACES)
    rerolls = len(SCORE_TRACK.reroll_spaces) + ROUNDS + triggers + spaces
    departures = 2 * (ROUNDS + 1 + len(SPELLS))
    return 5 + rerolls + 2 + triggers + spaces + departures + 1


def longest(seats: int) -> int:
    """Return a number of answers that no match exceeds: the setup, the first tokens, and eight longest days."""
    return seats * (2 + SETUP.last_player_reroll_tokens + ROUNDS * _longest_day())
