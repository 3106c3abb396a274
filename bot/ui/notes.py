"""What is said to one person: invitations, warnings, calls, each with its buttons; pure, as `messages`."""

from bot.dialogue import names
from bot.dialogue.panels import Style, Tap
from bot.model import Kind
from bot.parcels import Delivery
from bot.ui import messages
from bot.ui.components import Block, Rows
from bot.ui.ids import Press
from bot.words import Words

SPANS, MORNING = (1, 3), "m"
"""For so many hours a call may be put off, and how it is written that it is put off until the morning."""

CALLS = (Kind.TURN, Kind.REMIND, Kind.NUDGE)
"""What calls to a turn."""


def note(delivery: Delivery, jump: str, words: Words) -> tuple[Block, ...]:
    """Return a short message to one person."""
    table, person, kind = delivery.look.table, delivery.notice.person, delivery.notice.kind
    until = next((w.until for w in delivery.look.waiting if w.person == person), None) or table.expires_at
    text = words(
        f"bot.note.{kind}",
        who=names.mention(person) if person else "",
        game=messages.title(table, words),
        host=names.mention(table.host),
        until=messages.when(until) if until else "",
        timed="yes" if until else "no",
        jump=jump,
    )
    verb = {Kind.INVITED: "join", Kind.WARNED: "renew", Kind.HELPED: "back"}.get(kind, "move")
    taps = [Tap((verb,), words(f"bot.note.tap.{verb}"), Style.MAIN)]
    taps += _putting_off(words) if kind in CALLS else []
    return text, Rows(Press(table.id, "x", seat=table.seat_of(person)), (tuple(taps),))


def _putting_off(words: Words) -> list[Tap]:
    spans = [Tap(("snooze", str(span)), words("bot.call.snooze", hours=span), emoji="💤") for span in SPANS]
    return [
        *spans,
        Tap(("snooze", MORNING), words("bot.call.morning"), emoji="💤"),
        Tap(("mute",), words("bot.call.mute"), emoji="🔕"),
    ]
