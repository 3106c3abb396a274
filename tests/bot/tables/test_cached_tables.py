"""A cached table is the stored one: what is known of its players too."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.domain.deadline import BANK, bank
from bot.domain.person import InvokingUser, PersonSettings
from bot.domain.table import TableId
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.refusals import Conflict
from tests.support.house import ANN, BOB, CAT, DAN, House, Roll, house_at

pytestmark = pytest.mark.usefixtures("threads")

NIGHTS = PersonSettings(zone="Europe/Berlin", quiet_from=22, quiet_to=8, remind_after=5)

MAY_BE_UNKNOWN = {"is_audited", "is_watched", "outdated"}
"""What a table that is loaded anew does not know, so that it is read when it is needed."""


@pytest.fixture
async def twin(house: House, url: str) -> AsyncIterator[House]:
    """Another bot with its own connections to the same database."""
    async with house_at(url, clock=house.clock) as twin:
        yield twin


async def compare(house: House, twin: House, table: TableId) -> None:
    """Assert that a table as one process has cached it is what another reads from the database."""
    twin.service.repository.invalidate(table)
    cached, stored = await house.service.repository.load(table), await twin.service.repository.load(table)
    for name in set(cached.__struct_fields__) - MAY_BE_UNKNOWN:
        assert getattr(cached, name) == getattr(stored, name), name


async def test_a_cached_table_is_the_stored_one_from_its_first_moment_to_its_end(house: House, twin: House) -> None:
    seats, lobby = house.service.seats, house.service.lobby
    for person in (ANN, BOB, CAT, DAN):
        await house.service.settings.set_settings(person, NIGHTS)
    table = (await house.lobby(ANN, seats=3, time_control=TimeControl.CORRESPONDENCE)).id
    await compare(house, twin, table)
    await seats.set_time_control(table, ANN.id, TimeControl.CORRESPONDENCE, TimeoutPolicy.OFFER, False)
    await lobby.join(table, BOB)
    await lobby.join(table, CAT)
    await compare(house, twin, table)
    await lobby.start(table, ANN.id)
    await compare(house, twin, table)
    for change in (NIGHTS, replace(NIGHTS, zone="Asia/Tokyo")):
        await house.service.settings.set_settings(BOB, change)
        await compare(house, twin, table)
    await seats.leave(table, BOB.id)
    await compare(house, twin, table)
    left = next(one.seat for one in (await house.table_view(table)).table.seats if one.left_by == BOB.id)
    await seats.take_over(table, DAN, left)
    await compare(house, twin, table)
    await house.play_on(table, ANN, CAT, DAN)
    await compare(house, twin, table)


async def test_a_header_that_was_read_before_a_change_takes_nothing_back(house: House) -> None:
    table = await house.running(ANN, BOB)
    before = await house.repositories.tables.header(table.id)
    await house.answer(table.id, ANN, Roll())
    newest = await house.service.repository.load(table.id)
    assert house.service.repository.refresh(table.id, before) is newest


@pytest.mark.parametrize("person", [ANN, BOB], ids=lambda who: who.name)
async def test_nights_are_not_charged_to_a_time_bank_whoever_opened_the_table(
    house: House, person: InvokingUser
) -> None:
    await house.service.settings.set_settings(person, NIGHTS)
    table = (await house.running(ANN, BOB, time_control=TimeControl.CORRESPONDENCE)).id
    assert await bank_after_a_day(house, table, person) == BANK - timedelta(hours=24 - 10 - 12)


@pytest.mark.parametrize("change", ["settings", "name"])
async def test_what_another_process_learns_of_a_person_holds_at_their_cached_tables(
    house: House, twin: House, change: str
) -> None:
    table = (await house.running(ANN, BOB, time_control=TimeControl.CORRESPONDENCE)).id
    await house.table_view(table)
    if change == "settings":
        await twin.service.settings.set_settings(BOB, NIGHTS)
    else:
        await twin.service.people.meet(InvokingUser(BOB.id, "Robert"))
    cached = await house.service.repository.load(table, refresh=True)
    assert cached == await twin.service.repository.load(table)
    expected = 24 - 10 - 12 if change == "settings" else 12
    assert await bank_after_a_day(house, table, BOB) == BANK - timedelta(hours=expected)


async def test_settings_that_change_while_a_move_is_made_count_for_it(house: House, twin: House) -> None:
    table = (await house.running(ANN, BOB, time_control=TimeControl.FAST)).id
    loaded = await house.service.repository.load(table)
    await twin.service.settings.set_settings(BOB, NIGHTS)
    with pytest.raises(Conflict):
        await house.service.repository.save(loaded, loaded.table, board=True)
    assert (await house.service.repository.load(table)).settings(BOB.id) == NIGHTS


async def bank_after_a_day(house: House, table: TableId, person: InvokingUser) -> timedelta:
    """Let a person move after a day, and return the rest of their time bank."""
    house.clock.move(24)
    await house.answer(table, person, Roll())
    found = (await house.table_view(table)).table
    return bank(found.seats[found.seat_of(person.id) or 0])
