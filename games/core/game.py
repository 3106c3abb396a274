"""The record by which a game declares itself."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.core.ai import STRONG, Suggestion
from games.core.challenge import SoloChallenge
from games.core.chance import Chance
from games.core.match import MatchPosition, Prompt
from games.core.options import Option, menu, parse
from games.core.scores import Score
from games.core.step import Action, Seat, Step, StepContext, Then


def no_out_of_turn_actions(_: Any, __: Seat) -> Iterable[Action]:
    """Offer no out-of-turn actions."""
    return ()


def refuse_out_of_turn(_: Any, __: StepContext, ___: Seat, action: Action) -> Then:
    """Raise AssertionError: this game offers no out-of-turn actions."""
    raise AssertionError(f"this game offers no out-of-turn actions: {action}")


def unchanged(old: dict[str, Any]) -> dict[str, Any]:
    """Return a stored match unchanged.

    For rules that changed only under new names, so that the stored pieces are still known.
    """
    return old


class RolloutPlan(Struct, frozen=True):
    """A policy for rollouts.

    `level` is the level for `choose`, which need not be offered; `rank` ranks its moves.
    """

    level: str
    rank: Callable[[Any, Prompt, Chance], Sequence[Suggestion]]


class SearchConfig(Struct, frozen=True, kw_only=True):
    """What the search of a master needs to know about a game.

    `rank` returns the moves that a strong computer player weighs, the best first, with their worth in points. It
    returns none where there is nothing to weigh. Moves within `candidate_margin` of the best are tried in
    `rollouts` rollouts together. A rollout ends `horizon` ticks later on the `depth` of a state; `estimate` is the
    number of points that a seat may then expect. The strong player's opinion of a move counts as much as
    `confidence` rollouts of it.

    In rollouts the seat plays at this config's own `level`, or by one of the `plans` if that is significantly
    better. All other seats are assumed to play at the strong level.

    `solo`, if set, replaces this config for a player alone: without opponents a rollout costs less, so it can look
    further ahead.
    """

    rank: Callable[[Any, Prompt, Chance], Sequence[Suggestion]]
    candidate_margin: float
    rollouts: int
    confidence: float
    depth: Callable[[Any], int]
    horizon: int
    estimate: Callable[[Any, Seat], float]
    level: str = STRONG
    plans: Sequence[RolloutPlan] = ()
    solo: "SearchConfig | None" = None

    def at(self, seats: int) -> "SearchConfig":
        """Return the config for this number of seats."""
        return self.solo if self.solo and seats == 1 else self


class Game(Struct, frozen=True, kw_only=True):
    """The declaration of a game: a record of its types and functions, nothing to override.

    `options`, `state` and `views` are structs; `steps` (with the kernel's `Gather`), `actions` and `events` are
    unions of tagged structs. `census` counts every printed component of a state, wherever it lies. `longest` is the
    number of moves within which every match ends, by number of seats. `choose` returns the move of a computer
    player at one of the `levels`; it gets a view and a prompt, never the match. Masters search with `search`.
    `challenge` turns the solo mode into challenges. `menu_order` orders the menus, lowest first.

    There are two versions. `rules` rises when something else is legal or chance falls otherwise. Matches then go on
    under the new rules from their position (`upgrades[n]` turns a stored match of rules n into one of n + 1), and
    records of older rules cannot be replayed. `shape` rises when states, steps or options are stored differently:
    `reshapes[n]` turns a stored match of shape n into one of n + 1, before any upgrade, and replays do not change.
    Actions are the moves of records: they keep their names and fields, and a replacement gets another name.

    `largest_record` is the maximum size of a record in bytes: twice that of the longest matches.

    For planned moves: `subject` returns what an action is about if it names only a place, so that a plan never
    applies to something else that lies there later. `retired` are out-of-turn actions that stored matches contain
    and that are not offered any longer.
    """

    key: str
    rules: int
    seats: Sequence[int]
    options: Any
    state: Any
    steps: Any
    actions: Any
    events: Any
    views: Any
    setup: Callable[[Any, int, StepContext], Any]
    opening: tuple[Step, ...]
    view: Callable[[Any, Seat | None, MatchPosition], Any]
    determinize: Callable[[Any, Seat, Chance], Any]
    score: Callable[[Any], list[Score]]
    choose: Callable[[str, Any, Prompt, Chance], Action]
    levels: tuple[str, ...]
    longest: Mapping[int, int]
    census: Callable[[Any], dict[str, int]]
    out_of_turn_actions: Callable[[Any, Seat], Iterable[Action]] = no_out_of_turn_actions
    take_out_of_turn: Callable[[Any, StepContext, Seat, Any], Then] = refuse_out_of_turn
    retired: tuple[type[Action], ...] = ()
    subject: Callable[[Any, Seat, Any], str] = lambda *_: ""
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    shape: int = 1
    reshapes: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    largest_record: int = 64_000
    challenge: SoloChallenge | None = None
    search: SearchConfig | None = None
    menu_order: int = 100

    def menu(self, seats: int) -> tuple[Option, ...]:
        """Return the options that can be chosen for this number of seats."""
        return menu(self.options, seats)

    def parse_options(self, seats: int, values: Mapping[str, str]) -> Any:
        """Return the options with these values, the others at their defaults; raises InvalidOption."""
        return parse(self.options, seats, values)
