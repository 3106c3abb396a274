"""What everybody sees of a running match tells nothing of what only one seat may know."""

import asyncio
import re
import threading
from datetime import UTC, datetime
from typing import Any

import discord
import msgspec
import pytest

from bot import lobby, pictures
from bot.model import Chair, Kind, Look, Notice, Pace, Place, Table, Waiting
from bot.parcels import Delivery, Later
from bot.pictures import Pictures
from bot.ui import sender
from bot.ui.components import layout
from bot.ui.sender import Messenger
from bot.words import words_in
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import AnyMatch

NOW = datetime(2026, 3, 1, tzinfo=UTC)
STAMPED = re.compile(r"^(t:\w+:\d+:)([0-9a-f]{8,10})(:.*)$")


class OneTable:
    """As much of the studio as the message of one match needs, and what the message is of."""

    def __init__(self, game: Game, match: AnyMatch) -> None:
        chairs = tuple(Chair(seat, person=seat + 1, name=f"P{seat + 1}") for seat in range(match.seats))
        table = lobby.opened(
            "table1",
            game,
            Place(channel=5, guild=9),
            chairs[0],
            seats=match.seats,
            options={},
            private=False,
            reserved=(),
            pace=Pace.NORMAL,
            now=NOW,
        )
        self.game, self.match = game, match
        self.table: Table = msgspec.structs.replace(table, chairs=chairs)

    def look(self, seat: int | None = None) -> Look:
        prompts = play.prompts(self.game, self.match)
        waiting = tuple(Waiting(asked, asked + 1, NOW) for asked in prompts)
        view = play.view(self.game, self.match, seat)
        return Look(self.table, seat, view, None if seat is None else prompts.get(seat), waiting=waiting)

    def delivery(self) -> Delivery:
        look = self.look()
        own = self.look(look.waiting[0].seat) if len(look.waiting) == 1 else None
        notice = Notice(1, Kind.BOARD, self.table.id, None, False, 1, 0, NOW)
        return Delivery(notice=notice, at=NOW, locale=None, look=look, own=own)

    async def draw(self, *_: Any) -> bytes:
        return b""


async def board(game: Game, match: AnyMatch) -> tuple[Any, list[str]]:
    """The public message of a match with its stamps masked and menus not numbered, and these stamps."""
    stand: Any = OneTable(game, match)
    shown = await Messenger(stand, stand, "en").board(stand.delivery(), words_in("en"))
    stamps: list[str] = []

    def plain(part: Any) -> Any:
        if isinstance(part, list):
            return [plain(one) for one in part]
        if not isinstance(part, dict):
            return part
        found = STAMPED.match(str(part.get("custom_id", "")))
        if found:
            stamps.append(found[2])
            part = part | {"custom_id": found[1] + found[3]}
        return {key: plain(value) for key, value in part.items() if key != "id"}

    parts = layout(*shown.blocks).to_components()  # type: ignore[no-untyped-call]
    return [plain(parts), [file.filename for file in shown.files]], stamps


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_a_board_is_the_same_for_every_hand_and_no_guess_at_one_can_be_tested(game: Game) -> None:
    """With other hidden pieces only the stamps are others, and with another seed they are, even for equal answers."""
    match, _ = play.start(game, game.options(), 2, f"{7:032x}")
    luck, seen = Chance(game.key, bytes(16)), 0
    while not match.over:
        seat, *others = play.prompts(game, match)
        if not others:
            twin = play.imagine(game, match, 1 - seat, luck.h("salt", sum(match.answers)).to_bytes(8, "big"))
            (shown, stamps), (again, guessed) = await board(game, match), await board(game, twin)
            assert again == shown
            assert not set(stamps) & set(guessed)
            seen += len(stamps)
        prompt = play.prompts(game, match)[seat]
        match, _ = play.apply(game, match, seat, ai.anything(prompt, luck))
    assert seen


async def test_a_board_leaves_without_a_picture_that_hangs_which_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "SOON", 0)
    go = threading.Event()
    monkeypatch.setattr(pictures, "draw", lambda _: go.wait() and b"x")
    game = GAMES["glow"]
    match, _ = play.start(game, game.options(), 2, f"{7:032x}")
    client: Any = discord.Client(intents=discord.Intents.none())
    delivery, drawing = OneTable(game, match).delivery(), Pictures(0)
    messenger = Messenger(client, drawing, "en")
    follows = msgspec.structs.replace(delivery, notice=msgspec.structs.replace(delivery.notice, kind=Kind.PICTURE))
    assert not (await messenger.pack(delivery)).whole
    with pytest.raises(Later):
        await messenger.pack(follows)
    (under_way,) = drawing._drawing.values()
    go.set()
    await asyncio.wait({under_way})
    assert (await messenger.pack(follows)).whole
    assert (await messenger.pack(delivery)).whole
