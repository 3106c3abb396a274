"""A turn of the Action phase: the six actions and the free ones of kept tokens, each with one pick. [spec 13]"""

from collections.abc import Sequence

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import dust, names, scout, suggestions
from bot.game_ui.girl_stars.suggestions import SuggestedStep
from bot.game_ui.prompt_table import grouped, listed, numbered_menus, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import (
    MAX_LABEL,
    Button,
    ButtonStyle,
    Panel,
    ProposedMoves,
    Row,
    SelectMenu,
    SelectOption,
    truncate,
)
from games.api import Action
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.components import CARDS, FORAGE, SITES
from games.girl_stars.view import SiteView

FORAGE_ICON, OFFER, GAZE, HOME = "🧺", "🙏", "🔭", "🛖"

Offering = do.OfferSingle | do.OfferCard


def turn_panel(context: PromptContext) -> Panel:
    """Ask for the next action: everything that can be done, with what it costs and brings."""
    steps, left = suggestions.steps(context), names.view_of(context).actions_left
    if [step.actions for step in steps] == [(do.EndTurn(),)]:  # it has a button of its own
        steps = []
    lines = (
        generic.prompt_text(context),
        context.say("left", count=left) if left else "",
        *names.hint(context),
        *suggestions.told(context, steps, said),
        names.supply(context),
        f"-# {names.rewards(context)}",
        *dust.vanishing(context),
    )
    return panel(lines, (*suggestions.row(context, steps), *turn_rows(context)), sheet="table")


def said(_: PromptContext, step: SuggestedStep) -> str:
    """Return a step of what is suggested, and why: what it costs and brings."""
    named, why = names.name(step.context, step.actions[0]), _why(step)
    return f"{named}\n-# {why}" if why else named


def _why(step: SuggestedStep) -> str:
    context, action = step.context, step.actions[0]
    match action:
        case do.Scout(gate):
            paths = [one.path for one in step.actions if isinstance(one, do.ScoutRoute)]
            chosen = scout.plan_of(context, paths[0]) if paths else scout.plans(context, gate)[0]
            return scout.described(context, chosen).replace("\n", " · ")
        case do.UseStardust():
            return dust.described(context, action)
    return described(context, action) or why(context, action)


def why(context: PromptContext, action: Action) -> str:
    """Return the purpose of an action without an immediate effect."""
    if not isinstance(action, do.Stargaze | do.Recall | do.GainStardust):
        return ""
    count = len(action.villagers) if isinstance(action, do.Recall) else 1
    return context.say(f"why.{type(action).__name__}", count=count)


