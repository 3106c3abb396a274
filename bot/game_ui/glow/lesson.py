"""Glow learned by playing: the first three days in the Province of Shadows. [spec 13]"""

from collections.abc import Mapping

from bot.game_ui.base import PromptContext
from bot.game_ui.glow.names import mine, view_of
from bot.game_ui.lesson import Lesson, LessonTip, learner_event, round_began
from games.api import Action
from games.glow import actions as do
from games.glow import events as told
from games.glow.components import SPACES
from games.glow.view import TrackView

DAYS = 3


def _richest(context: PromptContext) -> Mapping[str, str]:
    """Put a star at the companions with most dice."""
    most = max((len(space.dice) for space in _offered(context)), default=0)
    return {space.element: "★" for space in _offered(context) if most and len(space.dice) == most}


def _offered(context: PromptContext) -> list[TrackView]:
    spaces = {action.space for action in context.moves(do.Recruit)}
    return [space for space in view_of(context).track if space.element in spaces]


def _villages(context: PromptContext) -> Mapping[str, str]:
    """Put a star at every village, where a camp can be placed."""
    return {name: "★" for name, space in SPACES.items() if space.light and name != mine(context).party}


def _why(context: PromptContext, own: Action, best: Action) -> str:
    """Return why the strong player's move is better: by what both would do."""
    match own, best:
        case do.Recruit(mine), do.Recruit(theirs):
            dice = {space.element: len(space.dice) for space in view_of(context).track}
            return "recruit_dice" if dice[theirs] > dice[mine] else "recruit"
        case do.Reroll() | do.SetDie(), do.Reroll() | do.SetDie():
            return "other_dice"
        case do.Move(), do.Move():
            return "other_way"
    return type(best).__name__


def _move_name(context: PromptContext, action: Action) -> str:
    """Return the name of the companion on the space that the move names."""
    if not isinstance(action, do.Recruit | do.DismissCompanion):
        return ""
    space = next(space for space in view_of(context).track if space.element == action.space)
    return context.words(f"glow.companion.{space.companion}")


LESSON = Lesson(
    key="glow",
    seed="0" * 32,
    minutes=10,
    over=lambda view: bool(view.round > DAYS),
    judged=(do.Recruit, do.DismissCompanion, do.Reroll, do.KeepDice, do.Move, do.EndTravel, do.PlaceCamp),
    why=_why,
    move_name=_move_name,
    tips=(
        LessonTip(key="acted", heard=learner_event(told.Triggered)),
        LessonTip(key="left", heard=learner_event(told.CompanionLeft)),
        LessonTip(key="cursed", heard=learner_event(told.SpellReceived)),
        LessonTip(key="camp", heard=learner_event(told.Moved, when=lambda moved: SPACES[moved.space].light > 0)),
        LessonTip(key="camped", heard=learner_event(told.CampPlaced)),
        *(LessonTip(key=f"day_{day}", heard=round_began(told.RoundBegan, day)) for day in range(2, DAYS + 1)),
        LessonTip(key="adventurer", expects=(do.ChooseAdventurer,)),
        LessonTip(key="recruit", expects=(do.Recruit,), marks=_richest),
        LessonTip(key="dismiss", expects=(do.DismissCompanion,)),
        LessonTip(key="black_die", expects=(do.MoveBlackDie,)),
        LessonTip(key="reserve", expects=(do.ChooseReserveDie, do.ReturnDie)),
        LessonTip(key="dice", expects=(do.KeepDice,), until=(do.KeepDice, do.Reroll, do.SetDie)),
        LessonTip(key="revive", expects=(do.Revive, do.ReviveNobody)),
        LessonTip(key="order", expects=(do.ResolveAll, do.Resolve)),
        LessonTip(key="travel", expects=(do.EndTravel,), until=(do.EndTravel, do.Move, do.PlaceCamp), marks=_villages),
        LessonTip(key="skull", expects=(do.DiscardForSkull,)),
    ),
)
