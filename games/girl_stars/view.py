"""What one seat may know.

Everything is public except the next pieces of the bags and the Offering cards; views differ in `seat` alone. [spec 7]
"""

from typing import Literal, get_args

from msgspec import Struct

from games.core.match import MatchPosition, PendingPrompt
from games.core.scores import OPPONENT, Score
from games.core.step import Seat
from games.girl_stars import paths, rules, scoring
from games.girl_stars.components import (
    ASH,
    COLOURS,
    GATES,
    PILES,
    SITES,
    Ash,
    Colour,
    Goods,
    pile_of,
)
from games.girl_stars.flow import ChooseColour, ChooseRoute, pickers
from games.girl_stars.options import Options
from games.girl_stars.player_view import PlayerView, player_view
from games.girl_stars.state import Landed, Scouting, Star, State

__all__ = [
    "Landed",
    "OfferingView",
    "Phase",
    "RewardView",
    "ScoutingView",
    "SiteView",
    "Star",
    "TrackView",
    "View",
    "scouting_view",
    "view",
]

Phase = Literal["stargazing", "wood_ash", "action", "final_stardust", "finished"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class TrackView(Struct, frozen=True, kw_only=True):
    """The Night Sky track with the Girl, Elders and villagers.

    Elders are listed front to back, the Shadow Elder as OPPONENT; villagers by space as seat and name, from the
    highest space. `free` are the spaces that a villager may move to now.
    """

    girl: int
    elders: dict[Seat, int]
    gazers: dict[int, tuple[Seat, str]]
    free: tuple[int, ...]


class SiteView(Struct, frozen=True, kw_only=True):
    """A foraging space: tokens left, present cost of foraging, owner of the Early Bird space, villagers near it."""

    id: str
    left: int
    connected: bool
    cost: int
    early: tuple[Seat, str] | None
    near: tuple[tuple[Seat, str], ...]


class RewardView(Struct, frozen=True):
    """A pile of Connection Rewards from the top; a marked one was scored this round."""

    pile: str
    tokens: tuple[int, ...]
    marked: bool

    @property
    def top(self) -> int:
        """Its present VP; 0 if it is empty."""
        return self.tokens[0] if self.tokens else 0


class OfferingView(Struct, frozen=True, kw_only=True):
    """The open Offering card with its filled spaces, the possible next cards, and those laid aside."""

    card: str
    filled: tuple[int, ...]
    hidden: tuple[str, ...]
    aside: tuple[str, ...]


class ScoutingView(Struct, frozen=True, kw_only=True):
    """A Scouting as it is being entered or previewed.

    `path` is empty until the route is chosen. `colours` are those set so far in path order, `proposal` the colours
    of the whole path with the default for the rest, `choices` the possible colours of the next space. `costs` is
    the Light of the proposal by colour, `pile` and `vp` the reward it will reach, `connects` the sites it will
    open.
    """

    seat: Seat
    gate: int
    via: Literal["action", "ash"]
    path: tuple[int, ...]
    colours: tuple[Colour, ...]
    proposal: tuple[Colour, ...]
    choices: tuple[Colour, ...]
    costs: dict[Colour, int]
    pile: str
    vp: int
    connects: tuple[str, ...]

    @property
    def next_space(self) -> int | None:
        """The space whose colour comes next."""
        return self.path[len(self.colours)] if len(self.colours) < len(self.path) else None


class View(Struct, frozen=True, kw_only=True):
    """Everything that a seat may know at one moment.

    `seat` is the seat of the view (None: public). `queue` are the seats that still pick from the dish,
    in order, `active` is the seat whose turn it is. `lit` are the colours of lit path
    spaces. `dish` are the tokens where they fell (letter, kind, region, and taker; None while it lies there).
    `ash_bag` counts the kinds in the bag. `box` counts the goods out of the game. `scouting` is the Scouting being
    entered.
    """

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    over: bool
    asked: tuple[PendingPrompt, ...]
    queue: tuple[Seat, ...]
    active: Seat | None
    actions_left: int
    track: TrackView
    lit: dict[int, Colour]
    sites: dict[str, SiteView]
    rewards: dict[str, RewardView]
    dish: tuple[Landed, ...]
    ash_bag: dict[Ash, int]
    offering: OfferingView
    scouting: ScoutingView | None
    box: dict[Goods, int]
    players: tuple[PlayerView, ...]
    scores: tuple[Score, ...]

    @property
    def solo(self) -> bool:
        """Whether the Shadow Elder plays."""
        return OPPONENT in self.track.elders

    @property
    def connected(self) -> int:
        """The number of connected sites."""
        return sum(site.connected for site in self.sites.values())

    def reward(self, size: int) -> int:
        """Return the present VP for this number of Light or Light-bearing tiles."""
        pile = pile_of(size)
        return self.rewards[pile].top if pile else 0


def view(state: State, seat: Seat | None, position: MatchPosition) -> View:
    """Return what this seat may know; None stands for the public."""
    stands = {elder: state.girl - 1 - place for place, elder in enumerate(state.elders)}
    free = tuple([gazing.space for gazing in rules.gazings(state)])
    active = next((number for number, ask in position.asked.items() if ask.phase == "action"), None)
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        phase=position.phase(PHASES),
        over=position.over,
        asked=position.names,
        queue=pickers(position.common),
        active=active,
        actions_left=0 if active is None else state.players[active].actions,
        track=TrackView(girl=state.girl, elders=stands, gazers=state.gazers, free=free),
        lit=dict(state.lit),
        sites=_sites(state),
        rewards={pile: RewardView(pile, state.piles[pile], pile in state.marked) for pile in PILES},
        dish=state.dish,
        ash_bag={ash: state.ash_bag.count(ash) for ash in ASH},
        offering=_offering(state),
        scouting=_scouting(state, position),
        box=dict(state.box),
        players=tuple(
            [
                player_view(player, number, position.asked.get(number), stands[number], active=number == active)
                for number, player in enumerate(state.players)
            ]
        ),
        scores=tuple(scoring.score(state)) if position.over else (),
    )


