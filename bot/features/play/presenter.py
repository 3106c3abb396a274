"""The private panel of a turn: the prompt, out-of-turn moves, or the pending players."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.files import Drawn
from bot.discord_kit.interaction import InteractionContext, sentence
from bot.domain.table import TableStatus
from bot.domain.table_view import TableView, VisibleMove
from bot.features.play import board_view
from bot.features.play.extensions import TurnExtension
from bot.features.play.open_panels import OpenPanels
from bot.features.play.service import PlayService
from bot.features.rankings.service import RankingService
from bot.game_ui import confirmation, generic
from bot.game_ui.base import PromptContext
from bot.game_ui.guide import chapters
from bot.game_ui.registry import game_ui_of
from bot.presentation import board_picture, my_tables, table_text
from bot.refusals import Closed, NotStarted, NotYours, Stale
from bot.tables.queries import TableQueries
from bot.ui_kit import markup
from bot.ui_kit.panels import (
    COMPONENTS,
    Button,
    ButtonStyle,
    Panel,
    ProposedMoves,
    Row,
    SelectMenu,
    component_count,
    truncate,
)
from bot.workers.pictures import MAX_PICTURE_WAIT, PictureService
from games.api import Action

LONGEST_LINE = 240
"""Maximum length of a line of a plan."""

PICTURE_WAIT = 3.0
"""Seconds to wait for a panel's picture; the board shows nearly the same."""

MOVE, PLAN = ("move",), ("plan",)
"""The paths to the prompt, and to the plan."""

MOST_ONWARD = 2
"""Number of components of the button to the next table: a row and a button."""

WHY = ("why",)
"""The path of the button that shows the rule behind a prompt."""

SINCE_PATH = ("since",)
"""The path of the button that shows the moves of others."""


def prompt_context(table_view: TableView, ctx: InteractionContext) -> PromptContext:
    """Return the context of a person's prompt."""
    return PromptContext(table_view, ctx.words, table_text.player_mentions(table_view.table, ctx.words))


