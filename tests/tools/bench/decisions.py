"""What one decision costs, beside one of python-chess and one of catanatron in the same run."""

import pickle
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import median
from time import thread_time_ns

import chess

from games.core import play
from games.core.game import Game
from tests.tools.bench.figures import Figure, ratio
from tests.tools.bench.variants import Variant, variants

LIMIT = 1.2
BLOCK = 25
"""So many decisions of one side, then of the other, so that the load of the machine changes both alike."""


def measure(game: Game, decisions: int) -> list[Figure]:
    """Play at random at every player count and board; the first figure is over all of these positions."""
    kinds = list(variants(game))
    chess_clock = chess_decisions(Random(8))
    ours: list[float] = []
    theirs: list[float] = []
    rows: list[Figure] = []
    for kind in kinds:
        clock = game_decisions(game, kind)
        mine: list[float] = []
        for _ in range(max(1, decisions // BLOCK // len(kinds))):
            mine += islice(clock, BLOCK)
            theirs += islice(chess_clock, BLOCK)
        ours += mine
        rows.append(Figure.of(f"decision.{game.key}.{kind.name}", median(mine) / 1e6, "ms"))
    return [
        Figure.of(f"decision.{game.key}", ratio(ours, theirs), "x python-chess", LIMIT),
        Figure.of(f"decision.{game.key}.chess", median(theirs) / 1e6, "ms"),
        *rows,
    ]


def peer(decisions: int) -> list[Figure]:
    """Return what a decision of catanatron takes, beside python-chess like ours; without a limit."""
    catan, chess_clock = catan_decisions(Random(8)), chess_decisions(Random(8))
    theirs: list[float] = []
    yardstick: list[float] = []
    for _ in range(max(1, decisions // BLOCK)):
        theirs += islice(catan, BLOCK)
        yardstick += islice(chess_clock, BLOCK)
    return [
        Figure.of("peer.catanatron", ratio(theirs, yardstick), "x python-chess"),
        Figure.of("peer.catanatron.time", median(theirs) / 1e6, "ms"),
    ]


def game_decisions(game: Game, kind: Variant) -> Iterator[float]:
    """Yield the nanoseconds of prompts, apply and save, one random answer after the other, match after match."""
    luck = Random(kind.name)
    for number in count():
        match, _ = play.start(game, kind.options, kind.players, f"{number:032x}")
        while not match.over:
            start = thread_time_ns()
            questions = play.prompts(game, match)
            asked = thread_time_ns() - start
            prompt = luck.choice(list(questions.values()))
            action = luck.choice(prompt.legal)
            start = thread_time_ns()
            match, _ = play.apply(game, match, prompt.seat, action)
            play.save(match)
            yield asked + thread_time_ns() - start


def chess_decisions(luck: Random) -> Iterator[float]:
    """Yield the nanoseconds of listing the legal moves, pushing one and writing the FEN, game after game."""
    while True:
        board = chess.Board()
        while not board.is_game_over():
            start = thread_time_ns()
            moves = list(board.legal_moves)
            listed = thread_time_ns() - start
            move = luck.choice(moves)
            start = thread_time_ns()
            board.push(move)
            board.fen()
            yield listed + thread_time_ns() - start


def catan_decisions(luck: Random) -> Iterator[float]:
    """Yield the nanoseconds of applying a move, which lists the next legal ones, and pickling what changes of a state.

    Four players, game after game. Its own JSON holds the whole board and takes 50 times as long.
    """
    from catanatron.game import TURNS_LIMIT, Game  # needed here alone
    from catanatron.models.player import Color, Player

    while True:
        match = Game([Player(color) for color in Color], seed=luck.randrange(1, 2**31))
        state, board = match.state, match.state.board
        while match.winning_color() is None and state.num_turns < TURNS_LIMIT:
            move = luck.choice(state.playable_actions)
            start = thread_time_ns()
            match.execute(move)
            pieces = state.player_state, board.buildings, board.roads, board.robber_coordinate
            supply = state.resource_freqdeck, state.development_listdeck
            pickle.dumps((pieces, supply, state.current_player_index, state.current_prompt))
            yield thread_time_ns() - start
