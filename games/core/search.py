"""The search of a master: a computer player that tries its best few moves in rollouts before it chooses.

The search samples determinizations of the match. In each it tries every candidate move with the same chance. Strong
computer players play on up to a horizon, and an estimate then gives the points of the seat. Bad candidates drop out
early, so that close ones get most rollouts (sequential halving). Where a game has several plans for the seat's own
moves, the search first picks the best plan. The number of rollouts is fixed, never timed: the same prompt gets the same
move on every machine.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core import ai, play
from games.core.ai import Suggestion
from games.core.chance import Chance
from games.core.game import Game, SearchConfig
from games.core.match import AnyMatch, Prompt
from games.core.rollouts import OPEN as OPEN  # noqa: PLC0414 - hints name what a suggestion leaves open by it
from games.core.rollouts import Determinizations, Rollout
from games.core.step import Action, Seat

A = TypeVar("A", bound=Action)

MOST = 6
"""Maximum number of candidate moves."""

TOLD = 3
"""Number of best moves in a hint."""

SUGGESTED = 48
"""Minimum number of rollouts for a hint, because a hint shows the worth of each move, not only the best."""

SETTLING = 16
"""Each plan is tried in this fraction (1/n) of the `rollouts`, where a game has several plans."""

CERTAIN = 2.0
"""Adopt a plan only if its mean gain exceeds this many standard errors: the search may still improve the default."""


class RatedMove(Struct, Generic[A], frozen=True):
    """A move that was tried, with the seat's expected lead and points.

    For a player alone the lead is the points. `parts` are the seat's own points by heading, and `OPEN` if the
    horizon is before the end.
    """

    action: A
    lead: float
    parts: Mapping[str, float] = {}


def search_move(game: Game, determinized: AnyMatch, seat: Seat, randomness: bytes) -> Action:
    """Return a master's move for the open prompt of a seat, which must have one.

    `determinized` is a determinization of the match for this seat. `randomness` is the player's own.
    """
    game, prompt = settled(game, determinized, seat, randomness), play.prompts(game, determinized)[seat]
    found = worth_trying(game, determinized, prompt, randomness)
    if game.search is None or not found:
        level = ai.STRONG if game.search is None else game.search.level
        return game.choose(level, play.view(game, determinized, seat), prompt, _own(game, seat, randomness))
    if len(found) == 1:
        return found[0].action
    return successive_halving(
        found, game.search, Determinizations(game, game.search, determinized, seat, randomness).tried
    )[0].action


def rate_moves(game: Game, determinized: AnyMatch, seat: Seat, randomness: bytes) -> tuple[RatedMove[Action], ...]:
    """Return a master's best moves for the open prompt of a seat, each with its worth.

    The next best moves are tried even if the master would not consider them, because a hint shows by how much they
    are worse. The game must have masters.
    """
    game = settled(game, determinized, seat, randomness)
    assert game.search is not None
    search_config = replace(game.search, rollouts=max(game.search.rollouts, SUGGESTED))
    prompt, view = play.prompts(game, determinized)[seat], play.view(game, determinized, seat)
    own = _own(game, seat, randomness)
    ranked = search_config.rank(view, prompt, own) or list(preferred(game, view, prompt, own))
    # beyond this margin a game's `worth` is hardly in points any longer
    least = ranked[0].worth - search_config.candidate_margin
    found = [
        replace(one, worth=max(one.worth, least))
        for one in max(candidates(search_config, ranked), ranked[:TOLD], key=len)
    ]
    return tuple(
        successive_halving(
            found, search_config, Determinizations(game, search_config, determinized, seat, randomness).tried, keep=TOLD
        )
    )


def settled(game: Game, determinized: AnyMatch, seat: Seat, randomness: bytes) -> Game:
    """Return the game with the search config of this table and its best plan, the default if in doubt.

    Each plan chooses its own next move and plays on, in the same determinizations.
    """
    search_config = game.search and game.search.at(determinized.seats)
    if search_config is None or not search_config.plans:
        return replace(game, search=search_config)
    search_configs = [
        search_config,
        *(replace(search_config, level=plan.level, rank=plan.rank) for plan in search_config.plans),
    ]
    own, *others = (_leads(game, one, determinized, seat, randomness) for one in search_configs)
    gains = [_surely([there - here for there, here in zip(leads, own, strict=True)]) for leads in others]
    best = max(range(len(gains)), key=gains.__getitem__)
    return replace(game, search=replace(search_configs[best + 1] if gains[best] > 0 else search_config, plans=()))


def _leads(
    game: Game, search_config: SearchConfig, determinized: AnyMatch, seat: Seat, randomness: bytes
) -> list[float]:
    """Return the seat's leads in a few determinizations if it moves at this config's level."""
    view, prompt = play.view(game, determinized, seat), play.prompts(game, determinized)[seat]
    action = game.choose(search_config.level, view, prompt, _own(game, seat, randomness))
    worlds = Determinizations(game, search_config, determinized, seat, randomness)
    return [worlds.tried(action, number).lead for number in range(max(2, search_config.rollouts // SETTLING))]


def _surely(gains: Sequence[float]) -> float:
    """Return the lower confidence bound of the mean gain."""
    return fmean(gains) - CERTAIN * stdev(gains) / sqrt(len(gains))


def preferred(game: Game, view: Any, prompt: Prompt, randomness: Chance) -> Iterator[Suggestion]:
    """Yield the strong player's move, then all others.

    If there are at least `MOST` others, yield only those that the strong player would choose without the previous
    ones.
    """
    best = game.choose(ai.STRONG, view, prompt, randomness)
    left = tuple(one for one in prompt.legal if one != best)
    others = left if len(left) < MOST else _instead(game, view, replace(prompt, legal=left), randomness)
    yield from (Suggestion(one, 0.0) for one in (best, *others))


def _instead(game: Game, view: Any, prompt: Prompt, randomness: Chance) -> Iterator[Action]:
    """Yield the strong player's next choices, each time without its previous one.

    Stop if it ignores the legal moves of the prompt and repeats a move.
    """
    for _ in range(1, TOLD):
        action = game.choose(ai.STRONG, view, prompt, randomness)
        if action not in prompt.legal:
            return
        yield action
        prompt = replace(prompt, legal=tuple(one for one in prompt.legal if one != action))


def worth_trying(game: Game, determinized: AnyMatch, prompt: Prompt, randomness: bytes) -> list[Suggestion]:
    """Return the candidate moves of a search, the best first; none where there is nothing to weigh."""
    if game.search is None:
        return []
    view = play.view(game, determinized, prompt.seat)
    return candidates(game.search, game.search.rank(view, prompt, _own(game, prompt.seat, randomness)))


def _own(game: Game, seat: Seat, randomness: bytes) -> Chance:
    return Chance(f"{game.key}/master/{seat}", randomness)


def candidates(search_config: SearchConfig, ranked: Sequence[Suggestion]) -> list[Suggestion]:
    """Return the first `MOST` moves that are within the margin of the best one."""
    return [one for one in ranked[:MOST] if one.worth >= ranked[0].worth - search_config.candidate_margin]


def successive_halving(
    found: Sequence[Suggestion], search_config: SearchConfig, tried: Callable[[Action, int], Rollout], keep: int = 1
) -> list[RatedMove[Action]]:
    """Return the `keep` best moves, the best first; `tried(action, number)` is a rollout in determinization `number`.

    All moves that are left get equally many rollouts in a round, then the worse half drops out. If several are
    kept, they have a last round of their own, so that all of them were tried in the same determinizations.
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
    """Return the mean points of these rollouts under each heading."""
    keys = dict.fromkeys(key for rollout in rollouts for key in rollout.parts)
    return {key: fmean(rollout.parts.get(key, 0.0) for rollout in rollouts) for key in keys}
