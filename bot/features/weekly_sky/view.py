"""The night sky of a server as a picture and as text, in one language."""

from collections.abc import Callable
from datetime import date

from bot.features.weekly_sky.model import Party, SkyWeek, WeeklySky
from bot.i18n.translator import Translator
from bot.ui_kit import markup, names
from bot.ui_kit.panels import truncate
from renderers import RENDERERS
from renderers.pages import weekly_sky

NAMED_CONSTELLATIONS = 4
"""Maximum number of constellations named on the picture."""

SHORT = 12
"""Maximum length of a name on the picture."""

MOST_NAMED_STARS = 20
"""Up to this number of stars, constellations of a single star are named too."""


def week(found: SkyWeek, words: Translator) -> str:
    """Return the first and the last day of a week."""
    first, last = (_day(day, words) for day in found.days)
    return words("bot.sky.week", **{"from": first, "to": last})


def _day(day: date, words: Translator) -> str:
    return words("bot.sky.day", day=day.day, month=day.month)


def count(sky: WeeklySky, words: Translator) -> str:
    """Return the numbers of matches and people of a sky."""
    return words("bot.sky.count", matches=len(sky.stars), people=sky.people)


def heading(sky: WeeklySky, words: Translator) -> str:
    """Return the heading of a sky: its week, and the meaning of its stars."""
    return f"### 🌃 {words('bot.sky.title')} · {week(sky.week, words)}\n-# {words('bot.sky.note')}"


def view(sky: WeeklySky, place: str, words: Translator) -> weekly_sky.View:
    """Return the picture of the sky of a place."""
    first = dict(sky.party_of())
    stars = []
    for star in sky.stars:
        skin = RENDERERS[star.game].skin
        party = first.get(star.table, "")
        stars.append(weekly_sky.Star(star.table, skin.enamel, skin.glyph, sky.size(star), party, len(star.people)))
    named = [party for party in sky.parties if len(party.tables) > 1 or len(sky.stars) <= MOST_NAMED_STARS][
        :NAMED_CONSTELLATIONS
    ]
    return weekly_sky.View(
        title=words("bot.sky.title"),
        place=names.plain(place) if place else "",
        week=week(sky.week, words),
        aside=count(sky, words),
        stars=tuple(stars),
        parties=tuple((party.tables[0], _people(party)) for party in named),
        best=_best(sky, words),
        empty=words("bot.sky.empty"),
    )


def _people(party: Party) -> str:
    return " · ".join(names.plain(truncate(one.name, SHORT)) for one in party.people)


def _best(sky: WeeklySky, words: Translator) -> tuple[weekly_sky.Best, ...]:
    found = [(RENDERERS[best.game].skin, best) for best in sky.best.values()]
    return tuple(
        weekly_sky.Best(
            skin.enamel, skin.glyph, words(f"{best.game}.name"), names.plain(best.who.name), str(best.who.total)
        )
        for skin, best in found
    )


def lines(sky: WeeklySky, words: Translator) -> list[str]:
    """Return a sky in words: the games with their best, then who played together."""
    if not sky.stars:
        return [words("bot.sky.empty")]
    told = [count(sky, words), *(f"- {_game(sky, game, words, markup.shown)}" for game in sky.games)]
    if sky.parties:
        told.append(f"**{words('bot.sky.parties')}**")
        told += [f"- {_party(party, words, markup.shown)}" for party in sky.parties]
    return told


def _game(sky: WeeklySky, game: str, words: Translator, name: Callable[[str], str]) -> str:
    best = sky.best.get(game)
    return words(
        "bot.sky.game",
        game=words(f"{game}.name"),
        count=sky.games[game],
        has_best="yes" if best else "no",
        name=name(best.who.name) if best else "",
        total=best.who.total if best else 0,
    )


def _party(party: Party, words: Translator, name: Callable[[str], str]) -> str:
    people = words.join_list(name(one.name) for one in party.people)
    return words("bot.sky.party", people=people, count=len(party.tables))


def alt(sky: WeeklySky, place: str, words: Translator) -> str:
    """Return the alternative text of the picture."""
    told = (words("bot.sky.title"), names.plain(place) if place else "", week(sky.week, words))
    heading = " · ".join(part for part in told if part)
    if not sky.stars:
        return words.labelled(heading, words("bot.sky.empty"))
    pause = words("bot.sky.pause")
    games = pause.join(_game(sky, game, words, names.plain).replace("**", "") for game in sky.games)
    first = words("bot.sky.alt", heading=heading, count=count(sky, words), games=games)
    parties = pause.join(_party(party, words, names.plain) for party in sky.parties)
    return first + (words("bot.sky.alt_parties", parties=parties) if parties else "")
