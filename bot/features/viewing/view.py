"""Texts and buttons of a person's tables, of a sheet, and of all that can be done with a table."""

from collections.abc import Callable, Sequence

from bot.discord_kit.components import Block
from bot.domain.person import AnnounceResults
from bot.domain.table import Table, TableStatus
from bot.domain.table_view import MyTable, TableView
from bot.i18n.translator import Translator
from bot.presentation import board_picture, my_tables, table_text
from bot.ui_kit.panels import Button, ButtonStyle

Jump = Callable[[Table], str | None]
"""Returns the address of a table's newest message."""


def followed_tables(tables: Sequence[Table], jump: Jump, words: Translator) -> str:
    """Return the tables that a person follows."""
    return "\n".join((f"### {words('bot.watch.title')}", *(_followed(one, jump(one), words) for one in tables)))


def _followed(table: Table, jump: str | None, words: Translator) -> str:
    people = words.join_list(table_text.seat_occupant(table_seat, words) for table_seat in table.seats)
    name = table_text.linked_title(table, jump, words)
    return f"- {name} · {people} · {words(f'bot.status.{table.status}')} · `{table.id}`"


def past_tables(past: Sequence[MyTable], jump: Jump, words: Translator) -> tuple[Block, ...]:
    """Return the latest closed tables of a person, with buttons to unannounced results."""
    lines = [my_tables.line(one, jump(one.table), words) for one in past]
    return "\n".join((f"### {words('bot.games.past')}", *lines)), *my_tables.results(past, words)


def sheet_buttons(table_view: TableView, words: Translator, *, without: str = "") -> tuple[Button, ...]:
    """Return the buttons of the sheets that can be shown."""
    return tuple(
        Button(("sheet", name), board_picture.name_of(table_view, name, words), emoji="🗺️")
        for name in board_picture.sheets_of(table_view)
        if table_view.view is not None and name != without and (name != "score" or table_view.scores)
    )


def below_sheet(table_view: TableView, words: Translator) -> tuple[Button, ...]:
    """Return the buttons below a sheet."""
    move = (Button(("move",), words("bot.board.move"), ButtonStyle.MAIN, "▶️"),) if table_view.prompt else ()
    text = Button(("text",), words("bot.board.text"), emoji="📄")
    return (*move, text, Button(("more",), words("bot.board.more"), emoji="📋"))


def more(table_view: TableView, announce: AnnounceResults | None, words: Translator) -> tuple[Button, ...]:
    """Return the buttons of all that a person can do with a table now."""
    table, seated = table_view.table, table_view.seat is not None
    running = table.status is TableStatus.RUNNING and not table.is_private
    undo = "bot.undo" if table_view.can_undo else "bot.undo_more"
    offered = (
        (True, ("log",), "bot.log.button", "📜"),
        (True, ("rules", table.game), "bot.rules_button", "📖"),
        (table_view.prompt is not None, ("why",), "bot.why", "❔"),
        (True, ("signs", table.game), "bot.help.signs", "❔"),
        (table_view.can_undo or table_view.can_request_undo, ("undo",), undo, "↩️"),
        (seated and not table.closed and not table.is_private, ("post",), "bot.post_again", "📌"),
        (running, ("chairs",), "bot.seats.button", "💺"),
        (running and seated, ("depart",), "bot.lobby.leave", ""),
        (table.is_unannounced and announce is AnnounceResults.ASK, ("announce",), "bot.results.show", "📣"),
        (table.closed, ("export",), "bot.export", "💾"),
        (table_view.can_replay, ("look",), "bot.playback.button", "🎞️"),
    )
    return table_text.possible_buttons(offered, words)


def facts(table: Table, words: Translator) -> str:
    """Return the settings of a table, its seed and the credits of its game."""
    lines = [" · ".join(table_text.time_limit(table, words))] if len(table.people) > 1 else []  # solo tables have none
    lines += [
        words.labelled(
            table_text.option_name(words, table.game, key), table_text.option_name(words, table.game, key, value)
        )
        for key, value in table.options.items()
    ]
    lines += [words("bot.commitment", hash=table.commitment)] if table.commitment else []
    lines += [words("bot.seed", seed=table.seed)] if table.seed else []
    lines += filter(None, (table_text.struck(table, words), words(f"{table.game}.credits")))
    return "\n".join(f"-# {line}" for line in lines)
