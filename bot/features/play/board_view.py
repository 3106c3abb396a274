"""The public message of a running or finished match."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.discord_kit.components import Block, ControlRows, controls
from bot.domain.table import Table
from bot.domain.table_view import TableView
from bot.i18n.translator import Translator
from bot.presentation.table_text import absent, news, player_names, seat_occupant, struck, title, turn_line
from bot.ui_kit.panels import Button, ButtonStyle, PanelPicture
from games.api import GAMES, OPPONENT, Seat


def seed_line(table: Table, words: Translator) -> str:
    """Return the line with the seed of a finished match."""
    return f"\n-# {words('bot.seed', seed=table.seed)}" if table.seed else ""


class ReachedAchievements(Struct, frozen=True):
    """The achievements of a match by seat, and their picture."""

    seats: Mapping[Seat, Sequence[str]] = {}
    achievements: PanelPicture | None = None


def board(
    table_view: TableView,
    words: Translator,
    picture: PanelPicture | None,
    quick: ControlRows | None = None,
    reached: ReachedAchievements | None = None,
    *,
    lately: str = "",
) -> tuple[Block, ...]:
    """Return the board message: picture, latest moves, pending turns, and controls.

    `quick` are buttons for the only pending seat, `reached` the achievements of a finished match, `lately` the latest
    table actions.
    """
    table = table_view.table
    if table.is_unannounced:
        return private_end(table, words)
    if table_view.scores or table.closed:
        return final(table_view, words, picture, reached or ReachedAchievements())
    lines = [*(turn_line(table, pending, words) for pending in table_view.pending), absent(table, words)]
    turns = "\n".join(filter(None, lines))
    buttons = (
        Button(("move",), words("bot.board.move"), ButtonStyle.MAIN, "▶️"),
        Button(("hand",), words("bot.board.hand"), emoji="✋"),
        Button(("text",), words("bot.board.text"), emoji="📄"),
        Button(("more",), words("bot.board.more"), emoji="📋"),
    )
    heading, happened = f"### ✦ {title(table, words)}", news(table_view, words)
    blocks = (heading, picture, happened, lately, turns, quick, controls(table.id, buttons))
    return tuple(block for block in blocks if block)


def final(
    table_view: TableView, words: Translator, picture: PanelPicture | None, reached: ReachedAchievements
) -> tuple[Block, ...]:
    """Return the final message of a match: scores, winners, achievements and seed."""
    table = table_view.table
    achievements = achievement_lines(table, reached.seats, words)
    buttons: tuple[Button, ...] = (
        Button(("again",), words("bot.again"), ButtonStyle.MAIN, "🆕", announce=True),
        Button(("sheet", "table"), words("bot.sheet.table"), emoji="🗺️"),
        Button(("text",), words("bot.board.text"), emoji="📄"),
        Button(("export",), words("bot.export"), emoji="💾"),
    )
    if table_view.can_replay:
        buttons += (Button(("look",), words("bot.playback.button"), emoji="🎞️"),)
    heading, happened, seed = f"## ✦ {title(table, words)}", news(table_view, words), seed_line(table, words).strip()
    scores = (heading, picture, result(table_view, words), achievements, reached.achievements)
    return tuple(block for block in (*scores, happened, seed, controls(table.id, buttons)) if block)


def private_end(table: Table, words: Translator) -> tuple[Block, ...]:
    """Return the final message of a solo match whose result is not public."""
    own = Button(("move",), words("bot.results.own"), emoji="🔒")
    again = Button(("again",), words("bot.again"), emoji="🆕")
    return f"✦ {title(table, words)} · {words('bot.closed.over')}", controls(table.id, (own, again))


def result(table_view: TableView, words: Translator) -> str:
    """Return the places with their points, winners first."""
    people = player_names(table_view.table, words)
    table_seats = {table_seat.seat: seat_occupant(table_seat, words) for table_seat in table_view.table.seats}
    rows = sorted(table_view.scores, key=lambda score: (score.place, score.seat))
    hinted = {one.seat: f" · 🧙 {words('bot.hint.helped')}" for one in table_view.table.seats if one.hinted}
    lines = []
    for score in rows:
        place, who = "🏆" if score.won else f"{score.place}.", table_seats.get(score.seat) or people.get(score.seat, "")
        points = words("bot.points", points=score.total)
        lines.append(f"{place} {who} — **{points}**{hinted.get(score.seat, '')}")
    decided = f"bot.{table_view.table.game}.tie_break"
    if len({score.total for score in rows}) < len({score.place for score in rows}) and words.has(decided):
        lines.append(f"-# {words(decided)}")
    own = [score for score in table_view.scores if score.seat != OPPONENT]
    if len(own) == 1 and len(table_view.scores) == 2:
        ended = words("bot.solo_won" if own[0].won else "bot.solo_lost")
        lines.insert(0, words.join_sentences((ended, title_of(table_view.table.game, own[0].total, words))))
    if table_view.table.void and table_view.table.challenge is None:  # of an attempt the challenge says so
        lines.append(struck(table_view.table, words))
    return "\n".join(lines)


def title_of(game: str, total: int, words: Translator) -> str:
    """Return the title of a solo result as a sentence, or an empty text if the game has none."""
    rules = GAMES[game].challenge if game in GAMES else None
    key = rules.title(total) if rules else ""
    return words("bot.solo_title", title=words(key)) if key else ""


def achievement_lines(table: Table, reached: Mapping[Seat, Sequence[str]], words: Translator) -> str:
    """Return a line of achievements for each seat that has any."""
    lines = []
    for table_seat in table.seats:
        named = [f"**{words(f'bot.achievement.{table.game}.{key}')}**" for key in reached.get(table_seat.seat, ())]
        if named:
            lines.append(f"🏅 {words('bot.honours', who=seat_occupant(table_seat, words), honours=' · '.join(named))}")
    return "\n".join(lines)
