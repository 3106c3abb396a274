"""The public messages about challenges, and the card of a result."""

from collections.abc import Sequence
from datetime import datetime

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.domain import challenge_code
from bot.domain.person import PersonId
from bot.features.challenges.model import Attempt, AttemptState, Challenge, ChallengeRanking, RankedAttempt
from bot.features.challenges.rules import visible_results
from bot.features.challenges.view import (
    day,
    facts,
    given_up,
    kind,
    mention_of,
    place,
    proof,
    replaying,
    settled,
    stars,
    title,
    total,
    unnamed_count,
)
from bot.features.rankings.streaks import Streak
from bot.i18n.translator import Translator, signed_number
from bot.ui_kit import markup, names
from bot.ui_kit.panels import Button, ButtonStyle
from renderers.challenge import Card

MOONS = "⚫🌒🌓🌔🌕"
"""Signs of the fifth of the par games in which the lead after a round lies, the lowest fifth first."""


def finished(challenge: Challenge, attempt: Attempt, words: Translator) -> tuple[Block, ...]:
    """Return the public message about a finished attempt, with the result once the challenge has closed."""
    public = challenge.closed_at is not None or challenge.kind.traits.solitary
    text = words(
        "bot.challenge.finished" if public else "bot.challenge.finished_open",
        who=names.mention(attempt.person),
        challenge=title(challenge, words),
        total=total(attempt),
        stars=stars(attempt).strip(),
    )
    said = f"{challenge.kind.traits.icon} {text}\n{proof(challenge, words)}"
    return said, ControlRows(CustomId(attempt.table, "x"), (invitation(challenge, words),))


def duel_result(ranking: ChallengeRanking, words: Translator) -> tuple[Block, ...]:
    """Return the public message about the end of a duel or of a challenge to share."""
    challenge = ranking.challenge
    heading = words(
        "bot.challenge.verdict", challenge=title(challenge, words), code=challenge_code.format_code(challenge.code)
    )
    shown = visible_results(ranking)
    lines = [f"{challenge.kind.traits.icon} {heading}", *(place(one, words) for one in shown[:10])]
    lines += [*unnamed_count(ranking, words), *given_up(ranking, words)]
    if challenge.kind.traits.is_duel:
        lines.append(words("bot.challenge.duel_private"))
    ranking_button = Button(("crank", challenge.code), words("bot.challenge.ranking"), emoji="🏅")
    row = (ranking_button, *([replaying(challenge, words)] if shown else []))
    return "\n".join([*lines, proof(challenge, words)]), ControlRows(NOWHERE, (row,))


def note_key(ranking: ChallengeRanking, person: PersonId, now: datetime) -> str:
    """Return the key of the private message to a person about a challenge; empty if there is nothing to say."""
    challenge, mine = ranking.challenge, ranking.attempt_of(person)
    if challenge.closed_at is not None and challenge.kind.traits.is_duel:
        return "result"
    if now < challenge.ends_at and challenge.closed_at is None:
        if mine is None:
            return "waiting" if challenge.kind.traits.is_duel else ""
        return "ends" if mine.state is AttemptState.RUNNING else ""
    return "ran_out" if mine is not None and mine.state is AttemptState.GIVEN_UP else ""


def note(ranking: ChallengeRanking, person: PersonId, now: datetime, words: Translator) -> tuple[Block, ...]:
    """Return the private message about a challenge that ends or has ended, with the next step."""
    challenge, key = ranking.challenge, note_key(ranking, person, now) or "ends"
    until = markup.when(challenge.ends_at)
    code = challenge_code.format_code(challenge.code)
    said = words(f"bot.challenge.note.{key}", challenge=title(challenge, words), code=code, until=until)
    lines = [f"{challenge.kind.traits.icon} {said}"]
    if key == "result":
        lines += [place(one, words, me=person) for one in visible_results(ranking, person)]
        lines += given_up(ranking, words, me=person)
    button = Button(("crank", challenge.code), words("bot.challenge.ranking"), emoji="🏅")
    if key in ("ends", "waiting"):
        label = words("bot.challenge.go_on" if key == "ends" else "bot.challenge.accept")
        button = Button(("cplay", challenge.code), label, ButtonStyle.GO, "▶️")
    return "\n".join(lines), ControlRows(NOWHERE, ((button,),))


