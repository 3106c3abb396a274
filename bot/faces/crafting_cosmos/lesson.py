"""Crafting the Cosmos learned by playing: the first two rounds. [spec 13]"""

from collections.abc import Mapping

from bot.dialogue.face import Desk
from bot.dialogue.lesson import Lesson, Note, near
from bot.faces.crafting_cosmos import things
from games.core.step import Action, Event
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import advice
from games.crafting_cosmos import events as told
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


def _crafting(desk: Desk) -> bool:
    return desk.prompt.name == "Craft"


def _crystal(_: Desk) -> Mapping[str, str]:
    """Put a star at the end of the time chamber."""
    return {"crystal": "★"}


def _over(view: View) -> bool:
    return view.round > ROUNDS


def _as_good(desk: Desk, own: Action, best: Action) -> bool:
    """While crafting, what scores is done in any order; and many answers are worth nearly the same."""
    if own == best:
        return True
    found = advice.suggestions(things.view_of(desk), desk.prompt, len(desk.legal))
    worths = {one.action: one.worth for one in found}
    return (_crafting(desk) and worths.get(own, 0.0) >= MARGIN) or near(found, own, best, MARGIN)


def _why(_: Desk, own: Action, best: Action) -> str:
    match own, best:
        case do.EndCraft(), do.EndCraft():
            return "omega"
        case do.EndCraft(), _:
            return "still"
    return type(best).__name__


LESSON = Lesson(
    key="crafting_cosmos",
    seed="0" * 32,
    minutes=12,
    over=_over,
    judged=(
        do.ShiftEnergy,
        do.TakeEnergyCard,
        do.AcquirePower,
        do.ChoosePowerCard,
        do.PlaceNebula,
        do.PlaceStar,
        do.PlaceProtoLife,
        do.ScoreEnergySet,
        do.EndCraft,
    ),
    as_good=_as_good,
    why=_why,
    notes=(
        Note(key="collected", heard=_shifted),
        Note(key="acquired", heard=_acquired),
        Note(key="star", heard=_star),
        Note(key="life", heard=_life),
        Note(key="completed", heard=_completed),
        Note(key="released", heard=_released),
        Note(key="lost", heard=_lost),
        Note(key="round_2", heard=_round_two),
        Note(key="shift", asked=(do.ShiftEnergy,)),
        Note(key="stack", asked=(do.ChooseNebulaStack,)),
        Note(key="card", asked=(do.TakeEnergyCard,)),
        Note(
            key="craft",
            asked=(do.EndCraft,),
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
        Note(key="power", asked=(do.ChoosePowerCard,)),
        Note(key="omega", asked=(do.PlaceOmegaNebula,)),
    ),
)
