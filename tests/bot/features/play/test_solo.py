"""One person against Tom, from the command to the last picture."""

from bot.i18n.translator import translator_for
from bot.presentation import table_text
from tests.support.clicks import step
from tests.support.world import World, answered


async def test_a_solo_game_runs_after_two_clicks(world: World) -> None:
    lobby = await world.open(world.alice)
    await world.click(world.alice, lobby, "start")
    assert "ChooseAdventurer" in str((await world.bot.service.play.view(world.table, world.alice.id)).prompt)
    assert "a" in world.verbs(world.board)


async def test_a_whole_solo_game_is_played_by_clicks_alone(world: World) -> None:
    await world.shows_results(world.alice)
    panel = answered(await world.pick(world.alice, await world.solo(world.alice), "a"))
    for _ in range(400):
        if (await world.bot.service.queries.table(world.table)).closed:
            break
        panel = answered(await step(world, world.alice, panel))
    table = await world.bot.service.queries.table(world.table)
    assert table.status == "over"
    assert "again" in world.verbs(world.board)
    assert "again" in world.verbs(panel)  # who plays alone looks at the private result
    assert table.seed is not None
    assert table.seed in world.text(world.board)


async def test_a_board_that_is_only_edited_tells_the_whole_last_turn(world: World) -> None:
    await world.solo(world.alice)
    play = world.bot.service.play
    for _ in range(4):
        prompt = (await play.view(world.table, world.alice.id)).prompt
        assert prompt is not None
        await play.submit_move(world.table, world.alice.id, prompt.token, prompt.legal[0])
    table_view = await play.view(world.table)
    assert "recruited" in table_text.news(table_view, translator_for("en"))  # not the last answer alone
