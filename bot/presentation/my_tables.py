"""A person's tables: a line and a button for each, and the button to the next one."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, controls
from bot.domain.challenge_code import format_code as spoken_code
from bot.domain.person import PersonId
from bot.domain.table import Table, TableStatus
from bot.domain.table_view import MyTable, PendingSeat
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.ui_kit import markup, names
from bot.ui_kit.panels import Button, ButtonStyle

SHOWN_RESULTS = 3
"""Number of unannounced results with a button of their own."""


def line(mine: MyTable, jump: str | None, words: Translator) -> str:
    """Return a line on a table: game, other players, whose turn it is since when, id."""
    table = mine.table
    others = [table_text.seat_occupant(table_seat, words) for table_seat in table.seats if table_seat.seat != mine.seat]
    name = table_text.linked_title(table, jump, words)
    parts = [name, " ".join(others), of_own(table, words), _state(mine, words), f"`{table.id}`"]
    return f"- {' · '.join(filter(None, parts))}"


def of_own(table: Table, words: Translator) -> str:
    """Return the kind of a private table: a lesson, or an attempt with its challenge code."""
    if table.lesson:
        return f"🎓 {words('bot.lesson.mark')}"
    return f"🌠 {spoken_code(table.challenge.code)}" if table.challenge is not None else ""


def _state(mine: MyTable, words: Translator) -> str:
    if mine.pending:
        return f"**{words('bot.games.your_turn')}**{_since(mine.pending, words)}"
    if not mine.waited:
        # a lesson ends early, when everything is taught; it was not cancelled
        taught = mine.table.lesson and mine.table.status is TableStatus.ENDED
        state = words(f"bot.status.{TableStatus.OVER if taught else mine.table.status}")
        return f"{state} · {words('bot.games.struck')}" if mine.table.void else state
    table_seats = mine.table.seats
    who = words.join_list(table_text.seat_occupant(table_seats[pending.seat], words) for pending in mine.waited)
    longest = min(mine.waited, key=lambda pending: pending.since)
    return f"{words('bot.games.waits', who=who)}{_since(longest, words)}"


def _since(pending: PendingSeat, words: Translator) -> str:
    left = table_text.time_left(pending, words)
    since = markup.when(pending.since)
    return words("bot.games.since_when", since=since, timed="yes" if left else "no", left=left)


def with_way(mine: MyTable, jump: str | None, words: Translator) -> tuple[Block, ...]:
    """Return the line of a table, with a button that opens it if it has begun."""
    text = line(mine, jump, words)
    if mine.table.status is not TableStatus.RUNNING:
        return (text,)
    own = Button(("move",), words("bot.board.move"), ButtonStyle.MAIN, "▶️")
    button = own if mine.pending else Button(("move",), words("bot.games.look"))
    return text, controls(mine.table.id, (button,))


def results(past: Sequence[MyTable], words: Translator) -> tuple[Block, ...]:
    """Return buttons that open the latest unannounced results."""
    hushed = [one.table for one in past if one.table.is_unannounced][:SHOWN_RESULTS]
    own = words("bot.results.own")
    labels = ((table.id, f"{own} · {table_text.title(table, words)} {table.id}") for table in hushed)
    return tuple(controls(table, (Button(("move",), label, emoji="🔒"),)) for table, label in labels)


def onward(after: Table | None, person: PersonId, words: Translator) -> tuple[Block, ...]:
    """Return the button to the person's next table, or a text that there is none."""
    if after is None:
        return (f"-# {words('bot.next.none')}",)
    people, game = names.people(after, words), table_text.title(after, words)
    others = words.join_list(people[one.seat] for one in after.seats if one.person != person)
    label = words("bot.next.with", game=game, who=others) if others else words("bot.next.at", game=game)
    return (controls(after.id, (Button(("move",), label, ButtonStyle.MAIN, "▶️"),)),)
