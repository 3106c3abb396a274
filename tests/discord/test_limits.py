"""Tests of the strict Discord: what each rule accepts and refuses, and who states it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from tests.discord import description
from tests.discord.building import (
    COMMANDS,
    attachments,
    button,
    callback,
    command,
    commands,
    edit,
    gallery,
    message,
    option,
    row,
    select,
    send,
    text,
)
from tests.discord.examples import EXAMPLES
from tests.discord.limits import command_problems, objections, problems
from tests.discord.message_rules import COMPONENTS_V2
from tests.discord.request import Edited, File, Request
from tests.discord.rules import RULES, Source
from tests.discord.state_rules import STATE_RULES

POST = "/api/v10/channels/123456789012345678/messages"
NAMES = [rule.name for rule in RULES]


def refusals(request: Request) -> list[str]:
    """The names of the rules that refuse a request."""
    return [text.partition(":")[0] for text in objections(request)]


def test_every_rule_has_a_name_of_its_own_and_two_examples() -> None:
    assert [name for name, times in Counter(NAMES).items() if times > 1] == []
    assert sorted(NAMES) == sorted(EXAMPLES)


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_accepts(name: str) -> None:
    accepted, _ = EXAMPLES[name]
    assert list(objections(accepted)) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_refuses(name: str) -> None:
    _, refused = EXAMPLES[name]
    assert refusals(refused) == [name]


# -- sources ----------------------------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[2] / "docs" / "reliability.md"


def test_the_description_states_every_rule_that_is_said_to_be_its_own() -> None:
    schemas = description.description()["components"]["schemas"].values()
    named = {f"{name}.{keyword}" for part, name in places(schemas) for keyword in keywords(part)}
    for rule in RULES:
        if rule.source is Source.DESCRIPTION:
            assert [where for where in rule.where if not any(fnmatchcase(one, where) for one in named)] == [], rule.name


def places(schemas: Iterable[Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Every part of these schemas with its name."""
    waiting = list(schemas)
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if (name := description.place_of(part)) is not None:
                yield part, name
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)


def keywords(part: dict[str, Any]) -> Iterator[str]:
    """The keywords of a part, as faults name them."""
    return (f"format={value}" if keyword == "format" else keyword for keyword, value in part.items())


def test_every_other_rule_names_a_page_or_a_report_and_what_checks_it() -> None:
    shapes = {Source.DOCUMENTATION: r"developers/[a-z/-]+(#[a-z-]+)?", Source.REPORT: r"[\w.-]+/[\w.-]+#\d+"}
    for rule in RULES:
        if rule.source in shapes:
            assert rule.check, rule.name
            assert rule.kinds, rule.name
            assert all(re.fullmatch(shapes[rule.source], where) for where in rule.where), rule.name


def test_the_page_lists_the_rules_that_only_reports_state() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| [^|]+ \| \[([^\]]+)\]", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == [(rule.name, *rule.where) for rule in (*RULES, *STATE_RULES) if rule.source is Source.REPORT]


# -- the rules --------------------------------------------------------------------------------------------------------


def test_texts_are_counted_in_bytes_and_so_is_each_of_them() -> None:
    assert problems("POST", POST, message(text("星" * 3387)).body) == ["text-bytes: 10173 bytes of text"]
    assert refusals(message(text("星" * 3380), text("a" * 6))) == []
    assert refusals(message(text("星" * 3380), text("a" * 7))) == ["text-bytes"]


@pytest.mark.parametrize("name", ["☰", "✦", "x", ":star:", ""])
def test_a_character_that_is_no_emoji_is_refused(name: str) -> None:
    for control in (button(emoji={"name": name}), select(option(emoji={"name": name}))):
        assert list(objections(message(row(control)))) == [f"emoji: no emoji: {name}"]


@pytest.mark.parametrize("shown", [{"name": "📋"}, {"name": "⚙"}, {"id": "123456789012345678", "name": "x"}])
def test_emojis_of_unicode_and_own_ones_pass(shown: dict[str, str]) -> None:
    assert refusals(message(row(button(emoji=shown)))) == []


OLD = "123456789012345680"
KEPT = Edited(COMPONENTS_V2, {OLD: "old.png"})
NEW = (File("new.png", 1),)


def test_an_edit_keeps_its_attachments_unless_it_lists_them() -> None:
    both, new = [{"id": OLD, "filename": "old.png"}, *attachments("new.png")], attachments("new.png")
    known, bare = {"edited": KEPT, "files": NEW}, {"edited": KEPT, "files": ()}
    assert refusals(edit(gallery("old.png"), known=bare)) == []
    assert refusals(edit(gallery("old.png", "new.png"), attachments=both, known=known)) == []
    assert refusals(edit(gallery("old.png"), attachments=new, known=known)) == ["attachment-names"]
    assert refusals(edit(gallery("x.png"), known=known)) == ["attachment-names"]
    assert refusals(edit(gallery("old.png"), attachments=both, known=bare)) == ["attachment-ids"]


def test_commands_are_checked_alone_and_together() -> None:
    assert command_problems([command()]) == []
    assert [one.partition(":")[0] for one in command_problems([command("Play"), command("a b")])] == [
        "command-name",
        "command-case",
    ]
    one = f"{COMMANDS}/123456789012345679"
    assert problems("POST", COMMANDS, command("Play")) == ["command-case: Play: the name 'Play'"]
    assert problems("PATCH", one, {"name": "play"}) == []
    assert problems("PATCH", one, {"name": "Play"}) == ["command-case: Play: the name 'Play'"]


# -- the description --------------------------------------------------------------------------------------------------


def test_what_the_description_does_not_have_is_refused() -> None:
    assert refusals(Request("GET", "/channels/123456789012345678/boards")) == ["description"]
    assert refusals(Request("GET", "/channels/-5/messages")) == ["description"]
    assert refusals(Request("GET", "/channels/5/messages", query={"limit": "101"})) == ["description"]
    assert refusals(Request("GET", "/channels/5/messages", query={"limits": "5"})) == ["unknown-field"]
    assert refusals(Request("GET", "/channels/5/messages", {"limit": 5})) == ["description"]
    assert refusals(send(None)) == ["description"]


def test_the_exceptions_are_three_and_hold_where_the_library_writes_them() -> None:
    assert refusals(edit(text(), tts=False)) == []
    assert refusals(callback(7, components=[], tts=False)) == []
    assert refusals(commands(command(nsfw=False))) == []
    assert refusals(edit(text(), nsfw=False)) == ["unknown-field"]
    assert refusals(commands(command(tts=False))) == ["unknown-field"]
    assert refusals(message(row(select(tts=False)))) == ["unknown-field"]
