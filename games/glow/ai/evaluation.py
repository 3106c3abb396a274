"""What things are worth in light to a computer player. [spec 11]"""

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
"""What a large die brings each day."""

Worth = Callable[[Sequence[int]], float]
"""What so many of each of the `SYMBOLS` are worth."""


_BITS = 8
PLACES = {symbol: _BITS * number for symbol, number in PLACE.items()}
_HIDDEN = _BITS * len(SYMBOLS)
_COUNTS = (1 << _HIDDEN) - 1


def _units(colour: str) -> dict[str, int]:
    """Return the number of a hand that is one die of this colour alone, for each symbol; black hides an element."""
    units = {symbol: 1 << place for symbol, place in PLACES.items()}
    if colour == COLOUR[BLACK_DIE]:
        units |= {element: units[element] + (number << _HIDDEN) for number, element in enumerate(ELEMENTS, 1)}
    return units


_UNITS = {colour: _units(colour) for colour in set(COLOUR.values())}
_CHANCES = {
    COLOUR[die]: tuple((_UNITS[COLOUR[die]][face], faces.count(face)) for face in dict.fromkeys(faces))
    for die, faces in FACES.items()
}
"""For each colour of dice its different faces with the number of sides that show them."""


class Hands(dict[int, float]):
    """What each hand is worth that was asked for.

    A hand is a number here, with a place for each symbol's count and one for what the black die hides: another face is
    a sum, and what is known of a hand serves every way that leads to it.
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
    """What hands of symbols are worth, and the exact means over all faces that dice may show."""

    def __init__(self, worth: Worth) -> None:
        self.worth = Hands(worth)
        self._means: dict[tuple[int, tuple[str, ...]], float] = {}

    def mean(self, hand: int, colours: tuple[str, ...]) -> float:
        """Return the mean worth of a hand with dice of these colours more."""
        mean = self._means.get((hand, colours))
        if mean is None:
            total, worth, others = 0.0, self.worth, colours[1:]
            for face, sides in _CHANCES[colours[0]]:
                total += sides * (self.mean(hand + face, others) if others else worth[hand + face])
            mean = self._means[hand, colours] = total / 6
        return mean


_AT_SEA = 1
"""So many footprints more than one has are counted on before a voyage: noon brings some."""

_PROVINCE = tuple([0.35 * count for count in range(len(ELEMENTS) + 1)])


def by_colours(view: View, player: PlayerView) -> tuple[float, ...]:
    """Return what each number of colours is worth this afternoon: for steps, or by the best voyage that it opens."""
    if view.board == "province":
        return _PROVINCE
    boats, footprints = tuple(sorted(player.boats)), min(voyage_value.DEAREST, player.footprints + _AT_SEA)
    return voyage_value.gains(boats, ROUNDS - view.round, solo=len(view.players) == 1, footprints=footprints)


def noon(view: View, player: PlayerView) -> Noon:
    """Return what hands are worth at noon to this player."""
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
    """Return what hands are worth to whoever has these cards: what was thought once serves the next question."""
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


@lru_cache(maxsize=256)  # the cards, some with their worth by the rounds left
def _acting(name: str, each: float, *, once: bool) -> tuple[int, rules.Condition | None, list[float]]:
    """Return what a card is worth by how often it acts; or by the count at a place, where one symbol alone decides."""
    card, triggers = CARDS[name], rules.TRIGGERS[name]
    times: Sequence[int] = range(len(DICE) + 1)
    alone = len({*card.need}) == 1 and not card.forbid
    place = PLACE[card.need[0]] if alone else 0
    if alone:
        times = [triggers([count if place == other else 0 for other in range(len(SYMBOLS))]) for count in times]
    return place, None if alone else triggers, [each * (min(1, number) if once else number) for number in times]


def loss_of(companion: str, die: bool, rounds: int) -> float:
    """Return what is gone with a companion that leaves."""
    card, brought = COMPANIONS[companion], _DIE * rounds if die else 0.0
    return card.end_light + REROLL * card.rerolls_per_round * rounds + FIREFLY * card.fireflies + brought


def village_in_reach(view: View, player: PlayerView) -> Callable[[str], float]:
    """Return a function that values a space of the province by the villages that may still be reached from it."""
    return partial(reached, SPACES[player.camp].light, ROUNDS - view.round)


@lru_cache(maxsize=8192)  # 10 camps by days and 61 spaces
def reached(camp: int, rounds: int, space: str) -> float:
    """Return what a space is worth with so many rounds to come after this one and a camp of so much light."""
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
    """A player's dice, and what it is worth to roll some of them again."""

    def __init__(self, player: PlayerView, noon: Noon) -> None:
        self.dice = in_play(player)
        self._noon = noon
        self._colours = [COLOUR[die.id] for die in self.dice]
        self._lying = [lying(die) for die in self.dice]
        self._hand = sum(self._lying)

    def mean(self, again: Sequence[int]) -> float:
        """Return the mean worth if the dice with these numbers are rolled again; of the hand as it lies, for none."""
        left = self._hand - sum([self._lying[number] for number in again])
        colours = tuple([self._colours[number] for number in again])
        return self._noon.mean(left, colours) if again else self._noon.worth[left]


def in_play(player: PlayerView) -> list[DieView]:
    """Return a player's dice but those that rest until the next round."""
    return [die for die in player.dice if not die.resting]


def lying(die: DieView) -> int:
    """Return the hand that is this die alone."""
    return _UNITS[COLOUR[die.id]][die.face]
