"""A result that is struck counts nowhere, and everywhere again once that is undone."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import select, text

from bot.database.schema import outbox
from bot.domain.notification import MessageKind
from bot.domain.person import NotificationMode, PersonSettings
from bot.domain.table import TableId
from bot.features.challenges.model import AttemptState, Challenge, ChallengeKind
from bot.features.lobby import view as lobby_view
from bot.features.play import board_view
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.features.server_duels.rules import teams, winner
from bot.features.weekly_sky.model import week_at
from bot.i18n.translator import translator_for
from bot.notifications.outgoing import DirectMessagesClosed, Message
from bot.presentation import my_tables
from bot.refusals import AlreadyVoid, NothingCounted, NotVoid, UnknownTable
from tests.support.house import ANN, BOB, CAT, HERE, House, Roll, Shine, house_at
from tests.support.postgres import Server
from tests.support.server_duels import THERE, agreed, play
from tests.support.toy_achievements import stored, toy_book, year

__all__ = ["toy_book"]


def counted(rows: dict[str, list[tuple[object, ...]]]) -> dict[str, list[tuple[object, ...]]]:
    return {name: found for name, found in rows.items() if name != "outcomes"}


async def test_it_is_as_if_the_match_had_not_been_and_then_as_before(house: House) -> None:
    await year(house, 6)
    before = await stored(house)
    table = await house.running(ANN, BOB)
    await house.play_on(table.id, ANN, BOB)
    await year(house, 3)
    after = await stored(house)
    report = await house.service.voids.set_void(table.id, void=True)
    assert set(report.people) == {ANN.id, BOB.id}
    struck = await stored(house)
    assert not any(table.id in row for name in ("feats", "tallies") for row in struck[name])
    assert len(struck["ratings"]) == len(after["ratings"]) - 2
    assert set((await house.repositories.rankings.rebuild(keep=False)).different.values()) == {0}
    with pytest.raises(AlreadyVoid):
        await house.service.voids.set_void(table.id, void=True)
    await house.service.voids.set_void(table.id, void=False)
    assert await stored(house) == after
    with pytest.raises(NotVoid):
        await house.service.voids.set_void(table.id, void=False)
    assert before != after


async def test_the_last_match_leaves_no_trace_in_profile_sky_and_statistics(house: House) -> None:
    await year(house, 4)
    house.clock.move(24 * 30)

    async def seen() -> tuple[object, ...]:
        service, week = house.service, week_at(house.clock.now, "UTC")
        profiles = [await service.rankings.profile(who.id) for who in (ANN, BOB)]
        boards = [await service.rankings.leaderboard(Leaderboard("toy", order), ANN.id) for order in LeaderboardOrder]
        stars = await house.repositories.skies.stars(HERE.guild or 0, week)
        return (profiles, boards, await service.rankings.statistics("toy"), stars)

    before = await seen()
    table = await house.running(ANN, BOB)
    await house.play_on(table.id, ANN, BOB)
    after = await seen()
    assert after != before
    await house.service.voids.set_void(table.id, void=True)
    assert await seen() == before
    await house.service.voids.set_void(table.id, void=False)
    assert await seen() == after


async def test_tables_without_a_result_cannot_be_struck(house: House) -> None:
    running, lobby = await house.running(ANN, BOB), await house.lobby(ANN, seats=2)
    given_up = await house.running(ANN)
    await house.service.seats.end_table(given_up.id, ANN.id)
    for table in (running, lobby, given_up):
        with pytest.raises(NothingCounted):
            await house.service.voids.set_void(table.id, void=True)
    for name in ("nowhere", "", "no table"):
        with pytest.raises(UnknownTable):
            await house.service.voids.set_void(name, void=True)
    assert await house.dispatcher.deliver_all()  # boards alone
    assert MessageKind.VOID not in house.pigeon.kinds()


async def test_each_player_is_told_in_a_message_of_their_own_and_their_language(house: House) -> None:
    await house.service.settings.set_settings(
        replace(BOB, locale="ja"), PersonSettings(locale="ja", calls=NotificationMode.NEVER)
    )
    table = await house.running(ANN, BOB)
    await house.play_on(table.id, ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.service.voids.set_void(table.id, void=True)
    await house.dispatcher.deliver_all()
    told = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.VOID]
    assert sorted((one.mentioned[0].id, one.locale, one.direct, one.table_view.table.void) for one in told) == [
        (ANN.id, "en", True, True), (BOB.id, "ja", True, True),
    ]  # fmt: skip
    await house.service.voids.set_void(table.id, void=False)
    await house.dispatcher.deliver_all()
    told = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.VOID]
    assert [one.table_view.table.void for one in told] == [False, False]


@pytest.mark.parametrize("called_off", [False, True])
async def test_what_is_shown_of_the_table_says_that_its_result_does_not_count(
    house: House, *, called_off: bool
) -> None:
    table = await house.running(ANN, BOB)
    if called_off:
        for who in (ANN, BOB):
            for action in (Roll(), Roll(), Shine()):
                await house.answer(table.id, who, action)
        await house.service.seats.leave(table.id, BOB.id)
        await house.service.seats.end_table(table.id, ANN.id)
    else:
        await house.play_on(table.id, ANN, BOB)
    await house.dispatcher.deliver_all()
    stands = (await house.service.queries.table(table.id)).board_message
    house.pigeon.take()
    assert stands is not None
    assert await shown_of(house, table.id) == {False}
    for void in (True, False):
        await house.service.voids.set_void(table.id, void=void)
        await house.dispatcher.deliver_all()
        kind = MessageKind.CLOSED if called_off else MessageKind.BOARD
        (public,) = [one for one in house.pigeon.take() if not one.direct]
        assert (public.outbox_message.kind, public.outbox_message.fresh, public.mentioned) == (kind, False, ())
        for words in (translator_for("en"), translator_for("ja")):
            blocks = (
                lobby_view.closed(public.table_view.table, words)
                if called_off
                else board_view.board(public.table_view, words, None)
            )
            said = "\n".join(block for block in blocks if isinstance(block, str))
            assert (words("bot.struck") in said) is void
        assert await shown_of(house, table.id) == {void}


async def shown_of(house: House, table: TableId) -> set[bool]:
    """Say by what Ann's list of tables and her page of the match tell whether its result has been struck."""
    words = translator_for("en")
    (mine,) = await house.service.queries.my_tables(ANN.id, closed=True)
    page = board_view.result(await house.service.play.view(table, ANN.id), words)
    return {words("bot.games.struck") in my_tables.line(mine, None, words), words("bot.struck") in page}


