"""A turn of the Action phase: the six actions and the free ones of kept tokens, each with one pick. [spec 13]"""

from typing import TypeVar

from bot.dialogue import general, menus
from bot.dialogue.face import Desk, index_of
from bot.dialogue.panels import Item, Panel, Pick, Plan, Row, Style, Tap
from bot.faces.girl_stars import dust, names, scout
from games.core.step import Action
from games.girl_stars import actions as do
from games.girl_stars import outlook
from games.girl_stars.components import CARDS, FORAGE, SITES
from games.girl_stars.view import SiteView

FORAGE_SIGN, OFFER, GAZE, HOME = "🧺", "🙏", "🔭", "🛖"

Deed = TypeVar("Deed", bound=Action)


def turn_panel(desk: Desk) -> Panel:
    """Ask for the next action: everything that can be done, with what it costs and brings."""
    text = (general.question(desk), _left(desk), names.supply(desk), *dust.vanishing(desk))
    return Panel("\n".join(part for part in text if part), turn_rows(desk), sheet="table")


def _left(desk: Desk) -> str:
    left = names.view_of(desk).actions_left
    return desk.words("bot.girl_stars.left", count=left) if left else ""


def turn_rows(desk: Desk) -> tuple[Row, ...]:
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


def _ends(desk: Desk) -> tuple[Tap, ...]:
    end = do.EndTurn()
    taps = (*dust.dust_row(desk),)
    if end not in desk.legal:
        return taps
    style = Style.STOP if names.mine(desk).kept else Style.GO
    return (*taps, Tap(("a", index_of(desk, end)), desk.words("girl_stars.do.EndTurn"), style, "🌙"))


def _buttons(desk: Desk) -> tuple[Tap, ...]:
    """Return the best free space of the Night Sky track, and a Stardust for an action or a token."""
    taps = [
        Tap(("a", index_of(desk, action)), names.name(desk, action), Style.MAIN, GAZE)
        for action in sorted(_of(desk, do.Stargaze), key=lambda action: -action.space)[:1]
    ]
    for gain in _of(desk, do.GainStardust):
        sign = names.FREE if gain.via == "ash" else names.STARDUST
        taps.append(Tap(("a", index_of(desk, gain)), names.name(desk, gain), Style.MAIN, sign))
    return tuple(taps)


def _of(desk: Desk, kind: type[Deed]) -> list[Deed]:
    return [action for action in desk.legal if isinstance(action, kind)]


def _menu(desk: Desk, path: str, key: str, sign: str, items: list[Item]) -> tuple[Row, ...]:
    return names.menus_of(("c", "do", path), f"{sign} {desk.words(f'bot.girl_stars.{key}')}", items)


# -- foraging ----------------------------------------------------------------------------------------------------


def _forages(desk: Desk) -> tuple[Row, ...]:
    sites = dict.fromkeys(action.site for action in _of(desk, do.Forage))
    items = tuple(_site(desk, site) for site in sites)
    return (Pick(("c", "site"), f"{FORAGE_SIGN} {desk.words('bot.girl_stars.forage')}", items),) if items else ()


def _site(desk: Desk, site: str) -> Item:
    goods = SITES[site].goods
    text = f"{names.site(desk.words, site)} → {names.GOODS[goods]} {desk.words(f'girl_stars.goods.{goods}')}"
    free = all(action.via == "ash" for action in _of(desk, do.Forage) if action.site == site)
    return Item(menus.token(list(SITES).index(site)), text, site_note(desk, site), names.FREE if free else "")


def site_note(desk: Desk, site: str) -> str:
    """Return what foraging at a site costs now, the Early Bird's reward, and how much is left."""
    words, here = desk.words, names.view_of(desk).sites[site]
    cost = words("bot.girl_stars.cost", count=here.cost)
    return names.listed((cost, _early(desk, here), words("bot.girl_stars.tokens", count=here.left)))


def _early(desk: Desk, here: SiteView) -> str:
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


def forage_panel(desk: Desk, site: str) -> Panel | Plan:
    """Ask how foraging is paid, the most even way first; raises NoSuchPath if nothing can be foraged there."""
    ways: list[do.Forage] = [action for action in _of(desk, do.Forage) if action.site == site]
    if not ways:
        raise menus.NoSuchPath(site)
    if len(ways) == 1:
        return Plan((ways[0],))
    best = outlook.default_payment(names.view_of(desk), desk.prompt.seat, [way.payment for way in ways])
    taps = tuple(_pay(desk, way) for way in ways if way.payment == best)
    rows: list[Row] = [(*taps, Tap(("move",), desk.words("bot.back")))]
    for via, path in (("action", "p"), ("ash", "q")):
        items = [_payment(desk, way) for way in ways if way.via == via]
        if len(items) > 1:
            rows += _menu(desk, path, f"pay_{via}", FORAGE_SIGN, items)
    text = f"### {FORAGE_SIGN} {names.site(desk.words, site)}\n{site_note(desk, site)}\n{names.supply(desk)}"
    return Panel(text, tuple(rows), sheet="map", marks={site: SITES[site].label})


