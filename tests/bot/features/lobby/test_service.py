"""Opening a table and filling it."""

import asyncio

import pytest

from bot.domain.notification import MessageKind
from bot.domain.person import InvokingUser
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location, TableStatus
from bot.domain.time_control import TimeControl
from bot.refusals import (
    AlreadySeated,
    AlreadyStarted,
    BadSeats,
    Closed,
    Full,
    NotHost,
    NotSeated,
    NotYours,
    Private,
    Reserved,
    UnknownGame,
    UnknownLevel,
    UnknownOption,
    UnknownTable,
)
from tests.support.house import ANN, BOB, CAT, DAN, HERE, House


async def test_a_lobby_opens_with_its_host(house: House) -> None:
    table = await house.lobby(ANN, seats=3, options={"wind": "storm"})
    assert (table.status, table.host, table.people, table.seat_count) == (TableStatus.LOBBY, ANN.id, (ANN.id,), 3)
    assert (table.options, table.time_control, table.place) == ({"wind": "storm"}, TimeControl.NORMAL, HERE)
    assert (table.seats[0].name, table.free_seats, len(table.id)) == ("Ann", 2, 6)
    house.service.repository.invalidate(table.id)
    assert await house.service.queries.table(table.id) == table


async def test_what_cannot_be_opened(house: House) -> None:
    with pytest.raises(UnknownGame):
        await house.service.lobby.open(ANN, "chess", HERE, seats=2)
    with pytest.raises(BadSeats) as refused:
        await house.lobby(ANN, seats=4)
    assert refused.value.values == {"seats": 4, "least": 1, "most": 3}
    with pytest.raises(UnknownOption) as unknown:
        await house.lobby(ANN, seats=2, options={"wind": "gale"})
    assert unknown.value.values == {"option": "wind", "value": "gale", "possible": ("calm", "storm")}
    with pytest.raises(BadSeats):
        await house.lobby(ANN, seats=2, reserved=(BOB, CAT))
    with pytest.raises(UnknownTable):
        await house.service.queries.table("nobody")


async def test_people_join_until_it_is_full(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=2)
    with pytest.raises(AlreadySeated):
        await house.service.lobby.join(table.id, BOB)
    with pytest.raises(Full) as refused:
        await house.service.lobby.join(table.id, CAT)
    assert refused.value.values == {"seats": 2}


