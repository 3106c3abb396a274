"""Shows a person how an attempt at a challenge has ended."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.files import Drawn
from bot.discord_kit.interaction import InteractionContext
from bot.discord_kit.membership import guild_of
from bot.domain.person import AnnounceResults, Person
from bot.domain.table_view import TableView
from bot.features.challenges import outcome_view
from bot.features.challenges import view as challenges_view
from bot.features.challenges.model import Attempt, AttemptState, Challenge, ChallengeRanking
from bot.features.challenges.par import Par
from bot.features.challenges.par_service import ParService
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.view import ChallengeStreaks
from bot.features.play import board_view
from bot.features.play.extensions import Onward, TurnExtension
from bot.features.rankings import reached as rankings_reached
from bot.features.rankings.service import RankingService
from bot.features.rankings.streaks import Streak
from bot.i18n.translator import Translator
from bot.presentation import board_picture, page_picture
from bot.presentation.sharing_choice import sharing_choice
from bot.ui_kit.panels import Button
from bot.workers.pictures import PictureService


class AttemptComparison(NamedTuple):
    """The lines that compare an attempt with others, and par; empty before the attempt is listed."""

    lines: list[str]
    par: Par


@dataclass(eq=False)
class AttemptEnding(TurnExtension):
    """The extension that shows how an attempt at a challenge has ended."""

    rankings: RankingService
    challenges: ChallengeService
    pars: ParService
    attempt_results: AttemptResultService
    asks_to_share: Callable[[TableView, Person], Awaitable[bool]]
    pictures: PictureService

    async def end(self, ctx: InteractionContext, table_view: TableView, said: str, onward: Onward) -> bool:
        """Show the end of an attempt, with the next choices."""
        if not table_view.table.closed or table_view.table.challenge is None:
            return False
        await self._show(ctx, table_view, said, await onward())
        return True

    async def streaks(self, ctx: InteractionContext, challenge: Challenge) -> ChallengeStreaks:
        """Return the streaks of a daily challenge; none for other kinds."""
        if not challenge.kind.traits.is_daily:
            return ChallengeStreaks()
        challenges, guild = self.challenges, guild_of(ctx.interaction)
        here = Streak() if guild is None else await challenges.streak_here(guild, challenge.game)
        return ChallengeStreaks(await challenges.streak(ctx.person.id, challenge.game), here)

    async def beside(
        self, ctx: InteractionContext, ranking: ChallengeRanking, mine: Attempt | None
    ) -> AttemptComparison:
        """Compare the person's attempt with par and with the attempts of people on this server."""
        placed, challenge = ranking.of(ctx.person.id), ranking.challenge
        if mine is None or placed is None or challenge.kind.traits.solitary:
            return AttemptComparison([], Par())
        par, guild = await self.pars.of(challenge.code, ctx.person.id), guild_of(ctx.interaction)
        if guild is None:
            return AttemptComparison(outcome_view.told(par, mine, ctx.words), par)
        here = outcome_view.nearby(await self.attempt_results.ranking_on(guild, ranking), mine, ctx.words)
        return AttemptComparison([*outcome_view.told(par, mine, ctx.words), *here], par)

    async def _chart(self, ctx: InteractionContext, challenge: Challenge, par: Par, mine: Attempt) -> Drawn | None:
        """Draw the results of the par games with the person's own; None while par games are missing."""
        if not par.known:
            return None
        words, view = ctx.words, outcome_view.histogram(challenge, par, mine, ctx.words)
        alt = outcome_view.alt(view, par, mine, words)
        return await page_picture.drawn(self.pictures, challenge.game, "histogram", view, words=words, alt=alt)

    async def _show(self, ctx: InteractionContext, table_view: TableView, news: str, onward: tuple[Block, ...]) -> None:
        """Show the end of an attempt at a challenge, with the next choices."""
        words, table_challenge = ctx.words, table_view.table.challenge
        assert table_challenge is not None
        ranking = await self.attempt_results.ranking(table_challenge.code)
        challenge, mine = ranking.challenge, ranking.attempt_of(ctx.person.id)
        drawn = await board_picture.picture(self.pictures, table_view, "score", words)
        reached = await self.rankings.reached_achievements(table_view.table, ctx.person.id) if table_view.scores else {}
        achievements = await rankings_reached.reached_achievements(self.pictures, table_view.table, reached, words)
        told = [_told(table_view, ranking, mine, words), board_view.achievement_lines(table_view.table, reached, words)]
        if table_challenge.ranked:
            told += challenges_view.streaks(await self.streaks(ctx, challenge), words)
        seen, second = await self.beside(ctx, ranking, mine), None
        if mine is not None and table_challenge.ranked:
            told += seen.lines
            second = await self._chart(ctx, challenge, seen.par, mine)
        elsewhere = challenges_view.elsewhere(challenge.game, self.challenges.on_offer(), words)
        friends = challenges_view.afterwards(ranking, mine, words)
        controls = ControlRows(NOWHERE, (challenges_view.actions(challenge, mine, words), *friends, *elsewhere))
        asks: tuple[Block, ...] = ()
        if await self.asks_to_share(table_view, ctx.person):
            asks = sharing_choice(CustomId(table_view.table.id, "x"), words)
        elif ctx.person.settings.announce is not None and table_challenge.ranked:
            asks = sharing(ctx, challenge, mine)
        text, proof = "\n".join(filter(None, told)), challenges_view.proof(challenge, words)
        await ctx.answer(news, drawn, second, achievements, text, proof, *asks, controls, *onward)


def sharing(ctx: InteractionContext, challenge: Challenge, mine: Attempt | None) -> tuple[Block, ...]:
    """Return the question whether others may see a person's results, or the button that shows this one."""
    settings, words = ctx.person.settings, ctx.words
    if settings.announce is None:
        return sharing_choice(NOWHERE, words, challenge.code)
    is_over = mine is not None and mine.state is AttemptState.LISTED and challenge.closed_at is not None
    if mine is None or mine.shown or not is_over or not settings.listed or settings.announce is AnnounceResults.NEVER:
        return ()
    show = Button(("announce",), words("bot.results.show_attempt"), emoji="📣")
    return (ControlRows(CustomId(mine.table, "x"), ((show,),)),)


def _told(table_view: TableView, ranking: ChallengeRanking, mine: Attempt | None, words: Translator) -> str:
    """Return the result of an attempt, and whether it counts."""
    text = f"### {words('bot.over')}\n{board_view.result(table_view, words)}"
    if table_view.table.challenge is not None and not table_view.table.challenge.ranked:
        return f"{text}\n-# {words('bot.challenge.was_practice')}"
    return text if mine is None else f"{text}\n{challenges_view.mine_of(ranking, mine, words)}"
