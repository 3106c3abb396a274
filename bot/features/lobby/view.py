"""The message of a lobby and its picture."""

from collections.abc import Callable, Sequence

from bot.discord_kit.components import Block, controls
from bot.domain.person import PersonId
from bot.domain.table import Table, TableStatus
from bot.features.play.board_view import seed_line
from bot.game_ui.lesson import lessons
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.presentation import page_picture
from bot.presentation.page_picture import PictureBlock
from bot.presentation.table_text import (
    linked_title,
    numbered_seats,
    option_name,
    player_names,
    possible_buttons,
    struck,
    time_limit,
    title,
)
from bot.ui_kit import names
from bot.ui_kit.markup import when
from bot.ui_kit.panels import Button, ButtonStyle, PanelPicture, Row
from bot.workers.pictures import MAX_PICTURE_WAIT, PictureService
from games.api import GAMES, Game
from renderers import RENDERERS
from renderers.lobby import COMPUTER, FREE, KEPT, LOBBY, PERSON, Lobby, Seat

LISTED = 8
"""Maximum number of lobbies in a list, each with its button."""


def choice(game: str, words: Translator) -> str:
    """Return a game with its difficulty and length, as `/play` lists it."""
    return " · ".join((words(f"{game}.name"), *game_ui_of(game).guide.facts(words)))


def lobby(
    table: Table,
    game: Game,
    words: Translator,
    cover: PanelPicture | None = None,
    lately: str = "",
    *,
    newcomer: bool = False,
) -> tuple[Block, ...]:
    """Return the lobby message with its cover; `lately` lists the latest table actions.

    For a `newcomer` the lesson is the main button.
    """
    heading, guide = f"## ✦ {title(table, words)}", game_ui_of(table.game).guide
    lines = [f"-# {words(f'{table.game}.pitch')}"]
    if known := " · ".join(guide.facts(words)):
        lines.append(f"-# {known}")
    options = [option_name(words, table.game, key, value) for key, value in table.options.items()]
    limit = time_limit(table, words) if table.seat_count > 1 else ()
    facts = [*options, *limit, words("bot.lobby.private") if table.private else ""]
    if table.expires_at:
        facts.append(words("bot.lobby.expires", when=when(table.expires_at)))
    body = "\n".join([*lines, *_seats(table, words), "-# " + " · ".join(fact for fact in facts if fact)])
    body += f"\n{lately}" if lately else ""
    rows = controls(table.id, _lobby_row(table, game, words, newcomer=newcomer))
    return (heading, cover, body, rows) if cover else (f"{heading}\n{body}", rows)


def _seats(table: Table, words: Translator) -> list[str]:
    rows = numbered_seats(table, words)
    if table.seats and table.seats[0].person == table.host:
        rows[0] += f" — {words('bot.lobby.host')}"
    rows += [f"**{n}** · ⌛ {names.mention(person)}" for n, person in enumerate(table.invited, start=len(rows) + 1)]
    free = table.seat_count - len(rows)
    return [*rows, f"-# {words('bot.lobby.free', count=free)}"] if free > 0 else rows


def _lobby_row(table: Table, game: Game, words: Translator, *, newcomer: bool) -> Row:
    label = words("bot.lobby.start_alone" if len(table.seats) == 1 else "bot.lobby.start")
    style = ButtonStyle.MAIN if newcomer else ButtonStyle.GO
    row = [Button(("start",), label, style, "▶️")] if len(table.seats) in game.seats else []
    row += [Button(("join",), words("bot.lobby.join"), ButtonStyle.MAIN)] if _has_free_seat(table) else []
    lesson = lessons().get(table.game)
    if lesson and (newcomer or table.seat_count > 1):
        learn = words("bot.lobby.learn", minutes=lesson.minutes)
        row.insert(
            0 if newcomer else len(row),
            Button(("learn", table.game), learn, ButtonStyle.GO if newcomer else ButtonStyle.PLAIN, "🎓"),
        )
    return (*row, Button(("more",), words("bot.board.more"), emoji="📋"))


