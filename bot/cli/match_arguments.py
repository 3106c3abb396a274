"""Command-line arguments that describe a match: game, seats, options and seed."""

import argparse
from collections.abc import Sequence
from hashlib import blake2s
from typing import Any

import msgspec

from bot.cli.console import Misused, listed
from games.api import GAMES, Game, InvalidOption, ai


class Cast(msgspec.Struct, frozen=True):
    """A match of computer players as plain data: the game's key, its options and one level for each seat."""

    key: str
    options: Any
    levels: tuple[str, ...]

    @property
    def game(self) -> Game:
        """The game."""
        return GAMES[self.key]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments that `cast` reads."""
    parser.add_argument("game", metavar="GAME", help=f"which game: {listed(GAMES) or 'none is installed'}")
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many sit at the table (default: the fewest that the game has)"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="where all luck comes from: any text (default: 1)")
    parser.add_argument(
        "--seats",
        default=ai.RANDOM,
        metavar="LEVEL[,LEVEL...]",
        help=f"who plays: one level for all or one for each seat; {listed(_all_levels())} (default: {ai.RANDOM})",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, such as board=province; may be given several times",
    )


def _all_levels() -> tuple[str, ...]:
    return tuple(dict.fromkeys((ai.RANDOM, *(level for game in GAMES.values() for level in game.levels))))


def cast(line: argparse.Namespace) -> Cast:
    """Return the match of the arguments; raises Misused with the possible values."""
    game = find(line.game)
    players = min(game.seats) if line.players is None else int(line.players)
    if players not in game.seats:
        raise Misused(f"{game.key} has no table for {players}; players: {listed(game.seats)}.")
    return Cast(game.key, _options(game, players, line.option), _levels(game, players, line.seats))


def find(key: str) -> Game:
    """Return the game of this key; raises Misused."""
    if key not in GAMES:
        raise Misused(f"there is no game {key!r}; games: {listed(GAMES) or 'none is installed'}.")
    return GAMES[key]


def _options(game: Game, players: int, words: Sequence[str]) -> Any:
    values: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise Misused(f"--option {word}: write KEY=VALUE; options: {_choices(game, players)}.")
        if key in values:
            raise Misused(f"--option {key} is given twice.")
        values[key] = value
    try:
        return game.parse_options(players, values)
    except InvalidOption as error:
        given = f"--option {error.key}={error.value}"
        raise Misused(f"{given} cannot be chosen for {players}; options: {_choices(game, players)}.") from error


def _choices(game: Game, players: int) -> str:
    offered = game.menu(players)
    return "; ".join(f"{option.key}={'|'.join(option.values)}" for option in offered) or "none"


def _levels(game: Game, players: int, words: str) -> tuple[str, ...]:
    levels = tuple(words.split(","))
    known = (ai.RANDOM, *game.levels)
    for level in levels:
        if level not in known:
            raise Misused(f"--seats {words}: there is no level {level!r}; levels: {listed(known)}.")
    if len(levels) not in (1, players):
        raise Misused(f"--seats {words}: give one level for all or one for each of the {players} seats.")
    return levels if len(levels) == players else levels * players


def seed_of(text: str) -> str:
    """Return a seed: 32 hex digits as they are, or the hash of any other text."""
    word = text.lower()
    plain = len(word) == 32 and set(word) <= set("0123456789abcdef")
    return word if plain else blake2s(text.encode(errors="surrogateescape"), digest_size=16).hexdigest()


def seed_number(text: str, number: int) -> str:
    """Return the seed of one match of a series."""
    return blake2s(f"{text}/{number}".encode(errors="surrogateescape"), digest_size=16).hexdigest()
