"""The effects of played cards, with the prompts they need. [p.5, p.8, spec 4.2]"""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from games.core.step import Auto, Seat, Step, StepContext, Then
from games.hoshitsukuri import actions, events, mutations, rules
from games.hoshitsukuri.components import CARDS, GRASSLAND, PLANET, SUN, USUAL_ORDER
from games.hoshitsukuri.state import State
from games.hoshitsukuri.strikes import ForcedAsk, strike_all


class ResolveEffects(Auto, frozen=True):
    """2. プレイ時効果の実行: the effects of a play, in any order, including those of added cards. [p.5, p.7]"""

    seat: Seat
    usual: bool = False
    done: tuple[int, ...] = ()
    """The indices of the cards in the play whose effects are carried out."""

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for the next kind of effect, or carry the next one out in the default order."""
        kinds = _unresolved(state, self)
        if not kinds:
            return ()
        if not self.usual:
            return (ResolveEffect(self.seat, self.done),)
        return carry_out(state, context, self, min(kinds, key=USUAL_ORDER.__getitem__))


class ResolveEffect(ForcedAsk, frozen=True):
    """Which effect is carried out next? [p.5]"""

    done: tuple[int, ...] = ()

    def legal(self, state: State) -> Iterable[actions.Resolve | actions.ResolveAll]:
        """Return the kinds with open effects, then, if several, all in the default order."""
        kinds = [actions.Resolve(kind) for kind in rules.in_order(_unresolved(state, self))]
        return [*kinds, actions.ResolveAll()] if len(kinds) > 1 else kinds

    def take(self, state: State, context: StepContext, action: actions.Resolve | actions.ResolveAll) -> Then:
        """Carry it out and continue with the others."""
        if isinstance(action, actions.ResolveAll):
            return (ResolveEffects(self.seat, usual=True, done=self.done),)
        return carry_out(state, context, ResolveEffects(self.seat, done=self.done), action.card)


def _unresolved(state: State, step: ResolveEffects | ResolveEffect) -> dict[str, int]:
    """Return the kinds in the play with open effects, each with the first index of such a card."""
    play = state.play_of(step.seat)
    return {play[place].kind: place for place in reversed(rules.unresolved(play, step.done))}


def carry_out(state: State, context: StepContext, step: ResolveEffects, kind: str) -> tuple[Step, ...]:
    """Carry out the effect of one unresolved card of this kind in the play.

    Return the prompts it needs, and the step that goes on with the others.
    """
    place, told = _unresolved(state, step)[kind], len(context.news)
    prompts = _effect(state, context, step.seat, place)
    if not prompts and len(context.news) == told:
        _nothing(context, step.seat, kind)
    return (*prompts, replace(step, done=tuple(sorted([*step.done, place]))))


def _effect(state: State, context: StepContext, seat: Seat, place: int) -> tuple[Step, ...]:
    """Carry out the effect of the card at this index of the present play, and return the prompts it needs."""
    play = state.play_of(seat)
    card = CARDS[play[place].kind]
    if card.effect in _ASKS:
        return (_ASKS[card.effect](seat),)
    match card.effect:
        case "trash_one" if state.players[seat].hand:
            return (FlameTrash(seat),)
        case "discard_hand":
            mutations.discard_from_hand(state, context, seat, state.players[seat].hand)
        case "fuse":
            return (FusionTrash(seat, place),)
        case "grow_planet":  # a Sun if many cards were played together; the Earth is trashed later [p.8, ruling R4]
            marked = len(play) >= card.amount
            mutations.change_card(state, seat, place, replace(play[place], marked=marked))
            mutations.gain_to_discard(state, context, seat, SUN if marked else PLANET)
        case "sprout":  # the cards of this play count, including added ones, but not earlier plays [p.8]
            return (GrasslandGain(seat, len(play) + card.amount),)
        case "reveal_and_add":
            mutations.reveal(state, context, seat)
        case "draw":
            mutations.draw(state, context, seat, card.amount)
        case "look":
            return (SpringKeep(seat),) if mutations.look_at_top(state, context, seat) else ()
        case "strike":
            strike_all(state, context, seat)
    return ()


class FlameTrash(ForcedAsk, frozen=True):
    """炎: trash one card from hand. [spec 4.2]"""

    def legal(self, state: State) -> Iterable[actions.Trash]:
        """Return every kind in hand."""
        return [actions.Trash(kind) for kind in dict.fromkeys(state.players[self.seat].hand)]

    def take(self, state: State, context: StepContext, action: actions.Trash) -> Then:
        """Trash it."""
        mutations.trash_from_hand(state, context, self.seat, (action.card,))
        return ()


class LightningTrash(ForcedAsk, frozen=True):
    """雷: one card from hand may be trashed for one that costs a little more. [p.8]"""

    def legal(self, state: State) -> Iterable[actions.Trash | actions.Decline]:
        """Return every kind in hand, then nothing."""
        return [*(actions.Trash(kind) for kind in dict.fromkeys(state.players[self.seat].hand)), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.Trash | actions.Decline) -> Then:
        """Trash it; then a card must be gained, if one qualifies."""
        if isinstance(action, actions.Decline):
            return _nothing(context, self.seat, "lightning")
        mutations.trash_from_hand(state, context, self.seat, (action.card,))
        limit = CARDS[action.card].cost + CARDS["lightning"].amount
        return (LightningGain(self.seat, limit),) if rules.gainable(state.supply, limit) else ()


class LightningGain(ForcedAsk, frozen=True):
    """雷: which card comes into the hand? It cannot be declined. [p.8]"""

    limit: int

    def legal(self, state: State) -> Iterable[actions.Gain]:
        """Return the kinds that cost no more than the limit."""
        return [actions.Gain(kind) for kind in rules.gainable(state.supply, self.limit)]

    def take(self, state: State, context: StepContext, action: actions.Gain) -> Then:
        """Gain it to hand; it may be played in this turn."""
        mutations.gain_to_hand(state, context, self.seat, action.card)
        return ()


class FusionTrash(ForcedAsk, frozen=True):
    """核融合: trash at most one card of each colour for many fragments. [p.8]

    `place` is the index of the card in its play.
    """

    place: int

    def legal(self, state: State) -> Iterable[actions.Fuse | actions.Decline]:
        """Return every choice of cards, then none."""
        return [*map(actions.Fuse, rules.fusions(state.players[self.seat].hand)), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.Fuse | actions.Decline) -> Then:
        """Trash the cards and set this card's fragments."""
        cards = action.cards if isinstance(action, actions.Fuse) else ()
        if cards:
            mutations.trash_from_hand(state, context, self.seat, cards)
        play = state.play_of(self.seat)
        fragments = CARDS[play[self.place].kind].scale[len(cards)]
        mutations.change_card(state, self.seat, self.place, replace(play[self.place], fragments=fragments))
        context.tell(events.Fused(self.seat, fragments))
        return ()


