"""Compares an attempt with par games of the strong computer player and with attempts on this server."""

from bot.features.challenges.model import Attempt, Challenge, ChallengeRanking
from bot.features.challenges.par import PAR_GAMES, HistogramBin, Par
from bot.features.challenges.rules import visible_results
from bot.features.challenges.view import kind, place
from bot.i18n.translator import Translator, signed_number
from renderers.pages.par_chart import Histogram, Pillar

NEIGHBOURS = 2
"""Number of attempts shown before and after the person's own."""


def told(par: Par, mine: Attempt, words: Translator) -> list[str]:
    """Return how an attempt compares with par; empty before the first par game."""
    if not par.par_games:
        return []
    if not par.known:
        return [words("bot.par.pending", played=len(par.par_games), count=PAR_GAMES)]
    beaten = par.beaten_by(mine.margin)
    return [words("bot.par.line", par=signed_number(par.lead), count=len(par.par_games), beaten=beaten)]


def nearby(here: ChallengeRanking, mine: Attempt, words: Translator) -> list[str]:
    """Return the places next to a person's on this server; empty if there are no others."""
    found = visible_results(here, mine.person)
    at = next((k for k, one in enumerate(found) if one.attempt.table == mine.table), None)
    if at is None or len(found) < 2:
        return []
    first = max(0, min(at - NEIGHBOURS, len(found) - 2 * NEIGHBOURS - 1))
    shown = found[first : first + 2 * NEIGHBOURS + 1]
    return [words("bot.par.here"), *(place(one, words, me=mine.person) for one in shown)]


def histogram(challenge: Challenge, par: Par, mine: Attempt, words: Translator) -> Histogram:
    """Return the picture of the results of the par games and of the person's own."""
    columns = par.columns(mine.margin)
    most = max(column.count for column in columns)
    pillars = tuple(
        Pillar(
            signed_number(column.first),
            column.count / most,
            column.first <= mine.margin <= column.last,
            column.first <= par.lead <= column.last,
        )
        for column in columns
    )
    return Histogram(
        title=words(f"{challenge.game}.name"),
        subtitle=kind(challenge, words),
        caption=words("bot.par.caption", count=len(par.par_games)),
        aside=words("bot.par.aside"),
        pillars=pillars,
        own=words("bot.par.own", lead=signed_number(mine.margin)),
        par=words("bot.par.par", lead=signed_number(par.lead)),
    )


def alt(view: Histogram, par: Par, mine: Attempt, words: Translator) -> str:
    """Return the alternative text of the picture."""
    columns = [_column(column, words) for column in par.columns(mine.margin) if column.count]
    return " · ".join((view.title, view.caption, view.own, view.par, *columns))


def _column(column: HistogramBin, words: Translator) -> str:
    first, last = signed_number(column.first), signed_number(column.last)
    return words("bot.par.column", first=first, last=last, count=column.count, one="yes" if first == last else "no")
