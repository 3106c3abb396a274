"""Challenges from their opening to their end: one ranked attempt each, in private, proved before it is listed."""

import asyncio

import msgspec
import pytest
from sqlalchemy import update

from bot.database import schema
from bot.domain.notification import MessageKind
from bot.domain.person import AnnounceResults, InvokingUser, PersonSettings
from bot.domain.table import Location, TableStatus
from bot.domain.time_control import TimeControl
from bot.features.challenges.model import AttemptState, ChallengeKind
from bot.refusals import AlreadySeated, AlreadyStarted, BadRecord, NotYours, OwnResult, SeatTaken, UnknownOption
from bot.refusals.challenges import (
    AlreadyTried,
    ChallengeOver,
    Secret,
    UndoOff,
)
from games.core.match import commitment
from tests.support.attempts import asked, played, shows
from tests.support.house import ANN, BOB, CAT, HERE, House, Roll, house_at
from tests.support.old_rules import rewrite


async def test_everybody_meets_the_same_seed_and_nobody_hears_it_before_the_end(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    ann, bob = [await house.service.attempts.begin(daily.code, who, HERE) for who in (ANN, BOB)]
    assert ann.table.id != bob.table.id
    assert ann.view.players[0].card == bob.view.players[0].card
    assert ann.table.commitment == bob.table.commitment == daily.commitment
    await house.play_on(ann.table.id, ANN)
    assert (await house.service.queries.table(ann.table.id)).seed is None
    assert (await house.service.challenges.find(daily.code)).seed is None
    house.clock.move(40)
    await house.watch.tick()
    closed = await house.service.challenges.find(daily.code)
    assert commitment(closed.seed or "") == daily.commitment
    assert (await house.service.queries.table(ann.table.id)).seed == closed.seed


async def test_a_ranked_attempt_is_made_once_and_goes_on_where_it_was(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    first = await house.service.attempts.begin(daily.code, ANN, HERE)
    again = await house.service.attempts.begin(daily.code, ANN, Location(channel=501))
    assert again.table.id == first.table.id
    await house.play_on(first.table.id, ANN)
    with pytest.raises(AlreadyTried):
        await house.service.attempts.begin(daily.code, ANN, HERE)
    house.clock.move(40)
    await house.watch.tick()
    practice = await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)
    assert practice.table.id != first.table.id
    assert practice.view.players[0].card == first.view.players[0].card
    assert (await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)).table.id == practice.table.id
    await house.play_on(practice.table.id, ANN)
    assert [one.attempt.table for one in (await house.service.attempt_results.ranking(daily.code)).placed] == [
        first.table.id
    ]


async def test_double_clicks_begin_one_attempt(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    looks = await asyncio.gather(*(house.service.attempts.begin(daily.code, ANN, HERE) for _ in range(5)))
    assert len({table_view.table.id for table_view in looks}) == 1
    made = await asyncio.gather(*(house.service.challenges.current("toy", ChallengeKind.WEEKLY) for _ in range(5)))
    assert len({challenge.code for challenge in made}) == 1


async def test_three_clicks_on_every_answer_list_one_result(house: House) -> None:
    await shows(house, ANN)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    answers = 0
    while table_view.prompt is not None:
        clicks = [
            house.service.play.submit_move(
                table_view.table.id, ANN.id, asked(table_view).token, asked(table_view).legal[0]
            )
            for _ in range(3)
        ]
        done = await asyncio.gather(*clicks, return_exceptions=True)
        assert len([one for one in done if not isinstance(one, Exception)]) == 1
        table_view, answers = await house.table_view(table_view.table.id, ANN), answers + 1
    assert table_view.table.moves == answers
    await asyncio.gather(
        *(house.service.attempt_results.prove(table_view.table.id) for _ in range(3)), house.watch.tick()
    )
    assert [one.attempt.table for one in (await house.service.attempt_results.ranking(daily.code)).placed] == [
        table_view.table.id
    ]
    assert len(await house.repositories.log.results(table_view.table.id)) == len(table_view.scores)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.FINISHED]


