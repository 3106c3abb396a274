"""Wishes: drafts planned before a seat's turn, so that no player has to wait. [spec 8]

Wishes are no rule of the game, and visible to their seat alone. On the seat's turn the first legal wish is its move; if
none is legal, it gets the usual prompt. Either way the list is empty afterwards.
"""

from collections.abc import Iterator

from games.core.step import Action, Seat, StepContext, Then
from games.solani import events, rules
from games.solani.actions import AddWish, ClearWishes, DraftTile
from games.solani.components import CLUSTERS, Kind
from games.solani.state import Player, State, Wish

MOST = 5
"""Maximum number of wishes."""


def out_of_turn_actions(state: State, seat: Seat) -> Iterator[AddWish | ClearWishes]:
    """Yield the wishes that a seat may add while others draft, and the action to clear them.

    A Star Cluster with a trade number may be wished for with any Planet on the track: its reach is known only on
    the seat's turn. So an undo of one seat makes no wish of another impossible.
    """
    if seat not in state.to_draft or seat == state.to_draft[0]:
        return
    player = state.players[seat]
    if player.wishes:
        yield ClearWishes()
    if len(player.wishes) < MOST:
        yield from (AddWish(*fields) for fields in _possible(state, player) if Wish(*fields) not in player.wishes)


def _possible(state: State, player: Player) -> Iterator[tuple[Kind, int, int]]:
    planets = [slot for slot, planet in enumerate(state.track, start=1) if planet]
    for kind in rules.kinds_to_draft(state, player):
        for slot, tile in enumerate(state.display(kind), start=1):
            if not tile:
                continue
            yield kind, slot, 0
            if kind == "cluster" and CLUSTERS[tile].trade_number:
                yield from ((kind, slot, planet) for planet in planets)


def take_out_of_turn(state: State, context: StepContext, seat: Seat, action: Action) -> Then:
    """Add a wish or clear the list."""
    player = state.players[seat]
    match action:
        case AddWish(kind, slot, trade_slot):
            player.wishes += (Wish(kind, slot, trade_slot),)
            context.whisper(seat, events.WishAdded(seat, kind, slot, trade_slot))
        case ClearWishes():
            player.wishes = ()
            context.whisper(seat, events.WishesCleared(seat))
    return ()


def granted(state: State, context: StepContext, seat: Seat) -> DraftTile | None:
    """Return the seat's first legal wish, if any, and remove all of them.

    The previous move is irreversible whether a wish was granted or not: otherwise an undo could reveal the wishes.
    """
    player = state.players[seat]
    if not player.wishes:
        return None
    legal = rules.drafts(state, player)
    wished = [DraftTile(wish.kind, wish.slot, wish.trade_slot) for wish in player.wishes]
    player.wishes = ()
    context.bind()
    for draft in wished:
        if draft in legal:
            context.tell(events.WishGranted(seat))
            return draft
    context.whisper(seat, events.WishesFailed(seat))
    return None
