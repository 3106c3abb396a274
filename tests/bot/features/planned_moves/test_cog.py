"""Planning ahead from Discord: shown to its owner alone, kept, done as prepared, or said to be impossible."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from bot.domain.table import TableId
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from games.core.game import Game
from tests.support.stage import HERE, Said, Stage, custom_id_of, stage_in, written

MANY = 60
"""So many answers are given at most until somebody can plan."""

WORDS = translator_for("en")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage_in(tmp_path) as stage:
        yield stage


def people(locale: str = "en") -> tuple[InvokingUser, ...]:
    return tuple(InvokingUser(100 + number, name, locale) for number, name in enumerate(("Ann", "Bob", "Cat")))


async def begun(stage: Stage, game: str, who: tuple[InvokingUser, ...]) -> TableId:
    lobby = stage.service.lobby
    table = await lobby.open(who[0], game, HERE, seats=len(who))
    for guest in who[1:]:
        await lobby.join(table.id, guest)
    await stage.service.lobby.start(table.id, who[0].id)
    name: TableId = table.id
    return name


async def sorted_out(
    stage: Stage, table: TableId, who: tuple[InvokingUser, ...]
) -> tuple[list[InvokingUser], list[InvokingUser]]:
    """Return who is asked, and who waits."""
    looks = [(one, await stage.service.play.view(table, one.id)) for one in who]
    return [one for one, table_view in looks if table_view.prompt], [
        one for one, table_view in looks if not table_view.prompt
    ]


def verbs(said: list[Said]) -> list[str]:
    return [".".join((custom_id_of(part).verb, *custom_id_of(part).args)) for one in said for part in one.controls]


def text_of(said: list[Said]) -> str:
    return "\n".join(one.text for one in said)


async def follow(stage: Stage, who: InvokingUser, said: list[Said], luck: Random) -> list[Said]:
    """Press what asks until something is prepared."""
    for _ in range(8):
        parts = [part for part in said[-1].controls if custom_id_of(part).verb in ("y", "a", "n", "c")]
        if not parts:
            return said
        part = luck.choice(parts)
        picked = [option["value"] for option in part["options"]][: part["min_values"]] if part["type"] == 3 else []
        said = await stage.click(who, custom_id_of(part), *picked)
        assert [text for one in said for text in one.objections] == []
    return said


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_every_game_lets_one_plan_by_its_own_controls(stage: Stage, game: Game, locale: str) -> None:
    who, luck = people(locale), Random(game.key)
    table = await begun(stage, game.key, who)
    for _ in range(MANY):
        asked, waiting = await sorted_out(stage, table, who)
        if waiting:
            one = luck.choice(waiting)
            said = await stage.click(one, CustomId(table, "move"))
            assert "plan" in verbs(said)
            said = await stage.click(one, CustomId(table, "plan"))
            assert [text for one in said for text in one.objections] == []
            await follow(stage, one, said, luck)
            plan = (await stage.service.play.view(table, one.id)).plan
            if plan is not None:
                break
        prompt = (await stage.service.play.view(table, asked[0].id)).prompt
        await stage.service.play.submit_move(table, asked[0].id, prompt.token, luck.choice(prompt.legal))
    assert plan is not None
    words = translator_for(locale)
    said = await stage.click(one, CustomId(table, "plan"))
    assert words("bot.plan.title") in text_of(said)
    assert plan.sequences[0][0].said in text_of(said)
    assert {"plan.or", "unplan"} <= set(verbs(said))
    for other in (*(person for person in who if person != one), InvokingUser(999, "Zoe", locale)):
        for verb in ("move", "more", "log", "text", "plan"):
            assert words("bot.plan.title") not in text_of(await stage.click(other, CustomId(table, verb)))
    said = await stage.click(one, CustomId(table, "unplan"))
    assert words("bot.plan.dropped") in text_of(said)
    assert (await stage.service.play.view(table, one.id)).plan is None


async def planned(stage: Stage, table: TableId, one: InvokingUser, *wanted: str) -> list[Said]:
    """Prepare drafts, the later ones for the case that the earlier are not possible."""
    said: list[Said] = []
    for text in wanted:
        said = await stage.click(one, CustomId(table, "plan", ("or",)))
        menu: Any = next(part for part in said[-1].controls if part["type"] == 3)
        entry = next(
            one["value"] for one in menu["options"] if one["label"].startswith(text) and "→" not in one["label"]
        )
        said = await stage.click(one, custom_id_of(menu), entry)
    return said


async def looked(stage: Stage, table: TableId, who: InvokingUser) -> list[str]:
    """Return all that somebody is shown of a table, names of pictures included."""
    ways = [("move",), ("text",), ("more",), ("log",), ("sheet", "table"), ("hand",)]
    return [written(one) for verb, *args in ways for one in await stage.click(who, CustomId(table, verb, tuple(args)))]


async def test_nobody_else_can_tell_that_something_is_prepared(stage: Stage) -> None:
    who = people()
    table = await begun(stage, "solani", who)
    _, (one, *_) = await sorted_out(stage, table, who)
    others = (*(person for person in who if person != one), InvokingUser(999, "Zoe"))
    before = [await looked(stage, table, other) for other in others]
    await planned(stage, table, one, "○1", "○2")
    assert [await looked(stage, table, other) for other in others] == before
    await stage.click(one, CustomId(table, "unplan"))
    assert [await looked(stage, table, other) for other in others] == before


async def test_what_was_prepared_is_done_and_the_log_says_so(stage: Stage) -> None:
    who = people()
    table = await begun(stage, "solani", who)
    ((first,), _) = await sorted_out(stage, table, who)
    looks = {one.id: await stage.service.play.view(table, one.id) for one in who}
    second = next(one for one in who if looks[one.id].seat == (looks[first.id].seat + 1) % 3)
    assert WORDS("bot.solani.first_pick") not in text_of(await stage.click(second, CustomId(table, "plan")))
    said = await planned(stage, table, second, "○1", "○2")
    assert "1. ○1" in text_of(said)
    assert "2. ○2" in text_of(said)
    prompt = looks[first.id].prompt
    await stage.service.play.submit_move(table, first.id, prompt.token, prompt.legal[0])
    table_view = await stage.service.play.view(table, second.id)
    assert table_view.prompt is None
    assert table_view.view.players[table_view.seat].circle
    log = text_of(await stage.click(first, CustomId(table, "log")))
    assert log.count(WORDS("bot.log.prepared")) == 1


async def test_what_has_become_impossible_is_said_above_the_question(stage: Stage) -> None:
    who = people()
    table = await begun(stage, "solani", who)
    ((first,), _) = await sorted_out(stage, table, who)
    looks = {one.id: await stage.service.play.view(table, one.id) for one in who}
    second = next(one for one in who if looks[one.id].seat == (looks[first.id].seat + 1) % 3)
    await planned(stage, table, second, "○1")
    prompt = looks[first.id].prompt
    await stage.service.play.submit_move(table, first.id, prompt.token, prompt.legal[0])
    said = text_of(await stage.click(second, CustomId(table, "move")))
    assert WORDS("bot.plan.failed") in said
    assert "~~1. ○1" in said
    (asked, _) = await sorted_out(stage, table, who)
    assert asked == [second]


async def test_a_question_that_is_not_foreseen_any_more_shows_how_things_stand(stage: Stage) -> None:
    who = people()
    table = await begun(stage, "solani", who)
    ((first,), (one, *_)) = await sorted_out(stage, table, who)
    said = await stage.click(one, CustomId(table, "plan"))
    menu: Any = next(part for part in said[-1].controls if part["type"] == 3)
    stale = replace(custom_id_of(menu), prompt_token="00000000aaa0")
    said = await stage.click(one, stale, menu["options"][0]["value"])
    assert "⌛" in text_of(said)
    assert (await stage.service.play.view(table, one.id)).plan is None
    said = await stage.click(first, CustomId(table, "plan"))  # who is asked sees the question instead
    assert WORDS("solani.ask.Draft") in text_of(said)
