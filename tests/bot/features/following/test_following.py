"""Following a table at which one does not sit: its end, its rounds, and nothing that not everybody may see."""

import pytest

from bot.domain.notification import FOLLOWING, MessageKind, WatchLevel
from bot.domain.person import NotificationMode, PersonSettings
from bot.domain.table import Table
from bot.features.challenges.model import ChallengeKind
from bot.features.following import message as following_message
from bot.features.following import service as following_service
from bot.notifications import policy, table_message
from bot.refusals import AlreadySeated, Closed, Unwatched
from bot.refusals.challenges import Secret
from tests.support.house import ANN, BOB, CAT, DAN, HERE, House, Roll
from tests.support.notifications import called

END, ROUNDS = FOLLOWING


async def followed(house: House, watch_level: WatchLevel) -> Table:
    """A running table that Cat follows."""
    await house.service.people.meet(CAT)
    table = await house.running(ANN, BOB)
    await called(house)
    await house.service.following.follow(table.id, CAT.id, watch_level)
    return table


async def test_who_follows_a_table_hears_of_its_end_once(house: House) -> None:
    table = await followed(house, END)
    assert [one.id for one in await house.service.following.followed(CAT.id)] == [table.id]
    await house.answer(table.id, ANN, Roll())
    assert "Cat" not in [name for _, name in await called(house)]
    await house.play_on(table.id, ANN, BOB)
    await house.dispatcher.deliver_all()
    (news,) = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.NEWS]
    assert ([person.name for person in news.mentioned], news.direct, len(news.table_view.scores)) == (["Cat"], True, 2)
    assert await called(house, 1) == []
    assert await house.service.following.followed(CAT.id) == ()


async def test_who_follows_the_rounds_hears_of_each_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1]
    for room in (table_message, following_message):
        monkeypatch.setattr(room, "round_seen", lambda _: now[0])
    for room in (policy, following_service):
        monkeypatch.setattr(room, "round_of", lambda *_: now[0])
    table = await followed(house, ROUNDS)
    for round_, told in ((1, []), (2, [(MessageKind.NEWS, "Cat")]), (2, []), (3, [(MessageKind.NEWS, "Cat")])):
        now[0] = round_
        await house.service.display.show_again(table.id)
        assert [one for one in await called(house) if one[1] == "Cat"] == told
    await house.service.following.follow(table.id, CAT.id, END)
    now[0] = 4
    await house.service.display.show_again(table.id)
    assert "Cat" not in [name for _, name in await called(house)]


async def test_what_a_follower_hears_is_what_everybody_may_see(house: House) -> None:
    table = await followed(house, END)
    table_view = await house.service.following.lately(table.id, CAT.id)
    public = await house.table_view(table.id)
    assert (table_view.seat, table_view.view, table_view.prompt) == (None, public.view, None)


async def test_a_follower_sleeps_through_the_end_and_may_stop(house: House) -> None:
    table = await followed(house, END)
    hour = house.clock.now.hour
    await house.service.settings.set_settings(
        CAT, PersonSettings(quiet_from=hour, quiet_to=hour + 3, calls=NotificationMode.NEVER)
    )
    await house.play_on(table.id, ANN, BOB)
    assert "Cat" not in [name for _, name in await called(house)]
    assert await called(house, 3) == [(MessageKind.NEWS, "Cat")]
    other = await followed(house, END)
    await house.service.following.unfollow(other.id, CAT.id)
    await house.service.following.unfollow(other.id, DAN.id)
    await house.play_on(other.id, ANN, BOB)
    assert "Cat" not in [name for _, name in await called(house)]


async def test_a_match_called_off_is_an_end(house: House) -> None:
    table = await followed(house, END)
    await house.service.seats.end_table(table.id, 1, moderator=True)
    assert (MessageKind.NEWS, "Cat") in await called(house)


async def test_who_played_and_is_called_otherwise_hears_of_the_end_there(house: House) -> None:
    await house.service.settings.set_settings(BOB, PersonSettings(calls=NotificationMode.DIRECT))
    table = await house.running(ANN, BOB)
    await house.play_on(table.id, ANN, BOB)
    assert [one for one in await called(house) if one[0] in (MessageKind.BOARD, MessageKind.NEWS)] == [
        (MessageKind.BOARD, "Ann"),
        (MessageKind.NEWS, "Bob"),
    ]


async def test_only_a_table_that_everybody_may_see_is_followed(house: House) -> None:
    table = await followed(house, END)
    with pytest.raises(AlreadySeated):
        await house.service.following.follow(table.id, ANN.id, END)
    private = await house.lobby(ANN, seats=2, private=True)
    with pytest.raises(Unwatched):
        await house.service.following.lately(private.id, CAT.id)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    attempt = await house.service.attempts.begin(daily.code, ANN, HERE)
    with pytest.raises(Secret):
        await house.service.following.follow(attempt.table.id, CAT.id, END)
    await house.service.seats.end_table(table.id, 1, moderator=True)
    with pytest.raises(Closed):
        await house.service.following.follow(table.id, CAT.id, END)
