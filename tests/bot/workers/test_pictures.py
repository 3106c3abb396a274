"""The small pieces of the bot: custom ids, names, heartbeat, drawing in processes."""

import asyncio
import gc
import threading
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from bot.discord_kit import custom_ids
from bot.discord_kit.components import ControlRows, layout
from bot.domain.person import acting_for
from bot.i18n.translator import translator_for
from bot.monitoring import heartbeat
from bot.ui_kit import markup, names
from bot.ui_kit.panels import Row, SelectMenu, SelectOption, button_rows, component_count, truncate
from bot.workers import pictures
from bot.workers.pictures import PictureFailed, PictureRequest, PictureService
from bot.workers.priority_semaphore import PrioritySemaphore
from bot.workers.process_pool import ProcessPool, WorkerDied
from games import GAMES
from games.core import play
from tests.support import works
from tests.support.any_text import texts

SEED = "00" * 16


@given(texts(120))
def test_any_text_is_read_or_refused(text: str) -> None:
    custom_id = custom_ids.read(text)
    assert custom_id is None or custom_id.text == text or custom_ids.read(custom_id.text) == custom_id


@pytest.mark.parametrize(
    "custom_id",
    [
        custom_ids.CustomId("t1", "move"),
        custom_ids.CustomId("abc", "a", ("0",), seat=3, prompt_token="0123456789"),
        custom_ids.CustomId("abc", "n", ("1", "2"), seat=0, prompt_token="0123456789", page=12),
    ],
)
def test_a_press_reads_back(custom_id: custom_ids.CustomId) -> None:
    assert custom_ids.read(custom_id.text) == custom_id


@pytest.mark.parametrize(
    "custom_id",
    [custom_ids.CustomId("T", "move"), custom_ids.CustomId("t", "a", ("x" * 90,)), custom_ids.CustomId("t", "", ())],
)
def test_what_would_be_no_custom_id_is_never_written(custom_id: custom_ids.CustomId) -> None:
    with pytest.raises(ValueError, match="not a custom id"):
        _ = custom_id.text


def test_a_menu_without_entries_is_left_out_as_a_row_without_buttons_is() -> None:
    rows: tuple[Row, ...] = (SelectMenu(("c",), "Which?"), (), SelectMenu(("who",), "Who?", people=True))
    shown = layout(ControlRows(custom_ids.CustomId("t1", "x", seat=0, prompt_token="0123456789"), rows))
    (frame,) = shown.to_components()
    (row,) = frame["components"]
    assert custom_ids.read(row["components"][0]["custom_id"]) == custom_ids.CustomId(
        "t1", "who", seat=0, prompt_token="0123456789"
    )
    assert component_count(rows) == 2


def test_a_menu_never_takes_over_what_was_picked_from_the_one_before_it() -> None:
    def numbers() -> list[int]:
        menus = (
            SelectMenu(("y",), "Take…", (SelectOption("0", "first"),)),
            SelectMenu(("c", "who"), "Who?", people=True),
        )
        shown = layout(ControlRows(custom_ids.CustomId("t1", "x", seat=0, prompt_token="0123456789"), menus))
        (frame,) = shown.to_components()
        return [row["components"][0].get("id", 0) for row in frame["components"]]

    assert len({*numbers(), *numbers()}) == 4  # in the same places of the same message


@given(texts(200))
def test_a_shown_name_is_harmless(name: str) -> None:
    shown = markup.shown(name)
    assert shown
    assert "<" not in shown
    assert "\n" not in shown
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert len(names.plain(name)) <= names.NAME_WIDTH + 2


def test_names_from_right_to_left_stay_in_their_place() -> None:
    assert names.plain("مرحبا") == "\u2068مرحبا\u2069"


def test_cutting_and_laying_out() -> None:
    assert truncate("abcdef", 4) == "abc…"
    assert [len(row) for row in button_rows(tuple(range(12)))] == [5, 5, 2]  # type: ignore[arg-type]


def test_the_heartbeat_tells_how_long_ago_all_was_well(tmp_path: Path) -> None:
    file = tmp_path / "data" / "heartbeat"
    assert not heartbeat.is_fresh(file)
    heartbeat.touch(file)
    assert heartbeat.is_fresh(file)
    assert not heartbeat.is_fresh(file, now=float(file.read_text(encoding="ascii")) + heartbeat.SILENCE)
    file.write_text("gibberish", encoding="ascii")
    assert not heartbeat.is_fresh(file)


def wanted(name: str = "one", sheet: str = "table") -> PictureRequest:
    game = GAMES["glow"]
    match, _ = play.start(game, game.options(), 1, SEED)
    return PictureRequest(name, "glow", play.view(game, match, None), sheet, translator_for("en"), {0: "Alice"})


