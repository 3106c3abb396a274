"""The measurements themselves: short runs that must find everything in order, and tell when it is not."""

import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from time import time
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import utcnow

from tests.tools.load import __main__, chaos, in_process, kills, meter, share, told
from tests.tools.load.chaos import harry
from tests.tools.load.faults import FAULTS
from tests.tools.load.in_process import Held, held
from tests.tools.load.kills import besiege
from tests.tools.load.load import OFFENCES, Load, measure
from tests.tools.load.meter import Meter
from tests.tools.load.siege import Siege
from tests.tools.load.tally import Tally
from tests.tools.load.told import Asked, Told

pytestmark = pytest.mark.long

BUSY = 240.0
"""Seconds: a busy machine is no failure here."""


@pytest.fixture
async def siege(tmp_path: Path) -> AsyncIterator[Siege]:
    """One table whose bot has not come."""
    siege = Siege(tmp_path, 1, random.Random(1))
    try:
        await siege.open()
        yield siege
    finally:
        await siege.close()


@pytest.mark.soak
async def test_a_short_load_is_answered_and_drawn() -> None:
    seen = await measure(Load(tables=2, rate=2.0, seconds=3.0, flood=0.0))
    assert seen["ready, all posted, s"] > 0
    assert seen["memory when ready, MB"] > 20
    assert seen["answers given"] > 0
    assert seen["new board p95, s"] >= seen["new board p50, s"] > 0
    assert (seen["lost"], seen["doubled"], seen["boards wrong or twice"], seen["told nothing"]) == (0, 0, 0, 0)


async def test_one_kill_leaves_everything_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "PATIENCE", BUSY)
    seen: list[Tally] = []
    tally = await besiege(tmp_path, 1, 2, 1, tell=seen.append)
    assert seen == [tally]
    assert (tally.times, tally.boards >= 2, tally.bad) == (1, True, False)


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind == "gateway" else pytest.mark.soak) for kind in FAULTS]
)
async def test_after_a_fault_everything_is_right(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chaos, "PATIENCE", BUSY)
    tally = (await harry([kind], 1, 2, 1))[kind]
    assert (tally.times, tally.bad) == (1, False)


async def test_what_is_lost_or_doubled_is_found(siege: Siege, tmp_path: Path) -> None:
    (table,) = siege.tables
    siege._given[table] = 1  # somebody was told that an answer was given which is not there
    await siege.check()
    assert (siege.tally.lost, siege.tally.doubled) == (1, 0)
    with closing(sqlite3.connect(tmp_path / "planisphere.sqlite3")) as database, database:
        database.execute(
            "INSERT INTO moves (table_id, number, seat, action, events, at, person)"
            " SELECT table_id, 1, 0, action, events, at, 1 FROM moves"
        )
    await siege.check()
    assert siege.tally.doubled == 1


def click(number: int, *beside: int) -> Any:
    return SimpleNamespace(
        id=number,
        user_id=number,
        token=f"click{number}",
        channel_id=1,
        message_id=10 * number,
        followup_ids=list(beside),
    )


TWO = [click(1), click(2)]


def message(*texts: str, custom_id: str = "") -> Any:
    button = [{"type": 2, "custom_id": f"t:abcdef:0:{custom_id}"}] if custom_id else []
    return SimpleNamespace(components=[*({"type": 10, "content": text} for text in texts), *button])


async def test_a_second_click_on_a_confirmation_hides_nothing(siege: Siege) -> None:
    (table,) = siege.tables
    panel = siege.pending[table] = Asked("0123456789", TWO, panel=message())
    for text, one in zip(("The sky brightens.", told.LATE), TWO, strict=True):
        panel.panel.components = message(text).components
        siege.bridge.done("PATCH", f"/webhooks/1/{one.token}/messages/@original")
    siege.settle()
    assert (siege.tally.acknowledged, siege._given[table]) == (1, 1)


