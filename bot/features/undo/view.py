"""The texts and controls of undo requests. Pure functions."""

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.discord_kit.components import Block, controls
from bot.domain.table import Table
from bot.domain.table_view import TableView, VisibleMove
from bot.domain.undo_request import RevealedInformation, UndoRequest
from bot.game_ui.recap import RecapWriter
from bot.game_ui.turn_log import group_into_turns
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.ui_kit import markup
from bot.ui_kit.panels import MAX_ENTRY, Button, ButtonStyle, SelectMenu, SelectOption, truncate

MINUTES = (("days", 1440), ("hours", 60), ("minutes", 1))


def choosing(
    table: Table, runs: Sequence[Sequence[VisibleMove]], now: datetime, words: Translator
) -> tuple[Block, ...]:
    """Return the menu of turns to go back to, newest first."""
    teller = replace(table_text.recap_writer(table, words), names=table_text.player_names(table, words))
    named = [(run[0], truncate(_named(teller, run), MAX_ENTRY)) for run in runs]
    items = tuple(SelectOption(str(first.number), name, _ago(first.at, now, words)) for first, name in named)
    alone = "alone" if len(table.people) == 1 else "together"
    menu = SelectMenu(("uback",), words("bot.request.choose"), items)
    return words(f"bot.request.possible.{alone}"), controls(table.id, menu)


def _named(teller: RecapWriter, run: Sequence[VisibleMove]) -> str:
    """Return the name of a turn: its moves, else its player."""
    told = filter(None, map(teller.turn, group_into_turns(run, teller.game_ui.recap)))
    return teller.words.join_sentences(told) or teller.names.get(run[0].seat, "")


def _ago(at: datetime, now: datetime, words: Translator) -> str:
    """Return the age of a turn as text, for menus, where Discord shows no timestamps."""
    passed = max(1, int((now - at).total_seconds() // 60))
    unit, length = next((unit, length) for unit, length in MINUTES if passed >= length)
    return words(f"bot.request.ago.{unit}", count=passed // length)


def weighing(
    table_view: TableView, undone: Sequence[VisibleMove], what: RevealedInformation, number: int, words: Translator
) -> tuple[Block, ...]:
    """Return the effect of going back, and the button that requests it."""
    table, first = table_view.table, undone[0]
    whose, when = table_text.player_mentions(table, words).get(first.seat, ""), markup.when(first.at)
    alone = len(table.people) == 1
    ask = Button(("uask", str(number)), words(f"bot.request.{'go' if alone else 'ask'}"), ButtonStyle.MAIN, "↩️")
    return (
        f"### ↩️ {words('bot.request.sure', whose=whose, when=when)}",
        table_text.news(table_view, words, undone),
        learned(table, what, words),
        controls(table.id, (ask, Button(("move",), words("bot.go_on")))),
    )


def learned(table: Table, what: RevealedInformation, words: Translator) -> str:
    """Return the information that undoing cannot hide again."""
    if not what.moves:
        return words("bot.request.nothing")
    people = table_text.player_mentions(table, words)
    lines = [words("bot.request.learned", count=what.moves)]
    if what.saw:
        lines.append(words("bot.request.saw", who=words.join_list(people.get(seat, "") for seat in what.saw)))
    return "\n".join(lines)


def asking(table_view: TableView, request: UndoRequest, words: Translator) -> tuple[Block, ...]:
    """Return the question to all players."""
    table = table_view.table
    whose = table_text.player_mentions(table, words).get(request.whose, "")
    who, when = table_text.seat_occupant(table.seats[request.seat], words), markup.when(request.at)
    agree = Button(("uyes", str(request.number)), words("bot.request.agree"), ButtonStyle.GO)
    refuse = Button(("uno", str(request.number)), words("bot.request.refuse"))
    return (
        f"### ↩️ {table_text.title(table, words)}\n{words('bot.request.asks', who=who, whose=whose, when=when)}",
        table_text.news(table_view, words),
        learned(table, request.learned, words),
        words("bot.request.waits", who=undecided(table, words), until=markup.when(request.until)),
        controls(table.id, (agree, refuse)),
    )


def undecided(table: Table, words: Translator) -> str:
    """Return the names of the people who have not agreed to the request."""
    seats = (table_seat for table_seat in table.seats if table_seat.person in table.undecided)
    return words.join_list(table_text.seat_occupant(table_seat, words) for table_seat in seats)


def decided(table: Table, request: UndoRequest, words: Translator) -> str:
    """Return the result of a request."""
    sitting = {table_seat.seat: table_text.seat_occupant(table_seat, words) for table_seat in table.seats}
    people, when = table_text.player_mentions(table, words), markup.when(request.at)
    return words(
        f"bot.request.{request.state}",
        who=sitting.get(request.seat, ""),
        by=sitting.get(request.by, "") if request.by is not None else "",
        has_by="no" if request.by is None else "yes",
        whose=people.get(request.whose, ""),
        when=when,
        game=table_text.title(table, words),
    )
