"""Illustrations of the rules, taken from a match of computer players."""

from functools import cache
from typing import Any

from games.api import GAMES, AnyMatch, Game, Move, Seat, play, playout
from renderers import RENDERERS
from renderers.kit.renderer import RulePicture
from renderers.rule_picture import RULE_PICTURE

SEED = "7e" * 16
"""The seed of all these matches."""


def shown(key: str, sheet: str) -> tuple[Seat | None, Any]:
    """Return the view that a chapter's picture shows, and its seat (None = the public).

    Raises KeyError if there is no such picture. The match is played once in each process, in about 0.2 seconds.
    """
    wanted = RENDERERS[key].rule_pictures[int(sheet.removeprefix(f"{RULE_PICTURE}-"))]
    match = _moment(GAMES[key], wanted)
    prompts = play.prompts(GAMES[key], match)
    seats = [seat for seat, prompt in prompts.items() if not wanted.asks or prompt.name == wanted.asks]
    seat = (*seats, 0)[0] if wanted.own else None
    return seat, play.view(GAMES[key], match, seat)


def _moment(game: Game, wanted: RulePicture) -> AnyMatch:
    moves = _played(game.key, wanted.seats)
    match, _ = play.start(game, game.options(), wanted.seats, SEED)
    for number, (after, _) in enumerate(play.replay(game, match, moves), start=1):
        match = after
        names = {prompt.name for prompt in play.prompts(game, match).values()}
        if number >= wanted.share * len(moves) and (not wanted.asks or wanted.asks in names):
            break
    return match


@cache
def _played(key: str, seats: int) -> list[Move]:
    game = GAMES[key]
    return playout.playout(
        game, game.options(), ["strong" if "strong" in game.levels else game.levels[0]] * seats, SEED
    )[1]
