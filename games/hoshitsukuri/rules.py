"""Queries about cards, plays and the orbit; no function here changes anything.

Hands and piles may be those of the state or of a view.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product

from games.core.step import Seat
from games.hoshitsukuri.components import (
    CARDS,
    CELESTIALS,
    COLOURS,
    CONSTELLATION,
    FIGURES,
    HAND,
    ICE,
    ORBIT,
    RANK_OF,
    RANKS,
)
from games.hoshitsukuri.state import FieldCard, Play, Player

Cards = tuple[str, ...]


def colours_of(kinds: Iterable[str]) -> tuple[str, ...]:
    """Return the colours among red, blue and green that occur among these kinds."""
    found = {CARDS[kind].colour for kind in kinds}
    return tuple(colour for colour in COLOURS if colour in found)


def missing_colours(kinds: Iterable[str]) -> tuple[str, ...]:
    """Return the colours that this set lacks, against the rulebook's advice. [p.7]"""
    found = colours_of(kinds)
    return tuple(colour for colour in COLOURS if colour not in found)


def in_order(cards: Iterable[str]) -> Cards:
    """Return cards sorted in table order."""
    return tuple(sorted(cards, key=RANK_OF.__getitem__))


def is_three_colour(kinds: Sequence[str]) -> bool:
    """Return whether red, blue and green occur together. [p.5]"""
    return len(kinds) >= len(COLOURS) and len(colours_of(kinds)) == len(COLOURS)


def step_of(kinds: Sequence[str]) -> int:
    """Return the steps of the comet for a play of these cards: 0 or 1. [p.6, p.8 氷]"""
    return 0 if not kinds or ICE in kinds or is_three_colour(kinds) else 1


def kinds_of(play: Iterable[FieldCard]) -> list[str]:
    """Return the kinds of the cards in a play."""
    return [card.kind for card in play]


def projected(player: Player) -> int:
    """Return the comet's space once the plays on the field are counted, before the orbit advance. [p.6]"""
    return player.space + sum([step_of(kinds_of(play)) for play in player.field])


def order_of_turns(players: Sequence[Player]) -> list[Seat]:
    """Return the seats on the orbit: the last first, on one space the outermost first. [p.4]"""
    waiting = [seat for seat, player in enumerate(players) if player.space < ORBIT]
    return sorted(waiting, key=lambda seat: (players[seat].space, players[seat].arrival))


def order_of_pushes(players: Sequence[Player]) -> list[Seat]:
    """Return the order of pushes by an arrival: foremost first, then outermost. [p.6]"""
    waiting = [seat for seat, player in enumerate(players) if player.space < ORBIT]
    return sorted(waiting, key=lambda seat: (-players[seat].space, players[seat].arrival))


def counted(cards: Iterable[str]) -> dict[str, int]:
    """Return the number of copies of each kind, in table order."""
    found: dict[str, int] = {}
    for kind in in_order(cards):
        found[kind] = found.get(kind, 0) + 1
    return found


def multisets(cards: Iterable[str], sizes: Iterable[int]) -> list[Cards]:
    """Return every different choice of copies with one of these sizes.

    Smaller ones come first, then earlier kinds.
    """
    kept = set(sizes)
    chosen = (
        tuple(kind for kind, copies in zip(have, pick, strict=True) for _ in range(copies))
        for have in (counted(cards),)
        for pick in product(*(range(copies, -1, -1) for copies in have.values()))
        if sum(pick) in kept
    )
    return sorted(chosen, key=len)


@lru_cache(maxsize=4096)
def playable(hand: Cards) -> tuple[Cards, ...]:
    """Return every legal play of a sorted hand: singles, one colour, three colours. [p.5]"""
    kinds = tuple(dict.fromkeys(hand))
    by_colour = {colour: [kind for kind in hand if CARDS[kind].colour == colour] for colour in COLOURS}
    plays: list[Cards] = [(kind,) for kind in kinds]
    for same in by_colour.values():
        plays += multisets(same, range(2, len(same) + 1))
    each = [list(dict.fromkeys(same)) for same in by_colour.values()]
    plays += (in_order(three) for three in product(*each))
    return tuple(plays)