class ForestAdd(ForcedAsk, frozen=True):
    """森林: a colourless card without generate icon may be added to the play. [p.7]"""

    def legal(self, state: State) -> Iterable[actions.Add | actions.Decline]:
        """Return such cards in hand, then none."""
        kinds = rules.plain_colourless(state.players[self.seat].hand)
        return [*(actions.Add((kind,)) for kind in kinds), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.Add | actions.Decline) -> Then:
        """Add it; its own effect follows."""
        return _add(state, context, self.seat, action, "forest")


class MicrobeAdd(ForcedAsk, frozen=True):
    """微生物: a card with generate icon may be added to the play, its icon switched off. [spec 4.2]"""

    def legal(self, state: State) -> Iterable[actions.Add | actions.Decline]:
        """Return such cards in hand, then none."""
        kinds = dict.fromkeys(rules.generators(state.players[self.seat].hand))
        return [*(actions.Add((kind,)) for kind in kinds), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.Add | actions.Decline) -> Then:
        """Add it."""
        return _add(state, context, self.seat, action, "microbe")


class BlackHoleAdd(ForcedAsk, frozen=True):
    """ブラックホール: any number of cards with generate icon may be added, their icons switched off. [spec 4.2]"""

    def legal(self, state: State) -> Iterable[actions.Add | actions.Decline]:
        """Return every choice of such cards in hand, then none."""
        cards = rules.generators(state.players[self.seat].hand)
        return [*map(actions.Add, rules.multisets(cards, range(1, len(cards) + 1))), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.Add | actions.Decline) -> Then:
        """Add them all."""
        return _add(state, context, self.seat, action, "black_hole")


