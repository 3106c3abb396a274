"""A turn of the Action phase: the six actions and the free ones of kept tokens, each with one pick. [spec 13]"""

from collections.abc import Sequence
from typing import TypeVar

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import dust, names, scout, suggestions
from bot.game_ui.girl_stars.suggestions import SuggestedStep
from bot.ui_kit import move_menu
from bot.ui_kit.panels import LABEL, Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, truncate
from games.api import Action
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.components import CARDS, FORAGE, SITES
from games.girl_stars.view import SiteView

FORAGE_ICON, OFFER, GAZE, HOME = "🧺", "🙏", "🔭", "🛖"

Kind = TypeVar("Kind", bound=Action)


def turn_panel(context: PromptContext) -> Panel:
    """Ask for the next action: everything that can be done, with what it costs and brings."""
    steps = _suggested(context)
    text = (
        generic.prompt_text(context),
        _left(context),
        *names.hint(context),
        *suggestions.told(context, steps, said),
        names.supply(context),
        f"-# {names.rewards(context)}",
        *dust.vanishing(context),
    )
    rows = (*suggestions.row(context, steps), *turn_rows(context))
    return Panel("\n".join(part for part in text if part), rows, sheet="table")


def _suggested(context: PromptContext) -> list[SuggestedStep]:
    """Return what a strong player would do; the mere end of the turn has a button of its own."""
    found = suggestions.steps(context)
    return [] if [step.actions for step in found] == [(do.EndTurn(),)] else found


def said(_: PromptContext, step: SuggestedStep) -> str:
    """Return a step of what is suggested, and why: what it costs and brings."""
    named, why = names.name(step.context, step.actions[0]), _why(step)
    return f"{named}\n-# {why}" if why else named


def _why(step: SuggestedStep) -> str:
    context, action = step.context, step.actions[0]
    match action:
        case do.Scout(gate):
            paths = [one.path for one in step.actions if isinstance(one, do.ScoutRoute)]
            chosen = (
                preview.plan(names.view_of(context), context.prompt.seat, paths[0])
                if paths
                else scout.plans(context, gate)[0]
            )
            return scout.described(context, chosen).replace("\n", " · ")
        case do.Forage() | do.OfferSingle() | do.OfferCard() | do.EndTurn():
            return described(context, action)
        case do.UseStardust():
            return dust.described(context, action)
    return why(context, action)


def why(context: PromptContext, action: Action) -> str:
    """Return what an action is good for that does nothing by itself."""
    if not isinstance(action, do.Stargaze | do.Recall | do.GainStardust):
        return ""
    count = len(action.villagers) if isinstance(action, do.Recall) else 1
    return context.words(f"bot.girl_stars.why.{type(action).__name__}", count=count)


def _left(context: PromptContext) -> str:
    left = names.view_of(context).actions_left
    return context.words("bot.girl_stars.left", count=left) if left else ""


def turn_rows(context: PromptContext) -> tuple[Row, ...]:
    """Return a menu for each action that has choices, then the buttons."""
    rows = (
        *scout.gate_menu(context),
        *_forages(context),
        *_offers(context),
        *_recalls(context),
        *_gazes(context),
        _buttons(context),
        _ends(context),
    )
    return tuple(row for row in rows if row)


def _ends(context: PromptContext) -> tuple[Button, ...]:
    end = do.EndTurn()
    buttons = (*dust.dust_row(context),)
    if end not in context.legal:
        return buttons
    style = ButtonStyle.STOP if names.mine(context).kept else ButtonStyle.GO
    text = truncate(names.listed((context.words("girl_stars.do.EndTurn"), described(context, end))), LABEL)
    return (*buttons, Button(("a", index_of(context, end)), text, style, "🌙"))


def _buttons(context: PromptContext) -> tuple[Button, ...]:
    """Return the best free space of the Night Sky track, and a Stardust for an action or a token."""
    buttons = [
        Button(("a", index_of(context, action)), names.name(context, action), ButtonStyle.MAIN, GAZE)
        for action in sorted(_of(context, do.Stargaze), key=lambda action: -action.space)[:1]
    ]
    if len(_ways(context)) > len(usual(context)):
        buttons.append(Button(("c", "otherwise"), context.words("bot.girl_stars.pay_otherwise"), emoji=FORAGE_ICON))
    for gain in _of(context, do.GainStardust):
        icon = names.FREE if gain.via == "ash" else names.STARDUST
        buttons.append(Button(("a", index_of(context, gain)), names.name(context, gain), ButtonStyle.MAIN, icon))
    return tuple(buttons)


def _of(context: PromptContext, kind: type[Kind]) -> list[Kind]:
    return [action for action in context.legal if isinstance(action, kind)]


def _menu(context: PromptContext, path: str, key: str, icon: str, items: list[SelectOption]) -> tuple[Row, ...]:
    return names.menus_of(("c", "do", path), f"{icon} {context.words(f'bot.girl_stars.{key}')}", items)


