"""The ring of the four controls: moves of energy, and income. [rulebook, spec 4.2, 6.2]"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from games.core.step import Seat
from games.crafting_cosmos.actions import NONE
from games.crafting_cosmos.components import CONTROLS, FIGURES, POWERS, REWARDS, Control

OWN, DARK = "own", "dark"

_AFTER: dict[str, tuple[Control, ...]] = {
    control: (*CONTROLS[place + 1 :], *CONTROLS[:place]) for place, control in enumerate(CONTROLS)
}
"""The other three controls, clockwise from each."""


_DECKS = {"": "", **{card.id: card.deck for card in POWERS.values()}}
"""The type of each power card, and of an empty slot."""


class Ring(Struct, frozen=True, cache_hash=True):
    """The places of the energy tokens: `own` is that of the seat asked.

    Dark tokens and all tokens are counted by control.
    """

    own: Control
    dark: tuple[int, int, int, int]
    tokens: tuple[int, int, int, int]


class Moved(Struct, frozen=True):
    """One move of an energy token."""

    token: str
    origin: Control
    goal: Control


class Income(Struct, frozen=True):
    """The income of a seat by a ring, shortages ignored.

    It has the active reward, then one number per resource.
    """

    active: Control
    stars: int
    tiles: int
    dna: int
    supernova: int
    cards: int
    steps: int
    graviton: int
    proto: int


def clockwise(control: str) -> tuple[Control, ...]:
    """Return the other controls, clockwise from this one."""
    return _AFTER[control]


def ring_of(positions: Sequence[Control], dark: dict[Control, int], void: str, seat: Seat) -> Ring:
    """Return the ring for this seat."""
    counts = [dark.get(control, 0) for control in CONTROLS]
    tokens = [
        count + positions.count(control) + (void == control) for count, control in zip(counts, CONTROLS, strict=True)
    ]
    return Ring(positions[seat], _four(counts), _four(tokens))


def _four(numbers: Sequence[int]) -> tuple[int, int, int, int]:
    light, time, gravity, chemistry = numbers
    return light, time, gravity, chemistry


def goal_of(tokens: Sequence[int], origin: str) -> Control:
    """Return the destination of a token: the next control clockwise that is not full."""
    return next(control for control in _AFTER[origin] if tokens[CONTROLS.index(control)] < FIGURES.full)


@lru_cache(maxsize=4096)
def step(ring: Ring, token: str) -> tuple[Ring, Moved]:
    """Return the ring after one move, and the move.

    The token is "own", or a dark one named by its control.
    """
    mine = token == OWN
    origin = ring.own if mine else next(control for control in CONTROLS if control == token)
    goal = goal_of(ring.tokens, origin)
    tokens, dark = list(ring.tokens), list(ring.dark)
    for counts in (tokens,) if mine else (tokens, dark):
        counts[CONTROLS.index(origin)] -= 1
        counts[CONTROLS.index(goal)] += 1
    after = Ring(goal if mine else ring.own, _four(dark), _four(tokens))
    return after, Moved(OWN if mine else DARK, origin, goal)


def after(ring: Ring, moves: Sequence[str]) -> tuple[Ring, list[Moved]]:
    """Return the ring after these moves ("none" is none), and the moves."""
    moved = []
    for token in moves:
        if token == NONE:
            break
        ring, one = step(ring, token)
        moved.append(one)
    return ring, moved


def movable(ring: Ring) -> list[str]:
    """Return the tokens that may move now: "own", then the controls with dark ones."""
    return [OWN, *(control for control, count in zip(CONTROLS, ring.dark, strict=True) if count)]


@lru_cache(maxsize=512)
def shifts(ring: Ring) -> tuple[tuple[tuple[str, ...], Ring], ...]:
    """Return every legal sequence of one to three moves with its ring.

    The own token moves at least once.
    """
    return tuple(_shifts(ring, (), FIGURES.moves))


def _shifts(ring: Ring, done: tuple[str, ...], left: int) -> Iterator[tuple[tuple[str, ...], Ring]]:
    if OWN in done:
        yield done, ring
    if not left:
        return
    for token in movable(ring):
        if left > 1 or token == OWN or OWN in done:
            yield from _shifts(step(ring, token)[0], (*done, token), left - 1)


def bonus(powers: tuple[str, ...], control: Control) -> int:
    """Return the number of the seat's power tokens at a control. [rulebook]"""
    return bonuses(powers)[control]


@lru_cache(maxsize=512)
def bonuses(powers: tuple[str, ...]) -> Mapping[Control, int]:
    """Return the number of the seat's power tokens at each control."""
    decks = [_DECKS[power] for power in powers]
    return {control: decks.count(control) for control in CONTROLS}


def income(ring: Ring, powers: tuple[str, ...]) -> Income:
    """Return the income of a seat with these power cards. [spec 4.2]"""
    reward = REWARDS[ring.own]
    cards, steps, graviton, proto = [
        count + more for count, more in zip(ring.tokens, bonuses(powers).values(), strict=True)
    ]
    return Income(
        active=ring.own,
        stars=reward.count,
        tiles=reward.tiles,
        dna=reward.dna,
        supernova=reward.supernova,
        cards=cards,
        steps=steps,
        graviton=graviton,
        proto=proto,
    )
