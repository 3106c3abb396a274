"""`planisphere verify`: exported matches and their proof."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.core import play, record
from games.core.match import AnyMatch, Move
from games.core.playout import playout
from games.core.record import Record
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Options
from tests.support.command_line import Call

SEED = "000102030405060708090a0b0c0d0e0f"


def paper(**changes: Any) -> Record:
    """The record of a whole match of the toy, with changes."""
    return msgspec.structs.replace(record.write(*played()), **changes)


def played() -> tuple[AnyMatch, list[Move]]:
    return playout(TOY, Options(wind="storm"), ["random", "random"], SEED)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def test_a_record_is_proved_and_says_what_was_proved(planisphere: Call, file: Path) -> None:
    written = paper()
    file.write_bytes(msgspec.json.encode(written))
    said = planisphere("verify", file)
    assert (said.code, said.err) == (0, "")
    assert "Replayed: toy, rules 2, 2 at the table, options wind=storm" in said.out
    assert f"All {len(written.moves)} moves are legal from the first move on" in said.out
    assert f"The seed {SEED} has the commitment {play.commitment(SEED)}; --commitment compares it" in said.out
    for score in play.score(TOY, played()[0]):
        assert f"Seat {score.seat}: {score.total} points, place {score.place}" in said.out


def test_a_promise_is_compared(planisphere: Call, file: Path) -> None:
    file.write_bytes(msgspec.json.encode(paper()))
    kept = planisphere("verify", file, "--commitment", play.commitment(SEED).upper())
    assert kept.code == 0
    assert "Proved: toy" in kept.out
    assert "which is the promised one" in kept.out
    broken = planisphere("verify", file, "--commitment", "0" * 64)
    assert (broken.code, broken.out) == (1, "")
    assert "does not fit the commitment" in broken.err
    assert planisphere("verify", file, "--commitment", "xyz").code == 2


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({}, ""),
        ({"checkpoint": {"game": "toy"}}, "begins in the middle of a match"),
        ({"commitment": "0" * 64}, "the seed in it does not fit the commitment in it"),
        ({"scores": []}, "its scores are not those that its moves lead to"),
    ],
)
def test_a_file_of_version_0_2_is_replayed_where_it_holds(
    planisphere: Call, file: Path, more: dict[str, Any], reason: str
) -> None:
    wrote = {"commitment": play.commitment(SEED), "checkpoint": None, "secret": False}
    file.write_text(json.dumps(json.loads(msgspec.json.encode(paper())) | wrote | more), encoding="utf-8")
    said = planisphere("verify", file)
    assert (said.code, reason in said.err) == (1 if reason else 0, True)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"moves": ()}, "the match is not over"),
        (
            {"moves": (record.RecordedMove(0, msgspec.Raw(b'{"type":"Fly"}')),)},
            "a move is not legal: move 1: Invalid value",
        ),
        ({"upgraded": True}, "the rules changed while it was played"),
        ({"seats": 9}, "it begins in a way that the game does not have: toy has no table for 9."),
        ({"options": msgspec.Raw(b'{"wind":"mild"}')}, "it begins in a way that the game does not have"),
        ({"rules": 3}, "newer rules of toy (3) than this version has (2): update"),
        ({"rules": 1}, "older rules of toy (1)"),
        ({"game": "chess"}, "a match of 'chess'; this version knows "),
        ({"seed": "zz"}, "is not an exported match"),
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


def test_what_cannot_be_read_is_refused(planisphere: Call, file: Path) -> None:
    assert "cannot be read: No such file" in planisphere("verify", file).err
    assert "cannot be read: Is a directory" in planisphere("verify", file.parent).err
    file.write_bytes(b" " * 200_000)
    assert "too large" in planisphere("verify", file).err


def test_a_stream_without_end_is_not_read_to_its_end(planisphere: Call) -> None:
    for stream in ("/dev/zero", "/dev/urandom"):
        assert "too large" in planisphere("verify", stream).err
