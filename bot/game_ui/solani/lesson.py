"""Solani learned by playing: the first four of twelve rounds. [spec 13]"""

from bot.game_ui.base import PromptContext
from bot.game_ui.lesson import Lesson, LessonTip, near
from bot.game_ui.solani import names
from games.api import Action, Event
from games.solani import actions as do
from games.solani import events as told
from games.solani import suggestions
from games.solani.view import View

ROUNDS = 4
MARGIN = 0.75
"""Points that make no difference to a strong player's praise."""


def _round(number: int) -> LessonTip:
    """Return what is told when this round begins."""
    return LessonTip(
        key=f"round_{number}", heard=lambda event: isinstance(event, told.RoundBegan) and event.round == number
    )


def _drafted(event: Event) -> bool:
    return isinstance(event, told.Drafted | told.Traded) and event.seat == 0


def _traded(event: Event) -> bool:
    return isinstance(event, told.Traded) and event.seat == 0


def _surrounded(event: Event) -> bool:
    return isinstance(event, told.DarkSkySurrounded) and event.seat == 0


def _laid(event: Event) -> bool:
    return isinstance(event, told.BranchPlaced) and event.seat == 0


def _drafting(context: PromptContext) -> bool:
    return isinstance(context.legal[0], do.DraftTile)


def _circle_alone(context: PromptContext) -> bool:
    return not any(isinstance(action, do.PlaceBranch) for action in context.legal)


def _over(view: View) -> bool:
    return view.round > ROUNDS


def _as_good(context: PromptContext, own: Action, best: Action) -> bool:
    """Many answers are worth the same to a strong player, or nearly."""
    if own == best:
        return True
    return near(suggestions.suggestions(names.view_of(context), context.prompt, len(context.legal)), own, best, MARGIN)


def _suggested(context: PromptContext) -> Action | None:
    """Return the first answer that is suggested, if there is one."""
    found = suggestions.suggestions(names.view_of(context), context.prompt, 1)
    return found[0].action if found else None


def _why(context: PromptContext, own: Action, best: Action) -> str:
    match own, best:
        case do.DraftTile(), do.DraftTile(kind, _, trade):
            return "trade" if trade else f"draft_{kind}"
        case do.TakeSpecial(), do.DrawSpecials() if own == _suggested(context):
            return ""  # to draw unseen is never suggested: who follows a suggestion is not told to rather do that
        case do.PlaceBranch(), do.PlaceCircle():
            return "circle_first"
        case do.PlaceCircle(), do.PlaceBranch():
            return "branch_first"
    return type(best).__name__


LESSON = Lesson(
    key="solani",
    seed="0" * 32,
    minutes=10,
    over=_over,
    judged=(do.DraftTile, do.PlaceBranch, do.PlaceCircle, do.TakeSpecial, do.KeepSpecial, do.PlaceSpecial),
    as_good=_as_good,
    why=_why,
    tips=(
        *map(_round, range(2, ROUNDS + 1)),
        LessonTip(key="second", heard=_drafted, when=_drafting),
        LessonTip(key="branch", heard=_drafted, when=_drafting),
        LessonTip(key="traded", heard=_traded),
        LessonTip(key="laid", heard=_laid),
        LessonTip(key="surrounded", heard=_surrounded),
        LessonTip(key="draft", expects=(do.DraftTile,)),
        LessonTip(key="circle", expects=(do.PlaceCircle,), when=_circle_alone),
        LessonTip(key="special", expects=(do.TakeSpecial,), until=(do.TakeSpecial, do.DrawSpecials)),
        LessonTip(key="keep", expects=(do.KeepSpecial,)),
        LessonTip(key="place_special", expects=(do.PlaceSpecial,)),
    ),
)
