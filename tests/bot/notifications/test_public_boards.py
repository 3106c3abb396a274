"""Boards on their way to everybody, with and without their pictures."""

import asyncio
import io
import threading
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest

from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.table import Location, Table, TableSeat, TableStatus
from bot.domain.table_view import PendingSeat, TableView, VisibleMove
from bot.domain.time_control import TimeControl
from bot.features.lobby.message import RefreshHandler
from bot.features.play import message as board_message
from bot.features.play.message import BoardHandler
from bot.i18n.translator import translator_for
from bot.notifications import discord_errors
from bot.notifications.outgoing import AlreadyPosted, RetryLater, TableMessage
from bot.notifications.sender import MessageSender
from bot.presentation import board_picture
from bot.workers import pictures
from bot.workers.pictures import PictureService
from games import GAMES
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch
from games.crafting_cosmos.events import NebulaCompleted

NOW = datetime(2026, 3, 1, tzinfo=UTC)


class OneTable:
    """As much of the studio as the message of one match needs, and what the message is of."""

    def __init__(self, game: Game, match: AnyMatch) -> None:
        table_seats = tuple(TableSeat(seat, person=seat + 1, name=f"P{seat + 1}") for seat in range(match.seats))
        self.game, self.match = game, match
        self.table = Table(
            id="table1",
            game=game.key,
            status=TableStatus.LOBBY,
            host=1,
            place=Location(channel=5, guild=9),
            seat_count=match.seats,
            seats=table_seats,
            options={},
            private=False,
            time_control=TimeControl.NORMAL,
            created_at=NOW,
            changed_at=NOW,
            started_at=NOW,
        )

    def table_view(self, seat: int | None = None) -> TableView:
        prompts = play.prompts_with_tokens(self.game, self.match)
        waiting = tuple(PendingSeat(asked, asked + 1, NOW) for asked in prompts)
        view = play.view(self.game, self.match, seat)
        return TableView(self.table, seat, view, None if seat is None else prompts.get(seat), pending=waiting)

    def table_message(self) -> TableMessage:
        table_view = self.table_view()
        own = self.table_view(table_view.pending[0].seat) if len(table_view.pending) == 1 else None
        outbox_message = OutboxMessage(1, MessageKind.BOARD, self.table.id, None, False, 1, 0, NOW)
        return TableMessage(outbox_message=outbox_message, at=NOW, locale="en", table_view=table_view, own=own)

    async def draw(self, *_: Any) -> bytes:
        return b""


async def test_a_board_leaves_without_a_picture_that_hangs_which_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_message, "MAX_PICTURE_WAIT", 0)
    go = threading.Event()
    monkeypatch.setattr(pictures, "draw", lambda _: go.wait() and b"x")
    game = GAMES["glow"]
    match, _ = play.start(game, game.options(), 2, f"{7:032x}")
    client: Any = discord.Client(intents=discord.Intents.none())
    table_message, drawing = OneTable(game, match).table_message(), PictureService()
    messenger, nowhere = MessageSender(client, drawing, "en"), cast("Any", None)
    board = BoardHandler(nowhere, nowhere)
    follows = msgspec.structs.replace(
        table_message, outbox_message=msgspec.structs.replace(table_message.outbox_message, kind=MessageKind.REFRESH)
    )
    assert not (await messenger.prepare(board, table_message)).is_complete
    with pytest.raises(RetryLater):
        await messenger.prepare(RefreshHandler(nowhere, board), follows)
    (under_way,) = drawing._drawing.values()
    go.set()
    await asyncio.wait({under_way})
    assert (await messenger.prepare(RefreshHandler(nowhere, board), follows)).is_complete
    assert (await messenger.prepare(board, table_message)).is_complete


BOARD = {"url": "https://cdn.discordapp.com/attachments/1/2/glow-abc-69-en.png?ex=6a&is=5b&hm=4c"}
GALLERY = {"type": 12, "id": 1, "items": [{"media": BOARD}]}
SECTION = {"type": 9, "id": 1, "components": [], "accessory": {"type": 11, "id": 3, "media": BOARD}}


@pytest.mark.parametrize(
    "within",
    [GALLERY, SECTION, {"type": 13, "file": BOARD}, *({"type": 17, "components": [one]} for one in (GALLERY, SECTION))],
)
async def test_a_message_stands_that_told_less_even_if_it_came_after_the_news(within: dict[str, Any]) -> None:
    """What it tells was read before the news, and drawn and sent while they were written."""

    async def sent() -> Any:
        shown = discord.components._component_factory(cast("Any", within | {"id": 2}))
        return SimpleNamespace(id=4711, created_at=NOW + timedelta(minutes=1), components=[shown], attachments=[])

    board, newer = (discord.File(io.BytesIO(), f"glow-abc-{revision}-en.png") for revision in (69, 70))
    outbox_message = OutboxMessage(1, MessageKind.BOARD, "abc", None, True, 2, 0, NOW)
    overtaken = msgspec.structs.replace(outbox_message, nonce="1.old")
    assert await discord_errors.send_once(outbox_message.marked("new"), sent(), [newer]) == 4711
    assert await discord_errors.send_once(overtaken, sent(), [board]) == 4711
    for files in ([newer], []):
        with pytest.raises(AlreadyPosted) as error:
            await discord_errors.send_once(overtaken, sent(), files)
        assert error.value.message == 4711


def test_what_was_completed_is_marked_on_the_board_with_what_it_was_worth() -> None:
    game, event = GAMES["crafting_cosmos"], NebulaCompleted(1, "N4", "n07", 8, "none")
    one = OneTable(game, play.start(game, game.options(), 2, f"{7:032x}")[0])
    for back, marks in ((False, {"completed-1.N4": "+8"}), (True, {})):
        entry = VisibleMove(3, 1, NOW, None, (event,), undone=back)
        found = board_picture.fresh(msgspec.structs.replace(one.table_view(), news=(entry,)), translator_for("en"))
        assert {mark: text for mark, text in found.items() if "completed" in mark} == marks
