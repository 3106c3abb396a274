"""One's own data: taken away whole, and erased whole, while the others' matches stay what they were."""

import json
from random import Random

import pytest
from sqlalchemy import BigInteger, select

from bot.database import schema, schema_challenges, schema_rankings
from bot.domain.notification import MessageKind
from bot.domain.person import InvokingUser, PersonSettings
from bot.domain.table import TableStatus
from bot.features.challenges.model import ChallengeKind
from bot.features.privacy.repository import MENTIONS
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.refusals.challenges import AlreadyTried
from tests.support.house import BOB, CAT, HERE, House, house_at
from tests.support.toy_achievements import play, stored, toy_book

__all__ = ["toy_book"]

ZOE = InvokingUser(987_654_321_987, "Zoë the Unforgotten", "ja")


async def busy(house: House) -> None:
    """Let Zoe leave traces wherever one can: finished, running and waiting tables, invitations, messages."""
    luck = Random(4)
    for _ in range(3):
        await play(house, luck, ZOE, BOB)
    await house.service.settings.set_settings(ZOE, PersonSettings(quiet_from=1, quiet_to=2))
    await house.running(ZOE, CAT)
    await house.running(CAT, ZOE)
    await house.running(ZOE)
    await house.lobby(ZOE, seats=2)
    await house.service.lobby.open(CAT, "toy", HERE, seats=3, reserved=(ZOE, BOB))
    left = await house.running(BOB, ZOE)
    await house.service.seats.leave(left.id, ZOE.id)
    await climb(house)


async def climb(house: House) -> None:
    """Let Zoe try the first rung of her ladder, and make a challenge."""
    rung = await house.service.challenges.climb(ZOE, "toy")
    table_view = await house.service.attempts.begin(rung.code, ZOE, HERE)
    await house.play_on(table_view.table.id, ZOE)
    await house.service.challenges.make(ZOE, "toy", {}, (BOB,))


async def traces(house: House) -> list[str]:
    """Return every row of the database in which the person can be found."""
    async with house.repositories.engine.reading() as connection:
        found = [await connection.execute(select(table)) for table in schema.metadata.sorted_tables]
    lines = [str(row) for rows in found for row in rows]
    return [line for line in lines if str(ZOE.id) in line or "Unforgotten" in line]


async def test_nothing_is_left_of_a_person_forgotten(house: House) -> None:
    await busy(house)
    assert len(await traces(house)) > 20
    assert await house.service.privacy.forget_person(ZOE.id) == 4
    assert await traces(house) == []
    assert await house.service.people.person(ZOE.id) is None
    assert (await house.service.rankings.profile(ZOE.id)).played == 0
    assert await house.service.queries.my_tables(ZOE.id) == ()


async def test_a_lobby_no_longer_shows_the_reserved_seat_of_a_person_forgotten(house: House) -> None:
    table = await house.service.lobby.open(CAT, "toy", HERE, seats=3, reserved=(ZOE, BOB))
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.service.privacy.forget_person(ZOE.id)
    await house.dispatcher.deliver_all()
    (lobby,) = house.pigeon.take()
    assert (lobby.outbox_message.kind, lobby.table_view.table.invited) == (MessageKind.LOBBY, (BOB.id,))
    assert lobby.table_view.table.id == table.id


async def test_the_others_keep_their_matches_and_ratings(house: House) -> None:
    await busy(house)
    theirs = await house.service.rankings.profile(BOB.id)
    await house.service.privacy.forget_person(ZOE.id)
    assert await house.service.rankings.profile(BOB.id) == theirs
    assert set((await house.repositories.rankings.rebuild()).different.values()) == {0}
    assert await house.service.rankings.profile(BOB.id) == theirs
    page = await house.service.rankings.leaderboard(Leaderboard("toy", LeaderboardOrder.WINS), BOB.id)
    assert page.people == (BOB.id,)


async def test_a_finished_match_of_a_former_player_can_still_be_seen_and_proved(house: House) -> None:
    table = await play(house, Random(1), ZOE, BOB)
    record = await house.service.queries.export(table.id)
    await house.service.privacy.forget_person(ZOE.id)
    after = await house.service.queries.table(table.id)
    former = next(table_seat for table_seat in after.seats if table_seat.person != BOB.id)
    assert former.person is not None
    assert (former.person < 0, former.name) == (True, "")
    assert (await house.table_view(table.id, BOB)).scores
    assert await house.service.queries.export(table.id) == record


