"""A turn of the Action phase: the six actions and the free ones of kept tokens, each with one pick. [spec 13]"""

from collections.abc import Sequence
from typing import TypeVar

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import dust, names, scout, suggestions
from bot.game_ui.girl_stars.suggestions import SuggestedStep
from bot.ui_kit import move_menu
from bot.ui_kit.panels import LABEL, Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, truncate
from games.core.step import Action
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.components import CARDS, FORAGE, SITES
from games.girl_stars.view import SiteView

FORAGE_SIGN, OFFER, GAZE, HOME = "🧺", "🙏", "🔭", "🛖"

Deed = TypeVar("Deed", bound=Action)


def turn_panel(desk: PromptContext) -> Panel:
    """Ask for the next action: everything that can be done, with what it costs and brings."""
    steps = _suggested(desk)
    text = (
        generic.prompt_text(desk),
        _left(desk),
        *names.hint(desk),
        *suggestions.told(desk, steps, said),
        names.supply(desk),
        f"-# {names.rewards(desk)}",
        *dust.vanishing(desk),
    )
    rows = (*suggestions.row(desk, steps), *turn_rows(desk))
    return Panel("\n".join(part for part in text if part), rows, sheet="table")


def _suggested(desk: PromptContext) -> list[SuggestedStep]:
    """Return what a strong player would do; the mere end of the turn has a button of its own."""
    found = suggestions.steps(desk)
    return [] if [step.actions for step in found] == [(do.EndTurn(),)] else found


def said(_: PromptContext, step: SuggestedStep) -> str:
    """Return a step of what is suggested, and why: what it costs and brings."""
    named, why = names.name(step.desk, step.actions[0]), _why(step)
    return f"{named}\n-# {why}" if why else named


def _why(step: SuggestedStep) -> str:
    desk, action = step.desk, step.actions[0]
    match action:
        case do.Scout(gate):
            paths = [one.path for one in step.actions if isinstance(one, do.ScoutRoute)]
            chosen = (
                preview.plan(names.view_of(desk), desk.prompt.seat, paths[0]) if paths else scout.plans(desk, gate)[0]
            )
            return scout.described(desk, chosen).replace("\n", " · ")
        case do.Forage() | do.OfferSingle() | do.OfferCard() | do.EndTurn():
            return described(desk, action)
        case do.UseStardust():
            return dust.described(desk, action)
    return why(desk, action)


def why(desk: PromptContext, action: Action) -> str:
    """Return what an action is good for that does nothing by itself."""
    if not isinstance(action, do.Stargaze | do.Recall | do.GainStardust):
        return ""
    count = len(action.villagers) if isinstance(action, do.Recall) else 1
    return desk.words(f"bot.girl_stars.why.{type(action).__name__}", count=count)


def _left(desk: PromptContext) -> str:
    left = names.view_of(desk).actions_left
    return desk.words("bot.girl_stars.left", count=left) if left else ""


def turn_rows(desk: PromptContext) -> tuple[Row, ...]:
    """Return a menu for each action that has choices, then the buttons."""
    rows = (
        *scout.gate_menu(desk),
        *_forages(desk),
        *_offers(desk),
        *_recalls(desk),
        *_gazes(desk),
        _buttons(desk),
        _ends(desk),
    )
    return tuple(row for row in rows if row)


def _ends(desk: PromptContext) -> tuple[Button, ...]:
    end = do.EndTurn()
    taps = (*dust.dust_row(desk),)
    if end not in desk.legal:
        return taps
    style = ButtonStyle.STOP if names.mine(desk).kept else ButtonStyle.GO
    text = truncate(names.listed((desk.words("girl_stars.do.EndTurn"), described(desk, end))), LABEL)
    return (*taps, Button(("a", index_of(desk, end)), text, style, "🌙"))


