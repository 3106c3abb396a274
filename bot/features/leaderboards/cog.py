"""Leaderboards of a game's matches and of its challenges."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import app_commands
from msgspec import Struct
from msgspec.structs import replace

from bot.discord_kit.command_text import choices, command_options, command_text, games
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.files import Drawn
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.membership import guild_of
from bot.features.challenges.model import PERIODIC, ChallengeKind
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.rules import hides_scores_from
from bot.features.challenges.service import ChallengeService
from bot.features.leaderboards import challenge_view
from bot.features.leaderboards.page_cog import MODES, PICTURE, SHARE, TEXT, PageCog, lit, ways
from bot.features.rankings import leaderboard_view
from bot.features.rankings.leaderboard import PAGE_SIZE, Leaderboard, LeaderboardOrder
from bot.features.rankings.seasons import ALL_SERVERS, ALL_TIME, before
from bot.features.rankings.service import RankingService
from bot.i18n.translator import Translator
from bot.presentation import page_picture
from bot.presentation.base_cog import games_menu
from bot.refusals.discord import Forged
from bot.ui_kit.pagination import page_buttons
from bot.ui_kit.panels import Button, ButtonStyle, Row
from bot.workers.pictures import PictureService
from games.api import GAMES
from renderers.pages.leaderboard import View

HERE, EVERYWHERE = WHERE = ("here", "all")
SEASON, PAST, EVER = WHEN = ("season", "past", "all")
OWN_PAGE = "me"
TABS = (*LeaderboardOrder, *PERIODIC)


class LeaderboardSheet(Struct, frozen=True):
    """A page of any leaderboard: its picture and text, its start and count, and the line below."""

    view: View
    lines: list[str]
    start: int
    count: int
    mine: bool
    below: str = ""
    links: tuple[Button, ...] = ()


class LeaderboardQuery(Struct, frozen=True):
    """The page of a leaderboard in a custom id; `page` is a number or OWN_PAGE."""

    game: str
    order: str = LeaderboardOrder.RATING
    where: str = EVERYWHERE
    when: str = EVER
    page: str = "0"
    mode: str = PICTURE

    def path(self, mark: str, **other: str) -> tuple[str, ...]:
        """Return the path of this page with changed fields; `mark` makes the paths of one message unique."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__} | other
        return ("ranks", *fields.values(), mark)

    @property
    def number(self) -> int | None:
        """The number of the page, None for the person's own."""
        return None if self.page == OWN_PAGE else int(self.page)

    @classmethod
    def read(cls, args: tuple[str, ...]) -> "LeaderboardQuery":
        """Return the page that a button leads to. Raises Forged."""
        if not 6 <= len(args) <= 8:
            raise Forged
        game, order, where, when, page, mode = args[:6]
        fits = order in TABS and where in WHERE and when in WHEN and mode in MODES and len(page) <= 6
        if game not in GAMES or not fits or not (page == OWN_PAGE or page.isdecimal()):
            raise Forged
        return cls(game, order, where, when, page, mode)


