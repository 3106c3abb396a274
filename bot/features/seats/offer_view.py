"""The message that offers seats of a running match to everybody; pure, as `messages`."""

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.domain.table import Table, TableSeat
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.ui_kit.panels import Button, ButtonStyle


def offered(table: Table, words: Translator, jump: str | None) -> tuple[Block, ...]:
    """Return the seats that anybody may take, each with its button, or that there are none any more."""
    free, at = table.offered_seats, {"game": table_text.title(table, words), "jump": jump or ""}
    if not free:
        return (f"-# ✦ {words('bot.offer.gone', **at)}",)
    lines = [words("bot.note.offered", count=len(free), **at)]
    lines += [
        f"**{table_seat.seat + 1}** · {table_text.seat_occupant(table_seat, words)}" for table_seat in table.seats
    ]
    return "\n".join(lines), ControlRows(
        CustomId(table.id, "x"), (tuple(taking(table_seat, words) for table_seat in free),)
    )


def taking(table_seat: TableSeat, words: Translator) -> Button:
    """Return the button by which anybody takes a seat."""
    return Button(
        ("takeover", str(table_seat.seat)), words("bot.take_over", seat=table_seat.seat + 1), ButtonStyle.MAIN, "💺"
    )


def below(table: Table, words: Translator, jump: str | None) -> tuple[Block, ...]:
    """Return what is left of an older offer."""
    return (f"-# ✦ {words('bot.offer.below', game=table_text.title(table, words), jump=jump or '')}",)
