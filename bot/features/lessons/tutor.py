"""Teaches in lessons: explains what is new at a prompt, and compares moves with a strong player's."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView, VisibleMove
from bot.features.lessons.service import LessonService
from bot.features.play.extensions import Onward, TurnExtension
from bot.game_ui import lesson as lessons
from bot.game_ui.base import PromptContext
from bot.game_ui.lesson import Lesson, LessonProgress, both
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.presentation import board_picture, table_text
from bot.refusals.discord import NoLesson
from bot.tables.queries import TableQueries
from bot.ui_kit.panels import Button, ButtonStyle, Panel
from bot.workers.pictures import PictureService
from games.api import Action, Event

log = logging.getLogger(__name__)


def lesson_of(game: str) -> Lesson:
    """Return a game's lesson; raises NoLesson."""
    lesson = lessons.lessons().get(game)
    if lesson is None:
        raise NoLesson(game=game[:60])
    return lesson


@dataclass(eq=False)
class LessonTutor(TurnExtension):
    """The extension that adds explanations to the turns of lessons."""

    queries: TableQueries
    lessons: LessonService
    pictures: PictureService

    async def end(self, ctx: InteractionContext, table_view: TableView, said: str, _: Onward) -> bool:
        """Close a finished lesson, and show what was taught and what to do next."""
        if not table_view.table.lesson:
            return False
        taught = lesson_of(table_view.table.game).over(table_view.view)  # otherwise it was left early
        if not taught and not table_view.table.closed:
            return False
        await self.lessons.finish(table_view.table.id)
        drawn = await board_picture.picture(self.pictures, table_view, "table", ctx.words)
        text, controls = _end(table_view, ctx.words, taught=taught)
        await ctx.answer(said, drawn, text, controls)
        return True

    async def prompt(self, context: PromptContext, panel: Panel, heard: Sequence[VisibleMove]) -> Panel:
        """Return the panel of a prompt with explanations above it and on its picture."""
        if not context.table_view.table.lesson:
            return panel
        lesson, events = lesson_of(context.game), [event for one in heard for event in one.events]
        progress = await self._progress(context.table_view, events)
        marks = game_ui_of(context.game).marks(context) if panel.marks is None else panel.marks
        text = "\n".join(filter(None, (lessons.tips_text(lesson, context, progress), panel.text)))
        return replace(panel, text=text, marks=both(marks or {}, lessons.marked(lesson, context, progress)))

    async def _progress(self, table_view: TableView, events: Sequence[Event]) -> LessonProgress:
        """Return the progress of a learner, from the log of the table."""
        log = await self.queries.history(table_view.table.id, table_view.table.host, after=-1)
        own, heard = list[Action](), list[list[Event]]([[]])
        for entry in log:
            if entry.undone:
                continue
            if entry.seat == table_view.seat and entry.action is not None:
                own.append(entry.action)
                heard.append([])
            heard[-1] += entry.events
        while len(heard) > 1 and len(heard[-1]) < len(events):  # several moves with one click
            last = heard.pop()
            heard[-1] += last
        return LessonProgress(tuple(own), tuple(map(tuple, heard)))

    async def assessment(self, context: PromptContext, action: Action) -> str:
        """Return a comparison of a move with a strong player's, or an empty text."""
        if not context.table_view.table.lesson:
            return ""
        lesson = lesson_of(context.game)
        if not isinstance(action, lesson.judged) or len(context.legal) < 2:
            return ""
        try:
            best = await self.lessons.better(context.table_view, context.prompt)
        except Exception:  # the lesson continues without it
            log.exception("table %s: no strong player could be asked", context.table_view.table.id)
            return ""
        return lessons.assessment(lesson, context, action, best, game_ui_of(context.game))


def _end(table_view: TableView, words: Translator, *, taught: bool) -> tuple[str, ControlRows]:
    """Return the text at the end of a lesson, with what was `taught` if it was finished, and buttons."""
    game, title = table_view.table.game, table_text.title(table_view.table, words)
    text = f"### 🎓 {words('bot.lesson.done' if taught else 'bot.lesson.left', game=title)}"
    if taught:
        text += f"\n{words(f'{game}.lesson.end')}"
    buttons = (
        Button(("lreal", game), words("bot.lesson.real"), ButtonStyle.GO, "▶️", announce=True),
        Button(("rules", game), words("bot.rules_button"), emoji="📖"),
        Button(("learn", game), words("bot.lesson.again"), emoji="🎓"),
    )
    return text, ControlRows(NOWHERE, (buttons,))
