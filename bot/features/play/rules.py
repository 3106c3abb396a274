"""The results to store of a finished match. Pure functions."""

from collections.abc import Mapping

from bot.domain.match_result import MatchResult
from bot.domain.move_record import LoggedMove
from bot.domain.table import Table
from bot.domain.timestamps import to_millis
from games.api import AnyMatch, Game, Seat, play


def match_results(  # noqa: PLR0917
    game: Game,
    match: AnyMatch,
    table: Table,
    last: LoggedMove,
    helped: Mapping[Seat, int],
    thought: Mapping[Seat, tuple[int, int]],
) -> tuple[MatchResult, ...]:
    """Return the results of a finished match, one for each score.

    `last` is its last move, which is not stored yet. `helped` counts by seat the earlier moves that a computer made for
    a person; `thought` holds by seat the sum of the milliseconds that a person took, and the number of these moves.
    """
    helped, thought, seats = dict(helped), dict(thought), {one.seat: one for one in table.seats}
    if last.level is not None and seats[last.seat].person is not None:
        helped[last.seat] = helped.get(last.seat, 0) + 1
    if last.took is not None:
        took, count = thought.get(last.seat, (0, 0))
        thought[last.seat] = (took + last.took, count + 1)
    return tuple(
        MatchResult(
            score=score,
            person=seat.person if (seat := seats.get(score.seat)) else None,
            level=seat.level if seat else None,
            game=table.game,
            rules=match.rules,
            options=table.options,
            guild=table.place.guild,
            players=match.seats,
            computers=match.seats - len(table.people),
            helped=moves if seat and seat.hinted else helped.get(score.seat, 0),
            moves=sum(match.answers),
            finished_at=0 if table.finished_at is None else to_millis(table.finished_at),
            answers=moves,
            thought=thought.get(score.seat, (0, 0))[0],
            thoughts=thought.get(score.seat, (0, 0))[1],
        )
        for score in play.score(game, match)
        for moves in (match.answers[score.seat] if score.seat >= 0 else 0,)
    )
