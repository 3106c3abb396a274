"""A match that was stored under older rules goes on under the new ones; one of newer rules waits for a newer bot."""

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.domain.table import Table
from bot.refusals import BadRecord, NewerRules, UndoImpossible
from games.core import play, record
from planisphere_toy.rules import GAME as TOY
from tests.support.house import ANN, BOB, CAT, Hide, House, Shine
from tests.support.old_rules import rewrite


async def played(house: House) -> Table:
    """A match that is over."""
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    return (await house.play_on(table.id, ANN, BOB)).table_view.table


async def exported(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await house.service.queries.export(table))
    return found


async def holds_no_replay(house: House, table: str) -> None:
    """Nothing offers to look through this match or calls it verified, and what is tried says why not."""
    assert not (await house.table_view(table, ANN)).can_replay
    assert not await house.service.queries.can_replay(table)
    with pytest.raises(BadRecord) as refused:
        await house.service.replay.of_table(table, ANN.id, 0, None)
    assert refused.value.values["why"] == "upgraded"
    proof = await house.service.proofs.of(table, ANN.id)
    assert (proof.holds, proof.replayed) == (False, False)
    with pytest.raises(BadRecord):
        await house.service.replay.bring(CAT.id, await house.service.queries.export(table))


async def test_an_older_match_goes_on_from_a_checkpoint_and_its_record_keeps_every_move(house: House) -> None:
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
    assert len(await house.service.queries.history(table.id)) == 2
    end = (await house.play_on(table.id, ANN, BOB)).table_view.table
    written = await exported(house, table.id)
    assert (len(written["moves"]), written["rules"], written["upgraded"]) == (end.moves, 1, True)
    assert "checkpoint" not in written
    await holds_no_replay(house, table.id)


async def test_a_match_that_ended_under_older_rules_keeps_every_move(house: House) -> None:
    table = await played(house)
    moves = (await exported(house, table.id))["moves"]
    await rewrite(house, table.id, rules=1)
    written = await exported(house, table.id)
    assert (written["moves"], written["rules"], "upgraded" in written) == (moves, 1, False)
    await holds_no_replay(house, table.id)


async def test_another_shape_alone_changes_no_replay(house: House) -> None:
    running, over = await house.running(ANN, BOB), await played(house)
    await house.answer(running.id, ANN, Shine())
    before = await exported(house, over.id)
    for table in (running, over):
        await rewrite(house, table.id, shape=1)
    assert await exported(house, over.id) == before
    assert (await house.service.replay.of_table(over.id, ANN.id, 1, None)).number == 1
    assert (await house.table_view(over.id, ANN)).can_replay
    assert (await house.service.proofs.of(over.id, ANN.id)).holds
    await house.service.play.undo(running.id, ANN.id)
    await house.play_on(running.id, ANN, BOB)
    assert (await house.service.proofs.of(running.id, ANN.id)).holds


async def test_undo_begins_at_the_checkpoint(house: House) -> None:
    """Also where it takes the place of the opening."""
    table = await house.running(ANN, BOB)
    await rewrite(house, table.id, rules=1)
    before = await house.table_view(table.id, ANN)
    await house.answer(table.id, ANN, Shine())
    kept = await house.repositories.log.replaying(table.id)
    assert (kept.number, play.rules_of(kept.match)) == (0, 2)
    turned = await house.service.play.undo(table.id, ANN.id)
    assert (turned.table_view.view, turned.table_view.prompt) == (before.view, before.prompt)
    await house.play_on(table.id, ANN, BOB)
    await holds_no_replay(house, table.id)


async def test_a_match_of_newer_rules_is_not_touched(house: House) -> None:
    table = await house.running(ANN, BOB)
    await rewrite(house, table.id, rules=99)
    with pytest.raises(NewerRules) as refused:
        await house.table_view(table.id, ANN)
    assert refused.value.values == {"table": table.id}
    assert [one.table.id for one in await house.service.queries.my_tables(ANN.id)] == [table.id]


async def test_a_record_proves_itself(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    await house.service.play.undo(table.id, ANN.id)
    await house.play_on(table.id, ANN, BOB)
    data = await house.service.queries.export(table.id)
    assert json.loads(data).keys() == {"game", "rules", "options", "seats", "seed", "moves"}
    written = msgspec.json.decode(data, type=record.Record)
    assert record.verify(TOY, written, table.commitment).over
    changed = replace(written, moves=written.moves[:-1])
    with pytest.raises(record.RecordInvalid):
        record.verify(TOY, changed, table.commitment)
