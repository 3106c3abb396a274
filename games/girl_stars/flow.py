"""The steps in the order of the rulebook."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.core.scores import OPPONENT
from games.core.step import Ask, Auto, Gather, Seat, Step, StepContext, Then
from games.girl_stars import actions, effects, events, mutations, paths, placing, rules
from games.girl_stars.actions import UseStardust
from games.girl_stars.components import TRACK, Colour
from games.girl_stars.opponent import ShadowPick, ShadowTurn
from games.girl_stars.state import Scouting, State


def uses(state: State, seat: Seat) -> tuple[UseStardust, ...]:
    """Return a seat's possible uses of Stardust: at any time. [p.6, spec 6.4, R32]"""
    player = state.players[seat]
    return placing.stardust_uses(player, player.stardust)


def take_out_of_turn(state: State, context: StepContext, seat: Seat, action: UseStardust) -> Then:
    """Use Stardust as an out-of-turn action."""
    effects.use_stardust(state, context, seat, action)
    return ()


class Round(Auto, frozen=True):
    """A round of four phases; all seats place tiles in parallel, on their own lists. [p.4]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return the phases in order."""
        return (DrawTiles(), Gather(), ThrowAsh(), DraftAsh(), ActionPhase(), CleanUp())


class DrawTiles(Auto, frozen=True):
    """Stargazing phase: all players draw three tiles and place them. [p.5]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Draw, then let all seats place in parallel."""
        context.tell(events.RoundBegan(state.round, state.elders[0]))
        seats = range(len(state.players))
        for seat in seats:
            mutations.draw_hand(state, context, seat)
        return {seat: (Stargazing(seat),) for seat in seats}


class Stargazing(Auto, frozen=True):
    """One seat's placing, until its hand is empty. [p.5]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for a tile, or remove tiles that fit nowhere."""
        player = state.players[self.seat]
        if not player.hand:
            return ()
        if placing.placements(player, player.hand):
            return (PlaceTile(self.seat),)
        mutations.lose_hand(state, context, self.seat)
        return ()


class PlaceTile(Ask, frozen=True):
    """Which tile goes where? [p.5]"""

    phase = "stargazing"

    def legal(self, state: State) -> Iterable[actions.PlaceTile | UseStardust]:
        """Return every placement of every tile in hand, then the uses of Stardust."""
        player = state.players[self.seat]
        return placing.placements(player, player.hand) + uses(state, self.seat)

    def take(self, state: State, context: StepContext, action: actions.PlaceTile | UseStardust) -> Then:
        """Place the tile."""
        match action:
            case UseStardust():
                effects.use_stardust(state, context, self.seat, action)
            case actions.PlaceTile():
                effects.place(state, context, self.seat, action)
        return (Stargazing(self.seat),)


class ThrowAsh(Auto, frozen=True):
    """Wood Ash phase: the throw. [p.7]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Throw the tokens into the dish."""
        mutations.throw(state, context)
        return ()


class DraftAsh(Auto, frozen=True):
    """Wood Ash phase: the picks, Elders from the front, then villagers from the front. [p.7]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return the picks in order."""
        return (*picks((*state.elders, *(seat for seat, _ in state.gazers.values()))), ClearDish())


def picks(seats: Iterable[Seat]) -> tuple[Step, ...]:
    """Return a pick from the dish for each of these seats."""
    return tuple([ShadowPick() if seat == OPPONENT else TakeAsh(seat) for seat in seats])


def pickers(steps: Iterable[Step]) -> tuple[Seat, ...]:
    """Return the seats that pick from the dish in these steps, in order."""
    return tuple(
        [OPPONENT if step.seat is None else step.seat for step in steps if isinstance(step, ShadowPick | TakeAsh)]
    )


class TakeAsh(Ask, frozen=True):
    """Which token, and for which use? [p.7]"""

    phase = "wood_ash"

    def legal(self, state: State) -> Iterable[actions.TakeAsh | UseStardust]:
        """Return every token to keep, or to discard for every Light it allows, then the uses of Stardust."""
        return (*rules.ash_picks(state.dish), *uses(state, self.seat))

    def take(self, state: State, context: StepContext, action: actions.TakeAsh | UseStardust) -> Then:
        """Take the token."""
        match action:
            case UseStardust():
                effects.use_stardust(state, context, self.seat, action)
                return (self,)
            case actions.TakeAsh(token, "keep"):
                mutations.keep_ash(state, context, self.seat, token)
            case actions.TakeAsh(token, _, colours):
                mutations.discard_ash(state, context, self.seat, token, colours)
        return ()


class ClearDish(Auto, frozen=True):
    """Wood Ash phase: the end. [p.7]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return the tokens left in the dish."""
        mutations.clear_dish(state)
        return ()


class ActionPhase(Auto, frozen=True):
    """Action phase: one turn each, Elders from the front. [p.8]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return the turns of all players."""
        return turns(state.elders)


def turns(seats: Iterable[Seat]) -> tuple[Step, ...]:
    """Return the turn of each of these seats."""
    return tuple([ShadowTurn() if seat == OPPONENT else Turn(seat) for seat in seats])


class Turn(Auto, frozen=True):
    """A seat's turn begins. [p.8]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Announce the turn."""
        context.tell(events.TurnBegan(self.seat, state.players[self.seat].actions))
        return (Acting(self.seat),)


class Acting(Auto, frozen=True):
    """A turn continues while any action is possible. [p.8, R25, R29]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for the next action or for free moves, or end the turn."""
        player = state.players[self.seat]
        if player.actions:
            return (TakeAction(self.seat),)
        if rules.free_actions(state, player) or uses(state, self.seat):
            return (WrapUp(self.seat),)
        mutations.end_turn(state, context, self.seat)
        return ()


