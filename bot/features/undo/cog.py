"""Undoing: one's last move at once, or a turn further back if everybody at the table agrees."""

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import Verb
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView
from bot.features.play.presenter import TurnPresenter
from bot.features.undo import view
from bot.presentation import table_text
from bot.presentation.base_cog import CogDependencies
from bot.refusals.discord import Forged
from bot.ui_kit import markup


class UndoActions:
    """Says what can be undone, asks everybody, and hears what they say."""

    def __init__(self, parts: CogDependencies, turns: TurnPresenter) -> None:
        self._service = parts.service
        self._turns = turns

    def verbs(self) -> dict[str, Verb]:
        """Return what clicks may ask for here."""
        return {
            "undo": self.take_back,
            "uback": self.weigh,
            "uask": self.ask,
            "uyes": self.agree,
            "uno": self.refuse,
        }

    async def take_back(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Undo the person's last move, or show what everybody together could undo."""
        look = await self._turns.seated(press.table, talk)
        request = look.table.request
        if request is not None and request.open:
            await talk.answer(*view.asking(look, request, talk.words))
            return
        turns = () if look.can_undo else await self._service.undo.turns(press.table, talk.person.id)
        if turns:
            await talk.answer(*view.choosing(look.table, turns, self._service.now(), talk.words))
        else:
            await self._turns.undo(talk, press.table)

    async def weigh(self, talk: InteractionContext, press: CustomId, values: tuple[str, ...]) -> None:
        """Show what going back to a turn would mean, and offer to ask for it."""
        number, look = _number((*press.args, *values)), await self._turns.seated(press.table, talk)
        undone, learned = await self._service.undo.weighed(press.table, talk.person.id, number)
        blocks = view.weighing(look, undone, learned, number, talk.words)
        await talk.answer(*(block for block in blocks if block))

    async def ask(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Ask everybody to go back to a turn."""
        look = await self._service.undo.ask(press.table, talk.person.id, _number(press.args))
        await self._answered(talk, look, "bot.request.asked")

    async def agree(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Agree to go back."""
        look = await self._service.undo.decide(press.table, talk.person.id, _number(press.args), agree=True)
        await self._answered(talk, look, "bot.request.you_agree")

    async def refuse(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Refuse to go back, or ask for it no longer."""
        look = await self._service.undo.decide(press.table, talk.person.id, _number(press.args), agree=False)
        await self._turns.show(talk, look, f"↩️ {talk.words('bot.request.goes_on')}")

    async def _answered(self, talk: InteractionContext, look: TableView, key: str) -> None:
        """Say who is still asked; when nobody is, the match has gone back."""
        request, words = look.table.request, talk.words
        assert request is not None
        if not request.open:
            await self._turns.show(talk, look, f"↩️ {view.decided(look.table, request, words)}", since=())
            return
        asked = look.table.undecided
        who = words.join_list(
            table_text.seat_occupant(chair, words) for chair in look.table.seats if chair.person in asked
        )
        await talk.answer(words(key, who=who, until=markup.when(request.until)))


def _number(found: tuple[str, ...]) -> int:
    """Return the number that a click carries; raises Forged."""
    if len(found) != 1 or not found[0].isdecimal() or len(found[0]) > 9:
        raise Forged
    return int(found[0])