# -- foraging ----------------------------------------------------------------------------------------------------


def _ways(context: PromptContext) -> list[do.Forage]:
    return _of(context, do.Forage)


def usual(context: PromptContext) -> list[do.Forage]:
    """Return each way to forage with its usual payment: the one that leaves the supply most even."""
    found: dict[tuple[str, str], list[do.Forage]] = {}
    for way in _ways(context):
        found.setdefault((way.site, way.via), []).append(way)
    return [_evenly(context, ways) for ways in found.values()]


def _evenly(context: PromptContext, ways: Sequence[do.Forage]) -> do.Forage:
    best = preview.default_payment(names.view_of(context), context.prompt.seat, [way.payment for way in ways])
    return next(way for way in ways if way.payment == best)


def _forages(context: PromptContext) -> tuple[Row, ...]:
    """Return the menu of sites, each with its usual payment; one that is picked is foraged at once."""
    return _menu(context, "p", "forage", FORAGE_ICON, [_usual(context, way) for way in usual(context)])


def _usual(context: PromptContext, way: do.Forage) -> SelectOption:
    note = names.listed(
        (names.free(context.words, way.via), names.lights(context.words, way.payment, "−"), _gains(context, way.site))
    )
    return SelectOption(index_of(context, way), _goal(context, way.site), note, names.FREE if way.via == "ash" else "")


def otherwise_panel(context: PromptContext) -> Panel:
    """Ask for a site first and then for the payment."""
    sites = dict.fromkeys(way.site for way in _ways(context))
    if not sites:
        raise move_menu.NoSuchPath("otherwise")
    items = tuple(_site(context, site) for site in sites)
    rows = (
        SelectMenu(("c", "site"), context.words("bot.girl_stars.forage_where"), items),
        (Button(("move",), context.words("bot.back")),),
    )
    return Panel(
        f"### {FORAGE_ICON} {context.words('bot.girl_stars.pay_otherwise')}\n{names.supply(context)}", rows, sheet="map"
    )


def _goal(context: PromptContext, site: str) -> str:
    goods = SITES[site].goods
    return f"{names.site(context.words, site)} → {names.GOODS[goods]} {context.words(f'girl_stars.goods.{goods}')}"


def _site(context: PromptContext, site: str) -> SelectOption:
    free = all(action.via == "ash" for action in _ways(context) if action.site == site)
    number = move_menu.token(list(SITES).index(site))
    note = names.listed((names.free(context.words, "ash" if free else ""), site_note(context, site)))
    return SelectOption(number, _goal(context, site), note, names.FREE if free else "")


def site_note(context: PromptContext, site: str) -> str:
    """Return what foraging at a site costs now, the Early Bird's reward, and how much is left."""
    cost = context.words("bot.girl_stars.cost", count=names.view_of(context).sites[site].cost)
    return names.listed((cost, _gains(context, site)))


def _gains(context: PromptContext, site: str) -> str:
    here = names.view_of(context).sites[site]
    return names.listed((_early(context, here), context.words("bot.girl_stars.tokens", count=here.left)))


def _early(context: PromptContext, here: SiteView) -> str:
    if here.early is not None:
        return ""
    forage = FORAGE[SITES[here.id].goods]
    reward = names.listed(
        (
            context.words("bot.girl_stars.plus_vp", vp=forage.early_vp) if forage.early_vp else "",
            context.words("bot.girl_stars.areas", count=forage.early_stardust) if forage.early_stardust else "",
        )
    )
    return context.words("bot.girl_stars.early", reward=reward)


def forage_panel(context: PromptContext, site: str) -> Panel | ProposedMoves:
    """Ask how foraging is paid, the most even way first; raises NoSuchPath if nothing can be foraged there."""
    ways: list[do.Forage] = [action for action in _of(context, do.Forage) if action.site == site]
    if not ways:
        raise move_menu.NoSuchPath(site)
    if len(ways) == 1:
        return ProposedMoves((ways[0],))
    best = preview.default_payment(names.view_of(context), context.prompt.seat, [way.payment for way in ways])
    buttons = tuple(_pay(context, way) for way in ways if way.payment == best)
    rows: list[Row] = [(*buttons, Button(("move",), context.words("bot.back")))]
    for via, path in (("action", "p"), ("ash", "q")):
        items = [_payment(context, way) for way in ways if way.via == via]
        if len(items) > 1:
            rows += _menu(context, path, f"pay_{via}", FORAGE_ICON, items)
    text = f"### {FORAGE_ICON} {names.site(context.words, site)}\n{site_note(context, site)}\n{names.supply(context)}"
    return Panel(text, tuple(rows), sheet="map", marks={"near": site, site: ""})


