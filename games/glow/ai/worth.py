"""What things are worth in light to a computer player. [spec 11]"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial

from games.core.chance import Chance
from games.glow import rules
from games.glow.components import (
    BLACK_DIE,
    CARDS,
    COLOUR,
    COMPANIONS,
    DICE,
    ELEMENTS,
    FACES,
    ISLANDS,
    KAAR,
    MINUS2,
    PLACE,
    PROVINCE,
    ROUNDS,
    SPACES,
    SYMBOLS,
    Card,
    CompanionCard,
    Effect,
    steps_from,
)
from games.glow.view import DieView, PlayerView, View

SAMPLES = 60
_FACES_A_DRAW, _FACES_A_THROW = 24, 4

_GAIN = {"light": 1.0, "reroll_tokens": 0.9, "footprints": 1.15, "fireflies": 1.0}
_LOSS = {"light": 1.0, "footprints": 1.0, "kill_last_companion": -4.0}
FOOTPRINTS2_WORTH, LIGHT3_WORTH, MINUS2_WORTH = 2.3, 3.0, -2.0
_FIREFLY, REROLL, _DIE = 1.0, 0.6, 1.6
NEAR_ISLANDS = {"center": 0.3, "isle_e": 0.5, "isle_se": 2.2, "isle_sw": 1.5, "isle_w": 3.5, "isle_n": 3.5}

Worth = Callable[[Sequence[int]], float]
"""What so many of each of the `SYMBOLS` are worth."""


def value(effects: Sequence[Effect]) -> float:
    """Return the sum of what effects are worth, skulls and the card's own end aside."""
    return sum(_value(effect) for effect in effects)


def _value(effect: Effect) -> float:
    if effect.kind == "kill_last_companion":
        return _LOSS[effect.kind]
    return effect.n * (_GAIN if effect.n > 0 else _LOSS).get(effect.kind, 0.0)


VALUES = {name: value(card.effects) for name, card in CARDS.items()}
"""What a card is worth each time it acts."""


def rounds_left(view: View) -> int:
    """Return the rounds left, this one included until its dice are rolled."""
    return ROUNDS - view.round + (view.phase in ("setup", "early_morning"))


