"""Lessons: matches with a fixed seed, with tips on the way and an assessment of moves."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from bot.game_ui.base import GameUI, PromptContext, named, no_marks, no_words
from bot.ui_kit.panels import truncate
from games.api import Action, Event, Seat, ai, discovery

MOVE_NAME_LENGTH = 200
"""Maximum length of a move's name in characters."""

MOST_EXPLAINED_EVENTS = 2
"""Maximum number of events that are explained at one prompt, in addition to the prompt itself."""

Kinds = tuple[type[Action], ...]


def always(_: PromptContext) -> bool:
    """Return True at every prompt."""
    return True


class LessonTip(Struct, frozen=True, kw_only=True):
    """A tip that is shown once: the text `<game>.lesson.<key>`.

    It is shown at prompts with a legal move of the kinds in `expects`, until the learner has made a move of these
    kinds (or of those in `until`, if there are any). A tip with `heard` is shown after the first such event. `when`
    limits it to some prompts, `marks` puts letters on the picture.
    """

    key: str
    expects: Kinds = ()
    heard: Callable[[Event], bool] | None = None
    until: Kinds = ()
    when: Callable[[PromptContext], bool] = always
    marks: Callable[[PromptContext], Mapping[str, str]] = no_marks


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson: a table for `seats` with this seed and the learner in `seat`, for about `minutes`.

    `over` returns whether the lesson ends with this view. Moves of the kinds in `judged` are compared with that of a
    strong computer player: `as_good` returns whether neither move is worse, `why` is the reason for the second one,
    with the text `<game>.lesson.why.<reason>` (empty: they cannot be compared). `move_name` may name a move better than
    its label. The first and the last text are `<game>.lesson.welcome` and `<game>.lesson.end`.
    """

    key: str
    seed: str
    minutes: int
    tips: tuple[LessonTip, ...]
    over: Callable[[Any], bool]
    judged: Kinds
    why: Callable[[PromptContext, Action, Action], str] = lambda _, __, best: type(best).__name__
    as_good: Callable[[PromptContext, Action, Action], bool] = lambda *_: False
    move_name: Callable[[PromptContext, Action], str] = no_words
    seats: int = 2
    seat: Seat = 0
    options: Mapping[str, str] = {}


class LessonProgress(Struct, frozen=True):
    """The progress of a learner: the moves made, the events before each of them, and those since the last."""

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
    """Return the tips that are due: first about events, then about the prompt."""
    told = [tip for tip in _heard(lesson, progress) if tip.when(context)]
    return (*told, *(tip for tip in lesson.tips if _is_due(tip, context, progress) and tip.when(context)))


def _heard(lesson: Lesson, progress: LessonProgress) -> list[LessonTip]:
    """Return the tips about events that are due, in the order of the events.

    Of many, the newest are shown first and the others at later prompts.
    """
    left, now, later = [tip for tip in lesson.tips if tip.heard], list[LessonTip](), list[LessonTip]()
    order = list[str]()
    for events in progress.heard:
        found = dict.fromkeys(tip.key for event in events for tip in left if tip.heard and tip.heard(event))
        fresh = [tip for tip in left if tip.key in found]
        left = [tip for tip in left if tip.key not in found]
        order += found
        later = fresh + later
        now, later = later[:MOST_EXPLAINED_EVENTS], later[MOST_EXPLAINED_EVENTS:]
    return sorted(now, key=lambda tip: order.index(tip.key))


def _is_due(tip: LessonTip, context: PromptContext, progress: LessonProgress) -> bool:
    if not any(isinstance(action, tip.expects) for action in context.legal):
        return False
    return not any(isinstance(action, tip.until or tip.expects) for action in progress.actions)


def tips_text(lesson: Lesson, context: PromptContext, progress: LessonProgress) -> str:
    """Return the tips of a prompt as a quotation; empty if none is due."""
    keys = ["welcome"] if not progress.actions else []
    keys += [tip.key for tip in due_tips(lesson, context, progress)]
    text = "\n".join(context.words(f"{lesson.key}.lesson.{key}") for key in keys)
    return quoted(text)


def near(found: Iterable[ai.Suggestion], own: Action, best: Action, margin: float) -> bool:
    """Return whether two moves that a strong player considers differ in worth by at most this margin."""
    worths = {suggestion.action: suggestion.worth for suggestion in found}
    return own in worths and best in worths and worths[own] >= worths[best] - margin


def marked(lesson: Lesson, context: PromptContext, progress: LessonProgress) -> dict[str, str]:
    """Return the marks of the tips of a prompt."""
    found: dict[str, str] = {}
    for tip in due_tips(lesson, context, progress):
        found |= tip.marks(context)
    return found


def both(expects: Mapping[str, str], pointed: Mapping[str, str]) -> dict[str, str]:
    """Return the marks of a prompt and of its tips; two marks of one place are joined by a space."""
    together = {key: " ".join(filter(None, (expects[key], pointed[key]))) for key in expects if key in pointed}
    return {**pointed, **expects, **together}


def quoted(text: str) -> str:
    """Return a text as a quotation, to separate it from the prompt."""
    return "\n".join(f"> {line}" for line in text.split("\n")) if text else ""


def assessment(lesson: Lesson, context: PromptContext, own: Action, best: Action, game_ui: GameUI) -> str:
    """Return how a move compares with that of a strong player; empty if they cannot be compared."""
    if own == best:
        return context.words("bot.lesson.same")
    reason = lesson.why(context, own, best)
    if not reason:
        return ""
    if lesson.as_good(context, own, best):
        return context.words("bot.lesson.fine")
    name = truncate(lesson.move_name(context, best) or named(context, best, game_ui), MOVE_NAME_LENGTH)
    return context.words("bot.lesson.better", best=name, reason=context.words(f"{lesson.key}.lesson.why.{reason}"))
