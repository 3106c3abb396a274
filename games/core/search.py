"""The master: a strong computer player that tries its best few answers out before it gives one.

Worlds are imagined that its seat cannot tell from the real one. In each of them every answer that it finds close is
tried under the same luck; strong computer players go on from there, up to a horizon, and an estimate says how the seat
stands then. Answers that do badly are tried no more, so that those that are close are tried most (sequential halving).
Where a game knows several plans by which the seat itself may go on, it settles first on the one that does best.
How much is tried is counted, never timed: the same question gets the same answer on every machine.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core import ai, engine, play
from games.core.ai import Suggestion
from games.core.chance import Chance
from games.core.game import Game, SearchConfig
from games.core.match import AnyMatch, MatchPosition, Prompt
from games.core.serialization import copy
from games.core.step import Action, Ask, Seat, StepContext

A = TypeVar("A", bound=Action)

MOST = 6
"""So many answers are tried at most."""

TOLD = 3
"""So many of the best are told to a person who asks."""

SUGGESTED = 48
"""So many trials are made for a person who asks, at least: they read what each is worth, not only which is best."""

OPEN = "open"
"""Stands among the headings of a score for what may still be expected besides the points, while it goes on."""

ANSWERS = 2_000
"""More answers than this before the horizon is reached are a bug in a game."""

SETTLING = 16
"""Such a part of the trials is made of each plan, where a game knows several."""

CERTAIN = 2.0
"""So many standard errors must a plan be ahead of the mind's own to be gone by: a search may make more of its own."""


class Rollout(Struct, frozen=True):
    """What an answer comes to in one imagined match: how far ahead its seat is then, and its own points by heading."""

    lead: float
    parts: Mapping[str, float] = {}


class RatedMove(Struct, Generic[A], frozen=True):
    """An answer that was tried: by how much its seat is expected to be ahead with it, and what it scores itself.

    Who plays alone is ahead of nobody: that are their points. `parts` are one's own points by heading, and what is
    still `OPEN` if the horizon is before the end.
    """

    action: A
    lead: float
    parts: Mapping[str, float] = {}


def search_move(game: Game, imagined: AnyMatch, seat: Seat, randomness: bytes) -> Action:
    """Return a master's answer to the open question of a seat; `determinization` is a match that the seat has imagined.

    `luck` is the player's own. The seat must be asked.
    """
    game, prompt = settled(game, imagined, seat, randomness), play.prompts(game, imagined)[seat]
    found = worth_trying(game, imagined, prompt, randomness)
    if game.search is None or not found:
        level = ai.STRONG if game.search is None else game.search.level
        return game.choose(level, play.view(game, imagined, seat), prompt, _own(game, seat, randomness))
    if len(found) == 1:
        return found[0].action
    return successive_halving(
        found, game.search, Determinizations(game, game.search, imagined, seat, randomness).tried
    )[0].action


def rate_moves(game: Game, imagined: AnyMatch, seat: Seat, randomness: bytes) -> tuple[RatedMove[Action], ...]:
    """Return a master's answer to the open question of a seat and the next best ones, with what each is worth.

    Where a master has no doubt the next best ones are tried all the same: who asks wishes to know by how much. The game
    must have masters.
    """
    game = settled(game, imagined, seat, randomness)
    assert game.search is not None
    search_config = replace(game.search, rollouts=max(game.search.rollouts, SUGGESTED))
    prompt, view, own = (
        play.prompts(game, imagined)[seat],
        play.view(game, imagined, seat),
        _own(game, seat, randomness),
    )
    ranked = search_config.rank(view, prompt, own) or list(preferred(game, view, prompt, own))
    least = (
        ranked[0].worth - search_config.candidate_margin
    )  # how much worse it is than that hardly any game can say in points
    found = [
        replace(one, worth=max(one.worth, least))
        for one in max(candidates(search_config, ranked), ranked[:TOLD], key=len)
    ]
    return tuple(
        successive_halving(
            found, search_config, Determinizations(game, search_config, imagined, seat, randomness).tried, keep=TOLD
        )
    )


