"""Standing posts: the latest version of each, at least once, whatever Discord says."""

import pytest

from bot.contest import Contest
from bot.model import Settings
from bot.outbox import Later, Unreachable
from bot.posts import Bulletin, Crier
from bot.store.rows import millis
from tests.bot.house import ANN, BOB, HERE, House


class Wall:
    """A billposter that keeps what it is given, or refuses it for the reasons in `trouble`."""

    def __init__(self) -> None:
        self.shown: list[Bulletin] = []
        self.trouble: list[Exception] = []

    async def show(self, bulletin: Bulletin) -> int:
        if self.trouble:
            raise self.trouble.pop(0)
        self.shown.append(bulletin)
        return 8000 + len(self.shown)


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def crier(house: House, wall: Wall) -> Crier:
    return Crier(house.service, wall)


async def test_a_post_is_renewed_by_results_days_and_closings(house: House, crier: Crier, wall: Wall):
    await house.service.posts.here(900, "toy", 500)
    assert await crier.carry_all() == 1
    assert await crier.carry_all() == 0
    daily = wall.shown[0].today.challenge
    look = await house.service.attempts.begin(daily.code, ANN, HERE)
    assert await crier.carry_all() == 0
    await house.play_on(look.table.id, ANN)
    assert await crier.carry_all() == 1
    assert [one.attempt.person for one in wall.shown[1].today.placed] == [ANN.id]
    assert wall.shown[1].post.message == 8001
    house.clock.move(4)
    await house.watch.tick()
    assert await crier.carry_all() == 1
    assert wall.shown[2].today.challenge.code != daily.code
    assert wall.shown[2].last is None
    house.clock.move(12)
    await house.watch.tick()
    assert await crier.carry_all() == 1
    assert wall.shown[3].last.placed[0].attempt.person == ANN.id


async def test_a_post_tells_of_its_own_server_alone(house: House, crier: Crier, wall: Wall):
    await house.service.posts.here(901, "toy", 501)
    daily = await house.service.challenges.current("toy", Contest.DAILY)
    for who in (ANN, BOB):
        await house.play_on((await house.service.attempts.begin(daily.code, who, HERE)).table.id, who)
    await crier.carry_all()
    assert wall.shown[-1].today.placed == ()
    await house.service.posts.here(HERE.guild, "toy", 500)
    await crier.carry_all()
    assert len(wall.shown[-1].today.placed) == 2


async def test_a_name_leaves_the_posts_at_once(house: House, crier: Crier, wall: Wall):
    await house.service.posts.here(HERE.guild, "toy", 500)
    daily = await house.service.challenges.current("toy", Contest.DAILY)
    await house.play_on((await house.service.attempts.begin(daily.code, ANN, HERE)).table.id, ANN)
    assert await crier.carry_all() == 1
    for settings, listed in ((Settings(listed=False), False), (Settings(listed=False), None), (Settings(), True)):
        await house.service.people.set_settings(ANN, settings)
        shown = await crier.carry_all()
        assert shown == (listed is not None)
        assert not shown or wall.shown[-1].today.placed[0].attempt.listed == listed
    await house.service.privacy.forget_person(ANN.id)
    assert await crier.carry_all() == 1
    assert wall.shown[-1].today.placed[0].attempt.person < 0


async def test_what_cannot_be_shown_is_tried_again(
    house: House, crier: Crier, wall: Wall, caplog: pytest.LogCaptureFixture
):
    await house.service.posts.here(900, "toy", 500)
    wall.trouble = [Later(30.0), Later(), Unreachable("forbidden"), RuntimeError("?")]
    waits = (0.5 / 60, 1 / 60, 6, 0.5)
    for hours in waits:
        assert await crier.carry_all() == 0
        assert not await house.store.posts.due(millis(house.clock.now), 9)
        house.clock.move(hours)
    assert await crier.carry_all() == 1
    assert "forbidden" in caplog.text


async def test_a_post_that_was_renewed_meanwhile_is_shown_again(house: House, crier: Crier, wall: Wall):
    await house.service.posts.here(900, "toy", 500)
    show = wall.show

    async def slowly(bulletin: Bulletin) -> int:
        await house.store.posts.stale("toy", millis(house.clock.now))
        wall.show = show  # type: ignore[method-assign]
        return await show(bulletin)

    wall.show = slowly  # type: ignore[method-assign]
    assert await crier.carry_all() == 1
    assert await crier.carry_all() == 1
    assert wall.shown[1].post.message == 8001


async def test_a_server_may_change_its_mind(house: House, crier: Crier, wall: Wall):
    await house.service.posts.here(900, "toy", 500)
    await crier.carry_all()
    await house.service.posts.here(900, "toy", 777)
    await crier.carry_all()
    assert (wall.shown[1].post.channel, wall.shown[1].post.message) == (777, None)
    assert await house.service.posts.nowhere(900, "toy")
    assert not await house.service.posts.nowhere(900, "toy")
    await house.store.posts.stale("toy", 0)
    assert await crier.carry_all() == 0