def turn_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return a menu for each action that has choices, then the buttons."""
    usual = [_usual(context, way) for way in usual_ways(context)]
    offers: list[Offering] = context.moves(do.OfferSingle, do.OfferCard)
    offers.sort(key=lambda action: -offered(context, action)[1])
    gazes = sorted(context.moves(do.Stargaze), key=lambda action: -action.space)
    spaces = [context.option(action, names.name(context, action)) for action in gazes]
    return (
        *scout.gate_menu(context),
        *_menu(context, "p", "forage", FORAGE_ICON, usual),
        *_menu(context, "o", "offer", OFFER, [_offer(context, action) for action in offers]),
        *_menu(context, "r", "recall_action", HOME, _recalls(context, "action")),
        *_menu(context, "f", "recall_ash", HOME, _recalls(context, "ash")),
        *(_menu(context, "g", "gaze", GAZE, spaces) if len(spaces) > 1 else ()),
        _buttons(context, gazes),
        _ends(context),
    )


def _ends(context: PromptContext) -> tuple[Button, ...]:
    buttons, end = dust.dust_row(context), do.EndTurn()
    if end not in context.legal:
        return buttons
    style = ButtonStyle.STOP if names.mine(context).kept else ButtonStyle.GO
    text = truncate(listed((context.words("girl_stars.do.EndTurn"), described(context, end))), MAX_LABEL)
    return (*buttons, context.button(end, text, style, "🌙"))


def _buttons(context: PromptContext, gazes: Sequence[do.Stargaze]) -> tuple[Button, ...]:
    """Return the best free space of the Night Sky track, and a Stardust for an action or a token."""
    buttons = [context.button(one, names.name(context, one), ButtonStyle.MAIN, GAZE) for one in gazes[:1]]
    if len(context.moves(do.Forage)) > len(usual_ways(context)):
        buttons.append(Button(("c", "otherwise"), context.say("pay_otherwise"), emoji=FORAGE_ICON))
    for gain in context.moves(do.GainStardust):
        icon = names.FREE if gain.via == "ash" else names.STARDUST
        buttons.append(context.button(gain, names.name(context, gain), ButtonStyle.MAIN, icon))
    return tuple(buttons)


def _menu(context: PromptContext, path: str, key: str, icon: str, items: list[SelectOption]) -> tuple[Row, ...]:
    return numbered_menus(("c", "do", path), f"{icon} {context.say(key)}", items)


# -- foraging ----------------------------------------------------------------------------------------------------


def usual_ways(context: PromptContext) -> list[do.Forage]:
    """Return each way to forage with its usual payment."""
    groups = grouped(context.moves(do.Forage), lambda way: (way.site, way.via))
    return [_evenly(context, ways)[0] for ways in groups.values()]


def _evenly(context: PromptContext, ways: Sequence[do.Forage]) -> list[do.Forage]:
    """Return the ways with the payment that leaves the supply most even."""
    best = preview.default_payment(names.view_of(context), context.prompt.seat, [way.payment for way in ways])
    return [way for way in ways if way.payment == best]


def _usual(context: PromptContext, way: do.Forage) -> SelectOption:
    free, paid = names.free(context.words, way.via), names.lights(context.words, way.payment, "−")
    note = listed((free, paid, _gains(context, way.site)))
    return context.option(way, _goal(context, way.site), note, names.FREE if free else "")


def otherwise_panel(context: PromptContext) -> Panel:
    """Ask for a site first and then for the payment."""
    sites = grouped(context.moves(do.Forage), lambda way: way.site)
    if not sites:
        raise move_menu.NoSuchPath("otherwise")
    options = tuple(_site(context, site, ways) for site, ways in sites.items())
    lines = (f"### {FORAGE_ICON} {context.say('pay_otherwise')}", names.supply(context))
    menu = SelectMenu(("c", "site"), context.say("forage_where"), options)
    return panel(lines, (menu, (context.back(),)), sheet="map")


def _goal(context: PromptContext, site: str) -> str:
    return f"{names.site(context.words, site)} → {names.goods(context.words, SITES[site].goods)}"


def _site(context: PromptContext, site: str, ways: Sequence[do.Forage]) -> SelectOption:
    free = names.free(context.words, "ash") if all(way.via == "ash" for way in ways) else ""
    note = listed((free, site_note(context, site)))
    number = move_menu.token(list(SITES).index(site))
    return SelectOption(number, _goal(context, site), note, names.FREE if free else "")


def site_note(context: PromptContext, site: str) -> str:
    """Return what foraging at a site costs now, the Early Bird's reward, and how much is left."""
    cost = context.say("cost", count=names.view_of(context).sites[site].cost)
    return listed((cost, _gains(context, site)))


def _gains(context: PromptContext, site: str) -> str:
    here = names.view_of(context).sites[site]
    return listed((_early(context, here), context.say("tokens", count=here.left)))


def _early(context: PromptContext, here: SiteView) -> str:
    if here.early is not None:
        return ""
    forage = FORAGE[SITES[here.id].goods]
    vp = context.say("plus_vp", vp=forage.early_vp) if forage.early_vp else ""
    stardust = context.say("areas", count=forage.early_stardust) if forage.early_stardust else ""
    return context.say("early", reward=listed((vp, stardust)))


def forage_panel(context: PromptContext, site: str) -> Panel | ProposedMoves:
    """Ask how foraging is paid, the most even way first; raises NoSuchPath if nothing can be foraged there."""
    ways = [way for way in context.moves(do.Forage) if way.site == site]
    if not ways:
        raise move_menu.NoSuchPath(site)
    if len(ways) == 1:
        return ProposedMoves((ways[0],))
    rows: list[Row] = [(*(_pay(context, way) for way in _evenly(context, ways)), context.back())]
    for via, path in (("action", "p"), ("ash", "q")):
        items = [_payment(context, way) for way in ways if way.via == via]
        rows += _menu(context, path, f"pay_{via}", FORAGE_ICON, items) if len(items) > 1 else ()
    lines = (f"### {FORAGE_ICON} {names.site(context.words, site)}", site_note(context, site), names.supply(context))
    return panel(lines, rows, sheet="map", marks={"near": site, site: ""})


