"""Nobody is shown what they may not know: tables that somebody cannot tell apart show them the same, to the last byte.

`play.imagine` deals anew what a seat cannot know. All that the bot then says to that seat, and to who does not sit
there, must stay as it was: texts, alt texts, what pictures are drawn from, names of files, custom ids, menus, refusals.
"""

import re
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from msgspec.structs import replace

from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.person import InvokingUser
from bot.domain.table import TableId
from bot.i18n.translator import LOCALES
from bot.tables.log_view import logged_move, visible_events
from games import GAMES
from games.core import lookahead, play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.step import Seat
from tests.support.games.contract import Kind as Played
from tests.support.games.contract import kinds, played
from tests.support.house import prepared
from tests.support.reader import Reader
from tests.support.stage import Stage, Touch, read_only, stage_in, written

PEOPLE = tuple(InvokingUser(100 + n, name) for n, name in enumerate(("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")))
STRANGER = InvokingUser(99, "Zoe")

ANY_TOKEN = re.compile(r"\b[0-9a-f]{10}(?:a0)?(?=[:.])")
"""A prompt token in any custom id or choice: keyed by the seed, it is another one with another seed."""

TOKEN = re.compile(r'(?<="t:)(\w+:\d+):[0-9a-f]{10}:')
TOKENS = re.compile(r'(?<="t:)\w+:\d+:([0-9a-f]{10}):')
"""Where a public custom id carries the prompt token of the seat that is asked: keyed, it tells nobody anything."""


MANY, MOMENTS, OPEN = 400, 5, 25
"""Matches in the wider net, and moments of each; moments at which what all can see is looked at."""


@pytest.fixture(autouse=True)
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing hang on whether answers bind: that is told from a determinization of its own, which the contract
    looks at.
    """
    guess = lookahead._guess  # what is foreseen is drawn by the seed, too: as if it were always the same
    monkeypatch.setattr(
        lookahead, "_guess", lambda game, match, *how: guess(game, replace(match, seed="5e" * 16), *how)
    )
    monkeypatch.setattr(play, "is_irreversible", lambda *asked: crc32(repr(asked[2:]).encode()) % 2 == 0)


class Moment(NamedTuple):
    """A table in the middle of a match."""

    stage: Stage
    game: Game
    table: TableId
    match: AnyMatch
    seed: str

    def determinized(self, seat: Seat) -> AnyMatch:
        """Return the match with all dealt again that a seat cannot know, and with another seed: no luck to come may be
        seen. It is never the match itself.
        """
        imagined = play.determinize(self.game, self.match, seat, self.seed.encode())
        assert imagined.seed != self.match.seed
        return imagined

    def with_same_seed(self, seat: Seat) -> AnyMatch:
        """Return the same with the seed of the match, which keys the tokens."""
        return replace(self.determinized(seat), seed=self.match.seed)

    async def told(self, match: AnyMatch, who: InvokingUser, clicks: int) -> list[str]:
        """Return all that somebody is told when the table stands so."""
        await self.stage.put(self.table, match)
        with read_only(self.stage):
            said = await Reader(self.stage, who, Random(self.seed), self.table).everything(clicks)
        return [*map(written, said), *[text async for text in self.typed(match, who)]]

    async def typed(self, match: AnyMatch, who: InvokingUser) -> Any:
        """Yield what is listed while somebody types an answer, and what follows from typing one."""
        room: Any = self.stage.bot.get_cog("PlayCog")
        for text in ("", "a", "1", "星"):
            room.typist._kept.clear()
            touch: Any = Touch(self.stage, who, {"name": "act"})
            touch.namespace.table = self.table
            yield repr([(one.name, one.value) for one in await room.move_choices(touch, text)])
            with read_only(self.stage):
                await room.act.callback(room, touch, text, self.table)
            for one in self.stage.take():
                yield written(one)
            await self.stage.put(self.table, match)

    async def posted(self, match: AnyMatch) -> list[str]:
        """Return what is posted for everybody when the table stands so."""
        await self.stage.put(self.table, match)
        outbox_message = OutboxMessage(1, MessageKind.BOARD, self.table, None, True, 0, 0, self.stage.now())
        message = await self.stage.service.message_handlers[outbox_message.kind].load(outbox_message)
        await (await prepared(self.stage.bot, message)).send()
        return [written(one) for one in self.stage.take()]


def without_tokens(told: list[str]) -> list[str]:
    return [ANY_TOKEN.sub("*", text) for text in told]


def differing(told: list[str], again: list[str]) -> list[tuple[str, str]]:
    """Return the first that is not the same, of both."""
    pairs = [(one, other) for one, other in zip(told, again, strict=False) if one != other]
    return pairs[:1] or [("", "")] * (len(told) != len(again))


async def leaks(moment: Moment, seat: Seat, locale: str, clicks: int) -> None:
    """Hold all that a seat, a stranger and everybody are told against the same in this seat's determinization."""
    imagined, same_seed = moment.determinized(seat), moment.with_same_seed(seat)
    table = await moment.stage.service.queries.table(moment.table)
    own = next(who for who in PEOPLE if who.id == table.seats[seat].person)
    assert list(play.prompts(moment.game, imagined)) == list(play.prompts(moment.game, moment.match))
    await everybody(moment, same_seed)
    for who in (InvokingUser(own.id, own.name, locale), STRANGER):
        real = await moment.told(moment.match, who, clicks)
        assert differing(without_tokens(await moment.told(imagined, who, clicks)), without_tokens(real)) == []
        if same_seed != moment.match:  # what is dealt again may be nothing at all
            assert differing(await moment.told(same_seed, who, clicks), real) == []
    for other in (imagined, same_seed):
        await after_an_answer(moment, other, seat)


