"""Text alone: every game is played to its end by people who read only texts and press only buttons and menus.

What such a person needs and cannot read is a defect: what a picture shows, the text view tells; no two things that can
be pressed are called the same; each place that is offered is told of.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

import renderers
from bot.domain.person import InvokingUser
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from games.core import play
from games.core.game import Game
from tests.support.games.contract import kinds, plain, played
from tests.support.listener import Listener, heard, unheard
from tests.support.stage import HERE, Stage, stage_in

pytestmark = pytest.mark.long

NAMES = ("Ann", "Ben")
PRESSES = 600
"""More presses than this for one match mean that there is no way on for who reads."""

EACH = 8
"""Every so many screens the places on them are looked up in the text of the table."""


async def sat_down(stage: Stage, game: Game, seats: int, locale: str) -> list[Listener]:
    """Begin a match between people who listen."""
    people = [InvokingUser(11 + seat, name, locale) for seat, name in enumerate(NAMES[:seats])]
    stage.service.play.seeds = lambda: f"{7:032x}"
    table = await stage.service.lobby.open(people[0], game.key, HERE, seats=seats)
    for person in people[1:]:
        await stage.service.lobby.join(table.id, person)
    await stage.service.lobby.start(table.id, people[0].id)
    stage.take()
    return [Listener(stage, person, table.id) for person in people]


async def played_by_listening(people: Sequence[Listener]) -> tuple[list[str], str]:
    """Play a match to its end; return what could not be read, and the last thing that was said, nothing if no end."""
    lacking, turn, screens = [], 0, 0
    said = await people[0].table_view()
    while sum(person.custom_ids for person in people) < PRESSES:
        person = people[turn % len(people)]
        lacking += [f"{problem} in {said.text[-200:]!r}" for problem in unheard(said)]
        if person.words("bot.over") in said.text:
            return lacking, said.text
        screens += 1
        if screens % EACH == 0:
            lacking += await person.unknown(said)
        waits = person.words("bot.not_your_turn") in said.text
        on = None if waits else await person.go_on(said)
        if on is None:
            turn += 1
            on = await people[turn % len(people)].table_view()
        said = on
    return lacking, ""


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_a_match_is_played_to_its_end_by_reading_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: Game, seats: int
) -> None:
    locale = LOCALES[(list(GAMES).index(game.key) + seats) % len(LOCALES)]
    async with stage_in(tmp_path) as stage:
        people = await sat_down(stage, game, seats, locale)
        lacking, end = await played_by_listening(people)
        assert not lacking, "\n".join(sorted(set(lacking)))
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        table = await stage.service.queries.table(people[0].table)
        assert table.closed
        match = (await stage.service.repository.load(table.id, refresh=True)).match
        for seat, person in enumerate(people):
            assert f"<@{person.who.id}>" in end
            assert str(play.score(game, match)[seat].total) in end


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_whatever_a_person_may_see_changes_the_text_when_it_changes(game: Game, locale: str) -> None:
    it, words = played(game, list(kinds(game))[-1], f"{5:032x}"), translator_for(locale)
    people = {seat: f"P{seat}" for seat in range(it.first.seats)}
    before: tuple[object, list[str]] = (None, [])
    silent = 0
    for number, match in enumerate([it.first, *(turn.after for turn in it.turns)]):
        view = it.view(match, 0)
        now = (plain(view), list(renderers.RENDERERS[game.key].lines(view, words, people, 0)))
        silent += number > 0 and now[0] != before[0] and now[1] == before[1]
        before = now
    assert silent == 0


def test_pictures_in_a_text_say_nothing() -> None:
    assert heard("💧 Sketal · ★★") == "sketal · ★★"
