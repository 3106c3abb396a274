"""Scouting: a gate, the best path to it drawn on the map with costs and reward, other paths and colours if wished."""

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import dust, names
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
"""So many colours of a path can be chosen one by one; a button carries no more."""


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
    return [action.via for action in context.legal if isinstance(action, do.Scout) and action.gate == gate]


def gates(context: PromptContext) -> list[int]:
    """Return the gates that a Scouting may end at, those that bring most first."""
    legal = {action.gate for action in context.legal if isinstance(action, do.Scout)}
    return [gate for gate in preview.plan_of_gate(names.view_of(context), context.prompt.seat) if gate in legal]


def gate_menu(context: PromptContext) -> tuple[Row, ...]:
    """Return the menu of gates, each with its best path."""
    items = tuple(_gate(context, gate) for gate in gates(context))
    return (SelectMenu(("c", "gate"), f"{SCOUT} {context.words('bot.girl_stars.scout')}", items),)


def _gate(context: PromptContext, gate: int) -> SelectOption:
    best, free = plans(context, gate)[0], vias(context, gate) == ["ash"]
    note = names.listed((names.free(context.words, "ash" if free else ""), _worth(context, best)))
    return SelectOption(move_menu.token(gate), names.gate(context.words, gate), note, names.FREE if free else "")


def _worth(context: PromptContext, plan: preview.Plan) -> str:
    return context.words("bot.girl_stars.path", count=len(plan.path), vp=plan.vp, path=names.route(plan.path))


def route_panel(context: PromptContext) -> Panel:
    """Ask for the path of a Scouting whose gate is chosen already."""
    scouting = names.view_of(context).scouting
    assert scouting is not None
    return scout_panel(context, scouting.gate)


