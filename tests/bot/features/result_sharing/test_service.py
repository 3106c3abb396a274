"""What came of a match that one person plays alone is theirs: nobody else hears of it before they wish so."""

import pytest
from sqlalchemy import text

from bot.database.engine import Database
from bot.database.migrate import migrate
from bot.domain.notification import MessageKind, WatchLevel
from bot.domain.person import AnnounceResults, InvokingUser, PersonSettings
from bot.domain.table import Table, TableStatus
from bot.features.challenges.model import ChallengeKind
from bot.refusals import Closed, NotYours, OwnResult, StillRunning
from bot.refusals.challenges import Secret
from tests.support.house import ANN, BOB, CAT, HERE, House

ALWAYS, ASK, NEVER = AnnounceResults.ALWAYS, AnnounceResults.ASK, AnnounceResults.NEVER


async def over(house: House, *people: InvokingUser) -> Table:
    """Play a match against a computer to its end, and let all messages leave."""
    table = await house.running(*people, computers=("easy",))
    await house.play_on(table.id, *people)
    await house.dispatcher.deliver_all()
    return await house.service.queries.table(table.id)


async def attempted(house: House, who: InvokingUser) -> Table:
    """Finish the challenge of the day."""
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table = (await house.service.attempts.begin(daily.code, who, HERE)).table
    await house.play_on(table.id, who)
    await house.dispatcher.deliver_all()
    return await house.service.queries.table(table.id)


@pytest.mark.parametrize("watch_level", [None, ASK, NEVER, ALWAYS])
async def test_a_result_is_announced_at_once_only_if_that_was_wished(
    house: House, watch_level: AnnounceResults | None
) -> None:
    await house.service.settings.set_settings(ANN, PersonSettings(announce=watch_level))
    table = await over(house, ANN)
    assert (table.status, table.announced, table.is_unannounced) == (
        TableStatus.OVER,
        watch_level is ALWAYS,
        watch_level is not ALWAYS,
    )
    house.service.repository.invalidate(table.id)
    assert (await house.service.queries.table(table.id)).announced == (watch_level is ALWAYS)


async def test_where_several_have_played_everybody_sees_the_result(house: House) -> None:
    assert not (await over(house, ANN, BOB)).is_unannounced
    table = await house.running(ANN, BOB)
    await house.service.seats.hand_over(table.id, BOB.id)
    await house.play_on(table.id, ANN)
    assert not (await house.service.queries.table(table.id)).is_unannounced


async def test_nobody_else_sees_what_came_of_it(house: House) -> None:
    table, service = await over(house, ANN), house.service
    for ask in (
        lambda who: service.play.view(table.id, who),
        lambda who: service.queries.history(table.id, who),
        lambda who: service.queries.audit(table.id, who),
        lambda who: service.queries.export(table.id, who),
        lambda who: service.replay.of_table(table.id, who, 0, None),
        lambda who: service.replay.of_table(table.id, who, 0, None, share=True),
    ):
        with pytest.raises(OwnResult):
            await ask(BOB.id)
        assert await ask(ANN.id) is not None
    with pytest.raises(OwnResult):
        await service.play.view(table.id)
    assert await service.queries.export(table.id)  # who hosts the bot


async def test_its_player_shows_it_whenever_they_wish(house: House) -> None:
    await house.service.settings.set_settings(ANN, PersonSettings(announce=ASK))
    table, results = await over(house, ANN), house.service.results
    house.clock.move(24 * 40)
    house.pigeon.take()
    with pytest.raises(NotYours):
        await results.announce(table.id, BOB.id)
    await results.announce(table.id, ANN.id)
    await results.announce(table.id, ANN.id)  # a tap twice
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert (board.outbox_message.kind, board.outbox_message.fresh, board.mentioned) == (MessageKind.BOARD, True, ())
    assert board.table_view.table.seed == table.seed
    assert (await house.table_view(table.id, BOB)).scores


async def test_only_a_result_can_be_shown(house: House) -> None:
    announce = house.service.results.announce
    running = await house.running(ANN)
    with pytest.raises(StillRunning):
        await announce(running.id, ANN.id)
    await house.service.seats.end_table(running.id, ANN.id)
    with pytest.raises(Closed):
        await announce(running.id, ANN.id)
    with pytest.raises(Secret):
        await announce((await attempted(house, ANN)).id, ANN.id)


async def test_always_means_the_result_that_was_asked_about_too(house: House) -> None:
    first, second = await over(house, ANN), await over(house, ANN)
    person = await house.service.results.settle(ANN, ALWAYS, first.id)
    assert person.settings.announce is ALWAYS
    assert not (await house.service.queries.table(first.id)).is_unannounced
    await house.service.results.settle(ANN, ALWAYS, second.id)  # an old button, when all was settled
    assert (await house.service.queries.table(second.id)).is_unannounced


