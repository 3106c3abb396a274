"""Crafting the Cosmos learned by playing: the first two rounds. [spec 13]"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.game_ui.base import PromptContext
from bot.game_ui.crafting_cosmos import names
from bot.game_ui.lesson import Lesson, LessonTip, learner_event, near, round_began
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import events as told
from games.crafting_cosmos import suggestions

ROUNDS = 2
MARGIN = 0.5
"""What makes no difference to a strong player's praise, in points."""


def _crystal(_: PromptContext) -> Mapping[str, str]:
    """Put a star at the end of the time chamber."""
    return {"crystal": "★"}


def _as_good(context: PromptContext, own: Action, best: Action) -> bool:
    """Many moves are worth nearly the same to a strong player."""
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
    over=lambda view: bool(view.round > ROUNDS),
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
        LessonTip(key="collected", heard=learner_event(told.EnergyShifted)),
        LessonTip(key="acquired", heard=learner_event(told.PowerAcquired)),
        LessonTip(key="star", heard=learner_event(told.StarPlaced)),
        LessonTip(key="life", heard=learner_event(told.ProtoLifePlaced)),
        LessonTip(key="completed", heard=learner_event(told.NebulaCompleted)),
        LessonTip(key="released", heard=learner_event(told.CrystalReleased)),
        LessonTip(key="lost", heard=learner_event(told.Lost)),
        LessonTip(key="round_2", heard=round_began(told.RoundBegan, ROUNDS)),
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
