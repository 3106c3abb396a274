"""The text of a notification about a table."""

from bot.domain.time_control import TimeoutPolicy
from bot.i18n.translator import Translator
from bot.notifications.outgoing import TableMessage
from bot.presentation import table_text
from bot.tables.loaded_table import UNTIL_BACK
from bot.ui_kit import markup, names


def notification_text(message: TableMessage, jump: str, words: Translator) -> str:
    """Return the text of this kind of notification; `jump` is the URL of the table's message."""
    table, person = message.table_view.table, message.outbox_message.person
    left = table_text.time_left(next((w for w in message.table_view.pending if w.person == person), None), words)
    kept = any(one.person == person and one.stand_in_round == UNTIL_BACK for one in table.seats)
    return words(
        f"bot.note.{message.outbox_message.kind}",
        who=names.mention(person) if person else "",
        game=table_text.title(table, words),
        table=table.id,
        host=names.mention(table.host),
        people=words.join_list(names.mention(one) for one in table.people if one != person),
        free=table.free_seats,
        until=markup.when(table.expires_at) if table.expires_at else "",
        timed="yes" if left else "no",
        left=left,
        timeout=TimeoutPolicy.SEAT.value if kept else table.timeout.value,
        jump=jump,
        round=getattr(message.table_view.view, "round", 0),
        over="yes" if table.closed else "no",
        void="yes" if table.void else "no",
    )
