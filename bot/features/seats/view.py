"""Texts and controls of the seats of a table, and the message that offers seats. Pure functions."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, controls
from bot.domain.person import PersonId
from bot.domain.table import Table, TableSeat, TableStatus
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.ui_kit import names
from bot.ui_kit.panels import Button, ButtonStyle, Row, SelectMenu, SelectOption


def listed(table: Table, words: Translator) -> str:
    """Return the list of seats, with reservations and offers."""
    lines = [table_text.heading(table, words)]
    for numbered, table_seat in zip(table_text.numbered_seats(table, words), table.seats, strict=True):
        marks = [f"💺 {words('bot.offer.mark')}"] if table_seat.offered else []
        marks += [words("bot.lobby.host")] if table_seat.person == table.host else []
        line = table_text.away_note(table_seat, numbered, words) if table_seat.was_missed else numbered
        lines.append(" · ".join((line, *marks)))
    return "\n".join([*lines, *(f"⌛ {names.mention(person)}" for person in table.invited)])


def powers(table: Table, words: Translator) -> str:
    """Return what the host, moderators and others may do at a table."""
    if table.is_private:
        return ""
    status = "lobby" if table.status is TableStatus.LOBBY else "running"
    keys = ("host", "everybody") if table.place.guild is None else ("host", "moderators", "everybody")
    lines = [words(f"bot.seats.{key}", status=status) for key in keys]
    rated = (words("bot.seats.rated"),) if table.rates_leaving and status == "running" else ()
    return "\n".join(f"-# {line}" for line in (*lines, *rated, words("bot.seats.open")))


def hosts_menus(table: Table, person: PersonId, words: Translator) -> tuple[Row, ...]:
    """Return the host's menus: to dismiss a person, or to make a person the host."""
    if person != table.host or table.closed:
        return ()
    sitting = [(one.person, one.name) for one in table.seats if one.person is not None and one.person != person]
    people = [SelectOption(str(other), names.known(other, name, words)) for other, name in sitting]
    rows = [SelectMenu(("crown",), words("bot.seats.crown"), tuple(people))] if people else []
    levels = dict.fromkeys(table_seat.level for table_seat in table.seats if table_seat.level)
    away = [SelectOption(level, names.computer(level, words)) for level in levels if level]
    guests = enumerate(table.invited, start=1)
    away += [SelectOption(str(guest), words("bot.seats.reserved", number=number)) for number, guest in guests]
    if table.status is TableStatus.LOBBY and (people or away):
        rows.insert(0, SelectMenu(("dismiss",), words("bot.seats.dismiss"), (*people, *away)))
    return tuple(rows)


def leaving(table: Table, person: PersonId, words: Translator) -> tuple[Button, ...]:
    """Return the button that leaves a seat and offers it, if that is possible."""
    seat = table.seat_of(person)
    open_to_all = not table.private or table.host == person
    if seat is None or table.is_private or len(table.people) < 2 or not open_to_all:
        return ()
    return (Button(("offer", str(seat)), words("bot.offer.mine"), emoji="💺"),)


def leave_confirmation(table: Table, person: PersonId, verb: str, words: Translator) -> tuple[Block, ...]:
    """Return the question before a person leaves a match (`quit`) or votes to end a table (`end`)."""
    done = verb
    key = "bot.end_sure" if verb == "end" else "bot.leave_sure" if len(table.people) > 1 else "bot.leave_last"
    offering = leaving(table, person, words) if verb == "quit" else ()
    if table.is_private:
        done = "lesson" if table.lesson else "attempt"
        key, verb = ("bot.lesson.leave_sure" if table.lesson else "bot.challenge.leave_sure"), "end"
    told = [words(key, game=table_text.title(table, words))]
    told += [words("bot.offer.hint")] if offering else []
    told += [words("bot.leave_rated")] if verb == "quit" and table.rates_leaving else []
    yes = Button((verb,), words(f"bot.sure.{done}"), ButtonStyle.STOP)
    no = Button(("move",), words("bot.go_on"))
    return words.join_sentences(told), controls(table.id, (yes, *offering, no))


def offered(table: Table, words: Translator, jump: str | None) -> tuple[Block, ...]:
    """Return the message that offers seats, or that none is offered."""
    free, at = table.offered_seats, {"game": table_text.title(table, words), "jump": jump or ""}
    if not free:
        return (f"-# ✦ {words('bot.offer.gone', **at)}",)
    lines = [words("bot.note.offered", count=len(free), **at)]
    lines += table_text.numbered_seats(table, words)
    return "\n".join(lines), controls(table.id, tuple(taking(table_seat, words) for table_seat in free))


def seats_to_take(table: Table, person: PersonId, words: Translator) -> tuple[Button, ...]:
    """Return the buttons to take a seat that was left; a person who has left a seat can only take that one."""
    if person in table.people or table.status is not TableStatus.RUNNING:
        return ()
    left = [table_seat for table_seat in table.seats if table_seat.left_by is not None]
    own = [table_seat for table_seat in left if table_seat.left_by == person]
    return tuple(taking(table_seat, words) for table_seat in own or left)


def seats_to_offer(table_seats: Sequence[TableSeat], words: Translator) -> tuple[Button, ...]:
    """Return the buttons to offer these seats, or to withdraw their offers."""
    buttons = []
    for table_seat in table_seats:
        verb, key = ("unoffer", "bot.offer.withdraw") if table_seat.offered else ("offer", "bot.offer.seat")
        buttons.append(Button((verb, str(table_seat.seat)), words(key, seat=table_seat.seat + 1)))
    return tuple(buttons)


def seats_to_extend(table_seats: Sequence[TableSeat], words: Translator) -> tuple[Button, ...]:
    """Return the buttons that add a day to the turns of these seats."""
    return tuple(
        Button(("dayplus", str(one.seat)), words("bot.seats.give_day", seat=one.seat + 1), emoji="⌛")
        for one in table_seats
    )


def taking(table_seat: TableSeat, words: Translator) -> Button:
    """Return the button to take a seat."""
    seat = table_seat.seat
    return Button(("takeover", str(seat)), words("bot.take_over", seat=seat + 1), ButtonStyle.MAIN, "💺")


def below(table: Table, words: Translator, jump: str | None) -> tuple[Block, ...]:
    """Return the contents of an offer that a newer one has replaced."""
    return (f"-# ✦ {words('bot.offer.below', game=table_text.title(table, words), jump=jump or '')}",)
