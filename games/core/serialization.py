"""Saves, loads, upgrades and copies matches."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.cloning import copier
from games.core.game import Game
from games.core.match import AnyMatch, Match


class NewerRulesVersion(ValueError):
    """A stored match has newer rules, or a newer shape, than this program."""


class _Header(msgspec.Struct):
    rules: int
    shape: int = 1


@lru_cache(maxsize=64)  # one type of match for each game
def _decoder(options: Any, state: Any, steps: Any) -> msgspec.json.Decoder[AnyMatch]:
    return msgspec.json.Decoder(Match[options, state, steps])


def save(match: AnyMatch) -> bytes:
    """Return the match as JSON.

    It contains the seed, so it is never shown while the match runs.
    """
    return msgspec.json.encode(match)


def rules_of(data: bytes) -> int:
    """Return the rules version under which a stored match was saved."""
    return msgspec.json.decode(data, type=_Header).rules


def load(game: Game, data: bytes) -> AnyMatch:
    """Return a stored match, brought to the present shape and rules.

    Raises NewerRulesVersion for a match of a later version and msgspec.ValidationError for one that cannot be read.
    """
    stored = msgspec.json.decode(data, type=_Header)
    if stored.rules > game.rules or stored.shape > game.shape:
        known = f"this program knows {game.rules}, shape {game.shape}"
        raise NewerRulesVersion(f"{game.key}: rules {stored.rules}, shape {stored.shape}; {known}")
    decoder = _decoder(game.options, game.state, game.steps)
    if (stored.rules, stored.shape) == (game.rules, game.shape):
        return decoder.decode(data)
    plain = msgspec.json.decode(data)
    for shape in range(stored.shape, game.shape):
        plain = game.reshapes[shape](plain)
    for rules in range(stored.rules, game.rules):
        plain = game.upgrades[rules](plain)
    plain |= {"rules": game.rules, "shape": game.shape}
    return msgspec.convert(plain, decoder.type, str_keys=True)


def copy(game: Game, match: AnyMatch) -> AnyMatch:
    """Return an independent copy of a match; immutable parts are shared."""
    of_state = copier(game.state)
    return replace(
        match,
        state=of_state(match.state) if of_state else match.state,
        common=match.common.copy(),
        own=[steps.copy() for steps in match.own],
        answers=match.answers.copy(),
        undo=match.undo.copy(),
        counts=match.counts.copy(),
        openers=match.openers.copy(),
    )