async def test_only_one_of_two_gets_the_last_seat(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    joined = await asyncio.gather(
        *(house.service.lobby.join(table.id, who) for who in (BOB, CAT)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in joined) == ["Full", "Table"]


async def test_seats_are_kept_for_the_invited(house: House) -> None:
    table = await house.lobby(ANN, seats=2, reserved=(BOB,))
    with pytest.raises(Reserved):
        await house.service.lobby.join(table.id, CAT)
    with pytest.raises(Reserved):
        await house.service.lobby.add_computer(table.id, ANN.id, "easy")
    assert (await house.service.lobby.join(table.id, BOB)).people == (ANN.id, BOB.id)
    with pytest.raises(AlreadySeated):
        await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
    with pytest.raises(Full):
        await house.service.lobby.welcome(table.id, ANN.id, guests=(CAT,))


async def test_seats_are_reserved_and_released(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    assert (await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))).reserved == (BOB.id,)
    with pytest.raises(NotSeated):
        await house.service.lobby.release(table.id, ANN.id, CAT.id)
    assert (await house.service.lobby.release(table.id, ANN.id, BOB.id)).reserved == ()
    await house.service.lobby.join(table.id, CAT)


async def test_a_private_table_takes_only_the_invited(house: House) -> None:
    table = await house.lobby(ANN, seats=3, private=True, reserved=(BOB,))
    with pytest.raises(Private):
        await house.service.lobby.join(table.id, CAT)
    await house.service.lobby.join(table.id, BOB)
    await house.service.lobby.welcome(table.id, ANN.id, private=False)
    await house.service.lobby.join(table.id, CAT)


async def test_only_the_host_arranges_the_table(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=3)
    service = house.service
    for watch_level in (
        service.lobby.settle(table.id, BOB.id, options={"wind": "storm"}),
        service.lobby.settle(table.id, BOB.id, seats=2),
        service.lobby.welcome(table.id, BOB.id, private=True),
        service.seats.set_time_control(table.id, BOB.id, TimeControl.FAST),
        service.lobby.add_computer(table.id, BOB.id, "easy"),
        service.lobby.remove_computer(table.id, BOB.id),
        service.lobby.welcome(table.id, BOB.id, guests=(CAT,)),
        service.lobby.dismiss(table.id, BOB.id, ANN.id),
        service.lobby.start(table.id, BOB.id),
        service.seats.end_table(table.id, BOB.id),
    ):
        with pytest.raises(NotHost) as refused:
            await watch_level
        assert refused.value.values == {"host": "Ann"}


async def test_computer_players_come_and_go(house: House) -> None:
    table = await house.lobby(ANN, seats=3)
    with pytest.raises(UnknownLevel) as refused:
        await house.service.lobby.add_computer(table.id, ANN.id, "random")
    assert refused.value.values == {"level": "random", "possible": ("easy", "strong")}
    await house.service.lobby.add_computer(table.id, ANN.id, "easy")
    await house.service.lobby.join(table.id, BOB)
    with pytest.raises(Full):
        await house.service.lobby.add_computer(table.id, ANN.id, "easy")
    table = await house.service.lobby.remove_computer(table.id, ANN.id)
    assert [(table_seat.seat, table_seat.person) for table_seat in table.seats] == [(0, ANN.id), (1, BOB.id)]
    with pytest.raises(NotSeated):
        await house.service.lobby.remove_computer(table.id, ANN.id)


async def test_options_and_seats_fit_each_other(house: House) -> None:
    table = await house.lobby(ANN, seats=1, options={"lonely": "yes", "wind": "storm"})
    table = await house.service.lobby.settle(table.id, ANN.id, seats=2)
    assert table.options == {"wind": "storm"}
    with pytest.raises(UnknownOption):
        await house.service.lobby.settle(table.id, ANN.id, options={"lonely": "yes"})
    await house.service.lobby.join(table.id, BOB)
    with pytest.raises(BadSeats):
        await house.service.lobby.settle(table.id, ANN.id, seats=1)
    assert (await house.service.lobby.settle(table.id, ANN.id, options={"wind": "calm"})).options == {"wind": "calm"}


async def test_a_start_with_empty_seats_drops_what_no_longer_fits(house: House) -> None:
    table = await house.lobby(ANN, seats=3)
    turned = await house.service.lobby.start(table.id, ANN.id)
    assert turned.table_view.table.seat_count == 1
    assert turned.table_view.prompt is not None


async def test_the_host_s_place_goes_on_and_the_last_closes(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=3)
    await house.service.lobby.add_computer(table.id, ANN.id, "easy")
    table = await house.service.seats.leave(table.id, ANN.id)
    assert (table.host, [table_seat.level for table_seat in table.seats]) == (BOB.id, [None, "easy"])
    with pytest.raises(NotYours):
        await house.service.seats.leave(table.id, ANN.id)
    table = await house.service.seats.leave(table.id, BOB.id)
    assert table.status is TableStatus.ENDED
    with pytest.raises(Closed) as refused:
        await house.service.lobby.join(table.id, CAT)
    assert refused.value.values == {"status": "ended"}


async def test_a_person_is_asked_to_stand_up(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=2)
    table = await house.service.lobby.dismiss(table.id, ANN.id, BOB.id)
    assert table.people == (ANN.id,)
    for nobody in (BOB, ANN):
        with pytest.raises(NotSeated):
            await house.service.lobby.dismiss(table.id, ANN.id, nobody.id)


async def test_after_the_start_the_lobby_is_closed(house: House) -> None:
    table = await house.running(ANN, BOB)
    service = house.service
    for watch_level in (
        service.lobby.join(table.id, CAT),
        service.lobby.settle(table.id, ANN.id, options={"wind": "storm"}),
        service.lobby.start(table.id, ANN.id),
        service.lobby.renew(table.id, ANN.id),
    ):
        with pytest.raises(AlreadyStarted):
            await watch_level


async def test_a_lobby_is_given_up_by_its_host_or_a_moderator(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    ending = await house.service.seats.end_table(table.id, ANN.id, agree=False)
    assert not ending.ended
    assert (await house.service.seats.end_table(table.id, ANN.id)).ended
    other = await house.lobby(ANN, seats=2)
    assert (await house.service.seats.end_table(other.id, DAN.id, moderator=True)).table.status is TableStatus.ENDED


async def test_the_guild_s_pace_is_the_usual_one(house: House) -> None:
    await house.service.people.set_server(ServerSettings(900, locale="ja", pace=TimeControl.SLOW, threads=True))
    assert (await house.service.people.server(900)).locale == "ja"
    assert (await house.lobby(ANN, seats=2)).time_control is TimeControl.SLOW
    assert (await house.lobby(ANN, seats=2, time_control=TimeControl.FAST)).time_control is TimeControl.FAST
    assert (await house.service.lobby.open(ANN, "toy", Location(5), seats=1)).time_control is TimeControl.NORMAL


async def test_every_change_of_a_lobby_renews_its_message_once(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=3, reserved=(CAT,))
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.LOBBY, MessageKind.INVITED]
    assert [person.name for person in house.pigeon.take()[1].mentioned] == ["Cat"]
    await house.service.lobby.settle(table.id, ANN.id, options={"wind": "storm"})
    await house.service.lobby.settle(table.id, ANN.id, options={"wind": "storm"})
    await house.dispatcher.deliver_all()
    (table_message,) = house.pigeon.take()
    assert table_message.table_view.table.options == {"wind": "storm"}
    assert table_message.table_view.table.lobby_message == 7001


async def test_names_are_kept_clean(house: House) -> None:
    rude = InvokingUser(77, "\u202eevil\x00\n\u200b name " + "x" * 200, "ja")
    table = await house.lobby(rude, seats=2)
    name = table.seats[0].name
    assert name.startswith("evil name xxx")
    assert len(name) == 100
    blank = await house.service.people.meet(InvokingUser(78, "\u200f \t"))
    assert blank.name == "…"
    family = await house.service.people.meet(InvokingUser(79, "👨\u200d👩\u200d👧 مرحبا @everyone"))
    assert family.name == "👨\u200d👩\u200d👧 مرحبا @everyone"


async def test_a_new_name_is_seen_at_the_tables(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    await house.service.people.meet(InvokingUser(ANN.id, "Anna", "en"))
    assert (await house.service.queries.table(table.id)).seats[0].name == "Anna"
