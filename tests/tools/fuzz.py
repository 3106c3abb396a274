"""Let a fuzzer that sees which lines are reached (atheris) look for what breaks the readers of all that people send.

What may be sent, and what must hold whatever it is, the tests of hypothesis say; here they are only asked more often,
by what leads into new lines. What breaks one hypothesis remembers: the test itself then fails with it, made small.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from tempfile import gettempdir
from typing import Any

TARGETS = (
    "test_any_custom_id_is_read_as_it_is_written_or_not_at_all",
    "test_any_options_that_are_typed_are_read_or_refused",
    "test_any_settings_are_read_or_every_mistake_is_named_without_a_secret",
    "test_any_name_is_only_a_name_in_a_message",
    "test_any_file_is_proved_or_refused_with_a_sentence",
    "test_any_file_that_is_brought_is_replayed_or_refused_with_its_reason",
)
"""Of tests/bot/test_forged_input.py, imported only when asked for: the fuzzer has to watch what that imports."""


def main(line: Sequence[str] | None = None) -> int:
    """Fuzz each of these readers in a process of its own; return 1 if anything broke one."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.fuzz", description=__doc__)
    parser.add_argument("--target", choices=TARGETS, action="append", help="this one alone; may be given several times")
    parser.add_argument("--seconds", type=int, default=60, help="for each (default: 60)")
    given = parser.parse_args(line)
    broken = [target for target in given.target or TARGETS if not _holds(target, given.seconds)]
    print(f"Broken: {', '.join(broken)}" if broken else "Nothing broke.")
    return int(bool(broken))


def reader(target: str) -> Any:
    """Return the test of hypothesis that feeds a reader."""
    return getattr(import_module("tests.bot.test_forged_input"), target)


def _holds(target: str, seconds: int) -> bool:
    print(target, flush=True)
    call = f"from tests.tools.fuzz import fuzz; fuzz({target!r}, {seconds})"
    return subprocess.run([sys.executable, "-c", call], check=False).returncode == 0


def fuzz(target: str, seconds: int) -> None:
    """Fuzz one reader in this process, which ends with it."""
    import atheris

    with atheris.instrument_imports(include=["bot", "games"]):
        test = reader(target)
    limits = (
        f"-max_total_time={seconds}",
        "-max_len=4096",
        f"-artifact_prefix={gettempdir()}/",
        "-print_final_stats=1",
    )
    atheris.Setup([target, *limits], test.hypothesis.fuzz_one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    sys.exit(main())
