"""What one seat may know.

No seat has private cards: all seats know the same. Hidden are the order of the piles, the companions removed unseen,
and face-down spells, even from their holder. [spec 7.2]
"""

from typing import Literal, get_args

from msgspec import Struct

from games.core.match import MatchPosition, PendingPrompt
from games.core.scores import Score
from games.core.step import Seat
from games.glow import scoring
from games.glow.components import (
    Board,
)
from games.glow.options import Options
from games.glow.player_view import DieView, Phase, PlayerView, SeatPhase, player_view
from games.glow.state import State, Tom

PHASES: tuple[Phase, ...] = get_args(Phase)


class TrackView(Struct, frozen=True, omit_defaults=True):
    """A space of the encounter track; `tom_dice` block it."""

    element: str
    companion: str = ""
    dice: tuple[str, ...] = ()
    footprints: int = 0
    tile: str = ""
    tom_dice: tuple[str, ...] = ()


class TomView(Struct, frozen=True, kw_only=True):
    """The solo opponent; `party` is his counter on the score track, `tiles` the face-down tiles in no order."""

    colour: str
    light: int
    party: int
    footprints: int
    camp: str
    boats: tuple[str, ...]
    dice: tuple[DieView, ...]
    tiles: tuple[str, ...]
    discard: tuple[str, ...]
    deck: Literal["A", "B"]
    last_round: bool


class View(Struct, frozen=True, kw_only=True):
    """Everything that a seat may know at one moment.

    `seat` is the seat of the view (None: public). `phase` is the earliest phase of all seats. `order` are the seats
    from the first player on; `track` goes from left to right; `graveyard` from the bottom up; `unseen` are the
    companions not seen yet, in no order; `scores` are filled when the match is over.
    """

    seat: Seat | None
    board: Board
    options: Options
    round: int
    phase: Phase
    over: bool
    asked: tuple[PendingPrompt, ...]
    first: Seat
    order: tuple[Seat, ...]
    track: tuple[TrackView, ...]
    graveyard: tuple[str, ...]
    reserve: tuple[str, ...]
    deck_a: int
    deck_b: int
    spell_pile: int
    unseen: tuple[str, ...]
    players: tuple[PlayerView, ...]
    tom: TomView | None
    scores: tuple[Score, ...]


def view(state: State, seat: Seat | None, position: MatchPosition) -> View:
    """Return what this seat may know; None stands for the public."""
    phase = position.phase(PHASES)
    phases = _phases(state, position, phase)
    return View(
        seat=seat,
        board=state.board,
        options=state.options,
        round=state.round,
        phase=phase,
        over=position.over,
        asked=position.names,
        first=state.first,
        order=tuple(state.order),
        track=_track(state),
        graveyard=state.graveyard,
        reserve=state.reserve,
        deck_a=len(state.deck_a),
        deck_b=len(state.deck_b),
        spell_pile=len(state.spells),
        unseen=tuple(sorted([*state.deck_a.cards, *state.deck_b.cards, *state.removed])),
        players=tuple([player_view(state, number, phases[number]) for number in range(len(state.players))]),
        tom=_tom(state.tom, last_round=state.last_round) if state.tom else None,
        scores=tuple(scoring.score(state)) if position.over else (),
    )


def _phases(state: State, position: MatchPosition, earliest: Phase) -> list[SeatPhase]:
    """Return each seat's phase; a seat without a prompt has recruited, waits, or is done with the day."""
    if position.over:
        return ["over"] * len(state.players)
    phases: list[SeatPhase] = ["done"] * len(state.players)
    if earliest in ("setup", "early_morning"):
        order = state.order
        turn = min([order.index(seat) for seat in position.asked], default=0)
        for number, seat in enumerate(order):
            phases[seat] = "recruited" if number < turn else "waiting"
    for seat, ask in position.asked.items():
        phases[seat] = PHASES[PHASES.index(ask.phase)]
    return phases


def _track(state: State) -> tuple[TrackView, ...]:
    tom_dice = state.tom.dice if state.tom else []
    return tuple(
        [
            TrackView(
                element,
                space.companion,
                tuple(space.dice),
                space.footprints,
                space.tile,
                tuple([die.id for die in tom_dice if die.face == element]),
            )
            for element, space in state.track.items()
        ]
    )


def _tom(tom: Tom, *, last_round: bool) -> TomView:
    return TomView(
        colour=tom.colour,
        light=tom.light,
        party=tom.party,
        footprints=tom.footprints,
        camp=tom.camp,
        boats=tom.boats,
        dice=tuple(DieView(die.id, die.face) for die in tom.dice),
        tiles=tuple(tom.tiles.ids()),
        discard=tom.discard,
        deck=tom.deck,
        last_round=last_round,
    )
