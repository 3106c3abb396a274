"""Decides whether others may see a result; every view of a result uses these rules."""

from msgspec.structs import replace

from bot.domain.person import AnnounceResults, PersonSettings
from bot.domain.table import Table


def is_result_shown(settings: PersonSettings, *, announced: bool) -> bool:
    """Return whether others may see a result.

    `announced`: its player has shared it by the button.
    """
    if settings.announce is AnnounceResults.ASK:
        return announced
    return settings.announce is AnnounceResults.ALWAYS


def is_ranked_result_shown(settings: PersonSettings, *, announced: bool) -> bool:
    """Return whether a ranking may show a result by name: only if both settings allow it."""
    return settings.listed and is_result_shown(settings, announced=announced)


def with_result_visibility(table: Table, settings: PersonSettings) -> Table:
    """Return a table with `announced` set from its only player's settings; an attempt is shown as its ranking shows it.

    Others are returned unchanged.
    """
    if not table.closed or not (table.solo or table.is_private):
        return table
    shown = is_result_shown if table.challenge is None else is_ranked_result_shown
    return replace(table, announced=shown(settings, announced=table.announced))
