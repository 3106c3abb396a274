"""`planisphere verify`: replays an exported match and checks its commitment."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.cli.console import Failed, Misused, listed, say
from games.api import GAMES, OPPONENT, Game, Score, play, record

SENTENCES = {
    "commitment": "its seed does not fit the commitment; this is not the luck that was promised.",
    "upgraded": "the rules changed while it was played, so its moves cannot be replayed.",
    "format": "it begins in a way that the game does not have",
    "moves": "a move is not legal",
    "unfinished": "the match is not over after its last move.",
    "scores": "its scores are not those that its moves lead to.",
}


UNREAD = {
    "checkpoint": "begins in the middle of a match: only a record from the first move can be replayed.",
    "commitment": "is not proved: the seed in it does not fit the commitment in it.",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a match written by `planisphere export` or the bot")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the 64 hex digits that were shown at the table when the match began"
    )


def main(line: argparse.Namespace) -> int:
    """Replay the file and print the result."""
    promised = _promise(line.commitment)
    paper = _read(line.file)
    game = _game(line.file, paper)
    try:
        last = record.verify(game, paper, promised)
    except record.RecordInvalid as error:
        raise Failed(f"{line.file} is not proved: {_sentence(error)}") from error
    except Exception as error:  # options can make a game's rules fail in any way
        raise Failed(f"{line.file} is not proved: it cannot be played ({type(error).__name__}).") from error
    for sentence in _shown(game, paper, play.score(game, last), promised):
        say(sentence)
    return 0


def _promise(commitment: str | None) -> str | None:
    if commitment is None:
        return None
    promised = commitment.strip().lower()
    if len(promised) != 64 or not set(promised) <= set("0123456789abcdef"):
        raise Misused("--commitment: a commitment has 64 hex digits.")
    return promised


def _read(file: Path) -> record.Record:
    most = max(game.largest_record for game in GAMES.values()) if GAMES else 0
    try:
        with file.open("rb") as opened:
            data = opened.read(most + 1)  # the length of a stream is unknown
    except OSError as error:
        raise Failed(f"{file} cannot be read: {error.strerror}.") from error
    if len(data) > most:
        raise Failed(f"{file} is too large for a match.")
    try:
        return record.read(data)
    except record.RecordInvalid as error:
        raise Failed(f"{file} {UNREAD.get(error.reason) or f'is not an exported match: {error.detail}.'}") from error


def _game(file: Path, paper: record.Record) -> Game:
    if paper.game not in GAMES:
        raise Failed(f"{file} is a match of {paper.game!r}; this version knows {listed(GAMES) or 'no game'}.")
    game = GAMES[paper.game]
    if paper.rules == game.rules:
        return game
    age = "newer" if paper.rules > game.rules else "older"
    suggestion = "update Planisphere" if age == "newer" else "use the version that wrote it"
    rules = f"{age} rules of {game.key} ({paper.rules}) than this version has ({game.rules})"
    raise Failed(f"{file} was played under {rules}: {suggestion}.")


def _sentence(error: record.RecordInvalid) -> str:
    sentence, detail = SENTENCES[error.reason], str(error).partition(": ")[2]
    return f"{sentence}: {detail}." if detail and not sentence.endswith(".") else sentence


def _shown(game: Game, paper: record.Record, scores: Sequence[Score], promised: str | None) -> list[str]:
    options = ", ".join(f"{key}={value}" for key, value in msgspec.json.decode(paper.options).items())
    seed = f"The seed {paper.seed} has the commitment {play.commitment(paper.seed)}"
    own = "; --commitment compares it with the one that the table showed when the match began."
    return [
        f"{'Proved' if promised else 'Replayed'}: {game.key}, rules {paper.rules}, {paper.seats} at the table, "
        f"options {options or 'none'}.",
        f"All {len(paper.moves)} moves are legal from the first move on, and end the match.",
        seed + (", which is the promised one." if promised else own),
        *(_result(score) for score in scores),
    ]


def _result(score: Score) -> str:
    who = "The automatic opponent" if score.seat == OPPONENT else f"Seat {score.seat}"
    return f"{who}: {score.total} points, place {score.place}{', won' if score.won else ''}."
