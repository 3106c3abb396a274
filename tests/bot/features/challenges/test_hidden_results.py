"""What came of a challenge is told by no count and no achievement before it has closed, and by no post of who hides
then.
"""

from msgspec.structs import replace

from bot.database import schema, schema_rankings
from bot.domain.person import PersonSettings
from bot.features.challenges.model import AttemptState, ChallengeKind
from bot.features.rankings.streaks import Streak
from tests.support.house import ANN, BOB, HERE, House
from tests.support.server_duels import SOUTH, THERE, agreed, play


async def test_statistics_and_achievements_wait_until_a_challenge_has_closed(house: House) -> None:
    rankings = house.service.rankings
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    before = await rankings.statistics("toy")
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    await house.play_on(table_view.table.id, ANN)
    async with house.repositories.engine.writing() as connection:  # as if Ann had won
        row = {"table_id": table_view.table.id, "seat": 0, "key": "lamplighter", "amount": 1}
        await connection.execute(schema_rankings.feats.insert(), row)
    told, own = [await house.repositories.rankings.gains(ANN.id, secret=secret) for secret in (False, True)]
    assert (len(told), len(own)) == (0, 1)
    assert await rankings.statistics("toy") == before
    house.clock.move(48)
    await house.watch.tick()
    assert await house.repositories.rankings.gains(ANN.id, secret=False) == own
    after = await rankings.statistics("toy")
    assert (before.seats, after.seats) == (0, 1)
    assert sum(seats for _, seats in after.scores[1]) == 1


async def test_profiles_wait_until_a_challenge_has_closed(house: House) -> None:
    rankings = house.service.rankings
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    before = await rankings.profile(ANN.id, BOB.id)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    await house.play_on(table_view.table.id, ANN)
    async with house.repositories.engine.writing() as connection:  # as if Ann had won
        await connection.execute(schema.results.update().values(won=True).where(schema.results.c.seat == 0))
    await house.repositories.rankings.rebuild()
    own = await rankings.profile(ANN.id, ANN.id)
    assert (own.played, own.victories, own.winning.now, own.daily.now) == (1, 1, 1, 1)
    assert await rankings.profile(ANN.id, ANN.id, aloud=True) == await rankings.profile(ANN.id, BOB.id)
    told = await rankings.profile(ANN.id, BOB.id)
    assert (told.records, told.winning, told.daily, told.achievements) == ((), Streak(), Streak(), before.achievements)
    house.clock.move(48)
    await house.watch.tick()
    told = await rankings.profile(ANN.id, BOB.id)
    assert (told.records, told.winning.now, told.daily.best) == (own.records, 1, 1)


async def test_who_hides_or_is_forgotten_leaves_the_posts_of_duels_that_are_over(house: House) -> None:
    duel = await agreed(house, days=1)
    for person, place in ((ANN, HERE), (BOB, THERE)):
        await play(house, duel, person, place)
    await house.dispatcher.deliver_all()
    await house.service.settings.set_settings(ANN, PersonSettings(listed=False))
    assert {one.outbox_message.topic for one in house.pigeon.encounters} == {side.topic for side in duel.sides}
    assert await house.dispatcher.deliver_all() == 0  # nobody is named there before the end
    house.clock.move(24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    for change in (
        house.service.settings.set_settings(ANN, PersonSettings()),
        house.service.privacy.forget_person(BOB.id),
    ):
        house.pigeon.encounters.clear()
        await change
        await house.dispatcher.deliver_all()
        assert {one.side.guild for one in house.pigeon.encounters} == {900, SOUTH.guild}
    shown = [one.attempt for one in house.pigeon.encounters[-1].ranking.placed]
    assert all(one.state is AttemptState.LISTED for one in shown)
    assert BOB.id not in {one.person for one in shown}
    assert replace(SOUTH, code=duel.code).topic in {one.outbox_message.topic for one in house.pigeon.encounters}
