"""Who is called, when and where: never in quiet hours, never twice for one thing."""

import pytest

from bot.model import Kind, Settings
from tests.bot.house import ANN, BOB, CAT, House, Roll, Shine

NIGHT = Settings(quiet_from=10, quiet_to=16)
"""Quiet hours that have begun when the clock is at noon, and last for four more hours."""


async def called(house: House, hours: float = 0.0) -> list[tuple[Kind, str]]:
    """Let time pass, the clock tick and the courier go, and return who has been called with what."""
    house.clock.move(hours)
    await house.watch.tick()
    await house.courier.carry_all()
    return [(one.notice.kind, person.name) for one in house.pigeon.take() for person in one.pings]


async def test_a_board_calls_nobody_in_their_quiet_hours(house: House) -> None:
    await house.service.people.set_settings(BOB, NIGHT)
    await house.running(ANN, BOB, CAT)
    assert await called(house) == [(Kind.BOARD, "Cat")]


async def test_the_call_comes_once_when_the_quiet_hours_end(house: House) -> None:
    await house.service.people.set_settings(BOB, NIGHT)
    await house.running(ANN, BOB)
    assert await called(house) == []
    assert await called(house, 3.9) == []
    assert await called(house, 0.1) == [(Kind.TURN, "Bob")]
    assert await called(house, 1) == []


async def test_who_has_answered_before_the_quiet_hours_end_is_not_called(house: House) -> None:
    await house.service.people.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB)
    await called(house, 1)
    await house.answer(table.id, BOB, Roll())
    assert await called(house, 4) == []


async def test_a_board_that_comes_after_the_quiet_hours_calls_in_the_place_of_the_call(house: House) -> None:
    await house.service.people.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB)
    await called(house)
    house.clock.move(4)
    await house.answer(table.id, ANN, Shine())
    names = [name for _, name in await called(house)]
    assert names == ["Bob"]


async def test_who_is_called_late_is_nudged_and_reminded_late(house: House) -> None:
    await house.service.people.set_settings(BOB, Settings(quiet_from=10, quiet_to=8, remind_after=2))
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    assert await called(house, 19.9) == []
    assert await called(house, 0.1) == [(Kind.TURN, "Bob")]
    assert await called(house, 0.9) == []
    assert await called(house, 0.1) == [(Kind.NUDGE, "Bob")]
    assert await called(house, 0.9) == []
    await house.service.people.set_settings(BOB, Settings(remind_after=2))
    assert await called(house, 0.1) == [(Kind.REMIND, "Bob")]


async def test_a_reminder_that_comes_with_a_late_board_is_one_call(house: House) -> None:
    await house.running(ANN, BOB)
    house.clock.move(12)
    await house.watch.tick()  # the courier could carry nothing until now
    assert await called(house) == [(Kind.BOARD, "Bob"), (Kind.REMIND, "Ann")]


@pytest.mark.parametrize("hours", [0, 2])
async def test_an_invitation_waits_for_the_end_of_the_quiet_hours(house: House, hours: float) -> None:
    await house.service.people.set_settings(BOB, NIGHT)
    house.clock.move(hours)
    await house.lobby(ANN, seats=2, reserved=(BOB,))
    assert await called(house) == []
    assert await called(house, 4 - hours) == [(Kind.INVITED, "Bob")]


async def test_the_end_of_a_match_calls_nobody_in_their_quiet_hours(house: House) -> None:
    table = await house.running(ANN, BOB)
    await called(house)
    await house.service.people.set_settings(BOB, NIGHT)
    await house.play_on(table.id, ANN, BOB)
    assert await called(house) == [(Kind.BOARD, "Ann")]