async def everybody(moment: Moment, imagined: AnyMatch) -> None:
    """Hold the public board against that of a determinization; its prompt tokens are others even for equal answers:
    seeds key them.
    """
    real, determinized = await moment.posted(moment.match), await moment.posted(imagined)
    assert differing(*([TOKEN.sub(r"\1:*:", text) for text in told] for told in (determinized, real))) == []
    again = await moment.posted(replace(imagined, seed=f"{crc32(moment.seed.encode()):032x}"))
    assert not {*TOKENS.findall("".join(real))} & {*TOKENS.findall("".join(again))}


async def after_an_answer(moment: Moment, imagined: AnyMatch, seat: Seat) -> None:
    """Hold against each other what follows an answer that can be taken back, with which nothing is learned then."""
    prompt, game = play.prompts(moment.game, moment.match).get(seat), moment.game
    if prompt is None:
        return
    action = Random(moment.seed).choice(prompt.legal)
    real, after_imagined = (play.apply(game, match, seat, action) for match in (moment.match, imagined))
    if not (real[0].undo[seat] and after_imagined[0].undo[seat]):
        return
    entries = [logged_move(1, seat, action, news, at=0, by=None) for _, news in (real, after_imagined)]
    for hears in (seat, None):
        assert len({visible_events(game, (entry,), hears) for entry in entries}) == 1
        assert play.view(game, real[0], hears) == play.view(game, after_imagined[0], hears)
    assert list(play.prompts(game, real[0])) == list(play.prompts(game, after_imagined[0]))
    assert play.prompts(game, real[0]).get(seat) == play.prompts(game, after_imagined[0]).get(seat)


async def watched(stage: Stage, game: Game, kind: Played, seed: str, *, moments: int, clicks: int) -> None:
    """Play a match and look for leaks at so many of its moments."""
    it, luck = played(game, kind, seed), Random(seed)
    table = await stage.open(it, PEOPLE, kind.options)
    await stage.begin(table, it)
    for start, end in spans(len(it.turns) - 1, moments, luck):
        await stage.play_on(table, it.turns[start:end])
        moment = Moment(stage, game, table, it.turns[end - 1].after, f"{seed}{end:08x}")
        asked = list(play.prompts(game, moment.match))
        await leaks(moment, luck.choice(asked), luck.choice(LOCALES), clicks)
        others = [seat for seat in range(kind.seats) if seat not in asked]
        if others:
            await leaks(moment, luck.choice(others), luck.choice(LOCALES), clicks)  # who may plan ahead


def spans(length: int, count: int, luck: Random) -> Iterator[tuple[int, int]]:
    """Yield the beginnings and ends of so many pieces of a match."""
    ends = sorted(luck.sample(range(1, length), min(count, length - 1)))
    return zip([0, *ends], ends, strict=False)


def of_several(game: Game) -> list[Played]:
    """The ways to play a game in which there is somebody to hide something from."""
    return [kind for kind in kinds(game) if kind.seats > 1]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_nobody_is_shown_what_they_may_not_know(tmp_path: Path, game: Game) -> None:
    async with stage_in(tmp_path) as stage:
        await watched(stage, game, of_several(game)[-1], "5e" * 16, moments=1, clicks=4)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_what_everybody_is_shown_tells_nothing_of_what_one_seat_alone_knows(tmp_path: Path, game: Game) -> None:
    luck = Random(5)
    async with stage_in(tmp_path) as stage:
        for kind in of_several(game)[:2]:
            it = played(game, kind, "5e" * 16)
            table = await stage.open(it, PEOPLE, kind.options)
            await stage.begin(table, it)
            for start, end in spans(len(it.turns) - 1, OPEN, luck):
                await stage.play_on(table, it.turns[start:end])
                moment = Moment(stage, game, table, it.turns[end - 1].after, f"{end:08x}")
                asked = next(iter(play.prompts(game, moment.match)))
                await everybody(moment, moment.with_same_seed((asked + 1) % kind.seats))
                await stage.put(table, moment.match)


async def test_what_is_shown_of_a_hand_is_found(tmp_path: Path) -> None:
    game = GAMES["crafting_cosmos"]
    broken = replace(game, determinize=lambda state, seat, luck: game.determinize(state, 1 - seat, luck))
    async with stage_in(tmp_path) as stage:
        with pytest.raises(AssertionError):
            await watched(stage, broken, Played(2, {}), "5e" * 16, moments=2, clicks=0)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(MANY // len(GAMES)))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_in_many_matches_nobody_is_shown_what_they_may_not_know(tmp_path: Path, game: Game, number: int) -> None:
    kind = next(islice(cycle(of_several(game)), number, None))
    async with stage_in(tmp_path) as stage:
        await watched(stage, game, kind, f"{number:032x}", moments=MOMENTS, clicks=40)
