"""Solani learned by playing: the first four of twelve rounds. [spec 13]"""

from bot.game_ui.base import PromptContext
from bot.game_ui.lesson import Lesson, LessonTip, learner_event, near, round_began
from bot.game_ui.solani import names
from games.api import Action
from games.solani import actions as do
from games.solani import events as told
from games.solani import suggestions

ROUNDS = 4
MARGIN = 0.75
"""Points that make no difference to a strong player's praise."""


def _drafting(context: PromptContext) -> bool:
    return isinstance(context.legal[0], do.DraftTile)


def _circle_alone(context: PromptContext) -> bool:
    return not any(isinstance(action, do.PlaceBranch) for action in context.legal)


def _as_good(context: PromptContext, own: Action, best: Action) -> bool:
    """Many moves are worth the same to a strong player, or nearly."""
    return near(suggestions.suggestions(names.view_of(context), context.prompt, len(context.legal)), own, best, MARGIN)


def _suggested(context: PromptContext) -> Action | None:
    """Return the first move that is suggested, if there is one."""
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
    over=lambda view: bool(view.round > ROUNDS),
    judged=(do.DraftTile, do.PlaceBranch, do.PlaceCircle, do.TakeSpecial, do.KeepSpecial, do.PlaceSpecial),
    as_good=_as_good,
    why=_why,
    tips=(
        *(LessonTip(key=f"round_{one}", heard=round_began(told.RoundBegan, one)) for one in range(2, ROUNDS + 1)),
        LessonTip(key="second", heard=learner_event(told.Drafted, told.Traded), when=_drafting),
        LessonTip(key="branch", heard=learner_event(told.Drafted, told.Traded), when=_drafting),
        LessonTip(key="traded", heard=learner_event(told.Traded)),
        LessonTip(key="laid", heard=learner_event(told.BranchPlaced)),
        LessonTip(key="surrounded", heard=learner_event(told.DarkSkySurrounded)),
        LessonTip(key="draft", expects=(do.DraftTile,)),
        LessonTip(key="circle", expects=(do.PlaceCircle,), when=_circle_alone),
        LessonTip(key="special", expects=(do.TakeSpecial,), until=(do.TakeSpecial, do.DrawSpecials)),
        LessonTip(key="keep", expects=(do.KeepSpecial,)),
        LessonTip(key="place_special", expects=(do.PlaceSpecial,)),
    ),
)
