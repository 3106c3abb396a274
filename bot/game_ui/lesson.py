"""What a game offers to those who learn it by playing: a match with a known luck, and what is said on the way."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from bot.game_ui.base import GameUI, PromptContext, named, no_marks, no_words
from bot.ui_kit.panels import truncate
from games.api import Action, Event, Seat, ai, discovery

NAME = 200
"""So many characters are shown of what an answer is called."""

AT_ONCE = 2
"""So many things that have happened are explained at one question, beside what it asks itself."""

Kinds = tuple[type[Action], ...]


def always(_: PromptContext) -> bool:
    """Hold at every question."""
    return True


class LessonTip(Struct, frozen=True, kw_only=True):
    """Something that is told once: `<game>.lesson.<key>`.

    It is told beside a question that one of the kinds `expects` answers, until the learner has given an answer of these
    kinds (or of `until`, where that is not empty); or when something was `heard` for the first time. `when` limits it
    to questions where it makes sense, `marks` puts letters on the picture where it points at something.
    """

    key: str
    expects: Kinds = ()
    heard: Callable[[Event], bool] | None = None
    until: Kinds = ()
    when: Callable[[PromptContext], bool] = always
    marks: Callable[[PromptContext], Mapping[str, str]] = no_marks


class Lesson(Struct, frozen=True, kw_only=True):
    """How a game is learned: at a table for `seats` with this seed, the learner in `seat`, in about `minutes`.

    `over` says of the learner's view that all is taught. Answers of the kinds `judged` are compared with what a strong
    computer player would answer: `as_good` says of two answers that neither is worse than the other, `why` names the
    reason for the second, `<game>.lesson.why.<reason>` (empty: they cannot be compared); `called` may name an answer
    better than its label does. There are `<game>.lesson.welcome` and `<game>.lesson.end`.
    """

    key: str
    seed: str
    minutes: int
    tips: tuple[LessonTip, ...]
    over: Callable[[Any], bool]
    judged: Kinds
    why: Callable[[PromptContext, Action, Action], str] = lambda _, __, best: type(best).__name__
    as_good: Callable[[PromptContext, Action, Action], bool] = lambda _, own, best: own == best
    called: Callable[[PromptContext, Action], str] = no_words
    seats: int = 2
    seat: Seat = 0
    options: Mapping[str, str] = {}


class LessonProgress(Struct, frozen=True):
    """How far somebody is in a lesson: the answers given; what was heard before each of them, and since the last."""

    actions: tuple[Action, ...] = ()
    heard: tuple[tuple[Event, ...], ...] = ((),)


def learner_event(*kinds: type[Any], when: Callable[[Any], bool] = lambda _: True) -> Callable[[Event], bool]:
    """Return a check for events of these kinds that concern the learner's pieces, in seat 0."""

    def found(event: Any) -> bool:
        return isinstance(event, kinds) and event.seat == 0 and when(event)

    return found


def round_began(kind: type[Any], number: int) -> Callable[[Event], bool]:
    """Return a check for the beginning of the round of this number."""
    return lambda event: isinstance(event, kind) and event.round == number


@cache
def lessons() -> dict[str, Lesson]:
    """Return the lesson of every game that has one, by its key."""
    found = (getattr(import_module(room), "LESSON", None) for room in discovery.game_packages("bot.game_ui").values())
    return {lesson.key: lesson for lesson in found if lesson is not None}


def due_tips(lesson: Lesson, context: PromptContext, progress: LessonProgress) -> tuple[LessonTip, ...]:
    """Return the notes that are to be told now: first about what has happened, then about what is asked."""
    told = [tip for tip in _heard(lesson, progress) if tip.when(context)]
    return (*told, *(tip for tip in lesson.tips if _is_due(tip, context, progress) and tip.when(context)))


def _heard(lesson: Lesson, progress: LessonProgress) -> list[LessonTip]:
    """Return the notes about what has happened that are told now, as it happened: of many the newest, others when there
    is time.
    """
    left, now, later = [tip for tip in lesson.tips if tip.heard], list[LessonTip](), list[LessonTip]()
    order = list[str]()
    for events in progress.heard:
        found = dict.fromkeys(tip.key for event in events for tip in left if tip.heard and tip.heard(event))
        fresh = [tip for tip in left if tip.key in found]
        left = [tip for tip in left if tip.key not in found]
        order += found
        later = fresh + later
        now, later = later[:AT_ONCE], later[AT_ONCE:]
    return sorted(now, key=lambda tip: order.index(tip.key))


def _is_due(tip: LessonTip, context: PromptContext, progress: LessonProgress) -> bool:
    if not any(isinstance(action, tip.expects) for action in context.legal):
        return False
    return not any(isinstance(action, tip.until or tip.expects) for action in progress.actions)


def tips_text(lesson: Lesson, context: PromptContext, progress: LessonProgress) -> str:
    """Return what is to be said at a question, as a quotation; nothing where all is known."""
    keys = ["welcome"] if not progress.actions else []
    keys += [tip.key for tip in due_tips(lesson, context, progress)]
    text = "\n".join(context.words(f"{lesson.key}.lesson.{key}") for key in keys)
    return quoted(text)


def near(found: Iterable[ai.Suggestion], own: Action, best: Action, margin: float) -> bool:
    """Say whether two answers that a strong player would think of are worth the same but for this margin."""
    worths = {suggestion.action: suggestion.worth for suggestion in found}
    return own in worths and best in worths and worths[own] >= worths[best] - margin


def marked(lesson: Lesson, context: PromptContext, progress: LessonProgress) -> dict[str, str]:
    """Return what the notes of a question point at on the picture."""
    found: dict[str, str] = {}
    for tip in due_tips(lesson, context, progress):
        found |= tip.marks(context)
    return found


def both(expects: Mapping[str, str], pointed: Mapping[str, str]) -> dict[str, str]:
    """Return the marks of a question together with those of its notes; where both are, they stand side by side."""
    together = {key: " ".join(filter(None, (expects[key], pointed[key]))) for key in expects if key in pointed}
    return {**pointed, **expects, **together}


def quoted(text: str) -> str:
    """Return a text as a quotation, which stands apart from what is asked."""
    return "\n".join(f"> {line}" for line in text.split("\n")) if text else ""


def assessment(lesson: Lesson, context: PromptContext, own: Action, best: Action, game_ui: GameUI) -> str:
    """Return how an answer compares with what a strong player would answer; nothing where that is no question."""
    if own == best:
        return context.words("bot.lesson.same")
    reason = lesson.why(context, own, best)
    if not reason:
        return ""
    if lesson.as_good(context, own, best):
        return context.words("bot.lesson.fine")
    name = truncate(lesson.called(context, best) or named(context, best, game_ui), NAME)
    return context.words("bot.lesson.better", best=name, reason=context.words(f"{lesson.key}.lesson.why.{reason}"))
