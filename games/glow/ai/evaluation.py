"""The worth of hands, companions and places in light to a computer player. [spec 11]"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from games.glow import rules
from games.glow.ai import voyage_value
from games.glow.ai.effect_value import (
    FIREFLY,
    FOOTPRINTS2_WORTH,
    LIGHT3_WORTH,
    MINUS2_WORTH,
    REROLL,
    VALUES,
    rounds_left,
)
from games.glow.components import (
    BLACK_DIE,
    CARDS,
    COLOUR,
    COMPANIONS,
    DICE,
    ELEMENTS,
    FACES,
    PLACE,
    PROVINCE,
    ROUNDS,
    SPACES,
    SYMBOLS,
    steps_from,
)
from games.glow.player_view import DieView, PlayerView
from games.glow.view import View

_DIE = 1.6
"""Worth of a large die per day."""

Worth = Callable[[Sequence[int]], float]
"""The worth of a hand, given the count of each of the `SYMBOLS`."""


_BITS = 8
PLACES = {symbol: _BITS * number for symbol, number in PLACE.items()}
_HIDDEN = _BITS * len(SYMBOLS)
_COUNTS = (1 << _HIDDEN) - 1


def _units(colour: str) -> dict[str, int]:
    """Return for each symbol the encoded hand of one die of this colour.

    The black die hides an element.
    """
    units = {symbol: 1 << place for symbol, place in PLACES.items()}
    if colour == COLOUR[BLACK_DIE]:
        units |= {element: units[element] + (number << _HIDDEN) for number, element in enumerate(ELEMENTS, 1)}
    return units


_UNITS = {colour: _units(colour) for colour in set(COLOUR.values())}
_CHANCES = {
    COLOUR[die]: tuple((_UNITS[COLOUR[die]][face], faces.count(face)) for face in dict.fromkeys(faces))
    for die, faces in FACES.items()
}
"""For each colour of dice its different faces, each with its number of sides."""


class Hands(dict[int, float]):
    """A cache of the worth of hands.

    A hand is encoded as one integer: 8 bits for each symbol's count, and the number of the element that the black
    die hides. Adding a face is an addition, and equal hands share one entry.
    """

    def __init__(self, worth: Worth) -> None:
        super().__init__()
        self._worth = worth

    def __missing__(self, hand: int) -> float:
        counts = (hand & _COUNTS).to_bytes(len(SYMBOLS), "little")
        if hidden := hand >> _HIDDEN:
            counts = counts[: hidden - 1] + b"\0" + counts[hidden:]
        worth = self[hand] = self._worth(counts)
        return worth


class Noon:
    """The worth of hands of symbols, and exact means over all faces of further dice."""

    def __init__(self, worth: Worth) -> None:
        self.worth = Hands(worth)
        self._means: dict[tuple[int, tuple[str, ...]], float] = {}

    def mean(self, hand: int, colours: tuple[str, ...]) -> float:
        """Return the mean worth of a hand plus one die of each of these colours."""
        mean = self._means.get((hand, colours))
        if mean is None:
            total, worth, others = 0.0, self.worth, colours[1:]
            for face, sides in _CHANCES[colours[0]]:
                total += sides * (self.mean(hand + face, others) if others else worth[hand + face])
            mean = self._means[hand, colours] = total / 6
        return mean


_AT_SEA = 1
"""Footprints expected from noon, in addition to the player's own, when a voyage is rated."""

_PROVINCE = tuple([0.35 * count for count in range(len(ELEMENTS) + 1)])


def by_colours(view: View, player: PlayerView) -> tuple[float, ...]:
    """Return the worth of each number of colours this afternoon.

    It is that for steps, or that of the best voyage.
    """
    if view.board == "province":
        return _PROVINCE
    boats, footprints = tuple(sorted(player.boats)), min(voyage_value.DEAREST, player.footprints + _AT_SEA)
    return voyage_value.gains(boats, ROUNDS - view.round, solo=len(view.players) == 1, footprints=footprints)


def noon(view: View, player: PlayerView) -> Noon:
    """Return the worth of hands at noon to this player."""
    companions = tuple([(mine.id, bool(mine.die)) for mine in player.companions])
    spells = tuple([spell.id for spell in player.spells if spell.id])
    return _noon(by_colours(view, player), rounds_left(view), player.adventurer, companions, spells)


