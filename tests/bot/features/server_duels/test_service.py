"""Server against server: agreed by both, on the same luck, judged by the best of each, hidden until one's own."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from bot.domain.notification import MessageKind
from bot.domain.table import Location
from bot.features.challenges.model import Attempt, AttemptState, Challenge, ChallengeKind, ChallengeRanking, DuelSide
from bot.features.challenges.rules import hides_scores_from
from bot.features.challenges.standing import rank_attempts
from bot.features.server_duels.message import DuelPostMessage
from bot.features.server_duels.rules import teams, winner
from bot.notifications.outgoing import Message, Unreachable
from bot.refusals.challenges import (
    AlreadyAgreed,
    AlreadyTried,
    ChallengeOver,
    NotAgreed,
    NotYourSide,
    OwnServer,
    Secret,
    UnknownChallenge,
)
from games.core.match import commitment
from tests.support.attempts import shows
from tests.support.house import ANN, BOB, CAT, DAN, HERE, House, house_at
from tests.support.server_duels import NORTH, SOUTH, THERE, agreed, play


async def test_a_duel_begins_when_the_other_server_accepts(house: House) -> None:
    made = await house.service.servers.propose(ANN, NORTH, "toy", 2, 3)
    assert (made.kind, made.agreed, [side.name for side in made.sides]) == (ChallengeKind.SERVERS, False, ["North"])
    with pytest.raises(NotAgreed):
        await house.service.attempts.begin(made.code, ANN, HERE)
    with pytest.raises(OwnServer):
        await house.service.servers.accept(made.code, replace(NORTH, channel=777))
    house.clock.move(100)
    duel = await house.service.servers.accept(made.code, SOUTH)
    assert duel.agreed
    assert duel.opens_at == house.clock.now
    assert duel.closes_at == duel.ends_at == house.clock.now + timedelta(days=3)
    assert (duel.options, duel.commitment, duel.best) == (made.options, made.commitment, 2)
    assert [side.guild for side in duel.sides] == [900, 901]
    with pytest.raises(AlreadyAgreed):
        await house.service.servers.accept(made.code, DuelSide(902, "East", 502))


@pytest.mark.usefixtures("threads")
async def test_of_two_servers_that_accept_at_once_one_is_in(url: str) -> None:
    async with house_at(url) as one, house_at(url, clock=one.clock) as two:
        made = await one.service.servers.propose(ANN, NORTH, "toy", 1, 1)
        tries = [
            where.service.servers.accept(made.code, DuelSide(guild, "x", guild))
            for guild, where in ((901, one), (902, two))
        ]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(isinstance(one, AlreadyAgreed) for one in found) == [False, True]
        assert len((await one.service.challenges.find(made.code)).sides) == 2


async def test_a_challenge_that_nobody_accepts_ends_after_a_week(house: House) -> None:
    made = await house.service.servers.propose(ANN, NORTH, "toy", 2, 3)
    house.clock.move(7 * 24)
    with pytest.raises(ChallengeOver):
        await house.service.servers.accept(made.code, SOUTH)
    await house.watch.tick()
    assert (await house.service.challenges.find(made.code)).closed_at is not None
    assert await house.dispatcher.deliver_all() == 0


async def test_an_attempt_counts_for_the_server_where_it_was_begun(house: House) -> None:
    duel = await agreed(house)
    for nowhere in (Location(channel=1), Location(channel=2, guild=902)):
        with pytest.raises(NotYourSide):
            await house.service.attempts.begin(duel.code, BOB, nowhere)
    first = await house.service.attempts.begin(duel.code, BOB, THERE)
    assert (await house.service.attempts.begin(duel.code, BOB, HERE)).table.id == first.table.id
    assert (await house.service.attempts.begin(duel.code, BOB, Location(channel=1))).table.id == first.table.id
    await house.play_on(first.table.id, BOB)
    with pytest.raises(AlreadyTried):
        await house.service.attempts.begin(duel.code, BOB, HERE)
    north, south = teams(await house.service.attempt_results.ranking(duel.code))
    assert (north.finished, south.finished) == (0, 1)


async def test_nobody_may_see_a_score_before_their_own(house: House) -> None:
    duel = await agreed(house)
    await play(house, duel, ANN, HERE)
    await house.service.attempts.begin(duel.code, BOB, THERE)
    ranking = await house.service.attempt_results.ranking(duel.code)
    assert [hides_scores_from(ranking, who.id) for who in (ANN, BOB, CAT)] == [False, True, True]
    await house.dispatcher.deliver_all()
    assert MessageKind.FINISHED not in house.pigeon.kinds()
    house.clock.move(3 * 24)
    await house.watch.tick()
    ranking = await house.service.attempt_results.ranking(duel.code)
    assert not any(hides_scores_from(ranking, who.id) for who in (ANN, BOB, CAT))


async def test_nobody_sees_boards_or_moves_of_others_before_the_close(house: House) -> None:
    await shows(house, ANN, BOB)
    duel = await agreed(house)
    tables = [await play(house, duel, who, place) for who, place in ((ANN, HERE), (BOB, THERE))]
    for against in (tables[1], "par", ""):
        with pytest.raises(Secret):
            await house.service.races.race(duel.code, ANN.id, against, 0)
    assert (await house.service.pars.of(duel.code, ANN.id)).par_games == ()
    house.clock.move(3 * 24)
    await house.watch.tick()
    assert await house.service.races.race(duel.code, ANN.id, tables[1], 0)


async def test_both_posts_tell_who_has_finished_and_in_the_end_who_has_won(house: House) -> None:
    duel = await agreed(house)
    await house.dispatcher.deliver_all()
    assert {(one.side.guild, one.side.message) for one in house.pigeon.encounters} == {(900, None), (901, None)}
    await play(house, duel, ANN, HERE)
    await house.dispatcher.deliver_all()
    after = house.pigeon.encounters[2:]
    assert {one.side.message for one in after} == {8501, 8502}
    assert [team.finished for team in teams(after[0].ranking)] == [1, 0]
    assert not after[0].side.over
    house.clock.move(3 * 24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    last = house.pigeon.encounters[-1]
    assert last.ranking.challenge.closed_at == duel.ends_at
    assert commitment(last.ranking.challenge.seed or "") == duel.commitment
    best = winner(last.ranking)
    assert best is not None
    assert best.guild == 900
    assert all(side.over for side in (await house.service.challenges.find(duel.code)).sides)


async def test_every_result_is_proved_before_it_counts(house: House) -> None:
    duel = await agreed(house)
    honest = await play(house, duel, ANN, HERE)
    table_view = await house.service.attempts.begin(duel.code, BOB, THERE)
    house.service.attempt_results.task_runner = None  # type: ignore[assignment]
    await house.play_on(table_view.table.id, BOB)
    assert (await house.repositories.challenges.attempt(table_view.table.id)).state is AttemptState.DONE  # type: ignore[union-attr]
    north, south = teams(await house.service.attempt_results.ranking(duel.code))
    assert [one.attempt.table for one in north.counted] == [honest]
    assert south.counted == ()


async def test_a_server_without_the_bot_keeps_its_results_and_the_other_its_post(house: House) -> None:
    send = house.pigeon.send

    async def gone(message: Message) -> int | None:
        if isinstance(message, DuelPostMessage) and message.side.guild == 901:
            raise Unreachable("gone")
        return await send(message)

    house.pigeon.send = gone  # type: ignore[method-assign]
    duel = await agreed(house)
    await play(house, duel, BOB, THERE)
    await house.dispatcher.deliver_all()
    house.clock.move(3 * 24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    assert {one.side.guild for one in house.pigeon.encounters} == {900}
    last = house.pigeon.encounters[-1].ranking
    assert last.challenge.closed_at is not None
    best = winner(last)
    assert best is not None
    assert best.guild == 901


async def test_who_withdraws_has_lost_and_attempts_under_way_end(house: House) -> None:
    duel = await agreed(house)
    await play(house, duel, ANN, HERE)
    table_view = await house.service.attempts.begin(duel.code, BOB, THERE)
    with pytest.raises(UnknownChallenge):
        await house.service.servers.withdraw(duel.code, 902)
    over = await house.service.servers.withdraw(duel.code, 900)
    assert over.closed_at == house.clock.now
    assert winner(await house.service.attempt_results.ranking(duel.code)) == over.sides[1]
    assert (await house.repositories.challenges.attempt(table_view.table.id)).state is AttemptState.GIVEN_UP  # type: ignore[union-attr]
    with pytest.raises(ChallengeOver):
        await house.service.servers.withdraw(duel.code, 901)
    with pytest.raises(ChallengeOver):
        await house.service.attempts.begin(duel.code, CAT, THERE)


async def test_a_challenge_taken_back_can_be_accepted_by_nobody(house: House) -> None:
    made = await house.service.servers.propose(ANN, NORTH, "toy", 2, 3)
    await house.service.servers.withdraw(made.code, 900)
    with pytest.raises(ChallengeOver):
        await house.service.servers.accept(made.code, SOUTH)
    assert await house.dispatcher.deliver_all() == 0


async def test_servers_are_no_way_into_other_challenges(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    for work in (house.service.servers.accept(daily.code, SOUTH), house.service.servers.withdraw(daily.code, 900)):
        with pytest.raises(UnknownChallenge):
            await work


async def test_a_server_sees_its_own_duels_the_newest_first(house: House) -> None:
    first = await agreed(house)
    house.clock.move(1)
    second = await house.service.servers.propose(DAN, SOUTH, "toy", 1, 1)
    assert [one.challenge.code for one in await house.service.servers.of(901)] == [second.code, first.code]
    assert [one.challenge.code for one in await house.service.servers.of(900)] == [first.code]
    assert await house.service.servers.of(902) == ()


# -- who has won -------------------------------------------------------------------------------------------------------


def listed_attempts(*results: tuple[int, int, int]) -> list[Attempt]:
    """Return attempts of these results: server, total, what they rank by besides."""
    made = Attempt(
        table="",
        code="x",
        person=0,
        name="",
        guild=None,
        ranked=True,
        state=AttemptState.LISTED,
        begun_at=None,  # type: ignore[arg-type]
    )
    return [
        replace(made, table=str(number), person=number, guild=guild, own=own, figures=(own, second))
        for number, (guild, own, second) in enumerate(results)
    ]


def over(tries: list[Attempt], best: int = 2) -> ChallengeRanking:
    """Return how a duel stands after these attempts."""
    challenge = Challenge(
        code="x", name="", game="toy", kind=ChallengeKind.SERVERS, label="", rules=1, options={}, commitment="",
        opens_at=None, closes_at=None, ends_at=None, best=best, sides=(NORTH, SOUTH),  # type: ignore[arg-type]
    )  # fmt: skip
    return rank_attempts(challenge, tries, by_time=False)


@pytest.mark.parametrize(
    ("results", "best"),
    [
        ([(900, 9, 0), (900, 1, 0), (901, 6, 0), (901, 5, 0)], SOUTH),  # the sums count
        ([(900, 9, 0), (900, 8, 0), (901, 9, 0), (901, 8, 1)], SOUTH),  # then what results are ranked by next
        ([(900, 9, 0), (900, 8, 0), (901, 9, 0), (901, 8, 0), (901, 8, 0)], None),  # only the best two
        ([(900, 9, 0), (901, -3, 0), (901, -4, 0)], SOUTH),  # who brings too few is behind
        ([(900, -9, 0)], NORTH),  # a result is better than none
        ([], None),
    ],
)
def test_the_best_results_of_each_decide(results: list[tuple[int, int, int]], best: DuelSide | None) -> None:
    assert winner(over(listed_attempts(*results))) == best


@pytest.mark.parametrize(
    ("newer", "best"),
    [
        ({"own": 9, "figures": (99, 99, 99)}, None),  # no figure of other rules counts
        ({"own": 9, "figures": (99, 99)}, None),  # nor if there are as many
        ({"own": 9, "rival": -1, "figures": (0,)}, SOUTH),  # leads do
        ({"own": 10, "rival": 1, "figures": (0,)}, SOUTH),  # and totals
        ({"own": 8, "figures": (99, 99, 99)}, NORTH),
    ],
)
def test_results_of_two_versions_of_the_rules_are_compared_by_leads_and_totals(
    newer: dict[str, Any], best: DuelSide | None
) -> None:
    old, new = listed_attempts((900, 9, 7), (901, 0, 0))
    ranking = over([replace(old, rules=1), replace(new, rules=2, **newer)])
    assert winner(ranking) == best
    ranks = {one.attempt.guild: one.rank for one in ranking.placed}
    assert (ranks[900] < ranks[901], ranks[900] > ranks[901]) == (best is NORTH, best is SOUTH)


def test_figures_of_different_length_are_never_added_up() -> None:
    """In one server's sum too, and whatever is known of the rules."""
    first, second, third = listed_attempts((900, 9, 7), (900, 8, 7), (901, 9, 0))
    ranking = over([first, replace(second, figures=(8,)), third])
    assert winner(ranking) is NORTH
    assert {len(team.key[1]) for team in teams(ranking)} == {2}


async def test_a_duel_during_an_update_ends(house: House) -> None:
    duel = await agreed(house)
    older = await play(house, duel, ANN, HERE)
    async with house.repositories.engine.writing() as connection:
        this = {"this": older}
        await connection.execute(text("UPDATE attempts SET figures = '[99, 9, 9, 9]' WHERE table_id = :this"), this)
        await connection.execute(text("UPDATE results SET rules = rules - 1 WHERE table_id = :this"), this)
    await play(house, duel, BOB, THERE)
    await play(house, duel, CAT, HERE)
    house.clock.move(3 * 24)
    await house.watch.tick()
    ranking = await house.service.attempt_results.ranking(duel.code)
    assert ranking.challenge.closed_at is not None
    assert len({one.attempt.rules for one in ranking.placed}) == 2
    assert [len(team.key[1]) for team in teams(ranking)] == [2, 2]
