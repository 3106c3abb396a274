"""What one seat may know.

Public are the supply, the trash pile, the orbit, all fields, the sizes of hands, decks and discard piles and the top of
each discard pile. Private to a seat are its hand, the contents of its deck without order, its discard pile and its
points. [p.3, spec 7]
"""

from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from games.core.match import MatchPosition, PendingPrompt, Prompt
from games.core.scores import Score
from games.core.step import Seat
from games.hoshitsukuri import rules, scoring
from games.hoshitsukuri.components import (
    CARDS,
    KINDS_IN_PLAY,
    ORBIT,
    STARS,
    TARGETS,
)
from games.hoshitsukuri.effects import GrasslandGain, LightningGain, ResolveEffect, ResolveEffects
from games.hoshitsukuri.options import Options
from games.hoshitsukuri.player_view import PlayerView, player_view
from games.hoshitsukuri.state import FieldCard, PastTurn, Play, Player, State

Phase = Literal["setup", "strikes", "card_play", "generation", "turn_end", "over"]

PHASES: tuple[Phase, ...] = get_args(Phase)


class PileView(Struct, frozen=True):
    """A pile of the supply."""

    kind: str
    left: int


class FieldCardView(Struct, frozen=True, omit_defaults=True):
    """A card on the field with its present fragments.

    `icon_off`: its generate icon does not count here. `marked`: it will be trashed when the play is done.
    `unresolved`: its effect is still to come.
    """

    kind: str
    fragments: int
    icon_off: bool = False
    unresolved: bool = False
    marked: bool = False


class PlayView(Struct, frozen=True):
    """A play on the field; `step` is the number of steps it counts on the orbit, 0 or 1."""

    cards: tuple[FieldCardView, ...]
    fragments: int
    step: int
    three_colour: bool


class OwnView(Struct, frozen=True, kw_only=True):
    """The private pieces of a seat: its cards in table order, its points.

    The discard pile goes from the bottom up. `looked` is the card that a Spring has revealed, or empty.
    """

    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    looked: str
    points: int
    colours: dict[str, int]


class View(Struct, frozen=True, kw_only=True):
    """Everything that a seat may know at one moment.

    `seat` is the seat of the view (None: public). `celestials` are the kinds in the game, by table order; `missing`
    the colours that a full set lacks. `active` has the turn. `order` are the seats still on the orbit in turn order
    if no comet moved, then those that have left, in that order; `following` has the next turn in the present
    position. `field`, `fragments` and `projected` belong to the current turn, `generated` is its created card;
    `past` is the previous turn. `trash` goes from the oldest to the latest card. `scores` are filled when the match
    is over.
    """

    seat: Seat | None
    options: Options
    celestials: tuple[str, ...]
    missing: tuple[str, ...]
    number: int
    phase: Phase
    over: bool
    asked: tuple[PendingPrompt, ...]
    active: Seat | None
    order: tuple[Seat, ...]
    following: Seat | None
    supply: tuple[PileView, ...]
    trash: tuple[str, ...]
    players: tuple[PlayerView, ...]
    field: tuple[PlayView, ...]
    fragments: int
    projected: int
    generated: str
    past: PastTurn | None
    own: OwnView | None
    scores: tuple[Score, ...]

    @property
    def target(self) -> int:
        """The points to reach in the solo challenge; 0 with more players."""
        return TARGETS[self.options.target] if len(self.players) == 1 else 0

    @property
    def rank(self) -> str:
        """The rank that the result of the solo challenge earns; empty before the end, and with more players."""
        return rules.rank_of(self.scores[0].total) if self.target and self.scores else ""


