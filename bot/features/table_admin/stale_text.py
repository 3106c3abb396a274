"""What becomes of a message whose place another has taken: one line, without controls; pure, as `messages`."""

from bot.discord_kit.components import Block
from bot.domain.notification import MessageKind
from bot.domain.table import Table
from bot.features.seats import offer_view
from bot.i18n.translator import Translator
from bot.notifications.outgoing import StaleMessageView
from bot.presentation import table_text


def line(left: StaleMessageView, table: Table, words: Translator, jump: str | None) -> tuple[Block, ...]:
    """Return what a message says once a newer one is at `jump`, or the table has moved."""
    if left.home != table.place.home:
        return table_text.moved(table, table.place.home, words)
    if left.kind is MessageKind.OFFERED:
        return (offer_view.below if table.offered_seats else offer_view.offered)(table, words, jump)
    if left.kind is MessageKind.BOARD:
        return (_said(_happened(left, table, words), words, jump),)
    if left.kind is MessageKind.LOBBY and table.started_at is not None:
        return table_text.started(table, words, jump)
    return (_said(table_text.title(table, words), words, jump),)


def _happened(left: StaleMessageView, table: Table, words: Translator) -> str:
    """Return who did what last before the newer board was posted."""
    lately = table_text.recap_writer(table, words).others(left.news)
    return lately[-1][1] if lately else table_text.title(table, words)


def _said(what: str, words: Translator, jump: str | None) -> str:
    return f"-# ✦ {words('bot.board.past', what=what, jump=jump)}" if jump else f"-# ✦ {what}"
