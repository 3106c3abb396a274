"""A person's own tables as they are shown to that person: a line and a button for each, and the way to the next one."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.domain.challenge_code import format_code as spoken_code
from bot.domain.person import PersonId
from bot.domain.table import Table, TableSeat, TableStatus
from bot.domain.table_view import MyTable, PendingSeat
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.ui_kit import markup, names
from bot.ui_kit.panels import Button, ButtonStyle

SHOWN = 3
"""So many results that nobody else knows have a button of their own."""


def line(mine: MyTable, jump: str | None, words: Translator) -> str:
    """Return how one table stands: its game, the others at it, whose turn it is and since when, and its name."""
    table = mine.table
    others = [table_text.seat_occupant(table_seat, words) for table_seat in table.seats if table_seat.seat != mine.seat]
    name = f"[{table_text.title(table, words)}]({jump})" if jump else table_text.title(table, words)
    parts = [name, " ".join(others), of_own(table, words), _state(mine, words), f"`{table.id}`"]
    return f"- {' · '.join(filter(None, parts))}"


def of_own(table: Table, words: Translator) -> str:
    """Return what a table is that is one person's own: a lesson, or an attempt at the challenge with this code."""
    if table.lesson:
        return f"🎓 {words('bot.lesson.mark')}"
    return f"🌠 {spoken_code(table.challenge.code)}" if table.challenge is not None else ""


def _state(mine: MyTable, words: Translator) -> str:
    if mine.pending:
        return f"**{words('bot.games.your_turn')}**{_since(mine.pending, words)}"
    if not mine.waited:
        # a lesson ends when all is taught, long before its match would: nothing was called off
        taught = mine.table.lesson and mine.table.status is TableStatus.ENDED
        state = words(f"bot.status.{TableStatus.OVER if taught else mine.table.status}")
        return f"{state} · {words('bot.games.struck')}" if mine.table.void else state
    table_seats = {table_seat.seat: table_seat for table_seat in mine.table.seats}
    who = words.join_list(table_text.seat_occupant(table_seats[pending.seat], words) for pending in mine.waited)
    longest = min(mine.waited, key=lambda pending: pending.since)
    return f"{words('bot.games.waits', who=who)}{_since(longest, words)}"


def _since(pending: PendingSeat, words: Translator) -> str:
    """Return since when and until when somebody is waited for."""
    left = table_text.time_left(pending, words)
    since = markup.when(pending.since)
    return words("bot.games.since_when", since=since, timed="yes" if left else "no", left=left)


def with_way(mine: MyTable, jump: str | None, words: Translator) -> tuple[Block, ...]:
    """Return how one table stands, with the button that opens it if it has begun."""
    text = line(mine, jump, words)
    if mine.table.status is not TableStatus.RUNNING:
        return (text,)
    own = Button(("move",), words("bot.board.move"), ButtonStyle.MAIN, "▶️")
    button = own if mine.pending else Button(("move",), words("bot.games.look"))
    return text, ControlRows(CustomId(mine.table.id, "x"), ((button,),))


def results(past: Sequence[MyTable], words: Translator) -> tuple[Block, ...]:
    """Return the buttons that open the ends of matches of which nobody else knows: of some of the latest."""
    hushed = [one.table for one in past if one.table.is_unannounced][:SHOWN]
    return tuple(
        ControlRows(CustomId(table.id, "x"), ((Button(("move",), _end_of(table, words), emoji="🔒"),),))
        for table in hushed
    )


def _end_of(table: Table, words: Translator) -> str:
    return f"{words('bot.results.own')} · {table_text.title(table, words)} {table.id}"


def onward(after: Table | None, person: PersonId, words: Translator) -> tuple[Block, ...]:
    """Return the button that opens the table at which a person is waited for next, or that there is none."""
    if after is None:
        return (f"-# {words('bot.next.none')}",)
    others = [_named(table_seat, words) for table_seat in after.seats if table_seat.person != person]
    game = table_text.title(after, words)
    label = (
        words("bot.next.with", game=game, who=words.join_list(others)) if others else words("bot.next.at", game=game)
    )
    return (ControlRows(CustomId(after.id, "x"), ((Button(("move",), label, ButtonStyle.MAIN, "▶️"),),)),)


def _named(table_seat: TableSeat, words: Translator) -> str:
    return (
        names.known(table_seat.person, table_seat.name, words)
        if table_seat.person
        else names.computer(table_seat.level, words)
    )
