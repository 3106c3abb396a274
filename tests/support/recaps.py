"""Logs of random matches, and what is told of them."""

from bot.domain.move_record import LoggedMove
from bot.game_ui.recap import RecapWriter
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from bot.tables.log_view import logged_move
from games.core.game import Game
from games.core.scores import OPPONENT
from games.core.step import Seat
from tests.support.games.contract import Kind, Played, kinds

NAMES = {OPPONENT: "«Sol»", 0: "«Ann»", 1: "«Luca»", 2: "«Cat»", 3: "«Dan»"}


def teller(game: Game, locale: str, own: Seat | None) -> RecapWriter:
    return RecapWriter(translator_for(locale), game.key, NAMES, game_ui_of(game.key), own)


def logged(it: Played) -> list[LoggedMove]:
    """The log of a match as it is stored."""
    moves = enumerate(it.turns, start=1)
    return [logged_move(n, turn.move.seat, turn.move.action, turn.news, at=n * 1000, by=None) for n, turn in moves]


def most(game: Game) -> Kind:
    return [kind for kind in kinds(game) if kind.seats == max(game.seats)][-1]
