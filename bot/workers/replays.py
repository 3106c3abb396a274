"""Replays records, including untrusted files.

Runs in a worker process with limits of time and memory.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from games.api import GAMES, Action, Event, Game, Score, Seat, play, record


class FileCheck(msgspec.Struct, frozen=True):
    """The result of a check: `wrong` says why a file cannot be replayed (`most`: size in kB).

    If it is empty, `record` is the cleaned record as JSON, without anything else from the file.
    """

    wrong: str = ""
    most: int = 0
    record: bytes = b""


def check_file(data: bytes, games: Mapping[str, Game] = GAMES) -> FileCheck:
    """Read and replay an untrusted file."""
    try:
        given = record.read(data)
        game = _game_of(given, games)
        if given.secret:
            return FileCheck("secret")
        if len(data) > game.largest_record:
            return FileCheck("large", most=game.largest_record // 1000)
        _verify(game, given)
    except record.RecordInvalid as error:
        return FileCheck(error.reason)
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - options of the file can make a game's rules fail in any way
        return FileCheck("format")
    return FileCheck(record=msgspec.json.encode(record.bare(given)))


def _game_of(given: record.Record, games: Mapping[str, Game]) -> Game:
    if given.game not in games:
        raise record.RecordInvalid("game")
    return games[given.game]


def _verify(game: Game, given: record.Record) -> None:
    """Replay a record, which may end before the match does. Raises RecordInvalid."""
    try:
        record.verify(game, given)
    except record.RecordInvalid as error:
        if error.reason != "unfinished":
            raise


class ReplayedMove(msgspec.Struct, frozen=True):
    """A move of a replay, with the events visible to the seat (or the public)."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class ReplayMoment(msgspec.Struct, frozen=True):
    """A match after `number` of its `moves`, as a seat sees it (None: the public).

    `whole`: the moves end the match. `scores` is set if the match is over at this moment.
    """

    game: str
    seats: int
    commitment: str
    number: int
    seat: Seat | None
    view: Any
    scores: tuple[Score, ...]
    moves: tuple[ReplayedMove, ...]
    whole: bool


def replay_moment(data: bytes, number: int, seat: Seat | None, games: Mapping[str, Game] = GAMES) -> ReplayMoment:
    """Return a moment of a record, at most its last one. Raises RecordInvalid."""
    given = record.read(data)
    game = _game_of(given, games)
    seen = seat if seat is not None and 0 <= seat < given.seats else None
    moves: list[ReplayedMove] = []
    match = shown = None
    for index, (match, news) in enumerate(record.replay(game, given)):
        if index:
            entry = given.moves[index - 1]
            action = msgspec.json.decode(entry.action, type=game.actions)
            moves.append(ReplayedMove(entry.seat, action, tuple(play.heard(news, seen))))
        if index <= number:
            shown = match
    assert match is not None
    assert shown is not None
    return ReplayMoment(
        game=game.key,
        seats=given.seats,
        commitment=play.commitment(given.seed),
        number=min(number, len(moves)),
        seat=seen,
        view=play.view(game, shown, seen),
        scores=tuple(play.score(game, shown)) if shown.over else (),
        moves=tuple(moves),
        whole=match.over,
    )


def check_result(data: bytes, promised: str | None, games: Mapping[str, Game] = GAMES) -> dict[Seat, int]:
    """Replay a finished match of this bot, and return its totals by seat.

    They are empty if its moves do not end the match. `promised` is the commitment shown at its start.
    """
    given = record.read(data)
    game = _game_of(given, games)
    try:
        last = record.verify(game, given, promised)
    except record.RecordInvalid:
        return {}
    return {score.seat: score.total for score in play.score(game, last)}
