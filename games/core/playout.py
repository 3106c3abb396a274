"""Plays whole matches between computer players, for simulations, tests and statistics."""

from collections.abc import Sequence
from hashlib import blake2s
from typing import Any

from games.core import ai, play, search
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import AnyMatch, Move, Prompt
from games.core.step import Action, Seat


def seat_chance(game: Game, seed: str, seat: Seat) -> Chance:
    """Return a computer player's own random source, independent of the match's."""
    return Chance(f"{game.key}/bot/{seat}", blake2s(seed.encode(), digest_size=16).digest())


def decide(game: Game, level: str, match: AnyMatch, prompt: Prompt, chance: Chance) -> Action:
    """Return a computer player's move.

    It gets the view of its seat and the prompt, never the match.
    """
    if level == ai.RANDOM:
        return ai.random_move(prompt, chance)
    if level == ai.MASTER:
        randomness = chance.next(2**64, "master").to_bytes(8, "big")
        return search.search_move(game, play.determinize(game, match, prompt.seat, randomness), prompt.seat, randomness)
    return game.choose(level, play.view(game, match, prompt.seat), prompt, chance)


def playout(
    game: Game, options: Any, levels: Sequence[str], seed: str, limit: int | None = None
) -> tuple[AnyMatch, list[Move]]:
    """Play one match with one level per seat to its end, or for `limit` moves.

    The lowest seat with a prompt moves first. Raises play.EndlessSteps if the match is longer than `Game.longest`.
    """
    seats = len(levels)
    seat_chances = [seat_chance(game, seed, seat) for seat in range(seats)]
    match, _ = play.start(game, options, seats, seed)
    moves: list[Move] = []
    while not match.over and (limit is None or len(moves) < limit):
        if len(moves) > game.longest[seats]:
            raise play.EndlessSteps(f"{game.key}: more than {game.longest[seats]} moves")
        prompt = next(iter(play.prompts(game, match).values()))
        action = decide(game, levels[prompt.seat], match, prompt, seat_chances[prompt.seat])
        match, _ = play.apply(game, match, prompt.seat, action)
        moves.append(Move(prompt.seat, action))
    return match, moves
