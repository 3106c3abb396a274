"""The interface by which features extend turns."""

from collections.abc import Awaitable, Callable, Sequence

from bot.discord_kit.components import Block
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView, VisibleMove
from bot.game_ui.base import PromptContext
from bot.i18n.translator import Translator
from bot.ui_kit.panels import Button, Panel
from games.api import Action

Onward = Callable[[], Awaitable[tuple[Block, ...]]]
"""Returns the button to the person's next table."""


class TurnExtension:
    """An extension of people's turns; does nothing by default."""

    async def end(self, _ctx: InteractionContext, _table_view: TableView, _said: str, _onward: Onward) -> bool:
        """Show the end of a match below the text `said`; return whether that was done."""
        return False

    async def result(self, _ctx: InteractionContext, _table_view: TableView, _said: str) -> Panel | None:
        """Return the panel of a person without a prompt, or None."""
        return None

    async def prompt(self, _context: PromptContext, panel: Panel, _heard: Sequence[VisibleMove]) -> Panel:
        """Return the panel of a prompt with additions; `heard` are the moves since the person's previous one."""
        return panel

    def buttons(self, _table_view: TableView, _words: Translator) -> tuple[Button, ...]:
        """Return buttons below a panel; they are omitted if there is no room."""
        return ()

    async def assessment(self, _context: PromptContext, _action: Action) -> str:
        """Return a comment on a person's move."""
        return ""
