"""Hoshitsukuri learned by playing: the way of a comet to space 14, where most have made their first Sun. [spec 13]"""

from bot.game_ui.base import PromptContext
from bot.game_ui.hoshitsukuri.picks import view_of
from bot.game_ui.lesson import Lesson, LessonTip, learner_event
from games.api import Action
from games.hoshitsukuri import actions as do
from games.hoshitsukuri import events as told
from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.view import View

FAR = 14
"""The space on the orbit where the lesson ends, after about four turns."""

HALF = 7


def _field(context: PromptContext) -> bool:
    return bool(view_of(context).field)


def _over(view: View) -> bool:
    return view.players[0].space >= FAR and not (view.active == 0 and view.field)


def _plain(action: Action) -> bool:
    return isinstance(action, do.Play) and not any(
        CARDS[kind].generates or CARDS[kind].coloured for kind in action.cards
    )


def _as_good(_: PromptContext, own: Action, best: Action) -> bool:
    """In which order cards without a colour and without effects are played makes no difference."""
    return _plain(own) and _plain(best)


def _why_play(own: tuple[str, ...], best: tuple[str, ...]) -> str:
    stops, stopped = (any(CARDS[kind].generates for kind in kinds) for kinds in (own, best))
    if stops != stopped:
        return "play_on" if stops else "stop"
    if len(best) > len(own):
        return "together"
    more = sum(CARDS[kind].fragments for kind in best) > sum(CARDS[kind].fragments for kind in own)
    return "more" if more else "later"


def _why(_: PromptContext, own: Action, best: Action) -> str:
    match own, best:
        case do.Play(mine), do.Play(theirs):
            return _why_play(mine, theirs)
        case _, do.Generate(kind):
            return "points" if CARDS[kind].vp else "engine"
    return type(best).__name__


LESSON = Lesson(
    key="hoshitsukuri",
    seed="0" * 32,
    minutes=8,
    over=_over,
    judged=(do.Play, do.Generate, do.Pass, do.Add, do.Trash, do.Gain, do.Discard, do.Decline),
    as_good=_as_good,
    why=_why,
    tips=(
        LessonTip(key="again", heard=learner_event(told.Played), when=_field),
        LessonTip(key="created", heard=learner_event(told.Generated)),
        LessonTip(key="points", heard=learner_event(told.Generated, when=lambda made: CARDS[made.card].vp > 0)),
        LessonTip(key="colour", heard=learner_event(told.Generated, when=lambda made: CARDS[made.card].coloured)),
        LessonTip(key="order", heard=lambda event: isinstance(event, told.TurnBegan) and event.seat != 0),
        LessonTip(key="shuffled", heard=learner_event(told.Shuffled)),
        LessonTip(key="half", heard=learner_event(told.Moved, when=lambda moved: moved.space >= HALF)),
        LessonTip(key="play", expects=(do.Play,)),
        LessonTip(key="create", expects=(do.Generate,), until=(do.Generate, do.Pass)),
        LessonTip(key="add", expects=(do.Add,), until=(do.Add, do.Decline)),
        LessonTip(key="trash", expects=(do.Trash,), until=(do.Trash, do.Decline)),
        LessonTip(key="gain", expects=(do.Gain,), until=(do.Gain, do.Decline)),
        LessonTip(key="discard", expects=(do.Discard,), until=(do.Discard, do.Decline)),
        LessonTip(key="effects", expects=(do.ResolveAll,), until=(do.ResolveAll, do.Resolve)),
    ),
)
