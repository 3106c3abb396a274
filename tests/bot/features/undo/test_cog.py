"""Going back by agreement on Discord: what is shown, who is asked, and what the messages say afterwards."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from tests.support.clicks import says, two_at_a_table, waiting
from tests.support.world import World, answered

EN = translator_for("en")


@pytest.fixture
async def played(world: World) -> Any:
    """A table at which both have moved, and nobody can undo anything alone."""
    await two_at_a_table(world)
    service, people = world.bot.service, (world.alice.id, world.bob.id)
    while not all([await turns(world, one) for one in (world.alice, world.bob)]) or await undoable(world):
        for person in people:
            prompt = (await service.play.view(world.table, person)).prompt
            if prompt is not None:
                await service.play.submit_move(world.table, person, prompt.token, prompt.legal[0])
    await world.env.advance_time(1)
    return world.board


async def turns(world: World, who: Any) -> Any:
    return await world.bot.service.undo.turns(world.table, who.id)


async def undoable(world: World) -> bool:
    """Whether either could undo at once."""
    looks = [await world.bot.service.play.view(world.table, one.id) for one in (world.alice, world.bob)]
    return any(table_view.can_undo for table_view in looks)


async def asked_by(world: World, who: Any) -> Any:
    """Let somebody ask to go back to the last turn offered, and return the public question."""
    menu = answered(await who.slash(world.channel, "table undo"))
    last = str((await turns(world, who))[0][0].number)
    question = answered(await world.pick(who, menu, "uback", values=[last]))
    await world.click(who, question, "uask")
    return world.channel.history()[-1]


@pytest.mark.usefixtures("played")
async def test_the_menu_names_turns_and_the_question_says_what_was_learned(world: World) -> None:
    menu = answered(await world.alice.slash(world.channel, "table undo"))
    (control,) = [part for part in world.controls(menu) if part["type"] == 3]
    assert len(control["options"]) == len(await turns(world, world.alice))
    assert all(option["label"] and option["description"] for option in control["options"])
    last = control["options"][-1]["value"]
    question = answered(await world.pick(world.alice, menu, "uback", values=[last]))
    assert "idden information was revealed" in world.text(question)
    assert world.verbs(question) == ["uask", "move"]


@pytest.mark.usefixtures("played")
async def test_both_agree_and_the_match_goes_back(world: World) -> None:
    before = [run[0].number for run in await turns(world, world.alice)]
    question = await asked_by(world, world.alice)
    assert f"<@{world.alice.id}> asks" in world.text(question)
    post = next(r for r in reversed(world.env.http_requests) if r.method == "POST" and r.path.endswith("/messages"))
    assert post.json is not None
    assert post.json["allowed_mentions"]["users"] == [world.bob.id]
    panel = answered(await world.click(world.bob, question, "uyes"))
    assert "Everyone agreed" in world.text(panel)
    assert "Everyone agreed" in world.text(question)
    assert not world.verbs(question)
    assert [run[0].number for run in await turns(world, world.alice)] == before[1:]
    table = await world.bot.service.queries.table(world.table)
    assert table.request is not None
    assert table.seats[table.request.whose].person in [one.id for one in await waiting(world)]


@pytest.mark.usefixtures("played")
async def test_who_asked_is_told_of_a_refusal_and_the_buttons_are_gone(world: World) -> None:
    question = await asked_by(world, world.alice)
    await world.click(world.bob, question, "uno")
    assert question.id not in [message.id for message in world.channel.history()]  # nothing is said twice
    told = world.channel.history()[-1]
    assert f"<@{world.alice.id}>" in world.text(told)
    assert "would rather not go back" in world.text(told)
    number = (await world.bot.service.queries.table(world.table)).request.number  # type: ignore[union-attr]
    late = await world.forged(world.bob, world.board, f"t:{world.table}:-:-:uyes.{number}")
    assert says(world, late, "bot.refuse.request_over")


@pytest.mark.usefixtures("played")
async def test_an_open_request_is_shown_by_the_command(world: World) -> None:
    await asked_by(world, world.alice)
    shown = answered(await world.bob.slash(world.channel, "table undo"))
    assert world.verbs(shown) == ["uyes", "uno"]
    again = answered(await world.click(world.bob, shown, "uno"))
    assert EN("bot.request.goes_on") in world.text(again)


@pytest.mark.usefixtures("played")
async def test_a_wrong_offer_of_an_earlier_version_leads_to_what_is_possible(world: World) -> None:
    loaded = await world.bot.service.repository.load(world.table)
    assert loaded.match is not None
    loaded.match.undo = [True for _ in loaded.match.undo]
    assert await undoable(world)
    menu = answered(await world.alice.slash(world.channel, "table undo"))
    assert EN("bot.request.possible.together") in world.text(menu)
    assert len(world.controls(menu)) == 1


@pytest.mark.usefixtures("played")
async def test_a_deleted_request_comes_back_with_the_board_and_calls_who_is_asked(world: World) -> None:
    question = await asked_by(world, world.alice)
    await world.owner.delete(question)
    shown = answered(await world.alice.slash(world.channel, "board"))
    await world.click(world.alice, shown, "post")
    await world.sleep(minutes=1)
    (again,) = [one for one in world.channel.history() if "uyes" in world.verbs(one) and not one.flags.ephemeral]
    await world.click(world.bob, again, "uyes")
    assert "Everyone agreed" in world.text(again)


@pytest.mark.usefixtures("played")
async def test_reposting_the_board_leaves_a_request_where_it_is(world: World) -> None:
    question = await asked_by(world, world.alice)
    shown = answered(await world.alice.slash(world.channel, "board"))
    await world.click(world.alice, shown, "post")
    await world.sleep(minutes=1)
    asking = [one.id for one in world.channel.history() if "uyes" in world.verbs(one) and not one.flags.ephemeral]
    assert asking == [question.id]


@pytest.mark.usefixtures("played")
async def test_nobody_agrees_in_time(world: World) -> None:
    question = await asked_by(world, world.bob)
    for _ in range(2):
        await world.sleep(hours=12)
    assert not world.verbs(question)
    assert "not everyone agreed in time" in world.text(question)


@pytest.mark.usefixtures("played")
async def test_the_log_shows_what_was_undone_struck_through(world: World) -> None:
    question = await asked_by(world, world.alice)
    await world.click(world.bob, question, "uyes")
    log = world.text(answered(await world.alice.slash(world.channel, "table log")))
    assert "~~" in log
    assert "undone; agreed: " in log


async def test_alone_one_goes_back_at_once(world: World) -> None:
    await world.solo(world.alice)
    service, alice = world.bot.service, world.alice.id
    while (table_view := await service.play.view(world.table, alice)).can_undo or not await turns(world, world.alice):
        assert table_view.prompt is not None
        await service.play.submit_move(world.table, alice, table_view.prompt.token, table_view.prompt.legal[0])
    more = answered(await world.click(world.alice, world.board, "more"))
    menu = answered(await world.click(world.alice, more, "undo"))
    question = answered(await world.pick(world.alice, menu, "uback"))
    panel = answered(await world.click(world.alice, question, "uask"))
    assert "back at alice's turn" in world.text(panel)
