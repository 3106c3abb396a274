"""A moment of a match that is looked through: a plain frozen struct, no discord, no database."""

from msgspec import Struct

from bot.domain.table_view import TableView, VisibleMove


class ReplayView(Struct, frozen=True):
    """A moment of a match: the table as a seat saw it then (None: anyone), after `number` of the `entries`.

    `brought` says that it is of a file, and `whole` that the moves of the file end the match.
    """

    table_view: TableView
    number: int
    entries: tuple[VisibleMove, ...]
    brought: bool = False
    whole: bool = True
