"""What a person has before them at a table: their question, what they may do beside it, or what they wait for."""

import asyncio
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import InteractionContext, sentence
from bot.domain.table_view import TableView, VisibleMove
from bot.features.challenges.endings import honours, show_attempt
from bot.features.hints.view import HINT, hint_button
from bot.features.lessons.ending import show_lesson
from bot.features.lessons.tutor import LessonTips, LessonTutor
from bot.features.play import board_view
from bot.features.play.open_panels import OpenPanels
from bot.features.result_sharing import view as result_sharing_view
from bot.game_ui import confirmation, generic
from bot.game_ui.base import PromptContext
from bot.game_ui.guide import chapters
from bot.game_ui.lesson import both
from bot.game_ui.registry import game_ui_of
from bot.presentation import board_picture, my_tables, table_text
from bot.presentation.base_cog import CogDependencies
from bot.refusals import Closed, NotStarted, NotYours, Stale
from bot.ui_kit import markup
from bot.ui_kit.icons import legend
from bot.ui_kit.panels import (
    COMPONENTS,
    Button,
    ButtonStyle,
    Panel,
    PanelPicture,
    ProposedMoves,
    Row,
    SelectMenu,
    component_count,
    truncate,
)
from bot.workers.pictures import SOON
from games.core.match import Prompt

COURSE = 240
"""So much of a course that is prepared is shown."""

AT_ONCE = 3.0
"""Seconds for which a question waits for its picture when there is much to draw: the board shows nearly the same."""

MOVE, PLAN = ("move",), ("plan",)
"""The paths to what a person is asked, and to what they plan."""

MOST_ONWARD = 2
"""So many components has the way to the next table: a row and its button."""

WHY = ("why",)
"""The path of the button that tells on which rule a question rests."""

SINCE = ("since",)
"""The path of the button that shows what others have done."""


def prompt_context(look: TableView, talk: InteractionContext) -> PromptContext:
    """Return the table as this person has it before them."""
    return PromptContext(look, talk.words, table_text.player_mentions(look.table, talk.words))


