"""Visibility rules: private tables, unannounced results, undo and hints."""

from bot.domain.person import PersonId
from bot.domain.result_visibility import with_result_visibility
from bot.domain.table import Table
from bot.domain.table_view import TableView
from bot.refusals import HintsOff, NotStarted, NotYours, OwnLesson, OwnResult
from bot.refusals.challenges import Secret, UndoOff
from bot.tables.loaded_table import LoadedTable
from games.api import Game


def table_for_others(loaded: LoadedTable) -> Table:
    """Return a table with `announced` set from its only player's settings."""
    return with_result_visibility(loaded.table, loaded.settings(next(iter(loaded.table.people), None)))


def require_visible(loaded: LoadedTable, person: PersonId | None) -> None:
    """Raise unless this person may see the table.

    Secret while its challenge is open, OwnLesson for a lesson, OwnResult if its single player has not shared the
    result.
    """
    table = table_for_others(loaded)
    if table.seat_of(person) is not None:
        return
    if table.lesson:
        raise OwnLesson()
    if table.challenge is not None and table.challenge.secret:
        raise Secret()
    if table.is_unannounced or (table.challenge is not None and not table.announced):
        raise OwnResult()


def require_shareable(loaded: LoadedTable, person: PersonId | None) -> None:
    """Raise like `require_visible` unless this person (None: operator) may show the table.

    A player may not show an attempt while the challenge is open, but may share the result of a solo match.
    """
    is_private = loaded.table.is_private
    if is_private or person is not None:
        require_visible(loaded, None if is_private else person)


def require_started(table_view: TableView) -> None:
    """Raise NotStarted before the match begins, when there is nothing to see."""
    if table_view.view is None:
        raise NotStarted()


def require_public(table: Table) -> None:
    """Raise Secret for a table of a challenge, OwnLesson for a lesson."""
    if table.lesson:
        raise OwnLesson()
    if table.challenge is not None:
        raise Secret()


def require_owner(table: Table, person: PersonId) -> None:
    """Raise NotYours if another person, even a moderator, would end an attempt or a lesson."""
    if table.is_private and table.seat_of(person) is None:
        raise NotYours()


def may_undo(table: Table) -> bool:
    """Return whether this table has undo: all but ranked attempts do."""
    return table.challenge is None or not table.challenge.ranked


def require_undo_allowed(table: Table) -> None:
    """Raise UndoOff for a ranked attempt."""
    if not may_undo(table):
        raise UndoOff()


def hints_off_reason(table: Table, game: Game) -> str:
    """Return why there are no hints (ranked, other people, no master), or an empty text.

    Elsewhere a match no longer counts once a hint was given.
    """
    if not may_undo(table):
        return "ranked"
    if not table.solo:
        return "people"
    return "" if game.search else "master"


def require_hints_allowed(table: Table, game: Game) -> None:
    """Raise HintsOff if there are no hints at this table."""
    if why := hints_off_reason(table, game):
        raise HintsOff(why=why)
