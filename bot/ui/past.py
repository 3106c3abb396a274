"""What becomes of a message whose place another has taken: one line, without controls; pure, as `messages`."""

from bot.model import Table
from bot.notices import Kind
from bot.parcels import Left
from bot.ui import messages, offers
from bot.ui.components import Block
from bot.words import Words


def line(left: Left, table: Table, words: Words, jump: str | None) -> tuple[Block, ...]:
    """Return what a message says once a newer one stands at `jump`, or the table has gone elsewhere."""
    if left.home != table.place.home:
        return messages.moved(table, table.place.home, words)
    if left.kind is Kind.OFFERED:
        return (offers.below if table.offered else offers.offered)(table, words, jump)
    if left.kind is Kind.BOARD:
        return (_said(_happened(left, table, words), words, jump),)
    if left.kind is Kind.LOBBY and table.started_at is not None:
        return messages.started(table, words, jump)
    return (_said(messages.title(table, words), words, jump),)


def _happened(left: Left, table: Table, words: Words) -> str:
    """Return who did what last before the newer board was posted."""
    lately = messages.teller(table, words).others(left.news)
    return lately[-1][1] if lately else messages.title(table, words)


def _said(what: str, words: Words, jump: str | None) -> str:
    return f"-# ✦ {words('bot.board.past', what=what, jump=jump)}" if jump else f"-# ✦ {what}"
