"""Shows the end of a solo match that is not shown to others."""

from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView
from bot.features.play.extensions import TurnExtension
from bot.features.result_sharing import view
from bot.features.result_sharing.service import ResultSharingService
from bot.ui_kit.panels import Panel


class UnannouncedEnding(TurnExtension):
    """The extension that asks whether the result may be shown."""

    def __init__(self, results: ResultSharingService) -> None:
        self._results = results

    async def result(self, ctx: InteractionContext, table_view: TableView, said: str) -> Panel | None:
        """Return the result with the question, None if the result is public."""
        if not table_view.table.is_unannounced:
            return None
        asks = await self._results.asks(table_view, ctx.person)
        return view.end(table_view, said, ctx.person.settings.announce, ctx.words, asks=asks)
