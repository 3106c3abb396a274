"""What the public messages say: the lobby, the board, the end. Every function is pure and returns blocks."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.discord_kit.components import Block, Rows
from bot.discord_kit.custom_ids import Press
from bot.domain.table import Chair, LogEntry, Look, Status, Table, Waiting
from bot.domain.time_control import SEALED, Pace
from bot.features.challenges import calendar
from bot.game_ui.lesson import lessons
from bot.game_ui.recap import Teller, told
from bot.game_ui.registry import face_of
from bot.i18n.translator import Words
from bot.ui_kit import markup, names
from bot.ui_kit.panels import Picture, Row, Style, Tap
from games import GAMES
from games.core.game import Game
from games.core.options import menu
from games.core.scores import OPPONENT
from games.core.step import Seat
from renderers.challenge import CODE


def when(moment: object, style: str = "R") -> str:
    """Return a time as everybody's own Discord writes it; `moment` is an aware datetime."""
    return f"<t:{int(moment.timestamp())}:{style}>"  # type: ignore[attr-defined]


def sitter(chair: Chair, words: Words) -> str:
    """Return who sits on a chair, as a mention, as a computer player or as a former player."""
    if chair.person is not None and chair.person < 0:
        return words("bot.former")
    return names.mention(chair.person) if chair.person else f"🤖 {names.computer(chair.level, words)}"


def people_at(table: Table, words: Words) -> dict[Seat, str]:
    """Return the names for pictures and sentences, by seat; an automatic opponent has the game's word for it, and the
    code of a challenge stands among them.
    """
    key = f"{table.game}.opponent"
    opponent = words(key)
    people = names.people(table, words, "" if opponent == key else opponent)
    return people | {CODE: calendar.spoken(table.trial.code)} if table.trial else people


def speakers(table: Table, words: Words) -> dict[Seat, str]:
    """Return the names for the text of messages, by seat: no name can be more than a name there."""
    written = {chair.seat: markup.shown(chair.name) for chair in table.chairs if (chair.person or 0) > 0}
    return people_at(table, words) | written


def option_name(words: Words, game: str, key: str, value: str | None = None) -> str:
    """Return what an option or one of its values is called."""
    path = f"{game}.option.{key}" + (f".{value}" if value is not None else "")
    text = words(path)
    return text if text != path else (value if value is not None else key)


def title(table: Table, words: Words) -> str:
    """Return the name of a table's game."""
    return words(f"{table.game}.name")


# -- lobby -------------------------------------------------------------------------------------------------------


def lobby(table: Table, game: Game, words: Words, cover: Picture | None = None, lately: str = "") -> tuple[Block, ...]:
    """Return the lobby message with its cover; `lately` tells which powers were used."""
    heading, guide = f"## ✦ {title(table, words)}", face_of(table.game).guide
    lines = [f"-# {words(f'{table.game}.pitch')}"]
    if known := " · ".join(filter(None, (guide.length(words), guide.effort(words)))):
        lines.append(f"-# {known}")
    facts = [_options(table, words), *time_limit(table, words), _doors(table, words)]
    if table.expires_at:
        facts.append(words("bot.lobby.expires", when=when(table.expires_at)))
    body = "\n".join([*lines, *_chairs(table, words), "-# " + " · ".join(fact for fact in facts if fact)])
    if lesson := lessons().get(table.game):
        body += f"\n-# 🎓 {words('bot.lobby.learn', minutes=lesson.minutes)}"
    body += f"\n{lately}" if lately else ""
    controls = Rows(Press(table.id, "x"), _lobby_rows(table, game, words))
    return (heading, cover, body, controls) if cover else (f"{heading}\n{body}", controls)


def _chairs(table: Table, words: Words) -> list[str]:
    rows = [f"**{number}** · {sitter(chair, words)}" for number, chair in enumerate(table.chairs, start=1)]
    if table.chairs and table.chairs[0].person == table.host:
        rows[0] += f" — {words('bot.lobby.host')}"
    kept = [person for person in table.reserved if table.seat_of(person) is None]
    rows += [f"**{len(rows) + n}** · ⌛ {names.mention(person)}" for n, person in enumerate(kept, start=1)]
    free = table.wanted - len(rows)
    return [*rows, f"-# {words('bot.lobby.free', count=free)}"] if free > 0 else rows


def _options(table: Table, words: Words) -> str:
    chosen = [option_name(words, table.game, key, value) for key, value in table.options.items()]
    return " · ".join(chosen)


def time_limit(table: Table, words: Words) -> tuple[str, ...]:
    """Return how long a table waits for one person, and what follows."""
    pace = words(f"bot.pace.{table.pace}")
    if table.pace is Pace.NONE:
        return (pace,)
    sealed = (words(f"bot.sealing.{SEALED}"),) if table.sealed else ()
    return (pace, words("bot.time.out", then=words(f"bot.timeout.{table.timeout}")), *sealed)


def _doors(table: Table, words: Words) -> str:
    return words("bot.lobby.private") if table.private else ""


