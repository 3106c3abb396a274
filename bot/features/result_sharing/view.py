"""The view of the question whether others may see the result of a solo match."""

from bot.domain.person import AnnounceResults
from bot.domain.table_view import TableView
from bot.i18n.translator import Translator
from bot.presentation import board_picture
from bot.presentation.sharing_choice import choices
from bot.ui_kit.panels import Button, ButtonStyle, Panel, Row


def back(code: tuple[str, ...], words: Translator) -> tuple[Row, ...]:
    """Return the button back to the challenge of the question."""
    return ((Button(("cshow", *code), words("bot.challenge.back"), emoji="↩️"),),) if code else ()


def end(table_view: TableView, told: str, announce: AnnounceResults | None, words: Translator, *, asks: bool) -> Panel:
    """Return the end of a private match, with the question or the button to show it."""
    line = words("bot.results.question") if asks else f"-# 🔒 {words('bot.results.hidden')}"
    show = Button(("announce",), words("bot.results.show"), ButtonStyle.MAIN, "📣")
    more = Button(("more",), words("bot.board.more"), emoji="📋")
    rows = (choices(words), (more,)) if asks else ((more,) if announce is AnnounceResults.NEVER else (show, more),)
    return Panel(
        f"{told}\n\n{line}", rows, "score" if "score" in board_picture.sheets(table_view.table.game) else "table"
    )
