"""Texts of a table's public messages: lobby, board, end.

Pure functions that return blocks.
"""

from collections.abc import Iterable, Sequence
from datetime import timedelta

from bot.discord_kit.components import Block
from bot.domain import challenge_code
from bot.domain.table import Table, TableSeat
from bot.domain.table_view import PendingSeat, TableView, VisibleMove
from bot.domain.time_control import SEALED, TimeControl
from bot.game_ui.recap import RecapWriter, recap_text
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.tables.loaded_table import UNTIL_BACK
from bot.ui_kit import markup, names
from bot.ui_kit.markup import when
from bot.ui_kit.panels import Button
from games.api import Seat
from renderers.challenge import CODE


def seat_occupant(table_seat: TableSeat, words: Translator) -> str:
    """Return the occupant of a seat: a mention, a computer player or a former player."""
    if table_seat.person is not None and table_seat.person < 0:
        return words("bot.former")
    return names.mention(table_seat.person) if table_seat.person else f"🤖 {names.computer(table_seat.level, words)}"


def numbered_seats(table: Table, words: Translator) -> list[str]:
    """Return a line for each seat: its number and its occupant."""
    return [f"**{number}** · {seat_occupant(one, words)}" for number, one in enumerate(table.seats, start=1)]


def player_names(table: Table, words: Translator) -> dict[Seat, str]:
    """Return the names by seat for pictures and sentences.

    They include the game's word for an automatic opponent, and the code of a challenge.
    """
    key = f"{table.game}.opponent"
    opponent = words(key)
    people = names.people(table, words, "" if opponent == key else opponent)
    return people | {CODE: challenge_code.format_code(table.challenge.code)} if table.challenge else people


def player_mentions(table: Table, words: Translator) -> dict[Seat, str]:
    """Return the names by seat for the text of messages, with markup escaped."""
    written = {one.seat: markup.shown(one.name) for one in table.seats if (one.person or 0) > 0}
    return player_names(table, words) | written


def option_name(words: Translator, game: str, key: str, value: str | None = None) -> str:
    """Return the name of an option or of one of its values."""
    path = f"{game}.option.{key}" + (f".{value}" if value is not None else "")
    text = words(path)
    return text if text != path else (value if value is not None else key)


def title(table: Table, words: Translator) -> str:
    """Return the name of a table's game."""
    return words(f"{table.game}.name")


def possible_buttons(
    offered: Iterable[tuple[bool, tuple[str, ...], str, str]], words: Translator
) -> tuple[Button, ...]:
    """Return the possible buttons; each entry is: whether it is possible, path, key of the label, emoji."""
    return tuple(Button(path, words(key), emoji=emoji) for possible, path, key, emoji in offered if possible)


def heading(table: Table, words: Translator) -> str:
    """Return the heading of a private message about a table: its game and id."""
    return f"### {title(table, words)} · `{table.id}`"


def linked_title(table: Table, jump: str | None, words: Translator) -> str:
    """Return the name of a table's game, linked to the URL `jump` if there is one."""
    return f"[{title(table, words)}]({jump})" if jump else title(table, words)


# -- lobby -------------------------------------------------------------------------------------------------------


def time_limit(table: Table, words: Translator) -> tuple[str, ...]:
    """Return the time control of a table, and its policy on timeout."""
    time_control = words(f"bot.pace.{table.time_control}")
    if table.time_control is TimeControl.NONE:
        return (time_control,)
    sealed = (words(f"bot.sealing.{SEALED}"),) if table.sealed else ()
    return (time_control, words("bot.time.out", then=words(f"bot.timeout.{table.timeout}")), *sealed)


def struck(table: Table, words: Translator) -> str:
    """Return a sentence if the bot's operator has voided the table's result."""
    return f"⚠️ {words('bot.struck')}" if table.void else ""


def started(table: Table, words: Translator, jump: str | None) -> tuple[Block, ...]:
    """Return the lobby message after the start, with a link to the board once there is one."""
    lines = [f"## ✦ {title(table, words)}", *numbered_seats(table, words)]
    there = jump if table.board_message else None
    lines.append(words("bot.lobby.started", jump=there) if there else words("bot.lobby.begun"))
    if table.commitment:
        lines.append(f"-# {words('bot.commitment', hash=table.commitment)}")
    return ("\n".join(lines),)


def moved(table: Table, place: int, words: Translator) -> tuple[Block, ...]:
    """Return what remains of a table's message after the table has moved to another place."""
    return (f"-# ✦ {title(table, words)} · {words('bot.moved', place=f'<#{place}>')}",)


# -- board -------------------------------------------------------------------------------------------------------


def recap_writer(table: Table, words: Translator, own: Seat | None = None) -> RecapWriter:
    """Return the writer of a table's recap, for a reader in the seat `own`."""
    sitting = {table_seat.seat: table_seat.person for table_seat in table.seats}
    return RecapWriter(words, table.game, player_mentions(table, words), game_ui_of(table.game), own, sitting)


def news(table_view: TableView, words: Translator, entries: Sequence[VisibleMove] | None = None) -> str:
    """Return what happened recently, or in these entries, as this audience may know it.

    The board of a solo table is not posted again, so it shows what happened since the player's last turn.
    """
    table, seat = table_view.table, table_view.seat
    if entries is not None or seat is not None or len(table.people) > 1:
        return recap_text(recap_writer(table, words, seat), table_view.news if entries is None else entries)
    sitting = next((one.seat for one in table.seats if one.person is not None), None)
    return recap_text(recap_writer(table, words), table_view.news, sitting)


def turn_line(table: Table, pending: PendingSeat, words: Translator) -> str:
    """Return whose turn it is, since when and until when."""
    table_seat = table.seats[pending.seat]
    who = seat_occupant(table_seat, words)
    if table_seat.autopilot:
        who = words("bot.board.stood_in", who=who)
    if pending.off is not None:
        begins, ends = pending.off
        last = ends - timedelta(minutes=1)  # days off end at midnight
        who = words("bot.board.off", who=who, begins=when(begins, "d"), ends=when(last, "d"))
    left = time_left(pending, words)
    return words("bot.board.turn_until", who=who, left=left) if left else words("bot.board.turn", who=who)


def absent(table: Table, words: Translator) -> str:
    """Return a line about the players who have missed a turn or have left; empty if there are none."""
    away = [table_seat for table_seat in table.seats if table_seat.was_missed]
    if not away or table.closed:
        return ""
    who = words.join_list(away_note(one, seat_occupant(one, words), words) for one in away)
    return f"-# 💤 {words('bot.board.away', who=who)}"


def away_note(table_seat: TableSeat, who: str, words: Translator) -> str:
    """Return why a player is not there: they have left, a computer keeps their seat, or they have missed turns."""
    state = "left" if table_seat.gone else "kept" if table_seat.stand_in_round == UNTIL_BACK else "missed"
    return words("bot.seats.away", who=who, state=state, count=table_seat.missed)


def time_left(pending: PendingSeat | None, words: Translator) -> str:
    """Return when a turn ends, or when a sealed turn's time begins; empty without a deadline."""
    if pending is None or pending.until is None:
        return ""
    if pending.starts is not None:
        return words("bot.time.starts", starts=when(pending.starts))
    return words("bot.time.ends", until=when(pending.until))


def waited_for(table_view: TableView, words: Translator) -> str:
    """Return the names of the pending players."""
    table_seats = table_view.table.seats
    return words.join_list(seat_occupant(table_seats[pending.seat], words) for pending in table_view.pending)