def _lobby_rows(table: Table, game: Game, words: Words) -> tuple[Row, ...]:
    alone = len(table.chairs) == 1
    label = words("bot.lobby.start_alone") if alone and 1 in game.seats else words("bot.lobby.start")
    ready = len(table.chairs) in game.seats
    first = [Tap(("start",), label, Style.GO, "▶️")] if ready else []
    if _open_to_somebody(table):
        first += [Tap(("join",), words("bot.lobby.join"), Style.MAIN)]
    first += [
        Tap(("leave",), words("bot.lobby.leave")),
        *([Tap(("options",), words("bot.lobby.options"), emoji="⚙️")] if _settles(game) else []),
        Tap(("rules",), words("bot.rules_button"), emoji="📖"),
    ]
    if table.wanted == 1:
        return (tuple(first),)
    levels = [level for level in game.levels if level != "random"]
    second = [
        Tap(("guests",), words("bot.lobby.guests"), emoji="👥"),
        Tap(("chairs",), words("bot.seats.button"), emoji="💺"),
    ]
    if any(chair.level for chair in table.chairs):
        second.append(Tap(("noai",), words("bot.lobby.remove"), emoji="➖"))
    third = [
        Tap(("ai", level), words("bot.lobby.add", level=words(f"bot.level.{level}")), emoji="🤖")
        for level in levels
        if table.free > 0
    ]
    return (tuple(first), tuple(second), *([tuple(third[:5])] if third else []))


def _settles(game: Game) -> bool:
    """Say whether a game's seats or options may be chosen at all."""
    return len(game.seats) > 1 or bool(menu(game.options, game.seats[0]))


def _open_to_somebody(table: Table) -> bool:
    """Say whether anybody else could still sit down: in a private lobby those alone for whom a seat is kept."""
    invited = any(table.seat_of(person) is None for person in table.reserved)
    return table.free > 0 and (invited or not table.private)


def started(table: Table, words: Words, jump: str | None) -> tuple[Block, ...]:
    """Return what becomes of the lobby message once the match has begun."""
    lines = [f"## ✦ {title(table, words)}", *(f"**{n}** · {sitter(c, words)}" for n, c in enumerate(table.chairs, 1))]
    lines.append(words("bot.lobby.started", jump=jump) if jump else words("bot.lobby.begun"))
    if table.commitment:
        lines.append(f"-# {words('bot.commitment', hash=table.commitment)}")
    return ("\n".join(lines),)


def moved(table: Table, place: int, words: Words) -> tuple[Block, ...]:
    """Return what is left of a table where it has been, when it has gone on to another place."""
    return (f"-# ✦ {title(table, words)} · {words('bot.moved', place=f'<#{place}>')}",)


def closed(table: Table, words: Words, lately: str = "") -> tuple[Block, ...]:
    """Return what becomes of a lobby or board that was given up or never began; `lately` tells by whom."""
    how = Status.EXPIRED if table.started_at is None else table.status  # given up before it began, or nobody began it
    text = f"## ✦ {title(table, words)}\n{words(f'bot.closed.{how}')}{_seed(table, words)}"
    text += f"\n{lately}" if lately else ""
    again = Tap(("again",), words("bot.again"), Style.MAIN, "🆕", aloud=True)
    return text, Rows(Press(table.id, "x"), ((again,),))


def _seed(table: Table, words: Words) -> str:
    return f"\n-# {words('bot.seed', seed=table.seed)}" if table.seed else ""


# -- board -------------------------------------------------------------------------------------------------------


class Reached(Struct, frozen=True):
    """The achievements that were reached with a match, by seat, and their picture."""

    seats: Mapping[Seat, Sequence[str]] = {}
    medals: Picture | None = None


def board(
    look: Look,
    words: Words,
    picture: Picture | None,
    quick: Rows | None = None,
    reached: Reached | None = None,
    *,
    lately: str = "",
) -> tuple[Block, ...]:
    """Return the board message: picture, what happened, whose turn it is and until when, and the controls.

    `quick` are the rows of the one seat that is asked; `reached` is what was achieved, when it is over; `lately` tells
    which powers were used.
    """
    table = look.table
    if table.hushed:
        return hushed(table, words)
    if look.scores or table.closed:
        return final(look, words, picture, reached or Reached())
    blocks: list[Block] = [f"### ✦ {title(table, words)}"]
    if picture:
        blocks.append(picture)
    blocks.append(news(look, words))
    blocks.append(lately)
    blocks.append("\n".join(turn(table, waiting, words) for waiting in look.waiting))
    if quick:
        blocks.append(quick)
    blocks.append(Rows(Press(table.id, "x"), (_board_row(words),)))
    return tuple(block for block in blocks if block)


def teller(table: Table, words: Words, own: Seat | None = None) -> Teller:
    """Return who tells what has happened at a table, to the reader who sits there."""
    return Teller(words, table.game, speakers(table, words), face_of(table.game), own)


def news(look: Look, words: Words, entries: Sequence[LogEntry] | None = None) -> str:
    """Return what this audience has heard lately, or in these entries, as lines.

    The board of one person is never posted anew for anyone: it tells from their last turn on.
    """
    if entries is not None or look.seat is not None or len(look.table.people) > 1:
        return told(teller(look.table, words, look.seat), look.news if entries is None else entries)
    sitting = [chair.seat for chair in look.table.chairs if chair.person in look.table.people]
    return told(teller(look.table, words), look.news, sitting[0] if sitting else None)


