"""Exported matches: moves, and what the rules make of them."""

import json
import pickle
from typing import Any

import msgspec
import pytest

from games.core import play, record
from games.core.match import Move
from games.core.playout import playout
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Options

SEED = "000102030405060708090a0b0c0d0e0f"
SIX = {"game", "rules", "options", "seats", "seed", "moves"}


def played() -> record.Record:
    return record.write(*playout(TOY, Options(wind="storm"), ["random", "random"], SEED))


def plain() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(played()))
    return found


def old(**changes: Any) -> bytes:
    """The record as version 0.2 wrote it, with changes."""
    last, _ = playout(TOY, Options(wind="storm"), ["random", "random"], SEED)
    scores = json.loads(msgspec.json.encode(play.score(TOY, last)))
    more = {"commitment": play.commitment(SEED), "scores": scores, "checkpoint": None, "secret": False}
    return json.dumps(plain() | more | changes).encode()


def refused(paper: record.Record, promised: str | None = None) -> str:
    with pytest.raises(record.RecordInvalid) as caught:
        record.verify(TOY, paper, promised)
    return caught.value.reason


def unread(data: bytes) -> str:
    with pytest.raises(record.RecordInvalid) as caught:
        record.read(data)
    return caught.value.reason


def test_a_record_is_moves_and_nothing_that_follows_from_them() -> None:
    assert plain().keys() == SIX


def test_a_record_proves_itself() -> None:
    paper = record.read(msgspec.json.encode(played()))
    assert record.verify(TOY, paper).over
    assert record.verify(TOY, paper, play.commitment(SEED)).over


def test_a_record_of_version_0_2_is_read_and_only_its_moves_are_kept() -> None:
    paper = record.read(old())
    assert record.verify(TOY, paper).over
    assert json.loads(msgspec.json.encode(record.bare(paper))) == plain()


@pytest.mark.parametrize("paper", [b"", b"null", b"[" * 100_000, b"{}"])
def test_what_is_no_record_is_refused(paper: bytes) -> None:
    assert unread(paper) == "format"


def test_a_file_that_is_no_text_is_refused_also_where_nobody_reads_it() -> None:
    whole = msgspec.json.encode(played())
    broken = whole.replace(b'"type":', b'"note":"\xe1","type":', 1)
    assert record.read(broken.replace(b"\xe1", b"!")).moves
    assert unread(broken) == "format"


@pytest.mark.parametrize("seats", [2, 10**18])
def test_no_record_begins_with_a_state(seats: int) -> None:
    middle, _ = playout(TOY, Options(), ["random", "random"], SEED, limit=4)
    assert unread(old(checkpoint=json.loads(play.save(middle)) | {"seats": seats})) == "checkpoint"
    assert unread(old(checkpoint={})) == "checkpoint"


@pytest.mark.parametrize("seed", ["", "x" * 32, "0" * 31, "00 " * 10 + "00", "0" * 64, "F" * 32])
def test_a_seed_has_one_spelling(seed: str) -> None:
    assert unread(json.dumps(plain() | {"seed": seed}).encode()) == "format"


def test_another_seed_than_the_promised_one_is_found_out() -> None:
    assert refused(played(), "0" * 64) == "commitment"
    assert unread(old(commitment="0" * 64)) == "commitment"
    assert unread(old(seed="ff" * 16)) == "commitment"


def test_changed_moves_scores_and_rules_are_found_out() -> None:
    paper = played()
    assert refused(record.read(old(scores=[]))) == "scores"
    assert refused(msgspec.structs.replace(paper, moves=paper.moves[:-1])) == "unfinished"
    assert refused(msgspec.structs.replace(paper, moves=(*paper.moves, paper.moves[0]))) == "moves"
    for seat, action in ((0, '{"type":"Fly"}'), (10**30, '{"type":"Hide"}'), (-1, '{"type":"Hide"}')):
        stray = record.RecordedMove(seat, msgspec.Raw(action.encode()))
        assert refused(msgspec.structs.replace(paper, moves=(stray,))) == "moves"
    assert refused(msgspec.structs.replace(paper, rules=1)) == "rules"
    assert refused(msgspec.structs.replace(paper, seats=9)) == "format"
    assert refused(msgspec.structs.replace(paper, upgraded=True)) == "upgraded"


def test_a_record_keeps_the_moves_as_they_were() -> None:
    actions = [Move(e.seat, msgspec.json.decode(e.action, type=TOY.actions)) for e in played().moves]
    assert actions == playout(TOY, Options(wind="storm"), ["random", "random"], SEED)[1]


def test_why_a_record_does_not_hold_can_be_told_by_another_process() -> None:
    error = pickle.loads(pickle.dumps(record.RecordInvalid("moves", "x" * 10_000)))
    assert (error.reason, len(error.detail)) == ("moves", record.DETAIL)
