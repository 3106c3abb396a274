"""Tables in the middle of a match, and skies as one writes them down."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.core import engine, play
from games.core.chance import Chance
from games.core.match import AnyMatch
from games.core.step import Action, Event, Seat, Step, StepContext, heard
from games.solani import GAME
from games.solani.cells import ARMS, BITS
from games.solani.components import SETUP_CARDS
from games.solani.flow import Drafting
from games.solani.options import Options
from games.solani.sky import newly_surrounded
from games.solani.state import Player, State
from games.solani.view import View

SEED = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
TRACK_FOR_TWO = ("", "", "coral", "amber", "shell", "coral", "amber", "turquoise", "shell", "shell", "", "")
FULL_TILES = {
    "A2": "s2",
    "C3": "w23",
    "E3": "s2",
    "C1": "s2",
    "E1": "s3",
    "B4": "s2",
    "B5": "s2",
    "A4": "s2",
    "D4": "coral",
    "B3": "turquoise",
    "A3": "turquoise",
    "E4": "amber",
    "E2": "void",
    "D1": "pulsar",
}
FULL_BRANCHES = {
    "a1": "se sw",
    "a2": "nw ne",
    "a3": "se",
    "a4": "ne",
    "a5": "ne se",
    "b2": "nw se",
    "c1": "nw ne",
    "c2": "se",
    "c3": "nw ne se",
    "d1": "ne",
    "d2": "se sw",
    "d3": "nw ne",
}
"""Example 25."""


def mask(arms: str) -> int:
    """Arms as "nw se", or a mask's number."""
    return int(arms) if arms.isdigit() else sum(BITS[ARMS.index(arm)] for arm in arms.split())


def sky(
    board: str = "coyote",
    card: str = "rug",
    tiles: Mapping[str, str] | None = None,
    branches: Mapping[str, str] | None = None,
) -> Player:
    """A player's pieces: a board, Dark Skies as printed on a setup card, what lies there, surrounded ones flagged."""
    player = Player(board=board, dark_skies=SETUP_CARDS[card].turned(0))
    player.tiles = dict(tiles or {})
    player.branches = {space: mask(arms) for space, arms in (branches or {}).items()}
    player.surrounded = newly_surrounded(player)
    return player


def counted(patch: pytest.MonkeyPatch, owner: object, *names: str) -> list[object]:
    """Return a list that grows with each call of these functions of a module, or methods of a class."""
    calls: list[object] = []

    def count(name: str) -> None:
        function = getattr(owner, name)

        def call(*given: Any) -> Any:
            calls.append(given)
            return function(*given)

        patch.setattr(owner, name, call)

    for name in names:
        count(name)
    return calls


class Scene:
    """A match set up by hand: change `state`, put steps on the lists, begin."""

    def __init__(self, seats: int = 2, seed: str = SEED, **options: Any) -> None:
        first, _ = play.start(GAME, Options(**options), seats, seed)
        self.match: AnyMatch = play.load(GAME, play.save(first))
        self.news: play.News = ()

    @property
    def state(self) -> State:
        """The pieces."""
        state: State = self.match.state
        return state

    def begin(self, *common: Step, **own: tuple[Step, ...]) -> "Scene":
        """Put these steps on the common list and on seats' own lists (`seat0=...`), and go on to the first question."""
        self.match = play.load(GAME, play.save(self.match))
        self.match.common[:] = common
        for seat in range(self.match.seats):
            self.match.own[seat][:] = own.get(f"seat{seat}", ())
        table = StepContext(self.match.seats, Chance("solani", bytes.fromhex(self.match.seed), self.match.counts))
        engine.run_automatic_steps(self.match, table)
        self.news = tuple(table.news)
        return self

    @property
    def asked(self) -> dict[Seat, str]:
        """The question of each seat that is asked."""
        return {seat: prompt.name for seat, prompt in play.prompts(GAME, self.match).items()}

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may answer."""
        prompt = play.prompts(GAME, self.match).get(seat)
        return prompt.legal if prompt else ()

    def answer(self, seat: Seat, *actions: Action) -> "Scene":
        """Give answers of one seat, one after the other."""
        for action in actions:
            self.match, self.news = play.apply(GAME, self.match, seat, action)
        return self

    def events(self, seat: Seat | None = None) -> list[Event]:
        """What was heard of the last answer."""
        return heard(self.news, seat)

    def view(self, seat: Seat | None = None) -> View:
        """What this seat sees."""
        view: View = play.view(GAME, self.match, seat)
        return view


def drafting(seats: int = 2, sun: int = 0) -> Scene:
    """A round of familiar tiles about to be drafted."""
    scene = Scene(seats)
    scene.state.sun = sun
    scene.state.clusters = ("s2", "s3", "s4", "w23", "w34")[: seats + 1]
    scene.state.branches = ("t3", "i1", "x4", "v2", "l2")[: seats + 1]
    scene.state.track = TRACK_FOR_TWO
    return scene.begin(Drafting())


def full() -> Player:
    return sky("coyote", "rug", FULL_TILES, FULL_BRANCHES)
