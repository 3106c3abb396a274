"""What one seat may know.

Hidden are the next pieces of bags, decks and face-down Planets, and two drawn cards until one is kept. [spec 7]
"""

from collections.abc import Iterator
from typing import Literal, get_args

from msgspec import Struct

from games.core.match import MatchPosition, PendingPrompt
from games.core.scores import Line, Score
from games.core.step import Seat
from games.solani import scoring
from games.solani.components import (
    BONUSES,
    MAGNITUDES,
    PLANETS,
    Magnitude,
)
from games.solani.options import Options
from games.solani.player_view import PlayerView, player_view
from games.solani.rules import trade_reach
from games.solani.sky import Sky
from games.solani.state import Bag, State

Phase = Literal["draft", "placement", "special_draft", "finished"]
"""The phase of the table: the draft ends with its last pick. [spec 6.3]"""

PHASES: tuple[Phase, ...] = get_args(Phase)


class CoyoteView(Struct, frozen=True, kw_only=True):
    """The solo opponent's tally, with his present score."""

    level: str
    circle: str
    branch: str
    planets: tuple[str, ...]
    matches: int
    points: int
    misses: int
    cards: tuple[str, ...]
    lines: tuple[Line, ...]
    total: int


class StockView(Struct, frozen=True):
    """The Special Features of one magnitude: the face-up row and the size of the deck."""

    magnitude: Magnitude
    row: tuple[str, ...]
    deck: int


class BonusView(Struct, frozen=True):
    """A bonus tile with each seat's figure (0 or 1 for a condition), and its present earners."""

    id: str
    sector: str
    figures: tuple[int, ...]
    holders: tuple[Seat, ...]


class View(Struct, frozen=True, kw_only=True):
    """Everything that a seat may know at one moment.

    `seat` is the seat of the view (None: public). `order` goes clockwise from the Sun. Slots of `clusters`,
    `branches` and `track` count from 1 and are empty texts once taken; `reach` lists for each Star Cluster's slot
    the track slots that it may be traded for now. `reserve` is the number of face-down Planets, `unseen_planets`
    these and the removed ones, mixed. The bags contain the numbers left of each kind.
    """

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    over: bool
    asked: tuple[PendingPrompt, ...]
    sun: Seat
    order: tuple[Seat, ...]
    first_kind: str
    clusters: tuple[str, ...]
    branches: tuple[str, ...]
    track: tuple[str, ...]
    reach: tuple[tuple[int, ...], ...]
    reserve: int
    unseen_planets: Bag
    cluster_bag: Bag
    branch_bag: Bag
    final_branches: Bag
    specials: tuple[StockView, ...]
    bonuses: tuple[BonusView, ...]
    players: tuple[PlayerView, ...]
    coyote: CoyoteView | None
    scores: tuple[Score, ...]

    def stock(self, magnitude: Magnitude) -> StockView:
        """Return the Special Features of this magnitude."""
        return self.specials[MAGNITUDES.index(magnitude)]


def view(state: State, seat: Seat | None, position: MatchPosition) -> View:
    """Return what this seat may know; None stands for the public."""
    skies = [player.sky for player in state.players]
    holders = scoring.bonus_holders(skies)
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        phase=position.phase(PHASES),
        over=position.over,
        asked=position.names,
        sun=state.sun,
        order=tuple(state.order),
        first_kind=state.first_kind,
        clusters=state.clusters,
        branches=state.branches,
        track=state.track,
        reach=tuple(tuple(trade_reach(state.track, tile)) if tile else () for tile in state.clusters),
        reserve=sum(state.reserve.values()),
        unseen_planets={kind: state.reserve[kind] + state.removed[kind] for kind in PLANETS},
        cluster_bag=dict(state.cluster_bag),
        branch_bag=dict(state.branch_bag),
        final_branches=dict(state.final_branches),
        specials=tuple(StockView(m, state.stock(m).row, len(state.stock(m).deck)) for m in MAGNITUDES),
        bonuses=bonus_views(skies, holders),
        players=tuple(_players(state, seat, position, skies, holders)),
        coyote=_coyote(state, holders),
        scores=tuple(scoring.score(state)) if position.over else (),
    )


def _players(
    state: State, viewer: Seat | None, position: MatchPosition, skies: list[Sky], holders: dict[str, list[Seat]]
) -> Iterator[PlayerView]:
    for seat, (player, sky) in enumerate(zip(state.players, skies, strict=True)):
        bonuses = scoring.bonuses_of(seat, holders)
        yield player_view(player, seat, sky, position.asked.get(seat), bonuses, sees=seat == viewer)


def bonus_views(skies: list[Sky], holders: dict[str, list[Seat]]) -> tuple[BonusView, ...]:
    """Return the bonus tiles with the figures of these skies."""
    figures = scoring.bonus_figures(skies)
    return tuple(
        BonusView(bonus, BONUSES[bonus].sector, tuple(figures[bonus]), tuple(holders[bonus])) for bonus in BONUSES
    )


def _coyote(state: State, holders: dict[str, list[Seat]]) -> CoyoteView | None:
    coyote = state.coyote
    if coyote is None:
        return None
    lines = scoring.coyote_lines(coyote, state.options.coyote, scoring.bonuses_of(0, holders))
    return CoyoteView(
        level=state.options.coyote,
        circle=coyote.circle,
        branch=coyote.branch,
        planets=coyote.planets,
        matches=coyote.matches,
        points=coyote.points,
        misses=coyote.misses,
        cards=coyote.cards,
        lines=lines,
        total=sum(line.points for line in lines),
    )
