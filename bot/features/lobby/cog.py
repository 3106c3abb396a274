"""Opening a table and filling it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from discord import TextChannel, app_commands

from bot.discord_kit import modals
from bot.discord_kit.command_text import choices, command_options, command_text, composed
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows, controls
from bot.discord_kit.custom_ids import NOWHERE, CustomId, only
from bot.discord_kit.handlers import action, opens_modal
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user, sentence
from bot.discord_kit.membership import guild_of
from bot.discord_kit.places import check_place, invited, new_thread
from bot.discord_kit.rate_limit import RateClass
from bot.discord_kit.table_channels import TableChannels
from bot.domain.audit import AuditEntry
from bot.domain.notification import MessageKind
from bot.domain.table import Location, Table, TableId
from bot.features.lobby import forms as lobby_forms
from bot.features.lobby import view
from bot.features.lobby.service import LobbyService
from bot.features.play.presenter import PICTURE_WAIT
from bot.features.servers.limits import ServerLimits
from bot.i18n.translator import Translator
from bot.notifications.policy import notification_mode
from bot.presentation import audit_text, table_text
from bot.presentation.arrival_reports import ARRIVED, LATER, ArrivalReports
from bot.presentation.base_cog import BaseCog
from bot.refusals import AlreadySeated, AlreadyStarted, Closed, StillInvited
from bot.refusals.discord import Missing, NoThread
from bot.tables.display import TableDisplayService
from bot.ui_kit import names
from bot.ui_kit.forms import Form
from bot.ui_kit.panels import Button, ButtonStyle, SelectMenu, SelectOption
from bot.workers.pictures import PictureService
from games.api import GAMES

WITHOUT = ("without",)
"""The arguments of the button that starts without the invited people who have not joined."""

FEWEST_SEATS = min((min(game.seats) for game in GAMES.values()), default=1)
MOST_SEATS = max((max(game.seats) for game in GAMES.values()), default=1)


@dataclass(eq=False)
class LobbyCog(BaseCog):
    """Commands and clicks that open and fill tables."""

    limits: ServerLimits
    lobby: LobbyService
    display: TableDisplayService
    leave_table: Callable[[str, int], Awaitable[Table]]
    channels: TableChannels
    reports: ArrivalReports
    pictures: PictureService

    # -- /play -------------------------------------------------------------------------------------------------------

    @app_commands.command(**command_text("play", RateClass.LOUD))
    @command_options("play", "game", "seats", "computers", "level", "options", "place", "private", "sealed")
    @app_commands.choices(
        game=[app_commands.Choice(name=composed(partial(view.choice, key)), value=key) for key in GAMES],
        level=choices("bot.level", lobby_forms.LEVELS),
        place=choices("bot.place", ("here", "thread")),
    )
    @kindly
    async def play(  # noqa: PLR0917 - the options of the command
        self,
        interaction: AnyInteraction,
        game: str | None = None,
        seats: app_commands.Range[int, FEWEST_SEATS, MOST_SEATS] | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
        level: str | None = None,
        options: str | None = None,
        place: str | None = None,
        private: bool = False,
        sealed: bool = False,
    ) -> None:
        """Open a table; refusals are private and come before anything is posted.

        Without a game, show the open tables and a menu of games.
        """
        if game is None:
            await self._choose(await InteractionContext.acknowledge(interaction, self.people))
            return
        key, wanted = lobby_forms.read_table(game, seats, options or "", computers, level)
        where, thread = await self._place(interaction, place)
        await self.limits.must_have_room(interaction.user.id, where, opening=True)
        ctx = await InteractionContext.acknowledge(interaction, self.people, public=not thread)
        if thread:
            where = await self._thread(ctx, where, key, wanted_by_person=place is not None)
        host = invoking_user(interaction)
        table = await self.lobby.open(host, key, where, **wanted, private=private, sealed=sealed, announce=False)
        if thread:
            await self._show_apart(ctx, table)
        else:
            await self._show(ctx, table)

    async def _choose(self, ctx: InteractionContext) -> None:
        """Show the tables that can be joined, and a menu that opens one."""
        items = tuple(SelectOption(key, ctx.words(f"{key}.name")) for key in GAMES)
        menu = SelectMenu(("open",), ctx.words("bot.open.new"), items)
        listed = view.open_lobbies(await self.open_lobbies(ctx), self.channels.jump, ctx.words)
        await ctx.answer(*listed, ControlRows(NOWHERE, (menu,)))

    async def _place(self, interaction: AnyInteraction, place: str | None) -> tuple[Location, bool]:
        """Return the place of a new table, and whether to create a thread there.

        A thread that only the server's settings ask for is omitted where it is impossible. Raises what `check_place`
        raises.
        """
        if place == "thread" or (place is None and await self._threads(interaction)):
            try:
                where = await check_place(interaction, thread=True)
                return where, where.thread is None and where.guild is not None
            except (Missing, NoThread):
                if place == "thread":
                    raise
        return await check_place(interaction, thread=False), False

    async def _thread(self, ctx: InteractionContext, where: Location, game: str, *, wanted_by_person: bool) -> Location:
        """Create a thread for a table, or stay in the channel if only the settings ask for one. Raises NoThread."""
        try:
            name = (await self._public_words(ctx))(f"{game}.name")
            return await new_thread(ctx.interaction, f"{name} · {names.plain(ctx.interaction.user.display_name)}")
        except NoThread:
            if wanted_by_person:
                raise
            return where

    async def _threads(self, interaction: AnyInteraction) -> bool:
        """Return whether the server's settings ask for a thread that is possible here."""
        guild = guild_of(interaction)
        if guild is None or not isinstance(interaction.channel, TextChannel):
            return False
        return (await self.people.server(guild)).threads

    async def _public_words(self, ctx: InteractionContext) -> Translator:
        guild = guild_of(ctx.interaction)
        settled = await self.people.locale_at(guild, ctx.person.id)
        return Translator(await self.channels.language_of(guild, settled))

    async def _show_apart(self, ctx: InteractionContext, table: Table) -> None:
        """Post the lobby as a separate message, and answer where it is or why it could not be posted."""
        home = table.place.home
        with self.reports.expecting(table.id) as report:
            await self.display.show_again(table.id)
            if problem := await self.arrival(report, "", home, ctx.words):
                await ctx.answer(problem)
                return
        game, jump = table_text.title(table, ctx.words), self.channels.jump(await self.queries.table(table.id)) or ""
        key = "bot.lobby.opened" if home == ctx.interaction.channel_id else "bot.lobby.in_thread"
        await ctx.answer(ctx.words(key, thread=f"<#{home}>", game=game, jump=jump))

    @play.autocomplete("options")
    async def offered(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the options of the chosen game."""
        game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
        if game is None:
            return []
        seats = getattr(interaction.namespace, "seats", None)
        wanted = seats if isinstance(seats, int) and seats in game.seats else max(game.seats)
        return lobby_forms.option_choices(game, wanted, typed, self.words(interaction))

    # -- clicks on the lobby -----------------------------------------------------------------------------------------

    @action("join")
    async def join(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Take a seat; the lobby message is updated, and the answer is private."""
        try:
            table = await self.lobby.join(custom_id.table, invoking_user(ctx.interaction))
        except AlreadySeated as refusal:  # the public message offers the button to seated people, too
            raise refusal.instead(ctx.words("bot.lobby.for_others")) from None
        except (AlreadyStarted, Closed) as refusal:
            raise refusal.instead(ctx.words("bot.lobby.others")) from None
        game, calls = table_text.title(table, ctx.words), notification_mode(ctx.person.settings)
        await ctx.answer(ctx.words("bot.lobby.joined", game=game, calls=calls.value))

    @action("callrole", rate=RateClass.LOUD)
    async def mention_role(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Call the server's role to the lobby."""
        await self._refreshed(ctx, await self.lobby.mention_role(custom_id.table, ctx.person.id), "bot.open.called")

    @action("decline")
    async def decline(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Decline a reserved seat."""
        await self._refreshed(ctx, await self.lobby.decline(custom_id.table, ctx.person.id), "bot.lobby.declined")

    @action("leave")
    async def leave(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Leave the lobby."""
        table = await self.leave_table(custom_id.table, ctx.person.id)
        await self._refreshed(ctx, table, "bot.lobby.left")

    @action("ai", public=True)
    async def add_computer(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Seat a computer player."""
        level = only(custom_id.args)
        await self._lobby(ctx, await self.lobby.add_computer(custom_id.table, ctx.person.id, level))

    @action("noai", public=True)
    async def remove_computer(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Remove a computer player."""
        await self._lobby(ctx, await self.lobby.remove_computer(custom_id.table, ctx.person.id))

    @action("start", public=True)
    async def start(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Start the match, after a confirmation if a reserved seat is empty; the board is posted as a separate message.

        If the board could not be posted, the lobby message says why.
        """
        table = custom_id.table
        home = (await self.queries.table(table)).place.home
        if home == ctx.interaction.channel_id:
            await check_place(ctx.interaction, thread=False)
        with self.reports.expecting(table, {MessageKind.BOARD}) as report:
            try:
                turned = await self.lobby.start(table, ctx.person.id, without_invited=custom_id.args == WITHOUT)
            except StillInvited as refusal:
                await self._ask_to_start(ctx, table, refusal)
                return
            why = await report()
        if ctx.is_private or why not in (ARRIVED, LATER):
            await self._say_begun(ctx, turned.table_view.table, home, why)

    async def _say_begun(self, ctx: InteractionContext, table: Table, home: int, why: str) -> None:
        words = await self._public_words(ctx)
        lost = () if why in (ARRIVED, LATER) else (words("bot.not_posted", place=f"<#{home}>", why=why),)
        await ctx.answer(*table_text.started(table, words, None), *lost)

    async def _ask_to_start(self, ctx: InteractionContext, table: TableId, refusal: StillInvited) -> None:
        begin = Button(("start", *WITHOUT), ctx.words("bot.lobby.start_without"), ButtonStyle.GO, "▶️")
        await ctx.add(sentence(ctx.words, refusal), controls(table, (begin,)))

    @action("renew")
    async def renew(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Renew the time until the lobby expires."""
        await self._refreshed(ctx, await self.lobby.renew(custom_id.table, ctx.person.id), "bot.lobby.renewed")

    async def _refreshed(self, ctx: InteractionContext, table: Table, key: str) -> None:
        await ctx.answer(ctx.words(key, game=table_text.title(table, ctx.words)))

    async def _lobby(self, ctx: InteractionContext, table: Table) -> None:
        """Edit the clicked lobby message; in a private panel, confirm the change and offer further ones."""
        if ctx.is_private:
            rows = view.more_rows(table, GAMES[table.game], ctx.person.id, ctx.words)
            await ctx.answer(ctx.words("bot.settings.kept"), controls(table.id, *rows))
            return
        await self._show(ctx, table, await self.queries.audit(table.id))

    async def _show(self, ctx: InteractionContext, table: Table, audit: Sequence[AuditEntry] = ()) -> None:
        """Answer with the lobby message, with its cover if drawn at once, and store its id."""
        words = await self._public_words(ctx)
        shown = await view.drawn_lobby(
            self.pictures,
            table,
            words,
            audit_text.lately(audit, words),
            newcomer=await self.people.is_newcomer(table),
            within=PICTURE_WAIT,
        )
        message = await ctx.answer(*shown.blocks, files=shown.files)
        await self.display.shown(table.id, MessageKind.LOBBY, message.id, table.revision, whole=shown.whole)

    # -- options, in windows -------------------------------------------------------------------------------------------

    @opens_modal("options", "set", "seats")
    async def game_form(self, interaction: AnyInteraction, custom_id: CustomId) -> Form:
        """Return the form of the game's seats and options."""
        table = await self.lobby.for_host(custom_id.table, interaction.user.id)
        return lobby_forms.game_form(table, GAMES[table.game], await self.own_words(interaction))

    @opens_modal("guests", "who", "doors", "pace")
    async def guests_form(self, interaction: AnyInteraction, custom_id: CustomId) -> Form:
        """Return the form of guests, privacy and time control."""
        table = await self.lobby.for_host(custom_id.table, interaction.user.id)
        return lobby_forms.guests_form(table, await self.own_words(interaction))

    @action("settle", public=True)
    async def settle(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Store the submitted seats and options; options that this number of seats does not have are dropped."""
        table = await self.lobby.for_host(custom_id.table, ctx.person.id)
        seats, options = lobby_forms.read_game(modals.filled(ctx.interaction), table, GAMES[table.game])
        await self._lobby(ctx, await self.lobby.settle(table.id, ctx.person.id, seats=seats, options=options))

    @action("keep", rate=RateClass.LOUD, public=True)
    async def keep(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Store the submitted guests, privacy and time control."""
        table, fields = await self.lobby.for_host(custom_id.table, ctx.person.id), modals.filled(ctx.interaction)
        new = [value for value in fields.get(lobby_forms.GUESTS, ()) if value not in map(str, table.reserved)]
        guests, settings = [invited(ctx.interaction, value) for value in new], lobby_forms.read_settings(fields)
        await self._lobby(ctx, await self.lobby.welcome(table.id, ctx.person.id, guests=guests, **settings))

    @action("open", rate=RateClass.LOUD)
    async def open_table(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Open a table of the game of this button or menu entry, as `/play` does without options."""
        key, wanted = lobby_forms.read_table(only((*custom_id.args, *values)), None, "", 0, None)
        where, thread = await self._place(ctx.interaction, None)
        if thread:
            where = await self._thread(ctx, where, key, wanted_by_person=False)
        host = invoking_user(ctx.interaction)
        await self._show_apart(ctx, await self.lobby.open(host, key, where, **wanted, announce=False))

    @action("again", rate=RateClass.LOUD)
    async def again(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Open a rematch, or join the one that is open; others than its players get a table of their own."""
        place, who = await check_place(ctx.interaction, thread=False), invoking_user(ctx.interaction)
        table = await self.lobby.rematch(custom_id.table, who, place)
        if table.lobby_message is None:
            await self._show_apart(ctx, table)
        else:
            jump = self.channels.jump(table) or ""
            await ctx.answer(ctx.words("bot.lobby.rematch", game=table_text.title(table, ctx.words), jump=jump))
