"""The API of `games` for the bot: every game found, the types of a match, and the modules that work with them.

The bot imports the kernel from this module alone. A kernel module can then move or change without a change in the bot.
"""

from games import GAMES
from games.core import ai, challenge, discovery, lookahead, play, playout, record, search
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import AnyMatch, Move, Prompt
from games.core.options import InvalidOption, Option
from games.core.scores import OPPONENT, Line, Score
from games.core.search import RatedMove
from games.core.step import Action, Event, Seat

__all__ = [
    "GAMES",
    "OPPONENT",
    "Action",
    "AnyMatch",
    "Chance",
    "Event",
    "Game",
    "InvalidOption",
    "Line",
    "Move",
    "Option",
    "Prompt",
    "RatedMove",
    "Score",
    "Seat",
    "ai",
    "challenge",
    "discovery",
    "lookahead",
    "play",
    "playout",
    "record",
    "search",
]
