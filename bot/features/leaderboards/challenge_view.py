"""Challenges of the day and of the week as leaderboards: pictures and text, in one language."""

from msgspec import Struct

from bot.domain.person import PersonId
from bot.features.challenges import view as challenges_view
from bot.features.challenges.model import ChallengeRanking, RankedAttempt
from bot.features.rankings.leaderboard import SIZE, around, begins
from bot.features.rankings.leaderboard_view import counted
from bot.i18n.translator import Translator, signed_number
from bot.ui_kit import names
from renderers.pages import leaderboard as boards


class ChallengeRankingPage(Struct, frozen=True):
    """A page of the ranking of a challenge as one person sees it; it begins after the first `start`.

    With `hidden` nobody may read yet what came of the attempts.
    """

    ranking: ChallengeRanking
    start: int
    rows: tuple[RankedAttempt, ...]
    mine: RankedAttempt | None = None
    hidden: bool = False


def ranked(
    ranking: ChallengeRanking, hidden: frozenset[PersonId], person: PersonId, page: int | None
) -> ChallengeRankingPage:
    """Return a page of those who wish to be listed, None for the person and who stands around."""
    placed = tuple(one for one in ranking.placed if one.attempt.person not in hidden)
    ranking = ChallengeRanking(ranking.challenge, placed, ranking.others)
    mine = ranking.of(person)
    start = begins(page or 0, len(placed))
    if page is None and mine is not None:
        start = around(placed.index(mine), len(placed))
    return ChallengeRankingPage(ranking, start, placed[start : start + SIZE], mine)


def _line(one: RankedAttempt, words: Translator, own: PersonId, *, hidden: bool) -> boards.Line:
    attempt = one.attempt
    name = names.known(attempt.person, attempt.name, words)
    result = f"{attempt.own} – {attempt.rival}"
    cells = ("–", "–", "") if hidden else (signed_number(attempt.margin), result, "★" * attempt.stars)
    return boards.Line(one.rank, name, cells, attempt.person == own)


def view(found: ChallengeRankingPage, words: Translator, own: PersonId) -> boards.View:
    """Return the picture of a page; for nobody in particular, `own` is 0."""
    challenge = found.ranking.challenge
    mine = found.mine if own and found.mine not in found.rows else None
    return boards.View(
        title=words(f"{challenge.game}.name"),
        subtitle=challenges_view.kind(challenge, words),
        aside=counted(found.start, len(found.ranking.placed), words),
        columns=tuple(words(f"bot.standings.column.{column}") for column in ("lead", "result", "stars")),
        lines=tuple(_line(one, words, own, hidden=found.hidden) for one in found.rows),
        mine=None if mine is None else _line(mine, words, own, hidden=found.hidden),
        note=words("bot.challenge.hidden" if found.hidden else "bot.standings.rule.contest"),
        empty="" if found.rows else words("bot.challenge.nobody"),
    )


def lines(found: ChallengeRankingPage, words: Translator, own: PersonId) -> list[str]:
    """Return a page in words."""
    return [challenges_view.place(one, words, me=own, hidden=found.hidden) for one in found.rows] or [
        words("bot.challenge.nobody")
    ]
