"""Queries about dice, triggers and rerolls; no function here changes anything.

Dice and players may be those of the state or of a view.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, compress, product
from typing import Protocol, TypeVar

from msgspec import Struct

from games.glow.components import (
    ADVENTURERS,
    BLACK_DIE,
    CARDS,
    COLOUR,
    CROMAUG,
    ELEMENTS,
    MINUS2,
    PLACE,
    SCORE_TRACK,
    SPELLS,
    SYMBOLS,
    Card,
)
from games.glow.state import Player

COMPANION, TOKEN, SCORE = SOURCES = ("companion", "token", "score")
"""The sources that pay for a reroll: a companion that gives one, a reroll token, or light. [spec 6.4]"""

TO_SET = 3
"""Number of rerolls that turn a die to any symbol. [spec 6.4]"""


class DieLike(Protocol):
    """A die of the state or of a view."""

    @property
    def id(self) -> str:
        """The id of the die."""

    @property
    def face(self) -> str:
        """The symbol that it shows."""

    @property
    def used(self) -> bool:
        """Spent on a step this afternoon."""

    @property
    def resting(self) -> bool:
        """Not in play before the next round."""


D = TypeVar("D", bound=DieLike)


def effective(dice: Iterable[D]) -> list[D]:
    """Return the rolled dice that count. [spec 6.3]

    None is at rest or shows the element of the black die.
    """
    active = [die for die in dice if die.face and not die.resting]
    for die in active:
        if die.id == BLACK_DIE and die.face in ELEMENTS:
            return [other for other in active if other.face != die.face]  # ruling 13
    return active


def counted(dice: Iterable[DieLike]) -> list[int]:
    """Return the count of each of the `SYMBOLS` on the dice that count."""
    counts = [0] * len(SYMBOLS)
    for die in effective(dice):
        counts[PLACE[die.face]] += 1
    return counts


def symbols(dice: Iterable[DieLike]) -> dict[str, int]:
    """Return the symbols on the dice that count, each with its count."""
    return {symbol: count for symbol, count in zip(SYMBOLS, counted(dice), strict=True) if count}


Condition = Callable[[Sequence[int]], int]
"""The number of a card's triggers, given the count of each of the `SYMBOLS`."""


def _condition(card: Card) -> Condition:
    """Return the condition of a card or a face-up spell. [spec 6.6]"""
    free = int(bool(card.forbid))
    times = _matched(card.same) if card.same else _fulfilled(Counter(card.need)) if card.need else lambda _: free
    if not card.forbid and card.id not in SPELLS:
        return times
    forbidden = [PLACE[symbol] for symbol in card.forbid]

    def once(counts: Sequence[int]) -> int:  # ruling 16
        for place in forbidden:
            if counts[place]:
                return 0
        return min(1, times(counts))

    return once


