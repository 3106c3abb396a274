"""What a position is worth to a computer player, and what a change of the board gains. [spec 11]"""

from collections.abc import Mapping
from functools import cache
from math import exp

from msgspec import Struct

from games.crafting_cosmos import galaxy, scoring
from games.crafting_cosmos.components import (
    GOALS,
    HAND_LIMIT,
    NEBULA_SPACES,
    SPOT,
    TILES,
    Control,
    Element,
    Side,
    release_points,
)
from games.crafting_cosmos.state import Nebula, Player
from games.crafting_cosmos.view import GoalView, View

ADVANCED_LIFE = 5.5
POOL_STAR, POOL_PROTO, POOL_TILE = 0.25, 0.2, 0.3
SLIDER = {"supernova": 0.12, "dna": 0.1, "graviton": 0.05}
GRAVITONS_COUNTED = 4

_LAST_ROUND = 0.6
_HAND_AT_END = 0.12
_FULFILMENT = (0.55, 0.80, 0.92)
"""How sure it is that a nebula is completed, in the last round, the one before, and earlier."""

_RINGS: tuple[float, ...] = tuple((count / 6) ** 1.8 for count in range(7))
_GOAL_WEIGHTS = {3: 0.75, 2: 0.4, 1: 0.22}
_GOAL_POINTS = 6

_STAR_WORTH = {
    space: tuple(0.3 + 0.02 * len(galaxy.touched(space)) + 0.9 * supernova for supernova in (False, True))
    for space in galaxy.STARS
}
_LIFE_WORTH: dict[Side, float] = {"stable": 0.65, "proto": 0.15}

Star = tuple[Element, bool]
"""A star on the board: its element and whether it is a supernova."""

Touch = tuple[tuple[str, object], ...]
"""What changes on a nebula space or on the stars around it: each space with what lies there afterwards."""


class Change(Struct, frozen=True):
    """A change of a board: what lies on these spaces afterwards (None: nothing), and numbers that goals count."""

    stars: Mapping[str, Star | None] = {}
    life: Mapping[str, Side | None] = {}
    nebulae: Mapping[str, Nebula | None] = {}
    released: int = 0
    cards: Mapping[Control, int] = {}