def settled(game: Game, imagined: AnyMatch, seat: Seat, randomness: bytes) -> Game:
    """Return the game with the mind of this table, by the plan that does best from here on, its own one in doubt.

    Each plan gives its own next answer and goes on, in the same worlds.
    """
    search_config = game.search and game.search.at(imagined.seats)
    if search_config is None or not search_config.plans:
        return replace(game, search=search_config)
    search_configs = [
        search_config,
        *(replace(search_config, level=plan.level, rank=plan.rank) for plan in search_config.plans),
    ]
    own, *others = (_leads(game, one, imagined, seat, randomness) for one in search_configs)
    gains = [_surely([there - here for there, here in zip(leads, own, strict=True)]) for leads in others]
    best = max(range(len(gains)), key=gains.__getitem__)
    return replace(game, search=replace(search_configs[best + 1] if gains[best] > 0 else search_config, plans=()))


def _leads(game: Game, search_config: SearchConfig, imagined: AnyMatch, seat: Seat, randomness: bytes) -> list[float]:
    """Return how a seat comes out in each of a few worlds if it goes by the level of this mind from here on."""
    view, prompt = play.view(game, imagined, seat), play.prompts(game, imagined)[seat]
    action = game.choose(search_config.level, view, prompt, _own(game, seat, randomness))
    worlds = Determinizations(game, search_config, imagined, seat, randomness)
    return [worlds.tried(action, number).lead for number in range(max(2, search_config.rollouts // SETTLING))]


def _surely(gains: Sequence[float]) -> float:
    """Return by how much their mean is more than luck would easily explain."""
    return fmean(gains) - CERTAIN * stdev(gains) / sqrt(len(gains))


def preferred(game: Game, view: Any, prompt: Prompt, randomness: Chance) -> Iterator[Suggestion]:
    """Yield what a strong player would answer, then all others, of many what it would answer if it could not."""
    best = game.choose(ai.STRONG, view, prompt, randomness)
    left = tuple(one for one in prompt.legal if one != best)
    others = left if len(left) < MOST else _instead(game, view, replace(prompt, legal=left), randomness)
    yield from (Suggestion(one, 0.0) for one in (best, *others))


def _instead(game: Game, view: Any, prompt: Prompt, randomness: Chance) -> Iterator[Action]:
    """Yield what a strong player would answer to a question from which its answer before is taken away.

    Where it looks at the table alone it gives the same again, and there is no other one.
    """
    for _ in range(1, TOLD):
        action = game.choose(ai.STRONG, view, prompt, randomness)
        if action not in prompt.legal:
            return
        yield action
        prompt = replace(prompt, legal=tuple(one for one in prompt.legal if one != action))


def worth_trying(game: Game, imagined: AnyMatch, prompt: Prompt, randomness: bytes) -> list[Suggestion]:
    """Return the answers that a search would try, the best first; none where there is nothing to weigh."""
    if game.search is None:
        return []
    view = play.view(game, imagined, prompt.seat)
    return candidates(game.search, game.search.rank(view, prompt, _own(game, prompt.seat, randomness)))


def _own(game: Game, seat: Seat, randomness: bytes) -> Chance:
    return Chance(f"{game.key}/master/{seat}", randomness)


def candidates(search_config: SearchConfig, ranked: Sequence[Suggestion]) -> list[Suggestion]:
    """Return the first few of these answers, the best first, that are worth trying."""
    return [one for one in ranked[:MOST] if one.worth >= ranked[0].worth - search_config.candidate_margin]


def successive_halving(
    found: Sequence[Suggestion], search_config: SearchConfig, tried: Callable[[Action, int], Rollout], keep: int = 1
) -> list[RatedMove[Action]]:
    """Return so many of these answers that do best, the best first; `tried` is one in the world of a number.

    Round after round those that are left get as many trials together; then the worse half is out. Several that are
    kept have a last round among themselves, so that all of them were tried in the same worlds.
    """
    left = list(found)
    sums = {one.action: search_config.confidence * (one.worth - found[0].worth) for one in left}
    rollouts: dict[Action, list[Rollout]] = {one.action: [] for one in left}
    rounds, number = (-(-len(left) // keep) - 1).bit_length() + (keep > 1), 0
    for _ in range(rounds):
        upto = number + max(1, search_config.rollouts // (rounds * len(left)))
        for world in range(number, upto):
            for one in left:
                rollouts[one.action].append(tried(one.action, world))
                sums[one.action] += rollouts[one.action][-1].lead
        number = upto
        left = sorted(left, key=lambda one: -sums[one.action])[: max(keep, (len(left) + 1) // 2)]
    lead = fmean(rollout.lead for rollout in rollouts[left[0].action])
    apart = {
        one.action: (sums[one.action] - sums[left[0].action]) / (number + search_config.confidence) for one in left
    }
    return [RatedMove(one.action, lead + apart[one.action], _mean(rollouts[one.action])) for one in left]


def _mean(rollouts: Sequence[Rollout]) -> dict[str, float]:
    """Return the points that were made in these trials under each heading."""
    keys = dict.fromkeys(key for rollout in rollouts for key in rollout.parts)
    return {key: fmean(rollout.parts.get(key, 0.0) for rollout in rollouts) for key in keys}


class Determinizations:
    """Imagined matches of one question, in which answers are tried.

    What came of a trial is kept with the match that they are imagined from: a plan that was settled on has been tried.
    """

    def __init__(
        self, game: Game, search_config: SearchConfig, imagined: AnyMatch, seat: Seat, randomness: bytes
    ) -> None:
        self._game, self._search_config, self._seat, self._luck = game, search_config, seat, randomness
        self._imagined = imagined
        self._known: dict[int, AnyMatch] = {}
        alike = search_config.level, search_config.horizon, search_config.estimate, seat, randomness
        self._rollouts: dict[tuple[Action, int], Rollout] = imagined.__dict__.setdefault("trials", {}).setdefault(
            alike, {}
        )

    def tried(self, action: Action, number: int) -> Rollout:
        """Return how the seat stands at the horizon of this world if it gives this answer."""
        if (action, number) not in self._rollouts:
            self._rollouts[action, number] = self._played(action, number)
        return self._rollouts[action, number]

    def _played(self, action: Action, number: int) -> Rollout:
        if number not in self._known:
            salt = self._luck + number.to_bytes(4, "big")
            self._known[number] = play.determinize(self._game, self._imagined, self._seat, salt)
        world = copy(self._game, self._known[number])
        goal = self._search_config.depth(world.state) + self._search_config.horizon
        go_on(world, engine.open_asks(world)[self._seat], action)
        seat_chance = Chance(f"{self._game.key}/rollout", self._luck + number.to_bytes(4, "big"))
        for _ in range(ANSWERS):
            asked = engine.open_asks(world)
            if not asked or self._search_config.depth(world.state) >= goal:
                return self._reached(world)
            ask = next(iter(asked.values()))
            level = self._search_config.level if ask.seat == self._seat else ai.STRONG
            view = self._game.view(world.state, ask.seat, MatchPosition(asked, over=False))
            go_on(world, ask, self._game.choose(level, view, engine.prompt(world, ask), seat_chance))
        raise play.EndlessSteps(f"{self._game.key}: a trial without an end")

    def _reached(self, world: AnyMatch) -> Rollout:
        """Return by how much the seat is ahead of whoever is best of the others, and what it is its own points."""
        scores = {score.seat: score for score in play.score(self._game, world)}
        totals = {seat: float(scores[seat].total) for seat in range(world.seats)}
        parts = {line.key: float(line.points) for line in scores[self._seat].lines}
        if not world.over:
            totals = {seat: self._search_config.estimate(world.state, seat) for seat in totals}
            parts[OPEN] = totals[self._seat] - scores[self._seat].total
        own = totals.pop(self._seat)
        return Rollout(own - max(totals.values(), default=0.0), parts)


def go_on(match: AnyMatch, ask: Ask, action: Action) -> None:
    """Give a legal answer to an open question in a match that is nobody else's: it is changed in place."""
    randomness = Chance(match.game, bytes.fromhex(match.seed), match.counts)
    context = StepContext(match.seats, randomness)
    match.__dict__.clear()  # what was known of it as it stood
    engine.take_move(match, context, ask, action)
    engine.run_automatic_steps(match, context)
