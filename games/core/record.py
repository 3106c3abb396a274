"""A match on paper: everything needed to play it again and, once it is finished, to prove it."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch, Move, commitment
from games.core.scores import Score
from games.core.step import Seat


class RecordInvalid(ValueError):
    """A record does not hold; `reason` is a key: rules, format, commitment, moves, unfinished or scores."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        super().__init__(f"{reason}: {detail}" if detail else reason)


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move: who answered what."""

    seat: Seat
    action: msgspec.Raw


NO_CHECKPOINT = msgspec.Raw(b"null")


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An exported match; `checkpoint` is set where rules were upgraded on the way: the moves begin there.

    With `secret` the match was still running, and the seed tells all that is hidden: it has no scores yet.
    """

    game: str
    rules: int
    seats: int
    options: msgspec.Raw
    commitment: str
    seed: str
    moves: tuple[RecordedMove, ...]
    scores: tuple[Score, ...]
    checkpoint: msgspec.Raw = NO_CHECKPOINT
    secret: bool = False


def read(paper: bytes) -> Record:
    """Return the record that was written as this JSON. Raises RecordInvalid (format)."""
    try:  # as text, for what is read later or never would not be asked whether it is any
        return msgspec.json.decode(paper.decode(), type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordInvalid("format", str(error)) from error


def write(
    game: Game, first: AnyMatch, moves: list[Move], last: AnyMatch, *, checkpoint: bool = False, over: bool = True
) -> Record:
    """Return the record of a match that began at `first`; a checkpoint is written if that is not the very beginning.

    `over` False = it is still running.
    """
    return Record(
        game=game.key,
        rules=last.rules,
        seats=last.seats,
        options=msgspec.Raw(msgspec.json.encode(last.options)),
        commitment=commitment(last.seed),
        seed=last.seed,
        moves=tuple(RecordedMove(move.seat, msgspec.Raw(msgspec.json.encode(move.action))) for move in moves),
        scores=tuple(play.score(game, last)) if over else (),
        checkpoint=msgspec.Raw(play.save(first)) if checkpoint else NO_CHECKPOINT,
        secret=not over,
    )


def verify(game: Game, record: Record, promised: str | None = None) -> AnyMatch:
    """Play a record again and return its last match.

    `promised` is the commitment that was shown when the match began. Raises RecordInvalid if the seed does not fit it,
    if a move is not legal, if the match is not over, or if the scores differ.
    """
    if record.game != game.key or record.rules != game.rules:
        raise RecordInvalid("rules", f"{record.game} {record.rules}, here {game.key} {game.rules}")
    if commitment(record.seed) not in (record.commitment, promised) or promised not in (None, record.commitment):
        raise RecordInvalid("commitment")
    last = played(game, record)
    if not last.over:
        raise RecordInvalid("unfinished")
    if tuple(play.score(game, last)) != record.scores:
        raise RecordInvalid("scores")
    return last


def played(game: Game, record: Record) -> AnyMatch:
    """Return the match after all moves of a record. Raises RecordInvalid if its start or a move is not legal."""
    last = begun(game, record)
    for number, entry in enumerate(record.moves, start=1):
        try:
            action = msgspec.json.decode(entry.action, type=game.actions)
            last, _ = play.apply(game, last, entry.seat, action)
        except (play.IllegalMove, msgspec.ValidationError) as error:
            raise RecordInvalid("moves", f"move {number}: {error}") from error
    return last


def begun(game: Game, record: Record) -> AnyMatch:
    """Return the match with which the moves of a record begin. Raises RecordInvalid."""
    if bytes(record.checkpoint) != bytes(NO_CHECKPOINT):
        first = play.load(game, bytes(record.checkpoint))
        if first.seed != record.seed:
            raise RecordInvalid("commitment")
        return first
    try:
        options: Any = msgspec.json.decode(record.options, type=game.options)
        return play.start(game, options, record.seats, record.seed)[0]
    except (ValueError, msgspec.ValidationError) as error:
        raise RecordInvalid("format", str(error)) from error


def schema(games: Iterable[Game]) -> dict[str, Any]:
    """Return the JSON schema that every record of these games fits."""
    papers = [_paper(game) for game in games]
    found, components = msgspec.json.schema_components(papers, ref_template="#/$defs/{name}")
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A match of Planisphere"}
    return {**head, "anyOf": list(found), "$defs": components}


def _paper(game: Game) -> type[msgspec.Struct]:
    """Return the record of one game, with all that only this game knows."""
    name = "".join(part.capitalize() for part in game.key.split("_"))
    entry = msgspec.defstruct(f"{name}Entry", [("action", game.actions)], bases=(RecordedMove,), frozen=True)
    fields: list[Any] = [
        ("game", Literal.__getitem__(game.key)),
        ("rules", Literal.__getitem__(game.rules)),
        ("options", game.options),
        ("moves", tuple.__class_getitem__((entry, ...))),
        ("checkpoint", dict[str, Any] | None, None),
    ]
    return msgspec.defstruct(f"{name}Record", fields, bases=(Record,), frozen=True, kw_only=True)
