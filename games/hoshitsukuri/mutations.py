"""Elementary changes, each with its event: draw, gain, trash, discard, move."""

from collections.abc import Iterable, Sequence

from games.core.step import Seat, StepContext
from games.core.tuples import pop_at, replace_at, without
from games.hoshitsukuri import events, rules
from games.hoshitsukuri.components import HAND, KINDS_IN_PLAY, ORBIT, STARS, pile_size
from games.hoshitsukuri.state import FieldCard, PastTurn, Play, Player, State, laid


def open_piles(state: State, context: StepContext, kinds: Iterable[str]) -> None:
    """Put the piles of these kinds from the box into the supply. [p.3]"""
    for kind in kinds:
        state.supply[kind] = pile_size(kind, len(state.players))
        state.box[kind] -= state.supply[kind]
    state.supply = {kind: state.supply[kind] for kind in rules.in_order(state.supply)}
    chosen = tuple(kind for kind in state.supply if kind not in STARS)
    if len(chosen) == KINDS_IN_PLAY:
        state.box = {kind: left for kind, left in state.box.items() if left}
        context.tell(events.CelestialsSet(chosen))
        if missing := rules.missing_colours(chosen):
            context.tell(events.ColoursMissing(missing))


def top_card(state: State, context: StepContext, seat: Seat) -> str:
    """Take the top card of the deck, which is shuffled first if it is empty. [p.5, ruling R28]

    Return "" if there is no card. Decks have no order, so the top card is drawn when it is taken. [spec 7]
    """
    player = state.players[seat]
    if not player.deck:
        if not player.discard:
            return ""
        player.deck, player.discard = rules.in_order(player.discard), ()
        context.tell(events.Shuffled(seat, len(player.deck)))
    card, player.deck = pop_at(player.deck, context.chance.next(len(player.deck), "deck", seat))
    return card


def draw(state: State, context: StepContext, seat: Seat, count: int) -> None:
    """Draw up to `count` cards into the hand. [p.5]"""
    drawn = []
    for _ in range(count):
        card = top_card(state, context, seat)
        if not card:
            break
        drawn.append(card)
    if drawn:
        _into_hand(state.players[seat], drawn)
        context.tell(events.Drew(seat, len(drawn)))
        context.whisper(seat, events.Drawn(seat, rules.in_order(drawn)))


def refill_hand(state: State, context: StepContext, seat: Seat) -> None:
    """Draw until the hand has the standard number of cards. [p.5, p.6]"""
    draw(state, context, seat, HAND - len(state.players[seat].hand))


def _into_hand(player: Player, cards: Sequence[str]) -> None:
    player.hand = rules.in_order([*player.hand, *cards])


def take_from_hand(player: Player, cards: Iterable[str]) -> None:
    """Remove these cards from a hand."""
    for card in cards:
        player.hand = without(player.hand, card)


def lay_out(state: State, context: StepContext, seat: Seat, cards: rules.Cards) -> None:
    """Play cards from hand together. [p.5]"""
    player = state.players[seat]
    take_from_hand(player, cards)
    player.field += (tuple([laid(card, icon_on=True) for card in cards]),)
    state.running.plays += 1
    context.tell(events.Played(seat, cards))


def change_play(state: State, seat: Seat, play: Play) -> None:
    """Replace the play that this seat is carrying out."""
    player = state.players[seat]
    player.field = (*player.field[:-1], play)


def change_card(state: State, seat: Seat, place: int, card: FieldCard) -> None:
    """Replace a card of the play that this seat is carrying out."""
    change_play(state, seat, replace_at(state.play_of(seat), place, card))


def add(state: State, context: StepContext, seat: Seat, cards: rules.Cards) -> None:
    """Add cards from hand to the play, their generate icons switched off. [p.7 プレイに追加]"""
    take_from_hand(state.players[seat], cards)
    change_play(state, seat, (*state.play_of(seat), *[laid(card) for card in cards]))
    context.tell(events.Added(seat, cards))


def reveal(state: State, context: StepContext, seat: Seat) -> None:
    """Turn the top card of the deck over and add it to the play. [p.8 水晶]"""
    card = top_card(state, context, seat)
    if card:
        change_play(state, seat, (*state.play_of(seat), laid(card)))
        context.tell(events.Revealed(seat, card))


def look_at_top(state: State, context: StepContext, seat: Seat) -> bool:
    """Show a seat the top card of its deck; return whether there is one. [spec 4.2]"""
    card = top_card(state, context, seat)
    if card:
        state.running.looked = card
        context.whisper(seat, events.LookedAt(seat, card))
    return bool(card)


