"""Where other features plug into the turns of people."""

from collections.abc import Awaitable, Callable, Sequence

from bot.discord_kit.components import Block
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView, VisibleMove
from bot.game_ui.base import PromptContext
from bot.i18n.translator import Translator
from bot.ui_kit.panels import Button, Panel
from games.api import Action

Onward = Callable[[], Awaitable[tuple[Block, ...]]]
"""Returns the way to the table at which a person is waited for next."""


class TurnExtension:
    """What a feature adds to the turns of people; by default nothing."""

    async def end(self, _ctx: InteractionContext, _table_view: TableView, _said: str, _onward: Onward) -> bool:
        """Show how a match has ended, below what is `said`; return whether that was done."""
        return False

    async def result(self, _ctx: InteractionContext, _table_view: TableView, _said: str) -> Panel | None:
        """Return what a person has before them who is asked nothing, None if the feature has nothing to add."""
        return None

    async def prompt(self, _context: PromptContext, panel: Panel, _heard: Sequence[VisibleMove]) -> Panel:
        """Return the panel of a prompt with what the feature adds to it; `heard` are the moves since the previous."""
        return panel

    def buttons(self, _table_view: TableView, _words: Translator) -> tuple[Button, ...]:
        """Return the buttons below a panel; they are left out where there is no room."""
        return ()

    async def assessment(self, _context: PromptContext, _action: Action) -> str:
        """Return what is said of a move that a person makes."""
        return ""
