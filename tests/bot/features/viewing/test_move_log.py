"""What has happened, as people read it: above their question, on the board, on an old board, and in the log."""

from bot.domain.person import InvokingUser
from bot.i18n.translator import translator_for
from tests.support.match_play import begun, turn
from tests.support.world import World, answered

EN = translator_for("en")


async def test_who_comes_back_reads_one_sentence_for_the_others_turn(world: World) -> None:
    await begun(world)
    who, other = await turn(world)
    panel = world.text(answered(await world.click(other, world.board, "move")))
    (line,) = [line for line in panel.splitlines() if f"{who.name} created" in line]
    assert line.startswith("-# ")
    assert "played" in line
    assert "orbit 0 →" in line
    assert f"{who.name} plays" not in panel


async def test_the_board_and_what_is_left_of_an_old_one_say_the_same(world: World) -> None:
    await begun(world)
    old = world.board
    who, _ = await turn(world)
    (line,) = [line for line in world.text(world.board).splitlines() if f"{who.name} created" in line]
    assert world.board.id != old.id
    assert line.removeprefix("-# ") in world.text(old)


async def test_the_log_has_a_line_for_each_turn_the_newest_first_and_every_move_on_demand(world: World) -> None:
    await begun(world)
    first, second = await turn(world)
    await turn(world)
    log = answered(await world.click(first, answered(await world.click(first, world.board, "more")), "log"))
    _, newest, *_, oldest = world.text(log).splitlines()
    assert f"{second.name} created" in newest
    assert f"{first.name} created" in oldest
    assert newest.startswith("<t:")
    moves = answered(await world.click(first, log, "log", "moves"))
    assert "**1.**" in world.text(moves)
    assert f"{first.name} plays" in world.text(moves)
    back = answered(await world.click(first, moves, "log"))
    assert EN("bot.log.title") in world.text(back)
    assert "**1.**" not in world.text(back)


async def test_who_takes_a_seat_over_is_not_said_to_have_made_the_moves_before(world: World) -> None:
    await begun(world)
    who, _ = await turn(world)
    seats, carol = world.bot.service.seats, world.person("carol")
    table = await seats.hand_over(world.table, who.id)
    seat = next(one.seat for one in table.seats if one.left_by == who.id)
    await seats.take_over(world.table, InvokingUser(carol.id, "carol"), seat)
    log = world.text(answered(await world.click(carol, answered(await world.click(carol, world.board, "more")), "log")))
    assert "carol created" not in log
    assert f"{EN('bot.former')} created" in log
