"""Showing tables: the board, the hand, the text version, a person's tables, and what else can be done."""

from dataclasses import dataclass

from discord import app_commands

from bot.discord_kit.command_text import command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import Block, ControlRows, controls
from bot.discord_kit.custom_ids import NOWHERE, CustomId, only
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.places import place_of
from bot.discord_kit.rate_limit import RateClass
from bot.discord_kit.table_channels import TableChannels
from bot.domain.notification import WatchLevel
from bot.domain.table import Table, TableStatus
from bot.domain.table_view import TableView
from bot.features.following.service import FollowService
from bot.features.lobby import view as lobby_view
from bot.features.play.presenter import TurnPresenter
from bot.features.play.service import PlayService
from bot.features.viewing import view
from bot.features.viewing.recap import show_recap
from bot.presentation import board_picture, table_text
from bot.presentation import my_tables as own
from bot.presentation.arrival_reports import ArrivalReports
from bot.presentation.base_cog import BaseCog, at_table, running
from bot.refusals.discord import Forged
from bot.tables.display import TableDisplayService
from bot.tables.repository import must_sit
from bot.tables.visibility import require_started
from bot.ui_kit.pagination import paginate, paginate_text
from bot.ui_kit.panels import Button, button_rows
from bot.workers.pictures import PictureService
from games.api import GAMES

TABLES_PER_PAGE = 8
"""Number of tables per page, each with its button."""


