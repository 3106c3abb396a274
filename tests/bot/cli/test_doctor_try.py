"""`planisphere doctor --try`: everything is said once on a Discord of our own, whatever that refuses, and deleted."""

import asyncio
import json
import os
import re
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.errors import BackendError

from bot.cli import doctor_try
from bot.cli.message_samples import MessageSamples
from bot.cli.simulated_person import SimulatedPerson
from bot.domain.notification import MessageKind
from games import GAMES
from tests.support.bridge import Bridge
from tests.support.command_line import Call, Said

pytestmark = pytest.mark.long

Picky = Callable[[str, str, Any, list[Any]], tuple[int, int, str] | None]

UNTRIED = {
    "n": "only in long menus",
    "doors": "for menus of earlier versions",
    "since": "only after turns of others",
    "plan": "while others act",
    "unplan": "while others act",
    "uask": "needs several people",
    "uback": "needs several people",
    "tempo": "needs several people",
    "crown": "needs several people",
    "dismiss": "needs several people",
    "offer": "needs somebody who has left",
    "unoffer": "needs somebody who has left",
    "goon": "needs a question to end the match",
    "quit": "needs several people",
    "depart": "needs several people",
    "here": "in another channel",
    "post": "behind a menu of the board",
    "games": "where no table is meant",
    "back": "after a computer has kept a seat",
    "dayplus": "needs several people",
    "aback": "after days off",
    "help": "behind a page of the help",
    "ai": "behind More of a lobby, which a public copy of it replaces",
    "noai": "behind More of a lobby",
    "guests": "behind More of a lobby",
    "keep": "behind More of a lobby",
    "leave": "behind More of a lobby",
    "callrole": "needs a role of the server",
    "announce": "after a match alone",
    "lreal": "at the end of a lesson",
    "look": "after a match that has ended",
    "looki": "with a file that was brought",
    "crep": "after a challenge has closed",
    "cprac": "after a ranked attempt",
    "crace": "after a ranked attempt",
    "cshare": "after a ranked attempt",
    "cpost": "after a ranked attempt",
    "cfriend": "after a ranked attempt",
    "cnew": "behind a window",
    "cduel": "behind a window",
    "vyes": "on the other server",
    "unmute": "after muting",
    "relist": "after leaving the lists",
    "unlist": "after leaving the lists",
    "forget": "it may come too late",
    "erase": "it may come too late",
    "schans": "for menus of channels",
    "set": "for menus of earlier versions",
    "seats": "for menus of earlier versions",
    "pace": "for menus of earlier versions",
    "who": "for menus of earlier versions",
}
"""The actions that one person alone in a new channel may not come to, and why; any other must be tried."""


class Discord(Bridge):
    """A Discord in a thread of its own, whose answers to the bot a test may bend: `picky` names what it refuses."""

    picky: Picky = staticmethod(lambda *_: None)

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[tuple[str, str]] = []
        self._ready, self._over = threading.Event(), asyncio.Event()
        guild = self.world.create_guild("Observatory")
        self.channel = self.world.create_channel(guild.id, "starlight").id
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(30)

    async def _serve(self) -> None:
        await self.open()
        self.loop = asyncio.get_running_loop()
        self._ready.set()
        await self._over.wait()
        await self.close()

    def end(self) -> None:
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self._over.set)
            self._thread.join(30)

    def _done(self, request: Any, path: str, body: Any, files: list[Any]) -> Any:
        self.requests.append((request.method, path))
        if refused := self.picky(request.method, path, body, files):
            raise BackendError(*refused)
        return super()._done(request, path, body, files)

    def left(self) -> list[Any]:
        return [message for kept in self.world.messages.values() for message in kept.values()]


@pytest.fixture
def discord() -> Iterator[Discord]:
    discord = Discord()
    yield discord
    discord.end()
    assert discord.offences == []


