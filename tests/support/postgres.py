"""A PostgreSQL server of the tests' own on the loopback address, or the one that DATABASE_URL_TEST names."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg

from bot.app.repositories import open_repositories
from bot.database.schema import metadata

HOW_TO_GET_IT = "PostgreSQL was not found: apt-get install postgresql, or name a server in DATABASE_URL_TEST"


IN_A_HURRY = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""Nobody misses these data after a power cut."""

ALONE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
FROM_ONE = "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'"


class Server:
    """Where it listens, and the database that test after test is given without a row in it.

    `start` and `stop`, at once as a crash would, and `pause` or go on, where the server is the tests' own.
    """

    def __init__(
        self,
        url: str,
        start: Callable[[], None] = lambda: None,
        stop: Callable[[], None] = lambda: None,
        pause: Callable[[bool], None] = lambda on: None,
    ) -> None:
        self.url = url
        self.start = start
        self.stop = stop
        self.pause = pause
        self.shared = ""
        self._line: asyncpg.Connection | None = None
        self._aside, self._loop = ThreadPoolExecutor(1), asyncio.Runner()

    def database(self, name: str) -> str:
        return f"{self.url.rsplit('/', 1)[0]}/{name}"

    async def command(self, statement: str) -> None:
        admin = await asyncpg.connect(self.url)
        try:
            await admin.execute(statement)
        finally:
            await admin.close()

    async def create(self) -> str:
        """Return the address of a new database."""
        name = f"test_{uuid4().hex}"
        await self.command(f"CREATE DATABASE {name}")
        return self.database(name)

    async def drop(self, url: str) -> None:
        await self.command(f"DROP DATABASE {url.rsplit('/', 1)[1]} WITH (FORCE)")

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[str]:
        """An empty database for one test."""
        url = await self.create()
        try:
            yield url
        finally:
            await self.drop(url)

    async def emptied(self) -> str:
        """Return the address of the shared database when it has the newest schema and nothing else.

        Rows are deleted faster than a database is made or a table truncated; by a connection that stays, for a new one
        costs more than they do.
        """
        if not self.shared:
            self.shared = await self.create()
            await (await open_repositories(self.shared)).close()
        await self._beside(self._empty())
        return self.shared

    async def _empty(self) -> None:
        if self._line is None or self._line.is_closed():
            self._line = await asyncpg.connect(self.shared)
        deletes = [f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)]
        await self._line.execute("; ".join([ALONE, *deletes, FROM_ONE]))

    async def close(self) -> None:
        """Leave nothing behind."""
        if self._line is not None:
            await self._beside(self._line.close())
            await self.drop(self.shared)
        await asyncio.to_thread(self._loop.close)
        self._aside.shutdown()

    async def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this in a loop that lasts longer than a test's own."""
        await asyncio.get_running_loop().run_in_executor(self._aside, self._loop.run, work)


def programs() -> Path | None:
    """Return the folder of the server's programs, the newest first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    on_path = shutil.which("initdb")
    return found[0].parent if found else Path(on_path).parent if on_path else None


@contextmanager
def server(folder: Path, how: str = IN_A_HURRY) -> Iterator[Server | None]:
    """Start a server in this folder and stop it afterwards; None if there is no PostgreSQL here."""
    given = os.environ.get("DATABASE_URL_TEST")
    where = programs()
    if given:
        yield Server(given)
    elif where is None:
        yield None
    else:
        folder.chmod(0o755)
        data = folder / "data"
        data.mkdir(mode=0o700)
        user = nobody_special()
        if user is not None:
            shutil.chown(data, user)
        made = ("-A", "trust", "-U", "planisphere", "-E", "UTF8", "--locale=C", "--no-sync")
        run(where / "initdb", "-D", data, *made, user=user)
        port = free_port()
        place = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data} -c max_connections=50"
        control = partial(run, where / "pg_ctl", "-D", data, "-w", user=user)
        start = partial(control, "-l", data / "log", "-o", f"{place} {how}", "start")
        stop = partial(control, "-m", "immediate", "stop")
        start()
        try:
            yield Server(f"postgresql://planisphere@127.0.0.1:{port}/postgres", start, stop, partial(pause, data))
        finally:
            stop()


def pause(data: Path, on: bool) -> None:
    """Let all processes of a server stand still, or go on."""
    main = int((data / "postmaster.pid").read_text(encoding="ascii").split()[0])
    os.kill(main, signal.SIGSTOP if on else signal.SIGCONT)
    for child in Path(f"/proc/{main}/task/{main}/children").read_text(encoding="ascii").split():
        with suppress(ProcessLookupError):
            os.kill(int(child), signal.SIGSTOP if on else signal.SIGCONT)


def nobody_special() -> str | None:
    """Return the user to run the server as: it refuses to be root."""
    if os.getuid() != 0:
        return None
    users = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"


def run(*command: object, user: str | None) -> None:
    """Run one of the server's programs."""
    words = [str(word) for word in command]
    result = subprocess.run(
        words, user=user, cwd="/", check=False, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    assert result.returncode == 0, result.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
