"""Who is asked what at a running table, and whether an answer belongs to a question."""

from bot.domain.person import PersonId
from bot.domain.planned_moves import MovePlan, seats_with_plan
from bot.domain.table import TableId, TableSeat, TableStatus
from bot.refusals import Illegal, NotYours, NotYourTurn, Stale
from bot.tables.loaded_table import LoadedTable
from bot.tables.repository import must_run
from games.core import play
from games.core.match import ASIDE, AnyMatch, Prompt
from games.core.step import Action, News, Seat

HELPER = "easy"
"""The level of the computer player that stands in for an absent person (the game's first if it has no such)."""


def stand_in_level(seated: LoadedTable) -> str:
    """Return the level of the computer player that stands in for people here."""
    return HELPER if HELPER in seated.game.levels else seated.game.levels[0]


def where(seated: LoadedTable) -> tuple[TableId, int]:
    """Return the table and the number of its last answer, for the log of the bot."""
    return seated.table.id, seated.table.moves


def match_of(seated: LoadedTable) -> AnyMatch:
    """Return the match of a running table; raises NotStarted, Closed."""
    must_run(seated.table)
    assert seated.match is not None  # a running table has a match
    return seated.match


def seat_of(seated: LoadedTable, person: PersonId) -> Seat:
    """Return the seat of a person at a running table; raises NotYours, NotStarted, Closed."""
    must_run(seated.table)
    seat = seated.table.seat_of(person)
    if seat is None:
        raise NotYours()
    return seat


def check_prompt_open(seated: LoadedTable, person: PersonId, stamp: str) -> Seat:
    """Return the person's seat if the question or aside of this stamp is open to it.

    Raises NotYours, NotYourTurn, Stale, NotStarted, Closed.
    """
    seat, match = seat_of(seated, person), match_of(seated)
    prompts = play.prompts_with_tokens(seated.game, match)
    mine = prompts.get(seat)
    if mine is not None and mine.token == stamp:
        return seat
    aside = play.out_of_turn_actions(seated.game, match, seat)
    if aside is not None and aside.token == stamp:
        return seat
    if any(prompt.token == stamp for prompt in prompts.values()):
        raise NotYours()
    if mine is not None:
        raise Stale()
    raise NotYourTurn(who=tuple(chair.name for chair in seated.table.seats if chair.seat in prompts and chair.name))


def prompt_name(seated: LoadedTable, seat: Seat, stamp: str) -> str:
    """Return the name of the seat's open question of this stamp, or ASIDE."""
    mine = play.prompts_with_tokens(seated.game, match_of(seated)).get(seat)
    return mine.name if mine is not None and mine.token == stamp else ASIDE


def apply_move(seated: LoadedTable, match: AnyMatch, seat: Seat, action: Action) -> tuple[AnyMatch, News]:
    """Return the match after an answer, and what happened; raises Illegal."""
    try:
        return play.apply(seated.game, match, seat, action)
    except play.IllegalMove as error:
        raise Illegal() from error


def next_planned_move(seated: LoadedTable) -> tuple[TableSeat, MovePlan, Prompt] | None:
    """Return the first person that is asked and has prepared something, with the question."""
    if seated.table.status is not TableStatus.RUNNING or seated.match is None:
        return None
    chairs = {chair.seat: chair for chair in seated.table.seats}
    ready_seats = seats_with_plan(seated.move_plans)
    for seat, prompt in play.prompts(seated.game, seated.match).items():
        if seat in ready_seats:
            return chairs[seat], seated.move_plans[seat], prompt
    return None


def next_computer_turn(seated: LoadedTable) -> tuple[TableSeat, Prompt] | None:
    """Return the first computer player (or person stood in for) that is asked, and the question."""
    if seated.table.status is not TableStatus.RUNNING or seated.match is None:
        return None
    chairs = {chair.seat: chair for chair in seated.table.seats}
    for seat, prompt in play.prompts(seated.game, seated.match).items():
        if chairs[seat].level is not None or chairs[seat].autopilot:
            return chairs[seat], prompt
    return None
