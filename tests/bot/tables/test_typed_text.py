"""What somebody can type, with letters that a database cannot keep: refused, or cleaned, alike on both databases."""

import pytest
from msgspec.structs import replace

from bot.domain.person import PersonSettings
from bot.refusals import BadSetting, UnknownLevel, UnknownOption, UnknownTable
from bot.refusals.challenges import UnknownChallenge
from tests.support.house import ANN, HERE, House

WRONG = ["\0", "abc\0def", "\ud800", "x\udfff", "\u202e", "", " ", "x" * 9_000]


@pytest.mark.parametrize("typed", WRONG, ids=ascii)
async def test_there_is_nothing_of_that_name(house: House, typed: str) -> None:
    table = await house.lobby(ANN, seats=2)
    service = house.service
    for ask in (service.queries.table, service.play.view, service.queries.history, service.queries.export):
        for name in (typed, table.id + typed):
            if name.strip() != table.id:
                with pytest.raises(UnknownTable):
                    await ask(name)
    with pytest.raises(UnknownChallenge):
        await service.challenges.find(typed)
    with pytest.raises(UnknownLevel):
        await service.lobby.add_computer(table.id, ANN.id, typed)
    with pytest.raises(UnknownOption):
        await service.lobby.settle(table.id, ANN.id, options={"wind": typed})
    with pytest.raises(BadSetting):
        await service.settings.set_settings(ANN, PersonSettings(locale=typed))


async def test_a_name_is_cleaned(house: House) -> None:
    for name in ("A\0n\ud800n", "\0", "\ud800\udfff"):
        person = await house.service.people.meet(replace(ANN, name=name))
        assert await house.service.people.person(ANN.id) == person
        table = await house.service.lobby.open(replace(ANN, name=name), "toy", HERE, seats=2)
        assert table.seats[0].name == person.name
