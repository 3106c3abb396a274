"""`planisphere verify`: exported matches and their proof."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cli import verify
from games.core import play, record
from games.core.playout import playout
from games.core.record import Record
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Options
from tests.support.command_line import Call

SEED = "000102030405060708090a0b0c0d0e0f"


def paper(start: int = 0, **changes: Any) -> Record:
    """The record of a whole match of the toy, from a checkpoint after `start` moves, with changes."""
    first, _ = playout(TOY, Options(wind="storm"), ["random", "random"], SEED, limit=start)
    last, moves = playout(TOY, Options(wind="storm"), ["random", "random"], SEED)
    written = record.write(TOY, first, moves[start:], last, checkpoint=start > 0)
    return msgspec.structs.replace(written, **changes)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def test_a_record_is_proved_and_says_what_was_proved(planisphere: Call, file: Path) -> None:
    written = paper()
    file.write_bytes(msgspec.json.encode(written))
    said = planisphere("verify", file)
    assert (said.code, said.err) == (0, "")
    assert "Proved: toy, rules 2, 2 at the table, options wind=storm" in said.out
    assert f"All {len(written.moves)} moves are legal from the first move on" in said.out
    assert f"The seed {SEED} fits the commitment {play.commitment(SEED)} in the file" in said.out
    for score in written.scores:
        assert f"Seat {score.seat}: {score.total} points, place {score.place}" in said.out


def test_a_promise_is_compared(planisphere: Call, file: Path) -> None:
    file.write_bytes(msgspec.json.encode(paper()))
    kept = planisphere("verify", file, "--commitment", play.commitment(SEED).upper())
    assert kept.code == 0
    assert "which is the promised one" in kept.out
    broken = planisphere("verify", file, "--commitment", "0" * 64)
    assert (broken.code, broken.out) == (1, "")
    assert "does not fit the commitment" in broken.err
    assert planisphere("verify", file, "--commitment", "xyz").code == 2


def test_a_checkpoint_is_named(planisphere: Call, file: Path) -> None:
    file.write_bytes(msgspec.json.encode(paper(start=3)))
    assert "from the checkpoint in the file" in planisphere("verify", file).out


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": "ff" * 16}, "does not fit the commitment"),
        ({"moves": ()}, "the match is not over"),
        (
            {"moves": (record.RecordedMove(0, msgspec.Raw(b'{"type":"Fly"}')),)},
            "a move does not stand: move 1: Invalid value",
        ),
        ({"scores": ()}, "its scores are not those"),
        ({"seats": 9}, "it begins in a way that the game does not have: toy has no table for 9."),
        ({"options": msgspec.Raw(b'{"wind":"mild"}')}, "it begins in a way that the game does not have"),
        ({"rules": 3}, "newer rules of toy (3) than this version has (2): update"),
        ({"rules": 1}, "older rules of toy (1)"),
        ({"game": "chess"}, "a match of 'chess'; this version knows "),
        ({"seed": "zz"}, "cannot be played (ValueError)"),
        ({"checkpoint": msgspec.Raw(b'{"rules":7}')}, "cannot be played (NewerRulesVersion)"),
        ({"checkpoint": msgspec.Raw(b"[]")}, "cannot be played (ValidationError)"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_changed_record_is_refused_with_the_reason(
    planisphere: Call, file: Path, changes: dict[str, Any], reason: str
) -> None:
    file.write_bytes(msgspec.json.encode(paper(**changes)))
    said = planisphere("verify", file)
    assert (said.code, said.out) == (1, "")
    assert reason in said.err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"game":"toy"', b"[1,2]", b'{"game":"\xff"}'])
def test_what_is_no_record_is_refused(planisphere: Call, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    said = planisphere("verify", file)
    assert said.code == 1
    assert "is not an exported match" in said.err


def test_what_cannot_be_read_is_refused(planisphere: Call, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "cannot be read: No such file" in planisphere("verify", file).err
    assert "cannot be read: Is a directory" in planisphere("verify", file.parent).err
    file.write_bytes(b" " * 20)
    monkeypatch.setattr(verify, "BIGGEST", 10)
    assert "too large" in planisphere("verify", file).err


def test_a_stream_without_end_is_not_read_to_its_end(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "BIGGEST", 1000)
    for stream in ("/dev/zero", "/dev/urandom"):
        assert "too large" in planisphere("verify", stream).err
