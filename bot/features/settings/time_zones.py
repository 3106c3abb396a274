"""Time zones as people name them: by a city, in either language."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from zoneinfo import available_timezones

from discord import app_commands

from bot.domain.availability import time_zone
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
"""Zones whose cities have names in the catalogues, the likeliest first."""

_AREAS = ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")

ZONES = (
    *MAIN,
    *sorted(zone for zone in available_timezones() if zone.split("/")[0] in _AREAS and zone not in MAIN),
)
"""Every zone that can be chosen; the fixed ones (`Etc/…`) are no choice."""

SHOWN = 25


def city(zone: str, words: Translator) -> str:
    """Return what a zone is called: its best known city."""
    if zone.startswith("Etc/GMT"):  # what a difference to UTC has become; these count westward
        return f"UTC{signed_number(-int(zone.removeprefix('Etc/GMT')))}"
    return next(_cities(zone, words))


def listed(typed: str, words: Translator, now: datetime) -> list[app_commands.Choice[str]]:
    """Return the zones that what was typed may mean, the likeliest first."""
    return [
        app_commands.Choice(name=f"{city(zone, words)} · {zone} ({_ahead(zone, now)})"[:100], value=zone)
        for zone in _meant(typed)[:SHOWN]
    ]


def read(text: str) -> str:
    """Return the zone that was typed: its name or a city. Raises BadSetting if there is none, or are several."""
    wanted = text.strip()
    if time_zone(wanted) and wanted.startswith("Etc/"):
        return wanted
    found = _meant(wanted) if wanted else ()
    exact = [zone for zone in found if wanted.casefold() in _names(zone)]
    if len(exact or found) != 1:
        raise BadSetting(setting="zone", value=wanted[:60])
    return (exact or found)[0]


def _meant(typed: str) -> tuple[str, ...]:
    wanted = typed.strip().casefold()
    begun = [zone for zone in ZONES if any(name.startswith(wanted) for name in _names(zone))]
    held = [zone for zone in ZONES if zone not in begun and any(wanted in name for name in _names(zone))]
    return (*begun, *held)


def _names(zone: str) -> set[str]:
    """Return all that may be typed for a zone, in both languages."""
    cities = {name for locale in LOCALES for name in _cities(zone, translator_for(locale))}
    return {name.casefold() for name in (zone, zone.replace("_", " "), *cities)}


def _cities(zone: str, words: Translator) -> Iterator[str]:
    key = f"bot.zone.{zone.replace('/', '_').lower()}"
    if words.has(key):
        yield from words(key).split(", ")
    yield zone.rsplit("/", maxsplit=1)[-1].replace("_", " ")


def _ahead(zone: str, now: datetime) -> str:
    ahead = now.astimezone(time_zone(zone)).utcoffset() or timedelta()
    hours, minutes = divmod(abs(ahead) // timedelta(minutes=1), 60)
    return f"UTC{'+' if ahead >= timedelta() else '−'}{hours}{f':{minutes:02}' if minutes else ''}"
