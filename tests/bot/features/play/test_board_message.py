"""Whatever goes wrong on the way: a table has one living board, and no other message says whose turn it is."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.domain.table import TableStatus
from bot.notifications import discord_errors, message_channel
from bot.refusals.database import DatabaseDown
from tests.support.clicks import two_at_a_table, waiting
from tests.support.world import World, answered

FAULTS = (
    ("PATCH", "/channels/*/messages/*", 403, 50013),
    ("PATCH", "/channels/*/messages/*", 500, 0),
    ("POST", "/channels/*/messages", 500, 0),
    ("POST", "/channels/*/messages", 403, 50013),
    ("DELETE", "/channels/*/messages/*", 500, 0),
    ("DELETE", "/channels/*/messages/*", 403, 50013),
)


class Evening:
    """A match at which everything may happen."""

    def __init__(self, world: World, luck: Random, people: list[Any]) -> None:
        self.world, self.luck, self.people = world, luck, people
        self.places = [world.channel, world.guild.create_text_channel("moonlight")]
        self.table = ""

    def remember_marks(self, patch: pytest.MonkeyPatch) -> None:
        """Let a message given again under the same mark be the one that stands: Discord does so, SimCord does not."""
        once, known = discord_errors.send_once, dict[str, int]()

        async def marked(outbox_message: Any, sending: Any, files: Any = ()) -> int:
            if outbox_message.nonce in known:
                sending.close()
                return known[outbox_message.nonce]
            known[outbox_message.nonce] = await once(outbox_message, sending, files)
            return known[outbox_message.nonce]

        patch.setattr(message_channel, "send_once", marked)

    async def open(self) -> None:
        first, *others = self.people
        alone = len(self.people) == 1
        seats = 2 if alone else len(self.people)
        lobby = await self.world.open(first, seats=seats, computers=int(alone))
        for other in others:
            await self.world.click(other, lobby, "join")
        self.table = self.world.table
        await self.world.click(first, lobby, "start")

    async def go_on(self) -> None:
        """Let one thing happen, most often that somebody answers."""
        audit = (self._answer, self._show_again, self._time, self._fault, self._crash, self._delete, self._move)
        await self.luck.choices(audit, (60, 6, 8, 14, 2, 3, 4))[0]()

    async def _answer(self) -> None:
        play = self.world.bot.service.play
        asked = [who for who in self.people if (await play.view(self.table, who.id)).prompt]
        if asked:
            who = self.luck.choice(asked)
            prompt = (await play.view(self.table, who.id)).prompt
            assert prompt is not None
            await play.submit_move(self.table, who.id, prompt.token, self.luck.choice(prompt.legal))

    async def _show_again(self) -> None:
        await self.world.bot.service.display.show_again(self.table)

    async def _time(self) -> None:
        await self.world.sleep(minutes=self.luck.choice((5, 40, 70)))

    async def _fault(self) -> None:
        method, path, status, code = self.luck.choice(FAULTS)
        self.world.env.inject_error(method, path, status=status, code=code, times=self.luck.randint(1, 3))

    async def _crash(self) -> None:
        """Let the next message leave and nothing be known of it, as when the process ends at that moment."""
        outbox = self.world.bot.repositories.outbox
        sent = outbox.sent

        async def end(*_: Any, **__: Any) -> None:
            outbox.sent = sent  # type: ignore[method-assign]
            raise DatabaseDown(reason="the process has ended")

        outbox.sent = end  # type: ignore[method-assign]
        await self._show_again()
        await self.world.env.advance_time(70)

    async def _delete(self) -> None:
        place = self.luck.choice(self.places)
        if found := place.history():
            await self.world.owner.delete(self.luck.choice(found))

    async def _move(self) -> None:
        table = await self.world.bot.service.queries.table(self.table)
        place = self.luck.choice(self.places)
        if not table.closed:
            where = type(table.place)(channel=place.id, guild=self.world.guild.id)
            await self.world.bot.service.table_moves.move_place(self.table, table.host, where)

    async def end(self) -> None:
        """Let all be well again, and everything leave that was kept."""
        self.world.env.backend.faults.clear()
        for _ in range(3):
            await self.world.sleep(hours=7)

    def messages(self) -> Iterator[tuple[Any, str]]:
        for place in self.places:
            yield from ((message, self.world.text(message)) for message in place.history())


def is_board(world: World, message: Any) -> bool:
    return bool({"hand", "again"} & set(world.verbs(message)))


async def check(par_game: Evening) -> None:
    """Look at all messages: one living board, and it alone says whose turn it is, rightly."""
    table_view = await par_game.world.bot.service.play.view(par_game.table)
    boards = [message.id for message, _ in par_game.messages() if is_board(par_game.world, message)]
    assert boards == [table_view.table.board_message]
    claims = [(message.id, text) for message, text in par_game.messages() if "to play" in text]
    if table_view.table.status is not TableStatus.RUNNING:
        assert claims == []
        return
    ((message, text),) = claims
    assert message == table_view.table.board_message
    said = [line for line in text.splitlines() if "to play" in line]
    assert len(said) == len(table_view.pending)
    assert all(any(str(one.person) in line for line in said) for one in table_view.pending)
    assert not any("start" in par_game.world.verbs(one) for one, _ in par_game.messages())


@pytest.mark.parametrize(
    ("people", "seed"),
    [(1, 6), (3, 3), *(pytest.param(*one, marks=pytest.mark.soak) for one in ((1, 1), (2, 2), (4, 4), (2, 5)))],
)
async def test_a_table_has_one_living_board_whatever_happens(
    world: World, people: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = [world.alice, world.bob, world.person("carol"), world.person("dave")][:people]
    par_game = Evening(world, Random(seed), seated)
    par_game.remember_marks(monkeypatch)
    await par_game.open()
    for _ in range(40):
        await par_game.go_on()
        await world.env.settle()
        world.env.check_errors = False
    await par_game.end()
    await check(par_game)


# -- one after another -----------------------------------------------------------------------------------------------


async def test_an_old_board_that_cannot_be_told_is_told_later(world: World) -> None:
    board = await two_at_a_table(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await world.pick((await waiting(world))[0], board, "a")
    assert "to play" in world.text(board)
    world.env.backend.faults.clear()
    await world.sleep(minutes=5)
    assert "to play" not in world.text(board)
    assert world.verbs(board) == []
    assert (await world.bot.service.queries.table(world.table)).reachable


async def test_a_match_against_computers_leaves_two_messages_in_a_week(world: World) -> None:
    """The lobby and the newest board, which is the result in the end."""
    lobby = await world.open(world.alice, seats=2, computers=1)
    await world.click(world.alice, lobby, "start")
    luck, play, most = Random(3), world.bot.service.play, 0
    for _ in range(14):
        for _ in range(luck.randint(1, 4)):
            prompt = (await play.view(world.table, world.alice.id)).prompt
            assert prompt is not None
            await play.submit_move(world.table, world.alice.id, prompt.token, prompt.legal[0])
            await world.env.settle()
        most = max(most, len(world.channel.history()))
        await world.sleep(hours=12)
    assert most == 2
    assert len(world.channel.history()) == 2


async def test_the_board_of_who_plays_on_after_a_computer_is_edited(world: World) -> None:
    lobby = await world.open(world.alice, seats=2, computers=1)
    await world.click(world.alice, lobby, "start")
    board = world.board
    for _ in range(6):
        panel = answered(await world.click(world.alice, board, "move"))
        assert world.verbs(panel)
        prompt = await world.prompt(world.alice.id)
        await world.bot.service.play.submit_move(world.table, world.alice.id, prompt.token, prompt.legal[0])
        await world.env.settle()
    assert world.board.id == board.id