class Judge:
    """Values positions of one player at one moment of the match; the player's pieces are its own to try on."""

    def __init__(self, player: Player, rounds_left: int) -> None:
        self.player, self.left = player, rounds_left
        self._hope = _FULFILMENT[min(rounds_left, 2)]
        self._board = _LAST_ROUND if rounds_left == 0 else 1.0
        self.best_stars: dict[str, float] = {}
        self._together: dict[tuple[str, ...], float] = {}
        self._needing = frozenset(space for space, nebula in player.nebulae.items() if not nebula.completed)
        self._known: dict[tuple[str, Touch, int], float] = {}

    def nebula(self, space: str) -> float:
        """Return what a nebula space is worth: the nebula on the way, the life around it."""
        player = self.player
        ring = _RINGS[galaxy.around(player, space)]
        nebula = player.nebulae.get(space)
        if nebula is None:
            return 0.4 * ring
        if nebula.completed:
            return 0.0 if nebula.life else 3.8 * ring
        tile = TILES[nebula.tile]
        count = sum(tile.needs.values())
        missing = galaxy.lacking(nebula.tile, galaxy.stars_at(player, space))
        met = (count - missing) / count
        return tile.points * self._hope * met * met + 2.0 * ring + 0.3

    def board(self) -> float:
        """Return what the board is worth as it lies."""
        tokens = Change(stars=dict.fromkeys(self.player.stars), life=dict.fromkeys(self.player.life))
        return self._board * (sum(map(self.nebula, galaxy.NEBULAE)) + self._tokens(tokens))

    def gain(self, change: Change) -> float:
        """Return what a change of the board gains, points and goals left aside."""
        if change.stars and not change.life and not change.nebulae:
            spaces = _beside(tuple(change.stars))
            if self._needing.isdisjoint(spaces):  # then all stays as it is but the stars themselves
                around = self._lying(spaces)
                return self._board * ((around + _tokens(change)) - (around + self._tokens(change)))
        touched: dict[str, Touch] = {space: ((space, _face(nebula)),) for space, nebula in change.nebulae.items()}
        needing = self._needing if not touched else self._needing.union(touched)
        for star, lying in change.stars.items():
            for space in galaxy.touched(star):
                if space in needing:
                    touched[space] = (*touched.get(space, ()), (star, lying))
                else:
                    touched.setdefault(space, ())
        rings: dict[str, int] = {}
        for life, side in change.life.items():
            more = (side is not None) - (life in self.player.life)
            for space in galaxy.touched(life):
                touched.setdefault(space, ())
                rings[space] = rings.get(space, 0) + more
        known, keys = self._known, [(space, touch, rings.get(space, 0)) for space, touch in touched.items()]
        if missing := [key for key in keys if key not in known]:
            undo = self.put(change)
            known.update({key: self.nebula(key[0]) for key in missing})
            self.put(undo)
        # in order: sums of fractions differ in another one
        before = sum(map(self._now, touched)) + self._tokens(change)
        after = sum([known[key] for key in keys]) + _tokens(change)
        return self._board * (after - before)

    def _lying(self, spaces: tuple[str, ...]) -> float:
        worth = self._together.get(spaces)
        if worth is None:
            worth = self._together[spaces] = sum(map(self._now, spaces))
        return worth

    def _now(self, space: str) -> float:
        key = (space, (), 0)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self.nebula(space)
        return worth

    def _tokens(self, change: Change) -> float:
        """Return what the tokens that lie now on the changed spaces are worth by themselves."""
        player, worth = self.player, 0.0
        for space in change.stars:
            if space in player.stars:
                worth += _STAR_WORTH[space][space in player.supernovae]
        for space in change.life:
            side = player.life.get(space)
            if side is not None:
                worth += _LIFE_WORTH[side]
        return worth

    def put(self, change: Change) -> Change:
        """Carry a change out on the player's pieces and return the one that undoes it."""
        player = self.player
        before = Change(
            {space: _star_at(player, space) for space in change.stars} if change.stars else {},
            {space: player.life.get(space) for space in change.life} if change.life else {},
            {space: player.nebulae.get(space) for space in change.nebulae} if change.nebulae else {},
            -change.released,
            {control: -count for control, count in change.cards.items()} if change.cards else {},
        )
        for space, star in change.stars.items():
            _set_star(player, space, star)
        if change.life:
            _set_all(player.life, change.life)
        if change.nebulae:
            _set_all(player.nebulae, change.nebulae)
        player.released += change.released
        for control, count in change.cards.items():
            player.hand[control] = player.hand.get(control, 0) + count
        return before

    def hand(self, cards: Mapping[Control, int]) -> float:
        """Return what a hand of energy cards is worth."""
        worth = sum(0.85 * count + 0.08 * count * (count - 1) for count in cards.values())
        worth -= 0.7 * max(0, sum(cards.values()) - HAND_LIMIT)
        return worth * (_HAND_AT_END if self.left == 0 else 1.0)

    def crystals(self, spot: int, ready: int, released: int) -> float:
        """Return what a time chamber is worth; in the last round nothing is gained by waiting."""
        waits = 1.5 if self.left else 0.0
        chamber = sum(0.95 * release_points(released + number) + waits for number in range(ready))
        track = 0.8 * (release_points(released + ready) + 2) * spot / SPOT
        return chamber + track * (0.5 if self.left <= 1 else 1.0)

    def steps(self, steps: int) -> float:
        """Return what so many crystal steps gain."""
        player = self.player
        total = player.spot + steps
        after = self.crystals(total % SPOT, player.ready + total // SPOT, player.released)
        return after - self.crystals(player.spot, player.ready, player.released)

    def slider(self, resource: str, count: int) -> float:
        """Return what moving a slider by so much gains."""
        now: int = getattr(self.player, resource)
        most = GRAVITONS_COUNTED if resource == "graviton" else now + max(0, count)
        return SLIDER[resource] * (min(now + count, most) - min(now, most))


@cache
def _beside(stars: tuple[str, ...]) -> tuple[str, ...]:
    """Return the nebula spaces that these star spaces touch, each once."""
    return tuple(dict.fromkeys(space for star in stars for space in galaxy.touched(star)))


def _tokens(change: Change) -> float:
    """Return what the tokens are worth by themselves that lie on the changed spaces afterwards."""
    worth = 0.0
    for space, star in change.stars.items():
        if star is not None:
            worth += _STAR_WORTH[space][star[1]]
    for side in change.life.values():
        if side is not None:
            worth += _LIFE_WORTH[side]
    return worth


def _face(nebula: Nebula | None) -> tuple[str, bool, bool] | None:
    """Return what the worth of a nebula space hangs on."""
    return None if nebula is None else (nebula.tile, nebula.completed, nebula.life != "")


def _star_at(player: Player, space: str) -> Star | None:
    element = player.stars.get(space)
    return None if element is None else (element, space in player.supernovae)


def _set_star(player: Player, space: str, star: Star | None) -> None:
    if space in player.supernovae:
        player.supernovae.remove(space)
    if star is None:
        player.stars.pop(space, None)
        return
    player.stars[space] = star[0]
    if star[1]:
        player.supernovae.append(space)


def _set_all(pieces: dict[str, Nebula] | dict[str, Side], change: Mapping[str, object]) -> None:
    known: dict[str, object] = pieces  # type: ignore[assignment]
    for space, piece in change.items():
        if piece is None:
            known.pop(space, None)
        else:
            known[space] = piece


def goal_worth(goal: GoalView, own: int, others: list[int]) -> float:
    """Return what a goal on the track is worth with this metric against those of the others. [spec 11]"""
    weight = _GOAL_WEIGHTS.get(goal.space, 0.0)
    if not own or not weight or goal.missed:
        return 0.0
    if not others:
        return float(weight * _GOAL_POINTS * min(1.0, own / GOALS[goal.id].gold) ** 2)
    best = max(others)
    lead = (own - best) / (1 + 0.15 * best)
    return float(weight * _GOAL_POINTS / (1 + exp(-2.2 * lead)))


def goals_worth(view: View, player: Player, seat: int) -> float:
    """Return what the goals on the track are worth to this player, whose pieces may be tried changes."""
    worth = 0.0
    for goal in view.track:
        others = [number for other, number in enumerate(goal.metrics) if other != seat]
        worth += goal_worth(goal, scoring.metric(goal.id, player), others)
    return worth


def life_gone(player: Player, space: str) -> dict[str, Side | None]:
    """Return the change of life when advanced life is created: all proto life around the nebula goes."""
    return {side: None for side in NEBULA_SPACES[space].life if player.life.get(side) == "proto"}