Doing = rules.Act | UseStardust | actions.EndTurn


def _do(state: State, context: StepContext, seat: Seat, action: Doing) -> Then:
    """Carry out an action of a seat's turn, and go on with the turn."""
    match action:
        case UseStardust():
            effects.use_stardust(state, context, seat, action)
        case actions.Scout(gate, via):
            return (ChooseRoute(seat, Scouting(gate, via)),)
        case actions.Forage():
            mutations.forage(state, context, seat, action)
        case actions.OfferSingle(goods, via):
            mutations.offer_single(state, context, seat, goods, via)
        case actions.OfferCard(space, via):
            mutations.offer_card(state, context, seat, space, via)
        case actions.Stargaze(space):
            mutations.stargaze(state, context, seat, space)
        case actions.Recall(villagers, via):
            mutations.recall(state, context, seat, villagers, via)
        case actions.GainStardust(via):
            mutations.gain_stardust(state, context, seat, via)
        case actions.EndTurn():
            mutations.end_turn(state, context, seat)
            return ()
    return (Acting(seat),)


class TakeAction(Ask, frozen=True):
    """Which action? [p.8]"""

    phase = "action"

    def legal(self, state: State) -> Iterable[Doing]:
        """Return every action, the free moves of kept tokens, and the uses of Stardust."""
        return (*rules.actions(state, self.seat), *uses(state, self.seat))

    def take(self, state: State, context: StepContext, action: Doing) -> Then:
        """Carry out the action."""
        return _do(state, context, self.seat, action)


class WrapUp(Ask, frozen=True):
    """No actions are left: is there another move before the turn ends? [R29]"""

    phase = "action"

    def legal(self, state: State) -> Iterator[Doing]:
        """Return the free moves of kept tokens, the uses of Stardust, and the end of the turn."""
        yield from rules.actions(state, self.seat)
        yield from uses(state, self.seat)
        yield actions.EndTurn()

    def take(self, state: State, context: StepContext, action: Doing) -> Then:
        """Carry out the action."""
        return _do(state, context, self.seat, action)


class ChooseRoute(Ask, frozen=True):
    """By which route does the Scouting reach its gate? [spec 6.5]"""

    phase = "action"
    forced = True

    scouting: Scouting

    def legal(self, state: State) -> Iterable[actions.ScoutRoute]:
        """Return every route that can be paid, the shortest first."""
        found = paths.routes(state.lit, state.players[self.seat].light)
        return map(actions.ScoutRoute, found[self.scouting.gate])

    def take(self, state: State, context: StepContext, action: actions.ScoutRoute) -> Then:
        """Continue with the colours of this route."""
        return (LightPath(self.seat, replace(self.scouting, path=action.path)),)


class LightPath(Auto, frozen=True):
    """The colours of the path, space by space; then it is lit, and the turn goes on. [spec 6.5]"""

    seat: Seat
    scouting: Scouting

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for the colour of each space; light the path once all are set."""
        if len(self.scouting.colours) < len(self.scouting.path):
            return (ChooseColour(self.seat, self.scouting),)
        mutations.light_path(state, context, self.seat, self.scouting)
        return (Acting(self.seat),)


class ChooseColour(Ask, frozen=True):
    """Which colour does the next space of the path get? [spec 6.5]"""

    phase = "action"
    forced = True

    scouting: Scouting

    def legal(self, state: State) -> Iterator[actions.ScoutColour | actions.ScoutRest]:
        """Return the colours with which the rest can still be paid.

        If there are several, the default for the rest is offered too.
        """
        light = state.players[self.seat].light
        choices = paths.next_colours(state.lit, light, self.scouting.path, self.scouting.colours)
        yield from map(actions.ScoutColour, choices)
        if len(choices) > 1:
            yield actions.ScoutRest()

    def take(self, state: State, context: StepContext, action: actions.ScoutColour | actions.ScoutRest) -> Then:
        """Set the colour of this space, or of all remaining ones."""
        scouting, light = self.scouting, state.players[self.seat].light
        match action:
            case actions.ScoutColour(colour):
                colours: tuple[Colour, ...] = (*scouting.colours, colour)
            case actions.ScoutRest():
                colours = paths.colouring(state.lit, light, scouting.path, scouting.colours)
        return (LightPath(self.seat, replace(scouting, colours=colours)),)


class CleanUp(Auto, frozen=True):
    """Cleanup phase; in the last round it ends early. [p.12, R19]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Move the Girl, remove scored rewards, replace a card that was used enough."""
        if state.girl == TRACK:
            return (LastStardust(), Gather())
        mutations.move_girl(state, context)
        mutations.remove_rewards(state, context)
        if len(state.filled) >= state.size:
            mutations.reveal(state, context)
        return (Round(),)


class LastStardust(Auto, frozen=True):
    """After eight rounds: all seats that can may use Stardust, in parallel. [p.12, spec 6.8]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Ask all seats in parallel."""
        context.tell(events.LastStardust())
        return {seat: (FinalStardust(seat),) for seat in range(len(state.players))}


class FinalStardust(Ask, frozen=True):
    """Use Stardust once more? [p.12]"""

    phase = "final_stardust"
    forced = True

    def legal(self, state: State) -> Iterator[UseStardust | actions.Finish]:
        """Return the uses of Stardust, and to finish."""
        yield from uses(state, self.seat)
        yield actions.Finish()

    def take(self, state: State, context: StepContext, action: UseStardust | actions.Finish) -> Then:
        """Use it and ask again, or finish."""
        match action:
            case UseStardust():
                effects.use_stardust(state, context, self.seat, action)
                return (self,)
            case actions.Finish():
                context.tell(events.Finished(self.seat))
                return ()
