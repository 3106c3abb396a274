"""How a match has ended, as it is shown to one person."""

from bot.cogs.parts import Parts
from bot.contest import Attempt, Standing
from bot.dialogue.panels import Style, Tap
from bot.model import Look
from bot.ui import challenges, messages, results, sheets
from bot.ui.components import Block, Rows
from bot.ui.ids import NOWHERE, Press
from bot.ui.talk import Talk
from bot.words import Words


async def honours(parts: Parts, talk: Talk, look: Look) -> str:
    """Return what was reached with a finished match, for this person alone: one's own even if one is not listed."""
    reached = await parts.service.standings.honours(look.table, talk.person.id) if look.scores else {}
    return messages.honours(look.table, reached, talk.words)


async def show_attempt(parts: Parts, talk: Talk, look: Look, news: str, onward: tuple[Block, ...]) -> None:
    """Show how an attempt at a challenge has ended, with what may be done next."""
    service, words, trial = parts.service, talk.words, look.table.trial
    assert trial is not None
    mine = await service.attempts.of(trial.code, talk.person.id)
    standing = await service.verdicts.standing(trial.code)
    challenge = standing.challenge
    drawn = await sheets.picture(parts.pictures, look, "score", words)
    told = (_told(look, standing, mine, words), await honours(parts, talk, look))
    elsewhere = challenges.elsewhere(challenge.game, service.challenges.on_offer(), words)
    controls = Rows(NOWHERE, (challenges.actions(challenge, mine, words), *elsewhere))
    asked: tuple[Block, ...] = ()
    if await service.results.asks(look, talk.person):
        asked = (words("bot.results.question"), Rows(Press(look.table.id, "x"), (results.choices(words),)))
    text, proof = "\n".join(filter(None, told)), challenges.proof(challenge, words)
    blocks = (news, drawn[0] if drawn else "", text, proof, *asked, controls, *onward)
    await talk.answer(*(block for block in blocks if block), files=[drawn[1]] if drawn else [])


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
