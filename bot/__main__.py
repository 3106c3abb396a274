"""The command line `planisphere`, also `python -m bot`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from bot.cli import COMMANDS
from bot.cli.console import Failed, Misused, complain, survive_any_terminal
from bot.refusals import Refusal
from bot.workers.garbage_collection import collection_paused

FINE, BROKEN, WRONG = 0, 1, 2


def main(line: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit code: 0 success, 1 failure, 2 wrong usage."""
    words = list(sys.argv[1:] if line is None else line)
    survive_any_terminal()
    try:
        with collection_paused():
            arguments = parser_of(words).parse_args(words)
            command = import_module(f"bot.cli.{arguments.command}")
        return int(command.main(arguments))
    except SystemExit as end:  # argparse has printed the error
        return end.code if isinstance(end.code, int) else WRONG
    except Misused as error:
        complain(f"planisphere {words[0]}: {error}\nTry: planisphere {words[0]} --help")
        return WRONG
    except (Failed, Refusal) as error:
        _report(words[0], _reason(error))
        return BROKEN
    except BrokenPipeError:  # the reader of the output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN
    except KeyboardInterrupt:
        complain("Stopped.")
        return BROKEN


def _report(command: str, reason: str) -> None:
    """Print why a command has failed; of `run` in the format of its log."""
    text = f"planisphere {command}: {reason}"
    if command == "run":
        from bot.config import logs_json  # noqa: PLC0415 - only a failed command needs it
        from bot.monitoring.logs import fatal  # noqa: PLC0415

        text = fatal(text) if logs_json() else text
    complain(text)


def _reason(error: Failed | Refusal) -> str:
    if isinstance(error, Failed):
        return str(error)
    from bot.cli.settings import sentence  # noqa: PLC0415 - it is imported by the command that has failed

    return sentence(error)


def parser_of(words: Sequence[str]) -> argparse.ArgumentParser:
    """Return a parser with all commands; only the called one is described in full."""
    parser = argparse.ArgumentParser(
        prog="planisphere",
        description="Five star-themed board games for Discord, played at your own pace.",
        epilog="Exit codes: 0 fine, 1 the thing failed, 2 wrong usage.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"planisphere {_version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        about = f"{purpose[0].upper()}{purpose[1:]}."
        command = commands.add_parser(name, help=purpose, description=about, allow_abbrev=False)
        if words and words[0] == name:
            import_module(f"bot.cli.{name}").arguments(command)
    return parser


def _version() -> str:
    try:
        return version("planisphere")
    except PackageNotFoundError:
        return "(not installed)"


if __name__ == "__main__":
    sys.exit(main())
