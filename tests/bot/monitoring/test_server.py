"""What a monitor is told of the running bot: alive, ready, and figures that name nobody."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.app.client import PlanisphereBot
from bot.database.outbox import OutboxRepository
from bot.discord_kit.http_retries import listening
from bot.monitoring.metrics import Metrics
from bot.monitoring.server import MonitorServer
from bot.refusals import MonitorTaken
from bot.refusals.database import DatabaseDown
from bot.workers.priority_semaphore import PrioritySemaphore, WorkRejected
from bot.workers.process_pool import ProcessPool
from tests.support.house import ANN, BOB, House, Roll, dispatcher_of
from tests.support.world import World

HERE = "127.0.0.1"


class Asked:
    """A monitor's hands."""

    def __init__(self, metrics: Metrics, port: int) -> None:
        self.metrics = metrics
        self.port = port
        self.trouble = ""

    async def tell(self) -> str:
        return self.trouble

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://{HERE}:{self.port}{path}") as answer:
            return answer.status, await answer.text()


@asynccontextmanager
async def asked(house: House) -> AsyncIterator[Asked]:
    hands, census = Asked(Metrics(), 0), house.repositories.outbox.census
    monitor = MonitorServer(hands.metrics, census, house.clock, unwell=hands.tell, unready=hands.tell)
    try:
        hands.port = await monitor.open(HERE, 0)
        yield hands
    finally:
        await monitor.close()


