"""The master: a strong computer player that tries its best few answers out before it gives one.

Worlds are imagined that its seat cannot tell from the real one. In each of them every answer that it finds close is
tried under the same luck; strong computer players go on from there, up to a horizon, and an estimate says how the seat
stands then. Answers that do badly are tried no more, so that those that are close are tried most (sequential halving).
How much is tried is counted, never timed: the same question gets the same answer on every machine.
"""

from collections.abc import Callable, Sequence

from games.core import ai, play, running
from games.core.ai import Suggestion
from games.core.chance import Chance
from games.core.game import Game, Mind
from games.core.match import AnyMatch, Prompt
from games.core.scores import OPPONENT
from games.core.step import Action, Seat, Table
from games.core.storing import copy

MOST = 6
"""So many answers are tried at most."""

ANSWERS = 2_000
"""More answers than this before the horizon is reached are a bug in a game."""


def choose(game: Game, dream: AnyMatch, seat: Seat, luck: bytes) -> Action:
    """Return a master's answer to the open question of a seat; `dream` is a match that the seat has imagined.

    `luck` is the player's own. The seat must be asked.
    """
    prompt = play.prompts(game, dream)[seat]
    found = worth_trying(game, dream, prompt, luck)
    if game.mind is None or not found:
        return game.choose(ai.STRONG, play.view(game, dream, seat), prompt, _own(game, seat, luck))
    if len(found) == 1:
        return found[0].action
    return halved(found, game.mind, Worlds(game, game.mind, dream, seat, luck).tried)


def worth_trying(game: Game, dream: AnyMatch, prompt: Prompt, luck: bytes) -> list[Suggestion]:
    """Return the answers that a search would try, the best first; none where there is nothing to weigh."""
    if game.mind is None:
        return []
    view = play.view(game, dream, prompt.seat)
    return close(game.mind, game.mind.rank(view, prompt, _own(game, prompt.seat, luck)))


def _own(game: Game, seat: Seat, luck: bytes) -> Chance:
    return Chance(f"{game.key}/master/{seat}", luck)


def close(mind: Mind, ranked: Sequence[Suggestion]) -> list[Suggestion]:
    """Return the first few of these answers, the best first, that are worth trying."""
    return [one for one in ranked[:MOST] if one.worth >= ranked[0].worth - mind.close]


def halved(found: Sequence[Suggestion], mind: Mind, tried: Callable[[Action, int], float]) -> Action:
    """Return the answer that does best; `tried` says what an answer comes to in the world of a number.

    Round after round those that are left get as many trials together; then the worse half is out.
    """
    left = list(found)
    sums = {one.action: mind.trust * (one.worth - found[0].worth) for one in left}
    rounds, number = (len(left) - 1).bit_length(), 0
    for _ in range(rounds):
        upto = number + max(1, mind.trials // (rounds * len(left)))
        for world in range(number, upto):
            for one in left:
                sums[one.action] += tried(one.action, world)
        number = upto
        left = sorted(left, key=lambda one: -sums[one.action])[: (len(left) + 1) // 2]
    return left[0].action


class Worlds:
    """Imagined matches of one question, in which answers are tried."""

    def __init__(self, game: Game, mind: Mind, dream: AnyMatch, seat: Seat, luck: bytes) -> None:
        self._game, self._mind, self._seat, self._luck = game, mind, seat, luck
        self._dream = dream
        self._known: dict[int, AnyMatch] = {}

    def tried(self, action: Action, number: int) -> float:
        """Return how far ahead the seat is at the horizon of this world if it gives this answer."""
        if number not in self._known:
            salt = self._luck + number.to_bytes(4, "big")
            self._known[number] = play.imagine(self._game, self._dream, self._seat, salt)
        world = copy(self._game, self._known[number])
        goal = self._mind.clock(world.state) + self._mind.horizon
        ask = running.asks(world)[self._seat]
        go_on(world, ask.seat, action)
        brain = Chance(f"{self._game.key}/rollout", self._luck + number.to_bytes(4, "big"))
        for _ in range(ANSWERS):
            asked = running.asks(world)
            if not asked or self._mind.clock(world.state) >= goal:
                return self._lead(world)
            ask = next(iter(asked.values()))
            legal = tuple(ask.legal(world.state))
            prompt = Prompt(ask.seat, ask, legal, "")
            view = play.view(self._game, world, ask.seat)
            go_on(world, ask.seat, self._game.choose(ai.STRONG, view, prompt, brain))
        raise play.Endless(f"{self._game.key}: a trial without an end")

    def _lead(self, world: AnyMatch) -> float:
        """Return by how much the seat is ahead of whoever is best of the others."""
        if world.over:
            totals = {score.seat: float(score.total) for score in play.score(self._game, world)}
        else:
            totals = {seat: self._mind.estimate(world.state, seat) for seat in range(world.seats)}
        others = [total for seat, total in totals.items() if seat not in {self._seat, OPPONENT}]
        return totals[self._seat] - max(others, default=0.0)


def go_on(match: AnyMatch, seat: Seat, action: Action) -> None:
    """Give a legal answer to the question of a seat in a match that is nobody else's: it is changed in place."""
    chance = Chance(match.game, bytes.fromhex(match.seed), match.counts)
    table = Table(match.seats, chance)
    match.__dict__.pop("prompts", None)
    running.answer(match, table, running.asks(match)[seat], action)
    running.run(match, table)
