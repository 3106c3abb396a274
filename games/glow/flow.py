"""The steps in the order of the rulebook."""

from collections.abc import Iterable

from games.core.step import Ask, Auto, Gather, Seat, Step, StepContext, Then
from games.glow import actions, effects, events, mutations, rules
from games.glow.components import (
    ADVENTURERS,
    BLACK_DIE,
    DIFFICULTIES,
    KAAR,
    RESERVE_DICE,
    ROUNDS,
    SETUP,
)
from games.glow.day import Day
from games.glow.opponent import TOMS_MASTER, ExecuteTile, PushOn, RollTomDice
from games.glow.state import State


class Prepare(Auto, frozen=True):
    """The choices before the first day. [spec 5.1, 5.2]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for everything that options and challenge leave open."""
        return (*_adventurers(state, context), *_tom(state), LayOut(), Round())


def _adventurers(state: State, context: StepContext) -> tuple[Step, ...]:
    options, seats = state.options, range(len(state.players))
    if options.adventurer:
        mutations.choose_adventurer(state, context, TOMS_MASTER, options.adventurer)
        return ()
    if options.adventurers == "random":
        for seat, adventurer in zip(seats, context.chance.shuffle("adv", ADVENTURERS), strict=False):
            mutations.choose_adventurer(state, context, seat, adventurer)
        return ()
    return tuple(ChooseAdventurer(seat) for seat in seats)


def _tom(state: State) -> tuple[Step, ...]:
    if not state.solo:
        return ()
    chosen = state.options.tom == "choose" and not state.options.tom_dice
    return (ChooseTomDice(TOMS_MASTER),) if chosen else (BringTom(),)


class ChooseAdventurer(Ask, frozen=True):
    """Which free adventurer? [spec 5.1]"""

    phase = "setup"

    def legal(self, state: State) -> Iterable[actions.ChooseAdventurer]:
        """Return the free adventurers in printed order."""
        return [actions.ChooseAdventurer(adventurer) for adventurer in ADVENTURERS if adventurer in state.box]

    def take(self, state: State, context: StepContext, action: actions.ChooseAdventurer) -> Then:
        """Take the adventurer with its large dice."""
        mutations.choose_adventurer(state, context, self.seat, action.adventurer)
        return ()


class ChooseTomDice(Ask, frozen=True):
    """Which two dice does Tom get, and which colour is his? [spec 5.2, 10.4]"""

    phase = "setup"

    def legal(self, state: State) -> Iterable[actions.ChooseTomDice]:
        """Return every pair that adventurer and difficulty allow, with either colour."""
        return [actions.ChooseTomDice(pair, colour) for pair in _tom_pairs(state) for colour in pair]

    def take(self, state: State, context: StepContext, action: actions.ChooseTomDice) -> Then:
        """Set Tom up."""
        difficulty = DIFFICULTIES[state.options.difficulty]
        mutations.seat_tom(state, context, action.dice, action.colour, difficulty.tom_start_light)
        return ()


class BringTom(Auto, frozen=True):
    """A challenge determines Tom's dice and colour [spec 10.5], else they are drawn by lot. [house]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Set Tom up."""
        dice, colour = state.options.tom_dice, state.options.tom_colour
        if not dice:
            dice = context.chance.pick(_tom_pairs(state), "tom", "dice")
            colour = context.chance.pick(dice, "tom", "colour")
        mutations.seat_tom(state, context, dice, colour, DIFFICULTIES[state.options.difficulty].tom_start_light)
        return ()


def _tom_pairs(state: State) -> tuple[tuple[str, str], ...]:
    """Return the pairs of dice that adventurer and difficulty allow Tom. [spec 5.2, 10.4]"""
    kind = DIFFICULTIES[state.options.difficulty].tom_dice
    return tuple(rules.tom_pairs(state.players[TOMS_MASTER].adventurer, kind))


class LayOut(Auto, frozen=True):
    """The setup of the table. [spec 5.1, 5.2]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Lay out reserve, dice, companions and footprints, and what belongs to Tom or the last player."""
        if state.solo:
            mutations.roll_tom_dice(state, context, step=0)
        else:
            state.players[-1].reroll_tokens += SETUP.last_player_reroll_tokens
        state.reserve = RESERVE_DICE if state.solo else (*RESERVE_DICE, BLACK_DIE)
        mutations.roll_setup_dice(state, context)
        laid = [die for space in state.track.values() for die in space.dice]
        state.box = tuple([piece for piece in state.box if piece not in state.reserve and piece not in laid])
        if state.solo:
            mutations.lay_out_tiles(state, context)
        mutations.deal(state, context)
        mutations.lay_footprints(state)
        return ()


class Round(Auto, frozen=True):
    """A day. [spec 6.1]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return the day's phases in order."""
        state.round += 1
        context.tell(events.RoundBegan(state.round, state.board))
        mutations.turn_spells_up(state, context)
        return (*_early_morning(state), LeaveBehind(), Day(), Gather(), Evening())


