"""The message that offers seats of a running match to everybody; pure, as `messages`."""

from bot.dialogue.panels import Style, Tap
from bot.model import Chair, Table
from bot.ui import messages
from bot.ui.components import Block, Rows
from bot.ui.ids import Press
from bot.words import Words


def offered(table: Table, words: Words, jump: str | None) -> tuple[Block, ...]:
    """Return the seats that anybody may take, each with its button, or that there are none any more."""
    free, at = table.offered, {"game": messages.title(table, words), "jump": jump or ""}
    if not free:
        return (f"-# ✦ {words('bot.offer.gone', **at)}",)
    lines = [words("bot.note.offered", count=len(free), **at)]
    lines += [f"**{chair.seat + 1}** · {messages.sitter(chair, words)}" for chair in table.chairs]
    return "\n".join(lines), Rows(Press(table.id, "x"), (tuple(taking(chair, words) for chair in free),))


def taking(chair: Chair, words: Words) -> Tap:
    """Return the button by which anybody takes a seat."""
    return Tap(("takeover", str(chair.seat)), words("bot.take_over", seat=chair.seat + 1), Style.MAIN, "💺")


def below(table: Table, words: Words, jump: str | None) -> tuple[Block, ...]:
    """Return what is left of an older offer."""
    return (f"-# ✦ {words('bot.offer.below', game=messages.title(table, words), jump=jump or '')}",)
