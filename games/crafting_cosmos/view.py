"""What one seat may know.

Public are boards, pools, sliders, power cards, the ring, the display, the goal track, scores, and the size of every
supply. Private to a seat are its hand, its stored discards, the values of its advanced life and the pieces it looks at.
[spec 7]
"""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from msgspec import Struct

from games.core.match import MatchPosition
from games.core.scores import Score
from games.core.step import Ask, Seat
from games.crafting_cosmos import rules, scoring
from games.crafting_cosmos.components import (
    CONTROLS,
    FIGURES,
    ROUNDS,
    TARGETS,
    Control,
    Element,
)
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.player_view import PlayerView, player_view
from games.crafting_cosmos.ring import Ring, bonuses
from games.crafting_cosmos.state import State, VoidTurn, value_of
from games.crafting_cosmos.targets import ForcedAsk

Phase = Literal["energy", "craft", "turn_end", "over"]

PHASES: tuple[Phase, ...] = get_args(Phase)


class Asked(Struct, frozen=True):
    """A seat with an open prompt, and the prompt's name.

    `power` is the card it belongs to, `due` the number of cards to take.
    """

    seat: Seat
    step: str
    power: str = ""
    due: int = 0


class ControlView(Struct, frozen=True):
    """A control with its energy tokens: players by seat, the Void, dark ones.

    `powers` are tokens by seat.
    """

    id: Control
    seats: tuple[Seat, ...]
    void: bool
    dark: int
    full: bool
    powers: tuple[int, ...]

    @property
    def tokens(self) -> int:
        """The number of energy tokens here, of all owners."""
        return len(self.seats) + self.void + self.dark


class GoalView(Struct, frozen=True):
    """A goal on the goal track: its space from the top, 1, and every seat's metric and points if scored now.

    `missed`: the game ends before it is scored, so it gives no points.
    """

    id: str
    space: int
    metrics: tuple[int, ...]
    points: tuple[int, ...]
    missed: bool = False


class OwnView(Struct, frozen=True, kw_only=True):
    """The private pieces of a seat: energy cards by type, those stored for discarding, those it looks at."""

    hand: dict[Control, int]
    surplus: dict[Control, int]
    drawn: tuple[str, ...]
    looked: tuple[str, ...]
    life: dict[str, int]


class View(Struct, frozen=True, kw_only=True):
    """Everything that a seat may know at one moment.

    `seat` is the seat of the view (None: public). `active` has the turn, `order` are the seats in turn order,
    `first` has the first player token. `controls` go clockwise from light. `display` has "" where a card was taken.
    `stacks` are the nebulae left by size, `powers` the power cards left by type. `track` are the goals from the
    top, `scored` those already scored, `goals_left` those still to come. `omega` is the tile drawn at the end of
    the turn. `past` is the Void's latest turn. `ending`: the game ends with this round. `scores` are filled when
    the match is over.
    """

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    over: bool
    asked: tuple[Asked, ...]
    active: Seat | None
    order: tuple[Seat, ...]
    first: Seat
    controls: tuple[ControlView, ...]
    display: tuple[Control | Literal[""], ...]
    deck: int
    discard: dict[Control, int]
    stacks: tuple[int, ...]
    powers: dict[Control, int]
    advanced: int
    crystals: int
    reserve: dict[Element, int]
    life: int
    track: tuple[GoalView, ...]
    goals_left: int
    scored: tuple[str, ...]
    players: tuple[PlayerView, ...]
    omega: str
    own: OwnView | None
    past: VoidTurn | None
    ending: bool
    scores: tuple[Score, ...]

    @property
    def rounds(self) -> int:
        """The greatest number of rounds."""
        return ROUNDS

    @property
    def target(self) -> int:
        """The points to reach in the solo challenge; 0 with more players."""
        return TARGETS[self.options.target] if len(self.players) == 1 else 0

    @property
    def title(self) -> str:
        """The title that the result of the solo challenge earns; empty before the end, and with more players."""
        return rules.title_of(self.scores[0].total) if self.target and self.scores else ""


