"""Two moments of one whole match of a game: the first turn as its player meets it, and the board when it is full."""

from functools import cached_property

from PIL import Image

import renderers
from bot.cli.match_arguments import seed_of
from bot.cli.render import names
from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from bot.ui_kit.panels import Button, ButtonStyle, Panel, SelectMenu
from games import GAMES
from games.core import play
from games.core.ai import STRONG
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.playout import playout
from tests.support.game_ui.prompts import NAMES, context_of
from tests.tools.tour import phone

SEED, SEATS, LATE = "tour", 3, 0.7
"""Where the luck comes from, how many play, and how far the match has come when its board is shown."""


class Scene:
    """One match of a game between strong players."""

    def __init__(self, game: Game, seats: int = SEATS) -> None:
        self.game = game
        luck, options = seed_of(SEED), game.options()
        _, moves = playout(game, options, (STRONG,) * seats, luck)
        first, _ = play.start(game, options, seats, luck)
        self.matches: list[AnyMatch] = [first, *(match for match, _ in play.replay(game, first, moves))]

    @cached_property
    def first(self) -> AnyMatch:
        """The first moment at which there is something to press."""
        return next(match for match in self.matches if any(_clicks(_asked(_context(match, "en")))))

    def people(self, locale: str) -> dict[int, str]:
        """Who sits there, by seat."""
        seats = self.matches[0].seats
        return names(self.game, seats, translator_for(locale)) | {seat: NAMES[seat] for seat in range(seats)}

    def board(self, locale: str) -> Image.Image:
        """The table as everybody sees it, late in the match."""
        match, words = self.matches[round(LATE * (len(self.matches) - 1))], translator_for(locale)
        view = play.view(self.game, match, None)
        return phone.opened(renderers.render(self.game.key, view, "table", words, self.people(locale)))

    def turn(self, locale: str, *, pressed: bool = True) -> Image.Image:
        """The first turn, as the message of its player's own; with a ring round what a newcomer would press."""
        context = _context(self.first, locale)
        panel, game_ui, page = _asked(context), game_ui_of(self.game.key), phone.Sheet()
        shown = context.table_view.view if panel.seen is None else panel.seen
        marks = game_ui.marks(context) if panel.marks is None else panel.marks
        sheet = panel.sheet or "table"
        data = renderers.render(
            self.game.key, shown, sheet, context.words, self.people(locale), marks, context.table_view.seat
        )  # fmt: skip
        heading, _, rest = panel.text.partition("\n")
        page.say(heading)
        page.show(phone.opened(data))
        page.say(rest)
        page.offer(panel.rows, self.click(locale, panel) if pressed else None)
        return page.cut()

    def click(self, locale: str, panel: Panel | None = None) -> Button:
        """The button that a newcomer would press: what is suggested, else the first."""
        buttons = _clicks(panel or _asked(_context(self.first, locale)))
        return next((button for button in buttons if button.style in {ButtonStyle.MAIN, ButtonStyle.GO}), buttons[0])


def _context(match: AnyMatch, locale: str) -> PromptContext:
    return context_of(match, next(iter(play.prompts(GAMES[match.game], match).values())), locale)


def _asked(context: PromptContext) -> Panel:
    game_ui = game_ui_of(context.game)
    panel = game_ui.panel(context) or generic.menu_panel(context, game_ui, ())
    assert isinstance(panel, Panel)
    return panel


def _clicks(panel: Panel) -> list[Button]:
    return [button for row in panel.rows if not isinstance(row, SelectMenu) for button in row]
