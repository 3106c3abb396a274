"""Stardust at any time: every hex with what it would bring, the sky as it would be, in any phase and out of turn."""

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import names
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, SelectOption, button_rows
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.preview import Outlook

Laying = do.PlaceTile | do.UseStardust


def uses(desk: PromptContext) -> list[do.UseStardust]:
    """Return the uses of Stardust among the answers."""
    return [action for action in desk.legal if isinstance(action, do.UseStardust)]


def dust_row(desk: PromptContext) -> tuple[Button, ...]:
    """Return the button that leads to the uses of Stardust, also beside a question that does not offer them."""
    path = "dust" if uses(desk) else "beside" if desk.table_view.out_of_turn is not None else ""
    if not path:
        return ()
    text = desk.words("bot.girl_stars.stardust", count=names.mine(desk).stardust)
    return (Button(("c", path), text, emoji=names.STARDUST),)


def beside(desk: PromptContext) -> PromptContext:
    """Return the same table with what may be done beside the question; raises NoSuchPath if that is nothing."""
    if desk.table_view.out_of_turn is None:
        raise move_menu.NoSuchPath("beside")
    return replace(desk, table_view=replace(desk.table_view, prompt=desk.table_view.out_of_turn))


def dust_panel(desk: PromptContext) -> Panel:
    """Ask where Stardust shall go, or whether it shall be used at all."""
    question = generic.prompt_text(desk) if desk.prompt.name in ("Aside", "FinalStardust") else _asked(desk)
    told = (question, *names.hint(desk, "Aside"), names.supply(desk), f"-# {names.rewards(desk)}", *vanishing(desk))
    text = "\n".join(part for part in told if part)
    back = () if desk.table_view.prompt is None or desk.prompt.name in ("Aside", "FinalStardust") else _back(desk)
    rows = tuple(row for row in (*dust_menus(desk), finish_row(desk), back) if row)
    return Panel(text, rows, sheet="seat", stamp=desk.prompt.token, marks=dust_marks(desk))


def _asked(desk: PromptContext) -> str:
    return f"### {desk.words('girl_stars.ask.Aside')}"


def _back(desk: PromptContext) -> tuple[Button, ...]:
    return (Button(("move",), desk.words("bot.back")),)


def vanishing(desk: PromptContext) -> tuple[str, ...]:
    """Return the hint at piles whose top token goes after this round, for who has Stardust to use. [spec 8]"""
    if not dust_row(desk):
        return ()
    view = names.view_of(desk)
    piles = [desk.words(f"girl_stars.pile.{pile}") for pile in preview.vanishing(view)]
    told = desk.words("bot.girl_stars.vanishing", piles=names.together(desk.words, piles))
    return (f"-# {told}",) if piles else ()


def dust_menus(desk: PromptContext) -> tuple[Row, ...]:
    """Return the hexes where Stardust can be used, what brings most first."""
    first: dict[str, do.UseStardust] = {}
    for action in uses(desk):
        first.setdefault(action.hex, action)
    looks = [seen(desk, preview.apart_from_bonus(action)) for action in first.values()]
    looks.sort(key=lambda look: (-look.vp, -len(look.bonuses), -sum(look.lights.values()), look.joins))
    items = [
        SelectOption(index_of(desk, first[look.action.hex]), look.action.hex, names.listed(names.effects(desk, look)))
        for look in looks
    ]
    return names.menus_of(("c", "lay", "d"), desk.words("bot.girl_stars.dust_where"), items)


def finish_row(desk: PromptContext) -> tuple[Button, ...]:
    """Return the button that ends the game for oneself, in the last phase."""
    if do.Finish() not in desk.legal:
        return ()
    return (Button(("a", index_of(desk, do.Finish())), desk.words("girl_stars.do.Finish"), ButtonStyle.MAIN, "🌙"),)


def dust_marks(desk: PromptContext) -> dict[str, str]:
    """Mark the hexes where Stardust can be used."""
    return dict.fromkeys((action.hex for action in uses(desk)), "")


def seen(desk: PromptContext, action: Laying) -> Outlook:
    """Return what a tile or Stardust would do."""
    return preview.preview(names.view_of(desk), desk.prompt.seat, action)


def described(desk: PromptContext, action: Laying) -> str:
    """Return what a tile or Stardust would do, with the score before and after."""
    look = seen(desk, action)
    score = desk.words("bot.girl_stars.score", before=look.player.vp - look.vp, after=look.player.vp)
    return names.listed((*names.effects(desk, look), score if look.vp else ""))


def standing(desk: PromptContext, action: Laying) -> tuple[str, ...]:
    """Return the hint at an answer that cannot be taken back."""
    return (f"-# {desk.words('bot.stands')}",) if seen(desk, action).stands else ()


def dust_preview(desk: PromptContext, action: do.UseStardust) -> Panel:
    """Show the sky as it would be with Stardust on a hex; bonus tokens are chosen by confirming."""
    title = f"### {desk.words('bot.girl_stars.dust_on', hex=action.hex)}"
    text = (title, described(desk, preview.apart_from_bonus(action)), *standing(desk, action))
    marks = {"dust": action.hex, **corner_marks(desk, action)}
    again = Button(("move",), desk.words("bot.girl_stars.start_over"))
    rows = button_rows((*confirm_taps(desk, action), again))
    return Panel("\n".join(text), rows, sheet="seat", marks=marks)


def confirm_taps(desk: PromptContext, action: Laying) -> tuple[Button, ...]:
    """Return the button that confirms, or one for each choice of bonus tokens."""
    ways = preview.bonuses_for(desk.prompt, action)
    if len(ways) == 1:
        return (Button(("y", index_of(desk, action)), desk.words("bot.confirm"), ButtonStyle.GO, "✅"),)
    return tuple(Button(("y", index_of(desk, way)), _taken(desk, way), ButtonStyle.GO, "✅") for way in ways)


def _taken(desk: PromptContext, way: Laying) -> str:
    return names.together(desk.words, (names.corner(desk, each) for each in _corners(way)))


def _corners(action: Laying) -> tuple[str, ...]:
    return (action.bonus,) if isinstance(action, do.PlaceTile) else action.bonus


def corner_marks(desk: PromptContext, action: Laying) -> dict[str, str]:
    """Mark the bonus tokens that there are to choose from."""
    ways = preview.bonuses_for(desk.prompt, action)
    if len(ways) == 1:
        return {}
    found = dict.fromkeys(corner for way in ways for corner in _corners(way))
    return {f"corner-{corner}": desk.words(f"girl_stars.corner.{corner}") for corner in found}
