"""The fuzzer has readers to look at, and says whether one broke."""

import pytest

from tests.tools import fuzz


@pytest.mark.parametrize("target", fuzz.TARGETS)
def test_each_reader_takes_any_bytes(target: str) -> None:
    test = fuzz.reader(target)
    for data in (b"", b"\x00" * 64, bytes(range(256)) * 4):
        test.hypothesis.fuzz_one_input(data)
