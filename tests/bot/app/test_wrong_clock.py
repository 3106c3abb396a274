"""A clock that is wrong for a moment, far ahead or behind, and then right: nothing of it stays."""

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.utils import utcnow

from bot.app.scheduler import STOOD
from bot.app.start import create_bot
from bot.app.steady_clock import JUMP_ACCEPTED_AFTER, SteadyClock
from bot.config import Settings
from bot.discord_kit.rate_limit import RateClass, RateLimit, RateLimiter
from bot.domain.deadline import deadline
from bot.domain.notification import MessageKind
from bot.domain.table import TableId, TableStatus
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import AttemptState, ChallengeKind
from bot.features.lobby.rules import LOBBY_LIFETIME
from bot.refusals.discord import TooOften
from tests.support.house import ANN, BOB, CAT, HERE, Hours, House, Shine
from tests.support.undo_requests import ask, begun

MONTH, ABOUT = timedelta(days=30), timedelta(minutes=10)
WRONG = pytest.mark.parametrize("wrong", [MONTH, -MONTH, timedelta(hours=5)], ids=str)


@pytest.fixture
def ticking(house: House) -> House:
    """A bot whose clock ticks as in service."""
    house.watch.stood = STOOD
    return house


async def minutes(house: House, count: int) -> None:
    for _ in range(count):
        house.clock.now += timedelta(minutes=1)
        await house.watch.tick()


async def wrong_for(house: House, wrong: timedelta, ticks: int = 1) -> None:
    """Let some minutes pass with a wrong clock between right ones."""
    await minutes(house, 7)
    house.clock.now += wrong
    await minutes(house, ticks)
    house.clock.now -= wrong
    await minutes(house, 7)


async def ends(house: House, table: TableId) -> dict[int, datetime | None]:
    """When the time of each seat that is asked is over."""
    loaded = await house.service.repository.load(table, refresh=True)
    return {
        seat: deadline(loaded.table, turn, loaded.settings(turn.person)) for seat, turn in loaded.pending_turns.items()
    }


@WRONG
@pytest.mark.parametrize("ticks", [1, 20])
async def test_a_time_limit_ends_when_it_would_have(ticking: House, wrong: timedelta, ticks: int) -> None:
    table = await ticking.running(ANN, BOB, time_control=TimeControl.NORMAL)
    await wrong_for(ticking, timedelta())
    before = await ends(ticking, table.id)
    await wrong_for(ticking, wrong, ticks)
    after = await ends(ticking, table.id)
    assert before.keys() == after.keys()
    for seat, end in before.items():
        assert end is not None
        assert abs((after[seat] or end + MONTH) - end) <= ABOUT + timedelta(minutes=ticks)
    assert (await ticking.service.queries.table(table.id)).moves == 0


@WRONG
async def test_a_turn_that_began_while_the_clock_was_wrong_has_its_time(ticking: House, wrong: timedelta) -> None:
    table = await ticking.running(ANN, BOB, time_control=TimeControl.NORMAL)
    await minutes(ticking, 7)
    ticking.clock.now += wrong
    await ticking.answer(table.id, ANN, Shine())
    await ticking.answer(table.id, BOB, Shine())
    await minutes(ticking, 1)
    ticking.clock.now -= wrong
    await minutes(ticking, 7)
    for end in (await ends(ticking, table.id)).values():
        assert end is not None
        assert abs(end - (ticking.clock.now + timedelta(days=2))) <= ABOUT
    await minutes(ticking, 1)
    reminders = (await ticking.repositories.outbox.due(to_millis(ticking.clock.now), 99)).messages
    assert MessageKind.REMIND not in {one.kind for one in reminders}