async def test_of_a_match_played_alone_that_nobody_sees_nothing_is_said_in_public(house: House) -> None:
    table = await house.running(ANN)
    await house.play_on(table.id, ANN)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.service.voids.set_void(table.id, void=True)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.VOID]


async def test_who_takes_no_direct_messages_is_not_told_in_public(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.play_on(table.id, ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    send = house.pigeon.send

    async def closed(message: Message) -> int | None:
        if message.outbox_message.kind is MessageKind.VOID:
            raise DirectMessagesClosed
        return await send(message)

    house.pigeon.send = closed  # type: ignore[method-assign]
    await house.service.voids.set_void(table.id, void=True)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.BOARD]  # which names nobody
    assert house.pigeon.sent[0].mentioned == ()
    left = await house.repositories.engine.column(select(outbox.c.kind))
    assert MessageKind.VOID.value not in left


async def test_on_postgresql_matches_may_end_in_the_bot_meanwhile(postgres: Server) -> None:
    url = await postgres.emptied()
    async with house_at(url) as house, house_at(url, clock=house.clock) as command:
        table = await house.running(ANN, BOB)
        await house.play_on(table.id, ANN, BOB)
        going_on = [await house.running(*pair) for pair in ((ANN, BOB), (BOB, CAT), (CAT, ANN))]
        await asyncio.gather(
            command.service.voids.set_void(table.id, void=True),
            *(house.play_on(one.id, *(who for who in (ANN, BOB, CAT) if who.id in one.people)) for one in going_on),
        )
        assert (await house.service.queries.table(table.id)).void
        rebuilt = await house.repositories.rankings.rebuild(keep=False)
        assert (rebuilt.matches, set(rebuilt.different.values())) == (3, {0})


async def test_a_match_that_counts_because_a_player_gave_up_can_be_struck(house: House) -> None:
    table = await house.running(ANN, BOB)
    for who in (ANN, BOB):
        for action in (Roll(), Roll(), Shine()):
            await house.answer(table.id, who, action)
    await house.service.seats.leave(table.id, BOB.id)
    await house.service.seats.end_table(table.id, ANN.id)
    report = await house.service.voids.set_void(table.id, void=True)
    assert report.people == (ANN.id, BOB.id)
    assert not any(counted(await stored(house)).values())
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds().count(MessageKind.VOID) == 2


async def places(house: House, challenge: Challenge) -> dict[int, tuple[AttemptState, int | None, int | None]]:
    attempts = await house.repositories.challenges.ranked(challenge.code)
    return {one.person: (one.state, one.rank, one.points) for one in attempts}


async def test_in_a_closed_challenge_ranks_and_season_points_are_set_anew(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    tables = {}
    for own, who in ((9, ANN), (5, BOB), (2, CAT)):
        table_view = await house.service.attempts.begin(daily.code, who, HERE)
        await house.play_on(table_view.table.id, who)
        tables[who.id] = table_view.table.id
        async with house.repositories.engine.writing() as connection:
            values = {"figures": f"[{own}]", "own": own, "this": table_view.table.id}
            statement = "UPDATE attempts SET figures = :figures, own = :own, won = false WHERE table_id = :this"
            await connection.execute(text(statement), values)
    await house.service.posts.here(900, "toy", 500)
    house.clock.move(100)
    await house.watch.tick()
    before = await places(house, daily)
    assert {person: place[1:] for person, place in before.items()} == {11: (1, 12), 22: (2, 10), 33: (3, 8)}
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    shown = len(house.pigeon.wall)
    await house.service.voids.set_void(tables[ANN.id], void=True)
    assert await places(house, daily) == {
        11: (AttemptState.STRUCK, None, None), 22: (AttemptState.LISTED, 1, 12), 33: (AttemptState.LISTED, 2, 10),
    }  # fmt: skip
    season = await house.service.attempt_results.season("toy", daily.label[:7])
    assert [(one.person, one.points) for one in season] == [(22, 12), (33, 10)]
    ranking = await house.service.attempt_results.ranking(daily.code)
    assert [one.attempt.person for one in ranking.placed] == [22, 33]
    await house.dispatcher.deliver_all()
    assert len(house.pigeon.wall) == shown + 1
    await house.service.voids.set_void(tables[ANN.id], void=False)
    assert await places(house, daily) == before


async def test_an_attempt_that_is_struck_while_the_challenge_is_open_is_not_listed_at_its_end(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    await house.play_on(table_view.table.id, ANN)
    before = await house.service.rankings.profile(ANN.id, ANN.id)
    await house.service.voids.set_void(table_view.table.id, void=True)
    assert (await house.service.rankings.profile(ANN.id)).records == ()  # nothing that is secret is taken off twice
    house.clock.move(100)
    await house.watch.tick()
    assert await places(house, daily) == {11: (AttemptState.STRUCK, None, None)}
    await house.service.voids.set_void(table_view.table.id, void=False)
    state, rank, points = (await places(house, daily))[ANN.id]
    assert (state, rank) == (AttemptState.LISTED, 1)
    assert points
    assert (await house.service.rankings.profile(ANN.id)).records == before.records


async def test_the_other_server_wins_a_duel_whose_best_result_is_struck(house: House) -> None:
    duel = await agreed(house, best=1)
    north, _ = await play(house, duel, ANN, HERE), await play(house, duel, BOB, THERE)
    async with house.repositories.engine.writing() as connection:
        values = {"this": north, "figures": "[99]"}
        await connection.execute(text("UPDATE attempts SET figures = :figures WHERE table_id = :this"), values)
    house.clock.move(3 * 24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    shown = len(house.pigeon.encounters)
    await house.service.voids.set_void(north, void=True)
    ranking = await house.service.attempt_results.ranking(duel.code)
    best = winner(ranking)
    assert best is not None
    assert (best.guild, [team.finished for team in teams(ranking)]) == (901, [0, 1])
    await house.dispatcher.deliver_all()
    assert len(house.pigeon.encounters) == shown + 2
