"""The record of a match: game, rules, options, seats, seed and moves.

A replay derives everything else.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch, Move, commitment
from games.core.scores import Score
from games.core.step import News, Seat

NOTHING = b"null"
DETAIL = 200
"""Maximum length of an error's detail in characters: a file may hold moves of any length."""
_SEED = re.compile("[0-9a-f]{32}")
_UNREADABLE = (msgspec.DecodeError, ValueError, OverflowError, RecursionError)


class RecordInvalid(ValueError):
    """A record is invalid; `reason` is a key.

    Of the file: format, checkpoint. Of the match: rules, upgraded, commitment, moves, unfinished, scores.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason, self.detail = reason, detail[:DETAIL]
        super().__init__(f"{reason}: {self.detail}" if detail else reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.detail)


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move: its seat, and the action as JSON."""

    seat: Seat
    action: msgspec.Raw


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as its moves; `rules` is the version under which it began.

    `secret`: the match was still running, so that the seed reveals all hidden information. `upgraded`: the rules
    changed during the match, so that no version can replay its moves.
    """

    game: str
    rules: int
    seats: int
    options: msgspec.Raw
    seed: str
    moves: tuple[RecordedMove, ...]
    secret: bool = False
    upgraded: bool = False


class _File(Record, frozen=True, kw_only=True):
    """A record as read from a file.

    Version 0.2 wrote more fields, which must not contradict the moves.
    """

    commitment: str | None = None
    scores: tuple[Score, ...] | None = None
    checkpoint: msgspec.Raw = msgspec.Raw(NOTHING)


def read(data: bytes) -> Record:
    """Return the record that was written as this JSON.

    Raises RecordInvalid: format, checkpoint for one that begins with a stored match, commitment if the file
    contradicts its seed.
    """
    try:  # decode everything as text first: parts that are decoded later, or never, must be valid UTF-8 too
        record = msgspec.json.decode(data.decode(), type=_File)
    except _UNREADABLE as error:
        raise RecordInvalid("format", str(error)) from error
    if not _SEED.fullmatch(record.seed):
        raise RecordInvalid("format", "a seed has 32 hex digits")
    if bytes(record.checkpoint) != NOTHING:
        raise RecordInvalid("checkpoint")
    if record.commitment not in (None, commitment(record.seed)):
        raise RecordInvalid("commitment")
    return record


def write(match: AnyMatch, moves: Iterable[Move], *, secret: bool = False) -> Record:
    """Return the record of a match of the present rules, from any position and all moves."""
    return Record(
        game=match.game,
        rules=match.rules,
        seats=match.seats,
        options=msgspec.Raw(msgspec.json.encode(match.options)),
        seed=match.seed,
        moves=tuple(RecordedMove(move.seat, msgspec.Raw(msgspec.json.encode(move.action))) for move in moves),
        secret=secret,
    )


def bare(record: Record) -> Record:
    """Return a record without the additional fields of version 0.2."""
    fields = {name: getattr(record, name) for name in Record.__struct_fields__}
    return Record(**fields)


def verify(game: Game, record: Record, promised: str | None = None) -> AnyMatch:
    """Replay a record from its first move and return its last match.

    `promised` is the commitment that was shown when the match began. Raises RecordInvalid if the seed does not fit
    it, if a move is not legal, if the match is not over, or if the file states other scores.
    """
    if promised not in (None, commitment(record.seed)):
        raise RecordInvalid("commitment")
    last = played(game, record)
    if not last.over:
        raise RecordInvalid("unfinished")
    if isinstance(record, _File) and record.scores is not None and tuple(play.score(game, last)) != record.scores:
        raise RecordInvalid("scores")
    return last


def played(game: Game, record: Record) -> AnyMatch:
    """Return the match after all moves of a record; raises RecordInvalid."""
    *_, (last, _) = replay(game, record)
    return last


def replay(game: Game, record: Record) -> Iterator[tuple[AnyMatch, News]]:
    """Yield the match and the news at the start and after each move.

    Raises RecordInvalid: rules or upgraded if these rules cannot replay it, format if the game does not begin like
    this, moves.
    """
    if record.upgraded:
        raise RecordInvalid("upgraded")
    if record.game != game.key or record.rules != game.rules:
        raise RecordInvalid("rules", f"{record.game} {record.rules}, here {game.key} {game.rules}")
    try:
        options: Any = msgspec.json.decode(record.options, type=game.options)
        match, news = play.start(game, options, record.seats, record.seed)
    except _UNREADABLE as error:
        raise RecordInvalid("format", str(error)) from error
    yield match, news
    for number, entry in enumerate(record.moves, start=1):
        try:
            action = msgspec.json.decode(entry.action, type=game.actions)
            match, news = play.apply(game, match, entry.seat, action)
        except _UNREADABLE as error:
            raise RecordInvalid("moves", f"move {number}: {error}") from error
        yield match, news


def schema(games: Iterable[Game]) -> dict[str, Any]:
    """Return the JSON schema of the records of these games."""
    records = [_record_of(game) for game in games]
    found, components = msgspec.json.schema_components(records, ref_template="#/$defs/{name}")
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A match of Planisphere"}
    return {**head, "anyOf": list(found), "$defs": components}


def _record_of(game: Game) -> type[msgspec.Struct]:
    """Return the type of one game's records, with its options and actions."""
    name = "".join(part.capitalize() for part in game.key.split("_"))
    entry = msgspec.defstruct(f"{name}Entry", [("action", game.actions)], bases=(RecordedMove,), frozen=True)
    fields: list[Any] = [
        ("game", Literal.__getitem__(game.key)),
        ("rules", Literal.__getitem__(game.rules)),
        ("options", game.options),
        ("moves", tuple.__class_getitem__((entry, ...))),
    ]
    return msgspec.defstruct(f"{name}Record", fields, bases=(Record,), frozen=True, kw_only=True)
