"""What is one person's own: a challenge's tables, a lesson, a result that is not announced; and in time, one end."""

from bot.domain.person import PersonId
from bot.domain.result_visibility import with_result_visibility
from bot.domain.table import Table
from bot.refusals import HintsOff, NotYours, OwnLesson, OwnResult
from bot.refusals.challenges import Secret, UndoOff
from bot.tables.loaded_table import LoadedTable
from games.api import Game


def table_for_others(loaded: LoadedTable) -> Table:
    """Return a table whose `announced` says whether others may see what its only player reached."""
    return with_result_visibility(loaded.table, loaded.settings(next(iter(loaded.table.people), None)))


def require_visible(loaded: LoadedTable, person: PersonId | None) -> None:
    """Raise Secret for everybody but the player while the challenge is open, OwnLesson at somebody's lesson.

    OwnResult where the one player of a match or a challenge does not show others what came of it.
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
    """Raise as `require_visible` does where somebody (None: who hosts the bot) would let others see a table.

    No challenge's player may while it is open; the result of a match played alone is its player's to show.
    """
    is_private = loaded.table.is_private
    if is_private or person is not None:
        require_visible(loaded, None if is_private else person)


def require_public(table: Table) -> None:
    """Raise Secret for what would show a challenge's table in public, OwnLesson for a lesson's."""
    if table.lesson:
        raise OwnLesson()
    if table.challenge is not None:
        raise Secret()


def require_owner(table: Table, person: PersonId) -> None:
    """Raise NotYours where somebody else, a moderator too, would end an attempt or a lesson."""
    if table.is_private and table.seat_of(person) is None:
        raise NotYours()


def may_undo(table: Table) -> bool:
    """Say whether answers may be taken back here: not in a ranked attempt."""
    return table.challenge is None or not table.challenge.ranked


def require_undo_allowed(table: Table) -> None:
    """Raise UndoOff for a ranked attempt."""
    if not may_undo(table):
        raise UndoOff()


def hints_off_reason(table: Table, game: Game) -> str:
    """Return why nobody is told here what a master would do: a ranked attempt, other people, no master; else nothing.

    What is left counts for nothing once somebody has asked.
    """
    if not may_undo(table):
        return "ranked"
    if not table.solo:
        return "people"
    return "" if game.search else "master"


def require_hints_allowed(table: Table, game: Game) -> None:
    """Raise HintsOff where nobody is told what a master would do."""
    if why := hints_off_reason(table, game):
        raise HintsOff(why=why)
