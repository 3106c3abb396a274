"""The worth of a position to a computer player, and the gain of a change of the board. [spec 11]"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from games.core.step import Seat
from games.crafting_cosmos import galaxy
from games.crafting_cosmos.ai.tempo import pace_of, points_of
from games.crafting_cosmos.components import (
    HAND_LIMIT,
    NEBULA_SPACES,
    SPOT,
    TILES,
    Control,
    Element,
    Side,
    release_points,
)
from games.crafting_cosmos.state import Nebula, Player, State

ADVANCED_LIFE = 5.5
POOL_STAR, POOL_PROTO, POOL_TILE = 0.25, 0.2, 0.3
SLIDER = {"supernova": 0.12, "dna": 0.1, "graviton": 0.05}
GRAVITONS_COUNTED = 4

NEVER = float("-inf")
"""The gain of an action that is not worth computing."""

_ROUNDING = 1e-9
"""Upper bound of rounding errors between sums of fractions in different orders."""

_LAST_ROUND = 0.6
_HAND_AT_END = 0.12
_STEPS_HOPED = 0.8
_FULFILMENT = (0.55, 0.80, 0.92)
"""Probability that a nebula is completed: in the last round, in the last but one, and earlier."""

_RINGS: tuple[float, ...] = tuple((count / 6) ** 1.8 for count in range(7))

_STAR_WORTH, _SUPERNOVA_WORTH = (
    {space: 0.3 + 0.02 * len(galaxy.TOUCHED[space]) + 0.9 * supernova for space in galaxy.STARS}
    for supernova in (False, True)
)
_LIFE_WORTH: dict[Side | None, float] = {"stable": 0.65, "proto": 0.15, None: 0.0}
_MOVED_LIFE = {side: dict.fromkeys(galaxy.LIFE, worth) for side, worth in _LIFE_WORTH.items()}

Star = tuple[Element, bool]
"""A star on the board: its element and whether it is a supernova."""


class Change(Struct, frozen=True):
    """A change of a board: new contents of spaces (None: empty), and numbers that goals count."""

    stars: Mapping[str, Star | None] = {}
    life: Mapping[str, Side | None] = {}
    nebulae: Mapping[str, Nebula | None] = {}
    released: int = 0
    cards: Mapping[Control, int] = {}


class _Galaxy(Struct, frozen=True):
    """The present stars and nebulae of a player.

    `numbers` are the board's stars as numbers. `stars`, as one number, and `life` are counted around each nebula space.
    `hope` is the probability that a nebula is completed.
    """

    numbers: Mapping[str, int]
    nebulae: Mapping[str, Nebula]
    stars: Mapping[str, int]
    life: Mapping[str, int]
    hope: float


Nebulae = Mapping[str, float]
"""The worth of each nebula space."""


class Judge:
    """The rating of positions of one player at one moment of the match.

    The stars and life around each nebula space are counted once, and the gain of a change is computed from these
    counts. `pace` is the number of crystal steps in each round to come, where others use up the supply, too.
    """

    def __init__(self, player: Player, rounds_left: int, pace: float = 0.0) -> None:
        self.player, self.left, self.pace = player, rounds_left, pace
        self._board = _LAST_ROUND if rounds_left == 0 else 1.0
        self._lying = _lying(player, _FULFILMENT[min(rounds_left, 2)])
        self._now = {space: self._worth_at(space, 0, 0) for space in galaxy.NEBULAE}
        self._waiting = {space: nebula.tile for space, nebula in player.nebulae.items() if not nebula.completed}
        self._by_stars: dict[tuple[int, int], dict[str, float]] = {}
        self._by_life: dict[int, dict[str, float]] = {0: self._now}
        self._placed: dict[Element, dict[str, float]] = {}

    def nebula(self, space: str) -> float:
        """Return the worth of a nebula space: its uncompleted nebula and the life around it."""
        return self._now[space]

    def _worth_at(self, space: str, stars: int, life: int) -> float:
        lying = self._lying
        return _worth(lying.nebulae.get(space), lying.stars[space] + stars, lying.life[space] + life, lying.hope)

    def _with_star(self, old: int, new: int) -> dict[str, float]:
        """Return the worth of each nebula space after one star at it changes, is added or removed."""
        known = self._by_stars.get((old, new))
        if known is None:
            known, lying = self._now.copy(), self._lying
            for space, tile in self._waiting.items():
                stars = lying.stars[space]
                if not old or stars // old % 8:
                    known[space] = _awaited(tile, stars + new - old, lying.life[space], lying.hope)
            self._by_stars[old, new] = known
        return known

    def _with_life(self, more: int) -> dict[str, float]:
        known = self._by_life.get(more)
        if known is None:
            around = [space for space, life in self._lying.life.items() if 0 <= life + more < len(_RINGS)]
            known = self._by_life[more] = {space: self._worth_at(space, 0, more) for space in around}
        return known

    def board(self) -> float:
        """Return the worth of the present board."""
        tokens = [_star_worth(space, number) for space, number in self._lying.numbers.items()]
        tokens += [_LIFE_WORTH[side] for side in self.player.life.values()]
        return self._board * (sum(map(self.nebula, galaxy.NEBULAE)) + sum(tokens))

    def gain(self, change: Change) -> float:
        """Return the gain of any change of the board, points and goals excluded."""
        stars, life = dict.fromkeys(change.nebulae, 0), dict.fromkeys(change.nebulae, 0)
        was = becomes = 0.0
        for space, star in change.stars.items():
            old, new = self._lying.numbers.get(space, 0), _number(star)
            was += _star_worth(space, old)
            becomes += _star_worth(space, new)
            for near in galaxy.TOUCHED[space]:
                stars[near] = stars.get(near, 0) + new - old
        for space, side in change.life.items():
            there = self.player.life.get(space)
            was += _LIFE_WORTH[there]
            becomes += _LIFE_WORTH[side]
            for near in galaxy.TOUCHED[space]:
                life[near] = life.get(near, 0) + (side is not None) - (there is not None)
        lying, before, after = self._lying, 0.0, 0.0
        for space in {**stars, **life}:
            nebula = change.nebulae[space] if space in change.nebulae else lying.nebulae.get(space)
            around = lying.stars[space] + stars.get(space, 0), lying.life[space] + life.get(space, 0)
            before += self._now[space]
            after += _worth(nebula, *around, lying.hope)
        return self._board * ((after + becomes) - (before + was))

    def placed(self, element: Element) -> dict[str, float]:
        """Return the gain of one more star of this element on each empty star space."""
        if element not in self._placed:
            more, found = self._with_star(0, galaxy.DIGITS[element]), dict(self._anywhere)
            wanting = [space for space in self._waiting if more[space] != self._now[space]]
            for star in (star for space in wanting for star in NEBULA_SPACES[space].stars if star in found):
                found[star] = self._one(star, more, 0.0, _STAR_WORTH[star])
            self._placed[element] = found
        return self._placed[element]

    @cached_property
    def _anywhere(self) -> dict[str, float]:
        """The gain of a star that no nebula needs, on each empty star space."""
        free = galaxy.empty(galaxy.STARS, self.player.stars)
        return {space: self._one(space, self._now, 0.0, _STAR_WORTH[space]) for space in free}

    def star(self, space: str, star: Star | None) -> float:
        """Return the gain if a star is replaced by another one, or removed."""
        old, new = self._lying.numbers[space], _number(star)
        return self._one(space, self._with_star(old, new), _star_worth(space, old), _star_worth(space, new))

    def life(self, space: str, side: Side | None) -> float:
        """Return the gain if a life space gets another side of life, or none."""
        there = self.player.life.get(space)
        more = self._with_life((side is not None) - (there is not None))
        return self._one(space, more, _LIFE_WORTH[there], _LIFE_WORTH[side])

    def _one(self, space: str, then: Nebulae, was: float, becomes: float) -> float:
        now, before, after = self._now, 0.0, 0.0
        for near in galaxy.TOUCHED[space]:
            before += now[near]
            after += then[near]
        return self._board * ((after + becomes) - (before + was))

    def completed(self, space: str, discard: str = "") -> float:
        """Return the gain of completing a nebula and discarding this star, without its points."""
        lying, now = self._lying, self._now
        less = self._with_star(lying.numbers[discard], 0) if discard else now
        before, after = now[space], 3.8 * _RINGS[lying.life[space]]
        for near in galaxy.TOUCHED[discard] if discard else ():
            if near != space:
                before += now[near]
                after += less[near]
        was = _star_worth(discard, lying.numbers[discard]) if discard else 0.0
        return self._board * (after - (before + was))

    def tile(self, space: str, tile: str) -> float:
        """Return the gain of laying a tile on an empty nebula space."""
        lying = self._lying
        after = _worth(Nebula(tile), lying.stars[space], lying.life[space], lying.hope)
        return self._board * (after - self._now[space])

    def star_moved(self, origin: str, goals: Sequence[str], floor: float = NEVER) -> dict[str, float]:
        """Return the gain of moving a normal star to each of these empty spaces.

        Spaces surely below the floor are left out.
        """
        number = self._lying.numbers[origin]
        less, more = self._with_star(number, 0), self._with_star(0, number)
        if floor > NEVER:
            goals = self._likely(origin, goals, less, floor)
        return self._moved(origin, goals, (less, more), _STAR_WORTH) if goals else {}

    def life_moved(self, origin: str, goals: Sequence[str]) -> dict[str, float]:
        """Return the gain of moving life to each of these empty spaces."""
        worth = _MOVED_LIFE[self.player.life[origin]]
        return self._moved(origin, goals, (self._with_life(-1), self._with_life(1)), worth)

    def _likely(self, origin: str, goals: Sequence[str], less: Nebulae, floor: float) -> list[str]:
        """Return the spaces to which moving a star may gain at least the floor.

        The gain is that of one more star there, minus the loss at the origin; nebulae that touch both spaces
        lose nothing.
        """
        there = self.placed(self.player.stars[origin])
        floor += self._board * _STAR_WORTH[origin] - _ROUNDING
        likely = [goal for goal in goals if there[goal] >= floor]
        if likely:
            floor -= self._one(origin, less, 0.0, 0.0)
            beside = galaxy.BESIDE[origin]
            likely = [goal for goal in likely if there[goal] >= floor or goal in beside]
        return likely

    def _moved(
        self, origin: str, goals: Sequence[str], then: tuple[Nebulae, Nebulae], worth: Mapping[str, float]
    ) -> dict[str, float]:
        """Return the gain of moving a token from the origin to each of the goals.

        `then` is the worth of each nebula with one token less, and with one more. Nebulae that touch both
        spaces do not change. `worth` is the worth of the token itself on each space.
        """
        now, (less, more), near, beside = self._now, then, galaxy.TOUCHED[origin], galaxy.BESIDE[origin]
        gains, here, gone = {}, sum([now[space] for space in near]), sum([less[space] for space in near])
        for goal in goals:
            before, after, far = here, gone, galaxy.TOUCHED[goal]
            if goal in beside:
                after = sum([now[space] if space in far else less[space] for space in near])
                far = tuple([space for space in far if space not in near])
            for space in far:
                before += now[space]
                after += more[space]
            gains[goal] = self._board * ((after + worth[goal]) - (before + worth[origin]))
        return gains

    def stars_swapped(self, one: str, other: str) -> float:
        """Return the gain of swapping two stars; nebulae that touch both do not change."""
        first, second = self._lying.numbers[one], self._lying.numbers[other]
        at_one, at_other, now = self._with_star(first, second), self._with_star(second, first), self._now
        near, far, before, after = galaxy.TOUCHED[one], galaxy.TOUCHED[other], 0.0, 0.0
        for space in near:
            before += now[space]
            after += now[space] if space in far else at_one[space]
        for space in far:
            if space not in near:
                before += now[space]
                after += at_other[space]
        was = _star_worth(one, first) + _star_worth(other, second)
        becomes = _star_worth(one, second) + _star_worth(other, first)
        return self._board * ((after + becomes) - (before + was))

    def hand(self, cards: Mapping[Control, int]) -> float:
        """Return the worth of a hand of energy cards."""
        worth = sum([0.85 * count + 0.08 * count * (count - 1) for count in cards.values()])
        worth -= 0.7 * max(0, sum(cards.values()) - HAND_LIMIT)
        return worth * (_HAND_AT_END if self.left == 0 else 1.0)

    @cached_property
    def held(self) -> float:
        """The worth of the present hand."""
        return self.hand(self.player.hand)

    def crystals(self, spot: int, ready: int, released: int) -> float:
        """Return the worth of a time chamber; in the last round waiting gains nothing."""
        waits = 1.5 if self.left else 0.0
        chamber = sum(0.95 * release_points(released + number) + waits for number in range(ready))
        return chamber + self._steps_made(spot, released + ready)

    def _steps_made(self, spot: int, crystals: int) -> float:
        """Return the worth of the steps done after this number of crystals.

        They add to the steps to come, which complete later crystals of more points.
        """
        if self.left and self.pace:
            coming = crystals + (spot + self.pace * self.left) / SPOT
            return _STEPS_HOPED * (points_of(coming) - points_of(crystals))
        return _STEPS_HOPED * (release_points(crystals) + 2) * spot / SPOT * (0.5 if self.left <= 1 else 1.0)

    @cached_property
    def step(self) -> float:
        """The worth of one more crystal step, at any spot."""
        player, crystals = self.player, self.player.ready + self.player.released
        return self._steps_made(player.spot + 1, crystals) - self._steps_made(player.spot, crystals)

    def steps(self, steps: int) -> float:
        """Return the gain of this number of crystal steps."""
        if not steps:
            return 0.0
        player = self.player
        total = player.spot + steps
        after = self.crystals(total % SPOT, player.ready + total // SPOT, player.released)
        return after - self.crystals(player.spot, player.ready, player.released)

    def slider(self, resource: str, count: int) -> float:
        """Return the gain of moving a slider by `count`."""
        now: int = getattr(self.player, resource)
        most = GRAVITONS_COUNTED if resource == "graviton" else now + max(0, count)
        return SLIDER[resource] * (min(now + count, most) - min(now, most))

    @cached_property
    def released(self) -> float:
        """The change of the time chamber's worth by a release."""
        player = self.player
        after = self.crystals(player.spot, player.ready - 1, player.released + 1)
        return after - self.crystals(player.spot, player.ready, player.released)