@WRONG
@pytest.mark.parametrize("ticks", [1, 4])
async def test_lobbies_and_requests_last_as_long_as_before(ticking: House, wrong: timedelta, ticks: int) -> None:
    lobby, table = await ticking.lobby(CAT, seats=2), await begun(ticking, ANN, BOB)
    await ask(ticking, table, BOB, 2)
    await wrong_for(ticking, wrong, ticks)
    found = await ticking.service.queries.table(lobby.id)
    assert found.status is TableStatus.LOBBY
    assert found.expires_at is not None
    assert abs(found.expires_at - (ticking.clock.now + LOBBY_LIFETIME)) <= 3 * ABOUT
    request = (await ticking.service.queries.table(table.id)).request
    assert request is not None
    assert request.open
    assert abs(request.until - (ticking.clock.now + timedelta(hours=24))) <= 3 * ABOUT


@WRONG
@pytest.mark.parametrize("ticks", [1, 4])
async def test_the_challenge_of_the_day_stays_open(ticking: House, wrong: timedelta, ticks: int) -> None:
    daily = await ticking.service.challenges.current("toy", ChallengeKind.DAILY)
    attempt = await ticking.service.attempts.begin(daily.code, ANN, HERE)
    await wrong_for(ticking, wrong, ticks)
    assert await ticking.service.challenges.find(daily.code) == daily
    assert (await ticking.service.challenges.current("toy", ChallengeKind.DAILY)).code == daily.code
    own = await ticking.service.attempts.of(daily.code, ANN.id)
    assert own is not None
    assert own.state is AttemptState.RUNNING
    await ticking.play_on(attempt.table.id, ANN)


async def test_a_message_put_off_by_a_clock_that_was_ahead_leaves(ticking: House) -> None:
    table = await ticking.running(ANN, BOB)
    await minutes(ticking, 7)
    (message, *_) = (await ticking.repositories.outbox.due(to_millis(ticking.clock.now), 9)).messages
    ticking.clock.now += MONTH
    await ticking.repositories.outbox.again(message, to_millis(ticking.clock.now))
    await minutes(ticking, 1)
    ticking.clock.now -= MONTH
    await minutes(ticking, 1)
    due = (await ticking.repositories.outbox.due(to_millis(ticking.clock.now), 9)).messages
    assert table.id in {one.topic for one in due}


async def test_a_message_written_by_a_clock_that_was_ahead_waits_between_attempts(ticking: House) -> None:
    await minutes(ticking, 7)
    ticking.clock.now += MONTH
    table = await ticking.running(ANN, BOB)
    ticking.clock.now -= MONTH
    outbox, now = ticking.repositories.outbox, to_millis(ticking.clock.now)
    (message, *_) = (await outbox.due(now, 9)).messages
    assert await outbox.claim(message.marked("1"), now, now + 120_000)
    await outbox.again(message, now + 2_000)
    assert table.id not in {one.topic for one in (await outbox.due(now, 9)).messages}
    assert table.id in {one.topic for one in (await outbox.due(now + 2_000, 9)).messages}


async def test_time_that_does_not_count_is_not_taken_from_the_bank(ticking: House) -> None:
    """The pauses of a turn are stored without a new revision of its table, which is cached."""
    table = await ticking.running(ANN, BOB, time_control=TimeControl.CORRESPONDENCE)
    await minutes(ticking, 1)
    ticking.clock.move(48)
    await minutes(ticking, 1)
    await ticking.answer(table.id, ANN, Shine())
    assert (await ticking.service.queries.table(table.id)).seats[0].bank is None


async def test_a_turn_that_ran_out_takes_no_pause_from_the_bank(ticking: House) -> None:
    table = await ticking.running(ANN, BOB, time_control=TimeControl.CORRESPONDENCE)
    await minutes(ticking, 1)
    ticking.clock.move(48)
    await minutes(ticking, 1)
    (turn, _) = (await ticking.service.repository.load(table.id)).pending_turns.values()
    await ticking.service.seats.time_out(table.id, turn.seat, turn.since)
    assert (await ticking.service.queries.table(table.id)).seats[turn.seat].bank is None