@pytest.fixture
def tried(planisphere: Call, discord: Discord, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Said]:
    """Try everything there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", "loop.back.token")
    monkeypatch.setenv("PLANISPHERE_LOOPBACK", discord.address)
    monkeypatch.setattr(doctor_try, "PROCESSES", 0)
    monkeypatch.delitem(GAMES, "toy")
    return lambda channel=discord.channel: planisphere("doctor", "--try", channel)


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try few messages, commands and clicks."""
    every, typed = MessageSamples.all, SimulatedPerson.commands
    monkeypatch.setattr(MessageSamples, "all", lambda self: list(every(self))[:3])
    monkeypatch.setattr(SimulatedPerson, "commands", lambda self: list(typed(self))[4:8])
    monkeypatch.setattr(doctor_try, "MOST_CLICKS", 2)
    monkeypatch.setattr(doctor_try, "STEP_TIMEOUT", 20.0)


def test_everything_is_tried_and_nothing_is_left(
    tried: Callable[..., Said], discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[str, set[str]] = {}
    everything = doctor_try.ChannelTest._everything

    async def noted(self: doctor_try.ChannelTest, bot: Any, *parts: Any) -> None:
        await everything(self, bot, *parts)
        found["verbs"] = {*bot.clicks.actions}
        found["clicked"] = self.clicked
        found["commands"] = {f"/{one.qualified_name}" for one in bot.tree.walk_commands() if hasattr(one, "callback")}

    monkeypatch.setattr(doctor_try.ChannelTest, "_everything", noted)
    said = tried()
    lines = said.out.splitlines()
    assert [line for line in lines if not line.startswith("fine")] == ["Nothing was refused."]
    assert said.code == 0
    told = {line.removeprefix("fine").strip().partition(":")[0] for line in lines}
    assert {f"message {kind}" for kind in MessageKind} - told == {"message board", "message archived"}
    assert {game for game in GAMES if any(line.startswith(f"fine    {game}: ") for line in lines)} == set(GAMES)
    assert {"thread", "emojis"} <= told
    missing = {one for one in found["commands"] if not any(line.startswith(one) for line in told)}
    assert not {one for one in missing if one.startswith("/") and one[1].islower()}
    assert found["verbs"] - found["clicked"] <= set(UNTRIED)
    assert discord.left() == []


def test_nobody_is_mentioned_or_written_to(tried: Callable[..., Said], discord: Discord, little: None) -> None:
    mentions: list[Any] = []

    def noted(method: str, path: str, body: Any, files: list[Any]) -> None:
        if method in ("POST", "PATCH") and "/messages" in path:
            mentions.append(body.get("allowed_mentions"))

    discord.picky = noted
    assert tried().code == 0
    assert mentions
    assert all(one == {"parse": []} for one in mentions)
    assert not [path for method, path in discord.requests if path == "/users/@me/channels" or method == "PUT"]


MISSING = (403, 50013, "Missing Permissions")
STATES: dict[str, tuple[Picky, str]] = {
    "send messages": (lambda m, p, b, f: MISSING if m == "POST" and p.endswith("/messages") else None, "50013"),
    "attach files": (lambda m, p, b, f: MISSING if f and m in ("POST", "PATCH") else None, "50013"),
    "create threads": (lambda m, p, b, f: MISSING if p.endswith("/threads") else None, "POST /channels/.*/threads"),
    "read history": (
        lambda m, p, b, f: (403, 50001, "Missing Access") if m == "GET" and "/messages/" in p else None,
        "50001 Missing Access",
    ),
    "a picture": (lambda m, p, b, f: (413, 40005, "Request entity too large") if f else None, "413 40005"),
    "an emoji": (
        lambda m, p, b, f: (400, 50035, "Invalid emoji") if '"emoji"' in json.dumps(b) else None,
        "400 50035 Invalid emoji",
    ),
    "editing": (lambda m, p, b, f: (400, 30046, "Edited too often") if m == "PATCH" else None, "30046"),
}


@pytest.mark.parametrize("state", STATES)
def test_whatever_is_refused_is_named_and_the_rest_deleted(
    tried: Callable[..., Said], discord: Discord, little: None, state: str
) -> None:
    discord.picky, words = STATES[state]
    said = tried()
    assert said.code == 1
    assert re.search(rf"^refused .*{words}", said.out, re.MULTILINE), said.out
    assert re.search(r"[1-9]\d* refused\.$", said.out)
    assert discord.left() == []


def test_a_thread_in_which_nothing_can_be_sent_is_named(
    tried: Callable[..., Said], discord: Discord, little: None
) -> None:
    def refuses(method: str, path: str, body: Any, files: list[Any]) -> tuple[int, int, str] | None:
        elsewhere = path.endswith("/messages") and f"/{discord.channel}/" not in path
        return MISSING if method == "POST" and elsewhere else None

    discord.picky = refuses
    said = tried()
    assert [line.partition(":")[0] for line in said.out.splitlines() if "50013" in line] == ["refused thread"]
    assert (said.code, discord.left()) == (1, [])


def test_what_cannot_be_deleted_is_named_with_a_link(
    tried: Callable[..., Said], discord: Discord, little: None
) -> None:
    discord.picky = lambda m, p, b, f: MISSING if m == "DELETE" else None
    said = tried()
    assert said.code == 1
    for message in discord.left():
        if message.type == 0:
            link = f"https://discord.com/channels/\\d+/{message.channel_id}/{message.id}"
            assert re.search(f"^left    {link}$", said.out, re.MULTILINE)


def test_limits_are_waited_for(tried: Callable[..., Said], discord: Discord, little: None) -> None:
    count = iter(range(10_000))
    discord.limited = lambda method, path: "/messages" in path and next(count) % 4 == 3
    assert tried().code == 0
    assert discord.left() == []


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        (lambda m, p: (401, 0) if p == "/users/@me" else None, "Discord does not know this DISCORD_TOKEN"),
        (lambda m, p: (404, 10003) if p.startswith("/channels/") else None, "404 10003"),
        (lambda m, p: (403, 50001) if p.startswith("/channels/") else None, "403 50001"),
    ],
)
def test_what_keeps_it_from_beginning_is_a_sentence(
    tried: Callable[..., Said], discord: Discord, refused: Any, words: str
) -> None:
    discord.refused = refused
    said = tried()
    assert (said.code, said.out, words in said.err) == (1, "", True)