@dataclass(eq=False)
class TurnPresenter:
    """The presenter that shows people their turn; used by every cog that leads to a table."""

    play: PlayService
    queries: TableQueries
    rankings: RankingService
    pictures: PictureService
    extensions: Sequence[TurnExtension]
    _panels: OpenPanels = field(default_factory=OpenPanels, init=False)

    async def seated(self, table: str, ctx: InteractionContext) -> TableView:
        """Return a table as a seated person sees it. Raises NotStarted, Closed, NotYours."""
        refresh, ctx.table_read = ctx.table_read != table, None
        table_view = await self.play.view(table, ctx.person.id, refresh=refresh)
        if table_view.table.started_at is None:
            raise Closed(status=table_view.table.status) if table_view.table.closed else NotStarted
        if table_view.seat is None:
            raise NotYours
        return table_view

    async def show(
        self,
        ctx: InteractionContext,
        table_view: TableView,
        note: str = "",
        *,
        since: Sequence[VisibleMove] | None = None,
        above: tuple[Block, ...] = (),
    ) -> None:
        """Show a person's prompt, else their out-of-turn moves, else the pending players."""
        table_view = _open(table_view)
        heard = table_view.news if since is None else since
        news = table_text.news(table_view, ctx.words, heard)
        said = "\n".join(filter(None, (note, news)))
        for extension in self.extensions:
            if await extension.end(ctx, table_view, said, partial(self._onward, ctx, table_view)):
                return
        out_of_turn = table_view.prompt is not None and table_view.prompt.step is None
        pending = _waiting(table_view, ctx) if out_of_turn else ""
        note = "\n".join(part for part in (said, pending, planned(table_view, ctx)) if part)
        if table_view.prompt is None:
            panel = await self._without_prompt(ctx, table_view)
        else:
            context = prompt_context(table_view, ctx)
            panel = await asyncio.to_thread(self.prompt_panel, context)
            for extension in self.extensions:
                panel = await extension.prompt(context, panel, heard)
        has_prompt = table_view.prompt is not None and not out_of_turn
        onward = () if has_prompt else await self._onward(ctx, table_view)
        await self.panel(ctx, table_view, panel, note, onward=onward, above=above)

    async def _onward(self, ctx: InteractionContext, table_view: TableView) -> tuple[Block, ...]:
        """Return the button to the person's next table."""
        after = await self.queries.next_of(ctx.person.id, table_view.table.id)
        return my_tables.onward(after, ctx.person.id, ctx.words)

    async def _without_prompt(self, ctx: InteractionContext, table_view: TableView) -> Panel:
        said = "\n".join(filter(None, (_waiting(table_view, ctx), await self._reached(ctx, table_view))))
        for extension in self.extensions:
            if (panel := await extension.result(ctx, table_view, said)) is not None:
                return panel
        return Panel(said, sheet="" if table_view.scores else "seat")

    async def _reached(self, ctx: InteractionContext, table_view: TableView) -> str:
        """Return a person's achievements in a finished match, even if they are not listed."""
        if not table_view.scores:
            return ""
        reached = await self.rankings.reached_achievements(table_view.table, ctx.person.id)
        return board_view.achievement_lines(table_view.table, reached, ctx.words)

    async def assessment(self, context: PromptContext, action: Action) -> str:
        """Return the comments on a person's move."""
        said = [await extension.assessment(context, action) for extension in self.extensions]
        return "\n".join(filter(None, said))

    @staticmethod
    def prompt_panel(context: PromptContext) -> Panel:
        """Return the game's panel of a prompt, else the generic one; slow, for a thread."""
        return game_ui_of(context.game).panel(context) or _general(context)

    async def panel(
        self,
        ctx: InteractionContext,
        table_view: TableView,
        panel: Panel,
        note: str = "",
        *,
        onward: tuple[Block, ...] = (),
        above: tuple[Block, ...] = (),
    ) -> None:
        """Show a panel with its picture, its controls, the buttons below, and the next table if there is room."""
        panel = replace(panel, rows=tuple(map(_to_plan, panel.rows))) if table_view.is_foreseen else panel
        drawn = await self._drawn(ctx, table_view, panel)
        stands = await self._stands(ctx, table_view, panel)
        prompt_token = panel.prompt_token or (table_view.prompt.token if table_view.prompt else "")
        base = CustomId(table_view.table.id, "x", seat=table_view.seat, prompt_token=prompt_token)
        picture = drawn.picture if drawn else ""
        blocks: tuple[Block, ...] = (*above, _of_own(table_view, ctx), note, picture, panel.text, stands)
        added = [button for extension in self.extensions for button in extension.buttons(table_view, ctx.words)]
        foot = _foot(table_view, ctx, panel, added)
        taken = 1 + sum(map(_size, blocks)) + component_count(panel.rows) + MOST_ONWARD * len(onward)
        if taken + component_count((foot,)) > COMPONENTS:  # these buttons are also under *More*, or commands
            foot = tuple(
                button for button in foot if button.path not in (WHY, SINCE_PATH, *(one.path for one in added))
            )
        onward = onward if taken + component_count((foot,)) <= COMPONENTS else ()
        blocks = (*blocks, ControlRows(base, (*panel.rows, foot)), *onward)
        shown = await ctx.answer(*blocks, files=[drawn.file] if drawn else [])
        await self._panels.opened(ctx, table_view.table.id, shown.id)

    async def _stands(self, ctx: InteractionContext, table_view: TableView, panel: Panel) -> str:
        """Return a note if buttons of a panel make irreversible moves without confirmation."""
        open_prompts = [prompt for prompt in (table_view.prompt, table_view.out_of_turn) if prompt is not None]
        prompt = next((one for one in open_prompts if one.token == (panel.prompt_token or open_prompts[0].token)), None)
        moves = list(confirmation.moves_without_confirmation(prompt.legal, panel.rows)) if prompt else []
        if prompt is None or not moves:
            return ""
        others = confirmation.gives_others(panel.rows)

        def note(irreversible: Callable[[Action], bool]) -> str:
            return confirmation.confirmation_note(panel.text, moves, irreversible, ctx.words, others=others)

        return await self.play.with_irreversibility(table_view.table.id, ctx.person.id, prompt.token, note)

    async def _drawn(self, ctx: InteractionContext, table_view: TableView, panel: Panel) -> Drawn | None:
        alone = table_view.table.is_private and table_view.prompt is not None  # no public board
        sheet, marks = panel.sheet or ("table" if alone else ""), panel.marks
        if not sheet:
            return None
        if marks is None and table_view.prompt:
            game_ui = game_ui_of(table_view.table.game)
            marks = await asyncio.to_thread(game_ui.marks, prompt_context(table_view, ctx))
        seen = table_view.view if table_view.is_foreseen and panel.seen is None else panel.seen
        within = MAX_PICTURE_WAIT if alone else PICTURE_WAIT
        return await board_picture.picture(
            self.pictures, table_view, sheet, ctx.words, marks, seen=seen, within=within, urgent=alone
        )

    async def show_stale(self, ctx: InteractionContext, table: str) -> None:
        """Say that a button is stale, and show the current prompt."""
        await self.show(ctx, await self.seated(table, ctx), f"⌛ {sentence(ctx.words, Stale())}")


