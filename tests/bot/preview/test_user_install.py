"""Wherever somebody takes the app along: the bot is no member there, and speaks to that person alone."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.domain.table import ELSEWHERE
from bot.features.challenges.model import AttemptState, ChallengeKind
from bot.i18n.translator import LOCALES
from games import GAMES
from tests.support.challenge_clicks import public
from tests.support.clicks import step
from tests.support.user_install import Elsewhere, InstallContext, gone
from tests.support.world import World, answered

QUICK = "hoshitsukuri"
"""A game whose challenge is played in few clicks."""

PLAYED = [
    *((QUICK, kind) for kind in InstallContext),
    *(pytest.param(game, InstallContext.SERVER, marks=pytest.mark.soak) for game in GAMES if game != QUICK),
]
"""What may be said there hangs on the place: one game goes everywhere, the others are played so in the wider net."""

ANSWERING = ("y", "a", "c", "n")
CLICKS = 600

INVITATION = "/oauth2/authorize?client_id="


async def finish(world: World, who: Any, panel: Any) -> Any:
    """Click on until the match is over: on a screen that was met before, what was tried least."""
    tried = Counter[tuple[str, str, tuple[str, ...]]]()
    for _ in range(CLICKS):
        offered = [
            (part, custom_id) for part, custom_id in world.controls_with_ids(panel) if custom_id.verb in ANSWERING
        ]
        if not offered:
            return panel
        screen = world.text(panel)
        part, custom_id = min(offered, key=lambda one: tried[screen, one[1].verb, one[1].args])
        number = tried[screen, custom_id.verb, custom_id.args]
        tried[screen, custom_id.verb, custom_id.args] += 1
        if part["type"] == 2:
            panel = answered(await who.click(panel, custom_id=part["custom_id"]))
            continue
        options, least = part["options"], max(1, part.get("min_values", 1))
        values = [options[(number + step) % len(options)]["value"] for step in range(least)]
        panel = answered(await who.select(panel, values, custom_id=part["custom_id"]))
    raise AssertionError("endless")


@pytest.fixture(params=[InstallContext.SERVER, InstallContext.GROUP])
def there(world: World, request: pytest.FixtureRequest) -> Iterator[Elsewhere]:
    """Alice, in places of both kinds: with a server's number and without."""
    with gone(world, world.alice, request.param) as place:
        yield place


@pytest.mark.long
@pytest.mark.parametrize(("game", "kind"), PLAYED)
async def test_the_whole_daily_challenge_is_played_where_the_bot_is_no_member(
    world: World, game: str, kind: InstallContext
) -> None:
    with gone(world, world.alice, kind) as there:
        home = answered(await there.slash("challenge daily", game=game))
        await finish(world, there.who, answered(await world.click(there.who, home, "cplay")))
        await world.env.settle()
    code = (await world.bot.service.challenges.current(game, ChallengeKind.DAILY)).code
    (placed,) = (await world.bot.service.attempt_results.ranking(code)).placed
    assert (placed.attempt.state, placed.attempt.guild) == (AttemptState.LISTED, None)
    place = (await world.bot.service.queries.table(placed.attempt.table)).place
    assert (place == ELSEWHERE) == (kind is not InstallContext.BOT)
    there.check()


async def test_what_is_begun_there_goes_on_where_the_bot_is_and_the_other_way_round(
    world: World, there: Elsewhere
) -> None:
    async def opened(home: Any, who: Any, verb: str) -> tuple[str, Any]:
        panel = answered(await world.click(who, answered(home), verb))
        return next(custom_id.table for _, custom_id in world.controls_with_ids(panel) if custom_id.table != "0"), panel

    begun, panel = await opened(await there.slash("challenge daily", game=QUICK), there.who, "cplay")
    await step(world, there.who, panel)
    there.check()
    at_home, panel = await opened(
        await world.alice.slash(world.channel, "challenge daily", game=QUICK), world.alice, "cplay"
    )
    moves = (await world.bot.service.queries.table(begun)).moves
    assert at_home == begun
    await step(world, world.alice, panel)
    assert (await world.bot.service.queries.table(begun)).moves > moves
    table, _ = await opened(await there.slash("games"), there.who, "move")
    assert table == begun


