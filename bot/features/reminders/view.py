"""What is said to one person: invitations, warnings, calls, each with its buttons; pure, as `messages`."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.domain.notification import MessageKind
from bot.domain.table import Table
from bot.domain.table_view import MyTable
from bot.domain.time_control import TimeoutPolicy
from bot.features.play import board_view
from bot.i18n.translator import Translator
from bot.notifications.outgoing import TableMessage
from bot.presentation import table_text
from bot.ui_kit import markup, names
from bot.ui_kit.panels import Button, ButtonStyle

SPANS, MORNING = (1, 3), "m"
"""For so many hours a call may be put off, and how it is written that it is put off until the morning."""

VERBS = {
    MessageKind.INVITED: "join",
    MessageKind.DISMISSED: "again",
    MessageKind.WARNED: "renew",
    MessageKind.VOID: "more",
}
"""What the button below a note to one person does, if not to show their turn."""

TURN_KINDS = (MessageKind.TURN, MessageKind.REMIND, MessageKind.LAST_PLAYER)
"""What calls to a turn."""

LISTED = 10
"""So many tables stand in a digest, each with its button."""


def notification(table_message: TableMessage, jump: str, words: Translator) -> tuple[Block, ...]:
    """Return a short message to one person."""
    table, person, kind = (
        table_message.table_view.table,
        table_message.outbox_message.person,
        table_message.outbox_message.kind,
    )
    left = table_text.time_left(next((w for w in table_message.table_view.pending if w.person == person), None), words)
    text = words(
        f"bot.note.{kind}",
        who=names.mention(person) if person else "",
        game=table_text.title(table, words),
        table=table.id,
        host=names.mention(table.host),
        until=markup.when(table.expires_at) if table.expires_at else "",
        timed="yes" if left else "no",
        left=left,
        timeout=table.timeout.value,
        jump=jump,
        round=getattr(table_message.table_view.view, "round", 0),
        over="yes" if table.closed else "no",
        void="yes" if table.void else "no",
    )
    if kind is MessageKind.NEWS:
        return _news(table_message, text, words)
    verb = _way_back(table) if kind is MessageKind.HELPED else VERBS.get(kind, "move")
    buttons = [Button((verb,), words(f"bot.note.tap.{verb}"), ButtonStyle.MAIN)]
    buttons += _putting_off(words) if kind in TURN_KINDS else []
    return text, ControlRows(CustomId(table.id, "x", seat=table.seat_of(person)), (tuple(buttons),))


def _news(table_message: TableMessage, text: str, words: Translator) -> tuple[Block, ...]:
    """Return what is told of a table to one who follows it or has played there: the result, or what happened last."""
    table_view = table_message.table_view
    if table_view.table.is_unannounced:
        return (text,)
    told = board_view.result(table_view, words) if table_view.scores else table_text.news(table_view, words)
    buttons = [Button(("sheet", "table"), words("bot.sheet.table"), emoji="🗺️")] if table_view.view is not None else []
    if not table_view.table.closed:
        buttons.append(Button(("unwatch",), words("bot.watch.stop")))
    blocks: list[Block] = [text, told, ControlRows(CustomId(table_view.table.id, "x"), (tuple(buttons),))]
    return tuple(block for block in blocks if block)


def digest(mine: Sequence[MyTable], jumps: Sequence[str | None], words: Translator) -> tuple[Block, ...]:
    """Return what waits for a person at all tables, with a way to each of them."""
    blocks: list[Block] = [f"### 📬 {words('bot.digest.title', count=len(mine))}"]
    for one, jump in zip(mine[:LISTED], jumps, strict=False):
        game, pending = table_text.title(one.table, words), one.pending
        name = f"[{game}]({jump})" if jump else game
        since = words("bot.games.since", since=markup.when(pending.since)) if pending else ""
        left = table_text.time_left(pending, words)
        blocks.append(" · ".join(filter(None, (f"**{name}**", since, left))))
        blocks.append(
            ControlRows(
                CustomId(one.table.id, "x"), ((Button(("move",), words("bot.board.move"), ButtonStyle.MAIN, "▶️"),),)
            )
        )
    if len(mine) > LISTED:
        blocks.append(words("bot.digest.more", count=len(mine) - LISTED))
    return tuple(blocks)


def _way_back(table: Table) -> str:
    """Return where somebody goes whose time is over: to their seat, to those that are free, to the end."""
    return {TimeoutPolicy.OFFER: "chairs", TimeoutPolicy.END: "more"}.get(table.timeout, "back")


def _putting_off(words: Translator) -> list[Button]:
    spans = [Button(("snooze", str(span)), words("bot.call.snooze", hours=span), emoji="💤") for span in SPANS]
    return [
        *spans,
        Button(("snooze", MORNING), words("bot.call.morning"), emoji="💤"),
        Button(("mute",), words("bot.call.mute"), emoji="🔕"),
    ]
