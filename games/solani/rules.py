"""Queries about a state: what may be drafted, traded, placed and taken."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from games.solani.actions import DraftTile, DrawSpecials, PlaceBranch, PlaceCircle, PlaceSpecial, TakeSpecial
from games.solani.components import (
    BRANCHES,
    CLUSTERS,
    FEATURES,
    MAGNITUDES,
    MAX_CARDS,
    TARGET,
    TRACK,
    Kind,
    Magnitude,
)
from games.solani.sky import Laid, Sky, branch_bits, branches_in, circle_bits, circles_in, roomy
from games.solani.state import Player, State

PAIR = 2
"""Number of cards drawn from a deck, of which one is kept."""

_KINDS: tuple[Kind, ...] = ("cluster", "branch")


def trade_reach(track: Sequence[str], cluster: str) -> list[int]:
    """Return the track slots, from 1, of the Planets that this Star Cluster may be traded for. [p.5, spec 4.5]

    A 2 reaches from the left end, a 3 from the right end, a 4 from the middle both ways; a white star reaches
    nothing.
    """
    planets = [slot for slot, planet in enumerate(track, start=1) if planet]
    middle = TRACK.slots // 2
    match CLUSTERS[cluster].trade_number:
        case 2:
            return planets[:1]
        case 3:
            return planets[-1:]
        case 4:
            left = [slot for slot in planets if slot <= middle]
            return left[-1:] + [slot for slot in planets if slot > middle][:1]
        case _:
            return []


def kinds_to_draft(state: State, player: Player) -> tuple[Kind, ...]:
    """Return the kinds that the player may draft. [p.5]

    It is the kind it lacks, the kind that opened the round, or either.
    """
    if player.circle or player.branch:
        return ("branch",) if player.circle else ("cluster",)
    return (state.first_kind,) if state.first_kind else _KINDS


_draft = lru_cache(maxsize=128)(DraftTile)  # tiles of the display by their trades


def drafts(state: State, player: Player) -> list[DraftTile]:
    """Return every tile the player may draft, each Star Cluster followed by its trades. [spec 6.2]"""
    found = []
    for kind in kinds_to_draft(state, player):
        for slot, tile in enumerate(state.display(kind), start=1):
            if not tile:
                continue
            found.append(_draft(kind, slot))
            if kind == "cluster":
                found.extend(_draft(kind, slot, planet) for planet in trade_reach(state.track, tile))
    return found


@lru_cache(maxsize=256)  # 5 Branch tiles on 25 spaces
def turns_at(branch: str, space: str) -> tuple[PlaceBranch, ...]:
    """Return the placements of a Branch tile on a space, one for each rotation."""
    return tuple(PlaceBranch(space, rotation) for rotation in range(len(BRANCHES[branch].masks)))


circle_at = lru_cache(maxsize=64)(PlaceCircle)  # 36 spaces


def placements(laid: Laid, circle: str, branch: str) -> tuple[PlaceBranch | PlaceCircle, ...]:
    """Return every placement of the tiles held; an empty text is no tile. [p.6, spec 6.3]"""
    return _placements(branch, *_room(laid, circle, branch))


def room(laid: Laid, circle: str, branch: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the spaces for the Branch tile held, then those for the circular tile.

    An empty text is no tile.
    """
    spaces, circles = _room(laid, circle, branch)
    return branches_in(spaces), circles_in(circles)


def _room(laid: Laid, circle: str, branch: str) -> tuple[int, int]:
    spaces = branch_bits(laid) if branch else 0
    circles = circle_bits(laid) if circle else 0
    if circle and not circles:
        spaces = roomy(laid, spaces)  # the circular tile must have a space afterwards [spec 6.4]
    return spaces, circles


@lru_cache(maxsize=1024)
def _placements(branch: str, spaces: int, circles: int) -> tuple[PlaceBranch | PlaceCircle, ...]:
    turns = (turn for space in branches_in(spaces) for turn in turns_at(branch, space))
    return (*turns, *map(circle_at, circles_in(circles)))


def after(sky: Sky, action: PlaceBranch | PlaceCircle | PlaceSpecial, circle: str, branch: str) -> Sky:
    """Return the sky after this placement of a held tile.

    A Special Feature is held as `circle`.
    """
    if isinstance(action, PlaceBranch):
        return sky.with_branch(action.space, BRANCHES[branch].masks[action.rotation])
    return sky.with_tile(action.space, circle)


def special_picks(state: State, player: Player) -> Iterable[TakeSpecial | DrawSpecials]:
    """Return the face-up cards the player may take, then the decks it may draw from. [p.6, spec 6.5]"""
    allowed = [magnitude for magnitude in MAGNITUDES if player.cards_of(magnitude) < MAX_CARDS]
    for magnitude in allowed:
        yield from map(TakeSpecial, state.stock(magnitude).row)
    for magnitude in allowed:
        if len(state.stock(magnitude).deck) >= PAIR:  # ruling 12
            yield DrawSpecials(magnitude)


def fits(cluster: str, branch: str) -> bool:
    """Return whether a Branch tile has as many nodes as a Star Cluster has stars. [spec 10.2]"""
    lo, hi = TARGET[cluster]
    return lo <= BRANCHES[branch].nodes <= hi


def magnitude_of(card: str) -> Magnitude:
    """Return the magnitude of a Special Feature."""
    return FEATURES[card].magnitude
