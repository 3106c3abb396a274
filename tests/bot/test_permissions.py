"""Who may do what: every click and command, asked anew each time, by everybody who might try.

A line says who gets their way: `h` the host, `p` another player, `m` a moderator of this server who does not sit there,
`f` a moderator of another server, `s` a stranger, `d` a stranger in direct messages, where Discord allows everybody
everything, `n` the manager of a server without the bot. Whoever is not named is refused, and nothing changes.
"""

from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from bot.discord_kit import interaction
from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from bot.domain.table import Location, TableId
from bot.presentation.base_cog import BaseCog
from bot.refusals import Refusal
from tests.support.court import (
    ALL,
    ANSWERED,
    EVERYBODY,
    GUEST,
    HOST,
    LOBBY,
    NONE,
    OVER,
    PLAYER,
    PRESENT,
    RUNNING,
    SOLO,
    Court,
    Who,
    opened,
)
from tests.support.permissions import CLICKS
from tests.support.stage import HERE, Stage, Touch, custom_id_of, stage_in

CHANNEL = Location(channel=HERE.channel + 1, guild=HERE.guild)


TABLE, PERSON = "table", "person"
"""Options of commands that are filled in: this table, a person."""

COMMANDS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "play": (PRESENT, NONE, {"game": "glow"}),
    "act": ("h", RUNNING, {TABLE: "", "answer": ".0"}),
    "board": (ALL, RUNNING, {TABLE: ""}),
    "hand": ("hp", RUNNING, {TABLE: ""}),
    "games": (ALL, NONE, {}),
    "rules": (ALL, NONE, {"game": "glow"}),
    "help": (ALL, NONE, {}),
    "away": (ALL, NONE, {"days": 2}),
    "learn": (ALL, NONE, {"game": "glow"}),
    "leaderboard": (ALL, NONE, {"game": "glow"}),
    "profile": (ALL, NONE, {PERSON: GUEST}),
    "statistics": (ALL, NONE, {"game": "glow"}),
    "settings show": (ALL, NONE, {}),
    "settings language": (ALL, NONE, {"language": "ja"}),
    "settings reminders": (ALL, NONE, {"on": False}),
    "settings quiet": (ALL, NONE, {"start": 1, "end": 2}),
    "settings results": (ALL, NONE, {"shown": "never"}),
    "settings privacy": (ALL, NONE, {}),
    "settings server": (ALL, NONE, {}),  # both tell alone where they are now
    "settings sky": (ALL, NONE, {}),
    "server person": ("mf", NONE, {PERSON: GUEST, "banned": True}),  # each on their own server
    "server setup": ("mf", NONE, {"language": "ja"}),  # each their own server
    "server sky": ("mf", NONE, {"on": True}),  # each on their own server
    "challenge daily": (ALL, NONE, {"game": "glow"}),
    "challenge weekly": (ALL, NONE, {"game": "glow"}),
    "challenge ladder": (ALL, NONE, {"game": "glow"}),
    "challenge new": (ALL, NONE, {"game": "glow"}),
    "challenge duel": (ALL, NONE, {PERSON: GUEST, "game": "glow"}),
    "challenge join": (ALL, NONE, {"code": ""}),
    "challenge ranking": (ALL, NONE, {"code": ""}),
    "challenge monthly": (ALL, NONE, {"game": "glow"}),
    "challenge replay": ("", NONE, {"code": ""}),  # once it has closed
    "challenge post": ("mf", NONE, {"on": True, "game": "glow"}),  # each on their own server
    "challenge servers": ("hpmfs", NONE, {}),
    "table watch": ("mfsdn", RUNNING, {TABLE: ""}),
    "table undo": ("h", ANSWERED, {TABLE: ""}),
    "table hint": ("h", SOLO, {TABLE: ""}),
    "table leave": (ALL, RUNNING, {TABLE: ""}),  # a question alone
    "table end": (ALL, RUNNING, {TABLE: ""}),  # a question alone
    "table seats": (ALL, RUNNING, {TABLE: ""}),
    "table replace": ("m", RUNNING, {PERSON: PLAYER, TABLE: ""}),  # the host once somebody is away
    "table back": ("hp", RUNNING, {TABLE: ""}),
    "table here": ("hpm", RUNNING, {TABLE: ""}),
    "table pace": ("h", RUNNING, {"pace": "slow", TABLE: ""}),
    "table invite": ("h", LOBBY, {PERSON: GUEST, TABLE: ""}),
    "table export": (ALL, OVER, {TABLE: ""}),
    "table import": ("", NONE, {"file": SimpleNamespace(size=10**6)}),  # far too large
    "table log": (ALL, RUNNING, {TABLE: ""}),
}


MENUS: dict[str, tuple[str, str]] = {
    "Profile": (ALL, NONE),
    "Invite to a duel": (ALL, NONE),
    "Verify this result": ("", RUNNING),  # once it is over
    "Show this table": (ALL, RUNNING),
}
"""The apps menus of a person or of the table's board."""


