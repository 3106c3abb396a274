"""Creates private tables of one person, which start at once without a lobby."""

from bot.database.repositories import TableChange
from bot.domain.person import Person
from bot.domain.table import COUNTING_RULE, Location, Table, TableSeat, TableStatus
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import to_millis
from bot.tables.loaded_table import LoadedTable, pending_turns_after
from bot.tables.log_view import logged_move
from bot.tables.repository import TableRepository
from games.api import Seat, play


async def private_table(  # noqa: PLR0917
    repository: TableRepository,
    game: str,
    person: Person,
    place: Location,
    table_seats: tuple[TableSeat, ...],
    options: dict[str, str],
) -> Table:
    """Return a new private table, not stored yet: running, without a time control."""
    now = repository.now()
    return Table(
        id=await repository.free_name(),
        game=game,
        status=TableStatus.RUNNING,
        host=person.id,
        place=place,
        seat_count=len(table_seats),
        seats=table_seats,
        options=options,
        private=True,
        time_control=TimeControl.NONE,
        created_at=now,
        changed_at=now,
        started_at=now,
        counting_rule=COUNTING_RULE,
    )


def opening(new: LoadedTable, news: play.News, seed: str, person: Person, seat: Seat = 0) -> TableChange:
    """Return the change that stores a new table and its match, with the person in this seat."""
    match, at = new.match, to_millis(new.table.created_at)
    assert match is not None
    stored = play.save(match)
    pending_turns = pending_turns_after({}, play.prompts(new.game, match), new.table.seats, seat, at)
    return TableChange(
        before=None,
        after=new.table,
        at=at,
        seed=seed,
        people=(person,),
        moves=(logged_move(0, -1, None, news, at=at, by=None),),
        match=stored,
        checkpoint=(0, stored),
        pending_turns=tuple(pending_turns.values()),
    )
