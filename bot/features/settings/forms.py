"""The forms of a person's settings, and their submitted values."""

from collections.abc import Sequence
from typing import Any

from bot.discord_kit.modals import Filled, chosen, typed
from bot.domain.person import NotificationMode, PersonSettings
from bot.features.settings import time_zones
from bot.features.settings.time_zones import city
from bot.i18n.translator import AS_DISCORD, LANGUAGES, Translator
from bot.refusals import BadSetting
from bot.refusals.discord import Forged
from bot.ui_kit.forms import FieldKind, Form, FormField, entries
from bot.ui_kit.panels import SelectOption

REMINDERS, LAST_PLAYER_REMINDERS, NEVER = "reminders", "nudges", "-"
"""The checkboxes, and the entry for no hour."""

HOURS = tuple(map(str, range(24)))
USUAL = (1, 3, 6, 12, 24, 48, 72, 168)
"""Hours until a reminder that the form offers; the command accepts any number."""


def form(mine: PersonSettings, words: Translator) -> Form:
    """Return the form of a person's settings."""
    ticked = (
        SelectOption(REMINDERS, words("bot.settings.reminders"), chosen=mine.reminders),
        SelectOption(LAST_PLAYER_REMINDERS, words("bot.settings.nudges"), chosen=mine.nudges),
    )
    choices = sorted({*USUAL, mine.remind_after})
    after = [SelectOption(str(n), words("bot.settings.after", hours=n), chosen=n == mine.remind_after) for n in choices]
    languages = entries("bot.language", LANGUAGES, mine.locale or AS_DISCORD, words)
    calls = entries("bot.calls", NotificationMode, mine.calls, words)
    every = sorted({0, *USUAL, mine.repeat})
    again = [SelectOption(str(n), words("bot.settings.every", hours=n), chosen=n == mine.repeat) for n in every]
    fields = (
        FormField("language", words("bot.settings.language"), items=languages),
        FormField("calls", words("bot.settings.calls"), items=calls),
        FormField("notices", words("bot.settings.notices"), FieldKind.MANY, ticked),
        FormField("hours", words("bot.settings.hours"), items=tuple(after)),
        FormField("repeat", words("bot.settings.repeat"), items=tuple(again)),
    )
    return Form(("skeep",), words("bot.settings.title"), fields)


def hours_form(mine: PersonSettings, words: Translator) -> Form:
    """Return the form of a person's hours."""
    zone = SelectOption(city(mine.zone, words), "")
    fields = (
        FormField("zone", words("bot.settings.zone"), FieldKind.TEXT, (zone,), words("bot.settings.zone_hint")),
        FormField("start", words("bot.settings.quiet_from"), items=_clock(mine.quiet_from, words)),
        FormField("end", words("bot.settings.quiet_to"), items=_clock(mine.quiet_to, words)),
        FormField("digest", words("bot.settings.digest"), items=_clock(mine.digest_at, words)[1:]),
    )
    return Form(("hkeep",), words("bot.settings.hours_title"), fields)


def _clock(now: int | None, words: Translator) -> tuple[SelectOption, ...]:
    hours = [SelectOption(hour, f"{hour}:00", chosen=hour == str(now)) for hour in HOURS]
    return (SelectOption(NEVER, words("bot.settings.no_quiet"), chosen=now is None), *hours)


def checked(setting: str, value: str, allowed: Sequence[str]) -> str:
    """Return a typed value that is allowed. Raises BadSetting."""
    if value not in allowed:
        raise BadSetting(setting=setting, value=value[:60])
    return value


def read(fields: Filled) -> dict[str, Any]:
    """Return the submitted settings. Raises Forged."""
    language = chosen(fields, "language", LANGUAGES)
    after = chosen(fields, "hours", tuple(map(str, range(1, 169))))
    again = chosen(fields, "repeat", tuple(map(str, range(169))))
    calls = chosen(fields, "calls", tuple(NotificationMode))
    ticked = fields.get("notices", ())
    if not language or not after or not set(ticked) <= {REMINDERS, LAST_PLAYER_REMINDERS}:
        raise Forged
    return {
        "locale": None if language == AS_DISCORD else language,
        "reminders": REMINDERS in ticked,
        "nudges": LAST_PLAYER_REMINDERS in ticked,
        "remind_after": int(after),
        **({"repeat": int(again)} if again else {}),
        **({"calls": NotificationMode(calls)} if calls else {}),
    }


def read_hours(fields: Filled, mine: PersonSettings, words: Translator) -> dict[str, Any]:
    """Return the submitted hours; quiet hours need both ends. Raises Forged, BadSetting."""
    start, end = (chosen(fields, key, (NEVER, *HOURS)) for key in ("start", "end"))
    quiet = (int(start), int(end)) if start in HOURS and end in HOURS else (None, None)
    zone = typed(fields, "zone")
    kept = mine.zone if zone == city(mine.zone, words) else time_zones.read(zone)
    digest = chosen(fields, "digest", HOURS)
    hours = {"digest_at": int(digest)} if digest else {}
    return {"quiet_from": quiet[0], "quiet_to": quiet[1], "zone": kept, **hours}
