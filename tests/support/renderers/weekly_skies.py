"""Night skies to be drawn: of any number of matches, with the looks of all games."""

from bot.features.weekly_sky import view as weekly_sky_view
from bot.features.weekly_sky.model import Star, StarPlayer, WeeklySky, week_of_label
from bot.i18n.translator import translator_for
from renderers import RENDERERS
from renderers.kit.seeded_random import SeededRandom
from renderers.pages.weekly_sky import View

NAMES = ("Ann", "Bob", "さくらもち", "Theodora of the Hundred and One Lanterns", "مريم", "Łucja", "Hoshi", "元", "Dan")
MINUTE = 60_000


def week(matches: int, seed: str = "sky", games: int = 5) -> WeeklySky:
    """Return a week with so many matches of so many games; some people meet more often than others."""
    chance, stars = SeededRandom(seed), list[Star]()
    for number in range(matches):
        game = chance.choice(list(RENDERERS)[:games])
        people = sorted(chance.sample(range(len(NAMES)), chance.choice((1, 1, 2, 2, 2, 3))))
        if chance.random() < 0.4:
            people = [0, 1] if chance.random() < 0.7 else [6, 8]
        best = chance.choice(people)
        shown = tuple(StarPlayer(1 + who, NAMES[who], chance.randrange(20, 120), who == best) for who in people)
        stars.append(Star(f"{seed}{number}", game, number * MINUTE, shown))
    return WeeklySky(week_of_label("2026-W47", "UTC"), tuple(stars))


def sky(matches: int, seed: str = "sky", games: int = 5, locale: str = "en") -> View:
    """Return the picture of such a week."""
    return weekly_sky_view.view(week(matches, seed, games), "Observatory", translator_for(locale))
