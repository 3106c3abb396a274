"""A PostgreSQL server of the tests' own on the loopback address, or the one that DATABASE_URL_TEST names."""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOW_TO_GET_IT = "PostgreSQL was not found: apt-get install postgresql, or name a server in DATABASE_URL_TEST"


class Server:
    """Where it listens; `folder` is None for a server that is not ours to stop."""

    def __init__(self, url: str, programs: Path | None = None, folder: Path | None = None) -> None:
        self.url = url
        self.programs = programs
        self.folder = folder

    def database(self, name: str) -> str:
        return f"{self.url.rsplit('/', 1)[0]}/{name}"


def programs() -> Path | None:
    """Return the folder of the server's programs, the newest first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    on_path = shutil.which("initdb")
    return found[0].parent if found else Path(on_path).parent if on_path else None


@contextmanager
def server(folder: Path) -> Iterator[Server | None]:
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
        run(where / "initdb", "-D", data, "-A", "trust", "-U", "planisphere", "-E", "UTF8", "--locale=C", user=user)
        port = free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data} -c max_connections=50"
        run(where / "pg_ctl", "-D", data, "-w", "-l", data / "log", "-o", options, "start", user=user)
        try:
            yield Server(f"postgresql://planisphere@127.0.0.1:{port}/postgres", where, data)
        finally:
            run(where / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop", user=user)


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