def more_rows(table: Table, game: Game, person: PersonId, words: Translator) -> tuple[Row, ...]:
    """Return the buttons of what else a person can do with a lobby."""
    shared, levels = table.seat_count > 1, [level for level in game.levels if level != "random"]
    is_host, has_computer = person == table.host, any(table_seat.level for table_seat in table.seats)
    free, can_mention = table.free_seats > 0, table.has_open_seat and table.place.guild is not None
    settings = possible_buttons(
        (
            (is_host and _settles(game), ("options",), "bot.lobby.options", "⚙️"),
            (is_host and shared, ("guests",), "bot.lobby.guests", "👥"),
            (shared, ("chairs",), "bot.seats.button", "💺"),
            (is_host and can_mention, ("callrole",), "bot.open.call_button", "📣"),
            (person in table.people, ("leave",), "bot.lobby.leave", ""),
        ),
        words,
    )
    adding = [
        Button(("ai", level), words("bot.lobby.add", level=words(f"bot.level.{level}")), emoji="🤖")
        for level in levels
        if is_host and free
    ]
    adding += [Button(("noai",), words("bot.lobby.remove"), emoji="➖")] if is_host and has_computer else []
    return settings, tuple(adding[:5])


def _settles(game: Game) -> bool:
    """Return whether a game has several seat counts, or options."""
    return len(game.seats) > 1 or bool(game.menu(game.seats[0]))


def _has_free_seat(table: Table) -> bool:
    """Return whether another person can join: in a private lobby only with a reserved seat."""
    return table.free_seats > 0 and (bool(table.invited) or not table.private)


def players_wanted(table: Table, role: int, jump: str, words: Translator) -> tuple[Block, ...]:
    """Return the message that calls a role to a lobby."""
    host = player_names(table, words)[table.seat_of(table.host) or 0]
    text = words("bot.open.call", role=f"<@&{role}>", host=host, game=title(table, words), jump=jump)
    return f"📣 {text}", controls(table.id, (Button(("join",), words("bot.lobby.join"), ButtonStyle.MAIN),))


def open_lobbies(tables: Sequence[Table], jump: Callable[[Table], str | None], words: Translator) -> tuple[Block, ...]:
    """Return the lobbies that a person can join, each with its button."""
    blocks: list[Block] = [f"### {words('bot.open.title')}", *([] if tables else [words("bot.open.none")])]
    for table in tables[:LISTED]:
        people = words.join_list(player_names(table, words).values())
        name = linked_title(table, jump(table), words)
        blocks.append(words("bot.open.line", game=name, people=people, free=table.free_seats, seats=table.seat_count))
        blocks.append(controls(table.id, (Button(("join",), words("bot.lobby.join"), ButtonStyle.MAIN),)))
    return tuple(blocks)


def closed(table: Table, words: Translator, lately: str = "") -> tuple[Block, ...]:
    """Return the message of a cancelled or expired table; `lately` lists the latest table actions."""
    how = TableStatus.EXPIRED if table.started_at is None else table.status  # also if a lobby was given up
    text = f"## ✦ {title(table, words)}\n{words(f'bot.closed.{how}')}{seed_line(table, words)}"
    text = "\n".join(filter(None, (text, lately, struck(table, words))))
    again = Button(("again",), words("bot.again"), ButtonStyle.MAIN, "🆕", announce=True)
    return text, controls(table.id, (again,))


async def drawn_lobby(
    pictures: PictureService,
    table: Table,
    words: Translator,
    lately: str = "",
    *,
    newcomer: bool,
    within: float = MAX_PICTURE_WAIT,
) -> PictureBlock:
    """Return the lobby message with its picture, with the contents of `lobby`."""
    shown, drawn = cover(table, words), None
    known = table.game in RENDERERS
    if known:
        alt = " · ".join(filter(None, (shown.title, shown.minutes, shown.effort, *(seat.name for seat in shown.seats))))
        drawn = await page_picture.drawn(
            pictures, table.game, LOBBY, shown, words=words, alt=alt, within=within, urgent=True
        )
    blocks = lobby(table, GAMES[table.game], words, drawn.picture if drawn else None, lately, newcomer=newcomer)
    return PictureBlock(blocks, [drawn.file] if drawn else [], drawn is not None or not known)


def cover(table: Table, words: Translator) -> Lobby:
    """Return the contents of a lobby's picture."""
    guide, people = game_ui_of(table.game).guide, player_names(table, words)
    sitting = [Seat(PERSON if table_seat.person else COMPUTER, people[table_seat.seat]) for table_seat in table.seats]
    seats = (*sitting, *[Seat(KEPT, words("bot.lobby.seat.kept"))] * len(table.invited))
    free = [Seat(FREE, words("bot.lobby.seat.free"))] * (table.seat_count - len(seats))
    return Lobby(
        title=title(table, words),
        minutes=guide.length(words),
        weight=guide.weight,
        effort=guide.effort(words),
        seats=(*seats, *free),
    )
