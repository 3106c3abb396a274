"""The workbench of a craft phase: what is held, all that is possible, the way to the end of the turn. [spec 13]"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.crafting_cosmos import names, powers, spaces
from bot.game_ui.crafting_cosmos.energy import size_said
from bot.game_ui.crafting_cosmos.suggestions import TURN
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.api import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions
from games.crafting_cosmos.view import NEBULA_SPACES, losses

END, LEAVE = "end", "e"
"""Paths: the ways to end the turn, ending it by stabilising life."""

IDEAS = 3
"""So many of the best answers are buttons."""

GROUPS: dict[str, str] = {
    "CompleteNebula": names.COMPLETE,
    "CreateAdvancedLife": names.BEING,
    "ReleaseCrystal": names.CRYSTAL,
    "MakeSupernova": names.SUPERNOVA,
    "StabilizeLife": names.DNA,
    "MoveStar": names.GRAVITON,
    "MoveLife": names.GRAVITON,
}
"""Kinds of answers with a button of their own, and their signs."""


# -- the workbench -----------------------------------------------------------------------------------------------


def craft_panel(context: PromptContext) -> Panel:
    """Show the workbench: the best ideas, what is held, what is possible, cards, and the ways out."""
    text = "\n".join(part for part in (generic.prompt_text(context), names.held(context), names.hand(context)) if part)
    best = _best(context)
    rows = (
        _ideas(context, best),
        *button_rows(_pool(context)),
        *button_rows(_groups(context)),
        *powers.card_menus(context),
        _out(context),
    )
    return Panel(text, tuple(row for row in rows if row), sheet="workbench", marks=craft_marks(context, best))


def _best(context: PromptContext) -> list[Action]:
    """Return the best few answers, none of which ends the turn; each nebula is completed by the best discard alone."""
    best: dict[object, Action] = {}
    if not context.suggestions:
        return []
    for one in suggestions.suggestions(names.view_of(context), context.prompt, len(context.legal)):
        action = one.action
        if not isinstance(action, do.EndCraft):
            best.setdefault(action.space if isinstance(action, do.CompleteNebula) else action, action)
    return list(best.values())[:IDEAS]


def _ideas(context: PromptContext, best: Sequence[Action]) -> tuple[Button, ...]:
    return tuple(
        Button(
            (spaces.verb(one), index_of(context, one)), spaces.reasoned(context, one, f"{number} · "), ButtonStyle.MAIN
        )
        for number, one in enumerate(best, start=1)
    )


def _pool(context: PromptContext) -> tuple[Button, ...]:
    """Return a button for each kind of thing that waits to be placed and has a place."""
    words, pool = context.words, names.mine(context).pool
    kinds = {move_menu.kind_of(one) for one in context.legal}
    buttons = []
    for name, count in pool.stars.items():
        if count and "PlaceStar" in kinds:
            text = names.said(words, "held_of", name=names.element(words, name), count=count)
            buttons.append(_step("PlaceStar", text, names.STARS[name], name))
    if "PlaceProtoLife" in kinds:
        text = names.said(words, "held_of", name=words(f"{names.GAME}.kind.PlaceProtoLife"), count=pool.proto)
        buttons.append(_step("PlaceProtoLife", text, names.PROTO))
    if "PlaceNebula" in kinds:
        text = names.said(words, "held_of", name=words(f"{names.GAME}.kind.PlaceNebula"), count=len(pool.tiles))
        buttons.append(_step("PlaceNebula", text, names.NEBULA))
    return tuple(buttons)


def _step(kind: str, text: str, icon: str, *chosen: str, style: ButtonStyle = ButtonStyle.PLAIN) -> Button:
    return Button(("c", spaces.STEP, spaces.ALL, kind, *chosen), text, style, icon)


def _groups(context: PromptContext) -> tuple[Button, ...]:
    counts = Counter(move_menu.kind_of(one) for one in context.legal)
    return tuple(
        _step(kind, _group(context, kind), icon, style=ButtonStyle.GO if kind in _SCORING else ButtonStyle.PLAIN)
        for kind, icon in GROUPS.items()
        if counts[kind]
    )


_SCORING = ("CompleteNebula", "CreateAdvancedLife", "ReleaseCrystal")


def _group(context: PromptContext, kind: str) -> str:
    """Return a kind of answer with the number of things that it uses up."""
    player, name = names.mine(context), context.words(f"{names.GAME}.kind.{kind}")
    left = {
        "ReleaseCrystal": player.ready,
        "MakeSupernova": player.supernova,
        "StabilizeLife": player.dna,
        "MoveStar": player.graviton,
        "MoveLife": player.graviton,
    }
    return names.said(context.words, "held_of", name=name, count=left[kind]) if kind in left else name


def _out(context: PromptContext) -> tuple[Button, ...]:
    end = Button(("c", END), context.words(f"{names.GAME}.kind.EndCraft"), ButtonStyle.STOP, "🌙")
    return (*_turn_button(context), end, names.table_button(context))


def _turn_button(context: PromptContext) -> tuple[Button, ...]:
    return (Button(("c", TURN), names.said(context.words, "turn"), emoji="🪄"),) if context.suggestions else ()


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
    kinds = {"PlaceProtoLife": "pool-proto", "ReleaseCrystal": "crystal", "MakeSupernova": "supernova"}
    kinds |= {"StabilizeLife": "dna", "MoveStar": "graviton", "MoveLife": "graviton"}
    marks |= {kinds[kind]: "" for kind in map(move_menu.kind_of, context.legal) if kind in kinds}
    for number, action in reversed(list(enumerate(best, start=1))):
        space = getattr(action, "space", "")
        if names.is_space(space):
            marks[space] = str(number)
    return marks


# -- ending the turn ---------------------------------------------------------------------------------------------


def end_panel(context: PromptContext) -> Panel:
    """Say what would be lost, and offer every way to end the turn."""
    words = context.words
    endings = [one for one in context.legal if isinstance(one, do.EndCraft)]
    title = f"### {words(f'{names.GAME}.kind.EndCraft')}"
    text = "\n".join(part for part in (title, lost_said(context), f"-# {words('bot.stands')}") if part)
    nebulae = tuple(
        Button(("y", index_of(context, one)), size_said(context, one), ButtonStyle.MAIN, names.NEBULA)
        for one in endings
        if one.omega == "nebula"
    )
    rows: list[Row] = [nebulae, *_stabilising(context, endings)]
    none = [one for one in endings if one.omega == do.NONE]
    rows += [(Button(("y", index_of(context, one)), words("bot.confirm"), ButtonStyle.STOP),) for one in none]
    last = (*_turn_button(context), Button(("move",), words("bot.back")))
    marks = {one.space or f"stack-{one.size}": "" for one in endings if one.omega != do.NONE}
    return Panel(text, tuple(row for row in (*rows, last) if row), sheet="workbench", marks=marks)


def _stabilising(context: PromptContext, endings: Sequence[do.EndCraft]) -> tuple[Row, ...]:
    """Return menus of the proto life that may become stable: one, or one for each arm."""
    ways = [one for one in endings if one.omega == "stabilize"]
    items = [
        (one, SelectOption(index_of(context, one), one.space, names.nearby(context, one.space), names.PROTO))
        for one in ways
    ]
    hint = names.said(context.words, "stabilize")
    if len(items) <= move_menu.PAGE:
        return (SelectMenu(("c", LEAVE), hint, tuple(item for _, item in items)),)
    arms = dict.fromkeys(names.arm_of(one.space) for one in ways)
    return tuple(
        SelectMenu(
            ("c", LEAVE, arm),
            f"{context.words(f'{names.GAME}.arm.{arm}')}: {hint}",
            tuple(item for one, item in items if names.arm_of(one.space) == arm),
        )
        for arm in sorted(arms)
    )


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
    return names.said(context.words, "leaving", count=0 if keeps else gone)


def craft_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Go on after a tap on one of these panels; raises NoSuchPath."""
    match args, values:
        case (path,), () if path == END:
            return end_panel(context)
        case (path, *_), (token,) if path == LEAVE:
            return ProposedMoves((context.legal[move_menu.number(token, len(context.legal))],), confirmed=True)
    raise move_menu.NoSuchPath(".".join(args))
