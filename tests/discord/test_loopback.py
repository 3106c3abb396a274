"""The loopback Discord itself: who is told what, and how much a bot may send."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.support.buckets import MESSAGES, Buckets
from tests.support.gateway import GUILDS, Session, Socket
from tests.support.gateway import MESSAGES as READS

GUILD = 5 << 22
"""A server of the second of two shards."""


class Line:
    """A socket that keeps what is sent through it."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, int]] = []

    def push(self, op: int, data: Any = None, event: str | None = None, number: int | None = None) -> None:
        self.sent.append((event or "", number or 0))


def session(number: int, *, intents: int = GUILDS) -> tuple[Session, Line]:
    line = Line()
    return Session("s", cast("Socket", line), (number, 2), intents), line


@pytest.mark.parametrize(("guild", "shard"), [(GUILD, 1), (4 << 22, 0), (None, 0)])
def test_a_server_belongs_to_one_shard_and_private_messages_to_the_first(guild: int | None, shard: int) -> None:
    assert [session(number)[0].wants("INTERACTION_CREATE", guild) for number in (0, 1)] == [shard == 0, shard == 1]


def test_nobody_is_told_of_messages_who_has_not_asked_for_them() -> None:
    assert not session(1)[0].wants("MESSAGE_CREATE", GUILD)
    assert session(1, intents=READS)[0].wants("MESSAGE_CREATE", GUILD)
    assert session(1)[0].wants("CHANNEL_DELETE", GUILD)


def test_who_resumes_is_told_what_it_has_not_heard() -> None:
    told, line = session(0)
    told.tell("READY", {})
    told.socket = None
    told.tell("CHANNEL_CREATE", {})
    again = Line()
    told.resume(cast("Socket", again), 1)
    assert line.sent == [("READY", 1)]
    assert again.sent == [("CHANNEL_CREATE", 2), ("RESUMED", 3)]


def test_more_messages_than_a_channel_takes_must_wait_and_others_need_not() -> None:
    clock = SimpleNamespace(now=100.0)
    buckets = Buckets(clock=lambda: clock.now)
    post = ("POST", "/channels/1/messages")
    assert [buckets.take(*post)[0] for _ in range(MESSAGES)] == [0.0] * MESSAGES
    assert buckets.take(*post)[0] == 5.0
    assert buckets.take("PATCH", "/channels/1/messages/7")[0] == 5.0
    assert buckets.take("POST", "/channels/2/messages")[0] == 0.0
    clock.now += 5
    assert buckets.take(*post) == (0.0, buckets.take(*post)[1] | {"X-RateLimit-Remaining": "4"})


def test_more_requests_than_a_bot_may_send_must_wait_unless_they_answer_a_person() -> None:
    buckets = Buckets(2, clock=lambda: 100.0)
    path = "/channels/1/messages/7"
    assert [buckets.take("GET", path)[0] for _ in range(3)] == [0.0, 0.0, 1.0]
    assert buckets.take("POST", "/interactions/1/token/callback")[0] == 0.0
    assert (buckets.counted, buckets.refused) == (2, 1)
