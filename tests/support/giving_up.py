"""Matches of several people of which some give their seats up, and what came of them for everybody."""

from bot.domain.person import InvokingUser
from bot.domain.table import Table, TableStatus
from bot.domain.time_control import TimeControl
from bot.features.rankings.career import Career
from tests.support.house import ANN, BOB, CAT, DAN, Hide, House, Rest, Roll, Shine


async def begun(house: House, *people: InvokingUser, answers: int = 3, computers: tuple[str, ...] = ()) -> Table:
    """Return a table at which each of these people has answered so often, all in the first night."""
    table = await house.running(*people, computers=computers, time_control=TimeControl.FAST)
    for person in people:
        for action in (*[Roll()] * (answers - 1), Shine()):
            await house.answer(table.id, person, action)
    await wardens(house, table, *people)
    return await house.service.queries.table(table.id)


async def with_ann_as_warden(house: House) -> Table:
    """Return such a table of Ann, who is its host, and Bob: Bob is asked once in a night."""
    table = await begun(house, BOB, ANN)
    return await house.service.seats.hand_hosting(table.id, BOB.id, ANN.id)


async def wardens(house: House, table: Table, *people: InvokingUser) -> None:
    """Let the warden, if one of these is it, not rest."""
    for person in people:
        if (await house.service.queries.table(table.id)).seat_of(person.id) is not None:
            prompt = (await house.table_view(table.id, person)).prompt
            if prompt is not None and prompt.name == "Warden":
                await house.service.play.submit_move(table.id, person.id, prompt.token, Rest(False))


async def careers(house: House) -> dict[int, Career]:
    """Return everybody's career over all servers and all time, after a rebuild that finds nothing else."""
    assert set((await house.repositories.rankings.rebuild()).different.values()) <= {0}
    found: dict[int, Career] = {}
    for person in (ANN, BOB, CAT, DAN):
        found |= {one.person: one for one in await house.repositories.rankings.overall(person.id, secret=True)}
    return found


async def games(house: House) -> dict[int, tuple[int, int, int]]:
    """Return everybody's matches, rated matches and those won among people."""
    return {person: (one.played, one.games, one.wins) for person, one in (await careers(house)).items()}


async def advance(house: House, table: Table, person: InvokingUser) -> None:
    """Let a person answer one question if there is one."""
    prompt = (await house.table_view(table.id, person)).prompt
    if prompt is not None:
        action = Hide() if Hide() in prompt.legal else prompt.legal[0]
        await house.service.play.submit_move(table.id, person.id, prompt.token, action)


async def to_the_end(house: House, table: Table) -> None:
    """Let everybody who sits there hide: whoever else is there wins."""
    people = {person.id: person for person in (ANN, BOB, CAT, DAN)}
    while (now := await house.service.queries.table(table.id)).status is TableStatus.RUNNING:
        for person in now.people:
            if not (await house.service.queries.table(table.id)).closed:
                await advance(house, table, people[person])


async def call_off(house: House, table: Table) -> None:
    await house.service.seats.end_table(table.id, ANN.id)
