"""Attempts and duels report their end: before they run out, when they have run out, and how a duel went."""

from datetime import timedelta

import pytest

from bot.domain.notification import MessageKind
from bot.domain.person import PersonSettings
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location
from bot.features.challenges import announcements
from bot.features.challenges.message import AttemptMessage
from bot.features.challenges.model import AttemptState, ChallengeKind
from bot.features.challenges.results import REMINDER_LEAD
from bot.features.pinned_posts import view
from bot.i18n.translator import translator_for
from games import GAMES
from planisphere_toy.rules import GAME as TOY
from tests.support.attempts import played, shows
from tests.support.house import ANN, BOB, HERE, House

EN, JA = translator_for("en"), translator_for("ja")


async def notes(house: House) -> list[tuple[int, str]]:
    """Carry everything, and return who was told what privately."""
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    found = []
    for one in house.pigeon.take():
        if one.outbox_message.kind is MessageKind.ATTEMPT:
            assert isinstance(one, AttemptMessage)
            assert one.direct
            person = one.mentioned[0].id
            for words in (EN, JA):
                text = str(announcements.note(one.ranking, person, one.at, words)[0])
                assert "bot." not in text
            found.append((person, announcements.note_key(one.ranking, person, one.at)))
    return sorted(found)


async def test_an_attempt_that_runs_out_is_reminded_of_and_then_reported(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    begun = await house.service.attempts.begin(daily.code, ANN, HERE)
    await played(house, daily.code, BOB)
    assert await notes(house) == []
    house.clock.now = daily.ends_at - REMINDER_LEAD - timedelta(minutes=1)
    assert await notes(house) == []
    house.clock.now = daily.ends_at - REMINDER_LEAD
    assert await notes(house) == [(ANN.id, "ends")]
    assert await notes(house) == [], "once"
    house.clock.now = daily.ends_at + timedelta(minutes=10)
    assert await notes(house) == [(ANN.id, "ran_out")]
    ranking = await house.service.attempt_results.ranking(daily.code)
    own = ranking.attempt_of(ANN.id)
    assert own is not None
    assert (own.table, own.state) == (begun.table.id, AttemptState.GIVEN_UP)


async def test_a_reminder_that_quiet_hours_make_late_is_not_sent(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await house.service.attempts.begin(daily.code, ANN, HERE)
    hour = (daily.ends_at - REMINDER_LEAD).hour
    quiet = PersonSettings(quiet_from=hour, quiet_to=(hour + 8) % 24)
    await house.service.settings.set_settings(ANN, quiet)
    house.clock.now = daily.ends_at - REMINDER_LEAD
    assert await notes(house) == []
    await house.play_on((await house.service.attempts.begin(daily.code, ANN, HERE)).table.id, ANN)
    house.clock.move(10)
    assert await notes(house) == []


async def test_both_players_of_a_duel_are_reminded_and_told_the_result(house: House) -> None:
    duel = await house.service.challenges.make(ANN, "toy", {}, (BOB,))
    await played(house, duel.code, ANN)
    house.clock.now = duel.ends_at - REMINDER_LEAD
    assert await notes(house) == [(BOB.id, "waiting")]
    await played(house, duel.code, BOB)
    await house.dispatcher.deliver_all()
    ranking = await house.service.attempt_results.ranking(duel.code)
    told = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.ATTEMPT]
    assert sorted(one.mentioned[0].id for one in told) == [ANN.id, BOB.id]
    for person in (ANN, BOB):
        text = str(announcements.note(ranking, person.id, house.clock(), EN)[0])
        assert ("Ann" in text, "Bob" in text) == (True, True), "they see each other's results"


async def test_the_end_of_a_challenge_is_announced_where_it_was_posted(house: House) -> None:
    await shows(house, ANN, BOB)
    posted = Location(channel=777, guild=900)
    shared = await house.service.challenges.make(ANN, "toy", {}, place=posted)
    await played(house, shared.code, BOB)
    house.clock.now = shared.ends_at + timedelta(minutes=1)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    (result,) = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.DUEL_RESULT]
    assert result.place == (900, 777)


async def test_an_attempt_of_yesterday_is_named_with_todays_challenge(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await house.service.attempts.begin(daily.code, ANN, HERE)
    assert await house.service.challenges.unfinished(ANN.id, daily) is None
    house.clock.now = daily.closes_at + timedelta(hours=1)
    today = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    unfinished = await house.service.challenges.unfinished(ANN.id, today)
    assert unfinished is not None
    assert unfinished.code == daily.code
    assert await house.service.challenges.unfinished(BOB.id, today) is None
    house.clock.now = daily.ends_at
    assert await house.service.challenges.unfinished(ANN.id, today) is None


@pytest.mark.parametrize("unlisted", [(), (ANN.id,)])
async def test_the_end_of_a_month_is_announced_on_the_post_with_its_champions(
    house: House, monkeypatch: pytest.MonkeyPatch, unlisted: tuple[int, ...]
) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house.clock.now = house.clock.now.replace(month=3, day=31, hour=4)
    await shows(house, ANN)
    await house.service.people.set_server(ServerSettings(900, unlisted=unlisted))
    await house.service.posts.here(900, "toy", 500)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    assert daily.label == "2026-03-31"
    await played(house, daily.code, ANN)
    await house.dispatcher.deliver_all()
    assert house.pigeon.wall[-1].champions == ()
    house.clock.now = daily.ends_at + timedelta(minutes=1)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    post = house.pigeon.wall[-1]
    assert [one.person for one in post.champions] == [ANN.id]
    for words in (EN, JA):
        text = str(view.pinned_post(post, words)[0])
        (line,) = [line for line in text.splitlines() if "2026-03" in line and line.startswith("🏆")]
        assert ("Ann" in line) == (not unlisted)
    house.clock.move(24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    assert house.pigeon.wall[-1].champions == ()
