"""Explains a first match: the goal at its first prompt, and each kind of prompt the first time that it comes."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.domain.table_view import VisibleMove
from bot.features.play.extensions import TurnExtension
from bot.game_ui import first_time
from bot.game_ui.base import PromptContext
from bot.tables.people import PeopleService
from bot.ui_kit.panels import Panel


@dataclass(eq=False)
class FirstMatchGuide(TurnExtension):
    """The extension that explains what is new to a person, once."""

    people: PeopleService

    async def prompt(self, context: PromptContext, panel: Panel, _: Sequence[VisibleMove]) -> Panel:
        """Return the panel of a prompt, with what is new above it."""
        table, seat = context.table_view.table, context.table_view.seat
        person = next((one.person for one in table.seats if one.seat == seat), None)
        if table.lesson or person is None or await self.people.times_done(person, context.game, context.prompt.name):
            return panel
        begins = not await self.people.has_played(person, context.game)
        told = (first_time.goal(context) if begins else "", first_time.purpose(context))
        lines = [f"💡 {text}" for text in dict.fromkeys(filter(None, told))]
        return replace(panel, text="\n".join((*lines, panel.text)))
