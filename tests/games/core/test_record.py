"""Exported matches and their proof."""

import msgspec
import pytest

from games.core import play, record
from games.core.match import Move
from games.core.playout import playout
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Options

SEED = "000102030405060708090a0b0c0d0e0f"


def played() -> record.Record:
    first, _ = play.start(TOY, Options(wind="storm"), 2, SEED)
    last, moves = playout(TOY, Options(wind="storm"), ["random", "random"], SEED)
    return record.write(TOY, first, moves, last)


def through_json(paper: record.Record) -> record.Record:
    return record.read(msgspec.json.encode(paper))


def refused(paper: record.Record, promised: str | None = None) -> str:
    with pytest.raises(record.RecordInvalid) as caught:
        record.verify(TOY, paper, promised)
    return caught.value.reason


def test_a_record_proves_itself() -> None:
    paper = through_json(played())
    assert record.verify(TOY, paper).over
    assert record.verify(TOY, paper, play.commitment(SEED)).over


@pytest.mark.parametrize("paper", [b"", b"null", b"[" * 100_000, b"{}"])
def test_what_is_no_record_is_refused(paper: bytes) -> None:
    with pytest.raises(record.RecordInvalid, match="format"):
        record.read(paper)


def test_a_file_that_is_no_text_is_refused_also_where_nobody_reads_it() -> None:
    whole = msgspec.json.encode(played())
    broken = whole.replace(b'"type":', b'"note":"\xe1","type":', 1)
    assert record.read(broken.replace(b"\xe1", b"!")).moves
    with pytest.raises(record.RecordInvalid, match="format"):
        record.read(broken)


def test_a_match_may_be_proved_from_a_checkpoint() -> None:
    last, moves = playout(TOY, Options(), ["random", "random"], SEED)
    middle, _ = playout(TOY, Options(), ["random", "random"], SEED, limit=4)
    paper = through_json(record.write(TOY, middle, moves[4:], last, checkpoint=True))
    assert play.save(record.verify(TOY, paper)) == play.save(last)
    other = msgspec.structs.replace(paper, seed="ff" * 16, commitment=play.commitment("ff" * 16))
    assert refused(other) == "commitment"


def test_another_seed_than_the_promised_one_is_found_out() -> None:
    assert refused(played(), "0" * 64) == "commitment"
    assert refused(msgspec.structs.replace(played(), commitment="0" * 64)) == "commitment"
    assert refused(msgspec.structs.replace(played(), seed="ff" * 16), play.commitment(SEED)) == "commitment"


def test_changed_moves_scores_and_rules_are_found_out() -> None:
    paper = played()
    worse = msgspec.structs.replace(paper.scores[0], total=99)
    assert refused(msgspec.structs.replace(paper, scores=(worse, *paper.scores[1:]))) == "scores"
    assert refused(msgspec.structs.replace(paper, moves=paper.moves[:-1])) == "unfinished"
    assert refused(msgspec.structs.replace(paper, moves=(*paper.moves, paper.moves[0]))) == "moves"
    stray = record.RecordedMove(0, msgspec.Raw(b'{"type":"Fly"}'))
    assert refused(msgspec.structs.replace(paper, moves=(stray,))) == "moves"
    assert refused(msgspec.structs.replace(paper, rules=1)) == "rules"
    assert refused(msgspec.structs.replace(paper, seats=9)) == "format"


def test_a_record_keeps_the_moves_as_they_were() -> None:
    paper = played()
    actions = [Move(e.seat, msgspec.json.decode(e.action, type=TOY.actions)) for e in paper.moves]
    assert actions == playout(TOY, Options(wind="storm"), ["random", "random"], SEED)[1]
