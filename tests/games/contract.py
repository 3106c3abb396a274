"""What every game promises, as functions over random play; `test_contract.py` calls them for each registered game."""

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch, Move
from games.core.options import menu

SEEDS = st.binary(min_size=16, max_size=16).map(bytes.hex)


def option_sets(game: Game, seats: int) -> st.SearchStrategy[dict[str, str]]:
    """Any choice of the options that people may choose."""
    return st.fixed_dictionaries({o.key: st.sampled_from(o.values) for o in menu(game.options, seats)})


def begin(game: Game, data: DataObject) -> AnyMatch:
    """Start any match of the game."""
    seats = data.draw(st.sampled_from(list(game.seats)), "seats")
    options = msgspec.convert(data.draw(option_sets(game, seats), "options"), game.options)
    return play.start(game, options, seats, data.draw(SEEDS, "seed"))[0]


def playing(game: Game, match: AnyMatch, data: DataObject) -> Iterator[tuple[AnyMatch, Move, AnyMatch, play.News]]:
    """Play any legal answers to the end; yields before, move, after, news."""
    while not match.over:
        open_now = play.prompts(game, match)
        seat = data.draw(st.sampled_from(list(open_now)), "seat")
        legal = open_now[seat].legal
        action = legal[data.draw(st.integers(0, len(legal) - 1), "answer")]
        after, news = play.apply(game, match, seat, action)
        yield match, Move(seat, action), after, news
        match = after


def plain(thing: Any) -> Any:
    """Anything of a match as comparable plain data."""
    return msgspec.to_builtins(thing)
