"""Wishes: drafts put down before one's turn comes, so that nobody need wait. [spec 8]

No rule of the game, and known to their seat alone. When its turn comes the first wish that is legal then is its answer;
if none is, it is asked as usual. Either way the list is empty afterwards.
"""

from collections.abc import Iterator

from games.core.step import Action, Seat, StepContext, Then
from games.solani import events, rules
from games.solani.actions import AddWish, ClearWishes, DraftTile
from games.solani.components import CLUSTERS, Kind
from games.solani.state import Player, State, Wish

MOST = 5
"""So many wishes may be put down."""


def out_of_turn_actions(state: State, seat: Seat) -> Iterator[AddWish | ClearWishes]:
    """Yield what a seat may wish for while others draft, and that it may clear its list.

    A Star Cluster with a trade number may be wished for with any Planet on the track: which of them are in reach
    shows only when the turn comes. So an answer that somebody takes back makes no wish of others impossible.
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
    """Put a wish down or clear the list."""
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
    """Return the draft that a seat has wished for and that is legal now, if any; no wish is left.

    The answer that led here stands, whether a wish came true or not: else its giver could find out what was wished for.
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