def invitation(challenge: Challenge, words: Translator) -> tuple[Button, ...]:
    """Return the buttons of a public message: to play if its readers may, and to the ranking."""
    ranking = Button(("crank", challenge.code), words("bot.challenge.ranking"), emoji="🏅")
    if challenge.kind.traits.solitary:
        return (Button(("crung", challenge.game), words("bot.challenge.own_ladder"), emoji="🪜"),)
    if challenge.closed_at is not None:
        return ranking, replaying(challenge, words)
    label = "bot.challenge.accept" if challenge.kind.traits.is_duel else "bot.challenge.play"
    return Button(("cplay", challenge.code), words(label), ButtonStyle.GO, "▶️"), ranking


def announced(challenge: Challenge, words: Translator) -> tuple[Block, ...]:
    """Return the public message about a new challenge: its host, its facts and a button to play."""
    key = "bot.challenge.dare.duel" if challenge.kind.traits.is_duel else "bot.challenge.dare.custom"
    people = " ".join(mention_of(person, words) for person in challenge.guests)
    dare = words(
        key, who=mention_of(challenge.host or 0, words), people=people, code=challenge_code.format_code(challenge.code)
    )
    lines = [f"## {challenge.kind.traits.icon} {words(f'{challenge.game}.name')}", dare, *facts(challenge, words)[:2]]
    if challenge.kind.traits.is_duel:
        lines.append(words("bot.challenge.duel_terms"))
    return "\n".join([*lines, proof(challenge, words)]), ControlRows(NOWHERE, (invitation(challenge, words),))


def dared(challenge: Challenge, who: PersonId, people: Sequence[PersonId], words: Translator) -> tuple[Block, ...]:
    """Return the public message of a person who challenges others to a seed that they have played."""
    mentions = " ".join(names.mention(person) for person in people)
    lines = [words("bot.challenge.dared", who=names.mention(who), people=mentions), *facts(challenge, words)]
    text = "\n".join([f"## {challenge.kind.traits.icon} {title(challenge, words)}", *lines, proof(challenge, words)])
    return text, ControlRows(NOWHERE, (invitation(challenge, words),))


def strip(challenge: Challenge, phases: Sequence[int], words: Translator) -> str:
    """Return a result as signs without scores, which may be pasted anywhere."""
    when = day(challenge, words) if challenge.label else ""
    name = " · ".join(part for part in ("Planisphere", words(f"{challenge.game}.name"), when) if part)
    return "\n".join((name, "".join(MOONS[phase] for phase in phases), challenge_code.format_code(challenge.code)))


def card(
    ranking: ChallengeRanking, placed: RankedAttempt, streak: Streak, words: Translator, phases: tuple[int, ...] = ()
) -> Card:
    """Return the result card of an attempt; while others may still play, it shows signs instead of figures."""
    challenge, attempt = ranking.challenge, placed.attempt
    alone = challenge.kind.traits.solitary
    told = alone or challenge.closed_at is not None
    notes = []
    if told and not alone:  # a rank in an open challenge is a result too
        notes.append(words("bot.challenge.rank", rank=placed.rank, count=len(ranking.placed)))
    if challenge.kind.traits.is_daily and streak.now > 1:
        notes.append(words("bot.challenge.card_streak", now=streak.now))
    notes.append(challenge_code.format_code(challenge.code))
    named_kind = kind(challenge, words)
    outcome = words("bot.challenge.won" if attempt.won else "bot.challenge.lost")
    return Card(
        title=words(f"{challenge.game}.name"),
        subtitle=f"{named_kind} · {settled(challenge, words)}",
        who=names.plain(attempt.name),
        total=f"{attempt.own} – {attempt.rival}" if told else "",
        lead=f"{signed_number(attempt.margin)} · {outcome}" if told else "",
        won=attempt.won and told,
        stars=attempt.stars if told else 0,
        course=attempt.course if challenge.closed_at is not None else (),
        caption=words("bot.challenge.course"),
        notes=tuple(notes),
        phases=() if told else phases,
    )