class TurnPresenter:
    """Shows people their turn; all rooms that lead to a table share it."""

    def __init__(self, parts: CogDependencies) -> None:
        self._parts = parts
        self.tutor = LessonTutor(parts)
        self._panels = OpenPanels()

    async def seated(self, table: str, talk: InteractionContext) -> TableView:
        """Return a table as a person who sits there sees it; raises NotStarted, Closed, NotYours."""
        look = await self._parts.service.play.view(table, talk.person.id)
        if look.table.started_at is None:
            raise Closed(status=look.table.status) if look.table.closed else NotStarted
        if look.seat is None:
            raise NotYours
        return look

    async def show(
        self, talk: InteractionContext, look: TableView, note: str = "", *, since: Sequence[VisibleMove] | None = None
    ) -> None:
        """Show a person their question, else what they may do beside it, else what they are waiting for."""
        look = _open(look)
        heard = look.news if since is None else since
        news = table_text.news(look, talk.words, heard)
        if look.table.closed and look.table.challenge is not None:
            await show_attempt(self._parts, talk, look, news, await self._onward(talk, look))
            return
        if look.table.lesson and self.tutor.over(look):
            await self._end_lesson(talk, look, "\n".join(filter(None, (note, news))))
            return
        aside = look.prompt is not None and look.prompt.step is None
        waiting = _waiting(look, talk) if aside else ""
        note = "\n".join(part for part in (note, news, waiting, planned(look, talk)) if part)
        panel = await self._first(talk, look)
        if look.table.lesson and look.prompt is not None:
            panel = _with_lesson(
                talk,
                look,
                panel,
                await self.tutor.taught(prompt_context(look, talk), [event for one in heard for event in one.events]),
            )
        asked = look.prompt is not None and not aside
        await self.panel(talk, look, panel, note, onward=() if asked else await self._onward(talk, look))

    async def _onward(self, talk: InteractionContext, look: TableView) -> tuple[Block, ...]:
        """Return the way to the table at which a person is waited for next."""
        after = await self._parts.service.archive.next_of(talk.person.id, look.table.id)
        return my_tables.onward(after, talk.person.id, talk.words)

    async def _end_lesson(self, talk: InteractionContext, look: TableView, note: str) -> None:
        """Close a lesson that is over, and show the way on."""
        await self._parts.service.lessons.finish(look.table.id)
        await show_lesson(self._parts, talk, look, note, taught=self.tutor.complete(look))

    async def _first(self, talk: InteractionContext, look: TableView) -> Panel:
        if look.prompt is None:
            told_last = "\n".join(filter(None, (_waiting(look, talk), await honours(self._parts, talk, look))))
            if not look.table.is_unannounced:
                return Panel(told_last, sheet="" if look.scores else "seat")
            asks = await self._parts.service.results.asks(look, talk.person)
            return result_sharing_view.end(look, told_last, talk.person.settings.announce, talk.words, asks=asks)
        return await asyncio.to_thread(self.question, prompt_context(look, talk))

    @staticmethod
    def question(desk: PromptContext) -> Panel:
        """Return a question as its game asks it, else as any is; in a thread, for many previews take their time."""
        return game_ui_of(desk.game).panel(desk) or _general(desk)

    async def panel(
        self, talk: InteractionContext, look: TableView, panel: Panel, note: str = "", *, onward: tuple[Block, ...] = ()
    ) -> None:
        """Show one question with its picture and controls, the way back below it, the one onward if there is room."""
        panel = replace(panel, rows=tuple(map(_to_plan, panel.rows))) if look.is_foreseen else panel
        drawn = await self._drawn(talk, look, panel)
        stands = await self._stands(talk, look, panel)
        stamp = panel.stamp or (look.prompt.token if look.prompt else "")
        base = CustomId(look.table.id, "x", seat=look.seat, prompt_token=stamp)
        legend = await self._legend(talk, look, panel)
        above: tuple[Block, ...] = (_of_own(look, talk), note, drawn[0] if drawn else "", panel.text, stands, legend)
        foot = _foot(look, talk, panel)
        taken = 1 + sum(map(bool, above)) + component_count(panel.rows) + MOST_ONWARD * len(onward)
        if taken + component_count((foot,)) > COMPONENTS:  # one is behind *More* as well, one told above, one a command
            foot = tuple(tap for tap in foot if tap.path not in (WHY, SINCE, HINT))
        onward = onward if taken + component_count((foot,)) <= COMPONENTS else ()
        blocks: list[Block] = [*above, ControlRows(base, (*panel.rows, foot)), *onward]
        shown = await talk.answer(*(block for block in blocks if block), files=[drawn[1]] if drawn else [])
        await self._panels.opened(talk, look.table.id, shown.id)

    async def _legend(self, talk: InteractionContext, look: TableView, panel: Panel) -> str:
        """Return what the signs on a panel mean, until its reader has answered this kind of question twice."""
        asked = _asked(look, panel)
        if asked is None:
            return ""
        game = look.table.game
        line = legend(panel, game_ui_of(game).guide.signs, talk.words)
        known = line and await self._parts.service.people.is_familiar(talk.person.id, game, asked.name)
        return "" if known else line

    async def _stands(self, talk: InteractionContext, look: TableView, panel: Panel) -> str:
        """Return what must be said of the answers that a question's buttons give at once and for good."""
        asked = [prompt for prompt in (look.prompt, look.out_of_turn) if prompt is not None]
        prompt = next((one for one in asked if one.token == (panel.stamp or asked[0].token)), None)
        answers = list(confirmation.moves_without_confirmation(prompt.legal, panel.rows)) if prompt else []
        if prompt is None or not answers:
            return ""
        others = confirmation.gives_others(panel.rows)
        return await self._parts.service.play.with_irreversibility(
            look.table.id,
            talk.person.id,
            prompt.token,
            lambda binds: confirmation.confirmation_note(panel.text, answers, binds, talk.words, others=others),
        )

    async def _drawn(
        self, talk: InteractionContext, look: TableView, panel: Panel
    ) -> tuple[PanelPicture, discord.File] | None:
        alone = look.table.is_private and look.prompt is not None  # no board is posted anywhere
        sheet, marks = panel.sheet or ("table" if alone else ""), panel.marks
        if not sheet:
            return None
        if marks is None:
            marks = (
                await asyncio.to_thread(game_ui_of(look.table.game).marks, prompt_context(look, talk))
                if look.prompt
                else {}
            )
        seen = look.view if look.is_foreseen and panel.seen is None else panel.seen
        within = SOON if alone else AT_ONCE
        return await board_picture.picture(
            self._parts.pictures, look, sheet, talk.words, marks, seen=seen, within=within, urgent=alone
        )

    async def undo(self, talk: InteractionContext, table: str) -> None:
        """Take the person's last answer back."""
        turned = await self._parts.service.play.undo(table, talk.person.id)
        await self.show(talk, turned.table_view, f"↩️ {talk.words('bot.taken_back')}", since=())

    async def come_back(self, talk: InteractionContext, table: str) -> None:
        """Take one's seat back from the computer that stood in."""
        await self.show(talk, await self._parts.service.seats.come_back(table, talk.person.id))

    async def show_stale(self, talk: InteractionContext, table: str) -> None:
        """Explain that a button is stale, and show what is open now instead."""
        await self.show(talk, await self.seated(table, talk), f"⌛ {sentence(talk.words, Stale())}")


