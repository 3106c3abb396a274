"""Who sits where: leaving, offering and taking seats of a running match, and giving them to computer players."""

from bot.app.services import Services
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import Verb
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user
from bot.discord_kit.membership import guild_of
from bot.domain.person import PersonId
from bot.domain.table import Table, TableSeat, TableStatus
from bot.features.play.presenter import TurnPresenter
from bot.features.seats import offer_view, view
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.refusals import NotSeated
from bot.refusals.discord import Forged
from bot.ui_kit import names
from bot.ui_kit.panels import Button, Row


class SeatActions:
    """What clicks do with seats."""

    def __init__(self, service: Services, turns: TurnPresenter) -> None:
        self.service = service
        self.turns = turns

    def verbs(self) -> dict[str, Verb]:
        """Return what clicks may ask for here."""
        return {
            "chairs": self.chairs,
            "dismiss": self.dismiss,
            "crown": self.hand_hosting,
            "quit": self.quit,
            "replace": self.replaced,
            "offer": self.offer,
            "unoffer": self.withdraw,
            "takeover": self.take_over,
        }

    async def chairs(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Show who sits at a table, with what this person may do with its seats."""
        found, words = await self.service.archive.table(press.table), talk.words
        me, moderator = talk.person.id, moderates(talk.interaction, found)
        left = [chair for chair in found.seats if chair.left_by is not None and found.status is TableStatus.RUNNING]
        own = [chair for chair in left if chair.left_by == me]
        offerable = [*left, *await self._of_others(found, me, moderator=moderator)]
        rows: tuple[Row, ...] = (
            tuple(offer_view.taking(chair, words) for chair in own or left if me not in found.people),
            tuple(_offering(one, words) for one in offerable if _may_offer(found, one, me, moderator=moderator)),
        )
        rows += view.hosts_menus(found, talk.person.id, words)
        text = (view.listed(found, words), view.powers(found, words))
        await talk.answer(*text, ControlRows(CustomId(found.id, "x"), tuple(row for row in rows if row)))

    async def _of_others(self, table: Table, person: PersonId, *, moderator: bool) -> list[TableSeat]:
        """Return the chairs of people that somebody else may offer: a moderator any, others of those who are absent."""
        if table.is_private or table.status is not TableStatus.RUNNING or len(table.people) < 2:
            return []
        chairs = table.seats if moderator else await self.service.seats.absent(table.id)
        return [chair for chair in chairs if chair.person not in (None, person)]

    async def dismiss(self, talk: InteractionContext, press: CustomId, values: tuple[str, ...]) -> None:
        """Free a seat of a lobby: a person's, one that was reserved, or a computer player's of this level."""
        found, lobby, host = await self.service.archive.table(press.table), self.service.lobby, talk.person.id
        who = picked(press, values)
        if who.isdecimal():
            freeing = lobby.dismiss if found.seat_of(int(who)) is not None else lobby.release
            await freeing(found.id, host, int(who))
        else:
            await lobby.remove_computer(found.id, host, who)
        await self.chairs(talk, press, ())

    async def hand_hosting(self, talk: InteractionContext, press: CustomId, values: tuple[str, ...]) -> None:
        """Make another player the host."""
        who = picked(press, values)
        if not who.isdecimal():
            raise Forged
        await self.service.seats.hand_hosting(press.table, talk.person.id, int(who))
        await self.chairs(talk, press, ())

    async def quit(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Leave a running match; a computer player goes on."""
        table = await self.service.seats.hand_over(press.table, talk.person.id)
        await talk.answer(talk.words("bot.left", game=table_text.title(table, talk.words)))

    async def replaced(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Give the seat of this person to a computer player."""
        if len(press.args) != 1 or not press.args[0].isdecimal():
            raise Forged
        found, person = await self.service.archive.table(press.table), int(press.args[0])
        seat, moderator = found.seat_of(person), moderates(talk.interaction, found)
        if seat is None:
            raise NotSeated
        after = await self.service.seats.replace(found.id, talk.person.id, seat, moderator=moderator)
        await talk.answer(
            talk.words("bot.replaced", who=names.mention(person), game=table_text.title(after, talk.words))
        )

    async def offer(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Offer a seat to everybody."""
        seat, found = seat_in(press), await self.service.archive.table(press.table)
        moderator = moderates(talk.interaction, found)
        await self.service.seats.offer(found.id, talk.person.id, seat, moderator=moderator)
        await talk.answer(talk.words("bot.offer.done", seat=seat + 1))

    async def withdraw(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Offer a seat no longer."""
        seat, found = seat_in(press), await self.service.archive.table(press.table)
        moderator = moderates(talk.interaction, found)
        await self.service.seats.withdraw(found.id, talk.person.id, seat, moderator=moderator)
        await talk.answer(talk.words("bot.offer.withdrawn", seat=seat + 1))

    async def take_over(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Take a seat that somebody has left to a computer player."""
        look = await self.service.seats.take_over(press.table, invoking_user(talk.interaction), seat_in(press))
        await self.turns.show(talk, look)


def picked(press: CustomId, values: tuple[str, ...]) -> str:
    """Return the one entry that was picked in a menu; raises Forged."""
    found = (*press.args, *values)
    if len(found) != 1:
        raise Forged
    return found[0]


def seat_in(press: CustomId) -> int:
    """Return the seat that a button names; raises Forged."""
    if len(press.args) != 1 or not press.args[0].isdecimal() or len(press.args[0]) > 2:
        raise Forged
    return int(press.args[0])


def _may_offer(table: Table, chair: TableSeat, person: PersonId, *, moderator: bool) -> bool:
    """Say whether a person may offer a seat that was left, or offer it no longer."""
    if table.private and not chair.offered:
        return person == table.host
    return moderator or person in (table.host, chair.left_by)


def _offering(chair: TableSeat, words: Translator) -> Button:
    verb, key = ("unoffer", "bot.offer.withdraw") if chair.offered else ("offer", "bot.offer.seat")
    return Button((verb, str(chair.seat)), words(key, seat=chair.seat + 1))


def leaving(table: Table, person: PersonId, words: Translator) -> tuple[Button, ...]:
    """Return the button by which a person offers the seat that they leave, if there is anybody to offer it for."""
    seat = table.seat_of(person)
    open_to_all = not table.private or table.host == person
    if seat is None or table.is_private or len(table.people) < 2 or not open_to_all:
        return ()
    return (Button(("offer", str(seat)), words("bot.offer.mine"), emoji="💺"),)


def moderates(interaction: AnyInteraction, table: Table) -> bool:
    """Say whether this person may look after a table that is not theirs: as a moderator of the table's own server.

    Who plays there has no more to say than any other player.
    """
    guild = guild_of(interaction)
    here = guild is not None and guild == table.place.guild
    impartial = table.seat_of(interaction.user.id) is None
    return here and impartial and interaction.permissions.manage_messages
