"""All that can happen to a store, once each."""

from datetime import timedelta
from pathlib import Path
from random import Random

from bot.app.restored import show_everything
from bot.cluster.leases import LeaseRequest
from bot.database import host_report
from bot.database.unsent_messages import retry_unsent
from bot.domain.notification import FOLLOWING, MessageKind
from bot.domain.person import PersonSettings
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import ChallengeKind, DuelSide
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.notifications.outgoing import AlreadyPosted, MustRepost, Unreachable
from tests.support.crash import par_game
from tests.support.house import ANN, BOB, CAT, HERE, Hide, House, Roll
from tests.support.toy_achievements import play


async def life(house: House, folder: Path) -> None:
    """Let everything happen; the folder keeps what people were told."""
    await par_game(house, folder / "told.txt")
    await tables_and_messages(house)
    await calls(house)
    await challenges(house)
    await afterwards(house)


async def tables_and_messages(house: House) -> None:
    """Everything about tables and their messages that the evening leaves out."""
    service = house.service
    await service.people.set_server(await service.people.server(900))
    table = await house.lobby(ANN, seats=2, reserved=(CAT,))
    house.pigeon.trouble = [Unreachable("gone"), MustRepost(), AlreadyPosted(4711)]
    await house.dispatcher.deliver_all()
    await renewed(house)
    await house.repositories.leases.hold(0, 0, lambda _: LeaseRequest(give=("nothing",)))
    await house.cluster_member.round()
    await house.cluster_member.leave()
    await house.repositories.leases.tell("news")
    for _ in range(2):
        await house.repositories.leases.take_turn("identify", 1_000)
    await plans(house)
    await service.display.shown(table.id, MessageKind.LOBBY, 4711, table.revision)
    await service.display.show_again(table.id)
    await house.repositories.outbox.census()
    house.clock.move(24)
    await house.watch.tick()
    house.clock.move(24)
    await house.watch.tick()
    house.watch.stood = timedelta()
    await house.watch.tick()
    for hours in (1, -1, 1):
        house.clock.move(hours)
        await house.watch.tick()
    house.watch.stood = timedelta.max
    await outage(house)
    computer = await house.running(ANN, computers=("easy",))
    await house.play_on(computer.id, ANN)
    assert await service.play.tables_to_resume(after_restart=True) == ()
    await service.replay.bring(ANN.id, await service.queries.export(computer.id))
    await service.replay.imported(ANN.id, 0, None)
    await service.queries.history(computer.id, ANN.id)
    service.repository.invalidate(computer.id)
    await house.table_view(computer.id, ANN)
    await service.queries.tables_at(HERE.home)
    await house.dispatcher.is_stuck()
    await service.people.meet(ANN, computer.id)
    await service.people.times_done(ANN.id, "toy", "Play")
    await service.people.has_played(ANN.id, "toy")
    await service.people.is_newcomer(computer)
    await service.people.last_finished(ANN.id)
    await house.repositories.challenges.remind("none", (), to_millis(house.clock.now))
    shared = await house.running(ANN, BOB)
    late = await service.extra_time.extendable(shared.id, ANN.id)
    await service.extra_time.give_day(shared.id, ANN.id, late[0].seat)
    await host_report.servers(house.repositories.engine)
    await host_report.table(house.repositories.engine, computer.id)
    await retry_unsent(house.repositories.engine, 900, to_millis(house.clock.now))
    await service.queries.my_tables(ANN.id)
    await service.queries.next_of(ANN.id, computer.id)
    await service.settings.set_settings(ANN, PersonSettings(listed=False))
    await service.settings.set_settings(ANN, PersonSettings())


async def outage(house: House) -> None:
    """A shard is away for an hour."""
    repositories, shard = house.repositories, "shard/1/0"
    for connected in (False, True):
        await repositories.pending_turns.note_shard(shard, to_millis(house.clock.now), connected=connected)
        house.clock.move(1)
        await house.watch.tick()
    await repositories.pending_turns.note_shard(shard, to_millis(house.clock.now), connected=False)
    await repositories.pending_turns.note_shard(shard, to_millis(house.clock.now), connected=True)
    await house.watch.tick()
    async with repositories.engine.reading() as connection:
        assert await repositories.engine.time(connection) > 0


async def renewed(house: House) -> None:
    """A message that is renewed while it leaves."""
    table = await house.lobby(ANN, seats=3)
    outbox_message = next(
        one for one in (await house.repositories.outbox.due(10**15, 100)).messages if one.topic == table.id
    )
    table_message = await house.service.message_handlers[outbox_message.kind].load(outbox_message)
    assert table_message
    await house.service.lobby.join(table.id, BOB)
    await house.service.message_handlers[outbox_message.kind].remember(table_message, 1234, complete=True)