def _asked(look: TableView, panel: Panel) -> Prompt | None:
    """Return the question that the controls of a panel answer, if they answer any."""
    if look.out_of_turn is not None and panel.stamp == look.out_of_turn.token:
        return look.out_of_turn
    return look.prompt


def _open(look: TableView) -> TableView:
    """Return a table with what may be done beside all questions in the place of a question where there is none."""
    return replace(look, prompt=look.out_of_turn) if look.prompt is None else look


def _general(desk: PromptContext) -> Panel:
    asked = generic.menu_panel(desk, game_ui_of(desk.game), ())
    return generic.confirm_panel(desk, game_ui_of(desk.game), 0, "") if isinstance(asked, ProposedMoves) else asked


def _waiting(look: TableView, talk: InteractionContext) -> str:
    words = talk.words
    if look.table.closed:
        return f"### {words('bot.over')}\n{board_view.result(look, words)}"
    lines = [f"### {words('bot.not_your_turn')}"]
    lines += [table_text.turn_line(look.table, waiting, words) for waiting in look.waiting]
    return "\n".join(lines)


def _foot(look: TableView, talk: InteractionContext, panel: Panel) -> tuple[Button, ...]:
    """Return what stands below every question: the way back, and a fresh look; unless the question has it already."""
    known = {tap.path for row in panel.rows if isinstance(row, tuple) for tap in row}
    if look.is_foreseen:
        return () if PLAN in known else (Button(MOVE, talk.words("bot.back"), emoji="↩️"),)
    taps = [Button(("undo",), talk.words("bot.undo"), emoji="↩️")] if look.can_undo else []
    if look.may_plan and ("unplan",) not in known:
        taps.append(Button(PLAN, talk.words("bot.plan.button"), emoji="📝"))
    if not look.table.is_private and table_text.recap_writer(look.table, talk.words, look.seat).scenes(look.news):
        taps.append(Button(SINCE, talk.words("bot.since.button"), emoji="🔎"))
    if look.hints:
        taps.append(hint_button(talk.words))
    if look.prompt is not None and chapters(look.table.game, talk.words):
        taps.append(Button(WHY, talk.words("bot.why"), emoji="❔"))
    if look.table.is_private and look.prompt is not None:  # its board is nowhere else to be seen
        taps += [
            Button(("sheet", "table"), talk.words("bot.sheet.table"), emoji="🗺️"),
            Button(("more",), talk.words("bot.board.more"), emoji="📋"),
        ]
    if (look.prompt is None or look.prompt.step is None) and not look.table.closed:
        taps.append(Button(("move",), talk.words("bot.refresh"), ButtonStyle.PLAIN, "🔄"))
    return tuple(tap for tap in taps if tap.path not in known)


def _to_plan(row: Row) -> Row:
    """Return a row of a foreseen question: the way back leads to the plan."""
    if isinstance(row, SelectMenu):
        return row
    return tuple(replace(tap, path=PLAN) if tap.path == MOVE else tap for tap in row)


def planned(look: TableView, talk: InteractionContext) -> str:
    """Return what a person has prepared, course by course; struck through where none of it was possible."""
    plan, words = look.plan, talk.words
    if plan is None:
        return ""
    courses = [" → ".join(intent.said for intent in course) for course in plan.courses]
    lines = [truncate(f"{rank}. {said}", COURSE) for rank, said in enumerate(courses, 1)]
    if plan.failed:
        return "\n".join((f"⚠️ {words('bot.plan.failed')}", *(f"~~{line}~~" for line in lines)))
    return "\n".join((f"**📝 {words('bot.plan.title')}**", *lines, f"-# {words('bot.plan.first')}"))


def _with_lesson(talk: InteractionContext, look: TableView, panel: Panel, taught: LessonTips) -> Panel:
    """Return a question with what is taught above it, and on its picture."""
    marks = panel.marks
    if marks is None and look.prompt is not None:
        marks = game_ui_of(look.table.game).marks(prompt_context(look, talk))
    text = "\n".join(filter(None, (taught.text, panel.text)))
    return replace(panel, text=text, marks=both(marks or {}, taught.marks))


def _of_own(look: TableView, talk: InteractionContext) -> str:
    """Return what must be known at a table of one's own: that it is a lesson, or whether it counts and until when."""
    if look.is_foreseen:
        return f"-# 📝 {talk.words('bot.plan.head')}"
    trial = look.table.challenge
    if look.table.lesson:
        return f"-# {talk.words('bot.lesson.head')}"
    if trial is None:
        return ""
    key = "bot.challenge.ranked" if trial.ranked else "bot.challenge.practice"
    return f"-# {talk.words(key, when=markup.when(trial.ends_at))}"
