"""A match that was stored under older rules goes on under the new ones; one of newer rules waits for a newer bot."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.refusals import NewerRules, UndoImpossible
from games.core import play, record
from planisphere_toy.rules import GAME as TOY
from tests.support.house import ANN, BOB, Hide, House, Shine
from tests.support.old_rules import rewrite


async def test_an_older_match_goes_on_from_a_checkpoint(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    before = await house.table_view(table.id, ANN)
    assert before.can_undo
    await rewrite(house, table.id, rules=1)
    table_view = await house.table_view(table.id, ANN)
    assert (table_view.view, table_view.can_undo) == (before.view, False)
    with pytest.raises(UndoImpossible):
        await house.service.play.undo(table.id, ANN.id)
    assert (await house.repositories.log.replaying(table.id)).number == 0
    await house.answer(table.id, BOB, Hide())
    kept = await house.repositories.log.replaying(table.id)
    assert (kept.number, len(kept.moves)) == (1, 1)
    assert len(await house.service.archive.history(table.id)) == 2
    await house.play_on(table.id, ANN, BOB)
    written = msgspec.json.decode(await house.service.archive.export(table.id), type=record.Record)
    assert bytes(written.checkpoint) != bytes(record.NO_CHECKPOINT)
    assert record.verify(TOY, written, table.commitment).over


async def test_taking_back_begins_at_the_checkpoint(house: House) -> None:
    """Also where it takes the place of the opening."""
    table = await house.running(ANN, BOB)
    await rewrite(house, table.id, rules=1)
    before = await house.table_view(table.id, ANN)
    await house.answer(table.id, ANN, Shine())
    kept = await house.repositories.log.replaying(table.id)
    assert (kept.number, play.rules_of(kept.match)) == (0, 2)
    turned = await house.service.play.undo(table.id, ANN.id)
    assert (turned.table_view.view, turned.table_view.prompt) == (before.view, before.prompt)


async def test_a_match_of_newer_rules_is_not_touched(house: House) -> None:
    table = await house.running(ANN, BOB)
    await rewrite(house, table.id, rules=99)
    with pytest.raises(NewerRules) as refused:
        await house.table_view(table.id, ANN)
    assert refused.value.values == {"table": table.id}
    assert [one.table.id for one in await house.service.archive.my_tables(ANN.id)] == [table.id]


async def test_a_record_proves_itself(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    await house.service.play.undo(table.id, ANN.id)
    await house.play_on(table.id, ANN, BOB)
    written = msgspec.json.decode(await house.service.archive.export(table.id), type=record.Record)
    assert bytes(written.checkpoint) == bytes(record.NO_CHECKPOINT)
    assert record.verify(TOY, written, table.commitment).over
    changed = replace(written, moves=written.moves[:-1])
    with pytest.raises(record.RecordInvalid):
        record.verify(TOY, changed, table.commitment)
