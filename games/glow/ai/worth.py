"""What things are worth in light to a computer player. [spec 11]"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from games.core.chance import Chance
from games.glow import rules
from games.glow.components import (
    ADVENTURERS,
    BLACK_DIE,
    CARDS,
    COLOUR,
    COMPANIONS,
    DICE,
    ELEMENTS,
    FACES,
    FOOTPRINTS2,
    ISLANDS,
    KAAR,
    LIGHT3,
    MINUS2,
    PROVINCE,
    ROUNDS,
    SPACES,
    SYMBOLS,
    Card,
    CompanionCard,
    Effect,
    steps_from,
)
from games.glow.view import CompanionView, PlayerView, View

SAMPLES = 60
_FACES_A_DRAW, _FACES_A_THROW = 24, 4

_GAIN = {"light": 1.0, "reroll_tokens": 0.9, "footprints": 1.15, "fireflies": 1.0}
_LOSS = {"light": 1.0, "footprints": 1.0, "kill_last_companion": -4.0}
_SPECIAL = {FOOTPRINTS2: 2.3, LIGHT3: 3.0, MINUS2: -2.0}
_FIREFLY, _REROLL, _DIE = 1.0, 0.6, 1.6
_NEAR_ISLANDS = {"center": 0.3, "isle_e": 0.5, "isle_se": 2.2, "isle_sw": 1.5, "isle_w": 3.5, "isle_n": 3.5}

Hand = Mapping[str, int]


def value(effects: Sequence[Effect]) -> float:
    """Return the sum of what effects are worth, skulls and the card's own end aside."""
    return sum(_value(effect) for effect in effects)


def _value(effect: Effect) -> float:
    if effect.kind == "kill_last_companion":
        return _LOSS[effect.kind]
    return effect.n * (_GAIN if effect.n > 0 else _LOSS).get(effect.kind, 0.0)


def rounds_left(view: View) -> int:
    """Return the rounds left, this one included until its dice are rolled."""
    return ROUNDS - view.round + (view.phase in ("setup", "early_morning"))


