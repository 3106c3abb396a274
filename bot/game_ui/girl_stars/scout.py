"""Scouting: a gate, the best path to it drawn on the map with costs and reward, other paths and colours if wished."""

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import dust, names
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.pagination import Page
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.core.step import Action
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.actions import Via
from games.girl_stars.components import COLOURS, Colour
from games.girl_stars.view import ScoutingView

SCOUT = "🔦"

LETTERS: dict[str, Colour] = {"r": "red", "b": "blue", "y": "yellow"}
NONE = "-"
"""The colours of a path that takes the default ones."""

VIAS: dict[str, Via] = {"w": "action", "a": "ash"}

SET = 30
"""So many colours of a path can be chosen one by one; a button carries no more."""


def plans(desk: PromptContext, gate: int) -> tuple[preview.Plan, ...]:
    """Return the paths to a gate that could be lit, the best first; raises NoSuchPath if there are none."""
    found = preview.plan_of_gate(names.view_of(desk), desk.prompt.seat).get(gate, ())
    if not found or not vias(desk, gate):
        raise move_menu.NoSuchPath(str(gate))
    return found


def vias(desk: PromptContext, gate: int) -> list[Via]:
    """Return what a Scouting to this gate may use up."""
    scouting = names.view_of(desk).scouting
    if desk.prompt.name == "ChooseRoute" and scouting is not None:
        return [scouting.via] if scouting.gate == gate else []
    return [action.via for action in desk.legal if isinstance(action, do.Scout) and action.gate == gate]


def gates(desk: PromptContext) -> list[int]:
    """Return the gates that a Scouting may end at, those that bring most first."""
    legal = {action.gate for action in desk.legal if isinstance(action, do.Scout)}
    return [gate for gate in preview.plan_of_gate(names.view_of(desk), desk.prompt.seat) if gate in legal]


def gate_menu(desk: PromptContext) -> tuple[Row, ...]:
    """Return the menu of gates, each with its best path."""
    items = tuple(_gate(desk, gate) for gate in gates(desk))
    return (SelectMenu(("c", "gate"), f"{SCOUT} {desk.words('bot.girl_stars.scout')}", items),)


def _gate(desk: PromptContext, gate: int) -> SelectOption:
    best, free = plans(desk, gate)[0], vias(desk, gate) == ["ash"]
    note = names.listed((names.free(desk.words, "ash" if free else ""), _worth(desk, best)))
    return SelectOption(move_menu.token(gate), names.gate(desk.words, gate), note, names.FREE if free else "")


def _worth(desk: PromptContext, plan: preview.Plan) -> str:
    return desk.words("bot.girl_stars.path", count=len(plan.path), vp=plan.vp, path=names.route(plan.path))


def route_panel(desk: PromptContext) -> Panel:
    """Ask for the path of a Scouting whose gate is chosen already."""
    scouting = names.view_of(desk).scouting
    assert scouting is not None
    return scout_panel(desk, scouting.gate)


