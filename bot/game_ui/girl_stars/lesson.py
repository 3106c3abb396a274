"""The Girl Who Made the Stars learned by playing: the first two of eight rounds. [spec 13]"""

from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import names
from bot.game_ui.lesson import Lesson, LessonTip, learner_event, near, round_began
from games.api import Action
from games.girl_stars import actions as do
from games.girl_stars import events as told
from games.girl_stars import suggestions

ROUNDS = 2
MARGIN = 0.5
"""What makes no difference to a strong player's praise, in VP."""


def _as_good(context: PromptContext, own: Action, best: Action) -> bool:
    """Many placements are worth the same to a strong player, or nearly."""
    return near(suggestions.suggestions(names.view_of(context), context.prompt, len(context.legal)), own, best, MARGIN)


def _why(context: PromptContext, own: Action, best: Action) -> str:
    match best:
        case do.TakeAsh(_, mode):
            return f"ash_{mode}"
        case do.OfferSingle() | do.OfferCard():
            return "offer"
    return type(best).__name__


LESSON = Lesson(
    key="girl_stars",
    seed="0" * 32,
    minutes=12,
    over=lambda view: bool(view.round > ROUNDS),
    judged=(
        do.PlaceTile,
        do.TakeAsh,
        do.Scout,
        do.Forage,
        do.OfferSingle,
        do.OfferCard,
        do.Stargaze,
        do.Recall,
        do.GainStardust,
    ),
    as_good=_as_good,
    why=_why,
    tips=(
        LessonTip(key="placed", heard=learner_event(told.TilePlaced)),
        LessonTip(key="light", heard=learner_event(told.LightCollected)),
        LessonTip(key="constellation", heard=learner_event(told.ConstellationCompleted)),
        LessonTip(key="area", heard=learner_event(told.AreasEnclosed)),
        LessonTip(key="connected", heard=lambda event: isinstance(event, told.SiteConnected)),
        LessonTip(key="foraged", heard=learner_event(told.Foraged)),
        LessonTip(key="gazing", heard=learner_event(told.VillagerStargazed)),
        LessonTip(key="round_2", heard=round_began(told.RoundBegan, ROUNDS)),
        LessonTip(key="tile", expects=(do.PlaceTile,)),
        LessonTip(key="ash", expects=(do.TakeAsh,)),
        LessonTip(
            key="actions",
            expects=(do.Scout, do.Stargaze, do.GainStardust),
            until=(do.Scout, do.Stargaze, do.GainStardust, do.Forage, do.OfferSingle, do.OfferCard, do.Recall),
        ),
        LessonTip(key="route", expects=(do.ScoutRoute,)),
        LessonTip(key="colour", expects=(do.ScoutColour, do.ScoutRest)),
    ),
)