_THROWS = [tuple(number // 6**place % 6 for place in range(_FACES_A_THROW)) for number in range(6**_FACES_A_THROW)]
"""Faces by the number that says how several dice fall."""


def hands(dice: Sequence[str], chance: Chance) -> list[dict[str, int]]:
    """Return many rolls of these dice as counts of symbols, by the player's own luck."""
    faces: list[int] = []
    while len(faces) < SAMPLES * len(dice):
        number = chance.next(6**_FACES_A_DRAW, "hands")
        for _ in range(_FACES_A_DRAW // _FACES_A_THROW):
            number, thrown = divmod(number, len(_THROWS))
            faces += _THROWS[thrown]
    symbols = [FACES[die] for die in dice]
    rolls, falling = [], iter(faces)
    for _ in range(SAMPLES):
        counts: dict[str, int] = {}
        for shown, face in zip(symbols, falling, strict=False):
            symbol = shown[face]
            counts[symbol] = counts.get(symbol, 0) + 1
        rolls.append(counts)
    return rolls


class Judge:
    """Values companions for one player, with one set of imagined rolls for each die that might be added."""

    def __init__(self, view: View, player: PlayerView, chance: Chance) -> None:
        self._view = view
        self._chance = chance
        self._rounds = rounds_left(view)
        self._dice = [*(die.id for die in player.dice if die.id.startswith("l_")), "s_purple_1", "s_water_1"]
        self._rolls: dict[str, list[dict[str, int]]] = {}

    def companion(self, name: str) -> float:
        """Return what it is worth to have this companion from now on."""
        card = COMPANIONS[name]
        die = self._die_of(card)
        mean = self._mean(card, die)
        if rules.has(card, "to_graveyard"):
            leaving = min(1.0, mean)
            staying = (1 - leaving) ** self._rounds
            worth = (1 - staying) * value(card.effects) + staying * card.end_light
            worth += _DIE * self._rounds * (1 - leaving / 2) if die else 0.0
        else:
            worth = mean * value(card.effects) * self._rounds + card.end_light
        worth += _FIREFLY * card.fireflies + _REROLL * card.rerolls_per_round * self._rounds
        return worth + 1.5 * (name == KAAR and len(self._view.players) > 2)

    def _die_of(self, card: CompanionCard) -> str:
        """Return the large die that this companion would bring, or nothing."""
        there = [die for die in self._view.reserve if die != BLACK_DIE]
        fitting = [die for die in there if card.grants_die in ("any", die.split("_")[1])]
        return fitting[0] if fitting else ""

    def _mean(self, card: Card, die: str) -> float:
        rolls = self._rolls.get(die)
        if rolls is None:
            rolls = self._rolls[die] = hands([*self._dice, *([die] if die else [])], self._chance)
        return sum(map(rules.TRIGGERS[card.id], rolls)) / SAMPLES


def noon(view: View, player: PlayerView) -> Callable[[Hand], float]:
    """Return a function that values a hand of symbols at noon for this player."""
    rounds = rounds_left(view)
    colours = 0.35 if view.board == "province" else 0.3
    cards: list[tuple[Card, float, bool]] = [(ADVENTURERS[player.adventurer], 0.0, False)]
    for mine in player.companions:
        card = COMPANIONS[mine.id]
        leaves = rules.has(card, "to_graveyard")
        cards.append((card, _loss_of(mine, card, rounds) if leaves else 0.0, leaves))
    cards.extend((CARDS[spell.id], 0.0, True) for spell in player.spells if spell.id)
    acting = [(rules.TRIGGERS[card.id], value(card.effects) - loss, once) for card, loss, once in cards if card.effects]

    def worth(counts: Hand) -> float:
        total = colours * sum([element in counts for element in ELEMENTS])
        total += sum([_SPECIAL[symbol] * counts[symbol] for symbol in _SPECIAL if symbol in counts])
        for triggers, each, once in acting:
            if times := triggers(counts):
                total += each * (1 if once else times)
        return total

    return worth


def _loss_of(mine: CompanionView, card: CompanionCard, rounds: int) -> float:
    """Return what is gone with a companion that leaves."""
    die = _DIE * rounds if mine.die else 0.0
    return card.end_light + _REROLL * card.rerolls_per_round * rounds + _FIREFLY * card.fireflies + die


def village_in_reach(view: View, player: PlayerView) -> Callable[[str], float]:
    """Return a function that values a space of the province by the villages that may still be reached from it."""
    reach = 2.4 * (ROUNDS - view.round)
    camp = SPACES[player.camp].light
    better = [village for village in PROVINCE.villages if SPACES[village].light > camp]

    @cache
    def worth(space: str) -> float:
        return max([camp, *(_prospect(village, space, reach) for village in better)])

    return worth


def _prospect(village: str, space: str, reach: float) -> float:
    light, away = SPACES[village].light, steps_from(space)[village]
    if away == 0:
        return light
    if away <= reach + 0.5:
        return float((light - 0.8 * SPACES[village].entry_footprints) * 0.93**away - 0.25 * away)
    return 0.35 * light * max(0.0, 1 - (away - reach) / 8)


def island(view: View, name: str) -> float:
    """Return what a boat at this island is worth."""
    return ISLANDS[name].light + (_NEAR_ISLANDS.get(name, 0.0) if view.round < ROUNDS else 0.0)


class Rolls:
    """The exact mean of a hand's worth over all faces that some of its dice may show.

    A hand is a number here, with a place for each symbol's count and one for what the black die hides: another face is
    a sum, and what is known of a hand serves every way that leads to it.
    """

    def __init__(self, player: PlayerView, worth: Callable[[Hand], float]) -> None:
        self.dice = [die for die in player.dice if not die.resting]
        self._worth = worth
        self._lying = [_UNITS[COLOUR[die.id]][die.face] for die in self.dice]
        self._hand = sum(self._lying)
        self._known: dict[int, float] = {}
        self._means: dict[tuple[int | str, ...], float] = {}

    def mean(self, again: Sequence[int]) -> float:
        """Return the mean worth if the dice with these numbers are rolled again; of the hand as it lies, for none."""
        left = self._hand - sum([self._lying[number] for number in again])
        return self._over(left, *[COLOUR[self.dice[number].id] for number in again]) if again else self._of(left)

    def _over(self, hand: int, colour: str, *others: str) -> float:
        """Return the mean worth of a hand with dice of these colours more."""
        mean = self._means.get((hand, colour, *others))
        if mean is None:
            total = 0.0
            for face, sides in _CHANCES[colour]:
                total += sides * (self._over(hand + face, *others) if others else self._of(hand + face))
            mean = self._means[hand, colour, *others] = total / 6
        return mean

    def _of(self, hand: int) -> float:
        worth = self._known.get(hand)
        if worth is None:
            counts = {symbol: count for symbol, place in _PLACES.items() if (count := hand >> place & _DIGIT)}
            hidden = hand >> _HIDDEN
            if hidden:
                counts.pop(ELEMENTS[hidden - 1])
            worth = self._known[hand] = self._worth(counts)
        return worth


_BITS = len(DICE).bit_length()
_DIGIT = (1 << _BITS) - 1
_PLACES = {symbol: _BITS * number for number, symbol in enumerate(SYMBOLS)}
_HIDDEN = _BITS * len(SYMBOLS)


def _units(colour: str) -> dict[str, int]:
    """Return the number of a hand that is one die of this colour alone, for each symbol; black hides an element."""
    units = {symbol: 1 << place for symbol, place in _PLACES.items()}
    if colour == COLOUR[BLACK_DIE]:
        units |= {element: units[element] + (number << _HIDDEN) for number, element in enumerate(ELEMENTS, 1)}
    return units


_UNITS = {colour: _units(colour) for colour in set(COLOUR.values())}
_CHANCES = {
    COLOUR[die]: tuple((_UNITS[COLOUR[die]][face], faces.count(face)) for face in dict.fromkeys(faces))
    for die, faces in FACES.items()
}
"""For each colour of dice its different faces with the number of sides that show them."""