def _buttons(desk: PromptContext) -> tuple[Button, ...]:
    """Return the best free space of the Night Sky track, and a Stardust for an action or a token."""
    taps = [
        Button(("a", index_of(desk, action)), names.name(desk, action), ButtonStyle.MAIN, GAZE)
        for action in sorted(_of(desk, do.Stargaze), key=lambda action: -action.space)[:1]
    ]
    if len(_ways(desk)) > len(usual(desk)):
        taps.append(Button(("c", "otherwise"), desk.words("bot.girl_stars.pay_otherwise"), emoji=FORAGE_SIGN))
    for gain in _of(desk, do.GainStardust):
        sign = names.FREE if gain.via == "ash" else names.STARDUST
        taps.append(Button(("a", index_of(desk, gain)), names.name(desk, gain), ButtonStyle.MAIN, sign))
    return tuple(taps)


def _of(desk: PromptContext, kind: type[Deed]) -> list[Deed]:
    return [action for action in desk.legal if isinstance(action, kind)]


def _menu(desk: PromptContext, path: str, key: str, sign: str, items: list[SelectOption]) -> tuple[Row, ...]:
    return names.menus_of(("c", "do", path), f"{sign} {desk.words(f'bot.girl_stars.{key}')}", items)


# -- foraging ----------------------------------------------------------------------------------------------------


def _ways(desk: PromptContext) -> list[do.Forage]:
    return _of(desk, do.Forage)


def usual(desk: PromptContext) -> list[do.Forage]:
    """Return each way to forage with its usual payment: the one that leaves the supply most even."""
    found: dict[tuple[str, str], list[do.Forage]] = {}
    for way in _ways(desk):
        found.setdefault((way.site, way.via), []).append(way)
    return [_evenly(desk, ways) for ways in found.values()]


def _evenly(desk: PromptContext, ways: Sequence[do.Forage]) -> do.Forage:
    best = preview.default_payment(names.view_of(desk), desk.prompt.seat, [way.payment for way in ways])
    return next(way for way in ways if way.payment == best)


def _forages(desk: PromptContext) -> tuple[Row, ...]:
    """Return the menu of sites, each with its usual payment; one that is picked is foraged at once."""
    return _menu(desk, "p", "forage", FORAGE_SIGN, [_usual(desk, way) for way in usual(desk)])


def _usual(desk: PromptContext, way: do.Forage) -> SelectOption:
    note = names.listed(
        (names.free(desk.words, way.via), names.lights(desk.words, way.payment, "−"), _gains(desk, way.site))
    )
    return SelectOption(index_of(desk, way), _goal(desk, way.site), note, names.FREE if way.via == "ash" else "")


def otherwise_panel(desk: PromptContext) -> Panel:
    """Ask for a site first and then for the payment."""
    sites = dict.fromkeys(way.site for way in _ways(desk))
    if not sites:
        raise move_menu.NoSuchPath("otherwise")
    items = tuple(_site(desk, site) for site in sites)
    rows = (
        SelectMenu(("c", "site"), desk.words("bot.girl_stars.forage_where"), items),
        (Button(("move",), desk.words("bot.back")),),
    )
    return Panel(
        f"### {FORAGE_SIGN} {desk.words('bot.girl_stars.pay_otherwise')}\n{names.supply(desk)}", rows, sheet="map"
    )


def _goal(desk: PromptContext, site: str) -> str:
    goods = SITES[site].goods
    return f"{names.site(desk.words, site)} → {names.GOODS[goods]} {desk.words(f'girl_stars.goods.{goods}')}"


def _site(desk: PromptContext, site: str) -> SelectOption:
    free = all(action.via == "ash" for action in _ways(desk) if action.site == site)
    number = move_menu.token(list(SITES).index(site))
    note = names.listed((names.free(desk.words, "ash" if free else ""), site_note(desk, site)))
    return SelectOption(number, _goal(desk, site), note, names.FREE if free else "")


