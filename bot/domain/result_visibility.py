"""Decides whether others may see one result; everything that shows a result asks here."""

from msgspec.structs import replace

from bot.domain.person import AnnounceResults, PersonSettings
from bot.domain.table import Table


def is_result_shown(settings: PersonSettings, *, announced: bool) -> bool:
    """Say whether others may see a result of a person with these settings; `announced`: it was shown by its button."""
    if settings.announce is AnnounceResults.ASK:
        return announced
    return settings.announce is AnnounceResults.ALWAYS


def is_ranked_result_shown(settings: PersonSettings, *, announced: bool) -> bool:
    """Say whether a ranking may show a result with its person's name: the stricter of both settings holds."""
    return settings.listed and is_result_shown(settings, announced=announced)


def with_result_visibility(table: Table, settings: PersonSettings) -> Table:
    """Return a table whose `announced` follows the settings of its only player; one of several people is public."""
    if not table.closed or not (table.solo or table.is_private):
        return table
    return replace(table, announced=is_result_shown(settings, announced=table.announced))
