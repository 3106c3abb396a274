"""The check of requests itself: what the quick one lets through the slow one would too, and an offence is told."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.discord.limits import problems

POST = "/api/v10/channels/123456789012345678/messages"


def message(**changes: Any) -> dict[str, Any]:
    """A message with one button, as the library sends it."""
    button = {"type": 2, "style": 1, "label": "Play", "custom_id": "t:a:0:-:move", "disabled": False, **changes}
    return {"content": None, "tts": False, "components": [{"type": 1, "components": [button]}]}


def test_a_message_within_the_limits_passes() -> None:
    assert problems("POST", POST, message()) == []


def test_a_label_that_is_too_long_is_told_with_its_place() -> None:
    told = problems("POST", POST, message(label="x" * 81))
    assert len(told) == 1
    assert "components[0]" in told[0]


def test_a_misspelt_field_is_told() -> None:
    assert problems("POST", POST, message(lable="x"))
    assert problems("POST", POST, {**message(), "contents": "x"})


def test_what_holds_is_known_quickly_though_the_library_adds_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Draft202012Validator, "iter_errors", None)
    command = {"type": 1, "name": "play", "description": "Play", "options": [], "nsfw": False}
    assert problems("PUT", "/api/v10/applications/123456789012345678/commands", [command]) == []
    assert problems("POST", POST, message()) == []


def texts(*contents: str) -> dict[str, Any]:
    """A message of nothing but texts."""
    return {"components": [{"type": 17, "components": [{"type": 10, "content": text} for text in contents]}]}


def test_texts_are_counted_in_bytes_and_so_is_each_of_them() -> None:
    assert problems("POST", POST, texts("星" * 3386)) == []
    assert problems("POST", POST, texts("星" * 3387)) == ["10173 bytes of text"]
    assert problems("POST", POST, texts("星" * 3380, "a" * 6)) == []
    assert problems("POST", POST, texts("星" * 3380, "a" * 7)) == ["10171 bytes of text"]


@pytest.mark.parametrize("name", ["☰", "✦", "x", ":star:", ""])
def test_a_character_that_is_no_emoji_is_told(name: str) -> None:
    assert problems("POST", POST, message(emoji={"name": name})) == [f"no emoji: {name}"]
    menu = {"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a", "emoji": {"name": name}}]}
    assert problems("POST", POST, {"components": [{"type": 1, "components": [menu]}]}) == [f"no emoji: {name}"]


@pytest.mark.parametrize(
    "shown", [{"name": "📋"}, {"name": "▶️"}, {"name": "⚙"}, {"id": "123456789012345678", "name": "x"}]
)
def test_unicode_emojis_and_own_ones_pass(shown: dict[str, str]) -> None:
    assert problems("POST", POST, message(emoji=shown)) == []