def site_note(desk: PromptContext, site: str) -> str:
    """Return what foraging at a site costs now, the Early Bird's reward, and how much is left."""
    cost = desk.words("bot.girl_stars.cost", count=names.view_of(desk).sites[site].cost)
    return names.listed((cost, _gains(desk, site)))


def _gains(desk: PromptContext, site: str) -> str:
    here = names.view_of(desk).sites[site]
    return names.listed((_early(desk, here), desk.words("bot.girl_stars.tokens", count=here.left)))


def _early(desk: PromptContext, here: SiteView) -> str:
    if here.early is not None:
        return ""
    forage = FORAGE[SITES[here.id].goods]
    reward = names.listed(
        (
            desk.words("bot.girl_stars.plus_vp", vp=forage.early_vp) if forage.early_vp else "",
            desk.words("bot.girl_stars.areas", count=forage.early_stardust) if forage.early_stardust else "",
        )
    )
    return desk.words("bot.girl_stars.early", reward=reward)


def forage_panel(desk: PromptContext, site: str) -> Panel | ProposedMoves:
    """Ask how foraging is paid, the most even way first; raises NoSuchPath if nothing can be foraged there."""
    ways: list[do.Forage] = [action for action in _of(desk, do.Forage) if action.site == site]
    if not ways:
        raise move_menu.NoSuchPath(site)
    if len(ways) == 1:
        return ProposedMoves((ways[0],))
    best = preview.default_payment(names.view_of(desk), desk.prompt.seat, [way.payment for way in ways])
    taps = tuple(_pay(desk, way) for way in ways if way.payment == best)
    rows: list[Row] = [(*taps, Button(("move",), desk.words("bot.back")))]
    for via, path in (("action", "p"), ("ash", "q")):
        items = [_payment(desk, way) for way in ways if way.via == via]
        if len(items) > 1:
            rows += _menu(desk, path, f"pay_{via}", FORAGE_SIGN, items)
    text = f"### {FORAGE_SIGN} {names.site(desk.words, site)}\n{site_note(desk, site)}\n{names.supply(desk)}"
    return Panel(text, tuple(rows), sheet="map", marks={"near": site, site: ""})


def _pay(desk: PromptContext, way: do.Forage) -> Button:
    free = names.free(desk.words, way.via)
    text = names.listed((desk.words("bot.girl_stars.pay", payment=names.lights(desk.words, way.payment)), free))
    return Button(("a", index_of(desk, way)), text, ButtonStyle.GO, names.FREE if free else FORAGE_SIGN)


def _payment(desk: PromptContext, way: do.Forage) -> SelectOption:
    signs = "".join(names.LIGHTS[colour] for colour in way.payment)
    return SelectOption(index_of(desk, way), f"{signs} {names.lights(desk.words, way.payment)}")


# -- offerings ---------------------------------------------------------------------------------------------------


def _offers(desk: PromptContext) -> tuple[Row, ...]:
    found = [action for action in desk.legal if isinstance(action, do.OfferSingle | do.OfferCard)]
    found.sort(key=lambda action: -offered(desk, action)[1])
    return _menu(desk, "o", "offer", OFFER, [_offer(desk, action) for action in found])


def offered(desk: PromptContext, action: do.OfferSingle | do.OfferCard) -> tuple[tuple[str, ...], int]:
    """Return the goods of an offering and its VP."""
    if isinstance(action, do.OfferSingle):
        return (action.goods,), FORAGE[action.goods].offer_vp
    space = CARDS[names.view_of(desk).offering.card].spaces[action.space - 1]
    return space.needs, space.vp


def _offer(desk: PromptContext, action: do.OfferSingle | do.OfferCard) -> SelectOption:
    goods, vp = offered(desk, action)
    signs = " ".join(f"{names.GOODS[kind]} {desk.words(f'girl_stars.goods.{kind}')}" for kind in goods)
    text = f"{signs} → {desk.words('bot.girl_stars.plus_vp', vp=vp)}"
    return SelectOption(
        index_of(desk, action), text, names.name(desk, action), names.FREE if action.via == "ash" else ""
    )


