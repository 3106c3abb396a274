"""Who stands beside a learner: says what is new at a question, and how an answer compares with a strong player's."""

import logging
from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.domain.table_view import TableView
from bot.features.lessons.service import LessonSetup
from bot.game_ui import lesson as lessons
from bot.game_ui.base import PromptContext
from bot.game_ui.lesson import Lesson, LessonProgress
from bot.game_ui.registry import game_ui_of
from bot.presentation.base_cog import CogDependencies
from bot.refusals.discord import NoLesson
from games.api import Action, Event

log = logging.getLogger(__name__)


class LessonTips(Struct, frozen=True):
    """What is said beside a question, and what it points at on the picture."""

    text: str = ""
    marks: Mapping[str, str] = {}


def lesson_of(game: str) -> Lesson:
    """Return a game's lesson; raises NoLesson."""
    lesson = lessons.lessons().get(game)
    if lesson is None:
        raise NoLesson(game=game[:60])
    return lesson


def lecture(lesson: Lesson) -> LessonSetup:
    """Return the match in which a lesson is held."""
    return LessonSetup(lesson.key, lesson.seed, lesson.seats, lesson.seat, lesson.options)


class LessonTutor:
    """Teaches at the tables of lessons."""

    def __init__(self, parts: CogDependencies) -> None:
        self._parts = parts

    def over(self, table_view: TableView) -> bool:
        """Say whether all is taught at a table of a lesson."""
        return table_view.table.closed or self.complete(table_view)

    def complete(self, table_view: TableView) -> bool:
        """Say whether a lesson has come to its own end, instead of being left before."""
        return lesson_of(table_view.table.game).over(table_view.view)

    async def taught(self, context: PromptContext, events: Sequence[Event]) -> LessonTips:
        """Return what is new to the learner at a question that comes after these events."""
        lesson, progress = lesson_of(context.game), await self._progress(context.table_view, events)
        return LessonTips(lessons.tips_text(lesson, context, progress), lessons.marked(lesson, context, progress))

    async def _progress(self, table_view: TableView, events: Sequence[Event]) -> LessonProgress:
        """Return how far a learner is, from the log of their table."""
        log = await self._parts.service.archive.history(table_view.table.id, table_view.table.host, after=-1)
        own, heard = list[Action](), list[list[Event]]([[]])
        for entry in log:
            if entry.undone:
                continue
            if entry.seat == table_view.seat and entry.action is not None:
                own.append(entry.action)
                heard.append([])
            heard[-1] += entry.events
        while len(heard) > 1 and len(heard[-1]) < len(events):  # several answers with one tap
            last = heard.pop()
            heard[-1] += last
        return LessonProgress(tuple(own), tuple(map(tuple, heard)))

    async def assessment(self, context: PromptContext, action: Action) -> str:
        """Return how an answer to a question compares with a strong player's; nothing where there is no more to say."""
        lesson = lesson_of(context.game)
        if not isinstance(action, lesson.judged) or len(context.legal) < 2:
            return ""
        try:
            best = await self._parts.service.lessons.better(context.table_view, context.prompt)
        except Exception:  # the lesson goes on without it
            log.exception("table %s: no strong player could be asked", context.table_view.table.id)
            return ""
        return lessons.assessment(lesson, context, action, best, game_ui_of(context.game))