def _matched(same: int) -> Condition:
    last = PLACE[MINUS2]  # the only special face that never counts as one of several (ruling 15)
    return lambda counts: sum([count // same for count in counts[:last]])


def _fulfilled(need: Mapping[str, int]) -> Condition:
    """Return the condition that all of these symbols show."""
    needed = [(PLACE[symbol], number) for symbol, number in need.items()]
    if len(needed) == 1:
        ((only, least),) = needed
        return lambda counts: counts[only] // least
    return lambda counts: min([counts[place] // number for place, number in needed])


TRIGGERS = {name: _condition(card) for name, card in CARDS.items()}
"""The condition of each card, built once: computer players evaluate them thousands of times for each move."""


_KINDS = {name: frozenset(effect.kind for effect in card.effects) for name, card in CARDS.items()}


def has(card: Card, kind: str) -> bool:
    """Return whether a card has an effect of this kind."""
    return kind in _KINDS[card.id]


def _acts_at_noon(card: Card, player: Player) -> bool:
    """Return whether a card can act at noon.

    Cromaug cannot, nor can `spell_air` before the player has a companion.
    """
    return not has(card, "revive") and (not has(card, "kill_last_companion") or bool(player.companions))  # ruling 29


def pending(player: Player) -> dict[str, int]:
    """Return the remaining triggers: adventurer, companions by acquisition, spells by receipt. [spec 6.6]

    A card that leaves by acting acts once.
    """
    counts = counted(player.dice)
    done = {player.adventurer: player.resolved}
    for mine in player.companions:
        done[mine.id] = mine.resolved
    for spell in player.spells:
        if spell.face_up:
            done[spell.id] = 0
    left = {name: more for name, times in done.items() if (more := TRIGGERS[name](counts) - times) > 0}
    return {
        name: 1 if has(CARDS[name], "to_graveyard") else times
        for name, times in left.items()
        if _acts_at_noon(CARDS[name], player)
    }


def foreseen(player: Player) -> dict[str, int]:
    """Return the remaining triggers, including Cromaug's, if the dice stay as they are."""
    left = pending(player)
    return {**left, CROMAUG: 1} if may_revive(player) else left


def holds_die(player: Player, card: str) -> bool:
    """Return whether this card is a Sketal that brought a die."""
    return any(mine.id == card and mine.die for mine in player.companions)


def loses(card: Card) -> bool:
    """Return whether a card costs something other than itself."""
    return any(effect.n < 0 for effect in card.effects) or has(card, "kill_last_companion")


def recommended(player: Player, left: Mapping[str, int]) -> str:
    """Return the first remaining trigger in the recommended order. [spec 6.6]"""
    return min(left, key=lambda name: _rank(player, CARDS[name]))


def _rank(player: Player, card: Card) -> tuple[int, bool]:
    if not has(card, "to_graveyard"):
        return (2 if loses(card) or card.id in SPELLS else 1, False)
    return (4, False) if holds_die(player, card.id) else (3, loses(card))


def order_matters(player: Player, left: Mapping[str, int]) -> bool:
    """Return whether the order of these remaining triggers could make a difference. [spec 6.6]"""
    if len(left) <= 1:  # ruling 35
        return False
    cards = [(CARDS[name], times) for name, times in left.items()]
    if any(has(card, "kill_last_companion") for card, _ in cards):
        return True
    if any(has(card, "to_graveyard") and holds_die(player, card.id) for card, _ in cards):
        return True
    return _lost(cards, "light") > player.light or _lost(cards, "footprints") > player.footprints


def _lost(cards: Sequence[tuple[Card, int]], kind: str) -> int:
    return sum(max(0, -effect.n) * times for card, times in cards for effect in card.effects if effect.kind == kind)


class Sources(Struct, frozen=True):
    """The number of rerolls that each source can pay now."""

    companion: int = 0
    token: int = 0
    score: int = 0

    @property
    def total(self) -> int:
        """The total over all sources, which may be mixed."""
        return self.companion + self.token + self.score

    @property
    def able(self) -> tuple[str, ...]:
        """The sources that can pay one."""
        return _ABLE[self.companion > 0, self.token > 0, self.score > 0]


_ABLE = {able: tuple(compress(SOURCES, able)) for able in product((False, True), repeat=3)}


_REROLL_SPACES = sorted(SCORE_TRACK.reroll_spaces)


def sources(player: Player) -> Sources:
    """Return the rerolls that a player can pay; steps down the score track count up to three."""
    drops = bisect_left(_REROLL_SPACES, player.light)
    return Sources(sum([mine.rerolls_left for mine in player.companions]), player.reroll_tokens, min(drops, TO_SET))


def light_after(light: int, rerolls: int = 1) -> int:
    """Return the light after paying this number of rerolls with it.

    There must be such a space. [spec 4.2]
    """
    return _REROLL_SPACES[bisect_left(_REROLL_SPACES, light) - rerolls]  # ruling 27


def tom_pairs(adventurer: str, kind: str) -> list[tuple[str, str]]:
    """Return the pairs of large dice that Tom may have at this kind of difficulty. [spec 5.2, 10.4]"""
    own = ADVENTURERS[adventurer].die_colour
    colours = [colour for colour in (*ELEMENTS, "purple", "yellow") if colour != own]
    pairs = [pair for pair in combinations(colours, 2) if pair != ("purple", "yellow")]
    return [pair for pair in pairs if _fits(pair[1], kind, "purple" if own == "yellow" else "yellow")]


def _fits(later: str, kind: str, strictest: str) -> bool:
    """Return whether a pair fits a difficulty.

    Only the later colour of a pair can be purple or yellow.
    """
    if kind == "any_legal":
        return True
    if kind == "yellow_else_purple":
        return later == strictest
    return (later in ELEMENTS) == (kind == "two_elements")


def returnable(player: Player, colour: str) -> list[str]:
    """Return the large dice of this colour, in die order. [spec 6.6]

    One of them is returned with a Sketal.
    """
    return [die.id for die in player.dice if die.id.startswith("l_") and COLOUR[die.id] == colour]


def may_revive(player: Player) -> bool:
    """Return whether Cromaug acts: the player has him and the dice show an air. [spec 6.5]"""
    return player.holds(CROMAUG) and TRIGGERS[CROMAUG](counted(player.dice)) > 0