@pytest.mark.drawn
async def test_a_picture_is_drawn_in_a_process_of_its_own_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "DRAWING_TIMEOUT", 600)
    drawing = PictureService(ProcessPool(1))
    try:
        first, second = await asyncio.gather(*[drawing.draw(wanted(), within=600) for _ in range(2)])
        assert first.startswith(b"\x89PNG")
        assert first is second is await drawing.draw(wanted())
    finally:
        await drawing.close()


async def test_one_killed_process_is_replaced_by_one_and_no_picture_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "draw", works.drawn_once_more)
    mark, drawing = tmp_path / "first", PictureService(ProcessPool(1))
    beats: list[float] = []
    heart = asyncio.create_task(beating(beats))
    sent = await asyncio.gather(*[drawing.draw(replace(wanted(str(n)), view=mark)) for n in range(10)])
    drawn = [picture.split()[:2] for picture in sent]
    heart.cancel()
    assert [name for name, _ in drawn] == [str(n).encode() for n in range(10)]
    assert len({number for _, number in drawn}) == 1
    assert max(late - soon for soon, late in pairwise(beats)) < 1
    await drawing.close()


async def beating(beats: list[float]) -> None:
    """Note when the loop was free."""
    while True:
        beats.append(perf_counter())
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("wrong", [works.frozen, works.killed])
async def test_a_picture_that_ends_in_nothing_is_given_up(wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0.0, pictures.FIRST_REST))
    drawing = PictureService(ProcessPool(1), clock=lambda: next(clock))
    monkeypatch.setattr(pictures, "draw", wrong)
    monkeypatch.setattr(pictures, "DRAWING_TIMEOUT", 0.1)
    with pytest.raises(PictureFailed, match="one"):
        await drawing.draw(wanted())
    monkeypatch.setattr(pictures, "draw", works.drawn)
    monkeypatch.setattr(pictures, "DRAWING_TIMEOUT", 600)
    assert await drawing.draw(wanted())
    await drawing.close()


async def test_pictures_are_drawn_after_memory_ran_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0.0, pictures.FIRST_REST))
    drawing = PictureService(ProcessPool(1), clock=lambda: next(clock))
    monkeypatch.setattr(pictures, "draw", works.hungry)
    with pytest.raises(PictureFailed, match="one"):
        await drawing.draw(wanted(), within=600)
    monkeypatch.setattr(pictures, "draw", works.drawn)
    assert await drawing.draw(wanted(), within=600)
    await drawing.close()


class Painter:
    """Draws with the hand of a test: fails while `wrong`, holds still until `go`, counts."""

    def __init__(self) -> None:
        self.wrong = False
        self.go = threading.Event()
        self.go.set()
        self.drawn: list[str] = []

    def __call__(self, one: PictureRequest) -> bytes:
        self.drawn.append(one.name)
        self.go.wait()
        if self.wrong:
            raise ValueError(one.name)
        return b"x"


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Painter]:
    painter = Painter()
    monkeypatch.setattr(pictures, "draw", painter)
    yield painter
    painter.go.set()


async def test_what_cannot_be_drawn_rests_twice_as_long_each_time(painter: Painter) -> None:
    now = 0.0
    drawing = PictureService(clock=lambda: now)
    painter.wrong = True
    tries: list[float] = []
    for now in range(8 * int(pictures.FIRST_REST)):
        with pytest.raises((PictureFailed, ValueError)):
            await drawing.draw(replace(wanted(f"state {now}"), subject="a table"))
        if len(painter.drawn) > len(tries):
            tries.append(now / pictures.FIRST_REST)
    assert tries == [0, 1, 3, 7]
    painter.wrong = False
    assert await drawing.draw(replace(wanted("another"), subject="another table"))
    now = 1e9
    assert await drawing.draw(replace(wanted("drawn"), subject="a table"))
    painter.wrong = True
    for state in ("wrong again", "rests"):
        with pytest.raises((PictureFailed, ValueError)):
            await drawing.draw(replace(wanted(state), subject="a table"))
    now += pictures.FIRST_REST
    painter.wrong = False
    assert await drawing.draw(replace(wanted("well"), subject="a table"))
    assert painter.drawn[-3:] == ["drawn", "wrong again", "well"]


