"""`planisphere render`: draws a sheet of a match of computer players."""

import argparse
from pathlib import Path

import renderers
from bot.cli import match_arguments
from bot.cli.console import Failed, Misused, listed, say, write_out
from bot.cli.match_arguments import Cast
from bot.i18n.translator import LOCALES, Translator, translator_for
from games.api import OPPONENT, AnyMatch, Game, Seat, play, playout
from renderers.kit.renderer import GameRenderer

PLAYER_NAMES = ("Aki", "Bruno", "千代", "Dana", "Emre", "Фёдор")
"""Names of the players in the picture."""

MOVE_DIGITS = 6
"""Maximum number of digits of a move number."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    match_arguments.arguments(parser)
    parser.add_argument("--move", default="0", metavar="K", help="after how many moves; `end` for the end (default: 0)")
    parser.add_argument("--seat", type=int, metavar="I", help="as this seat sees it, counted from 0 (default: anybody)")
    parser.add_argument("--sheet", default="table", help="which sheet: table, seat, score, ... (default: table)")
    parser.add_argument("--locale", default="en", choices=LOCALES, help="the language (default: en)")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="where to write the PNG")


def main(line: argparse.Namespace) -> int:
    """Play, draw and write the picture, and print its description."""
    cast = match_arguments.cast(line)
    renderer = _view(cast.key, line.sheet)
    match = _played(cast, match_arguments.seed_of(line.seed), line.move)
    seat = _seat(cast, match, line.sheet, line.seat)
    view, words = play.view(cast.game, match, seat), translator_for(line.locale)
    people = names(cast.game, len(cast.levels), words)
    picture = renderers.render(cast.key, view, line.sheet, words, people, {}, seat)
    write_out(line.out, picture)
    say(f"{line.out} ({len(picture) / 1000:.0f} kB): {renderer.alt(view, words, people)}")
    return 0


def names(game: Game, players: int, words: Translator) -> dict[Seat, str]:
    """Return the names by seat, including an automatic opponent."""
    people = dict(enumerate(PLAYER_NAMES[:players]))
    return people | {OPPONENT: words(f"{game.key}.opponent")} if words.has(f"{game.key}.opponent") else people


def _view(game: str, sheet: str) -> GameRenderer:
    renderer = renderers.RENDERERS.get(game)
    if renderer is None:
        raise Failed(f"there are no pictures of {game}.")
    if sheet not in renderer.sheets:
        raise Misused(f"{game} has no sheet {sheet!r}; sheets: {listed(renderer.sheets)}.")
    return renderer


def _played(cast: Cast, seed: str, move: str) -> AnyMatch:
    if move != "end" and not (move.isdecimal() and len(move) <= MOVE_DIGITS):
        raise Misused(f"--move {move[:40]}: write a number from 0, or end.")
    match, moves = playout.playout(
        cast.game, cast.options, cast.levels, seed, limit=None if move == "end" else int(move)
    )
    if move != "end" and len(moves) < int(move):
        raise Failed(f"this match ends after {len(moves)} moves; there is no move {int(move)}.")
    return match


def _seat(cast: Cast, match: AnyMatch, sheet: str, seat: Seat | None) -> Seat | None:
    """Return the viewing seat; a private sheet without a seat is of the one to move."""
    if seat is not None and seat not in range(match.seats):
        raise Misused(f"--seat {seat}: there are {match.seats} seats, counted from 0.")
    if sheet == "score" and not match.over:
        raise Failed("the score sheet is there only when the match is over; try --move end.")
    if sheet == "seat" and seat is None:
        return next(iter(play.prompts(cast.game, match)), 0)
    return seat