def view(state: State, seat: Seat | None, position: MatchPosition) -> View:
    """Return what this seat may know; None stands for the public."""
    active = None if position.over or state.turn is None else state.turn.seat
    celestials, missing = _celestials(tuple(state.supply))
    waiting = rules.order_of_turns(state.players)
    phase = position.phase(PHASES)
    field = () if active is None else _field(state.players[active].field, position)
    projected = 0 if active is None else _projected(state.players[active], phase)
    return View(
        seat=seat,
        options=state.options,
        celestials=celestials,
        missing=missing,
        number=state.number,
        phase=phase,
        over=position.over,
        asked=position.names,
        active=active,
        order=(*waiting, *state.finished),
        following=_following(state, active, projected, waiting),
        supply=_supply(tuple(state.supply.items())),
        trash=state.trash,
        players=tuple(player_view(state, number) for number in range(len(state.players))),
        field=field,
        fragments=sum([play.fragments for play in field]),
        projected=projected,
        generated=state.turn.generated if state.turn else "",
        past=state.past,
        own=None if seat is None else _own(state, seat),
        scores=tuple(scoring.score(state)) if position.over else (),
    )


def _projected(player: Player, phase: Phase) -> int:
    """Return the space of the active comet at the end of its turn."""
    return player.space if phase == "generation" else rules.projected(player)  # the comet has moved by then


@lru_cache(maxsize=1024)
def _supply(piles: tuple[tuple[str, int], ...]) -> tuple[PileView, ...]:
    return tuple(PileView(kind, left) for kind, left in piles)


@lru_cache(maxsize=256)
def _celestials(supply: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the celestial kinds in the supply, and the colours that a full set lacks."""
    kinds = tuple(kind for kind in supply if kind not in STARS)
    return kinds, rules.missing_colours(kinds) if len(kinds) == KINDS_IN_PLAY else ()


def _following(state: State, active: Seat | None, goal: int, waiting: list[Seat]) -> Seat | None:
    """Return the seat of the next turn if the current one ended now; None if there is none."""
    if active is None:
        return waiting[0] if waiting else None
    others = [seat for seat in waiting if seat != active]
    if goal == ORBIT:
        pushed = state.players[active].space < ORBIT  # the arrival is still to come
        return next((seat for seat in others if state.players[seat].space + pushed < ORBIT), None)
    stays = goal == state.players[active].space
    place = (goal, state.players[active].arrival if stays else state.arrivals)
    first = min(others, key=lambda seat: (state.players[seat].space, state.players[seat].arrival), default=active)
    rival = state.players[first]
    return first if first != active and (rival.space, rival.arrival) < place else active


def _field(plays: tuple[Play, ...], position: MatchPosition) -> tuple[PlayView, ...]:
    """Return the plays on the field; only the last one can have effects that are still to come."""
    shown = [_play(play) for play in plays]
    for step in position.common:
        if isinstance(step, ResolveEffect | ResolveEffects):
            shown[-1] = _play(plays[-1], tuple(rules.unresolved(plays[-1], step.done)))
    return tuple(shown)


@lru_cache(maxsize=4096)
def _play(play: Play, unresolved: tuple[int, ...] = ()) -> PlayView:
    kinds = rules.kinds_of(play)
    return PlayView(
        cards=tuple([_shown(card, place in unresolved) for place, card in enumerate(play)]),
        fragments=sum([card.fragments for card in play]),
        step=rules.step_of(kinds),
        three_colour=rules.is_three_colour(kinds),
    )


def _shown(card: FieldCard, unresolved: bool) -> FieldCardView:
    off = CARDS[card.kind].generates and not card.icon_on
    return FieldCardView(card.kind, card.fragments, off, unresolved, card.marked)


def _own(state: State, seat: Seat) -> OwnView:
    player = state.players[seat]
    looked = state.turn.looked if state.turn and state.turn.seat == seat else ""
    points, colours = _worth(tuple(sorted([*player.owned(), *filter(None, [looked])])))
    return OwnView(
        hand=player.hand,
        deck=player.deck,
        discard=player.discard,
        looked=looked,
        points=points,
        colours=dict(colours),
    )


@lru_cache(maxsize=1024)
def _worth(cards: tuple[str, ...]) -> tuple[int, dict[str, int]]:
    return rules.points_in_cards(cards), rules.colour_counts(cards)


def limit_of(prompt: Prompt) -> int:
    """Return how much the card may cost at most that a prompt lets its seat gain."""
    assert isinstance(prompt.step, LightningGain | GrasslandGain)
    return prompt.step.limit