@lru_cache(maxsize=64)
def _noon(
    by_colour: tuple[float, ...],
    rounds: int,
    adventurer: str,
    companions: tuple[tuple[str, bool], ...],
    spells: tuple[str, ...],
) -> Noon:
    """Return the worth of hands for these cards, cached between prompts."""
    acting = [_acting(adventurer, VALUES[adventurer], once=False)]
    for name, die in companions:
        leaves = rules.has(COMPANIONS[name], "to_graveyard")
        acting.append(_acting(name, VALUES[name] - (loss_of(name, die, rounds) if leaves else 0.0), once=leaves))
    acting.extend(_acting(name, VALUES[name], once=True) for name in spells)

    def worth(counts: Sequence[int]) -> float:
        *elements, footprints2, light3, minus2 = counts
        total = by_colour[len(elements) - elements.count(0)]
        total += FOOTPRINTS2_WORTH * footprints2 + LIGHT3_WORTH * light3 + MINUS2_WORTH * minus2
        for place, triggers, worths in acting:
            total += worths[counts[place] if triggers is None else triggers(counts)]
        return total

    return Noon(worth)


@lru_cache(maxsize=256)  # cards, some with their worth by rounds left
def _acting(name: str, each: float, *, once: bool) -> tuple[int, rules.Condition | None, list[float]]:
    """Return the worth of a card by the number of its activations.

    If a single symbol decides, return its place and the worth by its count instead of a condition.
    """
    card, triggers = CARDS[name], rules.TRIGGERS[name]
    times: Sequence[int] = range(len(DICE) + 1)
    alone = len({*card.need}) == 1 and not card.forbid
    place = PLACE[card.need[0]] if alone else 0
    if alone:
        times = [triggers([count if place == other else 0 for other in range(len(SYMBOLS))]) for count in times]
    return place, None if alone else triggers, [each * (min(1, number) if once else number) for number in times]


def loss_of(companion: str, die: bool, rounds: int) -> float:
    """Return the loss when a companion leaves."""
    card, brought = COMPANIONS[companion], _DIE * rounds if die else 0.0
    return card.end_light + REROLL * card.rerolls_per_round * rounds + FIREFLY * card.fireflies + brought


def village_in_reach(view: View, player: PlayerView) -> Callable[[str], float]:
    """Return a function that rates a space of the province by the villages in reach."""
    return partial(reached, SPACES[player.camp].light, ROUNDS - view.round)


@lru_cache(maxsize=8192)  # 10 camps by days and 61 spaces
def reached(camp: int, rounds: int, space: str) -> float:
    """Return the worth of a space with `rounds` after this one and a camp worth `camp` light."""
    better = [village for village in PROVINCE.villages if SPACES[village].light > camp]
    return max([camp, *(_prospect(village, space, 2.4 * rounds) for village in better)])


def _prospect(village: str, space: str, reach: float) -> float:
    light, away = SPACES[village].light, steps_from(space)[village]
    if away == 0:
        return light
    if away <= reach + 0.5:
        return float((light - 0.8 * SPACES[village].entry_footprints) * 0.93**away - 0.25 * away)
    return 0.35 * light * max(0.0, 1 - (away - reach) / 8)


class Rolls:
    """A player's dice, and the worth of rolling some of them again."""

    def __init__(self, player: PlayerView, noon: Noon) -> None:
        self.dice = in_play(player)
        self._noon = noon
        self._colours = [COLOUR[die.id] for die in self.dice]
        self._lying = [lying(die) for die in self.dice]
        self._hand = sum(self._lying)

    def mean(self, again: Sequence[int]) -> float:
        """Return the mean worth after the dice with these numbers are rolled again.

        Without numbers, return the worth of the present hand.
        """
        left = self._hand - sum([self._lying[number] for number in again])
        colours = tuple([self._colours[number] for number in again])
        return self._noon.mean(left, colours) if again else self._noon.worth[left]


def in_play(player: PlayerView) -> list[DieView]:
    """Return a player's dice except those that rest until the next round."""
    return [die for die in player.dice if not die.resting]


def lying(die: DieView) -> int:
    """Return the encoded hand of this die alone."""
    return _UNITS[COLOUR[die.id]][die.face]