# -- villagers ---------------------------------------------------------------------------------------------------


def _recalls(desk: PromptContext) -> tuple[Row, ...]:
    """Return the sets that may come home: all but those on the track, then all, then the others. [spec 13]

    Villagers differ in nothing but their places, so that of sets from the same places the first one stands for all.
    """
    rows: list[Row] = []
    for via, path in (("action", "r"), ("ash", "f")):
        found = [action for action in _of(desk, do.Recall) if action.via == via]
        found.sort(key=lambda action: _recall_order(desk, action))
        alike: dict[tuple[str, ...], do.Recall] = {}
        for action in found:
            alike.setdefault(_places(desk, action), action)
        rows += _menu(desk, path, f"recall_{via}", HOME, [_recall(desk, action) for action in alike.values()])
    return tuple(rows)


def _places(desk: PromptContext, action: do.Recall) -> tuple[str, ...]:
    return tuple(sorted(names.mine(desk).villagers[name] for name in action.villagers))


def _recall_order(desk: PromptContext, action: do.Recall) -> tuple[int, int]:
    player = names.mine(desk)
    working = [name for name in player.away if not player.villagers[name].startswith("sky:")]
    first = (working, player.away)
    return next((rank for rank, those in enumerate(first) if list(action.villagers) == those), len(first)), -len(
        action.villagers
    )


def _recall(desk: PromptContext, action: do.Recall) -> SelectOption:
    return SelectOption(
        index_of(desk, action),
        names.together(desk.words, (names.villager(desk, each) for each in action.villagers)),
        desk.words("bot.girl_stars.villagers", count=len(action.villagers)),
        names.FREE if action.via == "ash" else "",
    )


def _gazes(desk: PromptContext) -> tuple[Row, ...]:
    """Return the free spaces of the Night Sky track where there are several."""
    found = sorted(_of(desk, do.Stargaze), key=lambda action: -action.space)
    items = [SelectOption(index_of(desk, action), names.name(desk, action)) for action in found]
    return _menu(desk, "g", "gaze", GAZE, items) if len(items) > 1 else ()


def described(desk: PromptContext, action: do.Forage | do.OfferSingle | do.OfferCard | do.EndTurn) -> str:
    """Return what an action costs and brings, or what is lost with the end of the turn."""
    words = desk.words
    match action:
        case do.Forage(site):
            kind = SITES[site].goods
            return f"{names.GOODS[kind]} {words(f'girl_stars.goods.{kind}')} · {site_note(desk, site)}"
        case do.EndTurn():
            lost = names.together(words, (words(f"girl_stars.ash.{kept}") for kept in names.mine(desk).kept))
            return words("bot.girl_stars.unused", tokens=lost) if lost else ""
    goods, vp = offered(desk, action)
    given = names.together(words, (words(f"girl_stars.goods.{kind}") for kind in goods))
    return f"{given} → {words('bot.girl_stars.plus_vp', vp=vp)}"


# -- all together ------------------------------------------------------------------------------------------------


def turn_turn(desk: PromptContext, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves:
    """Answer a pick in one of the menus of a turn or of the dish; raises NoSuchPath."""
    match args, values:
        case ("do", _), (token,):
            return ProposedMoves((desk.legal[move_menu.number(token, len(desk.legal))],))
        case ("otherwise",), ():
            return otherwise_panel(desk)
        case ("site",), (token,):
            return forage_panel(desk, list(SITES)[move_menu.number(token, len(SITES))])
    return scout.scout_turn(desk, args, values)


def turn_marks(desk: PromptContext) -> dict[str, str]:
    """Mark gates, sites, offerings and spaces of the track that may be chosen."""
    marks: dict[str, str] = {}
    for action in desk.legal:
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
