"""The games of the bot, and those with challenges."""

from collections.abc import Mapping

from bot.refusals import UnknownGame
from bot.refusals.challenges import NoChallenges
from games.api import Game, challenge

Games = Mapping[str, Game]


def game_of(games: Games, key: str) -> Game:
    """Return a game; raises UnknownGame."""
    game = games.get(key)
    if game is None:
        raise UnknownGame(game=key)
    return game


def games_with_challenges(games: Games) -> tuple[str, ...]:
    """Return the games that have challenges."""
    return tuple(key for key, game in games.items() if game.challenge is not None)


def challenge_rules_of(games: Games, key: str) -> challenge.SoloChallenge:
    """Return the challenge rules of a game. Raises UnknownGame, NoChallenges."""
    rules = game_of(games, key).challenge
    if rules is None:
        raise NoChallenges(game=key)
    return rules
