"""Clicks on seats: leaving, offering and taking over seats, dismissing people, replacing absent players."""

from dataclasses import dataclass

from bot.discord_kit import custom_ids
from bot.discord_kit.components import controls
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user
from bot.discord_kit.membership import guild_of
from bot.domain.table import Table
from bot.features.lobby.service import LobbyService
from bot.features.play.presenter import TurnPresenter
from bot.features.seats import view
from bot.features.seats.extra_time import ExtraTimeService
from bot.features.seats.service import SeatService
from bot.presentation import table_text
from bot.tables.queries import TableQueries
from bot.ui_kit import names


@dataclass(eq=False)
class SeatActions:
    """The clicks on seats."""

    turns: TurnPresenter
    queries: TableQueries
    seats: SeatService
    lobby: LobbyService
    extra_time: ExtraTimeService

    @action("chairs")
    async def table_seats(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the seats of a table, with what this person may do with them."""
        found, words = await self.queries.table(custom_id.table), ctx.words
        me, moderator = ctx.person.id, moderates(ctx.interaction, found)
        offerable = await self.seats.offerable(found, me, moderator=moderator)
        extendable = await self.extra_time.extendable(found.id, me)
        rows = (
            view.seats_to_take(found, me, words),
            view.seats_to_offer(offerable, words),
            view.seats_to_extend(extendable, words),
        )
        text = (view.listed(found, words), view.powers(found, words))
        await ctx.answer(*text, controls(found.id, *rows, *view.hosts_menus(found, me, words)))

    @action("dismiss")
    async def dismiss(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Free a seat of a lobby: of a person, a reservation, or a computer player of this level."""
        table, host, who = custom_id.table, ctx.person.id, custom_ids.only((*custom_id.args, *values))
        if who.isdecimal():
            await self.lobby.remove(table, host, int(who))
        else:
            await self.lobby.remove_computer(table, host, who)
        await self.table_seats(ctx, custom_id, ())

    @action("crown")
    async def hand_hosting(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Make another player the host."""
        person = custom_ids.number((*custom_id.args, *values))
        await self.seats.hand_hosting(custom_id.table, ctx.person.id, person)
        await self.table_seats(ctx, custom_id, ())

    @action("quit")
    async def quit(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Leave a running match; a computer player goes on."""
        table = await self.seats.hand_over(custom_id.table, ctx.person.id)
        await ctx.answer(ctx.words("bot.left", game=table_text.title(table, ctx.words)))

    @action("replace")
    async def replaced(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Give the seat of this person to a computer player."""
        found, person = await self.queries.table(custom_id.table), custom_ids.number(custom_id.args)
        after = await self.seats.replace_person(
            found.id, ctx.person.id, person, moderator=moderates(ctx.interaction, found)
        )
        await ctx.answer(ctx.words("bot.replaced", who=names.mention(person), game=table_text.title(after, ctx.words)))

    @action("offer")
    async def offer(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Offer a seat to everyone."""
        seat, moderator = custom_ids.number(custom_id.args, digits=2), await self._moderates(ctx, custom_id)
        await self.seats.offer(custom_id.table, ctx.person.id, seat, moderator=moderator)
        await ctx.answer(ctx.words("bot.offer.done", seat=seat + 1))

    @action("dayplus")
    async def give_day(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Add a day to the turn of another player."""
        seat = custom_ids.number(custom_id.args, digits=2)
        table = await self.extra_time.give_day(custom_id.table, ctx.person.id, seat)
        who = names.mention(table.seats[seat].person or 0)
        await ctx.answer(ctx.words("bot.seats.day_given", who=who))

    @action("unoffer")
    async def withdraw(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Withdraw the offer of a seat."""
        seat, moderator = custom_ids.number(custom_id.args, digits=2), await self._moderates(ctx, custom_id)
        await self.seats.withdraw(custom_id.table, ctx.person.id, seat, moderator=moderator)
        await ctx.answer(ctx.words("bot.offer.withdrawn", seat=seat + 1))

    @action("takeover")
    async def take_over(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Take over a seat that its player has left."""
        seat = custom_ids.number(custom_id.args, digits=2)
        table_view = await self.seats.take_over(custom_id.table, invoking_user(ctx.interaction), seat)
        await self.turns.show(ctx, table_view)

    async def _moderates(self, ctx: InteractionContext, custom_id: CustomId) -> bool:
        return moderates(ctx.interaction, await self.queries.table(custom_id.table))


def moderates(interaction: AnyInteraction, table: Table) -> bool:
    """Return whether a person moderates a table: a moderator of its server who does not play there."""
    guild = guild_of(interaction)
    here = guild is not None and guild == table.place.guild
    impartial = table.seat_of(interaction.user.id) is None
    return here and impartial and interaction.permissions.manage_messages
