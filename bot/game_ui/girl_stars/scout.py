"""Scouting: a gate, the best path to it drawn on the map with costs and reward, other paths and colours on request."""

from collections.abc import Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import dust, names
from bot.game_ui.prompt_table import listed, panel
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.pagination import Page
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption
from games.api import Action
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
"""Maximum number of colours of a path that are chosen one by one: the limit of a custom id."""


def plans(context: PromptContext, gate: int) -> tuple[preview.Plan, ...]:
    """Return the paths to a gate that could be lit, the best first; raises NoSuchPath if there are none."""
    found = preview.plan_of_gate(names.view_of(context), context.prompt.seat).get(gate, ())
    if not found or not vias(context, gate):
        raise move_menu.NoSuchPath(str(gate))
    return found


def vias(context: PromptContext, gate: int) -> list[Via]:
    """Return what a Scouting to this gate may use up."""
    scouting = names.view_of(context).scouting
    if context.prompt.name == "ChooseRoute" and scouting is not None:
        return [scouting.via] if scouting.gate == gate else []
    return [action.via for action in context.moves(do.Scout) if action.gate == gate]


def gate_menu(context: PromptContext) -> tuple[Row, ...]:
    """Return the menu of gates, those that bring most first, each with its best path."""
    legal = {action.gate for action in context.moves(do.Scout)}
    gates = [gate for gate in preview.plan_of_gate(names.view_of(context), context.prompt.seat) if gate in legal]
    options = tuple(_gate(context, gate) for gate in gates)
    return (SelectMenu(("c", "gate"), f"{SCOUT} {context.say('scout')}", options),)


def _gate(context: PromptContext, gate: int) -> SelectOption:
    free = names.free(context.words, "ash") if vias(context, gate) == ["ash"] else ""
    note = listed((free, _worth(context, plans(context, gate)[0])))
    return SelectOption(move_menu.token(gate), names.gate(context.words, gate), note, names.FREE if free else "")


def _worth(context: PromptContext, plan: preview.Plan) -> str:
    return context.say("path", count=len(plan.path), vp=plan.vp, path=names.route(plan.path))


def plan_of(context: PromptContext, path: Sequence[int], colours: Sequence[Colour] = ()) -> preview.Plan:
    """Return what a path would cost and bring, with these first colours."""
    return preview.plan(names.view_of(context), context.prompt.seat, path, colours)


def _entered_so_far(context: PromptContext) -> ScoutingView:
    scouting = names.view_of(context).scouting
    assert scouting is not None
    return scouting


def route_panel(context: PromptContext) -> Panel:
    """Ask for the path of a Scouting whose gate is chosen already."""
    return scout_panel(context, _entered_so_far(context).gate)