async def test_a_person_is_asked_once_at_the_end_of_what_they_played_alone(house: House) -> None:
    results, table = house.service.results, await over(house, ANN)
    table_view = await house.table_view(table.id, ANN)
    ann = await house.service.people.person(ANN.id)
    assert ann is not None
    assert await results.asks(table_view, ann)
    assert not await results.asks(table_view, await results.settle(ANN, NEVER))
    together = await house.table_view((await over(house, BOB, CAT)).id, BOB)
    bob = await house.service.people.person(BOB.id)
    assert bob is not None
    assert not await results.asks(together, bob)
    running = await house.table_view((await house.running(BOB)).id, BOB)
    assert not await results.asks(running, bob)


async def test_who_follows_a_table_hears_of_its_end(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    await house.service.people.meet(BOB)
    await house.service.following.follow(table.id, BOB.id, WatchLevel.END)
    await house.play_on(table.id, ANN)
    await house.dispatcher.deliver_all()
    (news,) = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.NEWS]
    assert news.table_view.table.is_unannounced  # and so is told without its result


# -- challenges ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watch_level", [None, ASK, NEVER, ALWAYS])
async def test_an_attempt_is_told_only_if_that_was_wished(house: House, watch_level: AnnounceResults | None) -> None:
    await house.service.settings.set_settings(ANN, PersonSettings(announce=watch_level))
    table = await attempted(house, ANN)
    assert house.pigeon.kinds() == ([MessageKind.FINISHED] if watch_level is ALWAYS else [])
    ann = await house.service.people.person(ANN.id)
    assert ann is not None
    assert await house.service.results.asks(await house.table_view(table.id, ANN), ann) == (watch_level is None)


async def test_always_tells_of_the_attempt_that_was_asked_about(house: House) -> None:
    table = await attempted(house, ANN)
    assert house.pigeon.kinds() == []
    await house.service.people.meet(BOB)
    await house.service.results.settle(BOB, ALWAYS, table.id)  # it is not Bob's
    for _ in range(2):
        await house.service.results.settle(ANN, ALWAYS, table.id)
        await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.FINISHED]


async def test_a_ladder_is_ones_own(house: House) -> None:
    rung = await house.service.challenges.climb(ANN, "toy")
    table_view = await house.service.attempts.begin(rung.code, ANN, HERE)
    end = (await house.play_on(table_view.table.id, ANN)).table_view
    ann = await house.service.people.person(ANN.id)
    assert ann is not None
    assert not await house.service.results.asks(end, ann)
    await house.service.results.settle(ANN, ALWAYS, table_view.table.id)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == []


# -- from earlier versions -------------------------------------------------------------------------------------------


async def test_results_of_earlier_versions_stay_where_they_stand(fresh_url: str) -> None:
    engine = Database(fresh_url)
    await migrate(engine, "0021")
    columns = "id, game, status, host, channel, home, wanted, options, private, reserved, pace, revision, moves"
    more = "created_at, changed_at, board_move, reachable"
    rows = [
        f"('{status}', 'toy', '{status}', 1, 5, 5, 1, '{{}}', FALSE, '[]', 'none', 1, 0, 0, 0, 0, TRUE)"
        for status in TableStatus
    ]
    async with engine.writing() as connection:
        await connection.execute(text(f"INSERT INTO tables ({columns}, {more}) VALUES {', '.join(rows)}"))
    await migrate(engine)
    async with engine.reading() as connection:
        found = (await connection.execute(text("SELECT id FROM tables WHERE announced"))).scalars().all()
    assert found == ["over"]
    await engine.close()


async def test_no_attempt_counts_as_shown_by_what_an_earlier_version_noted(fresh_url: str) -> None:
    engine = Database(fresh_url)
    await migrate(engine, "0032")
    columns = "id, game, status, host, channel, home, wanted, options, private, reserved, pace, revision, moves"
    more = "created_at, changed_at, board_move, reachable, announced"
    rows = [
        f"('{name}', 'toy', 'over', 1, 5, 5, 1, '{{}}', FALSE, '[]', 'none', 1, 0, 0, 0, 0, TRUE, TRUE)"
        for name in "ab"
    ]
    statements = (
        f"INSERT INTO tables ({columns}, {more}) VALUES {', '.join(rows)}",
        "INSERT INTO people (id, name, locale, settings, met_at) VALUES (1, 'Ann', 'en', '{}', 0)",
        "INSERT INTO challenges (code, name, game, kind, label, rules, options, seed, commitment, opens_at, closes_at, "
        "ends_at) VALUES ('C', 'c', 'toy', 'daily', '', 1, '{}', '', '', 0, 0, 0)",
        "INSERT INTO attempts (table_id, code, person, ranked, state, begun_at, reached) "
        "VALUES ('a', 'C', 1, TRUE, 'listed', 0, 0)",
    )
    async with engine.writing() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await migrate(engine)
    async with engine.reading() as connection:
        found = (await connection.execute(text("SELECT id FROM tables WHERE announced"))).scalars().all()
    assert found == ["b"]
    await engine.close()
