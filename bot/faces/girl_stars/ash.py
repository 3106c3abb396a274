"""The dish: every token to keep, or to discard for every Light that it allows, with one pick."""

from bot.dialogue import general
from bot.dialogue.face import Desk, index_of
from bot.dialogue.panels import Item, Panel, Row
from bot.faces.girl_stars import dust, names
from games.girl_stars import actions as do
from games.girl_stars import advice

BEST = "⭐"


def ash_panel(desk: Desk) -> Panel:
    """Ask for a token: what each may be used for, what follows."""
    text = (general.question(desk), names.supply(desk), f"-# {desk.words('bot.girl_stars.ash')}", *dust.vanishing(desk))
    return Panel("\n".join(text), ash_rows(desk), sheet="table")


def ash_rows(desk: Desk) -> tuple[Row, ...]:
    """Return what may be kept, what may be discarded for Light, and Stardust."""
    takes = [action for action in desk.legal if isinstance(action, do.TakeAsh)]
    best = [one.action for one in advice.suggestions(names.view_of(desk), desk.prompt, 1 + len(dust.uses(desk)))]
    good = next((action for action in best if action in takes), None)
    rows: list[Row] = []
    for path, mode in (("k", "keep"), ("l", "light")):
        items = [_item(desk, action, action == good) for action in takes if action.mode == mode]
        rows += names.menus_of(("c", "do", path), desk.words(f"bot.girl_stars.ash_{mode}"), items)
    return tuple(row for row in (*rows, dust.dust_row(desk)) if row)


def _item(desk: Desk, action: do.TakeAsh, good: bool) -> Item:
    what = ash_note(desk, action)
    text = names.ash(desk, action.token)
    label = text if action.mode == "keep" else f"{action.token} → {names.letters(desk.words, action.colours)}"
    return Item(index_of(desk, action), label, what if action.mode == "keep" else text, BEST if good else "")


def ash_note(desk: Desk, action: do.TakeAsh) -> str:
    """Return what a token is worth when it is taken so."""
    landed = next(landed for landed in names.view_of(desk).dish if landed.letter == action.token)
    if action.mode == "keep":
        return desk.words(f"girl_stars.ash_use.{landed.ash}")
    return " ".join(f"+{names.LIGHTS[colour]}{names.letter(desk.words, colour)}" for colour in action.colours)


def ash_marks(desk: Desk) -> dict[str, str]:
    """Mark the tokens that may be taken with their letters."""
    return {f"ash-{action.token}": action.token for action in desk.legal if isinstance(action, do.TakeAsh)}
