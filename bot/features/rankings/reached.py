"""Draws the achievements that were reached with a match."""

from collections.abc import Mapping, Sequence

from bot.discord_kit.files import Drawn
from bot.domain.table import Table
from bot.features.rankings.achievements import book_of
from bot.i18n.translator import Translator
from bot.presentation import page_picture
from bot.ui_kit import names
from bot.workers.pictures import PictureService
from games.api import Seat
from renderers import RENDERERS
from renderers.pages import reached_achievements as moments


async def reached_achievements(
    pictures: PictureService, table: Table, reached: Mapping[Seat, Sequence[str]], words: Translator
) -> Drawn | None:
    """Draw the achievements reached with a match; None if there are none, or if that fails."""
    if not reached or table.game not in RENDERERS:
        return None
    view = _view(table, reached, words)
    found = words.join_sentences(
        words.labelled(one.who, words.join_with_more(one.name, one.does.rstrip(".。")))
        for one in view.reached_achievements
    )
    alt = words.labelled(view.subtitle, found)
    return await page_picture.drawn(pictures, table.game, "honours", view, words=words, alt=alt, urgent=True)


def _view(table: Table, reached: Mapping[Seat, Sequence[str]], words: Translator) -> moments.View:
    """Return the picture of the achievements reached, alternating between people, so that each has one on it."""
    game, people = table.game, names.people(table, words)
    designs = {one.key: one for one in book_of(game).achievement}
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
