"""The workbench of a craft phase: what is held, all that is possible, finishing, ending with a warning. [spec 13]"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.dialogue import general, menus
from bot.dialogue.face import Desk, index_of
from bot.dialogue.panels import Item, Panel, Pick, Plan, Row, Style, Tap, wide
from bot.faces.crafting_cosmos import powers, spaces, things
from bot.faces.crafting_cosmos.energy import size_said
from games.core.step import Action
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import advice, outlook
from games.crafting_cosmos.view import NEBULA_SPACES, losses

FINISH, END, LEAVE = "fin", "end", "e"
"""Paths: finish for me, the ways to end the turn, ending it by stabilising life."""

IDEAS = 3
"""So many of the best answers are buttons."""

SHOWN = 15
"""So many answers of a plan are listed."""

GROUPS: dict[str, str] = {
    "CompleteNebula": "✅",
    "CreateAdvancedLife": things.BEING,
    "ReleaseCrystal": things.CRYSTAL,
    "MakeSupernova": things.SUPERNOVA,
    "StabilizeLife": things.DNA,
    "MoveStar": things.GRAVITON,
    "MoveLife": things.GRAVITON,
}
"""Kinds of answers with a button of their own, and their signs."""


# -- the workbench -----------------------------------------------------------------------------------------------


def craft_panel(desk: Desk) -> Panel:
    """Show the workbench: the best ideas, what is held, what is possible, cards, and the ways out."""
    text = "\n".join(part for part in (general.question(desk), things.held(desk), things.hand(desk)) if part)
    best = _best(desk)
    rows = (_ideas(desk, best), *wide(_pool(desk)), *wide(_groups(desk)), *powers.card_menus(desk), _out(desk))
    return Panel(text, tuple(row for row in rows if row), sheet="workbench", marks=craft_marks(desk, best))


def _best(desk: Desk) -> list[Action]:
    """Return the best few answers, none of which ends the turn; each nebula is completed by the best discard alone."""
    best: dict[object, Action] = {}
    for one in advice.suggestions(things.view_of(desk), desk.prompt, len(desk.legal)):
        action = one.action
        if not isinstance(action, do.EndCraft):
            best.setdefault(action.space if isinstance(action, do.CompleteNebula) else action, action)
    return list(best.values())[:IDEAS]


def _ideas(desk: Desk, best: Sequence[Action]) -> tuple[Tap, ...]:
    return tuple(
        Tap(("a", index_of(desk, one)), f"{number} · {spaces.long(desk, one)}", Style.MAIN)
        for number, one in enumerate(best, start=1)
    )


def _pool(desk: Desk) -> tuple[Tap, ...]:
    """Return a button for each kind of thing that waits to be placed and has a place."""
    words, pool = desk.words, things.mine(desk).pool
    kinds = {menus.kind_of(one) for one in desk.legal}
    taps = []
    for name, count in pool.stars.items():
        if count and "PlaceStar" in kinds:
            text = f"{things.element(words, name)} ×{count}"
            taps.append(_step("PlaceStar", text, things.STARS[name], name))
    if "PlaceProtoLife" in kinds:
        text = f"{words(f'{things.GAME}.kind.PlaceProtoLife')} ×{pool.proto}"
        taps.append(_step("PlaceProtoLife", text, things.PROTO))
    if "PlaceNebula" in kinds:
        text = f"{words(f'{things.GAME}.kind.PlaceNebula')} ×{len(pool.tiles)}"
        taps.append(_step("PlaceNebula", text, things.NEBULA))
    return tuple(taps)


def _step(kind: str, text: str, sign: str, *chosen: str, style: Style = Style.PLAIN) -> Tap:
    return Tap(("c", spaces.STEP, spaces.ALL, kind, *chosen), text, style, sign)


def _groups(desk: Desk) -> tuple[Tap, ...]:
    counts = Counter(menus.kind_of(one) for one in desk.legal)
    return tuple(
        _step(kind, _group(desk, kind), sign, style=Style.GO if kind in _SCORING else Style.PLAIN)
        for kind, sign in GROUPS.items()
        if counts[kind]
    )


_SCORING = ("CompleteNebula", "CreateAdvancedLife", "ReleaseCrystal")


def _group(desk: Desk, kind: str) -> str:
    """Return a kind of answer with the number of things that it uses up."""
    player, name = things.mine(desk), desk.words(f"{things.GAME}.kind.{kind}")
    left = {
        "ReleaseCrystal": player.ready,
        "MakeSupernova": player.supernova,
        "StabilizeLife": player.dna,
        "MoveStar": player.graviton,
        "MoveLife": player.graviton,
    }
    return f"{name} ×{left[kind]}" if kind in left else name


def _out(desk: Desk) -> tuple[Tap, ...]:
    words, taps = desk.words, []
    if _left_to_do(desk):
        taps.append(Tap(("c", FINISH), things.said(words, "finish"), emoji="🪄"))
    taps.append(Tap(("c", END), words(f"{things.GAME}.kind.EndCraft"), Style.STOP, "🌙"))
    taps.append(things.table_tap(desk))
    return tuple(taps)


def craft_marks(desk: Desk, best: Sequence[Action]) -> Mapping[str, str]:
    """Mark what can be used or completed; the best ideas by their numbers."""
    marks: dict[str, str] = {}
    for action in desk.legal:
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
    marks |= {kinds[kind]: "" for kind in map(menus.kind_of, desk.legal) if kind in kinds}
    for number, action in reversed(list(enumerate(best, start=1))):
        space = getattr(action, "space", "")
        if things.is_space(space):
            marks[space] = str(number)
    return marks


# -- finish for me -----------------------------------------------------------------------------------------------


def _left_to_do(desk: Desk) -> bool:
    """Say whether there is anything that a plan would do in any case."""
    return any(isinstance(one, advice.DUE) for one in desk.legal)


def _plan(desk: Desk) -> tuple[Action, ...]:
    """Return what places and uses all that is left, one after the other."""
    return advice.finish(things.view_of(desk), desk.prompt.seat)


def finish_panel(desk: Desk) -> Panel | Plan:
    """Show the galaxy as it would be with all that is left placed, and ask."""
    plan, words, view = _plan(desk), desk.words, things.view_of(desk)
    if not plan:
        raise menus.NoSuchPath(FINISH)
    then = outlook.preview(view, desk.prompt.seat, plan)
    lines = [f"{number}. {spaces.plainly(desk, one)}" for number, one in enumerate(plan[:SHOWN], start=1)]
    if len(plan) > SHOWN:
        lines.append(f"… +{len(plan) - SHOWN}")
    before, later = (one.players[desk.prompt.seat].score for one in (view, then))
    title = f"### {things.said(words, 'finish')}"
    change = things.said(words, "score", before=before, after=later)
    unused = things.lost(words, losses(then, desk.prompt.seat))
    note = f"-# {things.WARNING} {things.said(words, 'still', things=unused)}" if unused else ""
    taps = (
        Tap(("c", FINISH, "go"), words("bot.confirm"), Style.GO, "✅"),
        Tap(("move",), words("bot.back")),
    )
    result = "\n".join(part for part in (change, note) if part)
    text = "\n".join((title, *lines, "", result))  # an empty line ends the list
    return Panel(text, (taps,), sheet="workbench", marks=_changed(plan), seen=then)


def _changed(plan: Sequence[Action]) -> Mapping[str, str]:
    """Ring everything that a plan changes."""
    spaces_named = [getattr(one, "space", "") for one in plan]
    return {f"new-{space}": "" for space in spaces_named if things.is_space(space)}


# -- ending the turn ---------------------------------------------------------------------------------------------


def end_panel(desk: Desk) -> Panel:
    """Say what would be lost, and offer every way to end the turn."""
    words = desk.words
    endings = [one for one in desk.legal if isinstance(one, do.EndCraft)]
    title = f"### {words(f'{things.GAME}.kind.EndCraft')}"
    text = "\n".join(part for part in (title, lost_said(desk), f"-# {words('bot.stands')}") if part)
    nebulae = tuple(
        Tap(("y", index_of(desk, one)), size_said(desk, one), Style.MAIN, things.NEBULA)
        for one in endings
        if one.omega == "nebula"
    )
    rows: list[Row] = [nebulae, *_stabilising(desk, endings)]
    none = [one for one in endings if one.omega == do.NONE]
    rows += [(Tap(("y", index_of(desk, one)), words("bot.confirm"), Style.STOP),) for one in none]
    last = [Tap(("move",), words("bot.back"))]
    if _left_to_do(desk):
        last.insert(0, Tap(("c", FINISH), things.said(words, "finish"), emoji="🪄"))
    marks = {one.space or f"stack-{one.size}": "" for one in endings if one.omega != do.NONE}
    return Panel(text, tuple(row for row in (*rows, tuple(last)) if row), sheet="workbench", marks=marks)


def _stabilising(desk: Desk, endings: Sequence[do.EndCraft]) -> tuple[Row, ...]:
    """Return menus of the proto life that may become stable: one, or one for each arm."""
    ways = [one for one in endings if one.omega == "stabilize"]
    items = [(one, Item(index_of(desk, one), one.space, things.nearby(desk, one.space), things.PROTO)) for one in ways]
    hint = things.said(desk.words, "stabilize")
    if len(items) <= menus.PAGE:
        return (Pick(("c", LEAVE), hint, tuple(item for _, item in items)),) if items else ()
    arms = dict.fromkeys(things.arm_of(one.space) for one in ways)
    return tuple(
        Pick(
            ("c", LEAVE, arm),
            f"{desk.words(f'{things.GAME}.arm.{arm}')}: {hint}",
            tuple(item for one, item in items if things.arm_of(one.space) == arm),
        )
        for arm in sorted(arms)
    )


def lost_said(desk: Desk) -> str:
    """Warn of what ending the turn now would lose, and of crystals that wait."""
    words, found = desk.words, losses(things.view_of(desk), desk.prompt.seat)
    lines = []
    if found.any:
        lines.append(f"{things.WARNING} {things.said(words, 'lost', things=things.lost(words, found))}")
    if found.waiting:
        lines.append(f"{things.CRYSTAL} {things.said(words, 'waiting', count=found.waiting)}")
    return "\n".join(lines) or things.said(words, "nothing_lost")


def leaving(desk: Desk, space: str) -> str:
    """Return how much proto life creating advanced life here costs."""
    player = things.mine(desk)
    keeps = "symbiosis" in player.flags
    gone = sum(player.life.get(side) == "proto" for side in NEBULA_SPACES[space].life)
    return things.said(desk.words, "leaving", count=0 if keeps else gone)


def craft_turn(desk: Desk, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | Plan:
    """Go on after a tap on one of these panels; raises NoSuchPath."""
    match args, values:
        case (path,), () if path == FINISH:
            return finish_panel(desk)
        case (path, "go"), () if path == FINISH and (plan := _plan(desk)):
            return Plan(plan, sure=True)
        case (path,), () if path == END:
            return end_panel(desk)
        case (path, *_), (token,) if path == LEAVE:
            return Plan((desk.legal[menus.number(token, len(desk.legal))],), sure=True)
    raise menus.NoSuchPath(".".join(args))
