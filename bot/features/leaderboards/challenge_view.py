"""The rankings of periodic challenges as leaderboards: pictures and text."""

from msgspec import Struct

from bot.domain.person import PersonId
from bot.features.challenges import view as challenges_view
from bot.features.challenges.model import ChallengeRanking, RankedAttempt
from bot.features.challenges.rules import unnamed, visible_finishers, visible_results
from bot.features.rankings.leaderboard import PAGE_SIZE, around, begins
from bot.features.rankings.leaderboard_view import counted
from bot.i18n.translator import Translator, signed_number
from bot.ui_kit import names
from renderers.pages import leaderboard as boards


class ChallengeRankingPage(Struct, frozen=True):
    """A page of the ranking of a challenge for one person; it begins after the first `start` of `count` people.

    With `hidden` it shows no results.
    """

    ranking: ChallengeRanking
    count: int
    start: int
    rows: tuple[RankedAttempt, ...]
    mine: RankedAttempt | None = None
    hidden: bool = False


def ranked(ranking: ChallengeRanking, person: PersonId, page: int | None, *, hidden: bool) -> ChallengeRankingPage:
    """Return a page of the results that a person (0: everyone) may see, None for the page with their own."""
    listed = visible_finishers(ranking, person) if hidden else visible_results(ranking, person)
    mine = next((one for one in listed if one.attempt.person == person), None)
    start = begins(page or 0, len(listed))
    if page is None and mine is not None:
        start = around(listed.index(mine), len(listed))
    return ChallengeRankingPage(ranking, len(listed), start, listed[start : start + PAGE_SIZE], mine, hidden)


def _line(one: RankedAttempt, words: Translator, own: PersonId, *, hidden: bool) -> boards.Line:
    attempt = one.attempt
    name = names.known(attempt.person, attempt.name, words)
    result = f"{attempt.own} – {attempt.rival}"
    cells = ("–", "–", "") if hidden else (signed_number(attempt.margin), result, "★" * attempt.stars)
    return boards.Line(0 if hidden else one.rank, name, cells, attempt.person == own)


def view(found: ChallengeRankingPage, words: Translator, own: PersonId) -> boards.View:
    """Return the picture of a page for the viewer `own`, or for everyone if `own` is 0."""
    challenge = found.ranking.challenge
    mine = found.mine if own and found.mine not in found.rows else None
    return boards.View(
        title=words(f"{challenge.game}.name"),
        subtitle=challenges_view.kind(challenge, words),
        aside=counted(found.start, found.count, words),
        columns=tuple(words(f"bot.standings.column.{column}") for column in ("lead", "result", "stars")),
        lines=tuple(_line(one, words, own, hidden=found.hidden) for one in found.rows),
        mine=None if mine is None else _line(mine, words, own, hidden=found.hidden),
        note=words("bot.challenge.hidden" if found.hidden else "bot.standings.rule.contest"),
        empty="" if found.rows else _empty(found, words),
    )


def lines(found: ChallengeRankingPage, words: Translator, own: PersonId) -> list[str]:
    """Return a page in words."""
    shown = [challenges_view.place(one, words, me=own, hidden=found.hidden) for one in found.rows]
    return shown or [_empty(found, words)]


def _empty(found: ChallengeRankingPage, words: Translator) -> str:
    count = len(found.ranking.placed)
    return words("bot.challenge.unnamed", count=count) if count else words("bot.challenge.nobody")


def below(found: ChallengeRankingPage, words: Translator, own: PersonId) -> str:
    """Return the number of results that a person may not see, if others are listed."""
    count = unnamed(found.ranking, own) if found.rows else 0
    return words("bot.challenge.unnamed", count=count) if count else ""
