"""What one seat may know, and the printed data that a picture needs.

There is no private hand: a seat knows what everybody knows. Hidden are the order of the piles, the companions removed
unseen, and what a face-down spell is, even from its holder. [spec 7.2]
"""

from typing import Literal, get_args

from msgspec import Struct

from games.core.chance import Chance
from games.core.match import MatchPosition, PendingPrompt
from games.core.pile import Pile
from games.core.scores import Score
from games.core.step import Seat
from games.glow import rules, scoring, travel
from games.glow.components import (
    ADVENTURERS,
    ARCHIPELAGO,
    CARDS,
    COLOUR,
    COMPANIONS,
    DICE,
    ELEMENTS,
    FACES,
    ISLANDS,
    PATHS,
    PROVINCE,
    ROUNDS,
    ROUTES,
    SCORE_TRACK,
    SETUP,
    SPACES,
    SPECIALS,
    SPELLS,
    SYMBOLS,
    TOM_TILES,
    AdventurerCard,
    Board,
    Card,
    CompanionCard,
    Effect,
    Island,
    MapSpace,
    Route,
    SpellToken,
    TomTile,
)
from games.glow.rules import Sources
from games.glow.state import Companion, Die, Options, Spell, State, Tom
from games.glow.travel import Cost, Voyage, Way, cheapest, may_camp, step_cost, steps, voyages, ways

__all__ = [
    "ADVENTURERS",
    "ARCHIPELAGO",
    "CARDS",
    "COLOUR",
    "COMPANIONS",
    "DICE",
    "ELEMENTS",
    "FACES",
    "ISLANDS",
    "PATHS",
    "PROVINCE",
    "ROUNDS",
    "ROUTES",
    "SCORE_TRACK",
    "SETUP",
    "SPACES",
    "SPECIALS",
    "SPELLS",
    "SYMBOLS",
    "TOM_TILES",
    "AdventurerCard",
    "Board",
    "Card",
    "CompanionCard",
    "CompanionView",
    "Cost",
    "DieView",
    "Effect",
    "Island",
    "MapSpace",
    "Options",
    "PendingPrompt",
    "Phase",
    "PlayerView",
    "Route",
    "Score",
    "SeatPhase",
    "Sources",
    "SpellToken",
    "SpellView",
    "TomTile",
    "TomView",
    "TrackView",
    "View",
    "Voyage",
    "Way",
    "cheapest",
    "determinize",
    "may_camp",
    "step_cost",
    "steps",
    "view",
    "voyages",
    "ways",
]

Phase = Literal["setup", "early_morning", "late_morning", "noon", "afternoon", "over"]
SeatPhase = Literal[Phase, "waiting", "recruited", "done"]
"""Where a seat stands; `waiting`, `recruited` and `done` are seats with nothing to answer just now."""

PHASES: tuple[Phase, ...] = get_args(Phase)


class DieView(Struct, frozen=True, omit_defaults=True):
    """A die; `face` is empty before the morning roll and while it rests; `ignored` because of the black die."""

    id: str
    face: str = ""
    used: bool = False
    resting: bool = False
    ignored: bool = False
    throws: int = 0


class CompanionView(Struct, frozen=True, omit_defaults=True):
    """A companion in front of a player.

    `die` is the large die it brought, `triggers` how often it acts today with the dice as they lie (0 before the roll),
    `resolved` how often it has acted already.
    """

    id: str
    die: str = ""
    rerolls_left: int = 0
    triggers: int = 0
    resolved: int = 0


class SpellView(Struct, frozen=True, omit_defaults=True):
    """A spell token; `id` is empty while it lies face down."""

    id: str = ""
    triggers: int = 0


class TrackView(Struct, frozen=True, omit_defaults=True):
    """A space of the encounter track; `tom_dice` block it."""

    element: str
    companion: str = ""
    dice: tuple[str, ...] = ()
    footprints: int = 0
    tile: str = ""
    tom_dice: tuple[str, ...] = ()


