"""When garbage is looked for, and when it is left lying."""

import gc

from bot import words
from bot.garbage import left_lying


def test_garbage_is_left_lying_for_a_while_and_then_collected_as_before() -> None:
    with left_lying():
        assert not gc.isenabled()
        with left_lying():  # as words are read while the bot tidies up by itself
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_no_garbage_is_looked_for_while_words_are_read() -> None:
    def now(phase: str, _: dict[str, int]) -> None:
        found.append(phase)

    found: list[str] = []
    words.words_in("ja")("bot.over")  # the library's own first needs
    gc.callbacks.append(now)
    try:
        words._read.__wrapped__("ja")
    finally:
        gc.callbacks.remove(now)
    assert found in ([], ["start", "stop"])  # once all are read
