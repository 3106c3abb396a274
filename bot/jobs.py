"""Pictures and thoughts as bytes, so that a process may draw or think for another one.

What comes from a database must not be able to run anything: each argument and each result is read as what it has to be,
by the types that its game declares, and the works are these and no others.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct, defstruct

import renderers
from bot import pictures
from bot.automata import advised, choose, foreseen, searched, think, without_last
from bot.par import Played, evening
from bot.pictures import Wanted
from bot.proofs import Claim, Examined, Proof, Rewound, Scene, examine, prove, rewind, scene
from bot.words import Words, words_in
from games import GAMES
from games.core.game import Game
from games.core.match import Move, Prompt
from games.core.search import Weighed
from games.core.step import Seat

DRAWING, THINKING, SEARCHING = "drawing", "thinking", "searching"
"""The kinds of jobs."""

DRAW = "draw"
THOUGHTS: Mapping[str, Callable[..., Any]] = {
    work.__name__: work
    for work in (choose, searched, advised, foreseen, without_last, rewind, prove, scene, examine, evening)
}
"""What a `Thinker` has done elsewhere, by name."""

Games = Mapping[str, Game]


class Job(Struct, frozen=True, forbid_unknown_fields=True):
    """A work by its name, about a game; `given` are the arguments, which only the game can read."""

    work: str
    game: str
    given: Raw


class Page(Struct, frozen=True):
    """So much of a drawing must be known to read the rest."""

    sheet: str


def packed(work: Callable[..., Any], arguments: Sequence[Any]) -> bytes:
    """Return a work for a pool as bytes: `draw` with what is wanted, or `think` with a thought."""
    if work is think:
        game, thought, given = arguments
        return _encoded(Job(thought.__name__, game, Raw(_encoded(given))))
    (wanted,) = arguments
    return _encoded(Job(DRAW, wanted.game, Raw(_encoded(wanted))))


def done(data: bytes, games: Games = GAMES) -> bytes:
    """Do a packed work and return the result as bytes; runs in any process. Raises what the work raises, and whatever
    bytes can be wrong about.
    """
    job = msgspec.msgpack.decode(data, type=Job)
    game = games[job.game]
    if job.work == DRAW:
        sheet = msgspec.msgpack.decode(job.given, type=Page).sheet
        return pictures.draw(_decoded(job.given, _wanted(renderers.VIEWS.get(sheet, game.views | None))))
    given = _decoded(job.given, _given(game.views, game.steps, game.actions)[job.work])
    return _encoded(THOUGHTS[job.work](game, *given))


def unpacked(work: Callable[..., Any], arguments: Sequence[Any], result: bytes, games: Games = GAMES) -> Any:
    """Return what has come of a work that was packed. Raises msgspec.DecodeError."""
    if work is not think:
        return result
    key, thought, _ = arguments
    own: dict[Any, Any] = {
        choose: games[key].actions,
        searched: games[key].actions,
        advised: _row(_of(Weighed, games[key].actions), ...),
        foreseen: tuple[bytes, ...],
        without_last: bytes,
    }
    came = own | {rewind: Rewound, prove: Proof, scene: Scene, examine: Examined, evening: Played}
    return msgspec.msgpack.decode(result, type=came[thought])


# -- types -----------------------------------------------------------------------------------------------------------


def _like(base: type[Struct], **types: Any) -> Any:
    """Return a struct like this one of which some fields are known more closely."""
    return defstruct(base.__name__, [*types.items()], bases=(base,), frozen=True)


@cache
def _wanted(view: Any) -> Any:
    return _like(Wanted, view=view)


@cache
def _given(views: Any, steps: Any, actions: Any) -> Mapping[str, Any]:
    """Return the types of each thought's arguments after the game."""
    moves = _row(_like(Move, action=actions), ...)
    prompt = _like(Prompt, step=steps | None, legal=_row(actions, ...))
    return {
        choose.__name__: _row(str, views, prompt, bytes),
        searched.__name__: _row(bytes, Seat, bytes),
        advised.__name__: _row(bytes, Seat, bytes),
        foreseen.__name__: _row(bytes, Seat, str),
        without_last.__name__: _row(bytes, moves, Seat),
        rewind.__name__: _row(bytes, moves, int),
        prove.__name__: _row(_like(Claim, moves=moves)),
        scene.__name__: _row(bytes, moves, int),
        examine.__name__: _row(bytes),
        evening.__name__: _row(dict[str, Any], str, int),
    }


def _of(base: Any, type_: Any) -> Any:
    """Return a struct of which one type was left open."""
    return base[type_]


def _row(*types: Any) -> Any:
    """Return the type of a tuple of these."""
    return tuple.__class_getitem__(types)


def _encoded(value: Any) -> bytes:
    return msgspec.msgpack.encode(value, enc_hook=_locale)


def _decoded(data: Raw, type_: Any) -> Any:
    return msgspec.msgpack.decode(data, type=type_, dec_hook=_words)


def _locale(words: Words) -> str:
    return words.locale


def _words(_: type[Words], locale: str) -> Words:
    """Return the words of a language; pictures are drawn without marks of direction round values."""
    return words_in(locale)
