"""Stardust at any time: every hex with what it would bring, the sky as it would be, in any phase and out of turn."""

from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import names
from bot.game_ui.prompt_table import grouped, listed, numbered_menus, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row, button_rows
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.preview import Preview

Laying = do.PlaceTile | do.UseStardust


def dust_row(context: PromptContext) -> tuple[Button, ...]:
    """Return the button that leads to the uses of Stardust, also at prompts that do not offer them."""
    path = "dust" if context.moves(do.UseStardust) else "beside" if context.table_view.out_of_turn else ""
    if not path:
        return ()
    return (Button(("c", path), context.say("stardust", count=names.mine(context).stardust), emoji=names.STARDUST),)


def beside(context: PromptContext) -> PromptContext:
    """Return the same table with its out-of-turn actions as the prompt; raises NoSuchPath if there are none."""
    if context.table_view.out_of_turn is None:
        raise move_menu.NoSuchPath("beside")
    return replace(context, table_view=replace(context.table_view, prompt=context.table_view.out_of_turn))


def dust_panel(context: PromptContext) -> Panel:
    """Ask where Stardust shall go, or whether it shall be used at all."""
    own = context.prompt.name in ("Aside", "FinalStardust")
    lines = (
        generic.prompt_text(context) if own else f"### {context.words('girl_stars.ask.Aside')}",
        *names.hint(context, "Aside"),
        names.supply(context),
        f"-# {names.rewards(context)}",
        *vanishing(context),
    )
    finish = context.words("girl_stars.do.Finish")
    finish_row = (context.button(do.Finish(), finish, ButtonStyle.MAIN, "🌙"),) if do.Finish() in context.legal else ()
    rows = (*dust_menus(context), finish_row, () if own else (context.back(),))
    return panel(lines, rows, sheet="seat", token=context.prompt.token, marks=dust_marks(context))


def vanishing(context: PromptContext) -> tuple[str, ...]:
    """Return the hint at piles whose top token goes after this round, for who has Stardust to use. [spec 8]"""
    if not dust_row(context):
        return ()
    view = names.view_of(context)
    piles = [context.words(f"girl_stars.pile.{pile}") for pile in preview.vanishing(view)]
    told = context.say("vanishing", piles=names.together(context.words, piles))
    return (f"-# {told}",) if piles else ()


def dust_menus(context: PromptContext) -> tuple[Row, ...]:
    """Return the hexes where Stardust can be used, what brings most first."""
    hexes = grouped(context.moves(do.UseStardust), lambda action: action.hex)
    found = [(ways[0], seen(context, preview.apart_from_bonus(ways[0]))) for ways in hexes.values()]
    found.sort(key=lambda one: (-one[1].vp, -len(one[1].bonuses), -sum(one[1].lights.values()), one[1].joins))
    options = [context.option(use, use.hex, listed(names.effects(context, after))) for use, after in found]
    return numbered_menus(("c", "lay", "d"), context.say("dust_where"), options)


def dust_marks(context: PromptContext) -> dict[str, str]:
    """Mark the hexes where Stardust can be used."""
    return dict.fromkeys((action.hex for action in context.moves(do.UseStardust)), "")


def seen(context: PromptContext, action: Laying) -> Preview:
    """Return what a tile or Stardust would do."""
    return preview.preview(names.view_of(context), context.prompt.seat, action)


def described(context: PromptContext, action: Laying) -> str:
    """Return what a tile or Stardust would do, with the score before and after."""
    preview = seen(context, action)
    score = context.say("score", before=preview.player.vp - preview.vp, after=preview.player.vp)
    return listed((*names.effects(context, preview), score if preview.vp else ""))


def irreversible_line(context: PromptContext, action: Laying) -> str:
    """Return the note about an irreversible move."""
    irreversible = preview.is_irreversible(names.view_of(context), context.prompt, action)
    return f"-# {context.words('bot.stands')}" if irreversible else ""


def dust_preview(context: PromptContext, action: do.UseStardust) -> Panel:
    """Show the sky as it would be with Stardust on a hex; bonus tokens are chosen by confirming."""
    title = f"### {context.say('dust_on', hex=action.hex)}"
    lines = (title, described(context, preview.apart_from_bonus(action)), irreversible_line(context, action))
    marks = {"dust": action.hex, **corner_marks(context, action)}
    return panel(lines, confirm_rows(context, action), sheet="seat", marks=marks)


def confirm_rows(context: PromptContext, action: Laying) -> tuple[Row, ...]:
    """Return the button that confirms, or one for each choice of bonus tokens, and the way back."""
    ways = preview.bonuses_for(context.prompt, action)
    labels = [_with_bonus(context, way) for way in ways] if len(ways) > 1 else [context.words("bot.confirm")]
    buttons = [
        context.button(way, text, ButtonStyle.GO, "✅", at_once=True) for way, text in zip(ways, labels, strict=True)
    ]
    return button_rows((*buttons, context.back(context.say("start_over"))))


def _with_bonus(context: PromptContext, way: Laying) -> str:
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
