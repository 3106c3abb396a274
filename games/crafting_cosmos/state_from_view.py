"""Rebuilds a state from a view, to preview moves.

Hidden pieces are only counted, and all unknown ones are the same. [spec 11]
"""

from msgspec.structs import fields, replace

from games.core.match import MatchPosition
from games.crafting_cosmos.components import ELEMENTS, FIGURES, Control
from games.crafting_cosmos.player_view import NebulaView, PlayerView
from games.crafting_cosmos.state import LifeStack, Nebula, Player, Points, Pool, Stack, State, TurnNotes
from games.crafting_cosmos.view import OwnView, View
from games.crafting_cosmos.view import view as view_of

UNKNOWN, UNKNOWN_LIFE = "?", "p0"

_POINTS = tuple(field.name for field in fields(Points))


def state_from_view(view: View) -> State:
    """Return a new state that matches this view."""
    return State(
        options=view.options,
        players=[_player_of(shown, view.own if shown.seat == view.seat else None) for shown in view.players],
        dark={control.id: control.dark for control in view.controls},
        void=next((control.id for control in view.controls if control.void), ""),
        round=view.round,
        first=view.first,
        turn=_turn_of(view),
        display=view.display,
        deck={"light": view.deck},
        discard={control: count for control, count in view.discard.items() if count},
        nebulae=[Stack((UNKNOWN,) * count) for count in view.stacks],
        powers={control: Stack((UNKNOWN,) * count) for control, count in view.powers.items()},
        advanced=LifeStack((), 0, (UNKNOWN_LIFE,) * view.advanced),
        crystals=view.crystals,
        reserve={element: view.reserve[element] for element in ELEMENTS},
        life=view.life,
        track=_track_of(view),
        unseen=(),
        goals_left=view.goals_left,
        scored=view.scored,
        past=view.past,
    )


def _turn_of(view: View) -> TurnNotes | None:
    if view.active is None:
        return None
    notes = TurnNotes(seat=view.active, flags=view.players[view.active].flags, omega=view.omega)
    if view.own is not None:
        notes.drawn, notes.looked = view.own.drawn, view.own.looked
    return notes


def _track_of(view: View) -> tuple[str, ...]:
    track = [""] * FIGURES.track
    for goal in view.track:
        track[goal.space - 1] = goal.id
    return tuple(track)


def _player_of(shown: PlayerView, own: OwnView | None) -> Player:
    return Player(
        control=shown.control,
        stars={star.space: star.element for star in shown.stars},
        supernovae=tuple([star.space for star in shown.stars if star.supernova]),
        life=dict(shown.life),
        nebulae={nebula.space: _nebula_of(nebula) for nebula in shown.nebulae},
        pool=Pool(dict(shown.pool.stars), shown.pool.proto, shown.pool.tiles),
        supernova=shown.supernova,
        dna=shown.dna,
        graviton=shown.graviton,
        spot=shown.spot,
        ready=shown.ready,
        released=shown.released,
        powers=shown.powers,
        hand=_held(own.hand if own else {"light": shown.hand}),
        surplus=_held(own.surplus if own else {}),
        points=Points(**{line.key: line.points for line in shown.lines if line.key in _POINTS}),
    )


def _nebula_of(shown: NebulaView) -> Nebula:
    life = UNKNOWN_LIFE if shown.value is None else f"p{shown.value}"
    return Nebula(shown.tile, shown.completed, life if shown.advanced else "")


def _held(cards: dict[Control, int]) -> dict[Control, int]:
    return {control: count for control, count in cards.items() if count}


def view_after(state: State, like: View) -> View:
    """Return the view of a changed state; the prompts are still those of the original view.

    Advanced life that was not drawn yet has no value.
    """
    fresh = view_of(state, like.seat, MatchPosition({}, like.over))
    players = tuple(replace(player, nebulae=tuple(map(_undrawn, player.nebulae))) for player in fresh.players)
    own = fresh.own and replace(fresh.own, life={space: value for space, value in fresh.own.life.items() if value})
    return replace(fresh, players=players, own=own, asked=like.asked, phase=like.phase)


def _undrawn(nebula: NebulaView) -> NebulaView:
    return nebula if nebula.value else replace(nebula, value=None)
