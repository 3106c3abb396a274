"""The workbench of a craft phase: what is held, all that is possible, the way to the end of the turn. [spec 13]"""

from collections.abc import Mapping, Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.crafting_cosmos import names, powers, spaces
from bot.game_ui.crafting_cosmos.energy import size_said
from bot.game_ui.crafting_cosmos.suggestions import TURN
from bot.game_ui.prompt_table import grouped, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, button_rows
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.components import NEBULA_SPACES
from games.crafting_cosmos.view import losses

END, LEAVE = "end", "e"
"""Paths: the ways to end the turn, ending it by stabilising life."""

IDEAS = 3
"""Number of the best moves that are shown as buttons."""

# -- the workbench -----------------------------------------------------------------------------------------------


def craft_panel(context: PromptContext) -> Panel:
    """Show the workbench: the best ideas, what is held, what is possible, cards, and the ways out."""
    best, kinds = _best(context), {move_menu.kind_of(one) for one in context.legal}
    ideas = tuple(
        context.button(
            one,
            spaces.reasoned(context, one, f"{number} · "),
            ButtonStyle.MAIN,
            at_once=isinstance(one, do.AcquirePower),  # says itself what it does
        )
        for number, one in enumerate(best, start=1)
    )
    stars = names.mine(context).pool.stars.items() if "PlaceStar" in kinds else ()
    pool = (
        *(_star(context, element, count) for element, count in stars if count),
        *(_step(context, kind) for kind in spaces.POOL if kind in kinds),
    )
    groups = tuple(_step(context, kind) for kind in spaces.KINDS if kind in kinds and kind not in spaces.POOL)
    lines = (generic.prompt_text(context), names.held(context), names.hand(context))
    rows = (ideas, *button_rows(pool), *button_rows(groups), *powers.card_menus(context), _out(context))
    return panel(lines, rows, sheet="workbench", marks=craft_marks(context, best))


def _best(context: PromptContext) -> list[Action]:
    """Return the best few moves that do not end the turn; each completed nebula appears with its best discard only."""
    if not context.suggestions:
        return []
    found = suggestions.suggestions(names.view_of(context), context.prompt, len(context.legal))
    actions = (one.action for one in found if not isinstance(one.action, do.EndCraft))
    alike = grouped(actions, lambda action: action.space if isinstance(action, do.CompleteNebula) else action)
    return [group[0] for group in alike.values()][:IDEAS]


def _star(context: PromptContext, element: str, count: int) -> Button:
    text = context.say("held_of", name=names.element(context.words, element), count=count)
    return Button(("c", spaces.STEP, spaces.ALL, "PlaceStar", element), text, emoji=names.STARS[element])


def _step(context: PromptContext, kind: str) -> Button:
    """Return the button of a kind of move, with the number of things that it uses up."""
    text, kind_ui = context.words(f"{names.GAME}.kind.{kind}"), spaces.KINDS[kind]
    if kind_ui.held is not None:
        text = context.say("held_of", name=text, count=kind_ui.held(names.mine(context)))
    return Button(("c", spaces.STEP, spaces.ALL, kind), text, kind_ui.style, kind_ui.icon)


def _out(context: PromptContext) -> tuple[Button, ...]:
    end = Button(("c", END), context.words(f"{names.GAME}.kind.EndCraft"), ButtonStyle.STOP, "🌙")
    return (*_turn_button(context), end, names.table_button(context))


def _turn_button(context: PromptContext) -> tuple[Button, ...]:
    return (Button(("c", TURN), context.say("turn"), emoji="🪄"),) if context.suggestions else ()


def craft_marks(context: PromptContext, best: Sequence[Action]) -> Mapping[str, str]:
    """Mark what can be used or completed; the best ideas by their numbers."""
    marks: dict[str, str] = {}
    for action in context.legal:
        match action:
            case do.CompleteNebula(space) | do.CreateAdvancedLife(space):
                marks[space] = ""
            case do.PlaceStar(element):
                marks[f"pool-{element}"] = ""
            case do.PlaceNebula(tile):
                marks[f"pool-{tile}"] = ""
            case do.ActivatePower(slot):
                marks[f"slot-{slot}"] = ""
    kinds = {move_menu.kind_of(one) for one in context.legal}
    marks |= {kind_ui.mark: "" for kind, kind_ui in spaces.KINDS.items() if kind in kinds and kind_ui.mark}
    for number, action in reversed(list(enumerate(best, start=1))):
        if space := names.space_of(action):
            marks[space] = str(number)
    return marks


# -- ending the turn ---------------------------------------------------------------------------------------------


def end_panel(context: PromptContext) -> Panel:
    """Return what would be lost, and offer every way to end the turn."""
    words, endings = context.words, grouped(context.moves(do.EndCraft), lambda one: one.omega)
    lines = (f"### {words(f'{names.GAME}.kind.EndCraft')}", lost_said(context), f"-# {words('bot.stands')}")
    nebulae = tuple(
        context.button(one, size_said(context, one.size), ButtonStyle.MAIN, names.NEBULA, at_once=True)
        for one in endings.get("nebula", ())
    )
    options = {
        one.space: context.option(one, one.space, names.nearby(context, one.space), names.PROTO)
        for one in endings.get("stabilize", ())
    }
    rows: tuple[Row, ...] = (
        nebulae,
        *spaces.arm_menus(context, lambda arm: ("c", LEAVE, *_arm(arm)), context.say("stabilize"), options),
        *(
            (context.button(one, words("bot.confirm"), ButtonStyle.STOP, at_once=True),)
            for one in endings.get(do.NONE, ())
        ),
        (*_turn_button(context), context.back()),
    )
    marks = {
        one.space or f"stack-{one.size}": "" for omega, some in endings.items() if omega != do.NONE for one in some
    }
    return panel(lines, rows, sheet="workbench", marks=marks)


def _arm(arm: str) -> tuple[str, ...]:
    return () if arm == spaces.ALL else (arm,)


def lost_said(context: PromptContext) -> str:
    """Warn of what ending the turn now would lose, and of crystals that wait."""
    words, found = context.words, losses(names.view_of(context), context.prompt.seat)
    lines = []
    if found.any:
        lines.append(f"{names.WARNING} {names.said(words, 'lost', things=names.lost(words, found))}")
    if found.waiting:
        lines.append(f"{names.CRYSTAL} {names.said(words, 'waiting', count=found.waiting)}")
    return "\n".join(lines) or names.said(words, "nothing_lost")


def leaving(context: PromptContext, space: str) -> str:
    """Return how much proto life creating advanced life here costs."""
    player = names.mine(context)
    keeps = "symbiosis" in player.flags
    gone = sum(player.life.get(side) == "proto" for side in NEBULA_SPACES[space].life)
    return context.say("leaving", count=0 if keeps else gone)


def craft_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a click on one of these panels; raises NoSuchPath."""
    match args, values:
        case (path,), () if path == END:
            return end_panel(context)
        case (path, *_), (token,) if path == LEAVE:
            return ProposedMoves((context.move_at(token),), confirmed=True)
    raise move_menu.NoSuchPath(".".join(args))
