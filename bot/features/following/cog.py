"""Following a table at which one does not sit."""

from bot.app.services import Services
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import Verb
from bot.discord_kit.interaction import InteractionContext
from bot.domain.notification import FOLLOWING, WatchLevel
from bot.presentation import table_text
from bot.refusals.discord import Forged
from bot.ui_kit.panels import Button, ButtonStyle


class FollowActions:
    """What clicks do for those who watch."""

    def __init__(self, service: Services) -> None:
        self.service = service

    def verbs(self) -> dict[str, Verb]:
        """Return what clicks may ask for here."""
        return {"watch": self.watch, "follow": self.follow, "unwatch": self.unfollow}

    async def watch(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Tell what has happened lately, and offer to follow."""
        await self._show(talk, press.table)

    async def follow(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Follow a table."""
        if len(press.args) != 1 or press.args[0] not in FOLLOWING:
            raise Forged
        await self.service.calls.follow(press.table, talk.person.id, WatchLevel(press.args[0]))
        await self._show(talk, press.table)

    async def unfollow(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Follow a table no more."""
        await self.service.calls.unfollow(press.table, talk.person.id)
        game = table_text.title(await self.service.archive.table(press.table), talk.words)
        await talk.answer(talk.words("bot.watch.stopped", game=game))

    async def _show(self, talk: InteractionContext, table: str) -> None:
        look, words = await self.service.calls.lately(table, talk.person.id), talk.words
        wish = await self.service.calls.wish(table, talk.person.id)
        known = wish if wish in FOLLOWING else None
        lines = [f"### 👀 {table_text.title(look.table, words)} · `{table}`"]
        lines += [table_text.turn_line(look.table, waiting, words) for waiting in look.waiting]
        news = table_text.news(look, words)
        state = words(f"bot.watch.{known}" if known else "bot.watch.how")
        taps = [
            Button(("follow", one), words(f"bot.watch.tap.{one}"), ButtonStyle.MAIN, "👀")
            for one in FOLLOWING
            if one != known
        ]
        taps += [Button(("unwatch",), words("bot.watch.stop"))] if known else []
        taps += [Button(("sheet", "table"), words("bot.sheet.table"), emoji="🗺️")] if look.view is not None else []
        blocks = [text for text in ("\n".join(lines), news, state) if text]
        await talk.answer(*blocks, ControlRows(CustomId(table, "x"), (tuple(taps),)))