@pytest.mark.parametrize("beside", [True, False])
async def test_the_second_click_on_a_confirmation_may_be_answered_first(siege: Siege, beside: bool) -> None:
    """The answer was given, which its panel has yet to tell; the run must not take it for refused."""
    (table,) = siege.tables
    panel = siege.pending[table] = Asked(
        "0123456789", [click(1), click(2, 7)], panel=message("?", custom_id="0123456789:y.0")
    )
    if beside:
        siege.bridge.world.messages[1] = {7: message(told.LATE)}
        siege.bridge.done("POST", "/webhooks/1/click2")
    else:
        panel.panel.components = message(told.LATE).components
        siege.bridge.done("PATCH", "/webhooks/1/click2/messages/@original")
    siege.settle()
    assert table in siege.pending
    panel.panel.components = message("The sky brightens.").components
    siege.bridge.done("PATCH", "/webhooks/1/click1/messages/@original")
    siege.settle()
    assert (siege.tally.acknowledged, siege._given[table], siege.pending) == (1, 1, {})


@pytest.mark.parametrize("gone", [(), (0,), (0, 1)])
async def test_a_confirmation_is_pressed_where_it_still_stands(
    siege: Siege, monkeypatch: pytest.MonkeyPatch, gone: tuple[int, ...]
) -> None:
    """Two clicks at once open two panels, and the bot takes the older one away."""
    (table,) = siege.tables
    pressed: list[int] = []

    def press(person: int, *_: Any) -> Any:
        pressed.append(person)
        return click(9)

    monkeypatch.setattr(siege.bridge, "click", press)
    siege.pending[table] = Asked("0123456789", TWO, told={1: Told.ASKED, 2: Told.ASKED})
    left = [one for number, one in enumerate(TWO) if number not in gone]
    siege.bridge.world.messages[1] = {one.message_id: message("?", custom_id="0123456789:y.0") for one in left}
    siege.settle()
    assert set(pressed) == {one.user_id for one in left[:1]}
    assert (table in siege.pending) == bool(left)


async def test_what_a_message_told_that_another_click_took_away_is_remembered(siege: Siege) -> None:
    (table,) = siege.tables
    siege.pending[table] = Asked("0123456789", TWO)
    here = siege.bridge.world.messages[1] = {10: message("The sky brightens.", custom_id="fedcba9876:a.0")}
    siege.bridge.done("PATCH", "/webhooks/1/click1/messages/@original")
    del here[10]
    here[20] = message(f"⌛ {told.LATE}", custom_id="fedcba9876:a.0")
    siege.bridge.done("PATCH", "/webhooks/1/click2/messages/@original")
    siege.settle()
    assert (siege.tally.acknowledged, siege.tally.doubled, siege.pending) == (1, 0, {})


async def test_a_refusal_beside_a_confirmation_is_heard(siege: Siege) -> None:
    (table,) = siege.tables
    siege.bridge.world.messages[1] = {7: message(told.TROUBLE[1])}
    siege.pending[table] = Asked("0123456789", [click(1, 7)], panel=message("Sure?", custom_id="0123456789:y.0"))
    siege.bridge.done("POST", "/webhooks/1/click1")
    siege.settle()
    assert (siege.pending, siege._unsure[table]) == ({}, 1)


BUG = told.EN("bot.refuse.bug", error="3f2a91")


@pytest.mark.parametrize(
    ("trouble", "heard"), [(told.TROUBLE[0], Told.UNSURE), (BUG, Told.UNSURE), ("No.", Told.REFUSED)]
)
def test_what_was_cut_off_may_have_happened(trouble: str, heard: Told) -> None:
    assert told.told(message(trouble), Asked("0123456789", [])) is heard


def test_a_board_that_was_deleted_shows_nothing_any_more(tmp_path: Path) -> None:
    siege = Siege(tmp_path, 1, random.Random(1))
    siege._shown = {"a": {5: 1, 7: 2}, "b": {6: 1}}
    siege._see("MESSAGE_DELETE", {"id": "7"})
    assert siege._shown == {"a": {5: 1}, "b": {6: 1}}


def test_a_board_whose_picture_came_late_counts_once(tmp_path: Path) -> None:
    """A message goes out without the picture that a busy machine has not drawn yet, and gets it afterwards."""
    siege = Siege(tmp_path, 1, random.Random(1))
    late = {"id": "7", "channel_id": "1", "components": []}
    item = {"media": {"url": "http://127.0.0.1:1/cdn/1/2/glow-abcdef-3-board-x.png"}}
    pictured = late | {"components": [{"type": 12, "items": [item]}]}
    for event, payload in (("MESSAGE_CREATE", late), ("MESSAGE_UPDATE", pictured), ("MESSAGE_UPDATE", pictured)):
        siege._see(event, payload)
    assert (siege.tally.boards, siege._shown) == (1, {"abcdef": {7: 3}})


