"""Shared parts of the pages about finished matches: picture or text, and a public post."""

from collections.abc import Callable

from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.files import Drawn
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.i18n.translator import Translator
from bot.presentation.base_cog import BaseCog
from bot.ui_kit.panels import Button, ButtonStyle, Row
from games.api import GAMES

PICTURE, TEXT, SHARE = MODES = ("p", "t", "s")

Parts = tuple[str, str, Drawn | None]
"""A page: its heading, its text, and its picture if it could be drawn."""


class PageCog(BaseCog):
    """A cog that shows pages."""

    async def usual(self, interaction: AnyInteraction) -> str:
        """Return the game that the person has finished last, else that of the table here, else the first."""
        at = await self.queries.tables_at(interaction.channel_id or 0)
        likely = (await self.people.last_finished(interaction.user.id), *(table.game for table in at[:1]), *GAMES)
        return next(game for game in likely if game in GAMES)

    async def show(self, ctx: InteractionContext, mode: str, parts: Parts, rows: tuple[Row, ...]) -> None:
        """Show a page as a picture or in words, with its buttons, or post it for everyone."""
        heading, text, drawing = parts
        if mode == SHARE:
            await self.share(ctx, parts)
        else:
            shown = text if mode == TEXT else drawing or text
            await ctx.answer(heading, shown, ControlRows(NOWHERE, rows))

    async def share(self, ctx: InteractionContext, parts: Parts) -> None:
        """Post a page in the channel; the person's own message does not change."""
        heading, text, drawing = parts
        await ctx.send_public(heading, drawing or text)


def lit(chosen: bool) -> ButtonStyle:
    """Return the style of a button that may be the chosen one."""
    return ButtonStyle.MAIN if chosen else ButtonStyle.PLAIN


def ways(mode: str, way: Callable[[str, str], tuple[str, ...]], words: Translator) -> tuple[Button, ...]:
    """Return the buttons for text or picture, and for the public post."""
    other = Button(way(TEXT, "x"), words("bot.standings.text"), emoji="📄")
    if mode == TEXT:
        other = Button(way(PICTURE, "x"), words("bot.standings.picture"), emoji="🖼️")
    return other, Button(way(SHARE, "s"), words("bot.standings.share"), emoji="📣", announce=True)