class PlayerView(Struct, frozen=True, kw_only=True):
    """A seat's pieces.

    `fireflies` are tokens, `firefly_icons` those printed on companions. `triggers` and `resolved` are the
    adventurer's. `sources` say how many rerolls each source can pay, `score_to` the light after paying one with light
    (-1 if impossible). `colours` is the number of different elements on the dice that count. `discards` and
    `returned` left the player since the morning. `spent_light` was paid for rerolls in the whole match.
    """

    seat: Seat
    phase: SeatPhase
    adventurer: str
    light: int
    footprints: int
    reroll_tokens: int
    fireflies: int
    firefly_icons: int
    end_light: int
    companions: tuple[CompanionView, ...]
    spells: tuple[SpellView, ...]
    dice: tuple[DieView, ...]
    triggers: int
    resolved: int
    sources: Sources
    score_to: int
    colours: int
    party: str
    camp: str
    boats: tuple[str, ...]
    visited: tuple[str, ...]
    discards: tuple[str, ...]
    returned: tuple[str, ...]
    spent_light: int


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
    """Everything that may be known at one moment.

    `seat` is whose view it is (None: anybody's). `phase` is the earliest phase that somebody is in. `order` are the
    seats from the first player on; `track` goes from left to right; `graveyard` from the bottom up; `unseen` are the
    companions that nobody has seen yet, in no order; `scores` are filled when the match is over.
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
    """Return what this seat may know, or anybody (`None`)."""
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
        tom=_tom(state.tom) if state.tom else None,
        scores=tuple(scoring.score(state)) if position.over else (),
    )


def _phases(state: State, position: MatchPosition, earliest: Phase) -> list[SeatPhase]:
    """Return each seat's phase; who is not asked has recruited, waits, or is done with the day."""
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


def player_view(state: State, seat: Seat, phase: SeatPhase) -> PlayerView:
    player = state.players[seat]
    left = rules.foreseen(player) if phase in ("late_morning", "noon") else {}
    sources, counting = rules.sources(player), rules.effective(player.dice)
    return PlayerView(
        seat=seat,
        phase=phase,
        adventurer=player.adventurer,
        light=player.light,
        footprints=player.footprints,
        reroll_tokens=player.reroll_tokens,
        fireflies=player.fireflies,
        firefly_icons=player.firefly_icons,
        end_light=player.end_light,
        companions=tuple([_companion(mine, left) for mine in player.companions]),
        spells=tuple([_spell(spell, left) for spell in player.spells]),
        dice=_dice(player.dice, counting),
        triggers=player.resolved + left.get(player.adventurer, 0),
        resolved=player.resolved,
        sources=sources,
        score_to=rules.light_after(player.light) if sources.score else -1,
        colours=travel.colours(counting),
        party=player.party,
        camp=player.camp,
        boats=player.boats,
        visited=player.visited,
        discards=player.discards,
        returned=player.returned,
        spent_light=player.spent_light,
    )


def _companion(mine: Companion, left: dict[str, int]) -> CompanionView:
    times = mine.resolved + left.get(mine.id, 0)
    return CompanionView(mine.id, mine.die, mine.rerolls_left, times, mine.resolved)


def _spell(spell: Spell, left: dict[str, int]) -> SpellView:
    return SpellView(spell.id, left.get(spell.id, 0)) if spell.face_up else SpellView()


def _dice(dice: list[Die], counting: list[Die]) -> tuple[DieView, ...]:
    count = {die.id for die in counting}
    return tuple(
        [
            DieView(die.id, die.face, die.used, die.resting, not die.resting and die.id not in count, die.throws)
            for die in dice
        ]
    )


def _tom(tom: Tom) -> TomView:
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
        last_round=tom.last_round,
    )


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Deal anew what nobody knows: which companions were removed unseen, and what face-down spells are. [spec 7.1]"""
    state.removed = (
        *_deal_anew(state.deck_a, [card for card in state.removed if COMPANIONS[card].deck == "A"], chance),
        *_deal_anew(state.deck_b, [card for card in state.removed if COMPANIONS[card].deck == "B"], chance),
    )
    down = [spell for player in state.players for spell in player.spells if not spell.face_up]
    for spell, name in zip(down, _deal_anew(state.spells, [spell.id for spell in down], chance), strict=True):
        spell.id = name
    return state


def _deal_anew(pile: Pile, outside: list[str], chance: Chance) -> list[str]:
    """Mix a pile with the hidden cards outside it, change the pile in place, and return the new ones outside."""
    mixed = chance.shuffle("imagined", [*pile.cards, *outside])
    pile.cards = tuple(sorted(mixed[len(outside) :]))
    return mixed[: len(outside)]
