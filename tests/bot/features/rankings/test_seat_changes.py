"""Results stay with who earned them: a seat that changes hands during a match counts for who played most of it."""

from collections import Counter

from bot.domain.match_result import MatchResult
from bot.domain.person import InvokingUser
from bot.domain.table import Table
from bot.features.rankings.profile import Profile
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine


async def play(house: House, table: Table, *people: InvokingUser, nights: int = 4, roll: bool = False) -> Counter[int]:
    """Let these people play so many nights (of three), Ann so that she does not win; return how often each answered.

    With `roll` the second of them rolls first, which takes more answers.
    """
    given: Counter[int] = Counter()
    while True:
        for person in people:
            table_view = await house.table_view(table.id, person)
            if table_view.table.closed or len(table_view.view.past) >= 2 * nights:
                return given
            if table_view.prompt is not None:
                wanted = Hide() if person == ANN else Roll() if roll else Shine()
                legal = table_view.prompt.legal
                chosen = wanted if wanted in legal else Shine() if Shine() in legal else legal[0]
                await house.service.play.submit_move(table.id, person.id, table_view.prompt.token, chosen)
                given[person.id] += 1


async def end(house: House, person: InvokingUser) -> tuple[MatchResult | None, Profile]:
    results = await house.service.queries.results(person.id)
    return next(iter(results), None), await house.service.rankings.profile(person.id)


async def test_who_takes_a_seat_and_plays_most_of_it_has_earned_the_result(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    await house.service.seats.offer(table.id, BOB.id, seat)
    await house.service.seats.take_over(table.id, CAT, seat)
    given = await play(house, table, ANN, CAT, roll=True)
    result, profile = await end(house, CAT)
    assert result is not None
    assert (result.helped, result.thoughts) == (result.answers - given[CAT.id], given[CAT.id])
    assert 0 < result.helped < given[CAT.id]
    (record,) = profile.records
    assert (record.career.played, record.career.games) == (1, 1)
    assert (await end(house, BOB))[0] is None


async def test_who_takes_a_seat_at_the_end_has_one_match_more_and_nothing_else(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    bobs = (await play(house, table, ANN, BOB, nights=2))[BOB.id]
    await house.service.seats.offer(table.id, BOB.id, seat)
    await house.service.seats.take_over(table.id, CAT, seat)
    cats = (await play(house, table, ANN, CAT))[CAT.id]
    result, profile = await end(house, CAT)
    assert result is not None
    assert result.score.won
    assert result.helped >= bobs > cats
    (record,) = profile.records
    assert (record.career.played, record.career.games, record.career.victories) == (1, 0, 0)
    assert (profile.winning.best, result.thoughts) == (0, cats)
    assert (await end(house, ANN))[1].records[0].career.games == 0  # no other person has played
    assert set((await house.repositories.rankings.rebuild()).different.values()) == {0}


async def test_who_comes_back_has_not_earned_what_the_computer_did(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    await house.service.seats.hand_over(table.id, BOB.id)
    history = await house.service.queries.history(table.id)
    computers = len([entry for entry in history if entry.level and entry.seat == seat])
    assert computers
    await house.service.seats.take_over(table.id, BOB, seat)
    await play(house, table, ANN, BOB)
    result, _ = await end(house, BOB)
    assert result is not None
    assert result.helped == computers
