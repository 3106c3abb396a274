"""Rollouts of a search: determinizations of a match in which moves are tried and played on to a horizon."""

from collections.abc import Mapping

from msgspec import Struct

from games.core import ai, engine, play
from games.core.chance import Chance
from games.core.game import Game, SearchConfig
from games.core.match import AnyMatch, MatchPosition
from games.core.serialization import copy
from games.core.step import Action, Ask, Seat, StepContext

OPEN = "open"
"""Heading of the points that a seat may still expect beyond its score, while a match goes on."""

MOVES = 2_000
"""More moves than this before the horizon is reached are a bug in a game."""


class Rollout(Struct, frozen=True):
    """The result of one rollout: the seat's lead over the best opponent, and its own points by heading."""

    lead: float
    parts: Mapping[str, float] = {}


class Determinizations:
    """The determinizations of one prompt, in which moves are tried.

    Rollouts are cached with the match that they derive from: `settled` has already tried the move of the plan it
    chose.
    """

    def __init__(
        self, game: Game, search_config: SearchConfig, determinized: AnyMatch, seat: Seat, randomness: bytes
    ) -> None:
        self._game, self._search_config, self._seat, self._randomness = game, search_config, seat, randomness
        self._determinized = determinized
        self._known: dict[int, AnyMatch] = {}
        alike = search_config.level, search_config.horizon, search_config.estimate, seat, randomness
        self._rollouts: dict[tuple[Action, int], Rollout] = determinized.memo.rollouts.setdefault(alike, {})

    def tried(self, action: Action, number: int) -> Rollout:
        """Return the rollout of this action in the determinization of this number."""
        if (action, number) not in self._rollouts:
            self._rollouts[action, number] = self._played(action, number)
        return self._rollouts[action, number]

    def _played(self, action: Action, number: int) -> Rollout:
        if number not in self._known:
            salt = self._randomness + number.to_bytes(4, "big")
            self._known[number] = play.determinize(self._game, self._determinized, self._seat, salt)
        world = copy(self._game, self._known[number])
        goal = self._search_config.depth(world.state) + self._search_config.horizon
        go_on(world, engine.open_asks(world)[self._seat], action)
        seat_chance = Chance(f"{self._game.key}/rollout", self._randomness + number.to_bytes(4, "big"))
        for _ in range(MOVES):
            asked = engine.open_asks(world)
            if not asked or self._search_config.depth(world.state) >= goal:
                return self._reached(world)
            ask = next(iter(asked.values()))
            level = self._search_config.level if ask.seat == self._seat else ai.STRONG
            view = self._game.view(world.state, ask.seat, MatchPosition(asked, False, tuple(world.common)))
            go_on(world, ask, self._game.choose(level, view, engine.prompt(world, ask), seat_chance))
        raise play.EndlessSteps(f"{self._game.key}: a rollout without an end")

    def _reached(self, world: AnyMatch) -> Rollout:
        """Return the seat's lead over the best other seat, and its own points."""
        scores = {score.seat: score for score in play.score(self._game, world)}
        totals = {seat: float(scores[seat].total) for seat in range(world.seats)}
        parts = {line.key: float(line.points) for line in scores[self._seat].lines}
        if not world.over:
            totals = {seat: self._search_config.estimate(world.state, seat) for seat in totals}
            parts[OPEN] = totals[self._seat] - scores[self._seat].total
        own = totals.pop(self._seat)
        return Rollout(own - max(totals.values(), default=0.0), parts)


def go_on(match: AnyMatch, ask: Ask, action: Action) -> None:
    """Make a legal move in place, in a match that no other code uses.

    Its prompts come from `engine` alone, because `play` caches those of a match.
    """
    randomness = Chance(match.game, bytes.fromhex(match.seed), match.counts)
    context = StepContext(match.seats, randomness)
    engine.take_move(match, context, ask, action)
    engine.run_automatic_steps(match, context)
