"""Stardust at any time: every hex with what it would bring, the sky as it would be, in any phase and out of turn."""

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import PromptContext, index_of
from bot.game_ui.girl_stars import names
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, SelectOption, button_rows
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.preview import Preview

Laying = do.PlaceTile | do.UseStardust


def uses(context: PromptContext) -> list[do.UseStardust]:
    """Return the uses of Stardust among the answers."""
    return [action for action in context.legal if isinstance(action, do.UseStardust)]


def dust_row(context: PromptContext) -> tuple[Button, ...]:
    """Return the button that leads to the uses of Stardust, also beside a question that does not offer them."""
    path = "dust" if uses(context) else "beside" if context.table_view.out_of_turn is not None else ""
    if not path:
        return ()
    text = context.words("bot.girl_stars.stardust", count=names.mine(context).stardust)
    return (Button(("c", path), text, emoji=names.STARDUST),)


def beside(context: PromptContext) -> PromptContext:
    """Return the same table with what may be done beside the question; raises NoSuchPath if that is nothing."""
    if context.table_view.out_of_turn is None:
        raise move_menu.NoSuchPath("beside")
    return replace(context, table_view=replace(context.table_view, prompt=context.table_view.out_of_turn))


def dust_panel(context: PromptContext) -> Panel:
    """Ask where Stardust shall go, or whether it shall be used at all."""
    prompt = (
        generic.prompt_text(context) if context.prompt.name in ("Aside", "FinalStardust") else _prompt_text(context)
    )
    told = (
        prompt,
        *names.hint(context, "Aside"),
        names.supply(context),
        f"-# {names.rewards(context)}",
        *vanishing(context),
    )
    text = "\n".join(part for part in told if part)
    back = (
        () if context.table_view.prompt is None or context.prompt.name in ("Aside", "FinalStardust") else _back(context)
    )
    rows = tuple(row for row in (*dust_menus(context), finish_row(context), back) if row)
    return Panel(text, rows, sheet="seat", prompt_token=context.prompt.token, marks=dust_marks(context))


def _prompt_text(context: PromptContext) -> str:
    return f"### {context.words('girl_stars.ask.Aside')}"


def _back(context: PromptContext) -> tuple[Button, ...]:
    return (Button(("move",), context.words("bot.back")),)


def vanishing(context: PromptContext) -> tuple[str, ...]:
    """Return the hint at piles whose top token goes after this round, for who has Stardust to use. [spec 8]"""
    if not dust_row(context):
        return ()
    view = names.view_of(context)
    piles = [context.words(f"girl_stars.pile.{pile}") for pile in preview.vanishing(view)]
    told = context.words("bot.girl_stars.vanishing", piles=names.together(context.words, piles))
    return (f"-# {told}",) if piles else ()


def dust_menus(context: PromptContext) -> tuple[Row, ...]:
    """Return the hexes where Stardust can be used, what brings most first."""
    first: dict[str, do.UseStardust] = {}
    for action in uses(context):
        first.setdefault(action.hex, action)
    previews = [seen(context, preview.apart_from_bonus(action)) for action in first.values()]
    previews.sort(
        key=lambda preview: (
            -preview.vp,
            -len(preview.bonuses),
            -sum(preview.lights.values()),
            preview.joins,
        )
    )
    items = [
        SelectOption(
            index_of(context, first[preview.action.hex]),
            preview.action.hex,
            names.listed(names.effects(context, preview)),
        )
        for preview in previews
    ]
    return names.menus_of(("c", "lay", "d"), context.words("bot.girl_stars.dust_where"), items)


def finish_row(context: PromptContext) -> tuple[Button, ...]:
    """Return the button that ends the game for oneself, in the last phase."""
    if do.Finish() not in context.legal:
        return ()
    return (
        Button(("a", index_of(context, do.Finish())), context.words("girl_stars.do.Finish"), ButtonStyle.MAIN, "🌙"),
    )


def dust_marks(context: PromptContext) -> dict[str, str]:
    """Mark the hexes where Stardust can be used."""
    return dict.fromkeys((action.hex for action in uses(context)), "")


def seen(context: PromptContext, action: Laying) -> Preview:
    """Return what a tile or Stardust would do."""
    return preview.preview(names.view_of(context), context.prompt.seat, action)


def described(context: PromptContext, action: Laying) -> str:
    """Return what a tile or Stardust would do, with the score before and after."""
    preview = seen(context, action)
    score = context.words("bot.girl_stars.score", before=preview.player.vp - preview.vp, after=preview.player.vp)
    return names.listed((*names.effects(context, preview), score if preview.vp else ""))


def irreversible_line(context: PromptContext, action: Laying) -> tuple[str, ...]:
    """Return the hint at an answer that cannot be taken back."""
    return (f"-# {context.words('bot.stands')}",) if seen(context, action).stands else ()


def dust_preview(context: PromptContext, action: do.UseStardust) -> Panel:
    """Show the sky as it would be with Stardust on a hex; bonus tokens are chosen by confirming."""
    title = f"### {context.words('bot.girl_stars.dust_on', hex=action.hex)}"
    text = (title, described(context, preview.apart_from_bonus(action)), *irreversible_line(context, action))
    marks = {"dust": action.hex, **corner_marks(context, action)}
    again = Button(("move",), context.words("bot.girl_stars.start_over"))
    rows = button_rows((*confirm_buttons(context, action), again))
    return Panel("\n".join(text), rows, sheet="seat", marks=marks)


def confirm_buttons(context: PromptContext, action: Laying) -> tuple[Button, ...]:
    """Return the button that confirms, or one for each choice of bonus tokens."""
    ways = preview.bonuses_for(context.prompt, action)
    if len(ways) == 1:
        return (Button(("y", index_of(context, action)), context.words("bot.confirm"), ButtonStyle.GO, "✅"),)
    return tuple(Button(("y", index_of(context, way)), _taken(context, way), ButtonStyle.GO, "✅") for way in ways)


def _taken(context: PromptContext, way: Laying) -> str:
    return names.together(context.words, (names.corner(context, each) for each in _corners(way)))


def _corners(action: Laying) -> tuple[str, ...]:
    return (action.bonus,) if isinstance(action, do.PlaceTile) else action.bonus


def corner_marks(context: PromptContext, action: Laying) -> dict[str, str]:
    """Mark the bonus tokens that there are to choose from."""
    ways = preview.bonuses_for(context.prompt, action)
    if len(ways) == 1:
        return {}
    found = dict.fromkeys(corner for way in ways for corner in _corners(way))
    return {f"corner-{corner}": context.words(f"girl_stars.corner.{corner}") for corner in found}
