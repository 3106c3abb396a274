"""`planisphere servers`, `table` and `invite`: what the host asks about servers and single tables."""

import asyncio
from pathlib import Path

import pytest

from bot.cli import invite, servers
from bot.cli.doctor_api import Response
from bot.cli.doctor_discord import Guild
from bot.notifications.outgoing import Unreachable
from tests.support.command_line import Call
from tests.support.house import ANN, BOB, house_at


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """A finished table whose messages have arrived, and a running one whose channel is forbidden."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)

    async def play() -> tuple[str, str]:
        async with house_at(url) as house:
            over = await house.running(ANN, BOB)
            await house.play_on(over.id, ANN, BOB)
            await house.dispatcher.deliver_all()
            lost = await house.running(ANN, computers=("strong",))
            house.pigeon.trouble = [Unreachable("forbidden")] * 9
            await house.dispatcher.deliver_all()
            return over.id, lost.id

    return asyncio.run(play())


def test_servers_are_listed_with_what_went_wrong(
    planisphere: Call, tables: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    (row,) = [line for line in planisphere("servers").out.splitlines() if " 900 " in line]
    cells = [cell.strip() for cell in row.strip("│").split("│")]
    assert cells[:5] == ["900", "-", "1", "1", "1"]
    assert (cells[6], cells[7]) == ("1", "forbidden")
    known = [Guild("900", "Observatory"), Guild("901", "Idle")]
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr(servers, "guilds", lambda *_: (Response(200), known))
    said = planisphere("servers")
    assert "Observatory" in said.out
    assert "Idle" in said.out
    assert "on 2 of them" in said.out
    assert "Observatory" not in planisphere("servers", "--offline").out


def test_a_table_is_shown_with_its_place_people_and_unsent_messages(planisphere: Call, tables: tuple[str, str]) -> None:
    over, lost = tables
    said = planisphere("table", over.upper())
    assert said.code == 0
    assert f"Table {over}: toy, over" in said.out
    assert "Server 900, channel 500, thread -." in said.out
    assert f": Ann ({ANN.id}).\n" in said.out
    assert "Unsent: board" not in said.out
    said = planisphere("table", lost)
    assert "Out of reach since 2026-03-01" in said.out
    assert "a computer player (strong)" in said.out
    assert "Unsent: board, 1 attempts" in said.out
    assert said.out.endswith(": forbidden\n")
    refused = planisphere("table", "nowhere")
    assert (refused.code, "there is no table 'nowhere'" in refused.err) == (1, True)


def test_the_link_that_adds_the_bot_is_printed(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert "there is no DISCORD_TOKEN" in planisphere("invite").err
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    for answer, code in ((Response(200, {"id": "77"}), 0), (Response(401), 1)):
        monkeypatch.setattr(invite, "ask", lambda *_, now=answer: now)
        said = planisphere("invite")
        assert said.code == code
        assert ("client_id=77" in said.out) == (code == 0)
        assert ("Discord answered 401" in said.err) == (code == 1)