def _pay(context: PromptContext, way: do.Forage) -> Button:
    free = names.free(context.words, way.via)
    text = names.listed((context.words("bot.girl_stars.pay", payment=names.lights(context.words, way.payment)), free))
    return Button(("a", index_of(context, way)), text, ButtonStyle.GO, names.FREE if free else FORAGE_ICON)


def _payment(context: PromptContext, way: do.Forage) -> SelectOption:
    icons = "".join(names.LIGHTS[colour] for colour in way.payment)
    return SelectOption(index_of(context, way), f"{icons} {names.lights(context.words, way.payment)}")


# -- offerings ---------------------------------------------------------------------------------------------------


def _offers(context: PromptContext) -> tuple[Row, ...]:
    found = [action for action in context.legal if isinstance(action, do.OfferSingle | do.OfferCard)]
    found.sort(key=lambda action: -offered(context, action)[1])
    return _menu(context, "o", "offer", OFFER, [_offer(context, action) for action in found])


def offered(context: PromptContext, action: do.OfferSingle | do.OfferCard) -> tuple[tuple[str, ...], int]:
    """Return the goods of an offering and its VP."""
    if isinstance(action, do.OfferSingle):
        return (action.goods,), FORAGE[action.goods].offer_vp
    space = CARDS[names.view_of(context).offering.card].spaces[action.space - 1]
    return space.needs, space.vp


def _offer(context: PromptContext, action: do.OfferSingle | do.OfferCard) -> SelectOption:
    goods, vp = offered(context, action)
    icons = " ".join(f"{names.GOODS[kind]} {context.words(f'girl_stars.goods.{kind}')}" for kind in goods)
    text = f"{icons} → {context.words('bot.girl_stars.plus_vp', vp=vp)}"
    return SelectOption(
        index_of(context, action), text, names.name(context, action), names.FREE if action.via == "ash" else ""
    )


# -- villagers ---------------------------------------------------------------------------------------------------


def _recalls(context: PromptContext) -> tuple[Row, ...]:
    """Return the sets that may come home: all but those on the track, then all, then the others. [spec 13]

    Villagers differ in nothing but their places, so that of sets from the same places the first one stands for all.
    """
    rows: list[Row] = []
    for via, path in (("action", "r"), ("ash", "f")):
        found = [action for action in _of(context, do.Recall) if action.via == via]
        found.sort(key=lambda action: _recall_order(context, action))
        alike: dict[tuple[str, ...], do.Recall] = {}
        for action in found:
            alike.setdefault(_places(context, action), action)
        rows += _menu(context, path, f"recall_{via}", HOME, [_recall(context, action) for action in alike.values()])
    return tuple(rows)


def _places(context: PromptContext, action: do.Recall) -> tuple[str, ...]:
    return tuple(sorted(names.mine(context).villagers[name] for name in action.villagers))


def _recall_order(context: PromptContext, action: do.Recall) -> tuple[int, int]:
    player = names.mine(context)
    working = [name for name in player.away if not player.villagers[name].startswith("sky:")]
    first = (working, player.away)
    return next((rank for rank, those in enumerate(first) if list(action.villagers) == those), len(first)), -len(
        action.villagers
    )


def _recall(context: PromptContext, action: do.Recall) -> SelectOption:
    return SelectOption(
        index_of(context, action),
        names.together(context.words, (names.villager(context, each) for each in action.villagers)),
        context.words("bot.girl_stars.villagers", count=len(action.villagers)),
        names.FREE if action.via == "ash" else "",
    )


def _gazes(context: PromptContext) -> tuple[Row, ...]:
    """Return the free spaces of the Night Sky track where there are several."""
    found = sorted(_of(context, do.Stargaze), key=lambda action: -action.space)
    items = [SelectOption(index_of(context, action), names.name(context, action)) for action in found]
    return _menu(context, "g", "gaze", GAZE, items) if len(items) > 1 else ()


def described(context: PromptContext, action: do.Forage | do.OfferSingle | do.OfferCard | do.EndTurn) -> str:
    """Return what an action costs and brings, or what is lost with the end of the turn."""
    words = context.words
    match action:
        case do.Forage(site):
            kind = SITES[site].goods
            return f"{names.GOODS[kind]} {words(f'girl_stars.goods.{kind}')} · {site_note(context, site)}"
        case do.EndTurn():
            lost = names.together(words, (words(f"girl_stars.ash.{kept}") for kept in names.mine(context).kept))
            return words("bot.girl_stars.unused", tokens=lost) if lost else ""
    goods, vp = offered(context, action)
    given = names.together(words, (words(f"girl_stars.goods.{kind}") for kind in goods))
    return f"{given} → {words('bot.girl_stars.plus_vp', vp=vp)}"


# -- all together ------------------------------------------------------------------------------------------------


def turn_turn(context: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a pick in one of the menus of a turn or of the dish; raises NoSuchPath."""
    match args, values:
        case ("do", _), (token,):
            return ProposedMoves((context.legal[move_menu.number(token, len(context.legal))],))
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
