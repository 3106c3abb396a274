"""A table drawn up from a view, to think on: what is open is as it is, what is hidden only counted. [spec 11]"""

from games.core.step import Seat
from games.crafting_cosmos.components import CONTROLS, ELEMENTS, Control
from games.crafting_cosmos.state import LifeStack, Nebula, Player, Points, Pool, Stack, State, TurnNotes
from games.crafting_cosmos.view import PlayerView, View

UNKNOWN, UNKNOWN_LIFE = "?", "p0"


def sketch(view: View, seat: Seat) -> State:
    """Return a table on which this seat's next actions can be judged; unknown pieces are all the same."""
    assert view.own is not None
    return State(
        options=view.options,
        players=[_player(shown, view.own.hand if shown.seat == seat else {}) for shown in view.players],
        dark={control.id: control.dark for control in view.controls},
        void=next((control.id for control in view.controls if control.void), ""),
        round=view.round,
        first=view.first,
        turn=TurnNotes(seat=seat, flags=list(view.players[seat].flags), looked=list(view.own.looked)),
        display=[next((control for control in CONTROLS if control == card), "") for card in view.display],
        deck={"light": view.deck},
        discard={control: count for control, count in view.discard.items() if count},
        nebulae=[Stack([UNKNOWN] * count) for count in view.stacks],
        powers={control: Stack([UNKNOWN] * count) for control, count in view.powers.items()},
        advanced=LifeStack([], 0, [UNKNOWN_LIFE] * view.advanced),
        crystals=view.crystals,
        reserve={element: view.reserve[element] for element in ELEMENTS},
        life=view.life,
        track=[goal.id for goal in view.track],
        unseen=[],
        goals_left=view.goals_left,
    )


def _player(shown: PlayerView, hand: dict[Control, int]) -> Player:
    return Player(
        control=shown.control,
        stars={star.space: star.element for star in shown.stars},
        supernovae=[star.space for star in shown.stars if star.supernova],
        life=dict(shown.life),
        nebulae={
            nebula.space: Nebula(nebula.tile, nebula.completed, UNKNOWN_LIFE if nebula.advanced else "")
            for nebula in shown.nebulae
        },
        pool=Pool(dict(shown.pool.stars), shown.pool.proto, list(shown.pool.tiles)),
        supernova=shown.supernova,
        dna=shown.dna,
        graviton=shown.graviton,
        spot=shown.spot,
        ready=shown.ready,
        released=shown.released,
        powers=list(shown.powers),
        hand={control: count for control, count in hand.items() if count},
        points=Points(),
    )


def rounds_left(view: View) -> int:
    """Return how many rounds come after this one, as a computer player reckons: few crystals end a game. [spec 11]"""
    if view.ending:
        return 0
    left = max(0, view.rounds - view.round)
    return min(left, view.crystals) if view.crystals <= len(view.players) else left
