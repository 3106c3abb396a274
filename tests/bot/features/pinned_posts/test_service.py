"""Standing posts: the latest version of each, at least once, whatever Discord says."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from bot.database.engine import Database
from bot.database.migrate import migrate
from bot.domain.person import AnnounceResults, PersonSettings
from bot.domain.server_settings import ServerSettings
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import ChallengeKind, PinnedPost
from bot.notifications.outgoing import Message, RetryLater, Unreachable
from tests.support.house import ANN, BOB, HERE, House, house_at
from tests.support.polling import until


async def shown(house: House) -> int:
    """Carry everything, and return how often a standing post was shown."""
    before = len(house.pigeon.wall)
    await house.dispatcher.deliver_all()
    return len(house.pigeon.wall) - before


async def test_a_post_is_renewed_by_results_days_and_closings(house: House) -> None:
    await house.service.posts.here(900, "toy", 500)
    assert await shown(house) == 1
    assert await shown(house) == 0
    daily = house.pigeon.wall[0].today.challenge
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    assert await shown(house) == 0
    await house.play_on(table_view.table.id, ANN)
    assert await shown(house) == 1
    assert [one.attempt.person for one in house.pigeon.wall[1].today.placed] == [ANN.id]
    assert house.pigeon.wall[1].post.message == 8001
    house.clock.move(4)
    await house.watch.tick()
    assert await shown(house) == 1
    assert house.pigeon.wall[2].today.challenge.code != daily.code
    assert house.pigeon.wall[2].last is None
    house.clock.move(12)
    await house.watch.tick()
    assert await shown(house) == 1
    last = house.pigeon.wall[3].last
    assert last is not None
    assert last.placed[0].attempt.person == ANN.id


async def test_a_post_hides_whom_the_server_does_not_name(house: House) -> None:
    await house.service.settings.set_settings(ANN, PersonSettings(announce=AnnounceResults.ALWAYS))
    await house.service.people.set_server(ServerSettings(900, unlisted=(ANN.id,)))
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await house.play_on((await house.service.attempts.begin(daily.code, ANN, HERE)).table.id, ANN)
    await house.service.posts.here(900, "toy", 500)
    await house.dispatcher.deliver_all()
    (placed,) = house.pigeon.wall[-1].today.placed
    assert not placed.attempt.shown
    assert (await house.service.attempt_results.ranking(daily.code)).placed[0].attempt.shown


async def test_a_post_tells_of_its_own_server_alone(house: House) -> None:
    await house.service.posts.here(901, "toy", 501)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    for who in (ANN, BOB):
        await house.play_on((await house.service.attempts.begin(daily.code, who, HERE)).table.id, who)
    await house.dispatcher.deliver_all()
    assert house.pigeon.wall[-1].today.placed == ()
    await house.service.posts.here(900, "toy", 500)
    await house.dispatcher.deliver_all()
    assert len(house.pigeon.wall[-1].today.placed) == 2


async def test_a_name_leaves_the_posts_at_once(house: House) -> None:
    await house.service.posts.here(900, "toy", 500)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await house.play_on((await house.service.attempts.begin(daily.code, ANN, HERE)).table.id, ANN)
    assert await shown(house) == 1
    always = PersonSettings(announce=AnnounceResults.ALWAYS)
    for settings, listed in (
        (replace(always, listed=False), False),
        (replace(always, listed=False), None),
        (always, True),
        (PersonSettings(announce=AnnounceResults.NEVER), False),
        (PersonSettings(announce=AnnounceResults.ASK), False),
    ):
        await house.service.settings.set_settings(ANN, settings)
        count = await shown(house)
        assert count == (listed is not None)
        assert not count or house.pigeon.wall[-1].today.placed[0].attempt.shown == listed
    await house.service.privacy.forget_person(ANN.id)
    assert await shown(house) == 1
    assert house.pigeon.wall[-1].today.placed[0].attempt.person < 0


async def test_what_cannot_be_shown_is_tried_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.service.posts.here(900, "toy", 500)
    house.pigeon.trouble = [RetryLater(30.0), RetryLater(), Unreachable("forbidden"), RuntimeError("?")]
    waits = (0.5 / 60, 1 / 60, 6, 0.5)
    for hours in waits:
        assert await shown(house) == 0
        assert not (await house.repositories.outbox.due(to_millis(house.clock.now), 9)).messages
        house.clock.move(hours)
    assert await shown(house) == 1
    assert "forbidden" in caplog.text


async def test_a_post_where_nothing_may_be_said_is_tried_ever_more_seldom(house: House) -> None:
    await house.service.posts.here(900, "toy", 500)
    await house.dispatcher.deliver_all()
    house.clock.move(24)
    house.pigeon.trouble = [Unreachable("forbidden") for _ in range(60)]
    for _ in range(60):
        await house.watch.tick()
        assert await shown(house) == 0
        house.clock.move(1 / 60)
    assert len(house.pigeon.trouble) >= 40, "every five minutes"
    house.pigeon.trouble.clear()
    house.clock.move(6)
    assert await shown(house) == 1


async def test_a_slow_post_holds_up_no_table_and_no_other_post(house: House) -> None:
    await house.service.posts.here(900, "toy", 500)
    await house.service.posts.here(901, "toy", 501)
    await house.lobby(ANN, seats=2)
    send, go = house.pigeon.send, asyncio.Event()

    async def slowly(message: Message) -> int | None:
        if message.outbox_message.topic == "900/toy":
            await go.wait()
        return await send(message)

    house.pigeon.send = slowly  # type: ignore[method-assign]
    round_ = asyncio.create_task(house.dispatcher.deliver_all())
    await until(lambda: house.pigeon.wall and house.pigeon.sent)
    go.set()
    assert await round_ == 3


async def test_a_post_that_was_renewed_meanwhile_is_shown_again(house: House) -> None:
    await house.service.posts.here(900, "toy", 500)
    send = house.pigeon.send

    async def slowly(message: Message) -> int | None:
        await house.repositories.posts.stale("toy", to_millis(house.clock.now))
        house.pigeon.send = send  # type: ignore[method-assign]
        return await send(message)

    house.pigeon.send = slowly  # type: ignore[method-assign]
    assert await shown(house) == 2
    assert house.pigeon.wall[1].post.message == 8001


async def test_a_server_may_decide_otherwise(house: House) -> None:
    await house.service.posts.here(900, "toy", 500)
    await house.dispatcher.deliver_all()
    await house.service.posts.here(900, "toy", 777)
    await house.dispatcher.deliver_all()
    assert (house.pigeon.wall[1].post.channel, house.pigeon.wall[1].post.message) == (777, None)
    assert await house.service.posts.nowhere(900, "toy")
    assert not await house.service.posts.nowhere(900, "toy")
    await house.repositories.posts.stale("toy", 0)
    assert await shown(house) == 0


OLD_POSTS = """
INSERT INTO standing_posts (guild, game, channel, code, message, version, tries, due_at) VALUES
(900, 'toy', 500, 'old', 4711, 3, 2, 1000), (901, 'toy', 501, 'old', 4712, 1, 0, NULL)
"""


async def test_posts_of_an_older_database_go_on_where_they_stand(fresh_url: str) -> None:
    engine = Database(fresh_url)
    await migrate(engine, "0005")
    async with engine.writing() as connection:
        await connection.execute(text(OLD_POSTS))
    await engine.close()
    async with house_at(fresh_url) as house:
        assert await house.repositories.posts.all() == (
            PinnedPost(900, "toy", 500, "old", 4711),
            PinnedPost(901, "toy", 501, "old", 4712),
        )
        assert await shown(house) == 1
        assert house.pigeon.wall[0].post == PinnedPost(900, "toy", 500, "old", 4711)
        await house.repositories.posts.stale("toy", to_millis(house.clock.now))
        assert await shown(house) == 2