def _pay(context: PromptContext, way: do.Forage) -> Button:
    free = names.free(context.words, way.via)
    text = listed((context.say("pay", payment=names.lights(context.words, way.payment)), free))
    return context.button(way, text, ButtonStyle.GO, names.FREE if free else FORAGE_ICON)


def _payment(context: PromptContext, way: do.Forage) -> SelectOption:
    icons = "".join(names.LIGHTS[colour] for colour in way.payment)
    return context.option(way, f"{icons} {names.lights(context.words, way.payment)}")


# -- offerings and villagers -------------------------------------------------------------------------------------


def offered(context: PromptContext, action: Offering) -> tuple[tuple[str, ...], int]:
    """Return the goods of an offering and its VP."""
    if isinstance(action, do.OfferSingle):
        return (action.goods,), FORAGE[action.goods].offer_vp
    space = CARDS[names.view_of(context).offering.card].spaces[action.space - 1]
    return space.needs, space.vp


def _offer(context: PromptContext, action: Offering) -> SelectOption:
    goods, vp = offered(context, action)
    text = f"{' '.join(names.goods(context.words, kind) for kind in goods)} → {context.say('plus_vp', vp=vp)}"
    return context.option(action, text, names.name(context, action), names.FREE if action.via == "ash" else "")


def _recalls(context: PromptContext, via: str) -> list[SelectOption]:
    """Return the sets that may come home: all but those on the track, then all, then the others. [spec 13]

    Villagers differ in nothing but their places, so that of sets from the same places the first one stands for all.
    """
    villagers, away = names.mine(context).villagers, names.mine(context).away
    working = [name for name in away if not villagers[name].startswith("sky:")]

    def order(action: do.Recall) -> tuple[bool, bool, int]:
        return list(action.villagers) != working, list(action.villagers) != away, -len(action.villagers)

    found = sorted((action for action in context.moves(do.Recall) if action.via == via), key=order)
    alike = grouped(found, lambda action: tuple(sorted(villagers[name] for name in action.villagers)))
    return [_recall(context, actions[0]) for actions in alike.values()]


def _recall(context: PromptContext, action: do.Recall) -> SelectOption:
    who = names.together(context.words, (names.villager(context, each) for each in action.villagers))
    icon = names.FREE if action.via == "ash" else ""
    return context.option(action, who, context.say("villagers", count=len(action.villagers)), icon)


def described(context: PromptContext, action: Action) -> str:
    """Return what an action costs and brings, or what is lost with the end of the turn."""
    words = context.words
    match action:
        case do.Forage(site):
            return f"{names.goods(words, SITES[site].goods)} · {site_note(context, site)}"
        case do.EndTurn():
            lost = names.together(words, (words(f"girl_stars.ash.{kept}") for kept in names.mine(context).kept))
            return context.say("unused", tokens=lost) if lost else ""
        case do.OfferSingle() | do.OfferCard():
            goods, vp = offered(context, action)
            given = names.together(words, (words(f"girl_stars.goods.{kind}") for kind in goods))
            return f"{given} → {context.say('plus_vp', vp=vp)}"
    return ""


# -- all together ------------------------------------------------------------------------------------------------


def turn_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Reply to a pick in one of the menus of a turn or of the dish; raises NoSuchPath."""
    match args, values:
        case ("do", _), (token,):
            return ProposedMoves((context.move_at(token),))
        case ("otherwise",), ():
            return otherwise_panel(context)
        case ("site",), (token,):
            return forage_panel(context, list(SITES)[move_menu.number(token, len(SITES))])
    return scout.scout_turn(context, args, values)


def turn_marks(context: PromptContext) -> dict[str, str]:
    """Mark gates, sites, offerings and spaces of the track that may be chosen."""
    marks: dict[str, str] = {}
    for action in context.legal:
        match action:
            case do.Scout(gate):
                marks[f"space-{gate}"] = str(gate)
            case do.Forage(site):
                marks[site] = ""
            case do.OfferSingle(goods):
                marks[f"single-{goods}"] = ""
            case do.OfferCard(space):
                marks[f"card-{space}"] = str(space)
            case do.Stargaze(space):
                marks[f"sky-{space}"] = str(space)
    return marks
