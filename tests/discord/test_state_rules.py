"""Tests of what the simulated Discord refuses or leaves out because of its state."""

import re
from collections.abc import Callable
from io import BytesIO
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.backend import Backend, permissions, serializers
from simcord.backend.errors import BackendError, SetupError
from simcord.enums import ChannelType
from simcord.http import router

from tests.discord.building import attachments, gallery, text
from tests.discord.message_rules import COMPONENTS_V2
from tests.discord.rules import RULES, Source
from tests.discord.state_rules import STATE_RULES
from tests.support.buckets import MESSAGES, Buckets
from tests.support.strict_world import check_injected, shown_files, strictly

SHOWN = {"flags": COMPONENTS_V2, "components": [text()]}
LAUNCH = {"id": "9", "name": "launch", "type": 4, "handler": 2, "description": ""}


class Place:
    """A server with a text channel, an announcement channel and a private thread of Alice's."""

    def __init__(self) -> None:
        self.world = Backend()
        self._dispatch = strictly(self.world, router.dispatch)
        alice = self.alice = self.world.make_user("alice")
        self.guild = self.world.create_guild("Sky", owner_id=alice.id)
        for role in self.guild.roles.values():
            role.permissions &= ~(permissions.flag("administrator") | permissions.flag("manage_threads"))
        self.channel = self.world.create_channel(self.guild.id, "stars").id
        self.news = self.world.create_channel(self.guild.id, "news", type=ChannelType.NEWS).id
        self.thread = self.world.create_thread(self.channel, "secret", alice.id, type=ChannelType.PRIVATE_THREAD).id
        self.message = self.world.create_message(self.thread, self.world.bot_user.id, "hello").id

    def send(self, method: str, path: str, body: Any = None, *files: discord.File) -> Any:
        """Send a request, and return the answer, or the status and code of a refusal."""
        try:
            return self._dispatch(self.world, method, path, json=body, files=list(files))
        except BackendError as error:
            return error.status, error.code

    def join(self) -> None:
        self.world.add_thread_member(self.thread, self.world.bot_user.id)


@pytest.fixture
def place() -> Place:
    return Place()


def test_every_rule_has_a_name_of_its_own_and_a_source() -> None:
    names = [rule.name for rule in (*RULES, *STATE_RULES)]
    assert len(set(names)) == len(names)
    shapes = {Source.DOCUMENTATION: r"developers/[a-z/-]+(#[a-z-]+)?", Source.REPORT: r"[\w.-]+/[\w.-]+#\d+"}
    for rule in STATE_RULES:
        assert all(re.fullmatch(shapes[rule.source], where) for where in rule.where), rule.name


@pytest.mark.parametrize(("kind", "possible"), [(11, "text"), (12, "text"), (10, "news")])
def test_a_thread_has_the_type_of_its_channel(place: Place, kind: int, possible: str) -> None:
    for name, channel in (("text", place.channel), ("news", place.news)):
        made = place.send("POST", f"/channels/{channel}/threads", {"name": "Glow", "type": kind})
        if name == possible:
            assert made["type"] == kind
            assert place.world.get_channel(int(made["id"])).is_thread
        else:
            assert made == (400, 50024)


OWN_REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("PATCH", "", {"name": "x"}),
    ("GET", "/messages", None),
    ("GET", "/messages/{message}", None),
    ("POST", "/messages", SHOWN),
    ("PATCH", "/messages/{message}", {"content": "x"}),
    ("DELETE", "/messages/{message}", None),
    ("POST", "/typing", None),
    ("PUT", "/thread-members/@me", None),
]


@pytest.mark.parametrize(("method", "path", "body"), OWN_REQUESTS)
def test_a_private_thread_is_closed_to_a_bot_that_is_no_member(place: Place, method: str, path: str, body: Any) -> None:
    where = f"/channels/{place.thread}{path.format(message=place.message)}"
    assert place.send(method, where, body) == (403, 50001)
    place.join()
    assert place.send(method, where, body) != (403, 50001)


def test_a_click_in_a_private_thread_is_answered_all_the_same(place: Place) -> None:
    record, _ = interactions.base_payload(
        place.world, type=3, channel_id=place.thread, guild_id=place.guild.id, user_id=place.alice.id, data={}
    )
    callback = {"type": 4, "data": SHOWN}
    assert "interaction" in place.send("POST", f"/interactions/{record.id}/{record.token}/callback", callback)


@pytest.mark.parametrize("code", [160006, 160007])
def test_a_channel_can_have_too_many_threads(place: Place, code: int) -> None:
    fault = {"method": "POST", "path": "/channels/*/threads", "status": 400, "code": code, "message": "", "times": 1}
    place.world.faults.append(fault)
    asked = ("POST", f"/channels/{place.channel}/threads", {"name": "Glow", "type": 11})
    assert place.send(*asked) == (400, code)
    assert place.send(*asked)["type"] == 11


def test_files_that_components_show_are_no_attachments(place: Place) -> None:
    files = [discord.File(BytesIO(b"x"), name) for name in ("board.png", "record.json")]
    body = {"flags": COMPONENTS_V2, "components": [gallery("board.png")]}
    body["attachments"] = attachments("board.png", "record.json")
    made = place.send("POST", f"/channels/{place.channel}/messages", body, *files)
    assert [one["filename"] for one in made["attachments"]] == ["record.json"]
    assert shown_files(made) == ["board.png"]
    kept = place.world.get_message(place.channel, int(made["id"]))
    assert [one["filename"] for one in kept.attachments] == ["board.png", "record.json"]
    assert [one["filename"] for one in serializers.message_payload(place.world, kept)["attachments"]] == ["record.json"]


def test_the_entry_point_command_stays_among_the_commands(place: Place) -> None:
    path = f"/applications/{place.world.application_id}/commands"
    play = {"name": "play", "description": "Play", "type": 1}
    assert [one["name"] for one in place.send("PUT", path, [play])] == ["play"]
    place.world.commands[None]["launch", 4] = LAUNCH
    assert place.send("PUT", path, [play]) == (400, 50240)
    assert [one["name"] for one in place.send("PUT", path, [play, LAUNCH])] == ["play", "launch"]
    assert {one["name"] for one in place.send("GET", path)} == {"play", "launch"}


def test_posts_and_edits_share_what_a_channel_takes() -> None:
    buckets, path = Buckets(clock=lambda: 100.0), "/channels/1/messages"
    requests: list[tuple[str, str]] = [("POST", path), ("PATCH", f"{path}/7")] * MESSAGES
    taken = [buckets.take(*request) for request in requests]
    assert [wait for wait, _ in taken] == [0.0] * MESSAGES + [5.0] * MESSAGES
    assert {headers["X-RateLimit-Bucket"] for _, headers in taken} == {"messages"}


@pytest.mark.parametrize(("status", "code"), [(429, 0), (429, 30046), (400, 30046)])
def test_rate_limits_are_not_injected_past_the_http_layer(status: int, code: int) -> None:
    with pytest.raises(SetupError):
        check_injected(status, code)
    check_injected(403, 50013)


def test_other_worlds_are_left_alone(place: Place) -> None:
    other = Backend()
    dispatch: Callable[..., Any] = strictly(Backend(), lambda world, *_, **__: world)
    assert dispatch(other, "PUT", f"/applications/{other.application_id}/commands", json=[]) is other
