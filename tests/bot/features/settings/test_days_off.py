"""Days off: a bank for each year, one wish for all tables, announced there, and nobody's time runs meanwhile."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.domain.availability import Interval, available_at, is_available, pauses
from bot.domain.notification import MessageKind
from bot.domain.person import PersonSettings
from bot.domain.time_control import TimeControl
from bot.features.settings.days_off import YEARLY, back, left, take
from bot.refusals import BadSetting, TooFewDays
from tests.support.house import ANN, BOB, House, Shine

NOON = datetime(2026, 3, 6, 12, tzinfo=UTC)
"""A Friday."""

BERLIN = PersonSettings(zone="Europe/Berlin")


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=UTC)


def test_days_off_begin_now_or_at_a_midnight_of_one_s_own() -> None:
    assert take(BERLIN, NOON, 2).off == ((NOON, at("03-07T23:00")),)
    assert take(BERLIN, NOON, 3, date(2026, 3, 28)).off == ((at("03-27T23:00"), at("03-30T22:00")),)


@pytest.mark.parametrize("first", [date(2026, 3, 5), date(2027, 3, 8)])
def test_days_that_are_over_or_far_away_are_refused(first: date) -> None:
    with pytest.raises(BadSetting):
        take(BERLIN, NOON, 1, first)


def test_there_are_so_many_in_a_year_and_no_day_is_counted_twice() -> None:
    mine = take(BERLIN, NOON, 20)
    assert left(mine, 2026) == YEARLY - 20
    mine = take(mine, NOON, 21)
    assert left(mine, 2026) == YEARLY - 21
    with pytest.raises(TooFewDays) as refused:
        take(mine, NOON, 10, date(2026, 6, 1))
    assert refused.value.values["left"] == 9
    new_year = take(mine, NOON, 12, date(2026, 12, 26))
    assert (left(new_year, 2026), left(new_year, 2027)) == (3, YEARLY - 6)


def test_who_comes_back_early_has_spent_the_days_until_then() -> None:
    mine = take(take(BERLIN, NOON, 10), NOON, 5, date(2026, 8, 1))
    again = back(mine, NOON + timedelta(days=2))
    assert again.off == ((NOON, NOON + timedelta(days=2)),)
    assert left(again, 2026) == YEARLY - 3
    assert is_available(again, NOON + timedelta(days=2))


def test_nobody_is_called_on_days_off_nor_in_the_night_that_follows() -> None:
    mine = take(PersonSettings(zone="Europe/Berlin", quiet_from=22, quiet_to=7, weekends=True), NOON, 1)
    assert available_at(mine, NOON) == at("03-09T06:00")  # Friday off, a free weekend, and the night to Monday
    assert is_available(mine, at("03-09T06:00"))


def test_a_free_weekend_is_two_days_of_one_s_own_also_when_the_clock_changes() -> None:
    mine = PersonSettings(zone="Europe/Berlin", weekends=True)
    assert next(pauses(mine, at("03-27T12:00"))) == Interval(at("03-27T23:00"), at("03-29T22:00"))
    assert next(pauses(mine, at("03-29T12:00"))) == Interval(at("03-27T23:00"), at("03-29T22:00"))
    assert next(pauses(mine, at("03-30T12:00"))).begins == at("04-03T22:00")


def test_one_match_waits_for_fourteen_days_off() -> None:
    mine = take(take(BERLIN, NOON, 10), NOON, 10, date(2026, 6, 1))
    first, second = pauses(mine, NOON, NOON)
    assert second.ends - second.begins == timedelta(days=14) - (first.ends - first.begins)
    (later,) = pauses(mine, at("05-01T00:00"), at("05-01T00:00"))  # a match that began between
    assert later.ends - later.begins == timedelta(days=10)


async def test_time_stands_still_and_the_board_says_so_without_a_ping(house: House) -> None:
    house.clock.now = NOON
    await house.service.settings.set_settings(BOB, BERLIN)
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    await house.answer(table.id, ANN, Shine())
    other = await house.running(ANN, BOB)
    await house.answer(other.id, BOB, Shine())  # there Ann alone is waited for
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.service.settings.set_settings(BOB, take(BERLIN, NOON, 3))
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert (board.outbox_message.kind, board.outbox_message.fresh, board.mentioned) == (MessageKind.REFRESH, False, ())
    (waiting,) = board.table_view.pending
    assert waiting.off == (NOON, at("03-08T23:00"))
    assert waiting.until == at("03-09T23:00")
    seat = table.seat_of(BOB.id) or 0
    house.clock.now = at("03-09T22:59")
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 0
    house.clock.now = at("03-09T23:00")
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 1


async def test_days_off_are_among_the_data_of_a_person(house: House) -> None:
    await house.service.settings.set_settings(ANN, take(BERLIN, NOON, 3))
    data = dict([one async for one in house.repositories.privacy.everything(ANN.id)])
    assert "2026-03-08" in data["people"][0]["settings"]
