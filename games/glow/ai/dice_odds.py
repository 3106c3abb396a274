"""Probabilities and means of dice before the throw, by the number of dice of each colour. [spec 11]"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import prod

from games.glow import rules
from games.glow.components import CARDS, COLOUR, COLOURS, ELEMENTS, FOOTPRINTS2, LIGHT3, MINUS2, PLACE, SYMBOLS

Dice = tuple[int, ...]
"""The number of dice of each of the `COLOURS`, then the number of dice that favour no colour."""

Falls = Mapping[tuple[int, ...], float]
"""The probability of each combination of counts of some symbols."""

_PLACE_OF = {colour: number for number, colour in enumerate(COLOURS)}
_BLACK = _PLACE_OF["black"]
_SIDES = 6


def dice_of(names: Iterable[str], plain: int = 0) -> Dice:
    """Return these dice by colour, and `plain` more that favour no symbol."""
    counts = [0] * len(COLOURS)
    for name in names:
        counts[_PLACE_OF[COLOUR[name]]] += 1
    return (*counts, plain)


@lru_cache(maxsize=16_384)
def acts(name: str, dice: Dice, *, once: bool = False) -> float:
    """Return the mean number of times that a card acts.

    If `once`, return the probability that it acts at all.
    """
    card, black = CARDS[name], dice[_BLACK] > 0
    thrown = sum(dice) - black
    if card.same:
        return _alike(card.same, dice, thrown, black, once)
    own = tuple([dice[place] for place in _WATCHED[name]])
    return _matching(name, own, thrown - sum(own), black, once)


_WATCHED = {
    name: tuple([PLACE[symbol] for symbol in dict.fromkeys((*card.need, *card.forbid))]) for name, card in CARDS.items()
}
"""For each card the places of the symbols that its condition reads."""


@lru_cache(maxsize=8192)  # 1,300 entries in about ten matches
def _matching(name: str, own: tuple[int, ...], others: int, black: bool, once: bool) -> float:
    """Return `acts` by the dice of each watched symbol's own colour and all others.

    The black die hides the symbol that it shows.
    """
    watched = _WATCHED[name]
    hidden: dict[int | None, int] = {None: _SIDES - len(watched)}
    hidden |= dict.fromkeys(watched, int(black))
    total = 0.0
    for counts, odds in falls(own, others).items():
        for gone, sides in hidden.items():
            shown = [0] * len(SYMBOLS)
            for place, count in zip(watched, counts, strict=True):
                shown[place] = 0 if place == gone else count
            times = rules.TRIGGERS[name](shown)
            total += sides * odds * (min(1, times) if once else times)
    return total / sum(hidden.values())


@lru_cache(maxsize=1024)  # 160 entries in about ten matches
def falls(own: tuple[int, ...], others: int) -> Falls:
    """Return the probability of each combination of counts of some symbols.

    `own` is the number of dice of each symbol's own colour, `others` that of all other dice.
    """
    mine = next((number for number, count in enumerate(own) if count), None)
    if mine is None and not others:
        return {(0,) * len(own): 1.0}
    fewer = own if mine is None else (*own[:mine], own[mine] - 1, *own[mine + 1 :])
    found: dict[tuple[int, ...], float] = {}
    for counts, odds in falls(fewer, others - (mine is None)).items():
        left = _SIDES
        for number, count in enumerate(counts):
            sides = 1 + (number == mine)
            left -= sides
            more = (*counts[:number], count + 1, *counts[number + 1 :])
            found[more] = found.get(more, 0.0) + odds * sides / _SIDES
        found[counts] = found.get(counts, 0.0) + odds * left / _SIDES
    return found


def _alike(same: int, dice: Dice, thrown: int, black: bool, once: bool) -> float:
    """Return the mean number of times that `same` dice show the same symbol.

    If `once`, return the probability that any do, as if symbols were independent.
    """
    seen = 1 - black / _SIDES
    means = [seen * _times(dice[PLACE[element]], thrown - dice[PLACE[element]], same, once) for element in ELEMENTS]
    means += [_times(0, dice[PLACE[symbol]], same, once) for symbol in (FOOTPRINTS2, LIGHT3)]
    return 1 - prod([1 - mean for mean in means]) if once else sum(means)


@lru_cache(maxsize=512)  # 120 entries in about ten matches
def _times(own: int, others: int, least: int, once: bool) -> float:
    found = falls((own,), others).items()
    return sum([odds * (count >= least if once else count // least) for (count,), odds in found])


def specials(dice: Dice, footprints2: float, light3: float, minus2: float) -> float:
    """Return the mean gain by special faces, given the worth of each."""
    counts = dice[PLACE[FOOTPRINTS2]] * footprints2 + dice[PLACE[LIGHT3]] * light3 + dice[PLACE[MINUS2]] * minus2
    return counts / _SIDES


def colours(dice: Dice) -> tuple[float, ...]:
    """Return the probability of each number of different elements."""
    own = sorted(dice[: len(ELEMENTS)], reverse=True)
    return _colours(tuple(own), sum(dice) - sum(own) - dice[_BLACK], dice[_BLACK] > 0)


@lru_cache(maxsize=4096)
def _colours(own: tuple[int, ...], others: int, black: bool) -> tuple[float, ...]:
    """Return `colours` by the number of dice of each element's own colour.

    Assumes that the black die hides each element equally often.
    """
    sets = {0: 1.0}
    for mine in [number for number, count in enumerate(own) for _ in range(count)] + [None] * others:
        found: dict[int, float] = {}
        for shown, odds in sets.items():
            left = _SIDES
            for number in range(len(ELEMENTS)):
                sides = 1 + (number == mine)
                left -= sides
                found[shown | 1 << number] = found.get(shown | 1 << number, 0.0) + odds * sides / _SIDES
            if left:
                found[shown] = found.get(shown, 0.0) + odds * left / _SIDES
        sets = found
    chances = [0.0] * (len(ELEMENTS) + 2)
    for shown, odds in sets.items():
        chances[shown.bit_count()] += odds
    if black:
        chances = [
            odds * (1 - count / _SIDES) + chances[count + 1] * (count + 1) / _SIDES
            for count, odds in enumerate(chances[:-1])
        ]
    return tuple(chances[: len(ELEMENTS) + 1])
