"""The prompts of a running table, and whether a move belongs to one."""

from bot.domain.person import PersonId
from bot.domain.planned_moves import MovePlan, seats_with_plan
from bot.domain.table import TableId, TableSeat, TableStatus
from bot.refusals import Illegal, NotYours, NotYourTurn, Stale
from bot.tables.loaded_table import LoadedTable
from bot.tables.repository import must_run
from games.api import Action, AnyMatch, Prompt, Seat, play

HELPER = "easy"
"""The level of the computer player that replaces an absent person.

A game without this level uses its first one.
"""


def stand_in_level(loaded: LoadedTable) -> str:
    """Return the level of the computer player that stands in at this table."""
    return HELPER if HELPER in loaded.game.levels else loaded.game.levels[0]


def where(loaded: LoadedTable) -> tuple[TableId, int]:
    """Return the table and the number of its last move, for the bot's log."""
    return loaded.table.id, loaded.table.moves


def match_of(loaded: LoadedTable) -> AnyMatch:
    """Return the match of a running table; raises NotStarted, Closed."""
    must_run(loaded.table)
    assert loaded.match is not None  # a running table has a match
    return loaded.match


def seat_of(loaded: LoadedTable, person: PersonId) -> Seat:
    """Return the seat of a person at a running table; raises NotYours, NotStarted, Closed."""
    must_run(loaded.table)
    seat = loaded.table.seat_of(person)
    if seat is None:
        raise NotYours()
    return seat


def open_prompt(loaded: LoadedTable, person: PersonId, prompt_token: str) -> Prompt:
    """Return the person's prompt or out-of-turn moves with this prompt token.

    Raises NotYours, NotYourTurn, Stale, NotStarted, Closed.
    """
    seat, match = seat_of(loaded, person), match_of(loaded)
    prompts = play.prompts_with_tokens(loaded.game, match)
    mine = prompts.get(seat)
    if mine is not None and mine.token == prompt_token:
        return mine
    out_of_turn = play.out_of_turn_actions(loaded.game, match, seat)
    if out_of_turn is not None and out_of_turn.token == prompt_token:
        return out_of_turn
    if any(prompt.token == prompt_token for prompt in prompts.values()):
        raise NotYours()
    if mine is not None:
        raise Stale()
    raise NotYourTurn(
        who=tuple(
            table_seat.name for table_seat in loaded.table.seats if table_seat.seat in prompts and table_seat.name
        )
    )


def apply_move(loaded: LoadedTable, match: AnyMatch, seat: Seat, action: Action) -> tuple[AnyMatch, play.News]:
    """Return the match after a move, and its events; raises Illegal."""
    try:
        return play.apply(loaded.game, match, seat, action)
    except play.IllegalMove as error:
        raise Illegal() from error


def next_planned_move(loaded: LoadedTable) -> tuple[TableSeat, MovePlan, Prompt] | None:
    """Return the first pending seat with a plan, its plan and its prompt."""
    if not loaded.move_plans or loaded.table.status is not TableStatus.RUNNING or loaded.match is None:
        return None
    table_seats = {table_seat.seat: table_seat for table_seat in loaded.table.seats}
    ready_seats = seats_with_plan(loaded.move_plans)
    for seat, prompt in play.prompts(loaded.game, loaded.match).items():
        if seat in ready_seats:
            return table_seats[seat], loaded.move_plans[seat], prompt
    return None


def next_computer_turn(loaded: LoadedTable) -> tuple[TableSeat, Prompt] | None:
    """Return the first pending seat that a computer plays, and its prompt."""
    if loaded.table.status is not TableStatus.RUNNING or loaded.match is None:
        return None
    table_seats = {table_seat.seat: table_seat for table_seat in loaded.table.seats}
    for seat, prompt in play.prompts(loaded.game, loaded.match).items():
        if table_seats[seat].level is not None or table_seats[seat].autopilot:
            return table_seats[seat], prompt
    return None
