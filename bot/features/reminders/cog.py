"""Being called: put off, or not at all at one table."""

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import Verb
from bot.discord_kit.interaction import InteractionContext
from bot.features.reminders.view import MORNING, SPANS
from bot.presentation import table_text
from bot.presentation.base_cog import BaseCog
from bot.refusals.discord import Forged
from bot.ui_kit import markup


class ReminderCog(BaseCog):
    """The room behind the buttons of a call."""

    def actions(self) -> dict[str, Verb]:
        """Return what clicks may ask for here."""
        return {"snooze": self.snooze, "mute": self.mute, "unmute": self.unmute}

    async def snooze(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Put the calls to the person's turn off."""
        if len(press.args) != 1 or press.args[0] not in (*map(str, SPANS), MORNING):
            raise Forged
        hours = None if press.args[0] == MORNING else int(press.args[0])
        until = await self.service.calls.snooze(press.table, talk.person.id, press.seat, hours)
        when = markup.when(until)
        await talk.send_followup(talk.words("bot.call.snoozed", when=when))

    async def mute(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Call the person to this table no more."""
        await self._mute(talk, press, on=True)

    async def unmute(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Call the person to this table again."""
        await self._mute(talk, press, on=False)

    async def _mute(self, talk: InteractionContext, press: CustomId, *, on: bool) -> None:
        await self.service.calls.mute(press.table, talk.person.id, on=on)
        game = table_text.title(await self.service.archive.table(press.table), talk.words)
        await talk.send_followup(talk.words("bot.call.muted" if on else "bot.call.unmuted", game=game))
