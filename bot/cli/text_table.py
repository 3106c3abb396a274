"""Tables of figures for the command line."""

from collections.abc import Iterable, Sequence

from rich.table import Table


def table_of(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Return a table with this title: names on the left, figures on the right."""
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    return table
