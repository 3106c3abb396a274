"""Par games: matches of the strong computer player, played in a worker process."""

from typing import Any

import msgspec
from msgspec import Struct

from bot.workers.verification import challenge_of, lead_of
from games.api import Game, ai, play, playout

WHIM = 20
"""One in this many moves is by the easy computer player, so that par games differ."""


class ParGame(Struct, frozen=True):
    """The result of a par game: both totals, and the lead at the end of each round."""

    own: int
    rival: int
    course: tuple[int, ...]

    @property
    def margin(self) -> int:
        """The lead over the opponent or the target."""
        return self.own - self.rival


class ParGameRecord(Struct, frozen=True):
    """A par game with its moves as JSON."""

    par_game: ParGame
    moves: tuple[str, ...]


def par_game(game: Game, options: dict[str, Any], seed: str, number: int) -> ParGameRecord:
    """Play the par game of this number on the luck of a challenge; it is deterministic."""
    rules, luck = challenge_of(game), playout.seat_chance(game, f"{seed}/{number}", 0)
    match, _ = play.start(game, msgspec.convert(options, game.options), 1, seed)
    moves: list[str] = []
    course: dict[int, int] = {}
    while not match.over:
        prompt = next(iter(play.prompts(game, match).values()))
        level = ai.EASY if luck.next(WHIM, "whim") == 0 else ai.STRONG
        action = game.choose(level, play.view(game, match, prompt.seat), prompt, luck)
        match, _ = play.apply(game, match, prompt.seat, action)
        moves.append(msgspec.json.encode(action).decode())
        course[rules.reached(match.state)] = lead_of(game, match)
    found = rules.figures(match.state)
    course[rules.reached(match.state)] = found.margin
    leads = tuple(course[number] for number in sorted(course))
    return ParGameRecord(ParGame(found.own, found.rival, leads), tuple(moves))
