"""The steps in the order of the rulebook: rounds, turns with their energy phase, the end phase."""

from collections.abc import Iterable

from games.core.step import Auto, Seat, StepContext, Then
from games.core.tuples import replace_at
from games.crafting_cosmos import actions, events, mutations, ring, rules, scoring, stock
from games.crafting_cosmos.components import CONTROLS, HAND_LIMIT, REWARDS, Control, control_of
from games.crafting_cosmos.craft import Craft
from games.crafting_cosmos.opponent import VoidMoves
from games.crafting_cosmos.state import State, TurnNotes
from games.crafting_cosmos.targets import ForcedAsk


class Round(Auto, frozen=True):
    """各ラウンド: all players have a turn, then comes the end phase. [rulebook]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Start a round with the holder of the first player token."""
        state.round += 1
        context.tell(events.RoundBegan(state.first, state.round))
        turns = (Turn(seat) for seat in rules.seats_from(state.first, len(state.players)))
        return (*turns, *((VoidMoves(),) if state.solo else ()), EndPhase())


class Turn(Auto, frozen=True):
    """プレイヤーのターン: energy, then craft. [rulebook]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Begin a turn."""
        state.turn = TurnNotes(seat=self.seat)
        return (Shift(self.seat), Collect(self.seat), EndEnergy(), Craft(self.seat), EndTurn(self.seat))


class Shift(ForcedAsk, frozen=True):
    """エネルギーのシフト: one to three moves, at least one of the player's own token. [rulebook, spec 6.2]"""

    phase = "energy"

    def legal(self, state: State) -> Iterable[actions.ShiftEnergy]:
        """Return every sequence of moves."""
        return [actions.ShiftEnergy(*moves) for moves, _ in ring.shifts(rules.ring(state, self.seat))]

    def take(self, state: State, context: StepContext, action: actions.ShiftEnergy) -> Then:
        """Move the tokens."""
        moves = (action.first, action.second, action.third)
        after, moved = ring.after(rules.ring(state, self.seat), moves)
        state.players[self.seat].control = after.own
        state.dark = {control: count for control, count in zip(CONTROLS, after.dark, strict=True) if count}
        tokens, origins, goals = zip(*((move.token, move.origin, move.goal) for move in moved), strict=True)
        context.tell(events.EnergyShifted(self.seat, tokens, origins, goals, after.own))
        return ()


class Collect(Auto, frozen=True):
    """リソースの収集: the active reward, its passive reward, then the others clockwise. [rulebook, spec 6.3]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Take the active reward; the passive ones follow."""
        active = state.players[self.seat].control
        reward = REWARDS[active]
        mutations.gain_stars(state, context, self.seat, reward.stars, reward.count)
        mutations.gain_resource(state, context, self.seat, "dna", reward.dna)
        mutations.gain_resource(state, context, self.seat, "supernova", reward.supernova)
        passive = tuple(Passive(self.seat, control) for control in (active, *ring.clockwise(active)))
        asks = bool(reward.tiles) and bool(rules.stacks(state))
        return (ChooseStack(self.seat), *passive) if asks else passive


class ChooseStack(ForcedAsk, frozen=True):
    """化学コントロール: from which stack is the nebula tile taken? [rulebook]"""

    phase = "energy"

    def legal(self, state: State) -> Iterable[actions.ChooseNebulaStack]:
        """Return the stacks that are not empty."""
        return map(actions.ChooseNebulaStack, rules.stacks(state))

    def take(self, state: State, context: StepContext, action: actions.ChooseNebulaStack) -> Then:
        """Take its top tile."""
        mutations.gain_tile(state, context, self.seat, action.size)
        return ()


class Passive(Auto, frozen=True):
    """パッシブ報酬: one for each energy token here, and one for each power token of the seat. [rulebook]"""

    seat: Seat
    control: Control

    def run(self, state: State, context: StepContext) -> Then:
        """Gain the passive reward of this control; energy cards are taken one by one."""
        tokens = rules.ring(state, self.seat).tokens[CONTROLS.index(self.control)]
        count = tokens + ring.bonus(state.players[self.seat].powers, self.control)
        if self.control == "light":
            return (CardsDue(self.seat, count),)
        if self.control == "time":
            mutations.advance_crystal(state, context, self.seat, count)
        elif self.control == "gravity":
            mutations.gain_resource(state, context, self.seat, "graviton", count)
        else:
            mutations.gain_proto(state, context, self.seat, count)
        return ()


