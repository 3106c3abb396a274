"""The welcome message: what the bot is, the covers of its games, and the way into the first one."""

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.features.rules import help_view
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.ui_kit.panels import PanelPicture
from games.api import GAMES
from renderers import RENDERERS
from renderers.lobby import Lobby


def covers(words: Translator) -> dict[str, Lobby]:
    """Return the cover of each game that has pictures, without seats."""
    return {game: _cover(game, words) for game in GAMES if game in RENDERERS}


def _cover(game: str, words: Translator) -> Lobby:
    guide = game_ui_of(game).guide
    return Lobby(words(f"{game}.name"), guide.length(words), guide.weight, guide.effort(words), ())


def alt(cover: Lobby) -> str:
    """Return the alternative text of a cover."""
    return " · ".join(filter(None, (cover.title, cover.minutes, cover.effort)))


def welcome(words: Translator, pictures: tuple[PanelPicture, ...]) -> tuple[Block, ...]:
    """Return the message with its pictures; the buttons come first, as several pictures fill a screen."""
    rows = ControlRows(NOWHERE, (help_view.ways_in(words),))
    return (words("bot.help.head"), words("bot.welcome"), rows, *((pictures,) if pictures else ()))