async def calls(house: House) -> None:
    """Calls that must wait, and are done."""
    hour = house.clock.now.hour
    await house.service.settings.set_settings(BOB, PersonSettings(quiet_from=hour, quiet_to=(hour + 1) % 24))
    table = await house.running(ANN, BOB, sealed=True)
    await house.dispatcher.deliver_all()
    house.clock.move(1)
    await house.dispatcher.deliver_all()
    await house.table_view(table.id, BOB)
    await house.service.reminders.snooze(table.id, BOB.id, None, 1)
    await house.service.reminders.mute(table.id, BOB.id, on=True)
    await house.service.reminders.mute(table.id, BOB.id, on=False)
    await house.service.people.meet(CAT)
    await house.service.following.follow(table.id, CAT.id, FOLLOWING[-1])
    await house.service.following.followed(CAT.id)
    await house.answer(table.id, BOB, Roll())
    await house.dispatcher.deliver_all()
    house.clock.move(1)
    for who in (ANN, BOB):  # whoever of them is waited for
        await house.service.settings.set_settings(who, PersonSettings(quiet_from=hour, quiet_to=(hour + 4) % 24))
        await house.service.settings.set_settings(who, PersonSettings())


async def plans(house: House) -> None:
    """An answer that is prepared, dropped, prepared again and given."""
    room, play = house.service.planned_moves, house.service.play
    table = await house.running(ANN, BOB)
    first, second = sorted((ANN, BOB), key=lambda who: table.seat_of(who.id) or 0)
    await house.answer(table.id, first, Hide())
    for drop in (True, False):
        table_view = (await room.foresee(table.id, first.id)).fresh
        assert table_view is not None
        assert table_view.prompt is not None
        await room.prepare(table.id, first.id, table_view.prompt.token, table_view.prompt.legal[:1], lambda *_: "")
        if drop:
            await room.drop(table.id, first.id)
    await house.answer(table.id, second, Hide())
    assert await play.tables_to_resume(after_restart=True) == ()


async def challenges(house: House) -> None:
    """Challenges from their secret to their end."""
    service, repositories = house.service, house.repositories
    daily = await service.challenges.current("toy", ChallengeKind.DAILY)
    await service.posts.here(900, "toy", 500)
    house.pigeon.trouble = [Unreachable("gone")]
    await house.dispatcher.deliver_all()
    await repositories.posts.stale("toy", to_millis(house.clock.now))
    await show_everything(repositories, to_millis(house.clock.now))
    await house.dispatcher.deliver_all()
    for who, practice in ((ANN, False), (ANN, True), (BOB, False)):
        table_view = await service.attempts.begin(daily.code, who, HERE, practice=practice)
        await house.play_on(table_view.table.id, who)
    await repositories.challenges.practice(daily.code, ANN.id)
    await service.attempts.begin((await service.challenges.make(ANN, "toy", {}, (BOB,))).code, ANN, HERE)
    await service.challenges.climb(ANN, "toy")
    await server_duel(house)
    await service.attempts.of(daily.code, ANN.id)
    await repositories.challenges.void("none", 0)
    await service.challenges.open_to(BOB.id)
    assert await service.pars.go_on()
    assert (await service.pars.of(daily.code, ANN.id)).par_games
    house.clock.move(100)
    await house.watch.tick()
    own = await service.attempts.of(daily.code, BOB.id)
    assert own is not None
    for void in (True, False):
        await service.voids.set_void(own.table, void=void)
        await house.dispatcher.deliver_all()
    await service.attempt_results.season("toy", "2026-03")
    await service.challenges.streak(ANN.id, "toy")
    await service.challenges.streak_here(900, "toy")
    await service.challenges.past("toy", ChallengeKind.DAILY)
    await service.posts.nowhere(900, "toy")


async def server_duel(house: House) -> None:
    """Two servers against each other, and one that gives up."""
    service = house.service.servers
    for leaves in (False, True):
        made = await service.propose(ANN, DuelSide(900, "Here", 500), "toy", 1, 1)
        await service.accept(made.code, DuelSide(901, "There", 501))
        await house.dispatcher.deliver_all()
        if leaves:
            await service.withdraw(made.code, 901)
    await service.of(900)


async def afterwards(house: House) -> None:
    """What is counted, told and forgotten."""
    service = house.service
    luck = Random(5)
    await service.skies.here(900, 500, "UTC")
    for people in ((ANN, BOB), (BOB, CAT), (ANN,)):
        await play(house, luck, *people)
    await posters(house)
    for order in LeaderboardOrder:
        for page in (0, None):
            await service.rankings.leaderboard(Leaderboard("toy", order), ANN.id, page)
    await service.rankings.profile(ANN.id)
    await service.queries.results(ANN.id)
    await service.rankings.statistics("toy")
    await house.repositories.rankings.catch_up()
    await service.attempts.begin((await service.challenges.current("toy", ChallengeKind.DAILY)).code, ANN, HERE)
    await service.lobby.open(BOB, "toy", HERE, seats=3, reserved=(ANN, CAT))
    await service.privacy.own_data(ANN.id)
    await service.privacy.forget_person(ANN.id)
    await house.repositories.rankings.rebuild()


async def posters(house: House) -> None:
    """The sky of a week: so far, posted, renewed for somebody who opts out, and not wished for any more."""
    service, due = house.service, [poster.due_at for poster in await house.repositories.skies.due(2**60, 9)]
    await service.skies.so_far(900)
    house.clock.now = max(house.clock.now, *due)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    assert house.pigeon.skies
    for sky in (False, True):
        await service.settings.set_settings(BOB, PersonSettings(sky=sky))
    await house.dispatcher.deliver_all()
    (poster,) = await house.repositories.skies.due(2**60, 9)
    await house.repositories.skies.ask(poster, poster.week or "", 2**50, 0)
    await service.skies.nowhere(900)