def put_looked(state: State, context: StepContext, seat: Seat, *, keep: bool) -> None:
    """Put the revealed card into the hand or face up on the discard pile."""
    card, state.running.looked = state.running.looked, ""
    if keep:
        _into_hand(state.players[seat], [card])
        context.tell(events.TakenIntoHand(seat))
    else:
        state.players[seat].discard += (card,)
        context.tell(events.PutOnDiscard(seat, card))


def trash_from_hand(state: State, context: StepContext, seat: Seat, cards: rules.Cards) -> None:
    """Put cards from hand on the common trash pile. [p.7 廃棄]"""
    take_from_hand(state.players[seat], cards)
    state.trash += cards
    context.tell(events.Trashed(seat, cards))


def trash_marked(state: State, context: StepContext, seat: Seat) -> None:
    """Trash the marked Earths of the play once all its effects are done. [p.8 大地, ruling R3]"""
    play = state.play_of(seat)
    gone = tuple([card.kind for card in play if card.marked])
    if gone:
        play = tuple([card for card in play if not card.marked])
        change_play(state, seat, play)
        state.trash += gone
        context.tell(events.Trashed(seat, gone))
    if not play:
        player = state.players[seat]
        player.field = player.field[:-1]


def gain_to_hand(state: State, context: StepContext, seat: Seat, card: str) -> None:
    """Gain a card from the supply into the hand."""
    state.supply[card] -= 1
    _into_hand(state.players[seat], [card])
    context.tell(events.GainedToHand(seat, card))


def gain_to_discard(state: State, context: StepContext, seat: Seat, card: str) -> None:
    """Gain a card from the supply onto the discard pile; nothing if its pile is empty."""
    if state.supply[card]:
        state.supply[card] -= 1
        state.players[seat].discard += (card,)
        context.tell(events.GainedToDiscard(seat, card))


def discard_from_hand(state: State, context: StepContext, seat: Seat, cards: rules.Cards) -> None:
    """Discard cards from hand, in table order. [ruling R29]"""
    if cards:
        player = state.players[seat]
        take_from_hand(player, cards)
        player.discard += cards
        context.tell(events.Discarded(seat, cards))


def blow_away(state: State, context: StepContext, seat: Seat, number: int) -> None:
    """Discard the only card of an earlier play, which is removed. [p.8 嵐]"""
    player = state.players[seat]
    (card,), player.field = pop_at(player.field, number - 1)
    player.discard += (card.kind,)
    context.tell(events.BlownAway(seat, number, card.kind))


def create(state: State, context: StepContext, seat: Seat, card: str) -> None:
    """Take the card of the generation phase into the hand. [p.6]"""
    state.supply[card] -= 1
    _into_hand(state.players[seat], [card])
    state.running.generated = card
    context.tell(events.Generated(seat, card, state.players[seat].fragments))


def place_comet(state: State, seat: Seat, space: int) -> None:
    """Put a comet on a space as the innermost one there.

    Record whether it has left the galaxy. [p.6]
    """
    player = state.players[seat]
    player.space, player.arrival = space, state.arrivals
    state.arrivals += 1
    if space == ORBIT:
        state.finished += (seat,)


def announce_end(state: State, context: StepContext, seat: Seat) -> None:
    """Announce that a comet has left the galaxy, if it has."""
    if state.players[seat].space == ORBIT:
        context.tell(events.LeftGalaxy(seat, state.finished.index(seat) + 1))


def push_others(state: State, context: StepContext) -> None:
    """Move all other comets one space after an arrival at the end.

    This pushes no further comets. [p.6]
    """
    for other in rules.order_of_pushes(state.players):
        place_comet(state, other, state.players[other].space + 1)
        context.tell(events.Pushed(other, state.players[other].space))
        announce_end(state, context, other)


def clear_field(state: State, seat: Seat, *, drifts: bool) -> None:
    """Discard all cards on the field in the order played, and store the turn as the past one. [p.6]"""
    player, turn = state.players[seat], state.running
    state.past = PastTurn(
        seat=seat,
        plays=tuple(tuple(rules.kinds_of(play)) for play in player.field),
        fragments=player.fragments,
        origin=turn.origin,
        space=player.space + drifts,
        generated=turn.generated,
    )
    player.discard += tuple([card.kind for play in player.field for card in play])
    player.field = ()