def _offering(state: State) -> OfferingView:
    hidden = tuple(sorted(state.deck))
    return OfferingView(card=state.offering, filled=state.filled, hidden=hidden, aside=state.aside)


def _sites(state: State) -> dict[str, SiteView]:
    early = state.early
    near: dict[str, list[tuple[Seat, str]]] = {site: [] for site in SITES}
    for seat, name, place in state.villagers():
        if place.startswith("near:"):
            near[place[5:]].append((seat, name))
    return {
        site: SiteView(
            id=site,
            left=state.sites[site],
            connected=state.connected(site),
            cost=rules.forage_cost(site, site in early),
            early=early.get(site),
            near=tuple(near[site]),
        )
        for site in SITES
    }


def _scouting(state: State, position: MatchPosition) -> ScoutingView | None:
    for seat, step in position.asked.items():
        if isinstance(step, ChooseRoute | ChooseColour):
            tops = {pile: state.top(pile) for pile in PILES}
            return scouting_view(seat, step.scouting, state.lit, state.players[seat].light, tops)
    return None


def scouting_view(
    seat: Seat, scouting: Scouting, lit: paths.Lit, light: paths.Supply, tops: dict[str, int]
) -> ScoutingView:
    """Return the view of a Scouting; `light` is the seat's supply, `tops` the VP of each pile."""
    path, colours = scouting.path, scouting.colours
    proposal = paths.colouring(lit, light, path, colours)
    pile = pile_of(len(path))
    return ScoutingView(
        seat=seat,
        gate=scouting.gate,
        via=scouting.via,
        path=path,
        colours=colours,
        proposal=proposal,
        choices=paths.next_colours(lit, light, path, colours) if len(colours) < len(path) else (),
        costs={colour: proposal.count(colour) for colour in COLOURS},
        pile=pile,
        vp=tops.get(pile, 0),
        connects=tuple(GATES[space].id for space in path if space in GATES),
    )
