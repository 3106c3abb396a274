"""All that can happen to a store, once each."""

from pathlib import Path
from random import Random

from msgspec.structs import replace

from bot.contest import Contest
from bot.model import Kind, Settings
from bot.outbox import Stands, Unreachable
from bot.ranking.board import Board, Order
from bot.store.rows import millis
from tests.bot.house import ANN, BOB, CAT, HERE, House
from tests.bot.store.crash import evening
from tests.bot.tables.test_standings import play


async def life(house: House, folder: Path) -> None:
    """Let everything happen; the folder keeps what people were told."""
    await evening(house, folder / "told.txt")
    await tables_and_messages(house)
    await challenges(house)
    await afterwards(house)


async def tables_and_messages(house: House) -> None:
    """Everything about tables and their messages that the evening leaves out."""
    service, outbox = house.service, house.store.outbox
    await service.set_guild(await service.guild(900))
    table = await house.lobby(ANN, seats=2, reserved=(CAT,))
    house.pigeon.trouble = [Unreachable("gone"), Stands(4711)]
    await house.courier.carry_all()
    await outbox.resume(millis(house.clock.now))
    await service.shown(table.id, Kind.LOBBY, 4711, table.revision)
    await service.show_again(table.id)
    await outbox.next_due()
    house.clock.move(24)
    await house.watch.tick()
    house.clock.move(24)
    await house.watch.tick()
    computer = await house.running(ANN, computers=("easy",))
    await house.play_on(computer.id, ANN)
    assert await service.unfinished(after_restart=True) == ()
    await service.export(computer.id)
    await service.history(computer.id, ANN.id)
    service.forget(computer.id)
    await house.look(computer.id, ANN)
    await service.tables_at(HERE.home)
    await service.my_tables(ANN.id)
    await service.set_settings(ANN, Settings(listed=False))
    await service.set_settings(ANN, Settings())


async def challenges(house: House) -> None:
    """Challenges from their secret to their end."""
    service, store = house.service, house.store
    daily = await service.current("toy", Contest.DAILY)
    await service.post_here(900, "toy", 500)
    (post,) = await store.posts.due(millis(house.clock.now), 9)
    await store.posts.claim(post, millis(house.clock.now), millis(house.clock.now))
    await store.posts.again(post, millis(house.clock.now))
    await store.posts.shown(replace(post, version=99), daily.code, 1)
    for who, practice in ((ANN, False), (ANN, True), (BOB, False)):
        look = await service.begin(daily.code, who, HERE, practice=practice)
        await house.play_on(look.table.id, who)
    await service.begin((await service.new_challenge(ANN, "toy", {}, (BOB,))).code, ANN, HERE)
    await service.ladder_challenge(ANN, "toy")
    await service.my_attempt(daily.code, ANN.id)
    await store.challenges.void("none", 0)
    await service.my_challenges(BOB.id)
    house.clock.move(100)
    await house.watch.tick()
    await service.season("toy", "2026-03")
    await service.streak(ANN.id, "toy")
    await service.past("toy", Contest.DAILY)
    await service.post_nowhere(900, "toy")


async def afterwards(house: House) -> None:
    """What is counted, told and forgotten."""
    service = house.service
    luck = Random(5)
    for people in ((ANN, BOB), (BOB, CAT), (ANN,)):
        await play(house, luck, *people)
    for order in Order:
        for page in (0, None):
            await service.leaderboard(Board("toy", order), ANN.id, page)
    await service.profile(ANN.id)
    await service.results(ANN.id)
    await service.statistics("toy")
    await house.store.standings.catch_up()
    await service.begin((await service.current("toy", Contest.DAILY)).code, ANN, HERE)
    await service.open(BOB, "toy", HERE, seats=3, reserved=(ANN, CAT))
    await service.own_data(ANN.id)
    await service.forget_person(ANN.id)
    await house.store.standings.rebuild()
