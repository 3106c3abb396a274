"""Chapters of the rules as they are seen on the table: a match that computer players have played shows them."""

import asyncio
from functools import cache
from typing import Any

import discord

from bot.dialogue.panels import Picture
from bot.pictures import Pictures
from bot.ui import pages
from bot.words import Words
from games import GAMES
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch, Move
from games.core.playout import playout
from games.core.step import Seat
from renderers import LOOKS
from renderers.kit.look import Plate
from renderers.plate import PLATE

SEED = "7e" * 16
"""The luck of all these matches."""


async def plate(
    pictures: Pictures, game: str, chapter: int, heading: str, words: Words
) -> tuple[Picture, discord.File] | None:
    """Draw the plate of a chapter that has this heading; None if it has none, or drawing failed."""
    look = LOOKS.get(game)
    if look is None or chapter not in look.plates:
        return None
    seat, view = await asyncio.to_thread(sample, game, look.plates[chapter])
    alt = f"{words(f'{game}.name')} · {heading}"
    return await pages.drawn(pictures, game, f"{PLATE}-{chapter}", view, words=words, alt=alt, seat=seat)


@cache
def sample(key: str, wanted: Plate) -> tuple[Seat | None, Any]:
    """Return whose view a plate shows (None = everybody's), and that view."""
    match = _moment(GAMES[key], wanted)
    asked = play.prompts(GAMES[key], match)
    seats = [seat for seat, prompt in asked.items() if not wanted.asks or prompt.name == wanted.asks]
    seat = (*seats, 0)[0] if wanted.own else None
    return seat, play.view(GAMES[key], match, seat)


def _moment(game: Game, wanted: Plate) -> AnyMatch:
    moves = _played(game.key, wanted.seats)
    match, _ = play.start(game, game.options(), wanted.seats, SEED)
    for number, (after, _) in enumerate(play.replay(game, match, moves), start=1):
        match = after
        names = {prompt.name for prompt in play.prompts(game, match).values()}
        if number >= wanted.share * len(moves) and (not wanted.asks or wanted.asks in names):
            break
    return match


@cache
def _played(key: str, seats: int) -> list[Move]:
    """Return how strong computer players have played a game; takes about a fifth of a second."""
    game = GAMES[key]
    return playout(game, game.options(), ["strong" if "strong" in game.levels else game.levels[0]] * seats, SEED)[1]
