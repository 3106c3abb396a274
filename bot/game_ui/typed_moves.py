"""Several typed moves, made one after another: their names, and the moves that are left."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.table_view import DRY_RUN_STEPS, DryRun, DryRunStep, TableView
from bot.game_ui import generic
from bot.game_ui.base import PromptContext, named
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.ui_kit import move_menu
from bot.ui_kit.panels import MAX_ENTRY, Panel, ProposedMoves, truncate
from games.api import Action

SERIES = "o"
"""The beginning of a path that names several moves by their numbers."""


class TypedMoves(Struct, frozen=True):
    """Typed moves, the first for the prompt of `context`, and the outcome of trying them.

    `left` is what was typed beyond them: what is no move there, or what cannot be known before they are given.
    """

    context: PromptContext
    tried: DryRun
    left: tuple[str, ...] = ()

    @property
    def plan(self) -> ProposedMoves:
        """The typed moves as a proposal."""
        return ProposedMoves(self.tried.actions)

    @property
    def single(self) -> bool:
        """Whether one move is all that was typed."""
        return len(self.tried.steps) == 1 and not self.left

    @property
    def warned(self) -> bool:
        """Whether the game warns of one of them."""
        return any(_warns(self.context, step) for step in self.tried.steps)

    @property
    def names(self) -> list[str]:
        """What each is called at the table where it is given."""
        return [_name(self.context, step) for step in self.tried.steps]

    def after(self, given: int) -> str:
        """Return which moves were made and which were not, after this number; empty if all were made."""
        words, names = self.context.words, self.names
        missing = [*names[given:], *self.left]
        if not missing:
            return ""
        known = {
            "part": truncate(missing[0], MAX_ENTRY),
            "done": _all(words, names[:given]),
            "left": _all(words, missing),
        }
        return words(
            "bot.orders.stopped_many" if given == DRY_RUN_STEPS else "bot.orders.stopped", most=DRY_RUN_STEPS, **known
        )

    def _without(self) -> str:
        """Return what is not among them, and why."""
        if not self.left:
            return ""
        why = "later" if self.tried.irreversible else "many" if len(self.tried.steps) == DRY_RUN_STEPS else "not_there"
        return self.context.words(f"bot.orders.{why}", left=_all(self.context.words, self.left), most=DRY_RUN_STEPS)

    def panel(self) -> Panel:
        """Ask whether they shall be given, line by line with what must be known of those that cannot be undone."""
        words, game_ui = self.context.words, game_ui_of(self.context.game)
        lines = [f"### {words('bot.orders.ask', count=len(self.names))}"]
        for number, (step, name) in enumerate(zip(self.tried.steps, self.names, strict=True), start=1):
            ends = self.tried.irreversible and step is self.tried.steps[-1]
            told = (
                game_ui.describe(_at(self.context, step.table_view), step.action)
                if ends or _warns(self.context, step)
                else ""
            )
            lines += [f"{number}. {truncate(name, MAX_ENTRY)}", *([f"  {told}"] if told else [])]
        notes = (self._without(), words("bot.stands") if self.tried.irreversible else "")
        text = "\n".join((*lines, "", *(f"-# {note}" for note in notes if note)))  # an empty line ends the list
        path = ("y", SERIES, *(move_menu.token(number) for number in numbers(self.context, self.tried.steps)))
        return replace(
            generic.to_confirm(words, path, text), sheet=game_ui.sheet(self.context), seen=self.tried.table_view.view
        )


def beside(table_view: TableView) -> list[TableView]:
    """Return a table with its prompt, then with its out-of-turn actions, unless they are legal moves of the prompt."""
    found = [table_view] if table_view.prompt else []
    known = table_view.prompt.legal if table_view.prompt else ()
    if table_view.out_of_turn and not set(table_view.out_of_turn.legal) <= set(known):
        found.append(replace(table_view, prompt=table_view.out_of_turn))
    return found


def offered(table_view: TableView) -> list[Action]:
    """Return all that a seat may do at a table, in the order in which it is numbered."""
    return [action for one in beside(table_view) if one.prompt for action in one.prompt.legal]


def numbers(context: PromptContext, steps: Sequence[DryRunStep]) -> list[int]:
    """Return the number of each move: the first among those of the context's prompt, each other among all offered."""
    first, *others = steps
    return [context.legal.index(first.action), *(offered(step.table_view).index(step.action) for step in others)]


def numbered(context: PromptContext, tokens: Sequence[str], table_view: TableView, done: int) -> Action | None:
    """Return the move of the next number in a path, or None at its end; raises NoSuchPath."""
    if done == len(tokens):
        return None
    legal = offered(table_view) if done else context.legal
    return legal[move_menu.number(tokens[done], len(legal))]


def _at(context: PromptContext, table_view: TableView) -> PromptContext:
    return replace(context, table_view=table_view)


def _name(context: PromptContext, step: DryRunStep) -> str:
    return named(_at(context, step.table_view), step.action, game_ui_of(context.game))


def _warns(context: PromptContext, step: DryRunStep) -> bool:
    return game_ui_of(context.game).warns(_at(context, step.table_view), step.action)


def _all(words: Translator, names: Iterable[str]) -> str:
    return words("bot.orders.then").join(truncate(name, MAX_ENTRY) for name in names)
