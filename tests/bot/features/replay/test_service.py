"""Looking through finished matches and records that were brought: every moment, through any eyes, counted nowhere."""

import json
from random import Random
from typing import Any

import pytest

from bot.discord_kit.interaction import sentence
from bot.domain.table import Table
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals import BadRecord, NoRecord, StillRunning
from games.core import play
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine

STORM = {"wind": "storm"}


async def over(house: House) -> Table:
    table = await house.running(ANN, BOB, options=STORM)
    await house.answer(table.id, ANN, Roll())
    await house.answer(table.id, ANN, Hide())
    await house.answer(table.id, BOB, Shine())
    return (await house.play_on(table.id, ANN, BOB)).table_view.table


async def paper_of(house: House) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(await house.service.queries.export((await over(house)).id))
    return plain


async def bring(house: House, paper: object) -> None:
    await house.service.replay.bring(CAT.id, json.dumps(paper).encode())


async def test_a_finished_match_is_seen_moment_by_moment_through_any_eyes(house: House) -> None:
    table, room = await over(house), house.service.replay
    begun = await room.of_table(table.id, CAT.id, 0, None)
    assert (begun.number, len(begun.entries), begun.table_view.view.past, begun.table_view.scores) == (0, 7, (), ())
    assert all(player.card is None for player in begun.table_view.view.players)
    eyes = table.seat_of(BOB.id) or 0
    assert (await room.of_table(table.id, CAT.id, 0, eyes)).table_view.view.players[eyes].card is not None
    end = await room.of_table(table.id, CAT.id, 999, None, share=True)
    assert (end.number, end.table_view.view.over, len(end.table_view.scores)) == (7, True, 2)
    assert end.entries[0].action == Roll()


async def test_a_running_match_shows_nothing(house: House) -> None:
    table = await house.running(ANN, BOB)
    for person in (ANN, CAT):
        with pytest.raises(StillRunning):
            await house.service.replay.of_table(table.id, person.id, 0, 0)


async def test_a_whole_record_shows_what_the_table_showed(house: House) -> None:
    paper = await paper_of(house)
    await bring(house, paper)
    shown = await house.service.replay.imported(CAT.id, 3, 1)
    assert (shown.brought, shown.whole, shown.number, len(shown.entries)) == (True, True, 3, 7)
    assert [type(event).__name__ for event in shown.entries[2].events][:1] == ["Scored"]
    with pytest.raises(NoRecord):
        await house.service.replay.imported(ANN.id, 0, None)


async def test_a_match_that_its_moves_do_not_end_is_shown_as_far_as_they_go(house: House) -> None:
    paper = await paper_of(house)
    await bring(house, paper | {"moves": paper["moves"][:3]})
    shown = await house.service.replay.imported(CAT.id, 9, None)
    assert (shown.whole, shown.number, shown.table_view.scores) == (False, 3, ())


async def test_nothing_that_is_shown_or_kept_is_taken_from_the_file_but_the_moves(house: House) -> None:
    paper = await paper_of(house)
    version_0_2 = {"commitment": play.commitment(paper["seed"]), "checkpoint": None, "secret": False}
    await bring(house, paper | version_0_2)
    kept = await house.repositories.imports.find(CAT.id)
    assert kept
    assert json.loads(kept) == paper
    name = (await house.service.replay.imported(CAT.id, 0, None)).table_view.table.id
    assert name.isascii()
    assert name.isalnum()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "game"),
        ({"rules": 1}, "rules"),
        ({"upgraded": True}, "upgraded"),
        ({"secret": True}, "secret"),
        ({"seats": 9}, "format"),
        ({"seed": "x"}, "format"),
        ({"options": {"wind": "none"}}, "format"),
        ({"more": 1}, "format"),
        ({"checkpoint": {"game": "toy"}}, "checkpoint"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"commitment": "../\n\u202e\0"}, "commitment"),
        ({"scores": []}, "scores"),
        ({"moves": [{"seat": 7, "action": {"type": "Shine"}}]}, "moves"),
        ({"moves": [{"seat": 0, "action": {"type": "Castle"}}]}, "moves"),
    ],
)
async def test_what_cannot_be_replayed_is_refused_with_its_reason(
    house: House, change: dict[str, Any], why: str
) -> None:
    paper = await paper_of(house)
    with pytest.raises(BadRecord) as refused:
        await bring(house, paper | change)
    assert refused.value.values["why"] == why
    for words in map(translator_for, LOCALES):
        assert "\n" not in sentence(words, refused.value)


@pytest.mark.parametrize(("change", "why"), [({}, ""), ({"checkpoint": {"game": "toy"}}, "checkpoint")])
async def test_a_record_that_version_0_2_has_kept_is_still_looked_through_or_refused(
    house: House, change: dict[str, Any], why: str
) -> None:
    paper = await paper_of(house)
    kept = paper | {"commitment": play.commitment(paper["seed"]), "checkpoint": None, "secret": False} | change
    await house.repositories.imports.put(CAT.id, json.dumps(kept), 0)
    if why:
        with pytest.raises(BadRecord, match=why):
            await house.service.replay.imported(CAT.id, 1, None)
    else:
        assert (await house.service.replay.imported(CAT.id, 1, None)).number == 1


async def test_no_bytes_do_any_harm(house: House) -> None:
    whole, luck = json.dumps(await paper_of(house)).encode(), Random(7)
    for data in (b"", b"\xff\xfe", b"[" * 60_000, b" " * 500_001, b"null"):
        with pytest.raises(BadRecord):
            await house.service.replay.bring(CAT.id, data)
    for _ in range(60):
        cut = bytearray(whole)
        for _ in range(luck.randint(1, 4)):
            cut[luck.randrange(len(cut))] = luck.randrange(256)
        try:
            await house.service.replay.bring(CAT.id, bytes(cut))
            await house.service.replay.imported(CAT.id, luck.randrange(9), luck.choice((None, 0, 1)))
        except BadRecord:
            continue


async def test_what_was_brought_counts_nowhere_and_is_forgotten(house: House) -> None:
    paper = await paper_of(house)
    before = await house.service.queries.results(ANN.id)
    await bring(house, paper)
    assert await house.service.queries.results(ANN.id) == before
    assert await house.service.queries.results(CAT.id) == ()
    house.clock.move(24 * 7)
    await house.watch.tick()
    with pytest.raises(NoRecord):
        await house.service.replay.imported(CAT.id, 0, None)
