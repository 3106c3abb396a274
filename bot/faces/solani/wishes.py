"""Wishes: drafts put down while others draft, one menu for each rank. [spec 8, 13]"""

from bot.dialogue import general, menus
from bot.dialogue.face import Desk, index_of
from bot.dialogue.panels import Item, Panel, Pick, Row, Style, Tap
from bot.faces.solani import tiles
from games.solani import actions as do

LATER = "later"
"""The path of the Star Clusters whose trades are chosen in a menu of their own."""


def _wishes(desk: Desk) -> list[do.AddWish]:
    return [action for action in desk.legal if isinstance(action, do.AddWish)]


def wish_panel(desk: Desk) -> Panel:
    """Show the wishes so far, with what may be wished for next."""
    lines = [general.question(desk), *_listed(desk), tiles.held(desk), f"-# {desk.words('bot.solani.wishes')}"]
    return Panel("\n".join(line for line in lines if line), wish_rows(desk), sheet="table")


def _listed(desk: Desk) -> list[str]:
    known = [do.AddWish(wish.kind, wish.slot, wish.trade_slot) for wish in tiles.mine(desk).wishes]
    return [f"{rank}. {_said(desk, wish)}" for rank, wish in enumerate(known, start=1)]


def _said(desk: Desk, wish: do.AddWish) -> str:
    """Return a wish by name, struck through once its tile or Planet is gone."""
    view, sign = tiles.view_of(desk), tiles.draft_sign(wish)
    display = view.clusters if wish.kind == "cluster" else view.branches
    there = display[wish.slot - 1] and (not wish.trade_slot or view.track[wish.trade_slot - 1])
    if there:
        return f"{sign} {tiles.drafted(desk, wish)}"
    return f"{sign} ~~{tiles.slots(wish)}~~"


def wish_rows(desk: Desk) -> tuple[Row, ...]:
    """Offer tiles and the trades that are within reach now, other trades apart, and to clear the list."""
    words, rank = desk.words, len(tiles.mine(desk).wishes) + 1
    now = [wish for wish in _wishes(desk) if _in_reach(desk, wish)]
    rows: list[Row] = []
    if now:
        items = tuple(_item(desk, wish) for wish in now)
        rows.append(Pick(("y",), words("bot.solani.wish_for", rank=rank), items))
    slots = dict.fromkeys(wish.slot for wish in _wishes(desk) if not _in_reach(desk, wish))
    if slots:
        items = tuple(_cluster(desk, slot) for slot in slots)
        rows.append(Pick(("c", LATER), words("bot.solani.wish_trade", rank=rank), items))
    if do.ClearWishes() in desk.legal:
        clear = words("solani.do.ClearWishes")
        rows.append((Tap(("y", index_of(desk, do.ClearWishes())), clear, Style.STOP, "🗑️"),))
    return tuple(rows)


def _in_reach(desk: Desk, wish: do.AddWish) -> bool:
    return not wish.trade_slot or wish.trade_slot in tiles.view_of(desk).reach[wish.slot - 1]


def _item(desk: Desk, wish: do.AddWish) -> Item:
    return Item(index_of(desk, wish), tiles.drafted(desk, wish), tiles.draft_note(desk, wish), tiles.draft_sign(wish))


def _cluster(desk: Desk, slot: int) -> Item:
    wish = do.AddWish("cluster", slot)
    return Item(menus.token(slot), tiles.drafted(desk, wish), emoji=tiles.CLUSTER)


def wish_turn(desk: Desk, args: tuple[str, ...], values: tuple[str, ...]) -> Panel:
    """Ask for the Planet that a Star Cluster is to be given for; raises NoSuchPath."""
    match args, values:
        case (path,), (token,) if path == LATER:
            slot = menus.number(token, len(tiles.view_of(desk).clusters) + 1)
            found = [wish for wish in _wishes(desk) if wish.slot == slot and not _in_reach(desk, wish)]
            if found:
                hint = desk.words("bot.solani.wish_planet")
                pick = Pick(("y",), hint, tuple(_item(desk, wish) for wish in found))
                back = Tap(("move",), desk.words("bot.back"))
                text = f"### {tiles.drafted(desk, do.AddWish('cluster', slot))}\n{desk.words('bot.solani.wish_later')}"
                return Panel(text, (pick, (back,)), sheet="table")
    raise menus.NoSuchPath(".".join(args))
