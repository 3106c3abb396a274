"""Night skies to be drawn: of any number of matches, with the looks of all games."""

from bot.words import words_in
from renderers import LOOKS
from renderers.kit.luck import luck
from renderers.standings.night import Best, Star, View

NAMES = ("Ann", "Bob", "さくらもち", "Theodora of the Hundred and One Lanterns", "مريم", "Łucja", "Hoshi", "元", "Dan")


def sky(matches: int, seed: str = "sky", games: int = 5) -> View:
    """Return a week with so many matches of so many games; some people meet more often than others."""
    chance, met, stars = luck(seed), dict[tuple[str, ...], str](), list[Star]()
    guises = [look.guise for look in LOOKS.values()][:games]
    for number in range(matches):
        guise, people = chance.choice(guises), tuple(sorted(chance.sample(NAMES, chance.choice((1, 1, 2, 2, 2, 3)))))
        if chance.random() < 0.5:
            people = NAMES[:2]
        party = met.setdefault(people, f"{seed}{number}") if len(people) > 1 else ""
        size = 3 if number % 40 == 3 else chance.choice((1, 2, 2))
        stars.append(Star(f"{seed}{number}", guise.enamel, guise.glyph, size, party, len(people)))
    parties = tuple((party, " · ".join(people)) for people, party in met.items())[:4]
    titles = [
        words_in(locale)(f"{one.key}.name") for one, locale in zip(guises, ("en", "en", "en", "ja", "ja"), strict=False)
    ]
    best = [Best(one.enamel, one.glyph, titles[k], NAMES[k], str(7**k)) for k, one in enumerate(guises[:matches])]
    count = f"{matches} matches · {min(len(NAMES), matches)} players"
    return View("Night sky", "Observatory", "16–22 Nov", count, tuple(stars), parties, tuple(best), "No match yet.")
