"""Tests of the checker: forms, answers to interactions, edits."""

from contextlib import suppress
from io import BytesIO
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.preview.user_install import without_member
from tests.discord.building import attachments, button, gallery, row, text
from tests.discord.message_rules import COMPONENTS_V2, FILE
from tests.support.request_checker import PARSED_MENTIONS, RequestChecker

SHOWN = {"flags": COMPONENTS_V2, "components": [text()]}


class Place:
    """A channel with Alice, and what the checker says of each request there."""

    def __init__(self) -> None:
        self.world = Backend()
        self.checker = RequestChecker(self.world)
        self._dispatch = self.checker.checking(router.dispatch)
        self.alice = self.world.make_user("alice")
        guild = self.world.create_guild("Sky", owner_id=self.alice.id)
        self.guild, self.channel = guild.id, self.world.create_channel(guild.id, "stars").id
        self.posts = f"/channels/{self.channel}/messages"

    def send(self, method: str, path: str, body: Any, *files: discord.File) -> list[str]:
        """Send a request, and return the names of the rules of Discord that refuse it."""
        return [rule for rule in self.objections(method, path, body, *files) if rule != PARSED_MENTIONS]

    def objections(self, method: str, path: str, body: Any, *files: discord.File) -> list[str]:
        """Send a request, and return the names of all rules that it breaks."""
        self.checker.offences.clear()
        with suppress(BackendError):
            self._dispatch(self.world, method, path, json=body, files=list(files))
        return [one.split(": ")[1] for one in self.checker.offences]

    def click(self, *, alone: bool = False, message: int | None = None) -> tuple[str, str]:
        """Let Alice press a button; return where to answer, and where to send what follows."""
        record, payload = interactions.base_payload(
            self.world, type=3, channel_id=self.channel, guild_id=self.guild, user_id=self.alice.id, data={}
        )
        record.source_message_id = message
        self.world.emit("INTERACTION_CREATE", without_member(payload) if alone else payload)
        token = record.token
        return f"/interactions/{record.id}/{token}/callback", f"/webhooks/{self.world.application_id}/{token}"

    @property
    def last(self) -> int:
        """The newest message."""
        return max(self.world.messages[self.channel])


@pytest.fixture
def place() -> Place:
    return Place()


def file(size: int = 1) -> discord.File:
    return discord.File(BytesIO(b"x" * size), "a.png")


PICTURE = {"flags": COMPONENTS_V2, "components": [gallery("a.png")], "attachments": attachments("a.png")}


def test_files_of_forms_are_seen(place: Place) -> None:
    assert place.send("POST", place.posts, PICTURE, file(FILE)) == []
    assert place.send("POST", place.posts, PICTURE, file(FILE + 1)) == ["file-size"]
    assert place.send("POST", place.posts, PICTURE) == ["attachment-ids"]
    answer, _ = place.click()
    assert place.send("POST", answer, {"type": 4, "data": PICTURE}, file(FILE + 1)) == ["file-size"]


def test_answers_to_interactions_are_seen(place: Place) -> None:
    answer, follow_up = place.click()
    assert place.send("POST", answer, {"type": 4, "data": {**SHOWN, "contents": "x"}}) == ["unknown-field"]
    assert place.send("POST", answer, {"type": 5, "data": {"flags": COMPONENTS_V2}}) == ["deferral-flags"]
    assert place.send("POST", follow_up, {**SHOWN, "content": "x"}) == ["layout-alone"]


def test_an_edit_is_held_against_its_message(place: Place) -> None:
    place.send("POST", place.posts, PICTURE, file())
    message = f"{place.posts}/{place.last}"
    again = {"flags": COMPONENTS_V2, "components": [gallery("a.png"), row(button())]}
    assert place.send("PATCH", message, again) == []
    assert place.send("PATCH", message, {**again, "flags": 0}) == ["layout-stays"]
    assert place.send("PATCH", message, {**again, "attachments": []}) == ["attachment-names"]
    answer, _ = place.click(message=place.last)
    assert place.send("POST", answer, {"type": 7, "data": {"content": "x"}}) == ["layout-alone"]


def test_an_edit_of_an_answer_is_held_against_it(place: Place) -> None:
    answer, follow_up = place.click()
    assert place.send("POST", answer, {"type": 4, "data": {"content": "x"}}) == []
    original = f"{follow_up}/messages/@original"
    assert place.send("PATCH", original, SHOWN) == ["layout-reset"]
    assert place.send("PATCH", original, {**SHOWN, "content": None}) == []
    assert place.send("PATCH", original, {"content": "x"}) == ["layout-alone"]


@pytest.mark.parametrize(("alone", "refused"), [(True, ["follow-ups"]), (False, [])])
def test_follow_ups_are_counted_where_the_user_alone_has_the_application(
    place: Place, alone: bool, refused: list[str]
) -> None:
    answer, follow_up = place.click(alone=alone)
    assert place.send("POST", answer, {"type": 5}) == []
    assert place.send("PATCH", f"{follow_up}/messages/@original", SHOWN) == []
    assert [place.send("POST", follow_up, SHOWN) for _ in range(6)] == [[]] * 5 + [refused]


def test_a_message_that_is_gone_is_not_known(place: Place) -> None:
    assert place.send("PATCH", f"{place.posts}/1", SHOWN) == []


def test_messages_and_edits_whose_mentions_would_be_parsed_are_found(place: Place) -> None:
    quiet, parsed = {**SHOWN, "allowed_mentions": {"parse": []}}, [PARSED_MENTIONS]
    assert place.objections("POST", place.posts, quiet) == []
    assert place.objections("POST", place.posts, SHOWN) == parsed
    assert place.objections("PATCH", f"{place.posts}/{place.last}", SHOWN) == parsed
    answer, follow_up = place.click()
    assert place.objections("POST", answer, {"type": 5}) == []
    assert place.objections("PATCH", f"{follow_up}/messages/@original", SHOWN) == parsed