def _early_morning(state: State) -> tuple[Step, ...]:
    """Return the recruiting steps in turn order; the first of two players dismisses one companion. [spec 6.2]"""
    first, *others = (Recruit(seat) for seat in state.order)
    dismissal = (DismissCompanion(state.first),) if len(others) == 1 else ()
    return (first, *dismissal, *others)


class Recruit(Ask, frozen=True):
    """Which companion joins you? [spec 6.2]"""

    phase = "early_morning"

    def legal(self, state: State) -> Iterable[actions.Recruit]:
        """Return the spaces with a companion, left to right; there is no pass."""
        return [actions.Recruit(element) for element, space in state.track.items() if space.companion]

    def take(self, state: State, context: StepContext, action: actions.Recruit) -> Then:
        """Take the companion, after Kaar's keeper has moved the black die away."""
        moved = _must_move_black_die(state, self.seat, action.space)
        return (*moved, TakeCompanion(self.seat, action.space))


def _must_move_black_die(state: State, seat: Seat, element: str) -> tuple[Step, ...]:
    """Return the prompt for the black die's new space, if Kaar is there and has a choice. [ruling 14]"""
    here = BLACK_DIE in state.track[element].dice and state.players[seat].holds(KAAR)
    elsewhere = any(space.companion for other, space in state.track.items() if other != element)
    return (MoveBlackDie(seat, element),) if here and elsewhere else ()


class MoveBlackDie(Ask, frozen=True):
    """Kaar's keeper never takes the black die: which space does it move to? [spec 4.4, 6.2]"""

    phase = "early_morning"
    forced = True

    space: str

    def legal(self, state: State) -> Iterable[actions.MoveBlackDie]:
        """Return the other spaces with a companion."""
        places = [element for element, space in state.track.items() if space.companion and element != self.space]
        return [actions.MoveBlackDie(element) for element in places]

    def take(self, state: State, context: StepContext, action: actions.MoveBlackDie) -> Then:
        """Move the black die; it shows the element of its new space."""
        mutations.lift_from_track(state, BLACK_DIE)
        mutations.lay_on_track(state, BLACK_DIE, action.space)
        context.tell(events.BlackDieMoved(self.seat, action.space))
        return ()


class TakeCompanion(Auto, frozen=True):
    """Take card, dice, footprints, a Sketal's die and Kaar's black die; then Tom's tile. [spec 6.2, ruling 30]"""

    seat: Seat
    space: str

    def run(self, state: State, context: StepContext) -> Then:
        """Take everything on the space."""
        companion = mutations.recruit(state, context, self.seat, self.space)
        then = effects.join(state, context, self.seat)
        if companion.id == KAAR and BLACK_DIE in state.reserve:
            mutations.bring_black_die(state, context, anywhere=False)
        return (*then, ExecuteTile(self.space)) if state.solo else then


class DismissCompanion(Ask, frozen=True):
    """The first of two players sends one more companion to the graveyard. [spec 6.2]"""

    phase = "early_morning"

    def legal(self, state: State) -> Iterable[actions.DismissCompanion]:
        """Return the spaces with a companion, left to right."""
        return [actions.DismissCompanion(element) for element, space in state.track.items() if space.companion]

    def take(self, state: State, context: StepContext, action: actions.DismissCompanion) -> Then:
        """Send it to the graveyard."""
        mutations.dismiss(state, context, self.seat, action.space)
        return ()


class LeaveBehind(Auto, frozen=True):
    """Companions that are left go to the graveyard.

    Then Tom's dice and all players' dice are rolled. [spec 6.2]
    """

    def run(self, state: State, context: StepContext) -> Then:
        """Remove all companions from the track."""
        mutations.leave_behind(state, context)
        return (RollTomDice(), RollDice()) if state.solo else (RollDice(),)


class RollDice(Auto, frozen=True):
    """The morning roll. [spec 6.2]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Roll all dice of all players."""
        mutations.roll_morning_dice(state, context)
        return ()


class Evening(Auto, frozen=True):
    """The small dice return, and a new day is prepared. [spec 6.9]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Apply what was pending, clear the day, and deal again unless this was the last day."""
        _let_pending_arrive(state, context)
        mutations.return_small_dice(state, context)
        context.tell(events.EveningCame(state.round))
        mutations.clear_day(state)
        if _was_last(state):
            return (PushOn(),) if state.solo else ()
        mutations.deal(state, context)
        mutations.lay_footprints(state)
        state.first = (state.first + 1) % len(state.players)
        return (Round(),)


def _let_pending_arrive(state: State, context: StepContext) -> None:
    """Bring in the black die of a revived Kaar, and hand out cast spells. [rulings 33, 34]"""
    for seat in state.order:
        if state.players[seat].kaar:
            mutations.bring_black_die(state, context, anywhere=True)
        if state.players[seat].cast:
            mutations.cast_spells(state, context, seat)


def _was_last(state: State) -> bool:
    """Return whether the match ends: after eight days.

    Solo, when Tom's tiles or deck B have run out. [spec 10.3]
    """
    if not state.solo:
        return state.round == ROUNDS
    free = sum(not state.blocked(element) for element in state.track)
    return state.last_round or len(mutations.deck_in_use(state)) < free
