"""The texts of a person's settings and days off."""

from datetime import datetime

from bot.domain.availability import days_off as spans
from bot.domain.availability import local
from bot.domain.person import NotificationMode, Person, PersonSettings
from bot.features.settings import days_off
from bot.features.settings.time_zones import city
from bot.i18n.translator import AS_DISCORD, Translator
from bot.ui_kit.markup import when


def settings_text(person: Person, words: Translator) -> str:
    """Return a person's settings as a list with a heading."""
    mine = person.settings
    quiet, calls = words("bot.settings.no_quiet"), words(f"bot.calls.{mine.calls}")
    if mine.quiet_from is not None and mine.quiet_to is not None:
        quiet = words("bot.settings.quiet", start=mine.quiet_from, end=mine.quiet_to)
    if mine.calls is NotificationMode.DIGEST:
        calls = words("bot.settings.digest_at", hour=mine.digest_at)
    on, off = words("bot.yes"), words("bot.no")
    told = words(
        "bot.settings.mine",
        language=words(f"bot.language.{mine.locale or AS_DISCORD}"),
        calls=calls,
        reminders=words("bot.settings.after", hours=mine.remind_after) if mine.reminders else off,
        repeat=mine.repeat if mine.reminders else 0,
        nudges=on if mine.nudges else off,
        quiet=quiet,
        zone=city(mine.zone, words),
        results=words(f"bot.results.{mine.announce}") if mine.announce else words("bot.results.unasked"),
    )
    return f"### {words('bot.settings.title')}\n{told}"


def days_off_text(mine: PersonSettings, now: datetime, words: Translator) -> str:
    """Return a person's planned days off, free weekends, and the days left this year."""
    year = local(mine, now).year
    planned = ((when(span.begins, "f"), when(span.ends, "f")) for span in spans(mine, now))
    lines = [words("bot.away.span", begins=begins, ends=ends) for begins, ends in planned]
    lines = lines or [words("bot.away.none")]
    lines += [words("bot.away.weekends")] if mine.weekends else []
    lines.append(words("bot.away.left", left=days_off.left(mine, year), all=days_off.YEARLY, year=str(year)))
    return "\n".join(lines)
