"""A toy on the list of games, and a command line to call."""

import pytest

from bot.__main__ import main
from games import GAMES
from planisphere_toy.rules import GAME as TOY
from tests.support.command_line import Call, Said


@pytest.fixture
def planisphere(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Call the command line with these words; the toy is one of the games."""
    monkeypatch.setitem(GAMES, "toy", TOY)

    def call(*words: object) -> Said:
        code = main([str(word) for word in words])
        return Said(code, *capsys.readouterr())

    return call
