"""Changing what a person or a server has settled."""

from bot.domain.availability import time_zone
from bot.domain.names import clean
from bot.domain.person import PersonSettings
from bot.refusals import BadSetting


def _check(settings: PersonSettings) -> None:
    if not 1 <= settings.remind_after <= 168:
        raise BadSetting(setting="remind_after", value=settings.remind_after)
    if not 0 <= settings.repeat <= 168:
        raise BadSetting(setting="repeat", value=settings.repeat)
    if not 0 <= settings.digest_at <= 23:
        raise BadSetting(setting="digest_at", value=settings.digest_at)
    if time_zone(settings.zone) is None:
        raise BadSetting(setting="zone", value=settings.zone[:60])
    for name, hour in (("quiet_from", settings.quiet_from), ("quiet_to", settings.quiet_to)):
        if hour is not None and not 0 <= hour <= 23:
            raise BadSetting(setting=name, value=hour)
    if (settings.quiet_from is None) != (settings.quiet_to is None):
        missing = "quiet_from" if settings.quiet_from is None else "quiet_to"
        raise BadSetting(setting=missing, value="")
    if settings.locale is not None and settings.locale != clean(settings.locale)[:20]:
        raise BadSetting(setting="locale", value=settings.locale)
