"""A share of one processor for a process and all that it starts, as if it had a small machine of its own.

Several of them on one machine tell what a further process adds. Two that fight for the same cores do not.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from tests.tools.simulation.report import CannotBeTried

HOW_TO_GET_IT = "no share of a processor can be given here: that takes root and control groups in /sys/fs/cgroup"

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds within which the share is kept: short, so that nobody stands still for long."""

LINGER = 20.0
"""Seconds for the last of a group to end."""

MEMBERS, VARIABLE = "cgroup.procs", "CPU_GROUP"
"""The file to which a process writes its number to be given the share, and the variable that tells it where that is."""


@contextmanager
def share(number: int, part: float) -> Iterator[Path]:
    """Give the file to which a process writes its number to have so much of one processor. Raises CannotBeTried."""
    old = GROUPS / "cpu"
    group = (old if old.is_dir() else GROUPS) / f"planisphere-{os.getpid()}-{number}"
    try:
        group.mkdir()
    except OSError as error:
        raise CannotBeTried(HOW_TO_GET_IT) from error
    try:
        quota = round(PERIOD * part)
        if old.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD), encoding="ascii")
            (group / "cpu.cfs_quota_us").write_text(str(quota), encoding="ascii")
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}", encoding="ascii")
        yield group / MEMBERS
    finally:
        _leave(group / MEMBERS)
        group.rmdir()


def _leave(members: Path) -> None:
    """Wait until nobody is in the group: processes that draw end a little after the bot that they drew for."""
    until = monotonic() + LINGER
    while members.read_text(encoding="ascii") and monotonic() < until:
        sleep(0.05)


def take() -> None:
    """Let this process, and whatever it starts from now on, have the share that it was given, if any."""
    if group := os.environ.get(VARIABLE):
        Path(group).write_text(str(os.getpid()), encoding="ascii")
