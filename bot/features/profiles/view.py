"""Profiles and achievements as pictures and as text."""

from collections.abc import Sequence

from bot.features.rankings import leaderboard_view
from bot.features.rankings.achievements import book_of
from bot.features.rankings.leaderboard_view import doubt
from bot.features.rankings.profile import AchievementProgress, GameRecord, Profile, RatingPoint
from bot.features.rankings.ratings import DOUBT, Skill, shown
from bot.features.rankings.streaks import Streak
from bot.i18n.translator import Translator
from bot.presentation.page_picture import day
from bot.ui_kit import names
from renderers import RENDERERS
from renderers.pages import achievements as cases
from renderers.pages import profile as profile_page

MIN_CHART_SPAN = 300
"""Minimum height of a chart of ratings, in points."""

_SECOND, _MINUTE, _HOUR, _DAY = 1_000, 60_000, 3_600_000, 86_400_000


def span(millis: int | None, words: Translator) -> str:
    """Return a length of time in its largest whole unit."""
    if millis is None:
        return "–"
    for unit, name in ((_DAY, "days"), (_HOUR, "hours"), (_MINUTE, "minutes")):
        if millis >= 2 * unit:
            return words(f"bot.profile.{name}", n=millis // unit)
    return words("bot.profile.seconds", n=millis // _SECOND)


def name_of(profile: Profile, words: Translator, fallback: str = "") -> str:
    """Return the plain name of a profile; `fallback` is the Discord name of a person unknown to the bot."""
    return names.known(profile.person, profile.name or fallback, words)


def _reached(achievements: Sequence[AchievementProgress]) -> int:
    return sum(achievement.reached_at is not None for achievement in achievements)


def count(achievements: Sequence[AchievementProgress], words: Translator) -> str:
    """Return the number of reached achievements."""
    return words("bot.profile.medals_of", reached=_reached(achievements), count=len(achievements))


def rating(record: GameRecord, words: Translator) -> str:
    """Return a rating with its uncertainty as text."""
    one = record.career
    if not one.games:
        return words("bot.profile.unrated")
    if one.provisional:
        return words("bot.profile.provisional_of", value=leaderboard_view.rating(one))
    estimate = str(shown(one.mu))
    return words("bot.profile.rating_of", value=leaderboard_view.rating(one), estimate=estimate, doubt=doubt(one.skill))


def profile(found: Profile, words: Translator, name: str) -> profile_page.View:
    """Return the picture of a profile."""
    favourite = words(f"{found.favourite}.name") if found.favourite else "–"
    facts = (
        profile_page.Fact("cards", f"{found.played:,}", words("bot.profile.played", count=found.played)),
        profile_page.Fact("crown", f"{found.victories:,}", words("bot.profile.victories", count=found.victories)),
        profile_page.Fact("star5", favourite, words("bot.profile.favourite")),
        profile_page.Fact("hourglass", span(found.move_time, words), words("bot.profile.answer_time")),
        _streak("rise", "winning", found.winning, words),
        _streak("moon", "daily", found.daily, words),
    )
    games = tuple(_game(record, words) for record in found.records[: profile_page.MOST])
    subtitle = f"{words('bot.profile.title')} · {count(found.achievements, words)}"
    return profile_page.View(name, subtitle, facts, games, words("bot.profile.none"))


def _streak(glyph: str, key: str, run: Streak, words: Translator) -> profile_page.Fact:
    longest = words("bot.profile.best", best=run.best, nights=run.nights)
    return profile_page.Fact(glyph, str(run.now), words(f"bot.profile.{key}"), longest)


def _game(record: GameRecord, words: Translator) -> profile_page.GameLine:
    one = record.career
    history_line, scale = _history_line(record.history)
    own = words("bot.profile.record", played=one.played, won=one.victories)
    value = leaderboard_view.rating(one) if one.games else words("bot.profile.unrated")
    estimate = words("bot.profile.estimate", estimate=str(shown(one.mu)), doubt=doubt(one.skill)) if one.games else ""
    if one.games and one.provisional:
        estimate = words("bot.profile.provisional")
    return profile_page.GameLine(
        RENDERERS[one.game].skin, words(f"{one.game}.name"), own, value, estimate, history_line, scale
    )


def _history_line(history: Sequence[RatingPoint]) -> tuple[tuple[tuple[float, float, float], ...], tuple[str, str]]:
    """Return a history as shares of its chart, and the labels of its edges, in steps of 100 points.

    A rating as uncertain as itself has no band.
    """
    if not history:
        return (), ("", "")
    bands = [band(point) for point in history]
    ends = [shown(end) for band in bands for end in band]
    low = min(ends) // 100 * 100
    high = max(-(-max(ends) // 100) * 100, low + MIN_CHART_SPAN)
    wide = high - low

    def share(strength: float) -> float:
        return (shown(strength) - low) / wide

    history_line = tuple((share(below), share(middle), share(above)) for below, middle, above in bands)
    return history_line, (str(low), str(high))


def band(point: RatingPoint) -> tuple[float, float, float]:
    """Return the lower bound, the estimate and the upper bound of a rating."""
    wide = 0.0 if Skill(point.mu, point.sigma).vague else DOUBT * point.sigma
    return point.mu - wide, point.mu, point.mu + wide


def summary(found: Profile, words: Translator) -> str:
    """Return the facts of a profile in a few sentences."""
    if not found.played:
        return words("bot.profile.none")
    return words(
        "bot.profile.summary",
        played=found.played,
        won=found.victories,
        favourite=words(f"{found.favourite}.name"),
        winning=found.winning.now,
        winning_best=found.winning.best,
        daily=found.daily.now,
        daily_best=found.daily.best,
        nights=found.daily.nights,
        time=span(found.move_time, words),
    )


def profile_lines(found: Profile, words: Translator) -> list[str]:
    """Return a profile in words."""
    lines = [summary(found, words)]
    for record in found.records:
        one = record.career
        game, won = words(f"{one.game}.name"), one.victories
        lines.append(words("bot.profile.line", game=game, played=one.played, won=won, rating=rating(record, words)))
    return [*lines, count(found.achievements, words)]


def achievements(found: Profile, game: str, words: Translator, name: str) -> cases.View:
    """Return the picture of a person's achievements in one game."""
    own = [achievement for achievement in found.achievements if achievement.game == game]
    designs = {one.key: one for one in book_of(game).achievement}
    drawn = tuple(
        cases.Achievement(
            designs[achievement.key].sign,
            designs[achievement.key].enamel,
            words(f"bot.achievement.{game}.{achievement.key}"),
            words(f"bot.achievement.{game}.{achievement.key}.does"),
            1.0 if achievement.reached_at is not None else achievement.amount / achievement.goal,
            state(achievement, words),
        )
        for achievement in own
    )
    aside = f"{_reached(own)} / {len(own)}"
    return cases.View(words(f"{game}.name"), f"{name} · {words('bot.profile.medals')}", aside, drawn)


def state(achievement: AchievementProgress, words: Translator) -> str:
    """Return the day on which an achievement was reached, or its progress if it has more than one step."""
    if achievement.reached_at is not None:
        return day(achievement.reached_at)
    if achievement.goal == 1:
        return ""
    return words("bot.profile.progress", amount=min(achievement.amount, achievement.goal), goal=achievement.goal)


def achievement_lines(view: cases.View, words: Translator) -> list[str]:
    """Return achievements in words."""
    return [_achievement_line(achievement, words) for achievement in view.achievements]


def _achievement_line(achievement: cases.Achievement, words: Translator) -> str:
    mark = "🏅" if achievement.share >= 1 else "▫️"
    return f"{mark} **{achievement.name}** — {words.join_with_more(achievement.does, achievement.state)}"
