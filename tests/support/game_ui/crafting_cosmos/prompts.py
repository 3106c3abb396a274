"""Every question of Crafting the Cosmos on a table of its own, and the way through its panels."""

from collections.abc import Iterator

from bot.game_ui.base import GameUI, PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Button, Panel, ProposedMoves
from games.core.step import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import flow
from games.crafting_cosmos.effects import AimPower
from games.crafting_cosmos.star_targets import SecondEvolution, SecondRelocation
from games.crafting_cosmos.state import State
from tests.support.game_ui.prompts import answer_of, buttons, panel_of, picks, turned
from tests.support.games.crafting_cosmos import scene as put
from tests.support.games.scenario import Scene

GAME_UI: GameUI = game_ui_of("crafting_cosmos")


# -- tables ------------------------------------------------------------------------------------------------------


def full(seats: int = 2) -> State:
    """A table on which seat 0 has some of everything."""
    state = put.bare(seats)
    put.stars(state, "s19 H s24 He s28 He s31 C s27 C s23 O s05 H s01 H", turned="s05")
    put.life(state, proto="l21 l15 l27", stable="l14")
    put.nebula(state, "I", "n3_16")
    put.nebula(state, "E", "n1_05")
    return state


def rich() -> State:
    """Everything that a workbench can offer at once."""
    state = full()
    put.pool(state, held="H H He C O", proto=2, tiles="n1_01 n2_01")
    put.hand(state, "light light light light light time time gravity gravity chemistry")
    put.power(state, 1, "gravitational_collapse_2")
    put.power(state, 2, "cosmic_background_3")
    player = state.players[0]
    player.supernova, player.dna, player.graviton, player.ready = 2, 2, 3, 2
    state.crystals -= 2
    return state


def shifting() -> Scene:
    return put.begin(put.energy(put.dealt(2), light="D 0", time="D 1", gravity="D", chemistry="D"), flow.Shift(0))


def stack() -> Scene:
    return put.begin(full(), flow.ChooseStack(0))


def taking() -> Scene:
    return put.begin(full(), flow.TakeCard(0, 3), flow.TakeCard(0, 1))


def crafting() -> Scene:
    return put.crafting(rich())


def aiming(power: str = "gravity_assist") -> Scene:
    return put.begin(full(), AimPower(0, power, ("light",)))


def again() -> Scene:
    return put.begin(full(), SecondRelocation(0))


def evolving() -> Scene:
    return put.begin(full(), SecondEvolution(0, "s19"))


def looking() -> Scene:
    return put.begin(full(), AimPower(0, "cosmic_inflation", ("light",))).answer(do.TargetStack(2))


def buying() -> Scene:
    return crafting().answer(do.AcquirePower(4, "light"))


def ending() -> Scene:
    return crafting().answer(do.EndCraft("nebula", 3))


def surplus() -> Scene:
    state = full()
    put.hand(state, "light light light light time time time gravity gravity chemistry chemistry chemistry")
    return put.begin(state, flow.EndTurn(0))


QUESTIONS = {
    "Shift": shifting,
    "ChooseStack": stack,
    "TakeCard": taking,
    "Craft": crafting,
    "AimPower": aiming,
    "SecondRelocation": again,
    "SecondEvolution": evolving,
    "KeepOneTile": looking,
    "ChoosePower": buying,
    "PlaceOmega": ending,
    "ChooseSurplus": surplus,
}


# -- walking through panels --------------------------------------------------------------------------------------


def label_of(context: PromptContext, start: str) -> Button:
    """The first button of a question that begins so."""
    return next(button for button in buttons(panel_of(context)) if button.label.startswith(start))


def leads(context: PromptContext, panel: Panel) -> Iterator[Panel | ProposedMoves]:
    """Where each tap on a panel leads; the give-up menu is walked in its own test."""
    for button in buttons(panel):
        if button.path[0] in ("a", "y"):
            yield ProposedMoves((answer_of(context, button.path[1]),))
        elif button.path[0] == "c":
            yield turned(context, button.path)
    for pick in picks(panel):
        for item in pick.items if pick.least == 1 else ():
            if pick.path[0] in ("a", "y"):
                yield ProposedMoves((answer_of(context, item.value),))
            else:
                yield turned(context, pick.path, item.value)


def walk(context: PromptContext, most: int = 3) -> tuple[set[Action], list[Panel]]:
    """Every answer within so many taps, and every panel on the way."""
    found: set[Action] = set()
    panels, newest = [panel_of(context)], [panel_of(context)]
    known = {panels[0].text + repr(panels[0].rows)}
    for _ in range(most):
        later = []
        for panel in newest:
            for lead in leads(context, panel):
                if isinstance(lead, ProposedMoves):
                    found |= set(lead.actions) & set(context.legal)  # a plan goes on with what is not legal yet
                elif (icon := lead.text + repr(lead.rows)) not in known:
                    known.add(icon)
                    later.append(lead)
        panels += later
        newest = later
    return found, panels
