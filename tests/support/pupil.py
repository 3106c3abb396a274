"""A learner without Discord: plays a lesson through and keeps everything that is said on the way."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.domain.table import Location, Table, TableSeat, TableStatus
from bot.domain.table_view import TableView
from bot.domain.time_control import TimeControl
from bot.game_ui import lesson as lessons
from bot.game_ui.base import PromptContext
from bot.game_ui.lesson import Lesson, LessonProgress
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from games import GAMES
from games.core import ai, options, play, playout
from games.core.match import AnyMatch, Prompt
from games.core.step import Action, Event, Seat

NOW = datetime(2026, 3, 1, tzinfo=UTC)

Policy = Callable[[AnyMatch, Prompt, Action], Action]
"""What a learner answers: from the match, the question, and what a strong player would answer."""


def strong(_: AnyMatch, __: Prompt, best: Action) -> Action:
    return best


def first(_: AnyMatch, prompt: Prompt, __: Action) -> Action:
    return prompt.legal[0]


def anything(match: AnyMatch, prompt: Prompt, _: Action) -> Action:
    return ai.random_move(prompt, playout.seat_chance(GAMES[match.game], f"pupil {sum(match.answers)}", prompt.seat))


POLICIES: dict[str, Policy] = {"strong": strong, "first": first, "anything": anything}


@dataclass
class Lived:
    """What a learner has gone through."""

    keys: list[str] = field(default_factory=list)
    asked: dict[str, type[Action]] = field(default_factory=dict)
    """To what kind of answer each note was told."""
    said: list[str] = field(default_factory=list)
    attempt_results: list[str] = field(default_factory=list)
    marks: list[dict[str, str]] = field(default_factory=list)
    answers: int = 0


def table_of(lesson: Lesson) -> Table:
    table_seats = [
        TableSeat(seat, person=1, name="Ann") if seat == lesson.seat else TableSeat(seat, level="easy")
        for seat in range(lesson.seats)
    ]
    return Table(
        id="table1", game=lesson.key, status=TableStatus.RUNNING, host=1, place=Location(5, 9), seat_count=lesson.seats,
        seats=tuple(table_seats), options=dict(lesson.options), private=True, reserved=(),
        time_control=TimeControl.NONE, revision=0, moves=0, created_at=NOW, changed_at=NOW, started_at=NOW, lesson=True,
    )  # fmt: skip


def context_of(lesson: Lesson, match: AnyMatch, prompt: Prompt, locale: str) -> PromptContext:
    table_view = TableView(table_of(lesson), prompt.seat, play.view(GAMES[lesson.key], match, prompt.seat), prompt)
    return PromptContext(table_view, translator_for(locale), {0: "Ann", 1: "Ben"})


def asked_marks(context: PromptContext) -> Mapping[str, str]:
    """What the question itself marks on its picture."""
    game_ui = game_ui_of(context.game)
    panel = game_ui.panel(context)
    return game_ui.marks(context) if panel is None or panel.marks is None else panel.marks


def heard(news: play.News, seat: Seat) -> tuple[Event, ...]:
    return tuple(told.event for told in news if told.only in (None, seat))


def live(lesson: Lesson, policy: Policy, locale: str = "en", most: int = 400) -> Lived:
    """Play a lesson through: whoever else is asked answers easily, the learner by the policy."""
    game, seat, lived = GAMES[lesson.key], lesson.seat, Lived()
    luck = [playout.seat_chance(game, lesson.seed, number) for number in range(lesson.seats)]
    match, news = play.start(game, options.parse(game.options, lesson.seats, lesson.options), lesson.seats, lesson.seed)
    course = LessonProgress((), (heard(news, seat),))
    while not lesson.over(play.view(game, match, seat)):
        assert not match.over, "the lesson is longer than the match"
        assert lived.answers < most
        prompt = next(iter(play.prompts(game, match).values()))
        if prompt.seat != seat:
            action = playout.decide(game, ai.EASY, match, prompt, luck[prompt.seat])
        else:
            context, best = (
                context_of(lesson, match, prompt, locale),
                playout.decide(game, ai.STRONG, match, prompt, luck[seat]),
            )
            action = policy(match, prompt, best)
            keys = [note.key for note in lessons.due_tips(lesson, context, course)]
            lived.keys += keys
            lived.asked |= dict.fromkeys(keys, type(action))
            lived.said.append(lessons.tips_text(lesson, context, course))
            lived.marks.append(lessons.both(asked_marks(context), lessons.marked(lesson, context, course)))
            if isinstance(action, lesson.judged):
                lived.attempt_results.append(lessons.assessment(lesson, context, action, best, game_ui_of(lesson.key)))
            lived.answers += 1
        match, news = play.apply(game, match, prompt.seat, action)
        new = heard(news, seat)
        if prompt.seat == seat:
            course = LessonProgress((*course.actions, action), (*course.heard, new))
        else:
            course = LessonProgress(course.actions, (*course.heard[:-1], (*course.heard[-1], *new)))
    return lived