@dataclass(eq=False)
class LeaderboardCog(PageCog):
    """Commands and clicks of leaderboards."""

    rankings: RankingService
    challenges: ChallengeService
    attempt_results: AttemptResultService
    pictures: PictureService

    @app_commands.command(**command_text("leaderboard"))
    @command_options("leaderboard", "game", "order", "where", "when")
    @app_commands.choices(
        game=games(),
        order=choices("bot.standings.order", TABS),
        where=choices("bot.standings.where", WHERE),
        when=choices("bot.standings.when", WHEN),
    )
    @kindly
    async def leaderboard(
        self,
        interaction: AnyInteraction,
        game: str | None = None,
        order: str | None = None,
        where: str | None = None,
        when: str | None = None,
    ) -> None:
        """Show a leaderboard in private."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        usual = EVERYWHERE if guild_of(interaction) is None else HERE
        query = (
            game or await self.usual(interaction),
            order or LeaderboardOrder.RATING,
            where or usual,
            when or EVER,
            "0",
            PICTURE,
        )
        await self._board(ctx, LeaderboardQuery.read(query))

    @action("ranks", shareable=True)
    async def ranks(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show another page, or post this one."""
        args = (values[0], *custom_id.args[1:]) if values else custom_id.args
        await self._board(ctx, LeaderboardQuery.read(args))

    async def _board(self, ctx: InteractionContext, query: LeaderboardQuery) -> None:
        words, shared = ctx.words, query.mode == SHARE
        make = self._challenge_kind if query.order in PERIODIC else self._ranking
        sheet = await make(ctx, query, 0 if shared else ctx.person.id)
        drawing = await self._drawn(query.game, sheet, words) if sheet.count else None
        heading, text = f"### 🏆 {sheet.view.title} · {sheet.view.subtitle}", "\n".join(sheet.lines)
        if shared:
            await self.share(ctx, (heading, text, drawing))
            return
        rows = self._rows(sheet, query, ctx)
        below = f"-# {sheet.below}" if sheet.below else ""
        text = "\n\n".join(part for part in (text, sheet.view.note, sheet.view.aside, below) if part)
        if query.mode == TEXT or drawing is None:
            await ctx.answer(heading, text, ControlRows(NOWHERE, rows))
        else:
            await ctx.answer(heading, drawing, below, ControlRows(NOWHERE, rows))

    async def _drawn(self, game: str, sheet: LeaderboardSheet, words: Translator) -> Drawn | None:
        alt = leaderboard_view.board_alt(sheet.view, words)
        return await page_picture.drawn(self.pictures, game, "leaderboard", sheet.view, words=words, alt=alt)

    async def _ranking(self, ctx: InteractionContext, query: LeaderboardQuery, own: int) -> LeaderboardSheet:
        quarter, words = self.rankings.quarter, ctx.words
        seasons = {SEASON: quarter, PAST: before(quarter), EVER: ALL_TIME}
        guild = guild_of(ctx.interaction) if query.where == HERE else None
        board = Leaderboard(query.game, LeaderboardOrder(query.order), guild or ALL_SERVERS, seasons[query.when])
        page = await self.rankings.leaderboard(board, ctx.person.id, query.number)
        below = leaderboard_view.own_place(page, words) if page.mine else ""
        view, lines = leaderboard_view.board(page, words, own), leaderboard_view.board_lines(page, words)
        return LeaderboardSheet(view, lines, page.start, page.count, page.mine is not None, below)

    async def _challenge_kind(self, ctx: InteractionContext, query: LeaderboardQuery, own: int) -> LeaderboardSheet:
        """Return the ranking of today's or this week's challenge, or of the last one that has closed."""
        kind, words = ChallengeKind(query.order), ctx.words
        challenge = await self.challenges.current(query.game, kind)
        if query.when == PAST and (closed := await self.challenges.past(query.game, kind)):
            challenge = closed[0]
        ranking = await self.attempt_results.ranking(challenge.code)
        shared = query.mode == SHARE and challenge.closed_at is None
        unread = shared or hides_scores_from(ranking, ctx.person.id)
        if query.where == HERE:
            ranking = await self.attempt_results.ranking_on(guild_of(ctx.interaction), ranking)
        found = challenge_view.ranked(ranking, own, query.number, hidden=unread)
        link = Button(("cshow", challenge.code), words("bot.standings.to_challenge"), ButtonStyle.GO, "🌠")
        told = challenge_view.view(found, words, own), challenge_view.lines(found, words, own)
        below = challenge_view.below(found, words, own)
        return LeaderboardSheet(*told, found.start, found.count, found.mine is not None, below, links=(link,))

    def _rows(self, sheet: LeaderboardSheet, query: LeaderboardQuery, ctx: InteractionContext) -> tuple[Row, ...]:
        words, challenge_kind = ctx.words, query.order in PERIODIC
        query = query if query.page == OWN_PAGE else replace(query, page=str(sheet.start // PAGE_SIZE))
        orders = _choice(query, "order", TABS if GAMES[query.game].challenge else tuple(LeaderboardOrder), words)
        where = _choice(query, "where", WHERE, words) if guild_of(ctx.interaction) is not None else ()
        when = _choice(
            query, "when", (EVER, PAST) if challenge_kind else WHEN, words, "contest" if challenge_kind else "when"
        )
        menu = games_menu(query.path("g"), query.game, words)
        if not sheet.count:  # only buttons to boards that may have rows
            wider = [*where[1:], *when] if query.where == HERE else when
            rest = tuple(button for button in (*wider, *sheet.links) if button.style is not ButtonStyle.MAIN)
            return (menu, orders, rest) if rest else (menu, orders)
        return (menu, orders, (*where, *when, *sheet.links), _turn(sheet, query, words))


def _turn(sheet: LeaderboardSheet, query: LeaderboardQuery, words: Translator) -> tuple[Button, ...]:
    """Return the buttons that turn the pages, find the person, and show the page as text, as a picture or in public."""
    before = (sheet.start - 1) // PAGE_SIZE if sheet.start else None
    after = sheet.start // PAGE_SIZE + 1 if sheet.start + PAGE_SIZE < sheet.count else None
    own = (Button(query.path("o", page=OWN_PAGE), words("bot.standings.me"), emoji="📍"),) if sheet.mine else ()
    return (
        *page_buttons(lambda mark, page: query.path(mark, page=str(page)), before, after, words),
        *own,
        *ways(query.mode, lambda mode, mark: query.path(mark, mode=mode), words),
    )


def _choice(
    query: LeaderboardQuery, field: str, values: Sequence[str], words: Translator, text_key: str = ""
) -> tuple[Button, ...]:
    """Return the buttons for one field of a query; another value begins with the first page."""
    return tuple(
        Button(
            query.path(f"{field[0]}{field[-1]}{number}", **{"page": "0", field: str(value)}),
            words(f"bot.standings.{text_key or field}.{value}"),
            lit(getattr(query, field) == value),
        )
        for number, value in enumerate(values)
    )
