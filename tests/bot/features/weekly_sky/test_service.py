"""What shines over a server, on both databases: every finished match, of those alone who may be named."""

from random import Random

from bot.domain.person import AnnounceResults, PersonSettings
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location
from bot.features.challenges.model import ChallengeKind
from bot.features.weekly_sky.model import WeeklySky
from tests.support.attempts import shows
from tests.support.house import ANN, BOB, CAT, HERE, House
from tests.support.toy_achievements import play
from tests.support.undo_requests import ask, begun, decide

ELSEWHERE, ALONE = Location(channel=501, guild=901), Location(channel=502)


async def sky(house: House, guild: int = 900) -> WeeklySky:
    return await house.service.skies.so_far(guild)


def named(found: WeeklySky) -> list[list[str]]:
    return [sorted(one.name for one in star.people) for star in found.stars]


async def test_every_finished_match_of_this_server_and_week_shines(house: House) -> None:
    luck = Random(3)
    await shows(house, CAT)
    house.clock.move(24)  # a Monday
    await play(house, luck, ANN, BOB)
    await play(house, luck, BOB, CAT, place=ELSEWHERE)
    await play(house, luck, CAT, place=ALONE)
    await play(house, luck, CAT, computers=1)
    ended = await house.running(ANN, BOB)
    await house.service.seats.end_table(ended.id, ANN.id, moderator=True)
    await house.running(ANN, CAT)
    found = await sky(house)
    assert named(found) == [["Ann", "Bob"], ["Cat"]]
    assert [star.at for star in found.stars] == sorted(star.at for star in found.stars)
    assert named(await sky(house, 901)) == [["Bob", "Cat"]]
    assert (await sky(house, 902)).stars == ()
    house.clock.move(7 * 24)
    assert (await sky(house)).stars == ()


async def test_who_is_not_to_be_named_takes_their_light_along(house: House) -> None:
    luck = Random(4)
    house.clock.move(24)
    await play(house, luck, ANN, BOB)
    await play(house, luck, ANN)
    for watch_level in (PersonSettings(listed=False), PersonSettings(sky=False)):
        await house.service.settings.set_settings(ANN, watch_level)
        assert named(await sky(house)) == [["Bob"]]
    await house.service.settings.set_settings(ANN, PersonSettings())
    assert named(await sky(house)) == [["Ann", "Bob"]]
    await shows(house, ANN)
    assert named(await sky(house)) == [["Ann", "Bob"], ["Ann"]]
    await house.service.privacy.forget_person(ANN.id)
    assert named(await sky(house)) == [["Bob"]]
    assert "Ann" not in repr(await sky(house))


async def test_the_sky_of_a_server_leaves_out_whom_it_does_not_name(house: House) -> None:
    house.clock.move(24)
    await play(house, Random(4), ANN, BOB)
    await house.service.people.set_server(ServerSettings(900, unlisted=(ANN.id,)))
    assert named(await sky(house)) == [["Bob"]]


async def test_invite_only_tables_keep_to_themselves(house: House) -> None:
    house.clock.move(24)
    table = await house.running(ANN, BOB, private=True, reserved=(BOB,))
    await house.play_on(table.id, ANN, BOB)
    assert (await sky(house)).stars == ()


async def test_who_let_a_computer_play_is_not_praised_for_it(house: House) -> None:
    house.clock.move(24)
    table = await house.running(ANN, BOB)
    await house.service.seats.leave(table.id, BOB.id)
    await house.play_on(table.id, ANN)
    assert named(await sky(house)) == [["Ann"]]


async def test_an_attempt_shines_when_its_challenge_has_closed(house: House) -> None:
    house.clock.move(24)
    await shows(house, ANN, BOB, CAT)
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    for who, practice in ((ANN, False), (BOB, False)):
        await house.play_on(
            (await house.service.attempts.begin(daily.code, who, HERE, practice=practice)).table.id, who
        )
    far = Location(channel=501, guild=901)
    await house.play_on((await house.service.attempts.begin(daily.code, CAT, far)).table.id, CAT)
    await house.service.settings.set_settings(BOB, PersonSettings(announce=AnnounceResults.NEVER))
    assert (await sky(house)).stars == ()
    house.clock.move(36)
    await house.watch.tick()
    assert named(await sky(house)) == [["Ann"]]
    assert named(await sky(house, 901)) == [["Cat"]]


async def test_what_went_back_over_something_revealed_is_never_the_best(house: House) -> None:
    house.clock.move(24)
    table = await begun(house, ANN, BOB)
    await ask(house, table, ANN, 1)
    await decide(house, table, BOB)
    await house.play_on(table.id, ANN, BOB)
    (star,) = (await sky(house)).stars
    assert not star.ranked
    assert (await sky(house)).best == {}


async def test_a_result_that_is_its_players_own_has_no_star(house: House) -> None:
    house.clock.move(24)
    luck = Random(5)
    for _ in range(3):
        await play(house, luck, ANN)
    assert (await sky(house)).stars == ()
    await shows(house, ANN)
    found = await sky(house)
    assert named(found) == [["Ann"]] * 3
    assert found.best["toy"].who.person == ANN.id
