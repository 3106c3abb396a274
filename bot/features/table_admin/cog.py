"""The `/table` commands: undo, leave, end, replace, move, export."""

from dataclasses import dataclass

from discord import Attachment, User, app_commands

from bot.discord_kit.command_text import choices, command_options, command_text
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import controls
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import DeclaredAction, action, actions_of
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.places import check_place, invited_by_name
from bot.discord_kit.rate_limit import RateClass
from bot.domain.table import Table, TableStatus
from bot.domain.time_control import SEALED, UNSEALED, TimeControl, TimeoutPolicy
from bot.domain.typed_text import table_id
from bot.features.following.cog import FollowActions
from bot.features.hints.cog import HintActions
from bot.features.lobby.service import LobbyService
from bot.features.play.presenter import TurnPresenter
from bot.features.replay.cog import ReplayActions
from bot.features.seats import view as seats_view
from bot.features.seats.cog import SeatActions, moderates
from bot.features.seats.service import SeatService
from bot.features.table_admin.service import TableMoveService
from bot.features.undo.cog import UndoActions
from bot.features.viewing.move_log import hand_over, show_log
from bot.presentation import table_text
from bot.presentation.arrival_reports import ArrivalReports
from bot.presentation.base_cog import BaseCog, ask_which, at_table, listing, running, table_of
from bot.tables.repository import must_be_open
from bot.ui_kit import names
from bot.ui_kit.panels import Button