def view(state: State, seat: Seat | None, position: MatchPosition) -> View:
    """Return what this seat may know; None stands for the public."""
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        phase=position.phase(PHASES),
        over=position.over,
        asked=tuple([_asked(asked, step) for asked, step in position.asked.items()]),
        active=state.turn.seat if state.turn and not position.over else None,
        order=tuple(rules.seats_from(state.first, len(state.players))),
        first=state.first,
        controls=_controls(state),
        display=state.display,
        deck=sum(state.deck.values()),
        discard={control: state.discard.get(control, 0) for control in CONTROLS},
        stacks=tuple(map(len, state.nebulae)),
        powers={control: len(state.powers[control]) for control in CONTROLS},
        advanced=len(state.advanced),
        crystals=state.crystals,
        reserve=dict(state.reserve),
        life=state.life,
        track=tuple(goals(state)),
        goals_left=state.goals_left,
        scored=state.scored,
        players=tuple([player_view(state, number, seat, position.over) for number in range(len(state.players))]),
        omega=state.turn.omega if state.turn else "",
        own=None if seat is None else _own(state, seat),
        past=state.past,
        ending=bool(rules.end_reason(state)),
        scores=tuple(scoring.score(state)) if position.over else (),
    )


def _asked(seat: Seat, step: Ask) -> Asked:
    if isinstance(step, ForcedAsk):
        return Asked(seat, type(step).__name__, step.power, step.due)
    return Asked(seat, type(step).__name__)


def _controls(state: State) -> tuple[ControlView, ...]:
    powers = [bonuses(player.powers) for player in state.players]
    return tuple([_control(state, control, powers) for control in CONTROLS])


def _control(state: State, control: Control, powers: Sequence[Mapping[Control, int]]) -> ControlView:
    seats = tuple([seat for seat, player in enumerate(state.players) if player.control == control])
    dark, void = state.dark.get(control, 0), state.void == control
    return ControlView(
        id=control,
        seats=seats,
        void=void,
        dark=dark,
        full=len(seats) + void + dark >= FIGURES.full,
        powers=tuple([own[control] for own in powers]),
    )


def goals(state: State) -> list[GoalView]:
    """Return the goals on the track, from the top."""
    found, ends = [], rules.end_reason(state) != ""
    for space, goal in enumerate(state.track, start=1):
        if goal:
            metrics = tuple([scoring.metric(goal, player) for player in state.players])
            missed = state.over or (ends and space < len(state.track) - 1)
            points = [0] * len(metrics) if missed else scoring.goal_points(goal, metrics)
            found.append(GoalView(goal, space, metrics, tuple(points), missed))
    return found


def _own(state: State, seat: Seat) -> OwnView:
    player = state.players[seat]
    mine = state.turn if state.turn and state.turn.seat == seat else None
    return OwnView(
        hand={control: player.hand.get(control, 0) for control in CONTROLS},
        surplus={control: player.surplus.get(control, 0) for control in CONTROLS},
        drawn=mine.drawn if mine else (),
        looked=mine.looked if mine else (),
        life={space: value_of(player.nebulae[space].life) for space in player.nebulae if player.nebulae[space].life},
    )


def ring_of(shown: View, seat: Seat) -> Ring:
    """Return the ring for a seat, to try moves with `after` and `income`."""
    light, time, gravity, chemistry = shown.controls
    return Ring(
        shown.players[seat].control,
        (light.dark, time.dark, gravity.dark, chemistry.dark),
        (light.tokens, time.tokens, gravity.tokens, chemistry.tokens),
    )


class Losses(Struct, frozen=True):
    """What a seat would lose, or leave unused, by ending its craft phase now.

    Stars, proto life and tiles of the pool and the sliders are lost. Ready crystals are kept (`waiting`), but lost
    with the last turn (`crystals`). [spec 8]
    """

    stars: dict[Element, int]
    proto: int
    tiles: tuple[str, ...]
    supernova: int
    dna: int
    graviton: int
    crystals: int = 0
    waiting: int = 0

    @property
    def any(self) -> bool:
        """Whether anything is lost permanently."""
        sliders = self.supernova or self.dna or self.graviton
        return bool(self.stars or self.proto or self.tiles or sliders or self.crystals)


def losses(shown: View, seat: Seat) -> Losses:
    """Return what this seat would lose or leave unused by ending its craft phase now."""
    player = shown.players[seat]
    return Losses(
        stars=player.pool.stars,
        proto=player.pool.proto,
        tiles=player.pool.tiles,
        supernova=player.supernova,
        dna=player.dna,
        graviton=player.graviton,
        crystals=player.ready if shown.ending else 0,
        waiting=0 if shown.ending else player.ready,
    )