class CardsDue(Auto, frozen=True):
    """Energy cards still to be taken. [rulebook]"""

    seat: Seat
    due: int

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for the next card, if there is any."""
        if self.due and rules.sources(state):
            return (TakeCard(self.seat, self.due),)
        if self.due:
            context.tell(events.NothingLeft(self.seat, "card", self.due))
        return ()


class TakeCard(ForcedAsk, frozen=True):
    """エネルギーカード: from the display, or the top card of the deck? `due` are still to be taken. [rulebook]"""

    phase = "energy"

    due: int

    def legal(self, state: State) -> Iterable[actions.TakeEnergyCard]:
        """Return the positions of the display that hold a card, then the deck."""
        return [
            actions.TakeEnergyCard(place, state.display[place - 1] if place else "") for place in rules.sources(state)
        ]

    def take(self, state: State, context: StepContext, action: actions.TakeEnergyCard) -> Then:
        """Take it; the display is refilled only when the energy phase ends."""
        if action.position:
            card = control_of(action.energy)
            state.display = replace_at(state.display, action.position - 1, "")
            context.tell(events.EnergyCardTaken(self.seat, action.position, card))
        else:
            drawn = stock.draw_energy(state, context)
            assert drawn is not None
            card = drawn
            context.tell(events.EnergyCardDrawn(self.seat))
            context.whisper(self.seat, events.EnergyCardSeen(self.seat, card))
        mutations.take_card(state, self.seat, card)
        return (CardsDue(self.seat, self.due - 1),)


class EndEnergy(Auto, frozen=True):
    """The end of the energy phase: the display is refilled. [rulebook]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Refill the display."""
        stock.refill_display(state, context)
        return ()


class EndTurn(Auto, frozen=True):
    """Leftovers are lost; the cards beyond the hand limit are chosen now and discarded in the end phase. [spec 6.5]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Remove the leftovers, and ask for the surplus if there is one."""
        mutations.lose_leftovers(state, context, self.seat)
        state.running.flags = ()
        return (ChooseSurplus(self.seat),) if state.players[self.seat].cards > HAND_LIMIT else ()


class ChooseSurplus(ForcedAsk, frozen=True):
    """手札上限: which energy cards are discarded at the end of the round? [rulebook, ruling 20]"""

    phase = "turn_end"

    def legal(self, state: State) -> Iterable[actions.DiscardToLimit]:
        """Return every choice of the required number of cards."""
        return map(actions.DiscardToLimit, rules.surpluses(state.players[self.seat].hand))

    def take(self, state: State, context: StepContext, action: actions.DiscardToLimit) -> Then:
        """Store the choice."""
        state.players[self.seat].surplus = rules.counted(action.cards)
        return ()


class EndPhase(Auto, frozen=True):
    """終了フェーズ: goals, the end of the game, the hand limit, the next first player. [rulebook, spec 6.6]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Carry out its six steps."""
        state.turn, reason = None, rules.end_reason(state)
        due, state.track = state.track[-2], ("", *state.track[:-2], "")
        if due:
            score_goal(state, context, due)
        stock.reveal_goal(state, context)
        for seat in range(len(state.players)):
            _give_up(state, context, seat)
        if reason:
            _end_game(state, context, reason)
            return ()
        if len(state.players) > 2:
            state.first = (state.first + 1) % len(state.players)
        return (Round(),)


def score_goal(state: State, context: StepContext, goal: str) -> None:
    """Score a universal goal at the bottom of the track, and remove it from the game. [rulebook]"""
    metrics = [scoring.metric(goal, player) for player in state.players]
    for seat, points in enumerate(scoring.goal_points(goal, metrics)):
        if points:
            state.players[seat].points.goals += points
            context.tell(events.GoalScored(seat, goal, metrics[seat], points))
    state.scored += (goal,)
    context.tell(events.GoalRemoved(goal))


def _give_up(state: State, context: StepContext, seat: Seat) -> None:
    player = state.players[seat]
    cards = rules.cards_of(player.surplus)
    if cards:
        player.surplus = {}
        mutations.pay(state, seat, cards)
        context.bind()  # the choice of these cards was this seat's secret
        context.tell(events.CardsGivenUp(seat, tuple(cards)))


def _end_game(state: State, context: StepContext, reason: str) -> None:
    """ゲーム終了: all advanced life is revealed. [rulebook]"""
    context.tell(events.EndAnnounced(reason))
    for seat, player in enumerate(state.players):
        values = scoring.advanced_life(player)
        if values:
            context.tell(events.LifeRevealed(seat, len(values), sum(values)))
