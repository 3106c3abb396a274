"""The API of `games` for the bot: names of the kernel, and every game found.

The bot imports the kernel from this module alone. A kernel module can then move or change without a change in the bot.
"""

from games import GAMES
from games.core import ai, lookahead, options, play, record, search
from games.core.ai import MASTER, STRONG, Suggestion
from games.core.challenge import AttemptFigures, SoloChallenge, ranks, season_points
from games.core.chance import Chance
from games.core.discovery import discover, folder, game_packages
from games.core.game import Game
from games.core.match import OUT_OF_TURN, AnyMatch, Move, Prompt
from games.core.options import InvalidOption, Option, menu, parse
from games.core.playout import playout, seat_chance
from games.core.record import Record, RecordedMove, RecordInvalid
from games.core.scores import OPPONENT, Line, Score
from games.core.search import OPEN, RatedMove
from games.core.step import Action, Event, News, Seat, heard

__all__ = [
    "GAMES",
    "MASTER",
    "OPEN",
    "OPPONENT",
    "OUT_OF_TURN",
    "STRONG",
    "Action",
    "AnyMatch",
    "AttemptFigures",
    "Chance",
    "Event",
    "Game",
    "InvalidOption",
    "Line",
    "Move",
    "News",
    "Option",
    "Prompt",
    "RatedMove",
    "Record",
    "RecordInvalid",
    "RecordedMove",
    "Score",
    "Seat",
    "SoloChallenge",
    "Suggestion",
    "ai",
    "discover",
    "folder",
    "game_packages",
    "heard",
    "lookahead",
    "menu",
    "options",
    "parse",
    "play",
    "playout",
    "ranks",
    "record",
    "search",
    "season_points",
    "seat_chance",
]