def _add(state: State, context: StepContext, seat: Seat, action: actions.Add | actions.Decline, kind: str) -> Then:
    if isinstance(action, actions.Decline):
        return _nothing(context, seat, kind)
    mutations.add(state, context, seat, action.cards)
    return ()


def _nothing(context: StepContext, seat: Seat, kind: str) -> tuple[Step, ...]:
    """Announce that an effect had no result.

    Whether it was declined or impossible is not announced, because that depends on the hand.
    """
    context.tell(events.NoEffect(seat, kind))
    return ()


class GrasslandGain(ForcedAsk, frozen=True):
    """草原: a card that costs at most the number of cards played plus two may be gained. [p.8]"""

    limit: int

    def legal(self, state: State) -> Iterable[actions.Gain | actions.Decline]:
        """Return such cards except Grassland, then none."""
        kinds = rules.gainable(state.supply, self.limit, but=GRASSLAND)
        return [*(actions.Gain(kind) for kind in kinds), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.Gain | actions.Decline) -> Then:
        """Gain it to the discard pile."""
        if isinstance(action, actions.Decline):
            return _nothing(context, self.seat, GRASSLAND)
        mutations.gain_to_discard(state, context, self.seat, action.card)
        return ()


class WaterDiscard(ForcedAsk, frozen=True):
    """水: one card from hand may be discarded. [spec 4.2]"""

    def legal(self, state: State) -> Iterable[actions.Discard | actions.Decline]:
        """Return every kind in hand, then none."""
        kinds = dict.fromkeys(state.players[self.seat].hand)
        return [*(actions.Discard((kind,)) for kind in kinds), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.Discard | actions.Decline) -> Then:
        """Discard it."""
        if isinstance(action, actions.Decline):
            return _nothing(context, self.seat, "water")
        mutations.discard_from_hand(state, context, self.seat, action.cards)
        return ()


class StormReturn(ForcedAsk, frozen=True):
    """嵐: an earlier play of exactly one card may be discarded. [p.8]"""

    def legal(self, state: State) -> Iterable[actions.BlowAway | actions.Decline]:
        """Return such plays in the order played, then none."""
        plays = rules.returnable(state.players[self.seat], state.running.plays)
        return [*map(actions.BlowAway, plays), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.BlowAway | actions.Decline) -> Then:
        """Discard its card."""
        if isinstance(action, actions.Decline):
            return _nothing(context, self.seat, "storm")
        mutations.blow_away(state, context, self.seat, action.play)
        return ()


class SpringKeep(ForcedAsk, frozen=True):
    """泉: the top card of the deck is taken into the hand or discarded. [spec 4.2]"""

    def legal(self, state: State) -> Iterable[actions.TakeIntoHand | actions.PutAway]:
        """Return both ways."""
        return [actions.TakeIntoHand(), actions.PutAway()]

    def take(self, state: State, context: StepContext, action: actions.TakeIntoHand | actions.PutAway) -> Then:
        """Take or discard the card."""
        mutations.put_looked(state, context, self.seat, keep=isinstance(action, actions.TakeIntoHand))
        return ()


_ASKS: dict[str, Callable[[Seat], Step]] = {
    "upgrade": LightningTrash,
    "add_plain": ForestAdd,
    "add_generator": MicrobeAdd,
    "add_generators": BlackHoleAdd,
    "wash": WaterDiscard,
    "blow_away": StormReturn,
}
"""The effects that consist of one prompt."""
