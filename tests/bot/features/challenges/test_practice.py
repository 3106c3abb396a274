"""Practice: other luck until a challenge has closed, the same afterwards."""

import pytest

from bot.features.challenges.model import ChallengeKind
from bot.refusals.challenges import Secret
from tests.support.attempts import played
from tests.support.house import ANN, BOB, HERE, House


async def test_before_the_close_practice_has_other_luck_and_is_no_part_of_the_challenge(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    ranked = await house.service.attempts.begin(daily.code, ANN, HERE)
    await house.service.seats.leave(ranked.table.id, ANN.id)  # to give up is no way to the luck of a challenge
    for hours in (0, 4, 10):  # the last two within the grace
        house.clock.move(hours)
        practice = await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)
        assert practice.table.challenge is None
        assert practice.table.commitment != daily.commitment
        assert practice.table.options == ranked.table.options
        assert not practice.table.private
        assert await house.repositories.challenges.practice(daily.code, ANN.id) is None
    await house.play_on(practice.table.id, ANN)
    assert (await house.service.queries.table(practice.table.id)).is_unannounced
    house.clock.move(4)
    await house.watch.tick()
    practice = await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)
    assert practice.table.commitment == daily.commitment


async def test_practice_that_was_begun_goes_on(house: House) -> None:
    """A table of the same luck from before this was ruled out is played on, in private."""
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    person = await house.service.people.known(ANN)
    table = await house.service.attempts._sit(daily, person, HERE, practice=True)
    await house.play_on(table, ANN)
    assert (await house.table_view(table, ANN)).scores
    with pytest.raises(Secret):
        await house.service.play.view(table, BOB.id)


async def test_practice_counts_as_a_match_and_as_nothing_else(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await played(house, daily.code, ANN)
    assert (await house.service.rankings.statistics("toy")).seats == 0  # the day is still open
    house.clock.move(40)
    await house.watch.tick()
    for _ in range(2):
        table_view = await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)
        await house.play_on(table_view.table.id, ANN)
    profile = await house.service.rankings.profile(ANN.id, ANN.id)
    assert profile.played == 3
    assert profile.victories <= 1
    assert (await house.service.rankings.statistics("toy")).seats == 1
    assert len(await house.repositories.rankings.ended(ANN.id, secret=True)) == 1
    assert set((await house.repositories.rankings.rebuild()).different.values()) == {0}
