"""Replays matches from their logs, for verification, replays, undo and upgrade checks.

Runs in any process.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.database.stored_matches import StoredMatch
from games.api import GAMES, AnyMatch, Game, Move, Seat, challenge, play, record


class AttemptClaim(msgspec.Struct, frozen=True):
    """A finished attempt: the challenge's options and seed, the first state, and the moves.

    `whole` says that the log starts with the match; after a change of rules it may start later.
    """

    options: dict[str, Any]
    seed: str
    first: bytes
    moves: tuple[Move, ...]
    whole: bool


class AttemptProof(msgspec.Struct, frozen=True):
    """The result of an attempt: its figures, the lead after each round, and totals by seat."""

    figures: challenge.AttemptFigures
    course: tuple[int, ...]
    totals: dict[int, int]


def prove(game: Game, claim: AttemptClaim) -> AttemptProof:
    """Replay an attempt. Raises RecordInvalid if the challenge or the rules do not allow it."""
    rules = challenge_of(game)
    match = _begun(game, claim)
    course: dict[int, int] = {}
    try:
        for after, _ in play.replay(game, match, claim.moves):
            match = after
            course[rules.reached(match.state)] = lead_of(game, match)
    except play.IllegalMove as error:
        raise record.RecordInvalid("moves", str(error)) from error
    if not match.over:
        raise record.RecordInvalid("unfinished")
    figures = rules.figures(match.state)
    course[rules.reached(match.state)] = figures.margin
    totals = {score.seat: score.total for score in play.score(game, match)}
    return AttemptProof(figures, tuple(course[number] for number in sorted(course)), totals)


def challenge_of(game: Game) -> challenge.SoloChallenge:
    """Return the challenge rules of a game, which must have some."""
    assert game.challenge is not None
    return game.challenge


def _begun(game: Game, claim: AttemptClaim) -> AnyMatch:
    match = play.load(game, claim.first)
    options = msgspec.convert(claim.options, game.options)
    if match.seed != claim.seed or match.options != options or match.seats != 1:
        raise record.RecordInvalid("commitment")
    if claim.whole and play.rules_of(claim.first) == game.rules:
        begun, _ = play.start(game, options, 1, claim.seed)
        if play.save(begun) != play.save(match):
            raise record.RecordInvalid("commitment")
    return match


def lead_of(game: Game, match: AnyMatch) -> int:
    """Return the current lead of the first seat over the opponent or the target."""
    totals = [score.total for score in play.score(game, match)]
    return totals[0] - (totals[1] if len(totals) > 1 else 0)


class ReplayPosition(msgspec.Struct, frozen=True):
    """A position of a replay: the stored match, and the moves that began new rounds.

    `news` are the events of each move of the match, as JSON.
    """

    match: bytes
    rounds: tuple[int, ...]
    news: tuple[str, ...] = ()


def scene(game: Game, first: bytes, moves: Sequence[Move], number: int) -> ReplayPosition:
    """Return the position after this many moves (or after all, if there are fewer)."""
    reached = game.challenge.reached if game.challenge else lambda _: 0
    match = play.load(game, first)
    shown, rounds, now, told = match, [0], reached(match.state), []
    for index, (after, news) in enumerate(play.replay(game, match, moves), start=1):
        told.append(msgspec.json.encode(news).decode())
        if index <= number:
            shown = after
        if reached(after.state) != now:
            now = reached(after.state)
            rounds.append(index)
    return ReplayPosition(play.save(shown), tuple(rounds), tuple(told))


class RewoundMatch(msgspec.Struct, frozen=True):
    """An earlier state of a match, and what later moves revealed.

    `moves` is the number of moves that revealed hidden information; `saw` are the seats that saw a secret by them.
    """

    match: bytes
    moves: int
    saw: tuple[Seat, ...]


def rewind(game: Game, first: bytes, moves: Sequence[Move], kept: int) -> RewoundMatch:
    """Return the match after the first `kept` moves, and what later moves revealed."""
    match = play.load(game, first)
    for after, _ in play.replay(game, match, moves[:kept]):
        match = after
    shown, saw = 0, set[Seat]()
    for (after, news), move in zip(play.replay(game, match, moves[kept:]), moves[kept:], strict=True):
        if not after.undo[move.seat]:  # a move with undo revealed nothing
            shown += 1
            saw |= {told.only for told in news if told.only is not None}
    return RewoundMatch(play.save(match), shown, tuple(sorted(saw)))


class UpgradeOutcome(StrEnum):
    """What happens to a stored match under the current rules."""

    SAME = "same"
    UPGRADED = "upgraded"
    STRANDED = "stranded"


class StoredMatchCheck(msgspec.Struct, frozen=True):
    """The outcome for a stored match, with the reason if it is stranded, without its contents.

    `lost` is true for a finished match of older rules, which no longer can be replayed.
    """

    table: str
    game: str
    fate: UpgradeOutcome
    why: str = ""
    lost: bool = False


def fate_of(stored: StoredMatch) -> StoredMatchCheck:
    """Replay a stored match: the same, upgraded at its current state, or stranded."""
    try:
        fate, why = _fate(GAMES.get(stored.game), stored)
    except Exception as error:  # noqa: BLE001 - foreign data may fail in any way; the message may contain secrets
        fate, why = UpgradeOutcome.STRANDED, f"it cannot be played ({type(error).__name__})"
    lost = fate is UpgradeOutcome.UPGRADED and play.load(GAMES[stored.game], stored.last).over
    return StoredMatchCheck(stored.table, stored.game, fate, why, lost)


def _fate(game: Game | None, stored: StoredMatch) -> tuple[UpgradeOutcome, str]:
    if game is None:
        return UpgradeOutcome.STRANDED, "this program does not know its game"
    if play.rules_of(stored.last) > game.rules:
        return UpgradeOutcome.STRANDED, "it was played under newer rules"
    last = play.load(game, stored.last)
    play.prompts(game, last)
    if play.rules_of(stored.last) != game.rules:
        return UpgradeOutcome.UPGRADED, ""
    again = play.load(game, stored.first)
    for seat, move in stored.moves:
        again, _ = play.apply(game, again, seat, msgspec.json.decode(move, type=game.actions))
    if _but_for_undo(again) != _but_for_undo(last):
        return UpgradeOutcome.STRANDED, "its answers lead elsewhere"
    return UpgradeOutcome.SAME, ""


def _but_for_undo(match: AnyMatch) -> bytes:
    """Return a match without its undo information, of which earlier versions stored less."""
    return play.save(replace(match, undo=[], openers=[]))