def scout_panel(
    context: PromptContext, gate: int, route: int = 0, colours: str = NONE, page: int | None = None
) -> Panel:
    """Show a path on the map with its colours, costs and reward; other paths and colours are one click away."""
    path = plans(context, gate)[route].path
    scouting, known = entered(context, path, colours)
    view, seat = names.view_of(context), context.prompt.seat
    stands = any(preview.lighting_is_irreversible(view, seat, path, via, known) for via in vias(context, gate))
    lines = (
        f"### {SCOUT} {names.gate(context.words, gate)}",
        *names.hint(context, "ChooseRoute"),
        described(context, plan_of(context, path, known)),
        names.supply(context),
        f"-# {context.words('bot.stands')}" if stands else "",
    )
    rows = (
        *_routes(context, gate, route, route // move_menu.MENU_ENTRIES if page is None else page),
        _colour_buttons(context, gate, route, scouting),
        (*_light_buttons(context, gate, route, scouting), context.back(context.say("start_over"))),
        dust.dust_row(context) if context.prompt.name == "ChooseRoute" else (),
    )
    return panel(lines, rows, sheet="map", marks=path_marks(path, scouting))


def entered(context: PromptContext, path: tuple[int, ...], letters: str) -> tuple[ScoutingView, tuple[Colour, ...]]:
    """Return a path as it is being entered with these first colours, followed by those that have no choice.

    Raises NoSuchPath for colours that it cannot take.
    """
    view, seat = names.view_of(context), context.prompt.seat
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


def described(context: PromptContext, plan: preview.Plan) -> str:
    """Return a path space by space, what it costs, the reward it reaches and the sites it opens."""
    words = context.words
    spaces = zip(plan.path, plan.colours, strict=True)
    steps = " → ".join(f"{space} {names.colour(words, colour)}" for space, colour in spaces)
    parts = (names.light(words, plan.costs, "−"), _gain(words, plan), _opens(words, plan))
    return f"{steps}\n{listed(parts)}"


def _gain(words: Translator, plan: preview.Plan) -> str:
    """Return how many Light a path takes and the reward it reaches, or why it reaches none."""
    said = words("bot.girl_stars.lights", count=len(plan.path), vp=plan.vp)
    return said if plan.vp else words.join_with_more(said, names.unpaid(words, len(plan.path)))


def _opens(words: Translator, plan: preview.Plan) -> str:
    return words(
        "bot.girl_stars.opens", sites=names.together(words, (names.site(words, site) for site in plan.connects))
    )


def _routes(context: PromptContext, gate: int, route: int, page: int) -> tuple[Row, ...]:
    found, token = plans(context, gate), move_menu.token(gate)
    if len(found) == 1:
        return ()
    shown, count = move_menu.pages(list(enumerate(found)), page)
    options = tuple(
        SelectOption(
            move_menu.token(number), _worth(context, plan), _opens(context.words, plan), chosen=number == route
        )
        for number, plan in shown
    )
    turns = Page(options, page, count).turns(
        lambda mark, to: ("c", "page", token, move_menu.token(route), str(to), mark), context.words
    )
    return SelectMenu(("c", "route", token), context.say("routes", page=page + 1, pages=count), options), turns


def _colour_buttons(context: PromptContext, gate: int, route: int, scouting: ScoutingView) -> tuple[Button, ...]:
    """Return the colours for the next space that has a choice, and the way back to the default colours."""
    base = ("c", "path", move_menu.token(gate), move_menu.token(route))
    code = _code(scouting.colours).replace(NONE, "")
    buttons = [
        Button((*base, code + colour[0]), _next(context, scouting, colour), emoji=names.LIGHTS[colour])
        for colour in COLOURS
        if colour in scouting.choices and len(code) < SET
    ]
    if code and buttons:
        buttons.append(Button((*base, NONE), context.say("default_colours"), emoji="🎨"))
    return tuple(buttons)


def _next(context: PromptContext, scouting: ScoutingView, colour: Colour) -> str:
    return context.say("next", space=scouting.next_space or 0, colour=context.words(f"girl_stars.colour.{colour}"))


def _light_buttons(context: PromptContext, gate: int, route: int, scouting: ScoutingView) -> tuple[Button, ...]:
    end = (move_menu.token(gate), move_menu.token(route), _code(scouting.colours))
    return tuple(
        Button(("c", "light", code, *end), context.say(f"light_{via}"), ButtonStyle.GO, SCOUT)
        for code, via in VIAS.items()
        if via in vias(context, gate)
    )


def lighting(context: PromptContext, via: Via, gate: int, route: int, letters: str) -> ProposedMoves:
    """Return the moves that light a path, one after the other; a step without a choice needs none."""
    found = plans(context, gate)
    path = found[route].path
    _, known = entered(context, path, letters)
    steps: list[Action] = [] if context.prompt.name == "ChooseRoute" else [do.Scout(gate, via)]
    steps += [do.ScoutRoute(path)] if len(found) > 1 else []
    return ProposedMoves((*steps, *_colours(context, path, known)), confirmed=True)


def _colours(context: PromptContext, path: tuple[int, ...], known: tuple[Colour, ...]) -> list[Action]:
    """Return the moves that colour a path, as far as there is a choice."""
    view, seat, steps = names.view_of(context), context.prompt.seat, list[Action]()
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


def colour_panel(context: PromptContext) -> Panel:
    """Ask for the colour of the next space, or to light the path as it is proposed."""
    scouting = _entered_so_far(context)
    plan = plan_of(context, scouting.path, scouting.colours)
    lines = (generic.prompt_text(context), *names.hint(context), described(context, plan), names.supply(context))
    return panel(lines, colour_rows(context), sheet="map", marks={"near": ""})


def colour_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return the colours of the next space and the proposal, then Stardust."""
    scouting = _entered_so_far(context)
    buttons = [
        context.button(action, _next(context, scouting, action.colour), emoji=names.LIGHTS[action.colour])
        for action in context.moves(do.ScoutColour)
    ]
    rest = context.button(do.ScoutRest(), context.words("girl_stars.do.ScoutRest"), ButtonStyle.GO, SCOUT)
    return (*buttons, rest), dust.dust_row(context)


def scout_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Reply to a click on a gate, a path, a page of paths or a colour; raises NoSuchPath."""
    match args, values:
        case ("gate",), (gate,):
            return scout_panel(context, _gate_of(gate))
        case (("route", gate), (route,)) | (("page", gate, route, _, _), ()) | (("path", gate, route, _), ()):
            page = move_menu.number(args[3], 100) if args[0] == "page" else None
            colours = args[3] if args[0] == "path" else NONE
            return scout_panel(context, _gate_of(gate), _route_of(context, gate, route), colours, page)
        case ("light", via, gate, route, colours), () if VIAS.get(via) in vias(context, _gate_of(gate)):
            return lighting(context, VIAS[via], _gate_of(gate), _route_of(context, gate, route), colours)
    raise move_menu.NoSuchPath(".".join(args))


def _gate_of(token: str) -> int:
    return move_menu.number(token, 100)


def _route_of(context: PromptContext, gate: str, token: str) -> int:
    return move_menu.number(token, len(plans(context, _gate_of(gate))))
