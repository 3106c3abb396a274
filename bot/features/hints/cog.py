"""Asking what a master would do, where one plays for nothing."""

import asyncio

from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import Verb
from bot.discord_kit.interaction import InteractionContext, sentence
from bot.domain.table_view import TableView
from bot.features.hints import view
from bot.features.play.presenter import TurnPresenter, prompt_context
from bot.game_ui.registry import game_ui_of
from bot.presentation import table_text
from bot.presentation.base_cog import CogDependencies
from bot.refusals import Stale, TooSlow
from bot.refusals.discord import NoQuestion


class HintActions:
    """Says first what a hint makes of the result, then asks the master."""

    def __init__(self, parts: CogDependencies, turns: TurnPresenter) -> None:
        self._room = parts.service.hints
        self._turns = turns

    def verbs(self) -> dict[str, Verb]:
        """Return what clicks may ask for here."""
        return {"hint": self.hint}

    async def hint(self, talk: InteractionContext, press: CustomId, _: tuple[str, ...]) -> None:
        """Show what a master would answer to a person's question."""
        look = await self._turns.seated(press.table, talk)
        if look.prompt is None:
            raise NoQuestion(who=table_text.waited_for(look, talk.words))
        if press.prompt_token not in ("", look.prompt.token):
            raise Stale
        if look.hints and not (press.args or _knows(look)):
            await self._turns.panel(talk, replace(look, hints=False), view.hint_warning(talk.words))
            return
        if look.hints:
            await talk.answer(f"{view.BULB} {talk.words('bot.hint.thinks')}")
        await self._tell(talk, look, look.prompt.token)

    async def _tell(self, talk: InteractionContext, look: TableView, stamp: str) -> None:
        """Ask the master; who has waited for nothing has their question before them again."""
        try:
            found = await self._room.ask(look.table.id, talk.person.id, stamp)
        except TooSlow as refusal:
            await self._turns.show(talk, look, f"⌛ {sentence(talk.words, refusal)}", since=())
            return
        desk = prompt_context(look, talk)
        panel = await asyncio.to_thread(view.hint_panel, desk, game_ui_of(desk.game), found)
        await self._turns.panel(talk, replace(look, hints=False), panel)


def _knows(look: TableView) -> bool:
    """Say whether a person knows what a hint makes of the result, or there will be none."""
    return look.table.lesson or any(chair.hinted for chair in look.table.seats if chair.seat == look.seat)
