"""What a server allows: where tables may be, at how many one person may sit, and when threads go into the archive."""

import pytest
from msgspec.structs import replace

from bot.domain.notification import MessageKind
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location
from bot.features.challenges.model import ChallengeKind
from bot.refusals import TooManyTables, WrongChannel
from tests.support.house import ANN, BOB, CAT, HERE, House, Shine

ELSEWHERE = Location(channel=600, guild=901)
THREAD = Location(channel=500, guild=900, thread=555)


async def settle(house: House, **settled: object) -> None:
    await house.service.people.set_server(replace(ServerSettings(900), **settled))


def test_who_finishes_matches_may_sit_at_more_tables() -> None:
    guild = ServerSettings(900)
    assert [guild.room_for(finished) for finished in (0, 4, 5, 50)] == [10, 10, 11, 20]
    assert ServerSettings(900, most=0).room_for(0) is None


async def test_nobody_sits_at_more_tables_of_a_server_than_it_allows(house: House) -> None:
    first = await house.running(ANN, BOB)
    second = await house.lobby(CAT, seats=2)
    await settle(house, most=1)
    for refused in (house.lobby(ANN), house.service.lobby.join(second.id, BOB)):
        with pytest.raises(TooManyTables) as told:
            await refused
        assert told.value.values == {"most": 1, "more": 5}
    await house.service.seats.hand_over(first.id, BOB.id)
    with pytest.raises(TooManyTables):
        await house.service.seats.take_over(first.id, CAT, first.seat_of(BOB.id) or 0)
    await house.service.lobby.join(second.id, BOB)


async def test_tables_that_are_there_already_stay(house: House) -> None:
    tables = [await house.running(ANN, BOB) for _ in range(2)]
    await settle(house, most=1, channels=(501,))
    for table in tables:
        await house.answer(table.id, ANN, Shine())


async def test_five_finished_matches_make_room_for_one_more_table(house: House) -> None:
    await settle(house, most=1)
    for _ in range(5):
        await house.play_on((await house.running(ANN)).id, ANN)
    await house.lobby(ANN)
    await house.lobby(ANN)
    with pytest.raises(TooManyTables):
        await house.lobby(ANN)


async def test_other_places_attempts_and_lessons_do_not_count(house: House) -> None:
    await settle(house, most=1)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await house.service.attempts.begin(daily.code, ANN, HERE)
    for place in (ELSEWHERE, Location(channel=700)):
        await house.service.lobby.open(ANN, "toy", place, seats=1)
    await house.lobby(ANN)
    await settle(house, most=0)
    await house.lobby(ANN)


async def test_tables_are_opened_and_moved_in_the_channels_of_the_server_alone(house: House) -> None:
    table = await house.running(ANN, BOB)
    await settle(house, channels=(501, 502))
    with pytest.raises(WrongChannel) as refused:
        await house.lobby(ANN)
    assert refused.value.values == {"channels": ("<#501>", "<#502>")}
    await house.service.lobby.open(ANN, "toy", Location(501, 900), seats=1)
    await house.service.lobby.open(ANN, "toy", Location(502, 900, thread=5020), seats=1)
    with pytest.raises(WrongChannel):
        await house.service.table_moves.move_place(table.id, ANN.id, Location(503, 900))
    await house.service.table_moves.move_place(table.id, ANN.id, Location(501, 900))


async def ended_in_thread(house: House) -> str:
    table = await house.service.lobby.open(ANN, "toy", THREAD, seats=1)
    await house.service.lobby.start(table.id, ANN.id)
    await house.play_on(table.id, ANN)
    await house.dispatcher.deliver_all()
    assert MessageKind.ARCHIVED not in house.pigeon.kinds()
    return table.id


async def test_a_thread_is_archived_hours_after_its_match(house: House) -> None:
    await settle(house, archive=24)
    await ended_in_thread(house)
    house.clock.move(23)
    await house.dispatcher.deliver_all()
    assert MessageKind.ARCHIVED not in house.pigeon.kinds()
    assert not await house.dispatcher.is_stuck()
    house.clock.move(1.1)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds()[-1] is MessageKind.ARCHIVED


@pytest.mark.parametrize("why", ["never", "changed", "busy"])
async def test_a_thread_stays_where_it_shall_or_is_needed(house: House, why: str) -> None:
    await settle(house, archive=None if why == "never" else 24)
    await ended_in_thread(house)
    if why == "changed":
        await settle(house, archive=None)
    if why == "busy":
        await house.service.lobby.open(BOB, "toy", THREAD, seats=1)
    house.clock.move(25)
    await house.dispatcher.deliver_all()
    assert MessageKind.ARCHIVED not in house.pigeon.kinds()


async def test_a_table_in_the_channel_itself_archives_nothing(house: House) -> None:
    await settle(house, archive=1)
    await house.play_on((await house.running(ANN)).id, ANN)
    house.clock.move(2)
    await house.dispatcher.deliver_all()
    assert MessageKind.ARCHIVED not in house.pigeon.kinds()
