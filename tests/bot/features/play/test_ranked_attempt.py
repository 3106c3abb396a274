"""Whatever somebody presses or types at their ranked attempt: no move is made or named for them."""

import logging
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import sentence
from bot.domain.table import TableId
from bot.features.challenges.model import ChallengeKind
from bot.i18n.translator import translator_for
from bot.refusals import HintsOff, SuggestionsOff
from games import GAMES
from games.core import ai, play, playout
from tests.support.game_ui.strong_player import watched
from tests.support.house import ANN
from tests.support.stage import HERE, Said, Stage, Touch, custom_id_of, stage_in

EN = translator_for("en")
SUGGESTIONS_OFF, HINTS_OFF = sentence(EN, SuggestionsOff()), sentence(EN, HintsOff(why="ranked"))

LEAVING = {"quit", "giveup", "end", "depart", "hand", "goon", "again"}
"""Verbs that end a match or ask whether it shall end, and those of another match."""

Control = tuple[str, tuple[str, ...]]


OFTEN = 5
"""So often each kind of question is looked at."""


class Shown(NamedTuple):
    """A button or menu on a message: what it asks for, what it says, and the first entry of a menu."""

    custom_id: CustomId
    label: str
    entries: tuple[str, ...]

    @property
    def control(self) -> Control:
        return self.custom_id.verb, self.custom_id.args


def shown(said: list[Said]) -> list[Shown]:
    """What can be pressed on messages."""
    return [
        Shown(
            custom_id_of(part),
            part.get("label") or part.get("placeholder") or "",
            tuple(option["value"] for option in part.get("options", ())[:1]),
        )
        for one in said
        for part in one.controls
    ]


def form(control: Control) -> Control:
    """A control without the numbers that it ends with."""
    verb, args = control
    return verb, args[:3] if verb == "y" else args[:1]


class BothTables:
    """One match at two tables of a person: a ranked attempt, and a table of their own with the same luck."""

    def __init__(self, stage: Stage, key: str) -> None:
        self.stage, self.key = stage, key
        self.own: TableId = ""
        self.free: TableId = ""

    async def begin(self) -> None:
        service = self.stage.service
        daily = await service.challenges.current(self.key, ChallengeKind.DAILY)
        self.own = (await service.attempts.begin(daily.code, ANN, HERE)).table.id
        self.free = (await service.lobby.open(ANN, self.key, HERE, seats=1)).id
        await service.lobby.start(self.free, ANN.id)

    async def screens(self, table: TableId) -> list[Said]:
        """What is shown of a table: the board, its owner's panel, and what is behind *More*."""
        clicks = [await self.stage.click(ANN, CustomId(table, verb, seat=0)) for verb in ("board", "move", "more")]
        return [one for said in clicks for one in said]

    async def only_elsewhere(self) -> list[Shown]:
        """What only the other table shows and does not name a single move by its number."""
        own = {one.control for one in shown(await self.screens(self.own))}
        return [
            one
            for one in shown(await self.screens(self.free))
            if one.control not in own and one.custom_id.verb not in LEAVING | {"a"}
        ]

    async def press(self, one: Shown, token: str) -> str:
        """Let the player press this at the ranked attempt, and return what they are told."""
        forged = replace(one.custom_id, table=self.own, prompt_token=token if one.custom_id.prompt_token else "")
        return "\n".join(said.text for said in await self.stage.click(ANN, forged, *one.entries))

    async def type(self, typed: str) -> None:
        """Let the player type this as their move at the ranked attempt, and look for it in the list."""
        room: Any = self.stage.bot.get_cog("PlayCog")
        touch = Touch(self.stage, ANN, {"name": "act"})
        touch.namespace.table = self.own
        await room.move_choices(touch, typed)
        await room.act.callback(room, touch, typed, self.own)

    async def stands(self) -> tuple[int, int, bool]:
        """How the ranked attempt stands: its revision and moves, and whether its player was helped."""
        table = await self.stage.service.queries.table(self.own)
        return table.revision, table.moves, table.seats[0].hinted


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.challenge is not None])
async def test_what_only_another_table_shows_moves_nothing_at_a_ranked_attempt(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, strong_player, pressed, refused = GAMES[key], watched(key, monkeypatch), set[Control](), 0
    async with stage_in(tmp_path) as stage:
        both = BothTables(stage, key)
        await both.begin()
        match = (await stage.service.repository.load(both.own)).match
        luck = playout.seat_chance(game, "5a" * 16, 0)
        seen = Counter[str]()
        while not match.over:
            prompt = play.prompts_with_tokens(game, match)[0]
            seen[prompt.name] += 1
            for table in (both.own, both.free) if seen[prompt.name] <= OFTEN else ():
                await stage.put(table, match)
            for one in await both.only_elsewhere() if seen[prompt.name] <= OFTEN else ():
                if form(one.control) in pressed:
                    continue
                pressed.add(form(one.control))
                before = await both.stands()
                with strong_player.silence():
                    told = await both.press(one, prompt.token)
                    await both.type(one.label)
                refused += SUGGESTIONS_OFF in told or HINTS_OFF in told
                assert await both.stands() == before, one
            match, _ = play.apply(game, match, 0, ai.random_move(prompt, luck))
    assert refused > 1
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR] == []
