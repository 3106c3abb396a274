"""Crafting the Cosmos learned by playing: the first two rounds. [spec 13]"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.game_ui.base import PromptContext
from bot.game_ui.crafting_cosmos import names
from bot.game_ui.lesson import Lesson, LessonTip, near
from games.api import Action, Event
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import events as told
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.view import View

ROUNDS = 2
MARGIN = 0.5
"""What makes no difference to a strong player's praise, in points."""


def _round_two(event: Event) -> bool:
    return isinstance(event, told.RoundBegan) and event.round == ROUNDS


def _shifted(event: Event) -> bool:
    return isinstance(event, told.EnergyShifted) and event.seat == 0


def _acquired(event: Event) -> bool:
    return isinstance(event, told.PowerAcquired) and event.seat == 0


def _star(event: Event) -> bool:
    return isinstance(event, told.StarPlaced) and event.seat == 0


def _life(event: Event) -> bool:
    return isinstance(event, told.ProtoLifePlaced) and event.seat == 0


def _completed(event: Event) -> bool:
    return isinstance(event, told.NebulaCompleted) and event.seat == 0


def _released(event: Event) -> bool:
    return isinstance(event, told.CrystalReleased) and event.seat == 0


def _lost(event: Event) -> bool:
    return isinstance(event, told.Lost) and event.seat == 0


def _crystal(_: PromptContext) -> Mapping[str, str]:
    """Put a star at the end of the time chamber."""
    return {"crystal": "★"}


def _over(view: View) -> bool:
    return view.round > ROUNDS


def _as_good(context: PromptContext, own: Action, best: Action) -> bool:
    """Many answers are worth nearly the same to a strong player."""
    alike = tuple(action for action in context.legal if isinstance(action, (type(best), do.EndCraft)))
    prompt = replace(context.prompt, legal=alike)  # the others need not be judged
    return near(suggestions.suggestions(names.view_of(context), prompt, len(alike)), own, best, MARGIN)


def _why(_: PromptContext, own: Action, best: Action) -> str:
    """Return why one action is better; what is crafted has no order, so kinds differ only where one is left out."""
    match own, best:
        case do.EndCraft(), do.EndCraft():
            return "omega"
        case do.EndCraft(), _:
            return "still"
    return type(best).__name__ if isinstance(own, type(best)) else ""


LESSON = Lesson(
    key="crafting_cosmos",
    seed="0" * 32,
    minutes=12,
    over=_over,
    judged=(
        do.ShiftEnergy,
        do.TakeEnergyCard,
        do.ChoosePowerCard,
        do.PlaceNebula,
        do.PlaceStar,
        do.PlaceProtoLife,
        do.EndCraft,
    ),
    as_good=_as_good,
    why=_why,
    tips=(
        LessonTip(key="collected", heard=_shifted),
        LessonTip(key="acquired", heard=_acquired),
        LessonTip(key="star", heard=_star),
        LessonTip(key="life", heard=_life),
        LessonTip(key="completed", heard=_completed),
        LessonTip(key="released", heard=_released),
        LessonTip(key="lost", heard=_lost),
        LessonTip(key="round_2", heard=_round_two),
        LessonTip(key="shift", expects=(do.ShiftEnergy,)),
        LessonTip(key="stack", expects=(do.ChooseNebulaStack,)),
        LessonTip(key="card", expects=(do.TakeEnergyCard,)),
        LessonTip(
            key="craft",
            expects=(do.EndCraft,),
            until=(
                do.PlaceNebula,
                do.PlaceStar,
                do.PlaceProtoLife,
                do.AcquirePower,
                do.EndCraft,
                do.MakeSupernova,
                do.StabilizeLife,
                do.MoveStar,
                do.MoveLife,
                do.ScoreEnergySet,
                do.ActivatePower,
            ),
            marks=_crystal,
        ),
        LessonTip(key="power", expects=(do.ChoosePowerCard,)),
        LessonTip(key="omega", expects=(do.PlaceOmegaNebula,)),
    ),
)
