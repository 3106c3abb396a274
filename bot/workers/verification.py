"""Playing matches again from their logs: what an attempt proves, where it stood after each answer, and whether a stored
match would come out the same under the rules of this program. Runs in any process.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.database.stored_matches import StoredMatch
from games.api import (
    AnyMatch,
    AttemptFigures,
    Game,
    Move,
    RecordInvalid,
    Seat,
    SoloChallenge,
    play,
)


class AttemptClaim(msgspec.Struct, frozen=True):
    """A finished attempt as it is stored: the challenge's options and seed, where the log begins, and the answers.

    `whole` says that the log begins with the match; after new rules it may begin later.
    """

    options: dict[str, Any]
    seed: str
    first: bytes
    moves: tuple[Move, ...]
    whole: bool


class AttemptProof(msgspec.Struct, frozen=True):
    """What a claim has come to: its figures, the lead at the end of each round, and every seat's total."""

    figures: AttemptFigures
    course: tuple[int, ...]
    totals: dict[int, int]


def prove(game: Game, claim: AttemptClaim) -> AttemptProof:
    """Play an attempt again. Raises RecordInvalid if it is not what the challenge and the rules allow."""
    rules = challenge_of(game)
    match = _begun(game, claim)
    course: dict[int, int] = {}
    try:
        for after, _ in play.replay(game, match, claim.moves):
            match = after
            course[rules.reached(match.state)] = lead_of(game, match)
    except play.IllegalMove as error:
        raise RecordInvalid("moves", str(error)) from error
    if not match.over:
        raise RecordInvalid("unfinished")
    figures = rules.figures(match.state)
    course[rules.reached(match.state)] = figures.margin
    totals = {score.seat: score.total for score in play.score(game, match)}
    return AttemptProof(figures, tuple(course[number] for number in sorted(course)), totals)


def challenge_of(game: Game) -> SoloChallenge:
    """Return how a game makes challenges; it must."""
    assert game.challenge is not None
    return game.challenge


def _begun(game: Game, claim: AttemptClaim) -> AnyMatch:
    match = play.load(game, claim.first)
    options = msgspec.convert(claim.options, game.options)
    if match.seed != claim.seed or match.options != options or match.seats != 1:
        raise RecordInvalid("commitment")
    if claim.whole and play.rules_of(claim.first) == game.rules:
        begun, _ = play.start(game, options, 1, claim.seed)
        if play.save(begun) != play.save(match):
            raise RecordInvalid("commitment")
    return match


def lead_of(game: Game, match: AnyMatch) -> int:
    """Return how far ahead of the opponent or the target the first seat is as the match stands."""
    totals = [score.total for score in play.score(game, match)]
    return totals[0] - (totals[1] if len(totals) > 1 else 0)


class ReplayPosition(msgspec.Struct, frozen=True):
    """A moment of a replay: the stored match after so many answers, and after which answers new rounds began.

    `news` is what happened with each of all answers, as JSON.
    """

    match: bytes
    rounds: tuple[int, ...]
    news: tuple[str, ...] = ()


def scene(game: Game, first: bytes, moves: Sequence[Move], number: int) -> ReplayPosition:
    """Return the match after this many answers (all of them if there are fewer)."""
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
    """A match as it stood earlier, and what was learned since.

    `moves`: after how many answers something hidden was turned up; `saw`: the seats that were told a secret by these.
    """

    match: bytes
    moves: int
    saw: tuple[Seat, ...]


def rewind(game: Game, first: bytes, moves: Sequence[Move], kept: int) -> RewoundMatch:
    """Return the match after the first `kept` of these answers, and what the others have shown."""
    match = play.load(game, first)
    for after, _ in play.replay(game, match, moves[:kept]):
        match = after
    shown, saw = 0, set[Seat]()
    for (after, news), move in zip(play.replay(game, match, moves[kept:]), moves[kept:], strict=True):
        if not after.undo[move.seat]:  # what may be taken back has shown nothing
            shown += 1
            saw |= {told.only for told in news if told.only is not None}
    return RewoundMatch(play.save(match), shown, tuple(sorted(saw)))


class UpgradeOutcome(StrEnum):
    """What becomes of a stored match under the rules of this program."""

    SAME = "same"
    UPGRADED = "upgraded"
    STRANDED = "stranded"


class StoredMatchCheck(msgspec.Struct, frozen=True):
    """The fate of a stored match, and for a stranded one why; nothing of what the match holds."""

    table: str
    game: str
    fate: UpgradeOutcome
    why: str = ""


def fate_of(game: Game | None, stored: StoredMatch) -> StoredMatchCheck:
    """Play a stored match again: the same, brought to newer rules where it stands, or stranded."""
    try:
        fate, why = _fate(game, stored)
    except Exception as error:  # whatever rules make of what others have left; its words may tell what is hidden
        fate, why = UpgradeOutcome.STRANDED, f"it cannot be played ({type(error).__name__})"
    return StoredMatchCheck(stored.table, stored.game, fate, why)


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
    """Return a match without what can be undone in it, of which earlier versions stored less."""
    return play.save(replace(match, undo=[], openers=[]))
