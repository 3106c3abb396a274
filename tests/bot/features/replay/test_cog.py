"""Looking through a match on Discord: by buttons, by sentence, through others' eyes, for oneself or everyone."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from tests.support.stage import HERE, Said, Stage, Touch, custom_id_of, stage_in

ANN, BOB = InvokingUser(11, "Ann"), InvokingUser(22, "Bob")


async def finished(stage: Stage) -> str:
    """A finished match, played by the first answer possible, and its name."""
    service = stage.service
    table = await service.lobby.open(ANN, "solani", HERE, seats=2)
    await service.lobby.join(table.id, BOB)
    await service.play.start(table.id, ANN.id)
    while not (await service.archive.table(table.id)).closed:
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


async def test_a_file_is_looked_through(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        data = await stage.service.archive.export(await finished(stage))

        async def read() -> bytes:
            return bytes(data)

        command: Any = next(one for one in stage.bot.tree.walk_commands() if one.qualified_name == "table import")
        touch: Any = Touch(stage, ANN, {"name": "import"})
        await command.callback(command.binding, touch, file=SimpleNamespace(size=len(data), read=read))
        (said,) = stage.take()
        assert "Verified" in said.text
        assert "Player 2" in str(said.controls)
        await steps(stage, said)


@pytest.mark.parametrize("args", [("x",), ("1", "y"), ("999999",)])
async def test_made_up_moments_are_refused(tmp_path: Path, args: tuple[str, ...]) -> None:
    async with stage_in(tmp_path) as stage:
        (said,) = await stage.click(ANN, CustomId("0", "looki", args))
        assert not said.controls
