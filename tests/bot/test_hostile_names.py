"""Names that look like links, invites, mentions or markup are only names in every message of the bot."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.domain.person import InvokingUser
from bot.features.challenges.model import DuelSide
from bot.i18n.translator import catalogues
from bot.refusals import Refusal
from bot.ui_kit.markup import shown
from tests.support.hostile_names import LINKS, alive
from tests.support.stage import HERE, MANAGER, Said, Stage, Touch, custom_id_of, stage_in

PEOPLE = tuple(InvokingUser(1_470_000_000_000_000_000 + number, name, "en") for number, name in enumerate(LINKS))
HOST, GUEST = PEOPLE[0], PEOPLE[3]
SERVER = "discord.gg/abc"


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """Tables of several kinds, a finished one, challenges and a duel of servers, all of people with such names."""
    async with stage_in(tmp_path) as stage:
        service = stage.service
        for game in ("glow", "solani"):
            table = await service.lobby.open(HOST, game, HERE, seats=2)
            await service.lobby.join(table.id, GUEST)
            await service.lobby.start(table.id, HOST.id)
        await service.seats.end_table(table.id, HOST.id, moderator=True)
        lobby = await service.lobby.open(HOST, "glow", HERE, seats=4)
        await service.lobby.welcome(lobby.id, HOST.id, guests=PEOPLE[1:3])
        await service.challenges.make(HOST, "glow", {}, (GUEST,))
        sides = DuelSide(HERE.guild or 0, SERVER, HERE.home), DuelSide(901, "[x](http://e.f)", 501)
        duel = await service.servers.propose(HOST, sides[0], "glow", 1, 1)
        await service.servers.accept(duel.code, sides[1])
        yield stage


@pytest.mark.parametrize("name", LINKS)
def test_a_name_is_letters_alone(name: str) -> None:
    assert alive(name)
    assert alive(shown(name)) == []


def every_refusal(of: type[Refusal] = Refusal) -> list[type[Refusal]]:
    """Return all kinds of refusals."""
    return [of, *(found for one in of.__subclasses__() for found in every_refusal(one))]


def sentence_of(refusal: type[Refusal]) -> str:
    """Return the English sentence of a refusal as the catalogue writes it."""
    texts = "\n".join(catalogue.read_text(encoding="utf-8") for catalogue in catalogues("en"))
    return re.split(rf"^bot-refuse-{refusal.key} =", texts, flags=re.MULTILINE)[1].split("\nbot-refuse-")[0]


async def typed(stage: Stage, command: Any, who: InvokingUser, given: dict[str, Any]) -> list[Said]:
    """Send a command as somebody and return all that is said."""
    touch = Touch(stage, who, {}, permissions=MANAGER)
    touch.guild = type("Guild", (), {"name": SERVER, "get_channel": lambda *_: None})()
    values = {
        name: given[str(one.display_name)]
        for name, one in command._params.items()
        if str(one.display_name) in given and (one.required or str(one.display_name) in ("table", "code"))
    }
    await command.callback(command.binding, touch, **values)
    return stage.take()


async def test_every_command_shows_names_as_letters_alone(stage: Stage) -> None:
    found, said = dict[str, list[str]](), stage.take()
    other = Touch(stage, GUEST, {}).user
    commands = [one for one in stage.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    tables = [one.table.id for one in await stage.service.queries.my_tables(HOST.id)]
    for who in (HOST, GUEST, PEOPLE[6]):
        for text in (*LINKS[:4], tables[0], tables[-1], None):
            given = {"person": other, "game": "glow", "on": True, "language": "en", "shown": "always"}
            given |= dict.fromkeys(("answer", "code", "about"), "nothing")
            given |= {name: text for name in ("table", "code", "answer", "about") if text is not None}
            for command in commands:
                if "export" not in command.name and "import" not in command.name:
                    said += await typed(stage, command, who, given)
                    await follow(stage, said, who)
                    found[command.qualified_name] = [link for one in said for link in alive(one.text)]
                    said = []
    assert {name: links for name, links in found.items() if links} == {}


async def follow(stage: Stage, said: list[Said], who: InvokingUser) -> None:
    """Press the buttons of what was said and add what they lead to."""
    for control in [control for one in said for control in one.controls if control["type"] == 2][:4]:
        said += await stage.click(who, custom_id_of(control), own=True)


@pytest.mark.parametrize("refusal", [one for one in every_refusal() if one.people], ids=lambda one: one.__name__)
def test_what_a_refusal_escapes_is_in_its_sentence(refusal: type[Refusal]) -> None:
    """Else the value has another name by now, and is shown as it is."""
    assert {name for name in refusal.people if f"${name}" in sentence_of(refusal)} == refusal.people