@pytest.mark.usefixtures("threads")
async def test_two_processes_begin_one_attempt(url: str) -> None:
    async with house_at(url) as one, house_at(url, clock=one.clock) as two:
        daily = await one.service.challenges.current("toy", ChallengeKind.DAILY)
        looks = await asyncio.gather(
            *(where.service.attempts.begin(daily.code, ANN, HERE) for where in (one, two, one, two))
        )
        assert len({table_view.table.id for table_view in looks}) == 1
        assert len(await one.repositories.challenges.ranked(daily.code)) == 1


async def test_an_attempt_goes_on_after_a_restart(url: str) -> None:
    async with house_at(url) as house:
        daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
        table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
        after = (await house.answer(table_view.table.id, ANN, asked(table_view).legal[0])).table_view
    async with house_at(url, clock=house.clock) as house:
        assert (await house.service.challenges.current("toy", ChallengeKind.DAILY)).code == daily.code
        again = await house.service.attempts.begin(daily.code, ANN, HERE)
        assert (again.table.id, again.prompt) == (table_view.table.id, after.prompt)
        assert again.table.challenge == table_view.table.challenge
        with pytest.raises(UndoOff):
            await house.service.play.undo(again.table.id, ANN.id)


async def test_nothing_is_taken_back_in_a_ranked_attempt(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    table = table_view.table.id
    turned = await house.answer(table, ANN, asked(table_view).legal[1])
    assert not turned.table_view.can_undo
    assert not (await house.table_view(table, ANN)).can_undo
    with pytest.raises(UndoOff):
        await house.service.play.undo(table, ANN.id)
    await house.play_on(table, ANN)
    house.clock.move(40)
    await house.watch.tick()
    practice = (await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)).table.id
    table_view = await house.table_view(practice, ANN)
    turned = await house.answer(
        practice, ANN, next(one for one in asked(table_view).legal if not isinstance(one, Roll))
    )
    for _ in range(4):
        if turned.table_view.can_undo:
            break
        turned = await house.answer(practice, ANN, asked(turned.table_view).legal[0])
    assert turned.table_view.can_undo
    await house.service.play.undo(practice, ANN.id)


async def test_while_it_is_open_only_who_plays_may_look(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table = (await house.service.attempts.begin(daily.code, ANN, HERE)).table.id
    for table_view in (
        house.service.play.view(table),
        house.service.play.view(table, BOB.id),
        house.service.queries.history(table, BOB.id),
        house.service.queries.export(table),
        house.service.replay.of_table(table, BOB.id, 0, None),
        house.service.display.show_again(table),
        house.service.table_moves.move_place(table, ANN.id, Location(channel=1)),
        house.service.races.replay(daily.code, ANN.id, 0),
    ):
        with pytest.raises(Secret):
            await table_view
    assert await house.service.queries.tables_at(HERE.home) == ()
    assert [mine.table.id for mine in await house.service.queries.my_tables(ANN.id)] == [table]
    await house.play_on(table, ANN)
    for who in (None, ANN.id, BOB.id):  # whoever has a record has its seed
        with pytest.raises(Secret):
            await house.service.queries.export(table, who)
    with pytest.raises(Secret):
        await house.service.replay.of_table(table, BOB.id, 0, None)
    with pytest.raises(Secret):
        await house.service.replay.of_table(table, ANN.id, 0, None, share=True)
    assert await house.service.replay.of_table(table, ANN.id, 0, None)
    house.clock.move(40)
    await house.watch.tick()
    for settings in (PersonSettings(), PersonSettings(announce=AnnounceResults.NEVER)):
        await house.service.settings.set_settings(ANN, settings)
        for look in (house.service.play.view, house.service.queries.history, house.service.queries.export):
            with pytest.raises(OwnResult):
                await look(table, BOB.id)
        with pytest.raises(OwnResult):
            await house.service.proofs.of(table, BOB.id)
    await shows(house, ANN)
    assert (await house.service.play.view(table, BOB.id)).scores
    assert await house.service.queries.history(table, BOB.id)
    assert await house.service.queries.export(table, BOB.id)
    assert await house.service.replay.of_table(table, BOB.id, 0, None, share=True)


async def test_nothing_but_the_result_is_said_in_public(house: House) -> None:
    await shows(house, ANN)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await played(house, daily.code, ANN)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.FINISHED]


