"""The public view of one player."""

from msgspec import Struct

from games.core.step import Seat
from games.hoshitsukuri.components import COMETS
from games.hoshitsukuri.state import State


class PlayerView(Struct, frozen=True, kw_only=True):
    """The public pieces of a seat.

    `depth` is the place among comets on the same space from the outermost, 1; `finish` is the place in which the
    comet left the galaxy, or 0. `strikes` are the colours of Meteorites to be settled, oldest first.
    """

    seat: Seat
    comet: str
    space: int
    depth: int
    hand: int
    deck: int
    discard: int
    discard_top: str
    strikes: tuple[tuple[str, ...], ...]
    finish: int


def player_view(state: State, seat: Seat) -> PlayerView:
    """Return the public view of a player."""
    player = state.players[seat]
    there = [other.arrival for other in state.players if other.space == player.space]
    return PlayerView(
        seat=seat,
        comet=COMETS[seat],
        space=player.space,
        depth=1 + sum([arrival < player.arrival for arrival in there]),
        hand=len(player.hand),
        deck=len(player.deck),
        discard=len(player.discard),
        discard_top=player.discard[-1] if player.discard else "",
        strikes=player.strikes,
        finish=state.finished.index(seat) + 1 if seat in state.finished else 0,
    )
