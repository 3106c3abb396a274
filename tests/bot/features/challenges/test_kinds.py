"""Each kind of challenge: codes of one's own, duels, ladders, seasons, streaks."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.domain import challenge_code
from bot.domain.notification import MessageKind
from bot.domain.table import Location
from bot.features.challenges.model import ChallengeKind
from bot.refusals.challenges import (
    NoChallenges,
    NoLadder,
    NotInvited,
    OwnDuel,
    UnknownChallenge,
)
from planisphere_toy.rules import GAME as TOY
from tests.support.attempts import played, shows
from tests.support.house import ANN, BOB, CAT, HERE, House, house_at

AT_HOME = Location(channel=777)


async def test_a_code_is_read_as_people_type_it(house: House) -> None:
    made = await house.service.challenges.make(ANN, "toy", {"wind": "storm"})
    shown = challenge_code.format_code(made.code)
    for typed in (made.code, shown, shown.lower(), f" {shown.replace('-', ' ')} "):
        assert (await house.service.challenges.find(typed)).code == made.code
    for wrong in ("", "K7Q", "IIIIIIII", made.code + "2", "22222222"):
        with pytest.raises(UnknownChallenge):
            await house.service.challenges.find(wrong)
    assert made.options["wind"] == "storm"
    assert made.closes_at - made.opens_at == timedelta(days=7)
    assert (await house.service.challenges.open_to(ANN.id)) == (made,)


async def test_a_duel_is_for_two_and_ends_when_both_have_played(house: House) -> None:
    await shows(house, ANN, BOB)
    duel = await house.service.challenges.make(ANN, "toy", {}, (BOB, ANN))
    assert (duel.kind, duel.guests, duel.closes_at - duel.opens_at) == (
        ChallengeKind.DUEL,
        (BOB.id,),
        timedelta(hours=72),
    )
    with pytest.raises(OwnDuel):
        await house.service.challenges.make(ANN, "toy", {}, (ANN,))
    with pytest.raises(NotInvited):
        await house.service.attempts.begin(duel.code, CAT, HERE)
    assert [one.code for one in await house.service.challenges.open_to(BOB.id)] == [duel.code]
    await played(house, duel.code, ANN)
    assert (await house.service.challenges.find(duel.code)).closed_at is None
    await played(house, duel.code, BOB)
    closed = await house.service.challenges.find(duel.code)
    assert closed.closed_at == closed.ends_at == house.clock.now
    await house.dispatcher.deliver_all()
    private = [MessageKind.ATTEMPT] * 2
    assert sorted(house.pigeon.kinds()) == [*private, *[MessageKind.FINISHED] * 2, MessageKind.DUEL_RESULT]


@pytest.mark.parametrize(("places", "told"), [((HERE, HERE), 1), ((AT_HOME, HERE), 1), ((AT_HOME, AT_HOME), 0)])
async def test_the_result_of_a_duel_is_told_where_a_person_hears_it(
    house: House, places: tuple[Location, Location], told: int
) -> None:
    duel = await house.service.challenges.make(ANN, "toy", {}, (BOB,))
    for who, where in zip((ANN, BOB), places, strict=True):
        await house.play_on((await house.service.attempts.begin(duel.code, who, where)).table.id, who)
        house.clock.move(1)  # equal results stand in the order in which they were begun
    await house.dispatcher.deliver_all()
    assert [
        one.table_view.table.place for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.DUEL_RESULT
    ] == [HERE] * told


async def test_a_ladder_is_climbed_by_winning(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await house.service.challenges.climb(ANN, "toy")
    assert (first.options["wind"], (await house.service.challenges.climb(ANN, "toy")).code) == ("calm", first.code)
    with pytest.raises(NotInvited):
        await house.service.attempts.begin(first.code, BOB, HERE)
    seeds, won = set(), 0
    for tries in range(1, 30):
        challenge = await house.service.challenges.climb(ANN, "toy")
        seeds.add(challenge.commitment)
        await played(house, challenge.code, ANN)
        rung = await house.service.challenges.ladder(ANN.id, "toy")
        assert rung.tries == len(seeds) == tries
        if rung.wins > won:
            won = rung.wins
            assert rung.won == ("calm", "storm")[: min(won, 2)]
        if rung.at_top:
            break
    assert rung.level == "storm"
    assert (await house.service.challenges.find(first.code)).seed is not None


async def test_the_season_counts_places_and_wins_of_closed_days(house: House) -> None:
    for _ in range(2):
        daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
        await played(house, daily.code, ANN, BOB)
        house.clock.move(24)
    assert await house.service.attempt_results.season("toy", "2026-03") == ()
    house.clock.move(24)
    await house.watch.tick()
    table = await house.service.attempt_results.season("toy", "2026-03")
    assert [(one.rank, one.days) for one in table] == [(1, 2), (1, 2)]
    assert table[0].points == 24 + 3 * table[0].wins
    assert await house.service.attempt_results.season("toy", "2026-04") == ()
    streak = await house.service.challenges.streak(ANN.id, "toy")
    assert (streak.now, streak.best) == (0, 2)


async def test_a_server_has_a_streak_as_long_as_a_person_of_it_finishes_each_day(house: House) -> None:
    elsewhere = Location(channel=501, guild=901)
    for person, place in ((ANN, HERE), (BOB, HERE), (CAT, elsewhere)):
        daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
        table_view = await house.service.attempts.begin(daily.code, person, place)
        assert (await house.service.challenges.streak_here(901, "toy")).now == 0  # to begin is not to finish
        await house.play_on(table_view.table.id, person)
        house.clock.move(24)
    runs = [await house.service.challenges.streak_here(guild, "toy") for guild in (900, 901, 902)]
    assert [(run.now, run.best) for run in runs] == [(0, 2), (1, 1), (0, 0)]


async def test_without_levels_there_is_no_ladder(url: str) -> None:
    assert TOY.challenge is not None
    flat = replace(TOY, challenge=replace(TOY.challenge, level="", levels=()))
    async with house_at(url, games={"toy": flat}) as house:
        with pytest.raises(NoLadder):
            await house.service.challenges.climb(ANN, "toy")
        await played(house, (await house.service.challenges.current("toy", ChallengeKind.DAILY)).code, ANN)
    plain = replace(TOY, challenge=None)
    async with house_at(url, games={"toy": plain}) as house:
        assert house.service.challenges.on_offer() == ()
        with pytest.raises(NoChallenges):
            await house.service.challenges.current("toy", ChallengeKind.DAILY)