@dataclass(eq=False)
class ViewingCog(BaseCog):
    """Commands and clicks that show tables and their history."""

    turns: TurnPresenter
    play: PlayService
    display: TableDisplayService
    following: FollowService
    channels: TableChannels
    pictures: PictureService
    reports: ArrivalReports

    # -- commands ----------------------------------------------------------------------------------------------------

    board = app_commands.command(**command_text("board"))(at_table("board", "board", fits=running, watching=True))

    @action("board")
    async def board_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the board in private, with buttons that repost it or move the table here."""
        await self._board(ctx, await self.play.view(custom_id.table, ctx.person.id))

    async def show(self, ctx: InteractionContext, table: str) -> None:
        """Show a table: the person's prompt, else the board."""
        table_view = await self.play.view(table, ctx.person.id)
        has_prompt = table_view.prompt is not None and table_view.prompt.step is not None
        await (self.turns.show(ctx, table_view) if has_prompt else self._board(ctx, table_view))

    async def _board(self, ctx: InteractionContext, table_view: TableView) -> None:
        if table_view.table.status is TableStatus.LOBBY:
            await self._lobby(ctx, table_view.table)
        else:
            await self._sheet(ctx, table_view, "table", posting=True)

    async def _lobby(self, ctx: InteractionContext, table: Table) -> None:
        """Show a link to a lobby; a deleted lobby message is posted again."""
        await self.display.restore_lobby(table)
        jump = self.channels.jump(table)
        told = ctx.words("bot.board.lobby", jump=jump) if jump else ctx.words("bot.refuse.not_started")
        seated = table.seat_of(ctx.person.id) is not None
        buttons = _posting_buttons(ctx, table) if seated else ()
        await ctx.answer(f"{table_text.heading(table, ctx.words)}\n{told}", controls(table.id, buttons))

    hand = app_commands.command(**command_text("hand"))(at_table("hand", "hand", fits=running))

    @app_commands.command(**command_text("games"))
    @kindly
    async def my_games(self, interaction: AnyInteraction) -> None:
        """List the person's tables, with buttons that open them."""
        await self.games_clicked(await InteractionContext.acknowledge(interaction, self.people), NOWHERE, ())

    @action("games")
    async def games_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show a page of the person's tables; the last one also lists followed and closed tables."""
        words, person, jump = ctx.words, ctx.person.id, self.channels.jump
        mine = await self.queries.my_tables(person)
        past = await self.queries.my_tables(person, closed=True, limit=5)
        followed = await self.following.followed(person)
        shown = paginate(mine, custom_id.page, TABLES_PER_PAGE)
        blocks: list[Block] = [f"### {words('bot.games.title')}", *([] if mine else [words("bot.games.none")])]
        for one in shown.shown:
            blocks += own.with_way(one, jump(one.table), words)
        if shown.page == shown.count - 1:
            blocks += [view.followed_tables(followed, jump, words)] if followed else []
            blocks += view.past_tables(past, jump, words) if past else ()
            lobbies = await self.open_lobbies(ctx)
            blocks += lobby_view.open_lobbies(lobbies, jump, words) if lobbies else ()
        await ctx.answer(*blocks, ControlRows(NOWHERE, (shown.turns(("games",), words),)))

    # -- clicks ------------------------------------------------------------------------------------------------------

    @action("hand")
    async def hand_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the person's own sheet."""
        table_view = await self.turns.seated(custom_id.table, ctx)
        await self._sheet(ctx, table_view, "seat" if "seat" in board_picture.sheets(table_view.table.game) else "table")

    @action("sheet")
    async def sheet(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show another sheet of the table."""
        table_view = await self.play.view(custom_id.table, ctx.person.id)
        require_started(table_view)
        if (sheet := only(custom_id.args)) not in board_picture.sheets_of(table_view):
            raise Forged
        await self._sheet(ctx, table_view, sheet)

    @action("since")
    async def since(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the moves of others since the person's last turn, marked on pictures."""
        table_view = await self.play.view(custom_id.table, ctx.person.id)
        require_started(table_view)
        await show_recap(self.pictures, ctx, table_view)

    async def _sheet(
        self, ctx: InteractionContext, table_view: TableView, sheet: str, *, posting: bool = False
    ) -> None:
        words, table = ctx.words, table_view.table
        require_started(table_view)
        drawn = await board_picture.picture(self.pictures, table_view, sheet, words)
        turn = [table_text.turn_line(table, pending, words) for pending in table_view.pending]
        heading = f"### {board_picture.title_of(table_view, sheet, words)}"
        text = "\n".join(board_picture.lines(table_view, words)) or words("bot.no_picture")
        posts = _posting_buttons(ctx, table) if posting and table_view.seat is not None and not table.is_private else ()
        sheets = button_rows(view.sheet_buttons(table_view, words, without=sheet))
        rows = controls(table.id, *sheets, (*view.below_sheet(table_view, words), *posts))
        await ctx.answer(heading, drawn or text, "\n".join(turn), rows)

    @action("text")
    async def text(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the table as text, in pages."""
        table_view, words = await self.play.view(custom_id.table, ctx.person.id), ctx.words
        require_started(table_view)
        shown_page = paginate_text(board_picture.lines(table_view, words) or [words("bot.no_picture")], custom_id.page)
        rows = controls(custom_id.table, shown_page.turns(("text",), words))
        await ctx.answer(f"### 📄 {table_text.title(table_view.table, words)}", shown_page.text, rows)

    @action("more")
    async def more(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show everything that can be done with a table."""
        table_view, words = await self.play.view(custom_id.table, ctx.person.id, peek=True), ctx.words
        actions = button_rows(view.more(table_view, ctx.person.settings.announce, words))
        if table_view.table.status is TableStatus.LOBBY:
            game = GAMES[table_view.table.game]
            actions = (*lobby_view.more_rows(table_view.table, game, ctx.person.id, words), *actions)
        shows = button_rows((*view.sheet_buttons(table_view, words), *await self._mute_buttons(table_view, ctx)))
        title, facts = table_text.heading(table_view.table, words), view.facts(table_view.table, words)
        await ctx.answer(title, controls(custom_id.table, *actions, *shows), facts)

    async def _mute_buttons(self, table_view: TableView, ctx: InteractionContext) -> tuple[Button, ...]:
        """Return the button to follow the table, or to mute or unmute its notifications."""
        table, words = table_view.table, ctx.words
        if table.closed or table.is_private:
            return ()
        if table_view.seat is None:
            return () if table.private else (Button(("watch",), words("bot.watch.button"), emoji="👀"),)
        if await self.following.watch_level(table.id, ctx.person.id) is WatchLevel.NOTHING:
            return (Button(("unmute",), words("bot.call.unmute"), emoji="🔔"),)
        return (Button(("mute",), words("bot.call.mute"), emoji="🔕"),)

    @action("post", rate=RateClass.LOUD)
    async def post_again(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Repost the board or the lobby where the table lives."""
        table = await self.queries.table(custom_id.table)
        if table.status is TableStatus.LOBBY:
            must_sit(table, ctx.person.id)
        else:
            await self.turns.seated(custom_id.table, ctx)
        with self.reports.expecting(table.id) as report:
            table = await self.display.show_again(table.id)
            key = "bot.lobby.posted" if table.status is TableStatus.LOBBY else "bot.posted"
            said = ctx.words(key, place=f"<#{table.place.home}>")
            await ctx.answer(await self.arrival(report, said, table.place.home, ctx.words))


def _posting_buttons(ctx: InteractionContext, table: Table) -> tuple[Button, ...]:
    """Return the buttons that repost a table's message, or move the table to this channel."""
    if table.closed and table.status is not TableStatus.OVER:
        return ()
    repost = Button(("post",), ctx.words("bot.post_again"), emoji="📌")
    elsewhere = not table.closed and table.moved_to(place_of(ctx.interaction), ctx.person.id) not in (None, table.place)
    return (repost, Button(("here",), ctx.words("bot.move_here"), emoji="🚚")) if elsewhere else (repost,)
