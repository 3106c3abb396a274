"""The bot as a process of its own on the loopback Discord: started, stopped for a while, killed."""

import asyncio
import signal
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import asyncpg

from tests.discord.limits import parts
from tests.support.bridge import COMMAND, Bridge
from tests.support.world import MENTION

RUN = ("-m", "bot", "run")
PATIENCE = 120.0
"""Seconds: a busy machine is no failure."""
CHANNELS = 12
"""So many tests can have a channel each."""


async def until(true: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait for something to become true, looking again whenever the loop is free. Raises TimeoutError."""
    async with asyncio.timeout(patience):
        while not (found := true()):  # noqa: ASYNC110 - what is waited for happens in another process
            await asyncio.sleep(0.01)
        return found


async def both_live(url: str) -> None:
    """Wait until two processes are at the database."""
    database = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(PATIENCE):
            while await database.fetchval("SELECT count(*) FROM leases WHERE name LIKE 'process/%'") < 2:  # noqa: ASYNC110 - it happens there
                await asyncio.sleep(0.01)
    finally:
        await database.close()


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


class House:
    """The loopback Discord with one server and some channels on it, and the bot that lives there."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.bridge = Bridge()
        self.data = data
        self._settings = settings
        self.bot = self.another()
        world = self.bridge.world
        self.guild = world.create_guild("Observatory")
        self._channels = [world.create_channel(self.guild.id, f"starlight-{number}") for number in range(CHANNELS)]
        self.leave()

    def leave(self) -> None:
        """Go on in a channel where nothing has happened yet."""
        self.channel = self._channels.pop()

    def another(self) -> Bot:
        """Another process of the bot with the same settings, not started yet."""
        return Bot(self.bridge, self.data, **self._settings)

    def person(self, name: str) -> int:
        user = self.bridge.world.make_user(name)
        self.bridge.world.add_member(self.guild.id, user.id)
        return user.id

    async def wake(self) -> None:
        await self.bot.wake()

    async def kill(self) -> None:
        await self.bot.kill()

    async def until(self, true: Callable[[], Any]) -> Any:
        return await until(true)

    def typed(self, who: int, name: str, options: list[dict[str, Any]]) -> Any:
        """Let somebody type a command, and return the interaction's record."""
        every = (command for scope in self.bridge.world.commands.values() for command in scope.values())
        command = next(command for command in every if command["name"] == name)
        data = {"id": command["id"], "name": name, "type": 1, "options": options}
        return self.bridge.interact(COMMAND, who, self.channel.id, data)

    async def open(self, host: int) -> Any:
        """Open a table and return its lobby message."""
        record = self.typed(host, "play", [{"name": "game", "type": 3, "value": "glow"}])
        message = await self.until(lambda: record.message_id)
        await self.until(lambda: self.verbs(self.message(message)))
        return self.message(message)

    def message(self, number: int) -> Any:
        return self.bridge.world.get_message(self.channel.id, number)

    def verbs(self, message: Any) -> dict[str, str]:
        ids = [part["custom_id"] for part in parts(message.components) if part.get("custom_id")]
        return {custom_id.split(":")[4]: custom_id for custom_id in ids}

    def text(self, message: Any) -> str:
        said = "\n".join(part["content"] for part in parts(message.components) if part["type"] == 10)
        return MENTION.sub(r"`/\1`", said)

    def known(self) -> set[int]:
        """The messages that the bot's database knows as boards."""
        with closing(sqlite3.connect(self.data / "planisphere.sqlite3")) as database:
            return {row[0] for row in database.execute("SELECT board_message FROM tables")}

    def boards(self) -> list[Any]:
        every = self.bridge.world.messages[self.channel.id].values()
        return [message for message in every if "move" in self.verbs(message) and not message.flags & 64]

    async def started(self, host: int) -> Any:
        """Start a solo game and return its board."""
        lobby = await self.open(host)
        self.bridge.click(host, lobby, self.verbs(lobby)["start"])
        await self.until(self.boards)
        return self.boards()[-1]

    async def answered(self, record: Any) -> Any:
        """Wait for the private answer to a click."""
        await self.until(lambda: record.message_id and self.message(record.message_id).components)
        return self.message(record.message_id)