def _open(table_view: TableView) -> TableView:
    """Return the view with out-of-turn moves as its prompt if it has no prompt."""
    return replace(table_view, prompt=table_view.out_of_turn) if table_view.prompt is None else table_view


def _general(context: PromptContext) -> Panel:
    menu = generic.menu_panel(context, game_ui_of(context.game), ())
    return generic.confirm_panel(context, game_ui_of(context.game), 0, "") if isinstance(menu, ProposedMoves) else menu


def _waiting(table_view: TableView, ctx: InteractionContext) -> str:
    words = ctx.words
    if table_view.table.closed:
        return f"### {words('bot.over')}\n{board_view.result(table_view, words)}"
    lines = [f"### {words('bot.not_your_turn')}"]
    lines += [table_text.turn_line(table_view.table, pending, words) for pending in table_view.pending]
    return "\n".join(lines)


def _size(block: Block) -> int:
    return component_count(block.rows) if isinstance(block, ControlRows) else int(bool(block))


def _foot(table_view: TableView, ctx: InteractionContext, panel: Panel, added: Sequence[Button]) -> tuple[Button, ...]:
    """Return the buttons below a panel, except those that the panel has."""
    known = {button.path for row in panel.rows if isinstance(row, tuple) for button in row}
    if table_view.is_foreseen:
        return () if PLAN in known else (Button(MOVE, ctx.words("bot.back"), emoji="↩️"),)
    table, words, prompt = table_view.table, ctx.words, table_view.prompt
    writer = table_text.recap_writer(table, words, table_view.seat)
    alone = table.is_private and prompt is not None  # there is no public board
    offered = (
        (table_view.can_undo, ("undo",), "bot.undo", "↩️"),
        (table_view.may_plan and ("unplan",) not in known, PLAN, "bot.plan.button", "📝"),
        (not table.is_private and bool(writer.scenes(table_view.news)), SINCE_PATH, "bot.since.button", "🔎"),
    )
    below = (
        (prompt is not None and bool(chapters(table.game, words)), WHY, "bot.why", "❔"),
        (alone, ("sheet", "table"), "bot.sheet.table", "🗺️"),
        (alone, ("more",), "bot.board.more", "📋"),
        ((prompt is None or prompt.step is None) and not table.closed, MOVE, "bot.refresh", "🔄"),
    )
    again = Button(("again",), words("bot.again"), ButtonStyle.MAIN, "🆕", announce=True)
    is_own_match = table.status is TableStatus.OVER and not table.lesson and table.challenge is None
    buttons = (
        *([again] if is_own_match else []),
        *table_text.possible_buttons(offered, words),
        *added,
        *table_text.possible_buttons(below, words),
    )
    return tuple(button for button in buttons if button.path not in known)


def _to_plan(row: Row) -> Row:
    """Return a row of a foreseen prompt; its back button leads to the plan."""
    if isinstance(row, SelectMenu):
        return row
    return tuple(replace(button, path=PLAN) if button.path == MOVE else button for button in row)


def planned(table_view: TableView, ctx: InteractionContext) -> str:
    """Return the plan of a person, one sequence per line; struck through if it failed."""
    plan, words = table_view.plan, ctx.words
    if plan is None:
        return ""
    sequences = [" → ".join(planned_move.said for planned_move in sequence) for sequence in plan.sequences]
    lines = [truncate(f"{rank}. {said}", LONGEST_LINE) for rank, said in enumerate(sequences, 1)]
    if plan.failed:
        return "\n".join((f"⚠️ {words('bot.plan.failed')}", *(f"~~{line}~~" for line in lines)))
    return "\n".join((f"**📝 {words('bot.plan.title')}**", *lines, f"-# {words('bot.plan.first')}"))


def _of_own(table_view: TableView, ctx: InteractionContext) -> str:
    """Return the heading of a private table: a lesson, or whether an attempt is ranked and until when."""
    if table_view.is_foreseen:
        return f"-# 📝 {ctx.words('bot.plan.head')}"
    table_challenge = table_view.table.challenge
    if table_view.table.lesson:
        return f"-# {ctx.words('bot.lesson.head')}"
    if table_challenge is None:
        return ""
    key = "bot.challenge.ranked" if table_challenge.ranked else "bot.challenge.practice"
    told = f"-# {ctx.words(key, when=markup.when(table_challenge.ends_at))}"
    if not table_challenge.ranked or table_view.table.moves:
        return told
    commitment = ctx.words("bot.commitment", hash=table_view.table.commitment or "")
    return f"{told}\n-# {commitment}\n-# {ctx.words('bot.challenge.promise')}"