def scout_panel(
    context: PromptContext, gate: int, route: int = 0, colours: str = NONE, page: int | None = None
) -> Panel:
    """Show a path on the map with its colours, costs and reward; other paths and colours are one tap away."""
    found = plans(context, gate)
    chosen = found[route]
    scouting, known = entered(context, chosen.path, colours)
    view, seat = names.view_of(context), context.prompt.seat
    plan = preview.plan(view, seat, chosen.path, known)
    text = [
        f"### {SCOUT} {names.gate(context.words, gate)}",
        *names.hint(context, "ChooseRoute"),
        described(context, plan),
        names.supply(context),
    ]
    if any(preview.lighting_stands(view, seat, chosen.path, via, known) for via in vias(context, gate)):
        text.append(f"-# {context.words('bot.stands')}")
    rows = (
        *_routes(context, gate, route, route // move_menu.PAGE if page is None else page),
        _colour_buttons(context, gate, route, scouting),
        (
            *_light_buttons(context, gate, route, scouting),
            Button(("move",), context.words("bot.girl_stars.start_over")),
        ),
        dust.dust_row(context) if context.prompt.name == "ChooseRoute" else (),
    )
    return Panel("\n".join(text), tuple(row for row in rows if row), sheet="map", marks=path_marks(plan.path, scouting))


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
    return f"{steps}\n{names.listed(parts)}"


def _gain(words: Translator, plan: preview.Plan) -> str:
    """Return how many Light a path takes and the reward it reaches, or why it reaches none."""
    said = words("bot.girl_stars.lights", count=len(plan.path), vp=plan.vp)
    return said if plan.vp else words.join_with_more(said, names.unpaid(words, len(plan.path)))


def _opens(words: Translator, plan: preview.Plan) -> str:
    return words(
        "bot.girl_stars.opens", sites=names.together(words, (names.site(words, site) for site in plan.connects))
    )


def _routes(context: PromptContext, gate: int, route: int, page: int) -> tuple[Row, ...]:
    found = plans(context, gate)
    if len(found) == 1:
        return ()
    shown, count = move_menu.pages(list(enumerate(found)), page)
    token = move_menu.token(gate)
    items = tuple(_route(context, number, one, number == route) for number, one in shown)
    hint = context.words("bot.girl_stars.routes", page=page + 1, pages=count)
    turns = Page(items, page, count).turns(
        lambda mark, to: ("c", "page", token, move_menu.token(route), str(to), mark), context.words
    )
    return (SelectMenu(("c", "route", token), hint, items), *((turns,) if turns else ()))


def _route(context: PromptContext, number: int, plan: preview.Plan, chosen: bool) -> SelectOption:
    return SelectOption(move_menu.token(number), _worth(context, plan), _opens(context.words, plan), chosen=chosen)


def _colour_buttons(context: PromptContext, gate: int, route: int, scouting: ScoutingView) -> tuple[Button, ...]:
    """Return the colours for the next space that has a choice, and the way back to the default colours."""
    base, words = ("c", "path", move_menu.token(gate), move_menu.token(route)), context.words
    code = _code(scouting.colours).replace(NONE, "")
    buttons = [
        Button((*base, code + colour[0]), _next(context, scouting, colour), emoji=names.LIGHTS[colour])
        for colour in COLOURS
        if colour in scouting.choices and len(code) < SET
    ]
    if code and buttons:
        buttons.append(Button((*base, NONE), words("bot.girl_stars.default_colours"), emoji="🎨"))
    return tuple(buttons)


def _next(context: PromptContext, scouting: ScoutingView, colour: Colour) -> str:
    named = context.words(f"girl_stars.colour.{colour}")
    return context.words("bot.girl_stars.next", space=scouting.next_space or 0, colour=named)


def _light_buttons(context: PromptContext, gate: int, route: int, scouting: ScoutingView) -> tuple[Button, ...]:
    end = (move_menu.token(gate), move_menu.token(route), _code(scouting.colours))
    return tuple(
        Button(("c", "light", code, *end), context.words(f"bot.girl_stars.light_{via}"), ButtonStyle.GO, SCOUT)
        for code, via in VIAS.items()
        if via in vias(context, gate)
    )


def lighting(context: PromptContext, via: Via, gate: int, route: int, letters: str) -> ProposedMoves:
    """Return the answers that light a path, one after the other; what has no choice is not asked."""
    found = plans(context, gate)
    path = found[route].path
    _, known = entered(context, path, letters)
    steps: list[Action] = [] if context.prompt.name == "ChooseRoute" else [do.Scout(gate, via)]
    if len(found) > 1:
        steps.append(do.ScoutRoute(path))
    return ProposedMoves((*steps, *_colours(context, path, known)), confirmed=True)


def _colours(context: PromptContext, path: tuple[int, ...], known: tuple[Colour, ...]) -> list[Action]:
    """Return the answers that colour a path, as far as something is asked."""
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
    scouting = names.view_of(context).scouting
    assert scouting is not None
    plan = preview.plan(names.view_of(context), context.prompt.seat, scouting.path, scouting.colours)
    text = "\n".join(
        (generic.prompt_text(context), *names.hint(context), described(context, plan), names.supply(context))
    )
    return Panel(text, colour_rows(context), sheet="map", marks={"near": ""})


def colour_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return the colours of the next space and the proposal, then Stardust."""
    scouting = names.view_of(context).scouting
    assert scouting is not None
    buttons = [
        Button(
            ("a", index_of(context, action)), _next(context, scouting, action.colour), emoji=names.LIGHTS[action.colour]
        )
        for action in context.legal
        if isinstance(action, do.ScoutColour)
    ]
    rest = Button(
        ("a", index_of(context, do.ScoutRest())), context.words("girl_stars.do.ScoutRest"), ButtonStyle.GO, SCOUT
    )
    return tuple(row for row in ((*buttons, rest), dust.dust_row(context)) if row)


def scout_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a tap on a gate, a path, a page of paths or a colour; raises NoSuchPath."""
    match args, values:
        case ("gate",), (gate,):
            return scout_panel(context, _gate_of(gate))
        case ("route", gate), (route,):
            return scout_panel(context, _gate_of(gate), _route_of(context, gate, route))
        case ("page", gate, route, page, _), ():
            number = move_menu.number(page, 100)
            return scout_panel(context, _gate_of(gate), _route_of(context, gate, route), page=number)
        case ("path", gate, route, colours), ():
            return scout_panel(context, _gate_of(gate), _route_of(context, gate, route), colours)
        case ("light", via, gate, route, colours), () if VIAS.get(via) in vias(context, _gate_of(gate)):
            return lighting(context, VIAS[via], _gate_of(gate), _route_of(context, gate, route), colours)
    raise move_menu.NoSuchPath(".".join(args))


def _gate_of(token: str) -> int:
    return move_menu.number(token, 100)


def _route_of(context: PromptContext, gate: str, token: str) -> int:
    return move_menu.number(token, len(plans(context, _gate_of(gate))))