async def test_a_name_in_a_refusal_is_only_a_name(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await stage.service.lobby.open(
            InvokingUser(11, "[Ann](https://e.com)*<@22>@everyone"), "glow", HERE, seats=2
        )
        (told,) = await stage.click(PLAYER, CustomId(table.id, "start"))
    assert "[Ann]\u2060(https:\u2060//e\u2060.com)\\*‹@22>@\u200beveryone" in told.text


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[Refusal]:
    """Every refusal that somebody is told."""
    told: list[Refusal] = []
    sentence = interaction.sentence

    def noted(words: Any, refusal: Refusal) -> str:
        told.append(refusal)
        return sentence(words, refusal)

    monkeypatch.setattr(interaction, "sentence", noted)
    return told


async def test_every_click_is_allowed_to_those_alone_who_may(tmp_path: Path, refused: list[Refusal]) -> None:
    async with stage_in(tmp_path) as stage:
        declared = [verb for cog in stage.bot.cogs.values() if isinstance(cog, BaseCog) for verb in cog.actions()]
        assert sorted(declared) == sorted(CLICKS)
        court, found = await opened(stage, refused), {}
        for verb, (_, how, args) in CLICKS.items():
            tries = {mark: clicking(court, verb, args, who) for mark, who in EVERYBODY.items()}
            found[verb] = "".join(
                [mark for mark, attempt in tries.items() if await court.gets_their_way(how, mark, attempt)]
            )
    assert found == {verb: "".join(mark for mark in ALL if mark in who) for verb, (who, *_) in CLICKS.items()}


def clicking(court: Court, verb: str, args: tuple[str, ...], who: Who) -> Callable[[TableId], Awaitable[None]]:
    """Return how somebody presses a button that was made for the host."""
    values = tuple(arg[1:] for arg in args if arg.startswith("="))
    sent = [
        {"type": 18, "component": {"custom_id": key[1:], "type": 21, "value": value}}
        for key, value in pairwise(args)
        if key.startswith("+")
    ]
    args = () if sent else args

    async def attempt(table: TableId) -> None:
        path = [await court.code() if arg == "code" else arg for arg in args if not arg.startswith("=")]
        if path == ["number"]:
            path = [str((await court.service.queries.table(table)).request.number)]
        custom_id = CustomId(table, verb, tuple(path))
        if verb in ("n", "c", "a", "y"):
            prompt = (await court.service.play.view(table, HOST.id)).prompt
            custom_id = CustomId(table, verb, tuple(path), 0, prompt.token)
        if path == ["?"]:
            custom_id = await own_control(court.stage, table)
        place = CHANNEL if verb == "here" and who.place == HERE else who.place
        data: dict[str, Any] = {
            "custom_id": custom_id.text,
            "values": list(values),
            "resolved": {"users": {"33": {"username": "Cat"}}},
        }
        data |= {"components": sent} if sent else {}
        touch: Any = Touch(court.stage, who.user, data, place=place, permissions=who.permissions)
        await court.stage.bot.clicked(touch, custom_id, values)

    return attempt


async def own_control(stage: Stage, table: TableId) -> CustomId:
    """Return the host's first button of the game's own."""
    (said,) = await stage.click(HOST, CustomId(table, "move"))
    buttons = [custom_id_of(part) for part in said.controls if part["type"] == 2]
    return next(custom_id for custom_id in buttons if custom_id.verb == "c")


async def test_every_command_is_allowed_to_those_alone_who_may(tmp_path: Path, refused: list[Refusal]) -> None:
    async with stage_in(tmp_path) as stage:
        tree = stage.bot.tree.walk_commands()
        known = {one.qualified_name: one for one in tree if isinstance(one, app_commands.Command)}
        assert known.keys() == COMMANDS.keys()
        court, found = await opened(stage, refused), {}
        for name, (_, how, options) in COMMANDS.items():
            tries = {mark: typing(court, known[name], options, who) for mark, who in EVERYBODY.items()}
            found[name] = "".join(
                [mark for mark, attempt in tries.items() if await court.gets_their_way(how, mark, attempt)]
            )
    assert found == {name: "".join(mark for mark in ALL if mark in who) for name, (who, *_) in COMMANDS.items()}


async def test_every_apps_menu_is_there_for_those_alone_who_may(tmp_path: Path, refused: list[Refusal]) -> None:
    async with stage_in(tmp_path) as stage:
        known = {one.name: one for one in stage.bot.tree.get_commands() if isinstance(one, app_commands.ContextMenu)}
        assert known.keys() == MENUS.keys()
        court, found = await opened(stage, refused), {}
        for name, (_, how) in MENUS.items():
            tries = {mark: choosing(court, known[name], who) for mark, who in EVERYBODY.items()}
            found[name] = "".join(
                [mark for mark, attempt in tries.items() if await court.gets_their_way(how, mark, attempt)]
            )
    assert found == {name: who for name, (who, _) in MENUS.items()}


def choosing(court: Court, menu: Any, who: Who) -> Callable[[TableId], Awaitable[None]]:
    """Return how somebody opens the apps menu of a person, or of the board of a table."""

    async def attempt(table: TableId) -> None:
        target: Any = SimpleNamespace(id=GUEST.id, display_name=GUEST.name, bot=False)
        if table != "0":
            button = SimpleNamespace(custom_id=CustomId(table, "move").text)
            target = SimpleNamespace(author=SimpleNamespace(id=None), components=[button])
        touch: Any = Touch(court.stage, who.user, {"name": menu.name}, place=who.place, permissions=who.permissions)
        await menu.callback(touch, target)

    return attempt


def typing(court: Court, command: Any, options: dict[str, Any], who: Who) -> Callable[[TableId], Awaitable[None]]:
    """Return how somebody types a command that names the host's table."""

    async def attempt(table: TableId) -> None:
        filled = dict(options)
        if TABLE in filled:
            filled[TABLE] = table
        if "answer" in filled:
            filled["answer"] = (await court.service.play.view(table, HOST.id)).prompt.token + filled["answer"]
        if "code" in filled:
            filled["code"] = await court.code()
        if PERSON in filled:
            person = filled[PERSON]
            filled[PERSON] = SimpleNamespace(id=person.id, display_name=person.name, bot=False)
        place = CHANNEL if command.name == "here" and who.place == HERE else who.place
        touch: Any = Touch(court.stage, who.user, {"name": command.name}, place=place, permissions=who.permissions)
        await command.callback(command.binding, touch, **filled)

    return attempt
