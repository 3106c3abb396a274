"""Ghosts: one's own attempt beside a rival's or par, for those who have finished, of those who may be named."""

import pytest

from bot.domain.person import AnnounceResults, PersonSettings
from bot.features.challenges.model import ChallengeKind
from bot.features.challenges.race import PAR
from bot.refusals.challenges import NoRival, Secret
from tests.support.attempts import shows
from tests.support.house import ANN, BOB, CAT, HERE, House


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handful of evenings is enough to race with par."""
    for place in (
        "bot.features.challenges.par.PAR_GAMES",
        "bot.features.challenges.par_service.PAR_GAMES",
        "bot.features.challenges.par_service.PIECE",
    ):
        monkeypatch.setattr(place, 4)


async def test_a_race_shows_both_boards_at_the_end_of_each_round(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await shows(house, ANN, BOB)
    for person in (ANN, BOB):
        table_view = await house.service.attempts.begin(daily.code, person, HERE)
        await house.play_on(table_view.table.id, person)
    placed = {one.attempt.person: one for one in (await house.service.attempt_results.ranking(daily.code)).placed}
    last = await house.service.races.race(daily.code, ANN.id, "", None)
    assert last.rival == placed[BOB.id]
    assert [one.attempt.person for one in last.rivals] == [BOB.id]
    assert last.number + 1 == last.rounds == len(placed[ANN.id].attempt.course)
    assert [table_view.scores[0].total for table_view in (last.own, last.other)] == [
        placed[who.id].attempt.own for who in (ANN, BOB)
    ]
    first = await house.service.races.race(daily.code, ANN.id, placed[BOB.id].attempt.table, 0)
    assert (first.number, first.own.scores) == (0, ())
    assert first.own.table.moves < last.own.table.moves


async def test_a_race_with_par_plays_its_evening_again(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    await house.play_on(table_view.table.id, ANN)
    with pytest.raises(NoRival):
        await house.service.races.race(daily.code, ANN.id, PAR, None)
    assert await house.service.pars.go_on()
    race = await house.service.races.race(daily.code, ANN.id, PAR, None)
    assert race.rival is None
    assert race.other.scores[0].total == race.par.par_games[race.par.number].own
    assert race.other.table.seats[0].person is None


async def test_nobody_sees_ghosts_before_they_have_finished_or_of_who_hides(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await shows(house, ANN, BOB)
    for person in (ANN, BOB):
        table_view = await house.service.attempts.begin(daily.code, person, HERE)
        await house.play_on(table_view.table.id, person)
    table_view = await house.service.attempts.begin(daily.code, CAT, HERE)
    rival = (await house.service.attempt_results.ranking(daily.code)).placed[0].attempt.table
    for stranger in (CAT.id, 99):
        with pytest.raises(Secret):
            await house.service.races.race(daily.code, stranger, rival, 0)
    await house.play_on(table_view.table.id, CAT)
    await house.service.settings.set_settings(BOB, PersonSettings(announce=AnnounceResults.NEVER))
    hidden = (await house.service.attempt_results.ranking(daily.code)).of(BOB.id)
    assert hidden is not None
    race = await house.service.races.race(daily.code, CAT.id, hidden.attempt.table, 0)
    assert BOB.id not in {one.attempt.person for one in race.rivals}
    assert race.other.table.id != hidden.attempt.table
