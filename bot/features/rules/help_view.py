"""The text of /help: games with their length and difficulty, all commands, and the meanings of icons."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.discord_kit.command_text import described
from bot.discord_kit.components import controls
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table import TableId
from bot.game_ui.guide import HARDEST, GameGuide
from bot.game_ui.lesson import lessons
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.ui_kit.icons import CONTROLS, PLAIN, SHARED, Icon
from bot.ui_kit.pagination import paginate, paginate_text
from bot.ui_kit.panels import Button, ButtonStyle
from games.api import GAMES

COMMANDS_PER_PAGE = 20
"""Commands on a page of /help, as each becomes a longer mention when it is sent."""


def first() -> str:
    """Return the game to begin with: the easiest, then the shortest, then the first in the menu."""
    return min(GAMES, key=lambda game: _effort(game_ui_of(game).guide))


def _effort(guide: GameGuide) -> tuple[int, int]:
    return guide.weight or HARDEST, guide.minutes[1]


def games(words: Translator) -> list[str]:
    """Return a line for each game, easiest first: players, length, difficulty."""
    order = sorted(GAMES, key=lambda game: _effort(game_ui_of(game).guide))
    begin = words("bot.help.begin_with", game=words(f"{order[0]}.name"))
    return [begin, *(f"- {_line(game, words)}" for game in order)]


def _line(game: str, words: Translator) -> str:
    seats = GAMES[game].seats
    players = words("bot.help.players", least=min(seats), most=max(seats))
    return f"**{words(f'{game}.name')}** · {' · '.join((players, *game_ui_of(game).guide.facts(words)))}"


def ways_in(words: Translator) -> tuple[Button, ...]:
    """Return the buttons that begin: the lesson of the game to begin with, and a table of it."""
    game = first()
    name, lesson = words(f"{game}.name"), lessons().get(game)
    learn = words("bot.help.learn", game=name, minutes=lesson.minutes) if lesson else ""
    play = Button(("open", game), words("bot.help.play", game=name), ButtonStyle.MAIN, "▶️", announce=True)
    return *([Button(("learn", game), learn, ButtonStyle.GO, "🎓")] if lesson else ()), play


def buttons(words: Translator) -> tuple[Button, ...]:
    """Return the buttons of /help: the ways in, the rules of the game to begin with, and the icons."""
    return (
        *ways_in(words),
        Button(("signs",), words("bot.help.signs"), emoji="❔"),
        Button(("commands",), words("bot.help.commands"), emoji="📋"),
        Button(("rules", first()), words("bot.rules_button"), emoji="📖"),
    )


def commands(tree: Any, words: Translator) -> Iterator[str]:
    """Yield a line for each command of the tree with its options, and one for the menu *Apps*."""
    for path, does, options in described(tree):
        line = words("bot.help.command", command=f"`{words.command(path)}`", does=words(does))
        named = words.join_list(map(words, options))
        yield words("bot.help.with_options", line=line, options=named) if named else line
    yield words("bot.help.apps")


def icons(words: Translator, games: Iterable[str]) -> list[str]:
    """Return all icons with their meanings: shared ones, those of these games, those of buttons."""
    lines = [f"### {words('bot.help.everywhere')}", _row((*PLAIN, *SHARED), words)]
    for game in games:
        if own := game_ui_of(game).guide.icons:
            lines += [f"### {words(f'{game}.name')}", _row(own, words)]
    return [*lines, f"### {words('bot.help.buttons')}", _row(CONTROLS, words)]


async def show_commands(ctx: InteractionContext, page: int = 0) -> None:
    """Show a page of all commands."""
    words = ctx.words
    shown_page = paginate([*commands(ctx.interaction.client.tree, words)], page, COMMANDS_PER_PAGE)
    back = (Button(("help",), words("bot.back"), emoji="↩️"),)
    rows = controls(NOWHERE.table, shown_page.turns(("commands",), words), back)
    await ctx.answer(f"## {shown_page.titled(words('bot.help.commands'), words)}", shown_page.text, rows)


async def show_icons(ctx: InteractionContext, table: TableId = NOWHERE.table, game: str = "", page: int = 0) -> None:
    """Show a page of the meanings of icons: at a table those of its `game`, else those of all."""
    shown_page = paginate_text(icons(ctx.words, (game,) if game else GAMES), page)
    path = ("signs", game) if game else ("signs",)
    back = (Button(("more",) if game else ("help",), ctx.words("bot.back"), emoji="↩️"),)
    rows = controls(table, shown_page.turns(path, ctx.words), back)
    await ctx.answer(f"## {ctx.words('bot.help.signs')}", shown_page.text, rows)


def _row(some: tuple[Icon, ...], words: Translator) -> str:
    return " · ".join(f"{icon.icon} {icon.word(words)}" for icon in some)