async def test_what_cannot_be_drawn_because_processes_end_rests_shortly_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Processes that are killed for a minute keep no picture from being drawn for another."""
    now, tries, killed = 0.0, [], True
    drawing = PictureService(ProcessPool(1), clock=lambda: now)

    async def run(*_: Any, begun: Any, **__: Any) -> bytes:
        begun()
        tries.append(now)
        if killed:
            raise WorkerDied
        return b"x"

    monkeypatch.setattr(drawing._pool, "run", run)
    drawn = None
    for now in range(120):
        killed = now < 60
        with suppress(PictureFailed):
            drawn = drawn or (await drawing.draw(replace(wanted(f"state {now}"), subject="a table")) and now)
    assert tries[:5] == [0, 15, 30, 45, 60]
    assert drawn == 60


async def test_nobody_waits_longer_than_they_wish_and_the_picture_comes_nevertheless(painter: Painter) -> None:
    drawing = PictureService()
    painter.go.clear()
    for name in ("one", "one", "its next state"):
        with pytest.raises(PictureFailed):
            await drawing.draw(replace(wanted(name), subject="a table"), within=0)
    (under_way,) = drawing._drawing.values()
    painter.go.set()
    await asyncio.wait({under_way})
    assert await drawing.draw(replace(wanted("one"), subject="a table"), within=0) == b"x"
    assert painter.drawn == ["one"]


async def test_what_nobody_waits_for_any_more_is_not_begun_and_may_be_wanted_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pictures, "draw", works.drawn)
    drawing = PictureService(ProcessPool(1))
    assert drawing._pool is not None
    monkeypatch.setattr(drawing._pool, "_turns", crowd := PrioritySemaphore(0))
    with pytest.raises(PictureFailed):
        await drawing.draw(wanted(), within=0)
    await asyncio.sleep(0)
    patient = asyncio.create_task(drawing.draw(replace(wanted("patient"), subject="one")))
    urgent = asyncio.create_task(drawing.draw(replace(wanted("urgent"), subject="one"), urgent=True))
    await asyncio.sleep(0.01)
    crowd.leave()
    done, _ = await asyncio.wait({patient, urgent}, return_when=asyncio.FIRST_COMPLETED)
    assert done == {urgent}
    await patient
    await drawing.close()


async def test_nobody_waits_in_the_turn_of_another_who_has_asked_for_the_same_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []
    drawing = PictureService(ProcessPool(1))
    assert drawing._pool is not None
    monkeypatch.setattr(drawing._pool, "_turns", crowd := PrioritySemaphore(0))

    async def draw_here(_: float, __: Any, given: Any) -> bytes:
        drawn.append(given[0].name)
        await asyncio.sleep(0.01)
        return b"picture"

    monkeypatch.setattr(drawing._pool, "_tried", draw_here)
    with acting_for(1):
        flood = [asyncio.create_task(drawing.draw(wanted(f"flood {number}"))) for number in range(20)]
        last = asyncio.create_task(drawing.draw(wanted("same")))
    await asyncio.sleep(0)
    with acting_for(2):
        other = asyncio.create_task(drawing.draw(wanted("same")))
    board = asyncio.create_task(drawing.draw(wanted("same"), urgent=True))
    await asyncio.sleep(0.01)
    crowd.leave()
    assert await board == await other == b"picture"
    assert drawn[0] == "same"
    assert len(drawn) < 5
    await asyncio.gather(*flood, last)
    assert sorted(drawn) == sorted({"same", *(f"flood {number}" for number in range(20))})
    await drawing.close()


async def test_in_a_rush_only_urgent_pictures_are_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "draw", works.drawn)
    drawing = PictureService(ProcessPool(1))
    drawing.defer_others(many=True)
    patient = asyncio.create_task(drawing.draw(replace(wanted("patient"), subject="one")))
    assert await drawing.draw(replace(wanted("urgent"), subject="two"), urgent=True)
    with pytest.raises(PictureFailed):
        await drawing.draw(replace(wanted("impatient"), subject="three"), within=0)
    assert not patient.done()
    drawing.defer_others(many=False)
    assert await patient
    await drawing.close()


async def test_a_picture_that_comes_too_late_is_told_of_in_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What is kept of an error keeps the click for which it was drawn."""
    monkeypatch.setattr(pictures, "draw", works.drawn)
    drawing = PictureService(ProcessPool(1))
    assert await pictures.attempt(drawing, wanted("late"), within=0) is None
    assert [(one.levelname, one.exc_info) for one in caplog.records] == [("WARNING", None)]
    await drawing.close()


async def test_closed_before_its_process_has_begun_a_picture_is_given_up() -> None:
    drawing = PictureService(ProcessPool(1))
    waiting = asyncio.create_task(drawing.draw(wanted()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the process is being started now
    await drawing.close()
    with pytest.raises(PictureFailed):
        await waiting


async def test_a_drawing_for_which_nobody_waits_any_more_ends_in_silence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    drawing = PictureService(ProcessPool(1))
    monkeypatch.setattr(pictures, "draw", works.frozen)
    waiting = asyncio.create_task(drawing.draw(wanted()))
    await asyncio.sleep(0)
    (under_way,) = drawing._drawing.values()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await drawing.close()
    await asyncio.wait({under_way})
    del under_way, waiting
    gc.collect()
    assert "never retrieved" not in caplog.text


async def test_only_the_newest_pictures_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def noted(one: PictureRequest) -> bytes:
        drawn.append(one.name)
        return b"x"

    monkeypatch.setattr(pictures, "draw", noted)
    drawing = PictureService()
    for number in [*range(pictures.CACHED_PICTURES + 1), 0, pictures.CACHED_PICTURES]:
        await drawing.draw(wanted(str(number)))
    await drawing.close()
    assert drawn == [str(number) for number in [*range(pictures.CACHED_PICTURES + 1), 0]]
