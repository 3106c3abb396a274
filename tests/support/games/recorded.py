"""Matches that were recorded under any rules: replayed from the first move, or from where newer rules found them."""

from pathlib import Path

import msgspec

from games.core import play, record
from games.core.game import Game
from games.core.match import AnyMatch, Move
from games.core.record import RecordedMove
from games.core.scores import Score


class Recorded(msgspec.Struct, frozen=True, kw_only=True):
    """A record as version 0.2 wrote it; with a `checkpoint` the moves begin at a match stored under older rules."""

    data: bytes = b""
    commitment: str
    moves: tuple[RecordedMove, ...]
    scores: tuple[Score, ...]
    checkpoint: msgspec.Raw


def read(path: Path) -> Recorded:
    """Return a recorded match."""
    data = path.read_bytes()
    return msgspec.structs.replace(msgspec.json.decode(data, type=Recorded), data=data)


def replayed(game: Game, recorded: Recorded) -> AnyMatch:
    """Replay a recorded match to its end, which must have the recorded scores."""
    if bytes(recorded.checkpoint) == record.NOTHING:
        return record.verify(game, record.read(recorded.data), recorded.commitment)
    first = play.load(game, bytes(recorded.checkpoint))
    moves = [Move(move.seat, msgspec.json.decode(move.action, type=game.actions)) for move in recorded.moves]
    *_, (last, _) = play.replay(game, first, moves)
    assert last.over
    assert tuple(play.score(game, last)) == recorded.scores
    return last