def unresolved(play: Play, done: Sequence[int]) -> list[int]:
    """Return the indices in a play of the cards with open effects; those of `done` are carried out."""
    return [place for place, card in enumerate(play) if CARDS[card.kind].acts and place not in done]


def plain_colourless(hand: Iterable[str]) -> list[str]:
    """Return the cards that a Forest may add: colourless kinds without generate icon. [p.7]"""
    return [kind for kind in dict.fromkeys(hand) if not CARDS[kind].coloured and not CARDS[kind].generates]


def generators(hand: Iterable[str]) -> list[str]:
    """Return the cards with a generate icon, copies repeated."""
    return [kind for kind in hand if CARDS[kind].generates]


def gainable(supply: Mapping[str, int], limit: int, but: str = "") -> list[str]:
    """Return the kinds in stock that cost at most `limit`, in table order, except `but`."""
    return [kind for kind, left in supply.items() if left and kind != but and CARDS[kind].cost <= limit]


def fusions(hand: Iterable[str]) -> list[Cards]:
    """Return the choices of a Nuclear Fusion. [p.8 核融合]

    They have at most one card of each colour, colourless being one.
    """
    by_colour: dict[str, list[str]] = {}
    for kind in dict.fromkeys(hand):
        by_colour.setdefault(CARDS[kind].colour, []).append(kind)
    choices = product(*([None, *kinds] for kinds in by_colour.values()))
    found = [in_order(kind for kind in choice if kind is not None) for choice in choices]
    found.remove(())
    return sorted(found, key=lambda cards: (len(cards), [RANK_OF[kind] for kind in cards]))


def returnable(player: Player, plays_made: int) -> list[int]:
    """Return the earlier plays, counted from 1, that a Storm may discard. [p.8 嵐]

    They consist of exactly one card.
    """
    if plays_made > FIGURES.storms_work_for:  # ruling R15
        return []
    return [number for number, play in enumerate(player.field[:-1], start=1) if len(play) == 1]


def demanded(hand: Iterable[str], colours: Iterable[str]) -> list[str]:
    """Return the kinds in a hand that a strike of these colours could take."""
    wanted = set(colours)
    return [kind for kind in dict.fromkeys(hand) if CARDS[kind].colour in wanted]


def surplus(hand: Sequence[str]) -> int:
    """Return the number of cards above the hand size at the end of a turn. [p.6]"""
    return max(0, len(hand) - HAND)


def discards(hand: Sequence[str]) -> list[Cards]:
    """Return every way to discard down to the hand size. [p.6]"""
    return multisets(hand, (surplus(hand),))


def points_in_cards(cards: Sequence[str]) -> int:
    """Return the victory points of a collection of cards, Constellations included. [p.4, spec 9]"""
    points, constellations = sum(CARDS[kind].vp for kind in cards), cards.count(CONSTELLATION)
    return points + (CARDS[CONSTELLATION].amount * constellations * colour_sets(cards) if constellations else 0)


def colour_counts(cards: Iterable[str]) -> dict[str, int]:
    """Return the number of cards of each colour, colourless ones left out."""
    found = [CARDS[kind].colour for kind in cards]
    return {colour: found.count(colour) for colour in COLOURS}


def colour_sets(cards: Iterable[str]) -> int:
    """Return the number of sets of one red, one blue and one green card."""
    return min(colour_counts(cards).values())


def rank_of(points: int) -> str:
    """Return the rank of a result in a solo challenge. [spec 10]"""
    return next(rank.id for rank in reversed(RANKS) if points >= rank.vp)


def free_celestials(kinds: Iterable[str]) -> list[str]:
    """Return the celestial kinds that are not among these yet, in table order."""
    taken = set(kinds)
    return [kind for kind in CELESTIALS if kind not in taken]