async def test_nobody_else_ever_sits_at_the_table(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table = (await house.service.attempts.begin(daily.code, ANN, HERE)).table.id
    with pytest.raises(AlreadyStarted):
        await house.service.lobby.join(table, BOB)
    with pytest.raises(AlreadyStarted):
        await house.service.lobby.add_computer(table, ANN.id, "strong")
    with pytest.raises(SeatTaken):
        await house.service.seats.take_over(table, BOB, 0)
    with pytest.raises(AlreadySeated):
        await house.service.seats.take_over(table, ANN, 0)
    table_view = await house.table_view(table, ANN)
    with pytest.raises(NotYours):
        await house.service.play.submit_move(table, BOB.id, asked(table_view).token, asked(table_view).legal[0])
    with pytest.raises(NotYours):
        await house.service.seats.replace(table, BOB.id, 0, moderator=True)
    with pytest.raises(NotYours):
        await house.service.seats.end_table(table, BOB.id, moderator=True)
    assert not await house.service.seats.time_out(table, 0, 0)
    await house.service.seats.set_time_control(table, ANN.id, TimeControl.FAST)
    house.clock.move(30)
    await house.watch.tick()
    assert all(entry.level is None for entry in await house.service.queries.history(table, ANN.id))


async def test_who_leaves_has_given_up_and_is_not_ranked(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table = (await house.service.attempts.begin(daily.code, ANN, HERE)).table.id
    await house.service.seats.leave(table, ANN.id)
    ranking = await house.service.attempt_results.ranking(daily.code)
    assert ranking.placed == ()
    assert [(one.state, one.reached) for one in ranking.others] == [(AttemptState.GIVEN_UP, 0)]
    with pytest.raises(AlreadyTried):
        await house.service.attempts.begin(daily.code, ANN, HERE)
    assert (await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)).prompt is not None


async def test_options_language_and_clock_of_a_person_change_nothing(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    with pytest.raises(AlreadyStarted):
        await house.service.lobby.settle(table_view.table.id, ANN.id, options={"wind": "storm"})
    with pytest.raises(UnknownOption):
        await house.service.challenges.make(ANN, "toy", {"fixed": "x"})
    with pytest.raises(UnknownOption):
        await house.service.challenges.make(ANN, "toy", {"wind": "gale"})
    traveller = InvokingUser(BOB.id, BOB.name, "ja")
    await house.service.settings.set_settings(traveller, PersonSettings(locale="ja", zone="Pacific/Kiritimati"))
    other = await house.service.attempts.begin(
        (await house.service.challenges.current("toy", ChallengeKind.DAILY)).code, traveller, HERE
    )
    assert other.table.challenge == table_view.table.challenge
    assert other.view.players[0].card == table_view.view.players[0].card


async def test_a_result_is_listed_only_if_the_log_proves_it(house: House, caplog: pytest.LogCaptureFixture) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    looks = [await house.service.attempts.begin(daily.code, who, HERE) for who in (ANN, BOB, CAT)]
    prove, house.service.attempt_results.prove = house.service.attempt_results.prove, _later  # type: ignore[method-assign]
    for table_view, who in zip(looks, (ANN, BOB, CAT), strict=True):
        await house.play_on(table_view.table.id, who)
    house.service.attempt_results.prove = prove  # type: ignore[method-assign]
    assert {one.state for one in (await house.service.attempt_results.ranking(daily.code)).others} == {
        AttemptState.DONE
    }
    async with house.repositories.engine.writing() as connection:
        results, moves = schema.results, schema.moves
        await connection.execute(
            update(results).where(results.c.table_id == looks[0].table.id).values(total=results.c.total + 5)
        )
        await connection.execute(
            update(moves)
            .where(moves.c.table_id == looks[1].table.id, moves.c.number == 2)
            .values(action=msgspec.json.encode({"type": "Rest", "early": True}).decode())
        )
    await house.watch.tick()
    ranking = await house.service.attempt_results.ranking(daily.code)
    assert [one.attempt.person for one in ranking.placed] == [CAT.id]
    assert {one.person: one.state for one in ranking.others} == {ANN.id: AttemptState.VOID, BOB.id: AttemptState.VOID}
    assert caplog.text.count("does not hold") == 2


async def _later(table: str) -> None:
    """Prove nothing yet."""


async def test_answers_after_the_end_do_not_count(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    house.clock.move(4)  # midnight in Japan was at 15:00 UTC
    assert (await house.service.challenges.current("toy", ChallengeKind.DAILY)).code != daily.code
    with pytest.raises(ChallengeOver):
        await house.service.attempts.begin(daily.code, BOB, HERE)
    turned = await house.answer(table_view.table.id, ANN, asked(table_view).legal[0])
    house.clock.move(12)
    with pytest.raises(ChallengeOver):
        await house.answer(table_view.table.id, ANN, asked(turned.table_view).legal[0])
    await house.watch.tick()
    ranking = await house.service.attempt_results.ranking(daily.code)
    assert [one.state for one in ranking.others] == [AttemptState.GIVEN_UP]
    assert (await house.service.queries.table(table_view.table.id)).status is TableStatus.ENDED
    practice = (await house.service.attempts.begin(daily.code, BOB, HERE, practice=True)).table.challenge
    assert practice is not None
    assert practice.secret is False


async def test_no_attempt_is_replayed_once_the_rules_have_changed(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await shows(house, BOB)
    for person in (ANN, BOB):
        await played(house, daily.code, person)
    house.clock.move(40)
    await house.watch.tick()
    assert await house.service.races.replay(daily.code, ANN.id, 0)
    assert await house.service.races.race(daily.code, ANN.id, "", None)
    for one in (await house.service.attempt_results.ranking(daily.code)).placed:
        await rewrite(house, one.attempt.table, rules=1)
    with pytest.raises(BadRecord):
        await house.service.races.replay(daily.code, ANN.id, 0)
    with pytest.raises(BadRecord):
        await house.service.races.race(daily.code, ANN.id, "", None)


async def test_the_best_attempt_is_replayed_after_the_end(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await played(house, daily.code, ANN)
    house.clock.move(40)
    await house.watch.tick()
    start, end = [await house.service.races.replay(daily.code, ANN.id, number) for number in (0, 999)]
    assert (start.number, end.number) == (0, end.moves)
    assert start.rounds == end.rounds
    assert len(start.rounds) == 4
    assert end.table_view.scores[0].total == end.best.attempt.own
    assert not start.table_view.scores


async def test_the_secret_is_made_once(url: str) -> None:
    async with house_at(url) as one, house_at(url) as two:
        secrets = {
            await where.repositories.challenges.secret("x", bytes([n]) * 32, 0) for n, where in ((1, one), (2, two))
        }
    assert secrets == {bytes([1]) * 32}


async def test_one_challenge_that_fails_does_not_stop_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    daily, weekly = [
        await house.service.challenges.current("toy", kind) for kind in (ChallengeKind.DAILY, ChallengeKind.WEEKLY)
    ]
    for challenge in (daily, weekly):
        await played(house, challenge.code, ANN)
    house.clock.move(24 * 8)
    close = house.service.attempt_results.close

    async def hindered(code: str) -> None:
        if code == daily.code:
            raise RuntimeError("hindered")
        await close(code)

    monkeypatch.setattr(house.service.attempt_results, "close", hindered)
    await house.watch.tick()
    assert (await house.service.challenges.find(weekly.code)).closed_at is not None
    assert (await house.service.challenges.find(daily.code)).closed_at is None
    assert daily.code in caplog.text
    monkeypatch.undo()
    await house.watch.tick()
    assert (await house.service.challenges.find(daily.code)).closed_at is not None


async def test_an_attempt_that_was_not_proved_at_its_end_is_proved_by_the_clock(house: House) -> None:
    await shows(house, ANN)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    task_runner = house.task_runner
    thought, task_runner.prove = task_runner.prove, None  # type: ignore[method-assign, assignment]
    await house.play_on(table_view.table.id, ANN)
    assert not (await house.service.attempt_results.ranking(daily.code)).placed
    task_runner.prove = thought  # type: ignore[method-assign]
    await house.watch.tick()
    assert (await house.service.attempt_results.ranking(daily.code)).placed
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.FINISHED]


async def test_an_attempt_begun_under_older_rules_is_proved_from_its_checkpoint(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    await house.answer(table_view.table.id, ANN, asked(table_view).legal[0])
    await rewrite(house, table_view.table.id, rules=1)
    await house.play_on(table_view.table.id, ANN)
    (placed,) = (await house.service.attempt_results.ranking(daily.code)).placed
    assert placed.attempt.own == (await house.table_view(table_view.table.id, ANN)).scores[0].total
