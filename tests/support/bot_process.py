"""The bot as a process of its own on the loopback Discord: started, stopped for a while, killed."""

import asyncio
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.support.bridge import Bridge

RUN = ("-m", "bot", "run")
PATIENCE = 120.0
"""Seconds: a busy machine is no failure."""


async def until(true: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait for something to become true, looking again whenever the loop is free. Raises TimeoutError."""
    async with asyncio.timeout(patience):
        while not (found := true()):  # noqa: ASYNC110 - what is waited for happens in another process
            await asyncio.sleep(0.01)
        return found


class Bot:
    """One process of the bot; `program` is what Python is given to run, `settings` are further variables of its
    environment, `words` what it has said.
    """

    def __init__(self, bridge: Bridge, data: Path, *, program: Sequence[str] = RUN, **settings: str) -> None:
        self._bridge = bridge
        self._program = program
        self._env = {
            "DISCORD_TOKEN": "loop.back.token",
            "PLANISPHERE_DATA": str(data),
            "PATH": "/usr/bin:/bin",
            "PYTHONPATH": ".",
            **settings,
        }
        self.words = data / "stderr.log"
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process, which comes to Discord in its own time."""
        env = {**self._env, "PLANISPHERE_LOOPBACK": self._bridge.address}
        with self.words.open("ab") as words:
            self._process = await asyncio.create_subprocess_exec(sys.executable, *self._program, env=env, stderr=words)

    async def wake(self, patience: float = PATIENCE) -> None:
        """Start the process and wait until it has come to Discord. Raises TimeoutError."""
        before = self._bridge.gateway.arrivals
        await self.start()
        await until(lambda: self._bridge.gateway.arrivals > before, patience)

    async def ended(self) -> int:
        """Wait until the process has ended, and return its exit code."""
        assert self._process is not None
        return await self._process.wait()

    async def end(self) -> int:
        """Tell the process to end, and return its exit code."""
        assert self._process is not None
        self._process.terminate()
        return await self.ended()

    async def kill(self) -> None:
        """Kill the process at once, without a word."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None
        self._bridge.gateway.forget()

    def stop(self, *, stop: bool = True) -> None:
        """Let the process stand still as it is, or go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP if stop else signal.SIGCONT)

    def children(self) -> list[int]:
        """The processes that draw and think for it."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        known = [child for one in threads for child in (one / "children").read_text(encoding="ascii").split()]
        return [int(child) for child in known if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def memory(self) -> float:
        """Megabytes that the process itself holds."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        held = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(held.split()[1]) / 1024
