"""Texts and buttons of notifications and of the digest. Pure functions."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, controls
from bot.domain.notification import MessageKind
from bot.domain.table_view import MyTable
from bot.domain.time_control import TimeoutPolicy
from bot.i18n.translator import Translator
from bot.notifications.notification_text import notification_text
from bot.notifications.outgoing import TableMessage
from bot.notifications.policy import TURN_KINDS
from bot.presentation import table_text
from bot.ui_kit import markup
from bot.ui_kit.panels import Button, ButtonStyle

SPANS, MORNING = (1, 3), "m"
"""The numbers of hours for which a notification can be snoozed, and the argument for the next morning."""

VERBS = {
    MessageKind.INVITED: "join",
    MessageKind.DISMISSED: "again",
    MessageKind.WARNED: "renew",
    MessageKind.JOINED: "start",
    MessageKind.VOID: "more",
    MessageKind.LOST: "more",
}
"""The verb of a notification's button; by default it shows the turn."""

AFTER_TIMEOUT = {TimeoutPolicy.OFFER: "chairs", TimeoutPolicy.END: "more"}
"""The verb of the button after a timeout; by default it returns to the seat."""

DIGEST_TABLES = 10
"""Maximum number of tables in a digest, each with its button."""


def notification(message: TableMessage, jump: str, words: Translator) -> tuple[Block, ...]:
    """Return a notification of one person."""
    table, kind = message.table_view.table, message.outbox_message.kind
    verb = AFTER_TIMEOUT.get(table.timeout, "back") if kind is MessageKind.HELPED else VERBS.get(kind, "move")
    buttons = [Button((verb,), words(f"bot.note.tap.{verb}"), ButtonStyle.MAIN)]
    buttons += _putting_off(words) if kind in TURN_KINDS else []
    buttons += [Button(("decline",), words("bot.note.tap.decline"))] if kind is MessageKind.INVITED else []
    seat = table.seat_of(message.outbox_message.person)
    return notification_text(message, jump, words), controls(table.id, tuple(buttons), seat=seat)


def digest(mine: Sequence[MyTable], jumps: Sequence[str | None], words: Translator) -> tuple[Block, ...]:
    """Return the digest of a person's pending turns, with a button for each."""
    blocks: list[Block] = [f"### 📬 {words('bot.digest.title', count=len(mine))}"]
    for one, jump in zip(mine[:DIGEST_TABLES], jumps, strict=False):
        name, pending = table_text.linked_title(one.table, jump, words), one.pending
        others = " ".join(table_text.seat_occupant(seat, words) for seat in one.table.seats if seat.seat != one.seat)
        since = words("bot.games.since", since=markup.when(pending.since)) if pending else ""
        left = table_text.time_left(pending, words)
        blocks.append(" · ".join(filter(None, (f"**{name}**", others, since, left))))
        blocks.append(controls(one.table.id, (Button(("move",), words("bot.board.move"), ButtonStyle.MAIN, "▶️"),)))
    if len(mine) > DIGEST_TABLES:
        blocks.append(words("bot.digest.more", count=len(mine) - DIGEST_TABLES))
    return tuple(blocks)


def _putting_off(words: Translator) -> list[Button]:
    spans = [Button(("snooze", str(span)), words("bot.call.snooze", hours=span), emoji="💤") for span in SPANS]
    return [
        *spans,
        Button(("snooze", MORNING), words("bot.call.morning"), emoji="💤"),
        Button(("mute",), words("bot.call.mute"), emoji="🔕"),
    ]