async def test_what_is_over_ends_once_the_clock_runs_evenly(ticking: House) -> None:
    """A long time in which no process ran looks like a clock that is ahead: nothing ends for some minutes."""
    daily = await ticking.service.challenges.current("toy", ChallengeKind.DAILY)
    await minutes(ticking, 1)
    ticking.clock.move(24 * 9)
    await minutes(ticking, 1)
    assert (await ticking.service.challenges.find(daily.code)).closed_at is None
    await minutes(ticking, 6)
    assert (await ticking.service.challenges.find(daily.code)).closed_at is not None


def test_who_was_counted_by_a_clock_that_was_ahead_is_not_kept_out() -> None:
    clock = Hours()
    limiter = RateLimiter(clock, (RateLimit(RateClass.ANY, 1, 1, 60.0),))
    clock.move(24 * 30)
    limiter.check(RateClass.ANY, 1, None)
    with pytest.raises(TooOften):
        limiter.check(RateClass.ANY, 1, None)
    clock.move(-24 * 30)
    limiter.check(RateClass.ANY, 1, None)


class Machine:
    """A machine whose clock can be set while it runs."""

    def __init__(self, ahead: timedelta = timedelta()) -> None:
        self.at, self.ran = datetime(2026, 3, 1, tzinfo=UTC) + ahead, 100.0
        self.clock = SteadyClock(lambda: self.at, lambda: self.ran)

    def passes(self, span: timedelta) -> datetime:
        self.at += span
        self.ran += span.total_seconds()
        return self.clock()


@pytest.mark.parametrize("wrong", [MONTH, -MONTH], ids=str)
def test_the_bot_follows_a_jump_of_the_machines_clock_only_if_it_lasts(wrong: timedelta) -> None:
    machine, minute = Machine(), timedelta(minutes=1)
    right = machine.at
    machine.at += wrong
    assert machine.passes(minute) == right + minute
    machine.at -= wrong
    assert machine.passes(minute) == right + 2 * minute
    machine.at += timedelta(seconds=30)
    assert machine.passes(minute) == machine.at  # a small correction
    machine.at += wrong
    assert machine.passes(minute) == machine.at - wrong
    assert machine.passes(JUMP_ACCEPTED_AFTER) == machine.at


@pytest.mark.parametrize("wrong", [MONTH, -MONTH, timedelta(hours=5)], ids=str)
def test_discords_time_corrects_a_clock_that_was_wrong_from_the_start(
    wrong: timedelta, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine(ahead=wrong)
    right = machine.at - wrong
    assert machine.clock() == machine.at
    machine.clock.correct(right)
    assert "Discord's time is used" in caplog.text
    assert machine.passes(3 * JUMP_ACCEPTED_AFTER) == right + 3 * JUMP_ACCEPTED_AFTER
    machine.at -= wrong
    minute = timedelta(minutes=1)
    assert machine.passes(minute) == machine.at == right + 3 * JUMP_ACCEPTED_AFTER + minute


@WRONG
def test_no_jump_is_followed_that_discords_time_contradicts(wrong: timedelta) -> None:
    machine = Machine()
    right = machine.at
    machine.clock.correct(right + timedelta(seconds=20))
    assert machine.clock() == right  # an answer takes its time
    machine.at += wrong
    assert machine.passes(JUMP_ACCEPTED_AFTER) == right + JUMP_ACCEPTED_AFTER
    machine.clock.correct(right + JUMP_ACCEPTED_AFTER)
    assert machine.passes(JUMP_ACCEPTED_AFTER) == right + 2 * JUMP_ACCEPTED_AFTER


async def test_the_running_bot_takes_its_time_from_discords_answers(settings: Settings) -> None:
    bot = create_bot(settings, processes=0)
    trace: Any = bot.http.http_trace
    trace.freeze()
    told = utcnow() + timedelta(days=3)
    answer = SimpleNamespace(status=200, headers={"Date": format_datetime(told.replace(microsecond=0), usegmt=True)})
    end = SimpleNamespace(url=f"{discord.http.Route.BASE}/gateway", method="GET", response=answer)
    context = SimpleNamespace()
    await trace.on_request_start.send(None, context, None)
    await trace.on_request_end.send(None, context, end)
    assert abs(bot.clock() - told) < timedelta(seconds=9)
