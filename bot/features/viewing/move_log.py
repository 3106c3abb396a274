"""The log of a table, and the record of its match."""

from collections.abc import Iterable, Iterator
from operator import itemgetter

from bot.discord_kit import files
from bot.discord_kit.components import controls
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import VisibleMove
from bot.game_ui.base import turn_summary
from bot.game_ui.recap import RecapWriter, marked
from bot.game_ui.turn_log import group_into_turns
from bot.i18n.translator import Translator
from bot.presentation import audit_text, table_text
from bot.tables.queries import TableQueries
from bot.ui_kit import markup
from bot.ui_kit.pagination import paginate_text
from bot.ui_kit.panels import Button

MOVES = "moves"
"""The last part of the path of a log that lists single moves."""


async def show_log(
    queries: TableQueries, ctx: InteractionContext, name: str, page: int, path: tuple[str, ...] = ()
) -> None:
    """Show a page of the log, newest first, turn by turn or move by move."""
    words, table = ctx.words, await queries.table(name)
    entries, single = await queries.history(name, ctx.person.id), path[:1] == (MOVES,)
    teller = table_text.recap_writer(table, words)
    told = list(_moves(teller, entries, words) if single else _turns(teller, entries, words))
    done = await queries.audit(name, ctx.person.id)
    told += [(audit_entry.move, f"-# {audit_text.line(audit_entry, words)}") for audit_entry in done]
    lines = [line for _, line in sorted(told, key=itemgetter(0))]  # a table action follows its move
    shown_page = paginate_text([*reversed(lines)] or [words("bot.log.empty")], page)
    way = ("log", MOVES) if single else ("log",)
    other = Button(("log",), words("bot.log.turns")) if single else Button(("log", MOVES), words("bot.log.moves"))
    buttons = (*shown_page.turns(way, words), *([other] if lines else []))
    await ctx.answer(f"### 📜 {words('bot.log.title')}", shown_page.text, controls(name, buttons))


def _turns(teller: RecapWriter, entries: Iterable[VisibleMove], words: Translator) -> Iterator[tuple[int, str]]:
    """Yield a line for each turn, with the number of its last move."""
    for turn in group_into_turns(entries, teller.game_ui.recap):
        if text := teller.turn(turn):
            told = _told(marked(turn, text, words), turn.entries[-1], teller)
            yield turn.entries[-1].number, f"{markup.when(turn.at)} · {told}"


def _moves(teller: RecapWriter, entries: Iterable[VisibleMove], words: Translator) -> Iterator[tuple[int, str]]:
    for entry in entries:
        names = teller.as_of(entry).names
        said = turn_summary(words, teller.game, entry.seat, entry.events, names, teller.game_ui)
        if said or entry.action is not None:  # otherwise it is secret
            told = _told(said or names.get(entry.seat, ""), entry, teller)
            told = words.join_with_more(told, words("bot.log.prepared") if entry.was_planned else "")
            yield entry.number, f"**{entry.number}.** {'🤖 ' if entry.level else ''}{told}"


def _told(text: str, entry: VisibleMove, teller: RecapWriter) -> str:
    """Return the text of a move, struck through if it was undone, with the people who have agreed."""
    if not entry.undone:
        return text
    if entry.agreement is None:
        return teller.words.join_with_more(f"~~{text}~~", teller.words("bot.log.taken_back"))
    who = teller.words.join_list(teller.names.get(seat, "") for seat in entry.agreement.seats)
    return teller.words.join_with_more(f"~~{text}~~", teller.words("bot.log.agreed", who=who))


async def hand_over(queries: TableQueries, ctx: InteractionContext, table: str) -> None:
    """Send the record of a finished match."""
    data, name = await queries.export(table, ctx.person.id), f"planisphere-{table}.json"
    replay = "yes" if await queries.can_replay(table) else "no"
    await ctx.answer(ctx.words("bot.exported", name=name, replay=replay))
    await ctx.interaction.followup.send(file=files.file(data, name), ephemeral=True)
