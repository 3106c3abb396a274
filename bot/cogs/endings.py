"""How a match has ended, as it is shown to one person."""

from typing import NamedTuple

import discord

from bot.cogs.parts import Parts
from bot.contest import Attempt, Challenge, Contest, Standing
from bot.dialogue.panels import Picture, Style, Tap
from bot.model import Look
from bot.par import Par
from bot.ranking.streaks import Streak
from bot.ui import challenges, messages, outcomes, pages, pictured, results, sheets
from bot.ui.challenges import Runs
from bot.ui.components import Block, Rows
from bot.ui.ids import NOWHERE, Press
from bot.ui.membership import guild_of
from bot.ui.talk import Talk
from bot.words import Words
from games.core.step import Seat

Drawn = tuple[Picture, discord.File] | None


async def honours(parts: Parts, talk: Talk, look: Look) -> str:
    """Return what was reached with a finished match, for this person alone: one's own even if one is not listed."""
    return messages.honours(look.table, await _reached(parts, talk, look), talk.words)


async def _reached(parts: Parts, talk: Talk, look: Look) -> dict[Seat, tuple[str, ...]]:
    return await parts.service.standings.honours(look.table, talk.person.id) if look.scores else {}


async def streaks(parts: Parts, talk: Talk, challenge: Challenge) -> Runs:
    """Return the streaks that go with a challenge: none with any but the day's."""
    if challenge.kind is not Contest.DAILY:
        return Runs()
    rooms, guild = parts.service.challenges, guild_of(talk.interaction)
    here = Streak() if guild is None else await rooms.streak_here(guild, challenge.game)
    return Runs(await rooms.streak(talk.person.id, challenge.game), here)


class Beside(NamedTuple):
    """What is told of an attempt beside others, and the evenings of par; nothing before it is listed."""

    lines: list[str]
    par: Par


async def beside(parts: Parts, talk: Talk, standing: Standing, mine: Attempt | None) -> Beside:
    """Return how one's own attempt went beside the evenings of par and beside people of this server."""
    placed, challenge = standing.of(talk.person.id), standing.challenge
    if mine is None or placed is None or challenge.kind is Contest.LADDER:
        return Beside([], Par())
    par, guild = await parts.service.pars.of(challenge.code, talk.person.id), guild_of(talk.interaction)
    here = [] if guild is None else outcomes.nearby(standing.within(guild), mine, talk.words)
    return Beside([*outcomes.told(par, mine, talk.words), *here], par)


async def chart(parts: Parts, talk: Talk, challenge: Challenge, par: Par, mine: Attempt) -> Drawn:
    """Draw how the evenings of par ended, with one's own place; None while they are not all played."""
    if not par.known:
        return None
    words, view = talk.words, outcomes.histogram(challenge, par, mine, talk.words)
    alt = outcomes.alt(view, par, mine, words)
    return await pages.drawn(parts.pictures, challenge.game, "histogram", view, words=words, alt=alt)


async def show_attempt(parts: Parts, talk: Talk, look: Look, news: str, onward: tuple[Block, ...]) -> None:
    """Show how an attempt at a challenge has ended, with what may be done next."""
    service, words, trial = parts.service, talk.words, look.table.trial
    assert trial is not None
    mine = await service.attempts.of(trial.code, talk.person.id)
    standing = await service.verdicts.standing(trial.code)
    challenge = standing.challenge
    drawn = await sheets.picture(parts.pictures, look, "score", words)
    reached = await _reached(parts, talk, look)
    medals = await pictured.honours(parts.pictures, look.table, reached, words)
    told = [_told(look, standing, mine, words), messages.honours(look.table, reached, words)]
    if trial.ranked:
        told += challenges.streaks(await streaks(parts, talk, challenge), words)
    seen, second = await beside(parts, talk, standing, mine), None
    if mine is not None and trial.ranked:
        told += seen.lines
        second = await chart(parts, talk, challenge, seen.par, mine)
    elsewhere = challenges.elsewhere(challenge.game, service.challenges.on_offer(), words)
    friends = challenges.afterwards(standing, mine, words)
    controls = Rows(NOWHERE, (challenges.actions(challenge, mine, words), *friends, *elsewhere))
    asked: tuple[Block, ...] = ()
    if await service.results.asks(look, talk.person):
        asked = (words("bot.results.question"), Rows(Press(look.table.id, "x"), (results.choices(words),)))
    text, proof = "\n".join(filter(None, told)), challenges.proof(challenge, words)
    pictures = [one for one in (drawn, second, medals) if one]
    blocks = (news, *(picture for picture, _ in pictures), text, proof, *asked, controls, *onward)
    await talk.answer(*(block for block in blocks if block), files=[file for _, file in pictures])


async def show_lesson(parts: Parts, talk: Talk, look: Look, note: str, *, taught: bool) -> None:
    """Show that a lesson is over, with what was `taught` if it has come to its end, and the way on."""
    words, game = talk.words, look.table.game
    drawn = await sheets.picture(parts.pictures, look, "table", words)
    text = f"### 🎓 {words('bot.lesson.done' if taught else 'bot.lesson.left', game=messages.title(look.table, words))}"
    if taught:
        text += f"\n{words(f'{game}.lesson.end')}"
    taps = (
        Tap(("lreal", game), words("bot.lesson.real"), Style.GO, "▶️", aloud=True),
        Tap(("rules", game), words("bot.rules_button"), emoji="📖"),
        Tap(("learn", game), words("bot.lesson.again"), emoji="🎓"),
    )
    blocks = (note, drawn[0] if drawn else "", text, Rows(NOWHERE, (taps,)))
    await talk.answer(*(block for block in blocks if block), files=[drawn[1]] if drawn else [])


def _told(look: Look, standing: Standing, mine: Attempt | None, words: Words) -> str:
    """Return what an attempt has come to, and whether it counts."""
    text = f"### {words('bot.over')}\n{messages.result(look, words)}"
    if look.table.trial is not None and not look.table.trial.ranked:
        return f"{text}\n-# {words('bot.challenge.was_practice')}"
    return text if mine is None else f"{text}\n{challenges.mine_of(standing, mine, words)}"