def figures(text: str) -> dict[str, float]:
    """The samples of an answer, by name and labels."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_what_is_there_is_counted(house: House) -> None:
    table = await house.running(ANN, BOB)
    house.clock.move(0.5)
    async with asked(house) as monitor:
        status, text = await monitor.get("/metrics")
        found = figures(text)
        assert (status, found['planisphere_tables_running{game="toy"}']) == (200, 1)
        assert found["planisphere_outbox_messages"] == 3  # the board, and notifications of a turn and of who has joined
        assert found["planisphere_outbox_oldest_seconds"] == found["planisphere_outbox_late_seconds"] == 1800
        await house.dispatcher.deliver_all()
        await house.play_on(table.id, ANN, BOB)
        await house.dispatcher.deliver_all()
        found = figures((await monitor.get("/metrics"))[1])
        assert found["planisphere_outbox_messages"] == found["planisphere_outbox_late_seconds"] == 0
        assert 'planisphere_tables_running{game="toy"}' not in found


async def test_servers_people_and_unreachable_places_are_counted(house: House) -> None:
    await house.running(ANN, BOB)
    async with asked(house) as monitor:
        monitor.metrics.count_servers(3)
        for person in (ANN.id, BOB.id, ANN.id):
            monitor.metrics.used_by(person)
        monitor.metrics.unreachable("hidden")
        found = figures((await monitor.get("/metrics"))[1])
        assert found["planisphere_servers"] == 3
        assert found["planisphere_people_daily"] == 2
        assert found['planisphere_messages_unreachable_total{reason="hidden"}'] == 1


async def test_it_is_said_how_the_bot_is(house: House) -> None:
    async with asked(house) as monitor:
        assert await monitor.get("/healthz") == await monitor.get("/readyz") == (200, "ok\n")
        monitor.trouble = "messages wait and none leaves"
        assert await monitor.get("/healthz") == await monitor.get("/readyz") == (503, f"{monitor.trouble}\n")
        assert (await monitor.get("/"))[0] == 404


async def test_without_the_database_the_rest_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def down(_: OutboxRepository) -> None:
        raise DatabaseDown(reason="no")

    monkeypatch.setattr(OutboxRepository, "census", down)
    async with asked(house) as monitor:
        monitor.metrics.failed("bug")
        status, text = await monitor.get("/metrics")
    assert (status, figures(text)['planisphere_failures_total{kind="bug"}']) == (200, 1)


async def test_an_address_that_a_person_has_is_named(house: House) -> None:
    async with asked(house) as monitor:
        census = house.repositories.outbox.census
        other = MonitorServer(Metrics(), census, house.clock, unwell=monitor.tell, unready=monitor.tell)
        with pytest.raises(MonitorTaken) as refused:
            await other.open(HERE, monitor.port)
        assert refused.value.values["address"] == f"{HERE}:{monitor.port}"


async def test_errors_in_the_log_are_counted_by_who_wrote_them(house: House) -> None:
    log = logging.getLogger("bot.somewhere")
    async with asked(house) as monitor:
        log.error("no")
        log.warning("well")
    log.error("nobody counts any more")
    found = figures(monitor.metrics.text().decode())
    assert found['planisphere_log_errors_total{logger="bot.somewhere"}'] == 1


async def test_how_late_the_loop_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, lagged = asyncio.Event(), Metrics.lagged

    def seen(metrics: Metrics, seconds: float) -> None:
        lagged(metrics, seconds)
        looked.set()

    monkeypatch.setattr("bot.monitoring.server.LAG_INTERVAL", 0.0)
    monkeypatch.setattr(Metrics, "lagged", seen)
    async with asked(house) as monitor:
        await looked.wait()
    assert figures(monitor.metrics.text().decode())["planisphere_loop_lag_seconds_count"] >= 1


async def test_a_board_counts_from_the_change_that_it_shows(house: House) -> None:
    metrics = Metrics()
    dispatcher = dispatcher_of(house.service, house.pigeon, metrics=metrics)
    table = await house.running(ANN, BOB)
    await dispatcher.deliver_all()
    await house.answer(table.id, ANN, Roll())
    house.clock.move(0.01)
    await dispatcher.deliver_all()
    found = figures(metrics.text().decode())
    assert found['planisphere_click_seconds_count{stage="board"}'] == 2
    assert found['planisphere_click_seconds_sum{stage="board"}'] == 36


async def test_the_work_of_a_pool() -> None:
    metrics = Metrics()
    pool = ProcessPool(1, meter=metrics.work("drawing"))
    try:
        assert await pool.run(60, abs, -1) == 1
        pool._turns = PrioritySemaphore(0)
        with pytest.raises(WorkRejected):
            await pool.run(60, abs, -1, queue=0.001)
    finally:
        await pool.close()
    found = figures(metrics.text().decode())
    assert found['planisphere_work_seconds_count{work="drawing"}'] == 1
    assert found['planisphere_work_waiting{work="drawing"}'] == 0


async def test_discords_answers_are_counted_by_status() -> None:
    metrics = Metrics()
    config: Any = listening(metrics.count_response)
    config.freeze()

    class End:
        class response:  # noqa: N801
            status = 429

        method = "GET"

    await config.on_request_end.send(None, None, End)
    assert figures(metrics.text().decode())['planisphere_discord_answers_total{status="429"}'] == 1


async def test_the_stages_of_a_click_and_what_was_not_carried_out(
    world: World, bot: PlanisphereBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    async def away(*_: object, **__: object) -> None:
        raise DatabaseDown(reason="no")

    board = await world.solo(world.alice)
    await world.click(world.alice, board, "move")
    await world.click(world.bob, board, "move")
    for trouble in (broken, away):
        with monkeypatch.context() as patch:
            patch.setattr(bot.clicks, "dispatch", trouble)
            await world.click(world.alice, board, "move")
    world.env.check_errors = False  # that one was meant
    text = bot.metrics.text().decode()
    found = figures(text)
    stages = {stage: found[f'planisphere_click_seconds_count{{stage="{stage}"}}'] for stage in ("stored", "board")}
    assert stages == {"stored": 1, "board": 1}
    assert found['planisphere_click_seconds_count{stage="acknowledged"}'] == 3
    kinds = {kind: found[f'planisphere_failures_total{{kind="{kind}"}}'] for kind in ("refusal", "store", "bug")}
    assert kinds == {"refusal": 1, "store": 1, "bug": 1}
    assert world.table not in text
    assert str(world.alice.id) not in text
    labels = set(re.findall(r"(\w+)=\"", text))
    assert labels <= {"stage", "kind", "work", "game", "logger", "status", "code", "state", "le"}


async def test_when_the_bot_is_well_and_when_it_is_ready(
    world: World, bot: PlanisphereBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await bot.unwell() == await bot.unready() == ""

    async def late() -> bool:
        return True

    async def away() -> bool:
        raise DatabaseDown(reason="no")

    with monkeypatch.context() as patch:
        patch.setattr(bot.dispatcher, "is_stuck", late)
        assert (await bot.unwell(), await bot.unready()) == ("messages wait and none leaves", "")
        patch.setattr(bot.dispatcher, "is_stuck", away)
        assert "store_down" in await bot.unwell()
        assert "store_down" in await bot.unready()
    with monkeypatch.context() as patch:
        patch.setattr(bot, "is_ready", lambda: False)
        assert (await bot.unwell(), await bot.unready()) == ("", "not in Discord")
    heartbeat = bot.settings.heartbeat
    await world.env.advance_time(31)
    assert heartbeat.exists()
    await bot.close()
    assert await bot.unready() == "ending"


async def test_an_outage_of_the_gateway_is_named_and_stops_no_heartbeat(world: World, bot: PlanisphereBot) -> None:
    await bot.shard_watch.check()
    assert await bot.unready() == ""
    assert bot.metrics.warnings.texts() == []
    await bot.on_shard_disconnect(0)
    await bot.shard_watch.check()
    assert (await bot.unwell(), await bot.unready()) == ("", "not connected to Discord's gateway")
    assert bot.metrics.warnings.texts() == ["1 of 1 shards are not connected to Discord's gateway"]
    found = figures(bot.metrics.text().decode())
    assert found['planisphere_gateway_shards{state="connected"}'] == 0
    assert found['planisphere_gateway_shards{state="disconnected"}'] == 1
    heartbeat = bot.settings.heartbeat
    heartbeat.unlink(missing_ok=True)
    await world.env.advance_time(31)
    assert heartbeat.exists()
    await bot.on_shard_resumed(0)
    await bot.shard_watch.check()
    assert await bot.unready() == ""
    assert bot.metrics.warnings.texts() == []


async def test_a_process_without_shards_is_ready(bot: PlanisphereBot, monkeypatch: pytest.MonkeyPatch) -> None:
    async def not_stuck() -> bool:
        return False

    monkeypatch.setattr(bot, "is_ready", lambda: True)
    monkeypatch.setattr(bot, "held_shards", frozenset)
    monkeypatch.setattr(bot, "dispatcher", SimpleNamespace(is_stuck=not_stuck), raising=False)
    assert await bot.unready() == ""


async def test_healthz_stays_200_and_names_what_is_wrong_at_discord(house: House) -> None:
    async with asked(house) as monitor:
        monitor.metrics.count_shards(0, 2)
        monitor.metrics.refused("board", 50035)
        status, text = await monitor.get("/healthz")
    assert status == 200
    assert text.splitlines() == [
        "ok",
        "warning: 2 of 2 shards are not connected to Discord's gateway",
        "warning: Discord refused: board, code 50035; the log says why",
    ]
