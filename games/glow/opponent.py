"""Tom, the solo opponent: tiles, dice and last step. [spec 10, rulebook of the solo game]"""

from collections.abc import Iterable

from games.core.pile import Pile
from games.core.step import Ask, Auto, Seat, StepContext, Then
from games.core.tuples import replace_at
from games.glow import actions, events, mutations
from games.glow.components import SPACES, TOM_TILES, next_village
from games.glow.state import State, Tom
from games.glow.travel import boat_moves

TOMS_MASTER: Seat = 0
"""The only player, who decides where Tom's rules leave a choice."""


class ExecuteTile(Auto, frozen=True):
    """The tile above a recruited companion is executed immediately, from left to right. [spec 10.2]"""

    space: str

    def run(self, state: State, context: StepContext) -> Then:
        """Advance Tom, give him light, and move his camp or a boat."""
        tom, tile = state.opponent, TOM_TILES[state.track[self.space].tile]
        tom.party += tile.party_steps
        tom.light += tile.light_at(tom.party)
        context.tell(events.TomTileTaken(tile.id, tile.party_steps, tom.party, tile.bonus_light, tom.light))
        if not tile.camp_or_boat:
            return (ReplaceTile(self.space),)
        if state.board == "province":
            _move_camp(tom, context)
        elif boat_moves(tom.boats, tile.boat_route):
            return (TomBoat(TOMS_MASTER, tile.boat_route), ReplaceTile(self.space))
        return (ReplaceTile(self.space),)


def _move_camp(tom: Tom, context: StepContext) -> None:
    village = next_village(tom.camp)
    if village is not None:
        tom.camp = village
        context.tell(events.TomCampMoved(village))


class TomBoat(Ask, frozen=True):
    """Which of Tom's boats moves, and where, if his rules leave it open? [spec 10.2]"""

    phase = "early_morning"
    forced = True

    route: str

    def legal(self, state: State) -> Iterable[actions.TomBoat]:
        """Return the boats between which Tom's rules do not decide, with their routes."""
        return [actions.TomBoat(origin, space) for origin, space in boat_moves(state.opponent.boats, self.route)]

    def take(self, state: State, context: StepContext, action: actions.TomBoat) -> Then:
        """Move the boat; costs, colours and arrival do not apply to Tom."""
        tom = state.opponent
        tom.boats = replace_at(tom.boats, tom.boats.index(action.origin), action.space)
        context.tell(events.TomBoatSailed(action.origin, action.space))
        return ()


class ReplaceTile(Auto, frozen=True):
    """The executed tile is discarded and the next one takes its place. [spec 10.2]"""

    space: str

    def run(self, state: State, context: StepContext) -> Then:
        """Refill the pile once; when it is empty for the second time, this round is the last."""
        tom, space = state.opponent, state.track[self.space]
        tom.discard += (space.tile,)
        space.tile = ""
        if len(tom.tiles) == 0:
            _open_deck_b(state, context) if tom.deck == "A" else _end_soon(state, context)
        if len(tom.tiles):
            space.tile = tom.tiles.draw(context.chance)
        return ()


def _open_deck_b(state: State, context: StepContext) -> None:
    tom = state.opponent
    tom.tiles, tom.discard, tom.deck = Pile.of("tiles2", tom.discard), (), "B"
    mutations.end_of_deck(state, state.deck_a)
    context.tell(events.TilesShuffled())


def _end_soon(state: State, context: StepContext) -> None:
    mutations.end_of_deck(state, state.deck_b)
    context.tell(events.LastRoundCame())


class RollTomDice(Auto, frozen=True):
    """Tom's spaces lose their footprints; his dice and the small dice with them are rolled again. [spec 10.3]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Lift all dice first, then roll: other small dice stay where they are (ruling 8)."""
        spaces = [space for element, space in state.track.items() if state.blocked(element)]
        lifted = [die for space in spaces for die in space.dice]
        for space in spaces:
            space.dice, space.footprints = (), 0
        mutations.roll_tom_dice(state, context, state.round)
        for die in lifted:
            mutations.lay_on_track(state, die, mutations.roll_element(context, die, "tomspace", state.round, die))
        return ()


class PushOn(Auto, frozen=True):
    """At the end Tom pays footprints to move his camp to the next village, once. [spec 10.3, ruling 6]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Move the camp if Tom can pay."""
        tom = state.opponent
        village = next_village(tom.camp) if state.board == "province" else None
        if village is not None and SPACES[village].entry_footprints <= tom.footprints:
            tom.camp = village
            tom.footprints -= SPACES[village].entry_footprints
            context.tell(events.TomPushedOn(village, SPACES[village].entry_footprints))
        return ()
