"""The statistics of a game as pictures and as text."""

from bot.features.rankings.statistics import GameStatistics, WinShare
from bot.features.rankings.tallies import TEN
from bot.i18n.translator import Translator
from bot.presentation.page_picture import percent
from renderers.pages import statistics as charts

SCORES, SEATS, USE = "scores", "seats", "use"
SHEETS = (SCORES, SEATS, USE)

MOST_COMPONENTS = 10
"""Number of the best components on the picture, and of the worst."""


def title(found: GameStatistics, sheet: str, words: Translator) -> tuple[str, str]:
    """Return the title and subtitle of a sheet."""
    about = {SCORES: "bot.statistics.scores", SEATS: "bot.statistics.by_seat", USE: "bot.statistics.components"}
    count = words("bot.statistics.seats", count=found.seats)
    return words(f"{found.game}.name"), f"{words('bot.statistics.title')} · {words(about[sheet])} · {count}"


def drawing(found: GameStatistics, sheet: str, words: Translator) -> tuple[str, charts.Spread | charts.Shares]:
    """Return the page that a sheet is drawn as, and its view."""
    heading = title(found, sheet, words)
    if sheet == SCORES:
        spread = tuple(_chart(players, spread, words) for players, spread in found.scores.items())
        return "spread", charts.Spread(*heading, spread[:4], words("bot.statistics.none"))
    groups = _seats(found, words) if sheet == SEATS else _components(found, words)
    return "shares", charts.Shares(
        *heading, groups, words("bot.statistics.expected") if groups else "", words("bot.statistics.few")
    )


def _chart(players: int, spread: tuple[tuple[int, int], ...], words: Translator) -> charts.Chart:
    most = max(seats for _, seats in spread)
    pillars = tuple(charts.Pillar(str(points), seats / most) for points, seats in spread)
    count = words("bot.statistics.seats", count=sum(seats for _, seats in spread))
    return charts.Chart(words("bot.statistics.scores_of", players=players), count, pillars)


def _seats(found: GameStatistics, words: Translator) -> tuple[charts.Group, ...]:
    return tuple(
        charts.Group(
            words("bot.statistics.scores_of", players=players),
            tuple(_bar(share, words("bot.statistics.seat", number=int(share.key) + 1)) for share in shares),
        )
        for players, shares in found.by_seat.items()
    )[:4]


def _components(found: GameStatistics, words: Translator) -> tuple[charts.Group, ...]:
    best, worst = found.components[:MOST_COMPONENTS], found.components[MOST_COMPONENTS:][-MOST_COMPONENTS:][::-1]
    groups = (("bot.statistics.best", best), ("bot.statistics.least", worst))
    return tuple(
        charts.Group(words(key), tuple(_bar(share, words(share.key)) for share in shares))
        for key, shares in groups
        if shares
    )


def _bar(share: WinShare, name: str) -> charts.Bar:
    return charts.Bar(name, share.won, share.expected, f"{percent(share.won)} %", f"× {share.seats:,}")


def lines(found: GameStatistics, sheet: str, words: Translator) -> list[str]:
    """Return a sheet as text, with all components."""
    if sheet == SCORES:
        told = [line for players, spread in found.scores.items() for line in _score_lines(players, spread, words)]
        return told or [words("bot.statistics.none")]
    if sheet == SEATS:
        told = [line for players in found.by_seat for line in _seat_lines(found, players, words)]
    else:
        told = [_share_line(share, words(share.key), words) for share in found.components]
    return [*told, words("bot.statistics.expected")] if told else [words("bot.statistics.few")]


def _score_lines(players: int, spread: tuple[tuple[int, int], ...], words: Translator) -> list[str]:
    steps = [
        words("bot.statistics.score_line", **{"from": str(points), "to": str(points + TEN - 1)}, count=seats)
        for points, seats in spread
        if seats
    ]
    return [f"**{words('bot.statistics.scores_of', players=players)}**", *steps]


def _seat_lines(found: GameStatistics, players: int, words: Translator) -> list[str]:
    shares = found.by_seat[players]
    told = [_share_line(share, words("bot.statistics.seat", number=int(share.key) + 1), words) for share in shares]
    return [f"**{words('bot.statistics.scores_of', players=players)}**", *told]


def _share_line(share: WinShare, name: str, words: Translator) -> str:
    won, expected = percent(share.won), percent(share.expected)
    return words("bot.statistics.share_line", name=name, won=won, count=share.seats, expected=expected)


def alt(found: GameStatistics, sheet: str, words: Translator) -> str:
    """Return the alternative text of a sheet."""
    game, subtitle = title(found, sheet, words)
    first = words("bot.statistics.alt", game=game, count=subtitle)
    return words.join_sentences([first, *(line.replace("*", "") for line in lines(found, sheet, words))])
