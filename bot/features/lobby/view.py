"""The message of a lobby and its picture."""

from bot.discord_kit.components import Block, controls
from bot.domain.table import Table, TableStatus
from bot.features.play.board_view import seed_line
from bot.game_ui.lesson import lessons
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.presentation import page_picture
from bot.presentation.page_picture import PictureBlock
from bot.presentation.table_text import numbered_seats, option_name, player_names, struck, time_limit, title
from bot.ui_kit import names
from bot.ui_kit.markup import when
from bot.ui_kit.panels import Button, ButtonStyle, PanelPicture, Row
from bot.workers.pictures import MAX_PICTURE_WAIT, PictureService
from games.api import GAMES, Game
from renderers import RENDERERS
from renderers.lobby import COMPUTER, FREE, KEPT, LOBBY, PERSON, Lobby, Seat


def choice(game: str, words: Translator) -> str:
    """Return a game with its difficulty and length, as `/play` lists it."""
    return " · ".join((words(f"{game}.name"), *game_ui_of(game).guide.facts(words)))


def lobby(
    table: Table, game: Game, words: Translator, cover: PanelPicture | None = None, lately: str = ""
) -> tuple[Block, ...]:
    """Return the lobby message with its cover; `lately` lists the latest table actions."""
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
    if lesson := lessons().get(table.game):
        body += f"\n-# 🎓 {words('bot.lobby.learn', minutes=lesson.minutes)}"
    body += f"\n{lately}" if lately else ""
    rows = controls(table.id, *_lobby_rows(table, game, words))
    return (heading, cover, body, rows) if cover else (f"{heading}\n{body}", rows)


def _seats(table: Table, words: Translator) -> list[str]:
    rows = numbered_seats(table, words)
    if table.seats and table.seats[0].person == table.host:
        rows[0] += f" — {words('bot.lobby.host')}"
    kept = [person for person in table.reserved if table.seat_of(person) is None]
    rows += [f"**{len(rows) + n}** · ⌛ {names.mention(person)}" for n, person in enumerate(kept, start=1)]
    free = table.seat_count - len(rows)
    return [*rows, f"-# {words('bot.lobby.free', count=free)}"] if free > 0 else rows


def _lobby_rows(table: Table, game: Game, words: Translator) -> tuple[Row, ...]:
    label = words("bot.lobby.start_alone" if len(table.seats) == 1 else "bot.lobby.start")
    first = [Button(("start",), label, ButtonStyle.GO, "▶️")] if len(table.seats) in game.seats else []
    if _has_free_seat(table):
        first += [Button(("join",), words("bot.lobby.join"), ButtonStyle.MAIN)]
    first += [
        Button(("leave",), words("bot.lobby.leave")),
        *([Button(("options",), words("bot.lobby.options"), emoji="⚙️")] if _settles(game) else []),
        Button(("rules",), words("bot.rules_button"), emoji="📖"),
    ]
    if table.seat_count == 1:
        return (tuple(first),)
    second = [
        Button(("guests",), words("bot.lobby.guests"), emoji="👥"),
        Button(("chairs",), words("bot.seats.button"), emoji="💺"),
    ]
    if any(table_seat.level for table_seat in table.seats):
        second.append(Button(("noai",), words("bot.lobby.remove"), emoji="➖"))
    third = [
        Button(("ai", level), words("bot.lobby.add", level=words(f"bot.level.{level}")), emoji="🤖")
        for level in game.levels
        if level != "random" and table.free_seats > 0
    ]
    return tuple(first), tuple(second), tuple(third[:5])


def _settles(game: Game) -> bool:
    """Return whether a game has several seat counts, or options."""
    return len(game.seats) > 1 or bool(game.menu(game.seats[0]))


def _has_free_seat(table: Table) -> bool:
    """Return whether another person can join: in a private lobby only with a reserved seat."""
    invited = any(table.seat_of(person) is None for person in table.reserved)
    return table.free_seats > 0 and (invited or not table.private)


def closed(table: Table, words: Translator, lately: str = "") -> tuple[Block, ...]:
    """Return the message of a cancelled or expired table; `lately` lists the latest table actions."""
    how = TableStatus.EXPIRED if table.started_at is None else table.status  # also if a lobby was given up
    text = f"## ✦ {title(table, words)}\n{words(f'bot.closed.{how}')}{seed_line(table, words)}"
    text = "\n".join(filter(None, (text, lately, struck(table, words))))
    again = Button(("again",), words("bot.again"), ButtonStyle.MAIN, "🆕", announce=True)
    return text, controls(table.id, (again,))


async def drawn_lobby(
    pictures: PictureService, table: Table, words: Translator, lately: str = "", within: float = MAX_PICTURE_WAIT
) -> PictureBlock:
    """Return the lobby message with its picture; `lately` lists the latest table actions."""
    shown, drawn = cover(table, words), None
    known = table.game in RENDERERS
    if known:
        alt = " · ".join(filter(None, (shown.title, shown.minutes, shown.effort, *(seat.name for seat in shown.seats))))
        drawn = await page_picture.drawn(
            pictures, table.game, LOBBY, shown, words=words, alt=alt, within=within, urgent=True
        )
    blocks = lobby(table, GAMES[table.game], words, drawn.picture if drawn else None, lately)
    return PictureBlock(blocks, [drawn.file] if drawn else [], drawn is not None or not known)


def cover(table: Table, words: Translator) -> Lobby:
    """Return the contents of a lobby's picture."""
    guide, people = game_ui_of(table.game).guide, player_names(table, words)
    sitting = [Seat(PERSON if table_seat.person else COMPUTER, people[table_seat.seat]) for table_seat in table.seats]
    kept = sum(table.seat_of(person) is None for person in table.reserved)
    seats = (*sitting, *[Seat(KEPT, words("bot.lobby.seat.kept"))] * kept)
    free = [Seat(FREE, words("bot.lobby.seat.free"))] * (table.seat_count - len(seats))
    return Lobby(
        title=title(table, words),
        minutes=guide.length(words),
        weight=guide.weight,
        effort=guide.effort(words),
        seats=(*seats, *free),
    )
