"""How a game declares itself."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.core.ai import STRONG, Suggestion
from games.core.challenge import SoloChallenge
from games.core.chance import Chance
from games.core.match import MatchPosition, Prompt
from games.core.scores import Score
from games.core.step import Action, Ask, Seat, Step, StepContext, Then


def no_out_of_turn_actions(_: Any, __: Seat) -> Iterable[Action]:
    """Offer nothing beside the questions."""
    return ()


def refuse_out_of_turn(_: Any, __: StepContext, ___: Seat, action: Action) -> Then:
    """Handle what is never offered."""
    raise AssertionError(f"no asides in this game: {action}")


def no_subject(_: Any, __: Seat, ___: Action) -> str:
    """Say nothing of what an answer is about: it names all of it."""
    return ""


def no_queue(_: Any, __: Ask) -> None:
    """Keep no order of play beside the lists of steps."""


def unchanged(old: dict[str, Any]) -> dict[str, Any]:
    """Return a stored match as it is: what later rules changed has new names, so that its pieces are still known."""
    return old


class RolloutPlan(Struct, frozen=True):
    """A way to go on: the level by which `choose` answers, which need not be offered, and the `rank` of its answers."""

    level: str
    rank: Callable[[Any, Prompt, Chance], Sequence[Suggestion]]


class SearchConfig(Struct, frozen=True, kw_only=True):
    """What a game knows of itself for a search to be made in it.

    `rank` are the answers to a question that a strong computer player weighs, the best first, with what each is worth
    to it in points; none where there is nothing to weigh. Those that are worth `candidate_margin` less than the best
    are tried, in so many `rollouts` together, up to `horizon` ticks of the `depth` of a state; `estimate` is what a
    seat may then expect in points. What the strong player thinks of an answer counts as much as `confidence` trials of
    it.

    The seat itself goes on by the mind's own `level`, or by one of the `plans` where that surely does better, and
    weighs what this ranks; the others are taken for strong players all the same.

    Who plays alone thinks with the mind `solo`, if there is one: where nobody else answers a trial costs less, and
    what comes of an answer is seen further ahead.
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
        """Return the mind of a table of so many seats."""
        return self.solo if self.solo and seats == 1 else self


class Game(Struct, frozen=True, kw_only=True):
    """A game's declaration: a record of its types and functions, nothing to override.

    `options`, `state` and `views` are structs; `steps` (with the kernel's `Gather`), `actions` and `events` are
    unions of tagged structs. `census` counts every printed component of a state, wherever it lies. `longest` is the
    number of moves within which every match ends, by number of seats; `choose` answers for a computer seat of one of
    the `levels`, from a view and a prompt, never from the match; a master searches, by the `search`. `challenge` makes
    challenges of the solo mode. `menu_order` orders the menus, lowest first.

    There are two versions. `rules` rises when something else is legal or chance falls otherwise. Matches then go on
    under the new rules from their position (`upgrades[n]` turns a stored match of rules n into one of n + 1), and
    records of older rules cannot be replayed. `shape` rises when states, steps or options are stored differently:
    `reshapes[n]` turns a stored match of shape n into one of n + 1, before any upgrade, and replays do not change.
    Actions are the moves of records: they keep their names and fields, and what replaces one has another name.

    `largest_record` is the number of bytes that a record may have: twice those of the longest matches.

    For answers that are prepared: `subject` is what an answer is about where it names a place alone, so that it never
    goes to something else that lies there later; `passed` takes a seat out of an order of play that a state keeps
    besides its steps. `retired` are asides that stored matches hold and that are not offered any more.
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
    subject: Callable[[Any, Seat, Any], str] = no_subject
    passed: Callable[[Any, Ask], None] = no_queue
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    shape: int = 1
    reshapes: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    largest_record: int = 64_000
    challenge: SoloChallenge | None = None
    search: SearchConfig | None = None
    menu_order: int = 100
