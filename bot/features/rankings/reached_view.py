"""The picture of achievements that were reached."""

from collections.abc import Mapping, Sequence

from bot.domain.table import Table
from bot.features.rankings.achievements import book_of
from bot.i18n.translator import Translator
from bot.ui_kit import names
from games.api import Seat
from renderers.pages import reached_achievements as moments


def reached_achievements(table: Table, reached: Mapping[Seat, Sequence[str]], words: Translator) -> moments.View:
    """Return the picture of what was reached with a match; in turn for each, so that nobody is left out of it."""
    game, people, designs = (
        table.game,
        names.people(table, words),
        {one.key: one for one in book_of(table.game).achievement},
    )
    each = sorted((number, seat, key) for seat, keys in reached.items() for number, key in enumerate(keys))
    earned = tuple(
        moments.ReachedAchievement(
            designs[key].sign,
            designs[key].enamel,
            words(f"bot.achievement.{game}.{key}"),
            words(f"bot.achievement.{game}.{key}.does"),
            people[seat],
        )
        for _, seat, key in each
    )
    return moments.View(words(f"{game}.name"), words("bot.profile.medals"), earned)


def reached_achievements_alt(view: moments.View) -> str:
    """Return who has reached what, for those who do not see the picture."""
    return f"{view.subtitle}: " + " · ".join(
        f"{one.who} – {one.name} ({one.does})" for one in view.reached_achievements
    )
