"""A moment of a match that is looked through: a plain frozen struct, no discord, no database."""

from msgspec import Struct

from bot.domain.table_view import TableView, VisibleMove


class ReplayView(Struct, frozen=True):
    """A moment of a match: the table as a seat saw it then (None: anyone), after `number` of the `entries`.

    `verified` is None for a table of this bot.
    """

    table_view: TableView
    number: int
    entries: tuple[VisibleMove, ...]
    verified: bool | None = None