def scout_panel(desk: PromptContext, gate: int, route: int = 0, colours: str = NONE, page: int | None = None) -> Panel:
    """Show a path on the map with its colours, costs and reward; other paths and colours are one tap away."""
    found = plans(desk, gate)
    chosen = found[route]
    scouting, known = entered(desk, chosen.path, colours)
    view, seat = names.view_of(desk), desk.prompt.seat
    plan = preview.plan(view, seat, chosen.path, known)
    text = [
        f"### {SCOUT} {names.gate(desk.words, gate)}",
        *names.hint(desk, "ChooseRoute"),
        described(desk, plan),
        names.supply(desk),
    ]
    if any(preview.lighting_stands(view, seat, chosen.path, via, known) for via in vias(desk, gate)):
        text.append(f"-# {desk.words('bot.stands')}")
    rows = (
        *_routes(desk, gate, route, route // move_menu.PAGE if page is None else page),
        _colour_taps(desk, gate, route, scouting),
        (*_light_taps(desk, gate, route, scouting), Button(("move",), desk.words("bot.girl_stars.start_over"))),
        dust.dust_row(desk) if desk.prompt.name == "ChooseRoute" else (),
    )
    return Panel("\n".join(text), tuple(row for row in rows if row), sheet="map", marks=path_marks(plan.path, scouting))


def entered(desk: PromptContext, path: tuple[int, ...], letters: str) -> tuple[ScoutingView, tuple[Colour, ...]]:
    """Return a path as it is being entered with these first colours, followed by those that have no choice.

    Raises NoSuchPath for colours that it cannot take.
    """
    view, seat = names.view_of(desk), desk.prompt.seat
    wanted = [LETTERS[each] for each in letters if each != NONE] if set(letters) <= {*LETTERS, NONE} else None
    known: list[Colour] = []
    while wanted is not None:
        found = preview.scouting_preview(view, seat, path, "action", known).scouting
        assert found is not None
        if len(known) < len(wanted) and wanted[len(known)] in found.choices:
            known.append(wanted[len(known)])
        elif len(known) < len(wanted):
            break
        elif len(found.choices) == 1:
            known.append(found.choices[0])
            wanted.append(found.choices[0])
        else:
            return found, tuple(known)
    raise move_menu.NoSuchPath(letters)


def path_marks(path: tuple[int, ...], scouting: ScoutingView) -> dict[str, str]:
    """Mark a path that is thought of, with the colours set so far; the map is drawn near round it."""
    set_so_far = "".join(each.upper() for each in _code(scouting.colours) if each != NONE)
    return {"near": "", "path": f"{names.route(path)}/{set_so_far}" if set_so_far else names.route(path)}


def _code(colours: tuple[Colour, ...]) -> str:
    return "".join(colour[0] for colour in colours[:SET]) or NONE


def described(desk: PromptContext, plan: preview.Plan) -> str:
    """Return a path space by space, what it costs, the reward it reaches and the sites it opens."""
    words = desk.words
    spaces = zip(plan.path, plan.colours, strict=True)
    steps = " → ".join(f"{space} {names.colour(words, colour)}" for space, colour in spaces)
    parts = (names.light(words, plan.costs, "−"), _gain(words, plan), _opens(words, plan))
    return f"{steps}\n{names.listed(parts)}"


def _gain(words: Translator, plan: preview.Plan) -> str:
    """Return how many Light a path takes and the reward it reaches, or why it reaches none."""
    said = words("bot.girl_stars.lights", count=len(plan.path), vp=plan.vp)
    return said if plan.vp else words.join_with_more(said, names.unpaid(words, len(plan.path)))


def _opens(words: Translator, plan: preview.Plan) -> str:
    return words(
        "bot.girl_stars.opens", sites=names.together(words, (names.site(words, site) for site in plan.connects))
    )


def _routes(desk: PromptContext, gate: int, route: int, page: int) -> tuple[Row, ...]:
    found = plans(desk, gate)
    if len(found) == 1:
        return ()
    shown, count = move_menu.pages(list(enumerate(found)), page)
    token = move_menu.token(gate)
    items = tuple(_route(desk, number, one, number == route) for number, one in shown)
    hint = desk.words("bot.girl_stars.routes", page=page + 1, pages=count)
    turns = Page(items, page, count).turns(
        lambda mark, to: ("c", "page", token, move_menu.token(route), str(to), mark), desk.words
    )
    return (SelectMenu(("c", "route", token), hint, items), *((turns,) if turns else ()))


def _route(desk: PromptContext, number: int, plan: preview.Plan, chosen: bool) -> SelectOption:
    return SelectOption(move_menu.token(number), _worth(desk, plan), _opens(desk.words, plan), chosen=chosen)


def _colour_taps(desk: PromptContext, gate: int, route: int, scouting: ScoutingView) -> tuple[Button, ...]:
    """Return the colours for the next space that has a choice, and the way back to the default colours."""
    base, words = ("c", "path", move_menu.token(gate), move_menu.token(route)), desk.words
    code = _code(scouting.colours).replace(NONE, "")
    taps = [
        Button((*base, code + colour[0]), _next(desk, scouting, colour), emoji=names.LIGHTS[colour])
        for colour in COLOURS
        if colour in scouting.choices and len(code) < SET
    ]
    if code and taps:
        taps.append(Button((*base, NONE), words("bot.girl_stars.default_colours"), emoji="🎨"))
    return tuple(taps)


def _next(desk: PromptContext, scouting: ScoutingView, colour: Colour) -> str:
    named = desk.words(f"girl_stars.colour.{colour}")
    return desk.words("bot.girl_stars.next", space=scouting.next_space or 0, colour=named)


def _light_taps(desk: PromptContext, gate: int, route: int, scouting: ScoutingView) -> tuple[Button, ...]:
    end = (move_menu.token(gate), move_menu.token(route), _code(scouting.colours))
    return tuple(
        Button(("c", "light", code, *end), desk.words(f"bot.girl_stars.light_{via}"), ButtonStyle.GO, SCOUT)
        for code, via in VIAS.items()
        if via in vias(desk, gate)
    )


def lighting(desk: PromptContext, via: Via, gate: int, route: int, letters: str) -> ProposedMoves:
    """Return the answers that light a path, one after the other; what has no choice is not asked."""
    found = plans(desk, gate)
    path = found[route].path
    _, known = entered(desk, path, letters)
    steps: list[Action] = [] if desk.prompt.name == "ChooseRoute" else [do.Scout(gate, via)]
    if len(found) > 1:
        steps.append(do.ScoutRoute(path))
    return ProposedMoves((*steps, *_colours(desk, path, known)), confirmed=True)


def _colours(desk: PromptContext, path: tuple[int, ...], known: tuple[Colour, ...]) -> list[Action]:
    """Return the answers that colour a path, as far as something is asked."""
    view, seat, steps = names.view_of(desk), desk.prompt.seat, list[Action]()
    for count in range(len(path)):
        seen = preview.scouting_preview(view, seat, path, "action", known[:count] if count < len(known) else known)
        assert seen.scouting is not None
        if len(seen.scouting.choices) > 1:
            if count >= len(known):
                return [*steps, do.ScoutRest()]
            steps.append(do.ScoutColour(known[count]))
        elif count >= len(known):
            return steps
    return steps


def colour_panel(desk: PromptContext) -> Panel:
    """Ask for the colour of the next space, or to light the path as it is proposed."""
    scouting = names.view_of(desk).scouting
    assert scouting is not None
    plan = preview.plan(names.view_of(desk), desk.prompt.seat, scouting.path, scouting.colours)
    text = "\n".join((generic.prompt_text(desk), *names.hint(desk), described(desk, plan), names.supply(desk)))
    return Panel(text, colour_rows(desk), sheet="map", marks={"near": ""})


def colour_rows(desk: PromptContext) -> tuple[Row, ...]:
    """Return the colours of the next space and the proposal, then Stardust."""
    scouting = names.view_of(desk).scouting
    assert scouting is not None
    taps = [
        Button(("a", index_of(desk, action)), _next(desk, scouting, action.colour), emoji=names.LIGHTS[action.colour])
        for action in desk.legal
        if isinstance(action, do.ScoutColour)
    ]
    rest = Button(("a", index_of(desk, do.ScoutRest())), desk.words("girl_stars.do.ScoutRest"), ButtonStyle.GO, SCOUT)
    return tuple(row for row in ((*taps, rest), dust.dust_row(desk)) if row)


def scout_turn(desk: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on a gate, a path, a page of paths or a colour; raises NoSuchPath."""
    match args, values:
        case ("gate",), (gate,):
            return scout_panel(desk, _gate_of(gate))
        case ("route", gate), (route,):
            return scout_panel(desk, _gate_of(gate), _route_of(desk, gate, route))
        case ("page", gate, route, page, _), ():
            number = move_menu.number(page, 100)
            return scout_panel(desk, _gate_of(gate), _route_of(desk, gate, route), page=number)
        case ("path", gate, route, colours), ():
            return scout_panel(desk, _gate_of(gate), _route_of(desk, gate, route), colours)
        case ("light", via, gate, route, colours), () if VIAS.get(via) in vias(desk, _gate_of(gate)):
            return lighting(desk, VIAS[via], _gate_of(gate), _route_of(desk, gate, route), colours)
    raise move_menu.NoSuchPath(".".join(args))


def _gate_of(token: str) -> int:
    return move_menu.number(token, 100)


def _route_of(desk: PromptContext, gate: str, token: str) -> int:
    return move_menu.number(token, len(plans(desk, _gate_of(gate))))
