"""The end of a match that one person plays alone, on Discord: who sees what, before they wish to show it and after."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.domain.person import AnnounceResults
from bot.features.challenges.model import ChallengeKind
from bot.i18n.translator import Translator, translator_for
from games import GAMES
from games.core import play
from tests.support.clicks import says
from tests.support.house import ANN, BOB, HERE
from tests.support.stage import Said, Stage, custom_id_of, stage_in
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")
LEAST = "crafting_cosmos"


async def finished(stage: Stage, game: str = "solani") -> str:
    """Let Ann play a game alone to its end, without looking, and return the table."""
    table = await stage.service.lobby.open(ANN, game, HERE, seats=1)
    await stage.service.lobby.start(table.id, ANN.id)
    while (prompt := (await stage.service.play.view(table.id, ANN.id)).prompt) is not None:
        await stage.service.play.submit_move(table.id, ANN.id, prompt.token, prompt.legal[-1])
    await stage.bot.dispatcher.deliver_all()
    return str(table.id)


def verbs(said: Said) -> list[str]:
    return [custom_id_of(part).verb for part in said.controls]


def prompted(said: Said) -> bool:
    """Say whether a panel asks for an answer at a table."""
    return any(custom_id_of(part).prompt_token for part in said.controls)


async def scores(stage: Stage, table: str) -> list[str]:
    """Return all points of a match, as they would be written."""
    seated = await stage.service.repository.load(table)
    return [EN("bot.points", points=one.total) for one in play.score(seated.game, seated.match)]


def said_of(reached: list[str], said: Said) -> list[str]:
    """Return which of these points a message tells."""
    return [points for points in reached if points in said.text]


async def test_the_channel_hears_that_it_is_over_and_nothing_else(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage)
        last = [said for said in stage.take() if said.public][-1]
        assert EN("bot.closed.over") in last.text
        assert not said_of(await scores(stage, table), last)
        assert (await stage.service.queries.table(table)).seed not in last.text
        assert (verbs(last), last.drawn) == (["move", "again"], ())


async def test_the_player_alone_sees_how_it_ended_and_is_asked(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage)
        stage.take()
        (end,) = await stage.click(ANN, CustomId(table, "move"))
        assert not end.public
        assert EN("bot.results.question") in end.text
        assert said_of(await scores(stage, table), end)
        assert [one.sheet for one in end.drawn] == ["score"]
        for verb, args in (
            *(("move", ()), ("sheet", ("score",)), ("text", ()), ("more", ()), ("log", ()), ("hand", ())),
            *(("board", ()), ("export", ()), ("look", ()), ("look", ("999", "a", "share")), ("since", ())),
            *(("announce", ()), ("results", ("always",)), ("watch", ())),
        ):
            for said in await stage.click(BOB, CustomId(table, verb, args)):
                assert not said.drawn, verb
                assert not said_of(await scores(stage, table), said), verb
        assert not [said for said in stage.take() if said.public]
        assert (await stage.service.people.person(BOB.id)).settings.announce is None


@pytest.mark.parametrize("wish", list(AnnounceResults))
async def test_the_wish_is_remembered_and_done(tmp_path: Path, wish: AnnounceResults) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage)
        stage.take()
        (end,) = await stage.click(ANN, CustomId(table, "results", (wish,)))
        assert EN(f"bot.results.kept.{wish}").partition("{")[0][:30] in end.text
        assert EN("bot.results.question") not in end.text
        assert ("announce" in verbs(end)) == (wish is AnnounceResults.ASK)
        await stage.bot.dispatcher.deliver_all()
        public = [said for said in stage.take() if said.public]
        assert bool(public) == (wish is AnnounceResults.ALWAYS)
        reached = await scores(stage, table)
        assert [said_of(reached, said) for said in public] == [reached] * len(public)
        later = await finished(stage)
        board = [said for said in stage.take() if said.public and said.controls][-1]
        assert (EN("bot.closed.over") in board.text) == (wish is not AnnounceResults.ALWAYS)
        assert "look" in verbs(board) or wish is not AnnounceResults.ALWAYS
        (end,) = await stage.click(ANN, CustomId(later, "move"))
        assert EN("bot.results.question") not in end.text


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.challenge is not None])
async def test_who_plays_a_challenge_from_a_post_is_asked_before_the_first_answer(
    tmp_path: Path, game: str, words: Translator
) -> None:
    async with stage_in(tmp_path) as stage:
        challenge, who = (
            await stage.service.challenges.current(game, ChallengeKind.DAILY),
            replace(ANN, locale=words.locale),
        )
        press = CustomId(NOWHERE.table, "cplay", (challenge.code,))
        (panel,) = await stage.click(who, press)
        assert (panel.public, panel.objections) == (False, [])
        assert words("bot.results.question").partition("{")[0][:40] in panel.text
        asked = [custom_id_of(part) for part in panel.controls if custom_id_of(part).verb == "results"]
        assert [one.args for one in asked] == [(wish,) for wish in AnnounceResults]
        (panel,) = await stage.click(who, asked[-1])
        assert (await stage.service.people.person(ANN.id)).settings.announce is AnnounceResults.NEVER
        assert words("bot.results.kept.never").partition("{")[0][:20] in panel.text
        assert words("bot.results.question")[:20] not in panel.text
        assert prompted(panel)
        (panel,) = await stage.click(who, press)
        assert "results" not in verbs(panel)
        assert prompted(panel)


async def test_a_result_can_be_shown_from_the_list_of_games_and_from_more(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage)
        await stage.click(ANN, CustomId("0", "results", ("ask",)))
        (listed,) = await stage.click(ANN, CustomId("0", "games"))
        (way,) = [custom_id_of(part) for part in listed.controls]
        assert (way.table, way.verb) == (table, "move")
        (end,) = await stage.click(ANN, way)
        (more,) = await stage.click(ANN, CustomId(table, "more"))
        assert "announce" in verbs(end)
        assert "announce" in verbs(more)
        await stage.click(ANN, CustomId(table, "announce"))
        await stage.bot.dispatcher.deliver_all()
        board = stage.take()[-1]
        assert board.public
        assert said_of(await scores(stage, table), board)
        (listed,) = await stage.click(ANN, CustomId("0", "games"))
        assert listed.controls == []
        (more,) = await stage.click(BOB, CustomId(table, "more"))
        assert "announce" not in verbs(more)
        assert "look" in verbs(more)


@pytest.mark.parametrize("game", GAMES)
async def test_every_end_fits_into_a_message(tmp_path: Path, game: str) -> None:
    async with stage_in(tmp_path) as stage:
        table = await finished(stage, game)
        stage.take()
        for who in (ANN, type(ANN)(ANN.id, ANN.name, "ja")):
            (end,) = await stage.click(who, CustomId(table, "move"))
            assert end.objections == []


async def test_the_settings_show_and_change_it(world: World) -> None:
    shown = answered(await world.alice.slash(world.channel, "settings show"))
    assert EN("bot.results.unasked") in world.text(shown)
    asked = answered(await world.click(world.alice, shown, "results"))
    kept = answered(await world.click(world.alice, asked, "results", "never"))
    assert "No one else sees your results" in world.text(kept)
    shown = answered(await world.alice.slash(world.channel, "settings results", shown="always"))
    assert EN("bot.results.always") in world.text(shown)
    wrong = await world.forged(world.alice, shown, "t:0:-:-:results.loudly")
    assert says(world, wrong, "bot.refuse.forged")


async def test_the_line_gives_way_to_the_result(world: World) -> None:
    """In the channel stand the lobby and one board, before and after."""
    board: Any = await world.solo(world.alice, game=LEAST)
    service, table = world.bot.service, world.table
    while (prompt := (await service.play.view(table, world.alice.id)).prompt) is not None:
        await service.play.submit_move(table, world.alice.id, prompt.token, prompt.legal[-1])
    await world.env.settle()
    line = world.channel.history()[-1]
    assert line.id == board.id
    assert world.pictures(line) == []
    assert EN("bot.closed.over") in world.text(line)
    refused = await world.click(world.bob, line, "move")
    assert says(world, refused, "bot.refuse.own_result")
    end = answered(await world.click(world.alice, line, "move"))
    await world.click(world.alice, end, "results", "always")
    await world.env.settle()
    shown = world.channel.history()
    assert len(shown) == 2
    assert world.pictures(shown[-1])
    assert str((await service.queries.table(table)).seed) in world.text(shown[-1])