def turn(table: Table, waiting: Waiting, words: Words) -> str:
    """Return whose turn it is, since when and until when."""
    chair = next(chair for chair in table.chairs if chair.seat == waiting.seat)
    who = sitter(chair, words)
    if chair.autopilot:
        who = words("bot.board.stood_in", who=who)
    if waiting.off is not None:
        begins, ends = waiting.off
        who = words("bot.board.off", who=who, begins=when(begins, "d"), ends=when(ends, "d"))
    left = time_left(waiting, words)
    return words("bot.board.turn_until", who=who, left=left) if left else words("bot.board.turn", who=who)


def time_left(waiting: Waiting | None, words: Words) -> str:
    """Return when somebody's time is over, or begins who has not looked at a sealed turn; nothing where it never is."""
    if waiting is None or waiting.until is None:
        return ""
    if waiting.starts is not None:
        return words("bot.time.starts", starts=when(waiting.starts))
    return words("bot.time.ends", until=when(waiting.until))


def waited_for(look: Look, words: Words) -> str:
    """Return the names of those who are asked."""
    chairs = {chair.seat: chair for chair in look.table.chairs}
    return words.series(sitter(chairs[waiting.seat], words) for waiting in look.waiting)


def _board_row(words: Words) -> tuple[Tap, ...]:
    return (
        Tap(("move",), words("bot.board.move"), Style.MAIN, "▶️"),
        Tap(("hand",), words("bot.board.hand"), emoji="✋"),
        Tap(("text",), words("bot.board.text"), emoji="📄"),
        Tap(("more",), words("bot.board.more"), emoji="📋"),
    )


def final(look: Look, words: Words, picture: Picture | None, reached: Reached) -> tuple[Block, ...]:
    """Return the last message of a match: the score sheet, who won, what was reached with it, and the seed."""
    table = look.table
    blocks: list[Block] = [f"## ✦ {title(table, words)}"]
    if picture:
        blocks.append(picture)
    blocks.append(result(look, words))
    blocks += [honours(look.table, reached.seats, words), *([reached.medals] if reached.medals else [])]
    blocks.append(news(look, words))
    blocks.append(_seed(table, words).strip())
    taps = (
        Tap(("again",), words("bot.again"), Style.MAIN, "🆕", aloud=True),
        Tap(("sheet", "table"), words("bot.sheet.table"), emoji="🗺️"),
        Tap(("text",), words("bot.board.text"), emoji="📄"),
        Tap(("export",), words("bot.export"), emoji="💾"),
        Tap(("look",), words("bot.playback.button"), emoji="🎞️"),
    )
    blocks.append(Rows(Press(table.id, "x"), (taps,)))
    return tuple(block for block in blocks if block)


def hushed(table: Table, words: Words) -> tuple[Block, ...]:
    """Return the last message of a match that one person has played, until they wish to show what came of it."""
    taps = (Tap(("move",), words("bot.results.own"), emoji="🔒"), Tap(("again",), words("bot.again"), emoji="🆕"))
    return f"✦ {title(table, words)} · {words('bot.closed.over')}", Rows(Press(table.id, "x"), (taps,))


def result(look: Look, words: Words) -> str:
    """Return the places with their points, the winners first."""
    people = people_at(look.table, words)
    chairs = {chair.seat: sitter(chair, words) for chair in look.table.chairs}
    rows = sorted(look.scores, key=lambda score: (score.place, score.seat))
    hinted = {chair.seat: f" · 💡 {words('bot.hint.helped')}" for chair in look.table.chairs if chair.hinted}
    lines = [
        f"{'🏆' if score.won else f'{score.place}.'} {chairs.get(score.seat) or people.get(score.seat, '')} — "
        f"**{words('bot.points', points=score.total)}**{hinted.get(score.seat, '')}"
        for score in rows
    ]
    own = [score for score in look.scores if score.seat != OPPONENT]
    if len(own) == 1 and len(look.scores) == 2:
        ended = words("bot.solo_won" if own[0].won else "bot.solo_lost")
        lines.insert(0, words.prose((ended, title_of(look.table.game, own[0].total, words))))
    return "\n".join(lines)


def title_of(game: str, total: int, words: Words) -> str:
    """Return what a solo result is called, in a sentence; nothing in a game without such titles."""
    rules = GAMES[game].challenge if game in GAMES else None
    key = rules.title(total) if rules else ""
    return words("bot.solo_title", title=words(key)) if key else ""


def honours(table: Table, reached: Mapping[Seat, Sequence[str]], words: Words) -> str:
    """Return which achievements were reached with a match: a line for every seat that has any."""
    lines = []
    for chair in table.chairs:
        named = [f"**{words(f'bot.achievement.{table.game}.{key}')}**" for key in reached.get(chair.seat, ())]
        if named:
            lines.append(f"🏅 {words('bot.honours', who=sitter(chair, words), honours=' · '.join(named))}")
    return "\n".join(lines)
