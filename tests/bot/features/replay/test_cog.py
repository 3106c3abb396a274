"""Looking through a match on Discord: by buttons, by sentence, through others' eyes, for oneself or everyone."""

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from sqlalchemy import update

from bot.database.schema import tables
from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from bot.domain.table_view import TableView
from bot.features.play import board_view
from bot.features.verification import view as verification_view
from bot.i18n.translator import translator_for
from tests.support.stage import HERE, Said, Stage, Touch, custom_id_of, stage_in

ANN, BOB = InvokingUser(11, "Ann"), InvokingUser(22, "Bob")
DOWN: Any = SimpleNamespace(status=503, reason="down")


async def finished(stage: Stage) -> str:
    """A finished match, played by the first answer possible, and its name."""
    service = stage.service
    table = await service.lobby.open(ANN, "solani", HERE, seats=2)
    await service.lobby.join(table.id, BOB)
    await service.lobby.start(table.id, ANN.id)
    while not (await service.queries.table(table.id)).closed:
        for person in (ANN, BOB):
            prompt = (await service.play.view(table.id, person.id)).prompt
            if prompt is not None:
                await service.play.submit_move(table.id, person.id, prompt.token, prompt.legal[0])
    stage.take()
    return str(table.id)


def by(said: Said, last: str) -> CustomId:
    """Return what the control does whose path ends like this."""
    return next(custom_id for custom_id in map(custom_id_of, said.controls) if custom_id.args[-1:] == (last,))


async def steps(stage: Stage, said: Said) -> None:
    """Walk through a match from what is shown at its beginning."""
    assert {custom_id_of(part).args[-1] for part in said.controls} >= {"on", "last", "share", "seen", "to"}
    (then,) = await stage.click(ANN, by(said, "on"))
    assert "-# " in then.text
    (menu,) = [part for part in then.controls if custom_id_of(part).args[-1] == "to"]
    (there,) = await stage.click(ANN, custom_id_of(menu), menu["options"][3]["value"])
    assert there.text != then.text
    (end,) = await stage.click(ANN, by(there, "last"))
    assert "last" not in [custom_id_of(part).args[-1] for part in end.controls]
    (eyes,) = await stage.click(ANN, by(end, "seen"))
    assert eyes.drawn[0].seat == 0
    private, public = await stage.click(ANN, by(eyes, "share"))
    assert (private.public, public.public, public.controls) == (False, True, [])


async def test_a_table_is_looked_through(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage)
        (said,) = await stage.click(ANN, CustomId(table, "look"))
        await steps(stage, said)


async def imported(stage: Stage, size: int, read: Callable[[], Awaitable[bytes]]) -> Said:
    """Give `/table import` a file, and return what is answered."""
    command: Any = next(one for one in stage.bot.tree.walk_commands() if one.qualified_name == "table import")
    touch: Any = Touch(stage, ANN, {"name": "import"})
    await command.callback(command.binding, touch, file=SimpleNamespace(size=size, read=read))
    (said,) = stage.take()
    return said


async def test_a_file_is_looked_through_and_it_is_said_what_was_checked(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage)
        data = await stage.service.queries.export(table)

        async def read() -> bytes:
            return bytes(data)

        said = await imported(stage, len(data), read)
        assert "moves are legal, and they end the match" in said.text
        assert str((await stage.service.queries.table(table)).commitment) in said.text
        assert "erified" not in said.text
        assert "Player 2" in str(said.controls)
        await steps(stage, said)


@pytest.mark.parametrize(
    "error",
    [
        discord.HTTPException(DOWN, "down"),
        discord.NotFound(DOWN, "gone"),
        aiohttp.ClientConnectionError("no route"),
        TimeoutError(),
        OSError("no network"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_file_that_discord_does_not_hand_over_is_asked_for_again(tmp_path: Path, error: Exception) -> None:
    async def read() -> bytes:
        raise error

    async with stage_in(tmp_path) as stage:
        said = await imported(stage, 100, read)
        assert "attach it again" in said.text


async def test_a_file_larger_than_any_match_is_not_even_read(tmp_path: Path) -> None:
    async def read() -> bytes:
        raise AssertionError

    async with stage_in(tmp_path) as stage:
        assert "larger than 76 kB" in (await imported(stage, 76_001, read)).text


async def test_a_match_whose_rules_have_changed_is_offered_as_a_record_alone(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage)
        view = await stage.service.play.view(table, ANN.id)
        words = translator_for("en")
        assert "look" in verbs_of(final(view))
        async with stage.service.repositories.engine.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(rules=0))
        stage.service.repository.forget_all()
        view = await stage.service.play.view(table, ANN.id)
        assert "look" not in verbs_of(final(view))
        proof = verification_view.shown(await stage.service.proofs.of(table, ANN.id), words)
        assert verbs_of(proof) == ["export"]
        assert "can no longer be verified" in str(proof)
        (said,) = await stage.click(ANN, CustomId(table, "more"))
        verbs = [custom_id_of(part).verb for part in said.controls]
        assert ("look" in verbs, "export" in verbs) == (False, True)
        (said,) = await stage.click(ANN, CustomId(table, "look"))
        assert "Its record keeps every move" in said.text
        exported, *_ = await stage.click(ANN, CustomId(table, "export"))
        assert "The rules have changed since it began" in exported.text


def final(table_view: TableView) -> tuple[Block, ...]:
    return board_view.final(table_view, translator_for("en"), None, board_view.ReachedAchievements())


def verbs_of(blocks: Iterable[object]) -> list[str]:
    """Return what the buttons of a message do."""
    rows = [row for block in blocks if isinstance(block, ControlRows) for row in block.rows]
    return [button.path[0] for row in rows if isinstance(row, tuple) for button in row]


@pytest.mark.parametrize("args", [("x",), ("1", "y"), ("999999",)])
async def test_made_up_moments_are_refused(tmp_path: Path, args: tuple[str, ...]) -> None:
    async with stage_in(tmp_path) as stage:
        (said,) = await stage.click(ANN, CustomId("0", "looki", args))
        assert not said.controls
