"""`planisphere verify`: play an exported match again and prove it against its commitment."""

import argparse
from pathlib import Path

import msgspec

from bot.cli.console import Failed, Misused, listed, say
from games.api import GAMES, OPPONENT, Game, Record, RecordInvalid, Score, record

BIGGEST = 50_000_000
"""Bytes; no match fills a hundredth of this."""

SENTENCES = {
    "commitment": "its seed does not fit the commitment; this is not the luck that was promised.",
    "format": "it begins in a way that the game does not have",
    "moves": "a move does not stand",
    "unfinished": "the match is not over after its last move.",
    "scores": "its scores are not those of the match.",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a match written by `planisphere export` or the bot")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the 64 hex digits that were shown at the table when the match began"
    )


def main(line: argparse.Namespace) -> int:
    """Prove the file and print what was proved."""
    promised = _promise(line.commitment)
    paper = _read(line.file)
    game = _game(line.file, paper)
    try:
        record.verify(game, paper, promised)
    except RecordInvalid as error:
        raise Failed(f"{line.file} is not proved: {_sentence(error)}") from error
    except Exception as error:  # whatever else a forged start makes the rules stumble over
        raise Failed(f"{line.file} is not proved: it cannot be played ({type(error).__name__}).") from error
    for sentence in _proved(game, paper, promised):
        say(sentence)
    return 0


def _promise(commitment: str | None) -> str | None:
    if commitment is None:
        return None
    promised = commitment.strip().lower()
    if len(promised) != 64 or not set(promised) <= set("0123456789abcdef"):
        raise Misused("--commitment: a commitment has 64 hex digits.")
    return promised


def _read(file: Path) -> Record:
    try:
        with file.open("rb") as opened:
            contents = opened.read(BIGGEST + 1)  # of a stream nobody knows beforehand how long it is
        if len(contents) > BIGGEST:
            raise Failed(f"{file} is too large for a match.")
        return record.read(contents)
    except OSError as error:
        raise Failed(f"{file} cannot be read: {error.strerror}.") from error
    except RecordInvalid as error:
        raise Failed(f"{file} is not an exported match: {error.__cause__}.") from error


def _game(file: Path, paper: Record) -> Game:
    if paper.game not in GAMES:
        raise Failed(f"{file} is a match of {paper.game!r}; this version knows {listed(GAMES) or 'no game'}.")
    game = GAMES[paper.game]
    if paper.rules == game.rules:
        return game
    age = "newer" if paper.rules > game.rules else "older"
    suggestion = "update Planisphere" if age == "newer" else "use the version that wrote it"
    rules = f"{age} rules of {game.key} ({paper.rules}) than this version has ({game.rules})"
    raise Failed(f"{file} was played under {rules}: {suggestion}.")


def _sentence(error: RecordInvalid) -> str:
    sentence, detail = SENTENCES[error.reason], str(error).partition(": ")[2]
    return f"{sentence}: {detail}." if detail and not sentence.endswith(".") else sentence


def _proved(game: Game, paper: Record, promised: str | None) -> list[str]:
    begun = "the checkpoint in the file" if bytes(paper.checkpoint) != b"null" else "the first move on"
    options = ", ".join(f"{key}={value}" for key, value in msgspec.json.decode(paper.options).items())
    return [
        f"Proved: {game.key}, rules {paper.rules}, {paper.seats} at the table, options {options or 'none'}.",
        f"All {len(paper.moves)} moves are legal from {begun}, and end the match.",
        f"The seed {paper.seed} fits the commitment {paper.commitment}"
        + (
            ", which is the promised one."
            if promised
            else " in the file (--commitment compares it with the promised one)."
        ),
        *(_result(score) for score in paper.scores),
    ]


def _result(score: Score) -> str:
    who = "The automatic opponent" if score.seat == OPPONENT else f"Seat {score.seat}"
    return f"{who}: {score.total} points, place {score.place}{', won' if score.won else ''}."
