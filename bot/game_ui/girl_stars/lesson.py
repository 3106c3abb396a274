"""The Girl Who Made the Stars learned by playing: the first two of eight rounds. [spec 13]"""

from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import names
from bot.game_ui.lesson import Lesson, LessonTip, near
from games.api import Action, Event
from games.girl_stars import actions as do
from games.girl_stars import events as told
from games.girl_stars import suggestions
from games.girl_stars.view import View

ROUNDS = 2
MARGIN = 0.5
"""What makes no difference to a strong player's praise, in VP."""


def _round_two(event: Event) -> bool:
    return isinstance(event, told.RoundBegan) and event.round == ROUNDS


def _placed(event: Event) -> bool:
    return isinstance(event, told.TilePlaced) and event.seat == 0


def _lit(event: Event) -> bool:
    return isinstance(event, told.LightCollected) and event.seat == 0


def _completed(event: Event) -> bool:
    return isinstance(event, told.ConstellationCompleted) and event.seat == 0


def _enclosed(event: Event) -> bool:
    return isinstance(event, told.AreasEnclosed) and event.seat == 0


def _connected(event: Event) -> bool:
    return isinstance(event, told.SiteConnected)


def _foraged(event: Event) -> bool:
    return isinstance(event, told.Foraged) and event.seat == 0


def _gazing(event: Event) -> bool:
    return isinstance(event, told.VillagerStargazed) and event.seat == 0


def _over(view: View) -> bool:
    return view.round > ROUNDS


def _as_good(context: PromptContext, own: Action, best: Action) -> bool:
    """Many placements are worth the same to a strong player, or nearly."""
    if own == best:
        return True
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
    over=_over,
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
        LessonTip(key="placed", heard=_placed),
        LessonTip(key="light", heard=_lit),
        LessonTip(key="constellation", heard=_completed),
        LessonTip(key="area", heard=_enclosed),
        LessonTip(key="connected", heard=_connected),
        LessonTip(key="foraged", heard=_foraged),
        LessonTip(key="gazing", heard=_gazing),
        LessonTip(key="round_2", heard=_round_two),
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
