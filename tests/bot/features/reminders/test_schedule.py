"""Reminders, last-player reminders, stand-ins and the end of lobbies, by a clock that the test moves."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.database.schema import bookmarks, outbox
from bot.domain.availability import available_at, is_available
from bot.domain.notification import MessageKind
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonSettings
from bot.domain.table import TableStatus
from bot.domain.time_control import TimeoutPolicy
from bot.domain.timestamps import to_millis
from bot.features.reminders.schedule import DueActions, TurnClock, due
from bot.refusals import BadSetting, Conflict
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


USUAL = PersonSettings()


def turn(
    settings: PersonSettings = USUAL, *, ends: float | None = 48, then: TimeoutPolicy = TimeoutPolicy.PLAY, **marks: Any
) -> TurnClock:
    return TurnClock(
        PendingTurn(0, 1, to_millis(NOON), **marks), settings, NOON, None if ends is None else after(ends), then
    )


def after(hours: float) -> datetime:
    return NOON + timedelta(hours=hours)


def test_a_reminder_comes_after_the_person_s_hours() -> None:
    assert due(turn(), after(23.9)) == DueActions(again=after(24))
    assert due(turn(), after(24)) == DueActions(remind=True, again=after(48))
    assert due(turn(reminded_at=1), after(25)) == DueActions(again=after(48))
    assert due(turn(PersonSettings(remind_after=3)), after(3)).remind
    assert due(turn(PersonSettings(reminders=False)), after(40)) == DueActions(again=after(48))


def test_a_reminder_comes_while_a_quarter_of_the_time_is_left_and_never_soon_after_a_call() -> None:
    assert due(turn(ends=24), after(17.9)) == DueActions(again=after(18))
    assert due(turn(ends=24), after(18)) == DueActions(remind=True, again=after(24))
    assert due(turn(PersonSettings(remind_after=168), ends=132), after(99)).remind
    assert due(turn(PersonSettings(remind_after=168), ends=None), after(99)) == DueActions(again=after(168))
    assert due(turn(ends=1 / 12), after(0.08)) == DueActions(again=after(1 / 12))
    assert due(turn(ends=24, notified_at=to_millis(after(20))), after(20.9)) == DueActions(again=after(21))


def test_a_reminder_counts_from_a_last_player_reminder() -> None:
    reminded = turn(last_since=to_millis(NOON), nudged_at=to_millis(after(6)), notified_at=to_millis(NOON))
    assert due(reminded, after(29.9)) == DueActions(again=after(30))
    assert due(reminded, after(30)).remind
    late = turn(ends=24, nudged_at=to_millis(after(17.8)), notified_at=to_millis(NOON))
    assert due(late, after(18)) == DueActions(again=after(18.8))


def test_no_reminder_in_quiet_hours() -> None:
    quiet = PersonSettings(remind_after=12, quiet_from=22, quiet_to=8, zone="Asia/Tokyo")  # 13:00 to 23:00 UTC
    assert not is_available(quiet, after(1))
    assert is_available(quiet, after(11))
    assert due(turn(quiet), after(12)).remind
    sleepy = PersonSettings(remind_after=12, quiet_from=22, quiet_to=8, zone="Etc/GMT+2")  # 00:00 to 10:00 UTC
    assert due(turn(sleepy), after(12)) == DueActions(again=after(22))
    assert due(turn(sleepy), after(22)).remind
    assert available_at(sleepy, after(13)) == after(22)
    assert available_at(PersonSettings(), after(1)) == after(1)
    noon = PersonSettings(quiet_from=11, quiet_to=14)
    assert not is_available(noon, NOON)
    assert available_at(noon, NOON) == after(2)
    assert is_available(PersonSettings(quiet_from=5, quiet_to=5), NOON.replace(hour=5))


def test_the_last_one_is_reminded_once() -> None:
    last = turn(last_since=to_millis(after(2)))
    assert due(last, after(2.5)) == DueActions(again=after(8))
    assert due(last, after(8)) == DueActions(last_player=True, again=after(32))
    assert not due(turn(last_since=to_millis(after(2)), nudged_at=1), after(9)).last_player
    assert not due(turn(PersonSettings(nudges=False), last_since=to_millis(after(2))), after(9)).last_player
    assert due(last, after(24)) == DueActions(remind=True, again=after(48))


def test_a_computer_helps_at_the_limit() -> None:
    assert due(turn(), after(48)) == DueActions(time_out=True)
    assert due(turn(ends=24), after(24)).time_out
    assert due(turn(ends=96, reminded_at=1), after(48)) == DueActions(again=after(96))
    assert due(turn(ends=None, reminded_at=1), after(999)) == DueActions()


def test_where_a_table_only_reminds_it_does_so_once_more_at_the_limit() -> None:
    only: dict[str, Any] = {"then": TimeoutPolicy.REMIND, "reminded_at": to_millis(after(12))}
    assert due(turn(**only), after(47)) == DueActions(again=after(48))
    assert due(turn(**only), after(48)) == DueActions(remind=True)
    assert due(turn(then=TimeoutPolicy.REMIND, reminded_at=to_millis(after(48))), after(49)) == DueActions()
    assert due(turn(PersonSettings(reminders=False), then=TimeoutPolicy.REMIND), after(48)) == DueActions(remind=True)


ASIDE = (MessageKind.BOARD, MessageKind.LOBBY, MessageKind.DONE, MessageKind.JOINED)


async def carried(house: House) -> list[tuple[MessageKind, list[str]]]:
    """Let the clock tick and the dispatcher go, and return what has left besides boards and lobbies."""
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    return [
        (one.outbox_message.kind, [person.name for person in one.mentioned])
        for one in house.pigeon.take()
        if one.outbox_message.kind not in ASIDE
    ]


async def test_people_are_reminded_once_and_only_while_they_are_waited_for(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    assert await carried(house) == []
    house.clock.move(6)
    assert await carried(house) == [(MessageKind.LAST_PLAYER, ["Bob"])]
    house.clock.move(24)
    assert await carried(house) == [(MessageKind.REMIND, ["Bob"])]
    house.clock.move(1)
    assert await carried(house) == []
    await house.answer(table.id, BOB, Roll())
    house.clock.move(23)
    assert await carried(house) == []
    house.clock.move(1)
    assert await carried(house) == [(MessageKind.REMIND, ["Bob"])]


async def test_a_reminder_that_is_late_is_dropped(house: House) -> None:
    table = await house.running(ANN, BOB)
    house.clock.move(24)
    await house.watch.tick()
    house.clock.move(0.01)
    await house.answer(table.id, BOB, Roll())
    assert await carried(house) == [(MessageKind.REMIND, ["Ann"])]


async def test_two_clocks_remind_once(house: House) -> None:
    await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    twin = House(house.repositories, clock=house.clock)
    house.clock.move(24)
    await house.watch.tick()
    await twin.watch.tick()
    kinds = [kind for kind, _ in await carried(house)]
    assert kinds == [MessageKind.REMIND, MessageKind.REMIND]
    await twin.watch.tick()
    assert await carried(house) == []


async def test_settings_count_at_once(house: House) -> None:
    await house.running(ANN, BOB)
    await house.service.settings.set_settings(ANN, PersonSettings(remind_after=2))
    await house.service.settings.set_settings(BOB, PersonSettings(reminders=False))
    house.clock.move(2)
    assert await carried(house) == [(MessageKind.REMIND, ["Ann"])]
    house.clock.move(20)
    assert await carried(house) == []
    person = await house.service.people.person(ANN.id)
    assert person
    assert person.settings == PersonSettings(remind_after=2)


@pytest.mark.parametrize(
    "settings",
    [
        PersonSettings(remind_after=0),
        PersonSettings(remind_after=200),
        PersonSettings(zone="Atlantis"),
        PersonSettings(quiet_from=24, quiet_to=3),
        PersonSettings(quiet_from=3),
        PersonSettings(quiet_to=3),
        PersonSettings(locale="en\u202e"),
    ],
)
async def test_settings_out_of_range_are_refused(house: House, settings: PersonSettings) -> None:
    with pytest.raises(BadSetting):
        await house.service.settings.set_settings(ANN, settings)
    assert await house.service.people.person(ANN.id) is None


async def test_a_computer_takes_the_open_decisions_of_the_absent(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    await house.answer(table.id, ANN, Shine())
    house.clock.move(48)
    assert (MessageKind.HELPED, ["Bob"]) in await carried(house)
    helped = [entry for entry in await house.service.queries.history(table.id) if entry.autopilot]
    assert {entry.seat for entry in helped} == {seat}
    assert {entry.level for entry in helped} == {"easy"}
    after_it = await house.service.queries.table(table.id)
    assert (after_it.seats[seat].missed, after_it.seats[seat].person) == (1, BOB.id)
    await house.play_on(table.id, ANN, BOB)
    (result,) = await house.service.queries.results(BOB.id)
    assert result.helped == len(helped)


async def test_who_comes_back_is_no_longer_helped(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    await house.answer(table.id, ANN, Shine())
    house.clock.move(48)
    await house.watch.tick()
    table_view = await house.service.play.come_back(table.id, BOB.id)
    assert (table_view.table.seats[seat].missed, table_view.table.seats[seat].autopilot) == (0, False)
    revision = table_view.table.revision
    assert (await house.service.play.come_back(table.id, BOB.id)).table.revision == revision


async def test_an_answer_just_before_the_limit_counts(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    since = (await house.table_view(table.id)).pending[0].since
    house.clock.move(47.9)
    await house.answer(table.id, BOB, Roll())
    house.clock.move(0.1)
    await house.watch.tick()
    seat = table.seat_of(BOB.id) or 0
    assert not await house.service.seats.time_out(table.id, seat, to_millis(since))
    assert all(not entry.autopilot for entry in await house.service.queries.history(table.id))


async def test_a_table_that_everybody_has_left_falls_asleep(house: House) -> None:
    table = await house.running(ANN, BOB)
    for _ in range(12):
        house.clock.move(49)
        await house.watch.tick()
    asleep = await house.service.queries.table(table.id)
    assert asleep.status is TableStatus.RUNNING
    assert all(table_seat.missed >= 2 for table_seat in asleep.seats)
    moves = asleep.moves
    house.clock.move(500)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).moves == moves


async def test_a_lobby_is_warned_then_expires(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    house.clock.move(23)
    assert await carried(house) == []
    house.clock.move(1)
    assert await carried(house) == [(MessageKind.WARNED, ["Ann"])]
    house.clock.move(1)
    assert await carried(house) == []
    house.clock.move(23)
    assert await carried(house) == [(MessageKind.CLOSED, [])]
    table = await house.service.queries.table(table.id)
    assert (table.status, table.expires_at) == (TableStatus.EXPIRED, None)


async def test_a_renewed_lobby_lives_on_and_is_warned_again(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=3)
    house.clock.move(30)
    await house.watch.tick()
    await house.service.lobby.renew(table.id, BOB.id)
    assert await carried(house) == []
    with pytest.raises(Conflict):
        await house.service.lobby.expire(table.id)
    house.clock.move(24)
    assert await carried(house) == [(MessageKind.WARNED, ["Ann"])]
    assert (await house.service.queries.table(table.id)).status is TableStatus.LOBBY


async def test_after_the_last_of_several_one_is_alone(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.answer(table.id, ANN, Hide())
    house.clock.move(2)
    assert await carried(house) == []
    await house.answer(table.id, BOB, Hide())
    house.clock.move(6)
    assert await carried(house) == [(MessageKind.LAST_PLAYER, ["Cat"])]


async def test_one_broken_table_does_not_stop_the_clock(house: House, caplog: pytest.LogCaptureFixture) -> None:
    broken = await house.running(ANN, BOB)
    await house.running(CAT, BOB)
    async with house.repositories.engine.writing() as connection:
        await connection.execute(update(bookmarks).where(bookmarks.c.table_id == broken.id).values(match=b"{}"))
    house.service.repository.invalidate(broken.id)
    house.clock.move(24)
    await house.watch.tick()
    assert f"table {broken.id} must wait" in caplog.text
    async with house.repositories.engine.reading() as connection:
        reminded = await connection.execute(select(outbox.c.topic).where(outbox.c.kind == MessageKind.REMIND.value))
    assert set(reminded.scalars()) == {table.id for table in await house.service.queries.tables_at(500)} - {broken.id}


@pytest.mark.parametrize("duty", ["pending_turns.lobbies", "lobby.expire", "attempt_results.tend"])
async def test_one_duty_that_fails_does_not_stop_the_others(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, duty: str
) -> None:
    async def broken(*_: object) -> None:
        raise KeyError("a bug")

    await house.lobby(CAT, seats=2)
    running = await house.running(ANN, BOB)
    room, audit_entry = duty.split(".")
    monkeypatch.setattr(
        getattr(house.repositories if room == "pending_turns" else house.service, room), audit_entry, broken
    )
    house.clock.move(50)
    await house.watch.tick()
    assert "a bug" in caplog.text
    assert (await house.service.queries.table(running.id)).moves > 0  # a computer has stood in for both


async def test_one_broken_table_does_not_stop_the_dispatcher(house: House, caplog: pytest.LogCaptureFixture) -> None:
    broken = await house.running(ANN, BOB)
    async with house.repositories.engine.writing() as connection:
        await connection.execute(update(bookmarks).where(bookmarks.c.table_id == broken.id).values(match=b"{}"))
    house.service.repository.invalidate(broken.id)
    lobby = await house.lobby(CAT, seats=2)
    assert await house.dispatcher.deliver_all() == 1
    assert [one.table_view.table.id for one in house.pigeon.sent] == [lobby.id]
    assert "must wait" in caplog.text