@dataclass(eq=False)
class TableAdminCog(BaseCog):
    """The `/table` commands."""

    turns: TurnPresenter
    seats_service: SeatService
    seating: SeatActions
    undoing: UndoActions
    hinting: HintActions
    replays: ReplayActions
    following: FollowActions
    lobby: LobbyService
    table_moves: TableMoveService
    reports: ArrivalReports

    group = app_commands.Group(**command_text("table"))

    def actions(self) -> dict[str, DeclaredAction]:
        """Return the actions of this cog and its parts by verb."""
        return actions_of(self, self.undoing, self.hinting, self.replays, self.seating, self.following)

    # -- commands ----------------------------------------------------------------------------------------------------

    undo = group.command(**command_text("undo", RateClass.REPLAYS))(at_table("undo", fits=running))
    hint = group.command(**command_text("hint", RateClass.HINTS))(at_table("hint", fits=running))
    watch = group.command(**command_text("watch"))(at_table("watch", watching=True))
    leave = group.command(**command_text("leave"))(at_table("depart"))
    end = group.command(**command_text("end"))(at_table("giveup", watching=True))
    seats = group.command(**command_text("seats"))(at_table("chairs", watching=True))

    @group.command(**command_text("replace"))
    @command_options("replace", "person")
    @command_options("table", "table")
    @app_commands.autocomplete(table=BaseCog.tables)
    @kindly
    async def replace(self, interaction: AnyInteraction, person: User, table: str | None = None) -> None:
        """Give the seat of an absent person to a computer player."""
        path = ("replace", str(person.id))
        await self.run_action(interaction, table, *path, fits=lambda one: person.id in one.people, watching=True)

    back = group.command(**command_text("back"))(at_table("back", fits=running))
    here_command = group.command(**command_text("here"))(at_table("here"))

    @group.command(**command_text("pace"))
    @command_options("pace", "pace", "then", "sealed")
    @command_options("table", "table")
    @app_commands.autocomplete(table=BaseCog.tables)
    @app_commands.choices(
        pace=choices("bot.pace", tuple(TimeControl)), then=choices("bot.timeout", tuple(TimeoutPolicy))
    )
    @kindly
    async def pace(
        self,
        interaction: AnyInteraction,
        pace: str | None = None,
        then: str | None = None,
        sealed: bool | None = None,
        table: str | None = None,
    ) -> None:
        """Show or change the time control, the timeout policy and sealed turns."""
        sealing = None if sealed is None else SEALED if sealed else UNSEALED
        changes = [one for one in (pace, then, sealing) if one is not None]
        host = interaction.user.id
        await self.run_action(interaction, table, "tempo", *changes, fits=lambda one: not changes or one.host == host)

    @action("tempo")
    async def tempo(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show or change the time control, the timeout policy and sealed turns of a table."""
        time_control = next((one for one in TimeControl if one in custom_id.args), None)
        then = next((one for one in TimeoutPolicy if one in custom_id.args), None)
        sealed = next((one == SEALED for one in custom_id.args if one in (SEALED, UNSEALED)), None)
        table, change = custom_id.table, (time_control, then, sealed)
        if change == (None, None, None):
            found = await self.queries.table(table)
        else:
            found = await self.seats_service.set_time_control(table, ctx.person.id, *change)
        rated = f"\n-# {ctx.words('bot.lobby.timeout.note')}" if found.rates_leaving else ""
        await ctx.answer(" · ".join(table_text.time_limit(found, ctx.words)) + rated)

    @group.command(**command_text("invite", RateClass.LOUD))
    @command_options("invite", "person")
    @command_options("table", "table")
    @app_commands.autocomplete(table=BaseCog.tables)
    @kindly
    async def invite(self, interaction: AnyInteraction, person: User, table: str | None = None) -> None:
        """Reserve a seat for a person and notify them."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        guest = invited_by_name(interaction, person)
        own_lobby = (TableStatus.LOBBY, ctx.person.id)
        meant = await self.find_tables(interaction, table, lambda one: (one.status, one.host) == own_lobby)
        if len(meant) > 1:
            await ask_which(ctx, meant, ("guests",))  # the form that reserves seats
            return
        await self.name_table(ctx, meant[0], table)
        found = await self.lobby.welcome(table_of(meant[0]).id, ctx.person.id, guests=(guest,))
        game = table_text.title(found, ctx.words)
        await ctx.answer(ctx.words("bot.invited", who=names.mention(person.id), game=game))

    @group.command(**command_text("export", RateClass.FILES))
    @command_options("export", "table")
    @kindly
    async def export(self, interaction: AnyInteraction, table: str) -> None:
        """Send the record of a finished match."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await hand_over(self.queries, ctx, table_id(table))

    @group.command(**command_text("import", RateClass.FILES))
    @command_options("import", "file")
    @kindly
    async def bring(self, interaction: AnyInteraction, file: Attachment) -> None:
        """Show an exported match."""
        await self.replays.bring(await InteractionContext.acknowledge(interaction, self.people), file)

    log = group.command(**command_text("log"))(
        at_table("log", fits=lambda one: one.started_at is not None, watching=True)
    )

    @export.autocomplete("table")
    @listing
    async def finished(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the person's finished tables."""
        return await self.my_tables(interaction, typed, closed=True)

    # -- what follows a question -------------------------------------------------------------------------------------

    async def _ask(self, ctx: InteractionContext, table: Table, verb: str) -> None:
        must_be_open(table)
        await ctx.answer(*seats_view.leave_confirmation(table, ctx.person.id, verb, ctx.words))

    @action("back")
    async def come_back(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Reclaim a seat from the computer that stands in."""
        await self.turns.show(ctx, await self.turns.play.come_back(custom_id.table, ctx.person.id))

    @action("depart")
    async def depart(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Leave a table: at once from a lobby, after a confirmation from a running match."""
        found = await self.queries.table(custom_id.table)
        if found.status is not TableStatus.LOBBY:
            await self._ask(ctx, found, "quit")
            return
        await self.seats_service.leave(found.id, ctx.person.id)
        await ctx.answer(ctx.words("bot.lobby.left", game=table_text.title(found, ctx.words)))

    @action("giveup")
    async def give_up(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Vote to end a table, after a confirmation."""
        await self._ask(ctx, await self.queries.table(custom_id.table), "end")

    @action("end")
    async def end_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Vote to end the table: it ends when all players agree, or a moderator says so."""
        table, words = await self.queries.table(custom_id.table), ctx.words
        moderator = moderates(ctx.interaction, table)
        ending = await self.seats_service.end_table(table.id, ctx.person.id, moderator=moderator)
        if ending.ended:
            await ctx.answer(words("bot.ended", game=table_text.title(ending.table, words)))
            return
        missing = " ".join(names.mention(person) for person in ending.missing)
        button = Button(("goon",), words("bot.go_on"))
        await ctx.answer(words("bot.end_waits", missing=missing), controls(custom_id.table, (button,)))

    @action("goon")
    async def go_on(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Withdraw the vote to end the table."""
        await self.seats_service.end_table(custom_id.table, ctx.person.id, agree=False)
        await ctx.answer(ctx.words("bot.goes_on"))

    @action("here")
    async def move_here(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Move the table to the channel of this click or command, and answer whether it has arrived."""
        name = custom_id.table
        old = await self.queries.table(name)
        place = await check_place(ctx.interaction, thread=False)
        moderator = moderates(ctx.interaction, old)
        with self.reports.expecting(name) as report:
            await self.table_moves.move_place(name, ctx.person.id, place, moderator=moderator)
            said = ctx.words("bot.moved", place=f"<#{place.home}>")
            stays = place == old.place
            await ctx.answer(said if stays else await self.arrival(report, said, place.home, ctx.words))

    @action("log")
    async def log_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show a page of the log, newest first."""
        await show_log(self.queries, ctx, custom_id.table, custom_id.page, custom_id.args)

    @action("export", rate=RateClass.FILES)
    async def export_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Send the record of a finished match."""
        await hand_over(self.queries, ctx, custom_id.table)