def test_a_discord_that_is_away_is_said(tried: Callable[..., Said], discord: Discord) -> None:
    discord.end()
    said = tried()
    assert (said.code, "no answer" in said.err) == (1, True)


def test_a_discord_that_goes_away_leaves_links(
    tried: Callable[..., Said], discord: Discord, little: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaves(method: str, path: str, body: Any, files: list[Any]) -> None:
        if sum(method == "POST" and path.endswith("/messages") for method, path in discord.requests) > 3:
            discord.loop.call_soon_threadsafe(discord._over.set)

    monkeypatch.setattr(doctor_try, "STEP_TIMEOUT", 3.0)
    discord.picky = leaves
    said = tried()
    assert said.code == 1
    assert re.search(r"^left    https://discord\.com/channels/\d+/\d+/\d+$", said.out, re.MULTILINE)


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_it_deletes_what_it_has_made(
    tried: Callable[..., Said], discord: Discord, little: None, kind: signal.Signals
) -> None:
    def interrupts(method: str, path: str, body: Any, files: list[Any]) -> None:
        posts = sum(method == "POST" and path.endswith("/messages") for method, path in discord.requests)
        if method == "POST" and posts == 4:
            os.kill(os.getpid(), kind)

    discord.picky = interrupts
    said = tried()
    assert said.code == 1
    assert "It was interrupted" in said.out
    assert discord.left() == []


def test_a_bug_in_between_leaves_nothing(
    tried: Callable[..., Said], discord: Discord, little: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: SimulatedPerson) -> Iterator[Any]:
        raise ZeroDivisionError

    monkeypatch.setattr(SimulatedPerson, "commands", broken)
    said = tried()
    assert (said.code, "ZeroDivisionError" in said.out, "Traceback" in said.err) == (1, True, False)
    assert discord.left() == []


@pytest.mark.parametrize("channel", ["starlight", "12", "", "9" * 20, "https://example.org/channels/1/2"])
def test_what_is_no_channel_is_wrong(tried: Callable[..., Said], channel: str) -> None:
    assert tried(channel).code == 2


def test_a_channel_is_known_by_number_link_and_mention() -> None:
    number = 123456789012345678
    for text in (f"{number}", f"<#{number}>", f"https://discord.com/channels/1/{number}"):
        assert doctor_try.channel_number(text) == number
