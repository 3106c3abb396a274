"""The panel of a hint: the best moves, their expected worth, and the reasons."""

from collections.abc import Iterator, Sequence

from bot.domain.table_view import TableView
from bot.features.play.extensions import TurnExtension
from bot.game_ui.base import GameUI, PromptContext, named
from bot.i18n.translator import Translator, signed_number
from bot.ui_kit.panels import MAX_LABEL, Button, ButtonStyle, Panel, truncate
from games.api import Action, RatedMove, search

MASTER = "🧙"
"""The icon of a hint, and of results with hints."""

HINT = ("hint",)
"""The path of the button that asks for a hint."""

CONFIRMED = "y"
"""The argument that confirms the warning."""

MOST_CATEGORIES, LEAST_DIFFERENCE = 3, 0.5
"""Maximum number of score categories in which two moves are compared, and the minimum difference in points."""


class HintButton(TurnExtension):
    """The extension that adds the button that asks for a hint."""

    def buttons(self, table_view: TableView, words: Translator) -> tuple[Button, ...]:
        """Return the button where hints are allowed."""
        return (Button(HINT, words("bot.hint.button"), emoji=MASTER),) if table_view.hints else ()


def hint_warning(words: Translator) -> Panel:
    """Return the warning before the first hint."""
    text = f"### {MASTER} {words('bot.hint.button')}\n{words('bot.hint.counts')}"
    confirmed = Button((*HINT, CONFIRMED), words("bot.hint.sure"), ButtonStyle.GO, MASTER)
    return Panel(text, ((confirmed, Button(("move",), words("bot.back"), emoji="↩️")),))


def hint_panel(context: PromptContext, game_ui: GameUI, found: Sequence[RatedMove[Action]]) -> Panel:
    """Return the panel of a hint: the best moves, with a button for each; there is at least one."""
    words = context.words
    lines = [f"### {MASTER} {words('bot.hint.button')}"]
    buttons = []
    for number, one in enumerate(found, start=1):
        name, standing = named(context, one.action, game_ui), _distance(context, one.lead)
        heading = f"**{number}. {truncate(name, 200)}**"
        if number == 1:
            key = "bot.hint.soon" if search.OPEN in one.parts else "bot.hint.end"
            lines += [f"{heading} · {words(key, standing=standing)}", *_why(context, game_ui, found)]
        else:
            less = _less(words, found[0].lead - one.lead)
            lines.append(f"{heading} · {words.join_with_more(standing, less)}")
        style = ButtonStyle.GO if number == 1 else ButtonStyle.PLAIN
        buttons.append(context.button(one.action, truncate(f"{number} · {name}", MAX_LABEL), style))
    back = Button(("move",), words("bot.back"), emoji="↩️")
    lines.append(f"-# {words('bot.hint.tried')}")
    return Panel("\n".join(lines), (*((button,) for button in buttons), (back,)), sheet=game_ui.sheet(context))


def _distance(context: PromptContext, lead: float) -> str:
    """Return the points of a solo player, else the lead over the best of the others."""
    points = round(lead)
    if len(context.table_view.table.seats) == 1:
        return context.words("bot.points", points=points)
    how = "ahead" if points > 0 else "behind" if points else "level"
    return context.words(f"bot.hint.{how}", points=abs(points))


def _less(words: Translator, points: float) -> str:
    less = f"{points:.1f}"
    return words("bot.hint.same") if less == "0.0" else words("bot.hint.less", points=less)


def _why(context: PromptContext, game_ui: GameUI, found: Sequence[RatedMove[Action]]) -> Iterator[str]:
    """Yield the effects of the best move, its reasons, and its advantages over the next best."""
    action = found[0].action
    text = "\n".join(filter(None, (game_ui.describe(context, action), game_ui.why(context, action))))
    yield from (f"-# {line.removeprefix('-# ')}" for line in text.splitlines() if line)
    gains = list(_gains(context, *found[:2])) if len(found) > 1 else []
    if gains:
        yield f"-# {context.words('bot.hint.over', number=2, gains=' · '.join(gains))}"


def _gains(context: PromptContext, best: RatedMove[Action], other: RatedMove[Action]) -> Iterator[str]:
    """Yield the score categories in which a move is expected to differ from another."""
    apart = {key: best.parts[key] - other.parts.get(key, 0.0) for key in best.parts}
    most = sorted(apart, key=lambda key: -abs(apart[key]))[:MOST_CATEGORIES]
    for key in sorted(most, key=lambda key: -apart[key]):
        if abs(points := apart[key]) >= LEAST_DIFFERENCE:
            name = context.words("bot.hint.open" if key == search.OPEN else f"{context.game}.score.{key}")
            yield f"{name} {signed_number(round(points, 1))}"