async def test_running_tables_go_on_without_them(house: House) -> None:
    table = await house.running(ZOE, CAT)
    await house.service.privacy.forget_person(ZOE.id)
    after = await house.service.queries.table(table.id)
    assert (after.status, after.people, after.host) == (TableStatus.RUNNING, (CAT.id,), CAT.id)
    assert (await house.play_on(table.id, CAT)).over


async def test_another_process_sees(house: House, url: str) -> None:
    table = await play(house, Random(1), ZOE, BOB)
    async with house_at(url, clock=house.clock) as twin:
        assert ZOE.id in (await twin.service.queries.table(table.id)).people
        await house.service.privacy.forget_person(ZOE.id)
        assert ZOE.id not in (await twin.service.queries.table(table.id)).people


async def test_who_comes_back_is_a_stranger(house: House) -> None:
    await play(house, Random(1), ZOE, BOB)
    await house.service.privacy.forget_person(ZOE.id)
    before = await stored(house)
    person = await house.service.people.meet(ZOE)
    assert person.settings == PersonSettings()
    assert (await house.service.rankings.profile(ZOE.id)).played == 0
    assert await stored(house) == before


async def test_the_ladder_of_who_comes_back_is_a_new_one(house: House) -> None:
    await climb(house)
    first = await house.service.challenges.climb(ZOE, "toy")
    await house.service.privacy.forget_person(ZOE.id)
    again = [(await house.service.challenges.climb(ZOE, "toy")).commitment for _ in range(2)]
    assert again[0] == again[1] != first.commitment


async def test_who_is_forgotten_has_no_second_ranked_attempt(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ZOE, HERE)
    await house.play_on(table_view.table.id, ZOE)
    await house.service.privacy.forget_person(ZOE.id)
    assert await traces(house) == []
    with pytest.raises(AlreadyTried):
        await house.service.attempts.begin(daily.code, ZOE, HERE)
    assert (await house.service.attempts.begin(daily.code, BOB, HERE)).prompt
    house.clock.move(40)
    await house.watch.tick()
    async with house.repositories.engine.reading() as connection:
        assert (await connection.execute(select(schema_challenges.marks))).all() == []
    house.clock.move(1)
    assert (
        await house.service.attempts.begin(
            (await house.service.challenges.current("toy", ChallengeKind.DAILY)).code, ZOE, HERE
        )
    ).prompt


async def test_ones_own_data_is_all_there_and_nobody_elses(house: House) -> None:
    await busy(house)
    data = json.loads((await house.service.privacy.own_data(ZOE.id))[0])
    assert (data["format"], data["person"]) == ("planisphere-person-1", ZOE.id)
    assert data["people"][0]["name"] == ZOE.name
    assert json.loads(data["people"][0]["settings"])["quiet_from"] == 1
    assert len(data["results"]) == 4
    assert {row["person"] for row in data["results"]} == {ZOE.id}
    assert all(row["person"] == ZOE.id for row in data["moves"])
    assert {"standings", "ratings", "seats", "tables", "moves"} <= data.keys()
    own = {(row["table_id"], row["seat"]) for row in data["results"]}
    assert {(row["table_id"], row["seat"]) for row in data["feats"]} <= own
    assert {row["key"] for row in data["feats"]} >= {"champion"}
    text = json.dumps(data)
    assert "seed" not in text
    assert "Cat" not in text
    assert (await house.service.privacy.own_data(999))[0].count(b"999") == 1


def test_no_column_with_people_is_forgotten() -> None:
    """Whoever adds a column for somebody's number must say so in MENTIONS."""
    assert schema_challenges.attempts.metadata is schema_rankings.rankings.metadata
    found = {
        (table.name, column.name)
        for table in schema.metadata.tables.values()
        for column in table.columns
        if (
            column.name in {"person", "about", "host", "vacated", "owner", "by", "opponent"}
            and isinstance(column.type, BigInteger)
        )
        or any(key.column.table is schema.people for key in column.foreign_keys)
    }
    assert found == {(table, column) for table, columns in MENTIONS.items() for column in columns}


async def test_messages_that_wait_mention_no_person_forgotten(house: House) -> None:
    """A former player has a number below zero, with which Discord would refuse the whole message."""
    for table in (await house.running(BOB, ZOE), await house.running(ZOE, CAT)):
        await house.play_on(table.id, *(BOB, CAT, ZOE))
    await house.running(BOB, ZOE)
    await house.service.privacy.forget_person(ZOE.id)
    await house.dispatcher.deliver_all()
    mentioned = [person.id for message in house.pigeon.take() for person in message.mentioned]
    assert {BOB.id, CAT.id} <= {*mentioned}
    assert min(mentioned) > 0
