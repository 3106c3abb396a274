"""The steps in the order of the rulebook."""

from collections.abc import Iterable

from games.core.step import Auto, Seat, StepContext, Then
from games.hoshitsukuri import actions, events, mutations, rules
from games.hoshitsukuri.components import HAND, KINDS_IN_PLAY, ORBIT, STARS
from games.hoshitsukuri.effects import ResolveEffects
from games.hoshitsukuri.state import State, TurnNotes
from games.hoshitsukuri.strikes import AnswerStrikes, ForcedAsk


class Prepare(Auto, frozen=True):
    """ゲームの準備: a custom set is chosen first, unless the options contain one. [p.3]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Ask the first player for the missing kinds, then deal and begin."""
        left = KINDS_IN_PLAY - (len(state.supply) - len(STARS))
        return (*(ChooseCelestial(0) for _ in range(left)), Deal(), Turn())


class ChooseCelestial(ForcedAsk, frozen=True):
    """Which kind of celestial card joins the game? [p.7 補足]"""

    phase = "setup"

    def legal(self, state: State) -> Iterable[actions.ChooseCelestial]:
        """Return the kinds that are not in the game yet."""
        return map(actions.ChooseCelestial, rules.free_celestials(state.supply))

    def take(self, state: State, context: StepContext, action: actions.ChooseCelestial) -> Then:
        """Put its pile into the supply."""
        context.tell(events.CelestialChosen(self.seat, action.card))
        mutations.open_piles(state, context, [action.card])
        return ()


class Deal(Auto, frozen=True):
    """各プレイヤーの準備: all players draw four cards from the first deck. [p.3]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Deal in turn order."""
        for seat in range(len(state.players)):
            mutations.refill_hand(state, context, seat)
        return ()


class Turn(Auto, frozen=True):
    """手番の流れ: the four phases of a turn, for the player who is last on the orbit. [p.4]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Start a turn, or end the game when every comet has left the galaxy."""
        waiting = rules.order_of_turns(state.players)
        if not waiting:
            return ()
        seat = waiting[0]
        state.number += 1
        state.turn = TurnNotes(seat=seat, origin=state.players[seat].space)
        context.tell(events.TurnBegan(seat, state.number, state.players[seat].space))
        return (AnswerStrikes(seat), PlayOn(seat), AdvanceOrbit(seat), Generate(seat), EndTurn(seat), Turn())


class PlayOn(Auto, frozen=True):
    """Cards are played as long as there are any. [p.5]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for a play, if the hand allows one."""
        hand = state.players[self.seat].hand
        if not hand:
            return ()
        if len(plays := rules.playable(hand)) == 1:
            context.whisper(self.seat, events.OnlyPlay(self.seat, *plays[0]))
        return (PlayCards(self.seat), FinishPlay(self.seat))


class PlayCards(ForcedAsk, frozen=True):
    """カードプレイフェイズ 1: one card, one colour, or three colours. [p.5]"""

    def legal(self, state: State) -> Iterable[actions.Play]:
        """Return every play of the hand."""
        return map(actions.Play, rules.playable(state.players[self.seat].hand))

    def take(self, state: State, context: StepContext, action: actions.Play) -> Then:
        """Play the cards; their effects follow."""
        mutations.lay_out(state, context, self.seat, action.cards)
        return (ResolveEffects(self.seat),)


class FinishPlay(Auto, frozen=True):
    """3-a to 3-c: refill and play again, unless 生成 or the end of the orbit prevents it. [p.5, ruling R2]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Trash marked Earths first, then check the field."""
        generates = any(card.icon_on for card in state.play_of(self.seat))
        mutations.trash_marked(state, context, self.seat)
        if generates or rules.projected(state.players[self.seat]) == ORBIT:
            return ()
        mutations.refill_hand(state, context, self.seat)
        return (PlayOn(self.seat),)


class AdvanceOrbit(Auto, frozen=True):
    """軌道進行フェイズ: one step for each play that counts. [p.6]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Move the comet; its arrival at the end pushes the others."""
        player = state.players[self.seat]
        goal = rules.projected(player)
        assert goal <= ORBIT  # the phase ends in time, so no play is ever forbidden [p.5, spec 6.2]
        if goal == player.space:
            context.tell(events.Stayed(self.seat, goal))  # ruling R24
            return ()
        context.tell(events.Moved(self.seat, player.space, goal))
        arrive(state, context, self.seat, goal)
        return ()


def arrive(state: State, context: StepContext, seat: Seat, space: int) -> None:
    """Move a comet to a space; if it leaves the galaxy, push all others. [p.6]"""
    mutations.place_comet(state, seat, space)
    if space == ORBIT:
        mutations.announce_end(state, context, seat)
        mutations.push_others(state, context)


class Generate(ForcedAsk, frozen=True):
    """カード生成フェイズ: one card for the star fragments on the field, or none. [p.6, ruling R1]"""

    phase = "generation"

    def legal(self, state: State) -> Iterable[actions.Generate | actions.Pass]:
        """Return the kinds that the fragments can pay, then passing."""
        kinds = rules.gainable(state.supply, state.players[self.seat].fragments)
        return [*map(actions.Generate, kinds), actions.Pass()]

    def take(self, state: State, context: StepContext, action: actions.Generate | actions.Pass) -> Then:
        """Take the card into the hand."""
        if isinstance(action, actions.Generate):
            mutations.create(state, context, self.seat, action.card)
        else:
            context.tell(events.Passed(self.seat, state.players[self.seat].fragments))
        return ()


class EndTurn(Auto, frozen=True):
    """手番終了フェイズ: clear the field, refill or reduce the hand to four cards. [p.6]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Refill the hand, or ask which cards to discard; a comet that has not moved drifts on."""
        player, turn = state.players[self.seat], state.running
        drifts = player.space == turn.origin and not turn.generated  # ruling R14
        mutations.clear_field(state, self.seat, drifts=drifts)
        if drifts:
            context.tell(events.Drifted(self.seat, player.space + 1))
            arrive(state, context, self.seat, player.space + 1)
        mutations.refill_hand(state, context, self.seat)
        if len(player.hand) > HAND and player.space < ORBIT:  # ruling R13
            return (DiscardDown(self.seat),)
        return ()


class DiscardDown(ForcedAsk, frozen=True):
    """手番終了フェイズ 3: which cards are discarded, so that four are left? [p.6]"""

    phase = "turn_end"

    def legal(self, state: State) -> Iterable[actions.Discard]:
        """Return every choice of the surplus number of cards."""
        return map(actions.Discard, rules.discards(state.players[self.seat].hand))

    def take(self, state: State, context: StepContext, action: actions.Discard) -> Then:
        """Discard them."""
        mutations.discard_from_hand(state, context, self.seat, action.cards)
        return ()