@pytest.mark.parametrize("kind", [InstallContext.SERVER, InstallContext.DIRECT])
async def test_a_match_of_several_people_is_played_on_from_there(world: World, kind: InstallContext) -> None:
    lobby = await world.open(world.alice, game=QUICK, seats=2)
    await world.click(world.bob, lobby, "join")
    await world.click(world.alice, lobby, "start")
    table_view, people = world.bot.service.play.view, (world.alice, world.bob)
    asked = [person for person in people if (await table_view(world.table, person.id)).prompt is not None]
    with gone(world, asked[0], kind) as there:
        panel = answered(await world.click(there.who, answered(await there.slash("games")), "move"))
        assert panel.flags.ephemeral
        await step(world, there.who, panel)
    assert (await world.bot.service.queries.table(world.table)).moves
    assert (await world.bot.service.queries.table(world.table)).place.home == world.channel.id


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_needs_a_member_is_refused_with_the_invitation(world: World, there: Elsewhere, locale: str) -> None:
    await there.slash("settings language", language=locale)
    panel = answered(await there.slash("statistics", game=QUICK))
    refused = [
        await there.slash("play", game=QUICK),
        await world.forged(there.who, panel, f"t:0:-:-:lreal.{next(iter(GAMES))}"),
        await world.forged(there.who, panel, f"t:0:-:-:stats.{QUICK}.scores.s.s"),
    ]
    if there.kind is InstallContext.SERVER:
        refused.append(await there.slash("challenge post", on=True))
    for result in refused:
        said = answered(result)
        assert said.flags.ephemeral
        assert INVITATION in world.written(said)
        assert ("参加していない" in world.written(said)) == (locale == "ja")
    there.check()
    assert public(world) == []


async def test_a_challenge_made_there_is_passed_on_by_its_code(world: World, there: Elsewhere) -> None:
    dare = answered(await there.slash("challenge duel", person=there.come(world.bob), game=QUICK))
    (made,) = await world.bot.service.challenges.open_to(world.bob.id)
    code = f"{made.code[:4]}-{made.code[4:]}"
    assert f"Pass on the code **{code}**" in world.text(dare)
    there.check()
    joined = answered(await world.bob.slash(world.channel, "challenge join", code=code))
    assert "cplay" in world.verbs(joined)


async def test_there_are_no_people_of_this_server_there(world: World, there: Elsewhere) -> None:
    home = answered(await world.alice.slash(world.channel, "challenge daily", game=QUICK))
    await finish(world, world.alice, answered(await world.click(world.alice, home, "cplay")))
    board = answered(await there.slash("leaderboard", game=QUICK, by="daily"))
    assert "alice" in world.text(board) or world.pictures(board)
    wheres = {custom_id.args[2] for _, custom_id in world.controls_with_ids(board) if custom_id.verb == "ranks"}
    assert wheres == {"all"}


async def test_a_lesson_is_held_there(world: World, there: Elsewhere) -> None:
    panel = answered(await there.slash("learn", game=next(iter(GAMES))))
    assert world.pictures(panel)
    await step(world, there.who, panel)
    there.check()


async def test_nothing_is_offered_there_that_others_would_hear_of(world: World, there: Elsewhere) -> None:
    await world.shows_results(world.alice)
    home = answered(await there.slash("challenge daily", game=QUICK))
    end = await finish(world, there.who, answered(await world.click(there.who, home, "cplay")))
    assert "cprac" in world.verbs(end)
    assert "cpost" not in world.verbs(answered(await world.click(there.who, end, "cshare")))
    again = answered(await world.alice.slash(world.channel, "challenge daily", game=QUICK))
    assert "cpost" in world.verbs(answered(await world.click(world.alice, again, "cshare")))
    for page in (await there.slash("statistics", game=QUICK), await there.slash("leaderboard", game=QUICK, by="daily")):
        assert world.verbs(answered(page))
        assert not [custom_id for _, custom_id in world.controls_with_ids(answered(page)) if "s" in custom_id.args]