def _pay(desk: Desk, way: do.Forage) -> Tap:
    free = f" · {desk.words('bot.girl_stars.free')}" if way.via == "ash" else ""
    text = f"{desk.words('bot.girl_stars.pay', payment=names.letters(desk.words, way.payment))}{free}"
    return Tap(("a", index_of(desk, way)), text, Style.GO, names.FREE if free else FORAGE_SIGN)


def _payment(desk: Desk, way: do.Forage) -> Item:
    signs = "".join(names.LIGHTS[colour] for colour in way.payment)
    return Item(index_of(desk, way), f"{signs} {names.letters(desk.words, way.payment)}")


# -- offerings ---------------------------------------------------------------------------------------------------


def _offers(desk: Desk) -> tuple[Row, ...]:
    found = [action for action in desk.legal if isinstance(action, do.OfferSingle | do.OfferCard)]
    found.sort(key=lambda action: -offered(desk, action)[1])
    return _menu(desk, "o", "offer", OFFER, [_offer(desk, action) for action in found])


def offered(desk: Desk, action: do.OfferSingle | do.OfferCard) -> tuple[tuple[str, ...], int]:
    """Return the goods of an offering and its VP."""
    if isinstance(action, do.OfferSingle):
        return (action.goods,), FORAGE[action.goods].offer_vp
    space = CARDS[names.view_of(desk).offering.card].spaces[action.space - 1]
    return space.needs, space.vp


def _offer(desk: Desk, action: do.OfferSingle | do.OfferCard) -> Item:
    goods, vp = offered(desk, action)
    signs = " ".join(f"{names.GOODS[kind]} {desk.words(f'girl_stars.goods.{kind}')}" for kind in goods)
    text = f"{signs} → {desk.words('bot.girl_stars.plus_vp', vp=vp)}"
    return Item(index_of(desk, action), text, names.name(desk, action), names.FREE if action.via == "ash" else "")


# -- villagers ---------------------------------------------------------------------------------------------------


def _recalls(desk: Desk) -> tuple[Row, ...]:
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


def _places(desk: Desk, action: do.Recall) -> tuple[str, ...]:
    return tuple(sorted(names.mine(desk).villagers[name] for name in action.villagers))


def _recall_order(desk: Desk, action: do.Recall) -> tuple[int, int]:
    player = names.mine(desk)
    working = [name for name in player.away if not player.villagers[name].startswith("sky:")]
    first = (working, player.away)
    return next((rank for rank, those in enumerate(first) if list(action.villagers) == those), len(first)), -len(
        action.villagers
    )


def _recall(desk: Desk, action: do.Recall) -> Item:
    return Item(
        index_of(desk, action),
        ", ".join(names.villager(desk, each) for each in action.villagers),
        desk.words("bot.girl_stars.villagers", count=len(action.villagers)),
        names.FREE if action.via == "ash" else "",
    )


def _gazes(desk: Desk) -> tuple[Row, ...]:
    """Return the free spaces of the Night Sky track where there are several."""
    found = sorted(_of(desk, do.Stargaze), key=lambda action: -action.space)
    items = [Item(index_of(desk, action), names.name(desk, action)) for action in found]
    return _menu(desk, "g", "gaze", GAZE, items) if len(items) > 1 else ()


def described(desk: Desk, action: do.Forage | do.OfferSingle | do.OfferCard | do.EndTurn) -> str:
    """Return what an action costs and brings, or what is lost with the end of the turn."""
    words = desk.words
    match action:
        case do.Forage(site):
            kind = SITES[site].goods
            return f"{names.GOODS[kind]} {words(f'girl_stars.goods.{kind}')} · {site_note(desk, site)}"
        case do.EndTurn():
            lost = ", ".join(words(f"girl_stars.ash.{kept}") for kept in names.mine(desk).kept)
            return words("bot.girl_stars.unused", tokens=lost) if lost else ""
    goods, vp = offered(desk, action)
    given = ", ".join(words(f"girl_stars.goods.{kind}") for kind in goods)
    return f"{given} → {words('bot.girl_stars.plus_vp', vp=vp)}"


# -- all together ------------------------------------------------------------------------------------------------


def turn_turn(desk: Desk, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | Plan:
    """Answer a pick in one of the menus of a turn or of the dish; raises NoSuchPath."""
    match args, values:
        case ("do", _), (token,):
            return Plan((desk.legal[menus.number(token, len(desk.legal))],))
        case ("site",), (token,):
            return forage_panel(desk, list(SITES)[menus.number(token, len(SITES))])
    return scout.scout_turn(desk, args, values)


def turn_marks(desk: Desk) -> dict[str, str]:
    """Mark gates, sites, offerings and spaces of the track that may be chosen."""
    marks: dict[str, str] = {}
    for action in desk.legal:
        match action:
            case do.Scout(gate):
                marks[f"space-{gate}"] = str(gate)
            case do.Forage(site):
                marks[site] = SITES[site].label
            case do.OfferSingle(goods):
                marks[f"single-{goods}"] = ""
            case do.OfferCard(space):
                marks[f"card-{space}"] = str(space)
            case do.Stargaze(space):
                marks[f"sky-{space}"] = str(space)
    return marks
