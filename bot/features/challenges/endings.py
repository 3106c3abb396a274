"""How a match has ended, as it is shown to one person."""

from typing import NamedTuple

import discord

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.interaction import InteractionContext
from bot.discord_kit.membership import guild_of
from bot.domain.table_view import TableView
from bot.features.challenges import outcome_view
from bot.features.challenges import view as challenges_view
from bot.features.challenges.model import Attempt, Challenge, ChallengeKind, ChallengeRanking
from bot.features.challenges.par import Par
from bot.features.challenges.view import ChallengeStreaks
from bot.features.play import board_view
from bot.features.rankings import reached as rankings_reached
from bot.features.rankings.streaks import Streak
from bot.features.result_sharing import view as result_sharing_view
from bot.i18n.translator import Translator
from bot.presentation import board_picture, page_picture
from bot.presentation.base_cog import CogDependencies
from bot.ui_kit.panels import PanelPicture
from games.core.step import Seat

Drawn = tuple[PanelPicture, discord.File] | None


async def honours(parts: CogDependencies, talk: InteractionContext, look: TableView) -> str:
    """Return what was reached with a finished match, for this person alone: one's own even if one is not listed."""
    return board_view.achievement_lines(look.table, await _reached(parts, talk, look), talk.words)


async def _reached(parts: CogDependencies, talk: InteractionContext, look: TableView) -> dict[Seat, tuple[str, ...]]:
    return await parts.service.standings.honours(look.table, talk.person.id) if look.scores else {}


async def streaks(parts: CogDependencies, talk: InteractionContext, challenge: Challenge) -> ChallengeStreaks:
    """Return the streaks that go with a challenge: none with any but the day's."""
    if challenge.kind is not ChallengeKind.DAILY:
        return ChallengeStreaks()
    rooms, guild = parts.service.challenges, guild_of(talk.interaction)
    here = Streak() if guild is None else await rooms.streak_here(guild, challenge.game)
    return ChallengeStreaks(await rooms.streak(talk.person.id, challenge.game), here)


class AttemptComparison(NamedTuple):
    """What is told of an attempt beside others, and the evenings of par; nothing before it is listed."""

    lines: list[str]
    par: Par


async def beside(
    parts: CogDependencies, talk: InteractionContext, standing: ChallengeRanking, mine: Attempt | None
) -> AttemptComparison:
    """Return how one's own attempt went beside the evenings of par and beside people of this server."""
    placed, challenge = standing.of(talk.person.id), standing.challenge
    if mine is None or placed is None or challenge.kind is ChallengeKind.LADDER:
        return AttemptComparison([], Par())
    par, guild = await parts.service.pars.of(challenge.code, talk.person.id), guild_of(talk.interaction)
    here = [] if guild is None else outcome_view.nearby(standing.within(guild), mine, talk.words)
    return AttemptComparison([*outcome_view.told(par, mine, talk.words), *here], par)


async def chart(
    parts: CogDependencies, talk: InteractionContext, challenge: Challenge, par: Par, mine: Attempt
) -> Drawn:
    """Draw how the evenings of par ended, with one's own place; None while they are not all played."""
    if not par.known:
        return None
    words, view = talk.words, outcome_view.histogram(challenge, par, mine, talk.words)
    alt = outcome_view.alt(view, par, mine, words)
    return await page_picture.drawn(parts.pictures, challenge.game, "histogram", view, words=words, alt=alt)


async def show_attempt(
    parts: CogDependencies, talk: InteractionContext, look: TableView, news: str, onward: tuple[Block, ...]
) -> None:
    """Show how an attempt at a challenge has ended, with what may be done next."""
    service, words, trial = parts.service, talk.words, look.table.challenge
    assert trial is not None
    mine = await service.attempts.of(trial.code, talk.person.id)
    standing = await service.verdicts.standing(trial.code)
    challenge = standing.challenge
    drawn = await board_picture.picture(parts.pictures, look, "score", words)
    reached = await _reached(parts, talk, look)
    medals = await rankings_reached.honours(parts.pictures, look.table, reached, words)
    told = [_told(look, standing, mine, words), board_view.achievement_lines(look.table, reached, words)]
    if trial.ranked:
        told += challenges_view.streaks(await streaks(parts, talk, challenge), words)
    seen, second = await beside(parts, talk, standing, mine), None
    if mine is not None and trial.ranked:
        told += seen.lines
        second = await chart(parts, talk, challenge, seen.par, mine)
    elsewhere = challenges_view.elsewhere(challenge.game, service.challenges.on_offer(), words)
    friends = challenges_view.afterwards(standing, mine, words)
    controls = ControlRows(NOWHERE, (challenges_view.actions(challenge, mine, words), *friends, *elsewhere))
    asked: tuple[Block, ...] = ()
    if await service.results.asks(look, talk.person):
        asked = (
            words("bot.results.question"),
            ControlRows(CustomId(look.table.id, "x"), (result_sharing_view.choices(words),)),
        )
    text, proof = "\n".join(filter(None, told)), challenges_view.proof(challenge, words)
    pictures = [one for one in (drawn, second, medals) if one]
    blocks = (news, *(picture for picture, _ in pictures), text, proof, *asked, controls, *onward)
    await talk.answer(*(block for block in blocks if block), files=[file for _, file in pictures])


def _told(look: TableView, standing: ChallengeRanking, mine: Attempt | None, words: Translator) -> str:
    """Return what an attempt has come to, and whether it counts."""
    text = f"### {words('bot.over')}\n{board_view.result(look, words)}"
    if look.table.challenge is not None and not look.table.challenge.ranked:
        return f"{text}\n-# {words('bot.challenge.was_practice')}"
    return text if mine is None else f"{text}\n{challenges_view.mine_of(standing, mine, words)}"
