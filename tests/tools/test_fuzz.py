"""The fuzzer has readers to look at, and says whether one broke."""

import subprocess
from types import SimpleNamespace

import pytest

from tests.tools import fuzz


@pytest.mark.parametrize("target", fuzz.TARGETS)
def test_each_reader_takes_any_bytes(target: str) -> None:
    test = fuzz.reader(target)
    for data in (b"", b"\x00" * 64, bytes(range(256)) * 4):
        test.hypothesis.fuzz_one_input(data)


def test_a_reader_that_broke_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    broken = fuzz.TARGETS[1]
    monkeypatch.setattr(subprocess, "run", lambda call, **_: SimpleNamespace(returncode=int(broken in call[-1])))
    assert fuzz.main([]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == f"Broken: {broken}"
    assert fuzz.main(["--target", fuzz.TARGETS[0]]) == 0
