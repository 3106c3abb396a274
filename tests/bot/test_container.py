"""The Dockerfile, built and run without a daemon: as compose.yaml runs it, from an empty volume to the first board.

Where the base image cannot be had, one of Debian's packages stands in for it.
"""

import asyncio
import faulthandler
import json
import os
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from signal import SIGKILL, SIGTERM
from subprocess import run

import pytest
import pytest_asyncio

from bot.i18n.translator import translator_for
from tests.support.bot_process import Bot, House

TOOLS = ("buildah", "mmdebstrap")
ROOT = Path(__file__).resolve().parents[2]
IMAGE = "localhost/planisphere:test"
PACKAGES = "python3,python3-venv,ca-certificates"
PLAYER, STARTED = 10001, 120.0
"""Who owns /data within, and the seconds that the bot has to come to Discord."""

pytestmark = [
    pytest.mark.soak,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="needs apt-get install buildah mmdebstrap"),
]
ENV = {**os.environ, "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}


def buildah(*words: str, check: bool = True) -> str:
    """Return what buildah says. Raises CalledProcessError."""
    done = run(["buildah", *words], env=ENV, cwd=ROOT, check=check, capture_output=True, text=True)
    return done.stdout.strip()


def made_of_packages(base: str, folder: Path) -> None:
    """Make an image of this name of Debian's own Python."""
    (release,) = re.findall(r"slim-(\w+)$", base)
    packed = folder / "base.tar"
    words = ["mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", "--mode=root", release, str(packed)]
    run(words, check=True, capture_output=True)
    container = buildah("from", "scratch")
    buildah("add", container, str(packed), "/")
    buildah("run", container, "--", "ln", "-sf", "/usr/bin/python3", "/usr/local/bin/python")
    buildah("commit", "--rm", container, base)


@pytest.fixture(scope="module")
def container(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A container of the image, built from this repository."""
    (base,) = {*re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)}
    base = f"docker.io/library/{base}"
    faulthandler.cancel_dump_traceback_later()  # to fetch everything takes as long as it takes
    if not (buildah("images", "--quiet", base, check=False) or buildah("pull", base, check=False)):
        made_of_packages(base, tmp_path_factory.mktemp("base"))
    trusted = [f"--volume={folder}:{folder}:ro" for folder in ("/etc/ssl/certs", "/usr/share/ca-certificates")]
    buildah("bud", "--pull-never", *trusted, "--tag", IMAGE, ".")
    name = buildah("from", "--pull-never", IMAGE)
    yield name
    buildah("rm", name)


class Contained(Bot):
    """The bot in a container, with its data on a volume."""

    container: str
    data: Path

    async def start(self) -> None:
        """Run what the image says."""
        within = json.loads(buildah("inspect", self.container))["OCIv1"]["config"]
        given = {**self._env, "PLANISPHERE_LOOPBACK": self._bridge.address, "PLANISPHERE_DATA": "/data"}
        settings = [f"--env={name}={value}" for name, value in given.items() if name not in {"PATH", "PYTHONPATH"}]
        words = ("run", f"--volume={self.data}:/data", *settings, self.container, "--")
        command = ("buildah", *words, *within["Entrypoint"], *within["Cmd"])
        with self.words.open("ab") as said:
            self._process = await asyncio.create_subprocess_exec(*command, env=ENV, stdout=said, stderr=said)

    async def end(self) -> int:
        """Tell the bot within to end: buildah would kill it. Return its exit code."""
        os.kill(next(filter(_is_python, _within(self.pid))), SIGTERM)
        return await self.ended()

    async def kill(self) -> None:
        """Kill buildah and all that it has started."""
        for process in _within(self.pid) if self.alive else ():
            os.kill(process, SIGKILL)
        await super().kill()


def _within(process: int) -> list[int]:
    """Return all that a process has started, from the nearest on; the bot is the first that is Python."""
    started = [
        int(one) for file in Path(f"/proc/{process}/task").glob("*/children") for one in file.read_text().split()
    ]
    return [*started, *(deeper for one in started for deeper in _within(one))]


def _is_python(process: int) -> bool:
    return Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[0].endswith(b"/python")


@pytest_asyncio.fixture(loop_scope="module")
async def house(container: str, tmp_path: Path) -> AsyncIterator[House]:
    """A loopback Discord to which the container has come."""
    house, data = House(tmp_path), tmp_path / "data"
    data.mkdir()
    os.chown(data, PLAYER, PLAYER)
    house.bot = Contained(house.bridge, tmp_path)
    house.bot.container, house.bot.data = container, data
    await house.bridge.open()
    try:
        await house.bot.wake(STARTED)
        yield house
    finally:
        await house.kill()
        await house.bridge.close()
    assert house.bridge.offences == []


async def test_the_image_leads_from_nothing_to_the_first_board(house: House, container: str) -> None:
    board = await house.started(house.person("ann"))
    await house.until(lambda: board.attachments)
    volume = f"--volume={house.data / 'data'}:/data"
    assert "planisphere" in buildah("run", volume, container, "--", "planisphere", "--version").lower()
    buildah("run", volume, container, "--", "planisphere", "doctor", "--alive")  # what HEALTHCHECK asks
    assert translator_for("en")("bot.over") not in house.text(board)
    assert await house.bot.end() == 0


async def test_nothing_of_what_built_it_is_in_the_image(container: str) -> None:
    found = buildah("run", container, "--", "sh", "-c", "id -u; ls /opt/planisphere/bin; ls /src 2>&1 || true")
    assert found.split()[0] == str(PLAYER)
    assert not {"pip", "pip3"} & set(found.split())
    assert "No such file" in found