_THROWS = [bytes(number // 6**place % 6 for place in range(_FACES_A_THROW)) for number in range(6**_FACES_A_THROW)]
"""Faces by the number that says how several dice fall."""

Shown = Mapping[str, bytes]
"""How often each symbol shows in each of many rolls."""


def hands(dice: Sequence[str], chance: Chance) -> Shown:
    """Return what shows in many rolls of these dice, by the player's own luck."""
    faces = b"".join(_throws(SAMPLES * len(dice), chance))
    rolls = [faces[number : SAMPLES * len(dice) : len(dice)] for number in range(len(dice))]
    lying = dict.fromkeys(SYMBOLS, 0)
    for die, rolled in zip(dice, rolls, strict=True):
        for symbol, showing in _SHOWING[COLOUR[die]].items():
            lying[symbol] += int.from_bytes(rolled.translate(showing), "big")  # a byte for each roll
    return {symbol: counts.to_bytes(SAMPLES, "big") for symbol, counts in lying.items()}


def _throws(faces: int, chance: Chance) -> Iterator[bytes]:
    """Yield how dice fall, some at a time, at least so many faces."""
    for _ in range(-(-faces // _FACES_A_DRAW)):
        number = chance.next(6**_FACES_A_DRAW, "hands")
        for _ in range(_FACES_A_DRAW // _FACES_A_THROW):
            number, thrown = divmod(number, len(_THROWS))
            yield _THROWS[thrown]


_SHOWING = {
    COLOUR[die]: {symbol: bytes(face == symbol for face in faces).ljust(256, b"\0") for symbol in dict.fromkeys(faces)}
    for die, faces in FACES.items()
}
"""For each colour of dice and symbol, which faces show it."""

_TIMES = {number: bytes(count // number for count in range(256)) for number in (1, 2, 3, 4)}
"""How many times so many go into a count."""
_NONE = b"\1".ljust(256, b"\0")
"""Once where the count is nothing."""


def acts(card: Card, shown: Shown) -> int:
    """Return how often a card acts in all of these rolls together: as `rules.TRIGGERS` says for each of them."""
    if card.same:
        return sum([sum(shown[symbol].translate(_TIMES[card.same])) for symbol in SYMBOLS if symbol != MINUS2])
    needed = [shown[symbol].translate(_TIMES[card.need.count(symbol)]) for symbol in dict.fromkeys(card.need)]
    needed += [shown[symbol].translate(_NONE) for symbol in card.forbid]
    return sum(map(min, *needed) if len(needed) > 1 else b"".join(needed))


class Judge:
    """Values companions for one player, with one set of imagined rolls for each die that might be added."""

    def __init__(self, view: View, player: PlayerView, chance: Chance) -> None:
        self._view = view
        self._chance = chance
        self._rounds = rounds_left(view)
        self._dice = [*(die.id for die in player.dice if die.id.startswith("l_")), "s_purple_1", "s_water_1"]
        self._rolls: dict[str, Shown] = {}

    def companion(self, name: str) -> float:
        """Return what it is worth to have this companion from now on."""
        card = COMPANIONS[name]
        die = self._die_of(card)
        mean = self._mean(card, die)
        if rules.has(card, "to_graveyard"):
            leaving = min(1.0, mean)
            staying = (1 - leaving) ** self._rounds
            worth = (1 - staying) * VALUES[name] + staying * card.end_light
            worth += _DIE * self._rounds * (1 - leaving / 2) if die else 0.0
        else:
            worth = mean * VALUES[name] * self._rounds + card.end_light
        worth += _FIREFLY * card.fireflies + REROLL * card.rerolls_per_round * self._rounds
        return worth + 1.5 * (name == KAAR and len(self._view.players) > 2)

    def _die_of(self, card: CompanionCard) -> str:
        """Return the large die that this companion would bring, or nothing."""
        there = [die for die in self._view.reserve if die != BLACK_DIE]
        fitting = [die for die in there if card.grants_die in ("any", die.split("_")[1])]
        return fitting[0] if fitting else ""

    def _mean(self, card: CompanionCard, die: str) -> float:
        rolls = self._rolls.get(die)
        if rolls is None:
            rolls = self._rolls[die] = hands([*self._dice, *([die] if die else [])], self._chance)
        return acts(card, rolls) / SAMPLES


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


def noon(view: View, player: PlayerView) -> Noon:
    """Return what hands are worth at noon to this player."""
    companions = tuple([(mine.id, bool(mine.die)) for mine in player.companions])
    spells = tuple([spell.id for spell in player.spells if spell.id])
    return _noon(view.board, rounds_left(view), player.adventurer, companions, spells)


@lru_cache(maxsize=64)
def _noon(
    board: str, rounds: int, adventurer: str, companions: tuple[tuple[str, bool], ...], spells: tuple[str, ...]
) -> Noon:
    """Return what hands are worth to whoever has these cards: what was thought once serves the next question."""
    acting = [_acting(adventurer, VALUES[adventurer], once=False)]
    for name, die in companions:
        leaves = rules.has(COMPANIONS[name], "to_graveyard")
        acting.append(_acting(name, VALUES[name] - (_loss_of(name, die, rounds) if leaves else 0.0), once=leaves))
    acting.extend(_acting(name, VALUES[name], once=True) for name in spells)
    each = 0.35 if board == "province" else 0.3
    colours = [each * (len(ELEMENTS) - missing) for missing in range(len(ELEMENTS) + 1)]

    def worth(counts: Sequence[int]) -> float:
        *elements, footprints2, light3, minus2 = counts
        total = colours[elements.count(0)]
        total += FOOTPRINTS2_WORTH * footprints2 + LIGHT3_WORTH * light3 + MINUS2_WORTH * minus2
        for place, triggers, worths in acting:
            total += worths[counts[place] if triggers is None else triggers(counts)]
        return total

    return Noon(worth)


@cache
def _acting(name: str, each: float, *, once: bool) -> tuple[int, rules.Condition | None, list[float]]:
    """Return what a card is worth by how often it acts; or by the count at a place, where one symbol alone decides."""
    card, triggers = CARDS[name], rules.TRIGGERS[name]
    times: Sequence[int] = range(len(DICE) + 1)
    alone = len({*card.need}) == 1 and not card.forbid
    place = PLACE[card.need[0]] if alone else 0
    if alone:
        times = [triggers([count if place == other else 0 for other in range(len(SYMBOLS))]) for count in times]
    return place, None if alone else triggers, [each * (min(1, number) if once else number) for number in times]


def _loss_of(companion: str, die: bool, rounds: int) -> float:
    """Return what is gone with a companion that leaves."""
    card, brought = COMPANIONS[companion], _DIE * rounds if die else 0.0
    return card.end_light + REROLL * card.rerolls_per_round * rounds + _FIREFLY * card.fireflies + brought


def village_in_reach(view: View, player: PlayerView) -> Callable[[str], float]:
    """Return a function that values a space of the province by the villages that may still be reached from it."""
    return partial(reached, SPACES[player.camp].light, ROUNDS - view.round)


@cache
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


def island(view: View, name: str) -> float:
    """Return what a boat at this island is worth."""
    return ISLANDS[name].light + (NEAR_ISLANDS.get(name, 0.0) if view.round < ROUNDS else 0.0)


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
