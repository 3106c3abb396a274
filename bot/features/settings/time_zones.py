"""Time zones by city names in any language."""

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache

from bot.discord_kit.command_text import Choice
from bot.domain.availability import time_zone, zone_names
from bot.domain.typed_text import fold
from bot.i18n.translator import LOCALES, Translator, signed_number, translator_for
from bot.refusals import BadSetting

MAIN = (
    "Asia/Tokyo",
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/Amsterdam",
    "Europe/Stockholm",
    "Europe/Warsaw",
    "Europe/Athens",
    "Europe/Istanbul",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Jakarta",
    "Asia/Singapore",
    "Asia/Shanghai",
    "Asia/Hong_Kong",
    "Asia/Taipei",
    "Asia/Seoul",
    "Australia/Sydney",
    "Pacific/Auckland",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Toronto",
    "America/Vancouver",
    "America/Mexico_City",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "Africa/Cairo",
    "Africa/Johannesburg",
    "Pacific/Honolulu",
    "UTC",
)
"""Zones whose cities have names in the catalogues, most likely first."""

_AREAS = ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")

ZONES = (*MAIN, *sorted(zone for zone in zone_names() if zone.split("/")[0] in _AREAS and zone not in MAIN))
"""All zones that can be chosen, without fixed ones (`Etc/…`)."""

SHOWN_ZONES = 25

_LABEL = re.compile(r"· (\S+) \(utc")
"""The name of a zone in the label of a choice."""


def city(zone: str, words: Translator) -> str:
    """Return the display name of a zone: its best known city."""
    if zone.startswith("Etc/GMT"):  # the sign of these zones is reversed
        return f"UTC{signed_number(-int(zone.removeprefix('Etc/GMT')))}"
    return next(_cities(zone, words))


def listed(typed: str, words: Translator, now: datetime) -> list[Choice]:
    """Return the zones that match the typed text, best first."""
    return [
        Choice(name=f"{city(zone, words)} · {zone} ({_ahead(zone, now)})"[:100], value=zone)
        for _, zone in _ranked(typed)[:SHOWN_ZONES]
    ]


def read(text: str) -> str:
    """Return the zone of a typed name or city. Raises BadSetting if none or several match."""
    wanted = text.strip()
    if wanted.startswith("Etc/") and time_zone(wanted):
        return wanted
    ranked = _ranked(wanted) if wanted else []
    exact = [zone for rank, zone in ranked if rank == EXACT]
    found = exact or [zone for _, zone in ranked]
    if len(found) != 1:
        raise BadSetting(setting="zone", value=wanted[:60])
    return found[0]


def read_all() -> None:
    """Fill the cache, so that the first person need not wait."""
    _index()


EXACT, BEGUN, HELD = range(3)
"""The quality of a match: a whole name, a beginning, a part."""


def _ranked(typed: str) -> list[tuple[int, str]]:
    """Return the zones that match the typed text, best first, with the quality of the match."""
    wanted = _folded(typed)
    if label := _LABEL.search(wanted):
        wanted = label[1]
    found = [
        (EXACT if wanted in names else BEGUN if any(name.startswith(wanted) for name in names) else HELD, zone)
        for zone, names, every in _index()
        if wanted in every
    ]
    return sorted(found, key=lambda one: one[0])


@cache
def _index() -> tuple[tuple[str, frozenset[str], str], ...]:
    """Return each zone with its names in all languages, as a set and as one text."""
    found = []
    for zone in ZONES:
        cities = (name for locale in LOCALES for name in _cities(zone, translator_for(locale)))
        names = frozenset(map(_folded, (zone, *cities)))
        found.append((zone, names, "\n".join(names)))
    return tuple(found)


def _folded(name: str) -> str:
    return fold(name.replace("_", " "))


def _cities(zone: str, words: Translator) -> Iterator[str]:
    key = f"bot.zone.{zone.replace('/', '_').lower()}"
    if words.has(key):
        yield from words(key).split(", ")
    yield zone.rsplit("/", maxsplit=1)[-1].replace("_", " ")


def _ahead(zone: str, now: datetime) -> str:
    ahead = now.astimezone(time_zone(zone)).utcoffset() or timedelta()
    hours, minutes = divmod(abs(ahead) // timedelta(minutes=1), 60)
    return f"UTC{'+' if ahead >= timedelta() else '−'}{hours}{f':{minutes:02}' if minutes else ''}"
