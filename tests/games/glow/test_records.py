"""Recorded matches for every way in which a match can end, played again."""

from pathlib import Path

import msgspec
import pytest

from games.core import play
from games.core.scores import OPPONENT
from games.glow import GAME
from games.glow.actions import ChooseReserveDie, ChooseTomDice
from games.glow.effects import ReturnDie
from tests.support.games.recorded import Recorded, read, replayed

FILES = sorted(Path(__file__).parent.joinpath("records").glob("*.json"))


def ending(found: Recorded) -> str:
    """How a match ended: alone against Tom, or by which comparison."""
    totals = {score.seat: score.total for score in found.scores}
    if OPPONENT in totals:
        margin = totals[0] - totals[OPPONENT]
        return "win" if margin > 0 else "tie" if margin == 0 else "loss"
    leaders = [score for score in found.scores if score.total == max(totals.values())]
    if len(leaders) == 1:
        return "lead"
    return "shared" if sum(score.won for score in leaders) > 1 else "tokens"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_plays_again_to_the_same_scores(file: Path) -> None:
    found = read(file)
    last = replayed(GAME, found)
    board, seats, how = file.stem.split("_")
    assert (last.state.board, last.seats, ending(found)) == (board, int(seats), how)
    assert last.state.round == 8
    assert [score.won for score in found.scores] == [score.won for score in play.score(GAME, last)]


def test_there_is_a_record_for_every_way_to_end() -> None:
    names = {file.stem for file in FILES}
    boards = ("province", "archipelago")
    alone = {f"{board}_1_{how}" for board in boards for how in ("win", "loss", "tie")}
    together = {f"{board}_{seats}_lead" for board in boards for seats in (2, 3, 4)}
    assert alone | together <= names
    assert {"tokens", "shared"} <= {name.split("_")[2] for name in names}


def test_a_tie_with_tom_is_recorded_as_lost() -> None:
    for board in ("province", "archipelago"):
        file = next(file for file in FILES if file.stem == f"{board}_1_tie")
        own, toms = read(file).scores
        assert (own.total == toms.total, own.won, toms.won) == (True, False, True)


def test_what_was_stored_under_another_spelling_is_stored_so_still() -> None:
    options = {"adventurer": "moloch", "tom_dice": ["water", "yellow"], "tom_color": "yellow"}
    match, news = play.start(GAME, msgspec.convert(options, GAME.options), 1, "0b" * 16)
    stored = msgspec.json.decode(play.save(match))
    assert stored["options"] == options
    assert stored["state"]["tom"]["color"] == "yellow"
    told = [msgspec.to_builtins(told.event) for told in news]
    assert {"type": "TomDiceChosen", "dice": ("water", "yellow"), "color": "yellow"} in told
    for one in (ChooseTomDice(("fire", "air"), "air"), ChooseReserveDie("air"), ReturnDie(0, "air", "noon")):
        assert msgspec.to_builtins(one)["color"] == "air"