def judge_of(state: State, seat: Seat, rounds_left: int) -> Judge:
    """Return the judge of a seat's positions.

    Solo, faster crystals shorten only the player's own match.
    """
    player = state.players[seat]
    return Judge(player, rounds_left, 0.0 if state.solo else pace_of(player))


def _worth(nebula: Nebula | None, stars: int, life: int, hope: float) -> float:
    ring = _RINGS[life]
    if nebula is None:
        return 0.4 * ring
    if nebula.completed:
        return 0.0 if nebula.life else 3.8 * ring
    return _awaited(nebula.tile, stars, life, hope)


def _awaited(tile: str, stars: int, life: int, hope: float) -> float:
    """Return the worth of an uncompleted nebula with these stars and this much life around it."""
    return _hoped(tile, stars, hope) + 2.0 * _RINGS[life] + 0.3


@lru_cache(maxsize=16_384)  # 5,800 entries in about ten matches
def _hoped(name: str, stars: int, hope: float) -> float:
    """Return the expected points of a tile with these stars around it."""
    tile = TILES[name]
    count = sum(tile.needs.values())
    met = (count - galaxy.lacking(name, stars)) / count
    return tile.points * hope * met * met


def _lying(player: Player, hope: float) -> _Galaxy:
    """Return the present galaxy of a player."""
    stars, life = dict.fromkeys(galaxy.NEBULAE, 0), dict.fromkeys(galaxy.NEBULAE, 0)
    numbers = {star: galaxy.DIGITS[element] for star, element in player.stars.items()}
    numbers.update(dict.fromkeys(player.supernovae, galaxy.SUPERNOVA))
    for star, number in numbers.items():
        for space in galaxy.TOUCHED[star]:
            stars[space] += number
    for side in player.life:
        for space in galaxy.TOUCHED[side]:
            life[space] += 1
    return _Galaxy(numbers, player.nebulae, stars, life, hope)


def _star_worth(space: str, number: int) -> float:
    if not number:
        return 0.0
    return _SUPERNOVA_WORTH[space] if number == galaxy.SUPERNOVA else _STAR_WORTH[space]


def _number(star: Star | None) -> int:
    """Return a star as the number that is added for it around nebulae."""
    if star is None:
        return 0
    return galaxy.SUPERNOVA if star[1] else galaxy.DIGITS[star[0]]


def star_at(player: Player, space: str) -> Star | None:
    """Return the star on a star space, if there is one."""
    element = player.stars.get(space)
    return None if element is None else (element, space in player.supernovae)


def life_gone(player: Player, space: str) -> dict[str, Side | None]:
    """Return the change of life by advanced life: all proto life around the nebula is removed."""
    return {side: None for side in NEBULA_SPACES[space].life if player.life.get(side) == "proto"}