async def test_a_request_that_discord_would_refuse_is_counted_and_printed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    siege = Siege(tmp_path, 1, random.Random(1))
    siege.bridge.checker.check("POST", "/channels/1/messages", {"content": "x" * 2001, "allowed_mentions": {}}, {}, ())
    siege.find_offences()
    assert (siege.tally.offences, siege.tally.bad, siege.bridge.offences) == (1, True, [])
    assert "content-length: 2001 characters of content" in caplog.text


@pytest.mark.parametrize("offences", [0, 1])
def test_a_load_with_a_request_that_discord_would_refuse_fails(monkeypatch: pytest.MonkeyPatch, offences: int) -> None:
    async def measured(*_: object) -> dict[str, float]:
        return {OFFENCES: offences}

    monkeypatch.setattr(__main__, "measure", measured)
    assert __main__.main(["load", "--tables", "1"]) == offences


def test_a_run_that_lost_something_fails() -> None:
    assert __main__._told({"kills": Tally(offences=1)}) == 1
    assert __main__._told({"kills": Tally(lost=1)}) == 1
    assert __main__._told({"kills": Tally(times=5)}) == 0


def test_what_cannot_be_tried_here_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1))
    assert __main__.main(["faults", "--kind", "full", "--times", "1"]) == 2
    assert "no disk can be mounted" in capsys.readouterr().err


def test_where_no_share_can_be_given_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(share, "GROUPS", tmp_path / "none")
    assert __main__.main(["load", "--tables", "1", "--share", "0.5"]) == 2
    assert "control groups" in capsys.readouterr().err


@pytest.mark.soak
def test_a_process_has_no_more_than_its_share() -> None:
    burn = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); end = time.time() + 2\n"
    burn += "while time.time() < end: pass\nprint(time.process_time())"
    with share.share(0, 0.25) as group:
        used = subprocess.run([sys.executable, "-c", burn, group], check=True, capture_output=True, text=True).stdout
    assert float(used) < 0.25 * 2 * 1.4


@pytest.mark.soak
def test_a_share_is_given_back_when_the_last_who_had_it_has_gone() -> None:
    linger = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); print(flush=True); time.sleep(0.5)"
    with share.share(0, 0.25) as group:
        last = subprocess.Popen([sys.executable, "-c", linger, group], stdout=subprocess.PIPE)
        assert last.stdout
        assert last.stdout.readline()
    assert not group.parent.exists()
    last.communicate()


def test_a_board_is_waited_for_until_it_shows_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr(meter, "perf_counter", lambda: now[0])
    seen = Meter()
    seen.given("a", 3, 9.0)
    seen.given("a", 4, 9.5)
    seen.shown("a", 4)
    assert (seen.waits, seen.waiting, seen.behind, seen.oldest) == ([1.0], 1, 0, 0.5)
    assert seen.unseen == {"a"}
    now[0] = 12.0
    seen.shown("a", 5)
    now[0] = 12.5
    seen.shown("a", 4)  # the older message loses its controls
    assert seen.boards == 2
    now[0] = 13.0
    seen.given("a", 4, 11.0)  # its board came before anybody could say that the answer was given
    assert (seen.waits, seen.waiting) == ([1.0, 2.5, 1.0], 0)


def test_how_long_the_loop_was_held_counts_from_the_beginning(tmp_path: Path) -> None:
    (tmp_path / "lags").write_text("1.0 0.5 0.4\n2.0 0.25 0.1\n3.0 0.125 0\n")
    assert held(tmp_path / "lags", 2.0) == [Held(0.25, 0.1), Held(0.125, 0.0)]


def test_the_clock_goes_wrong_by_as_much_as_the_file_says(tmp_path: Path) -> None:
    clock = in_process.Clock(tmp_path / "jump")
    (tmp_path / "jump").write_text("-60")
    assert abs(clock.time() - time()) < 1
    clock.read()
    assert abs(clock.time() + 60 - time()) < 1
    assert abs(clock.now() + timedelta(seconds=60) - utcnow()) < timedelta(seconds=1)
    (tmp_path / "jump").unlink()
    clock.read()
    assert abs(clock.time() - time()) < 1
