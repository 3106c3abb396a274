"""Challenges on Discord: from the command to the first move in three taps, in private; results and posts in public."""

from random import Random
from typing import Any

import pytest

from bot.discord_kit import custom_ids
from bot.domain import challenge_code
from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.person import InvokingUser
from bot.features.challenges.model import AttemptState, ChallengeKind
from bot.i18n.translator import translator_for
from bot.notifications.outgoing import EditLimited, Unreachable
from bot.refusals.challenges import OwnDuel
from bot.workers.pictures import PictureRequest
from games import GAMES
from renderers.challenge import CODE
from tests.support.challenge_clicks import finish, public
from tests.support.clicks import says, step
from tests.support.house import prepared
from tests.support.real_http import RealHTTP
from tests.support.world import World, answered, begins, fields

EN = translator_for("en")


async def daily(world: World, who: Any, **options: Any) -> Any:
    return answered(await who.slash(world.channel, "challenge daily", **options))


async def test_the_first_move_is_three_clicks_from_the_command(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    home = await daily(world, world.alice)
    assert home.flags.ephemeral
    assert world.pictures(home)  # its cover
    assert EN("bot.challenge.promise") in world.text(home)
    assert EN("bot.results.question") in world.text(home)
    assert [custom_id.verb for part, custom_id in world.controls_with_ids(home) if part.get("style") == 3] == ["cplay"]
    wanted: list[PictureRequest] = []
    draw = world.bot.pictures.draw

    async def noted(one: PictureRequest, within: float, *, urgent: bool) -> bytes:
        wanted.append(one)
        assert urgent  # there is no other picture of this table
        return await draw(one, within, urgent=urgent)

    monkeypatch.setattr(world.bot.pictures, "draw", noted)
    panel = answered(await world.click(world.alice, home, "cplay"))
    challenge = await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)
    assert wanted[0].people[CODE] == challenge_code.format_code(challenge.code)
    assert panel.flags.ephemeral
    assert EN("bot.results.question") in world.text(panel)
    assert "results" in world.verbs(panel)
    assert challenge.commitment in world.text(panel)
    assert world.pictures(panel)  # the board, which is posted nowhere
    table = (await world.bot.service.queries.my_tables(world.alice.id))[0].table
    panel = answered(await step(world, world.alice, panel))
    if not (await world.bot.service.queries.table(table.id)).moves:
        panel = answered(await step(world, world.alice, panel))
    assert (await world.bot.service.queries.table(table.id)).moves == 1
    assert public(world) == []


async def test_a_daily_challenge_is_played_in_private_and_told_in_public(world: World) -> None:
    await world.shows_results(world.alice)
    home = await daily(world, world.alice)
    last = await finish(world, world.alice, answered(await world.click(world.alice, home, "cplay")))
    await world.env.settle()
    code = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    placed = (await world.bot.service.attempt_results.ranking(code)).placed[0]
    assert placed.attempt.state is AttemptState.LISTED
    told = public(world)
    assert len(told) == 1
    result = f"{placed.attempt.own} – {placed.attempt.rival}"
    assert result not in world.text(told[0])  # others have still to play
    assert not world.pictures(told[0])
    assert {"cprac", "cshare", "crank"} <= set(world.verbs(last))
    assert "rank 1 of 1" in world.text(last)
    mine = answered(await world.click(world.alice, last, "cshare"))
    assert len(public(world)) == 1  # nobody but her sees it yet
    await world.click(world.alice, mine, "cpost")
    card = public(world)[-1]
    assert world.pictures(card)
    ranking = answered(await world.click(world.bob, card, "crank"))
    assert ranking.flags.ephemeral
    assert "alice" in world.text(ranking)
    seen = world.text(ranking) + world.text(card) + world.pictures(card)[0]["description"]
    assert result not in seen
    assert result in world.text(answered(await world.click(world.alice, card, "crank")))
    other = answered(await world.click(world.bob, card, "cplay"))
    assert {"a", "n", "c", "y"} & set(world.verbs(other))
    practice = answered(await world.click(world.alice, last, "cprac"))
    assert EN("bot.challenge.other_luck") in world.text(practice)


async def test_another_person_never_sees_an_open_attempt(world: World) -> None:
    home = await daily(world, world.alice)
    panel = answered(await world.click(world.alice, home, "cplay"))
    table = (await world.bot.service.queries.my_tables(world.alice.id))[0].table.id
    secret = "secret until"
    assert secret in world.text(answered(await world.bob.slash(world.channel, "board", table=table)))
    own = await daily(world, world.bob)
    for verb in ("move", "hand", "text", "sheet.table", "log", "more", "export", "post", "here"):
        message = answered(await world.forged(world.bob, own, f"t:{table}:-:-:{verb}"))
        assert not world.pictures(message), verb
        assert "Day" not in world.text(message), verb
    undone = answered(await world.forged(world.alice, panel, f"t:{table}:-:-:undo"))
    assert "There's no undo" in world.text(undone)
    posted = answered(await world.forged(world.alice, panel, f"t:{table}:-:-:post"))
    assert secret in world.text(posted)
    assert public(world) == []


async def test_the_controls_of_a_challenge_cannot_be_forged(world: World) -> None:
    home = await daily(world, world.alice)
    paths = ["cday.none", "cplay", "cplay.22222222", "cshare.22222222", "crep.22222222.x", "cseason.glow.x"]
    paths += [
        "cnew.glow.9999",
        "cnew.glow.x",
        "cnew.glow.o7",
        "cmake.none",
        "cclimb",
        "crung.x",
        "crank",
        "cshow",
        "cmore",
    ]
    for path in paths:
        answer = answered(await world.forged(world.alice, home, f"t:0:-:-:{path}", ["0"] if "o7" in path else None))
        assert answer.flags.ephemeral, path
        assert "bug" not in world.text(answer), path


async def test_a_challenge_is_made_and_shared_by_its_code(world: World) -> None:
    shown = await world.alice.slash(world.channel, "challenge new")
    values = {part["custom_id"]: begins(part) for part in fields(shown.modal)}
    wishes = {"board": "archipelago", "adventurer": ["orium"]}
    panel = answered(await world.alice.submit_modal(shown, {**values, **wishes}))
    menus = [part for part, custom_id in world.controls_with_ids(panel) if custom_id.verb == "cnew"]
    assert len(menus) == 4  # with the adventurer, Tom's dice may be chosen
    await world.click(world.alice, panel, "cmake")
    dare = public(world)[-1]
    (made,) = await world.bot.service.challenges.open_to(world.alice.id)
    assert (made.options["board"], made.options["adventurer"]) == ("archipelago", "orium")
    shown = f"{made.code[:4]}-{made.code[4:]}"
    assert shown in world.text(dare)
    joined = answered(await world.bob.slash(world.channel, "challenge join", code=shown.lower()))
    assert "cplay" in world.verbs(joined)
    wrong = answered(await world.bob.slash(world.channel, "challenge join", code="nonsense"))
    assert "eight characters" in world.text(wrong)


async def test_a_duel_calls_the_other_person(world: World) -> None:
    await world.alice.slash(world.channel, "challenge duel", person=world.bob)
    dare = public(world)[-1]
    assert f"<@{world.bob.id}>" in world.text(dare)
    refused = answered(await world.click(world.owner, dare, "cplay"))
    assert "for other players" in world.text(refused)
    assert {"a", "n", "c", "y"} & set(world.verbs(answered(await world.click(world.bob, dare, "cplay"))))


async def test_a_duel_with_oneself_is_refused_however_it_is_made(world: World) -> None:
    before = len(public(world))
    refused = await world.alice.slash(world.channel, "challenge duel", person=world.alice)
    assert says(world, refused, "bot.refuse.own_duel")
    alice = InvokingUser(world.alice.id, "alice", "en")
    with pytest.raises(OwnDuel):
        await world.bot.service.challenges.make(alice, "glow", {}, (alice, alice))
    assert len(public(world)) == before


async def test_the_ladder_begins_at_its_lowest_rung(world: World) -> None:
    ladder = answered(await world.alice.slash(world.channel, "challenge ladder"))
    assert "▶️ Ember" in world.text(ladder)
    await world.click(world.alice, ladder, "cclimb")
    table = (await world.bot.service.queries.my_tables(world.alice.id))[0].table
    assert table.options["difficulty"] == "ember"


async def test_a_server_has_a_standing_post_that_follows_the_day(world: World) -> None:
    refused = answered(await world.alice.slash(world.channel, "challenge post", on=True))
    assert "manage" in world.text(refused)
    await world.owner.slash(world.channel, "challenge post", on=True)
    await world.env.settle()
    (post,) = public(world)
    first = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    assert first[:4] in world.text(post)
    panel = answered(await world.click(world.alice, post, "cplay"))
    await finish(world, world.alice, panel)
    await world.env.settle()
    assert "alice" not in world.text(post)
    assert EN("bot.challenge.unnamed", count=1) in world.text(post)
    await world.shows_results(world.alice)
    await world.env.settle()
    assert "alice" in world.text(post)
    await world.sleep(hours=24)
    await world.env.advance_time(61)
    newest = public(world)[-1]
    second = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    assert newest.id != post.id
    assert second[:4] in world.text(newest)
    assert world.verbs(post) == ["crank"]  # nothing on it is untrue
    assert EN("bot.challenge.nobody") not in world.text(post)
    late = answered(await world.forged(world.bob, newest, f"t:0:-:-:cplay.{first}"))
    assert EN("bot.refuse.challenge_over") in world.text(late)
    assert world.verbs(late) == ["cplay", "cprac"]
    await world.click(world.bob, late, "cplay")
    await world.sleep(hours=13)
    await world.env.advance_time(61)
    assert "Best result of the last challenge: alice" in world.text(public(world)[-1])
    await world.owner.slash(world.channel, "challenge post", on=False)
    assert await world.bot.repositories.posts.all() == ()


async def test_after_the_end_seed_and_best_attempt_are_public(world: World) -> None:
    await world.shows_results(world.alice)
    home = await daily(world, world.alice)
    code = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    await finish(world, world.alice, answered(await world.click(world.alice, home, "cplay")))
    early = answered(await world.bob.slash(world.channel, "challenge replay", code=code))
    assert "secret until" in world.text(early)
    await world.sleep(hours=37)
    replay = answered(await world.bob.slash(world.channel, "challenge replay", code=code))
    assert world.pictures(replay)
    further = answered(await world.click(world.bob, replay, "crep", code))
    assert world.pictures(further)
    ranking = answered(await world.bob.slash(world.channel, "challenge ranking", code=code))
    assert "Final" in world.text(ranking)
    season = answered(await world.bob.slash(world.channel, "challenge monthly"))
    assert "average lead" in world.text(season) or "No one" in world.text(season)
    shown = answered(await world.click(world.bob, await daily(world, world.bob), "cmore"))
    shown = answered(await world.pick(world.bob, shown, "cshow", "past", values=[code]))
    shown = answered(await world.click(world.bob, shown, "cmore"))
    seed = (await world.bot.service.challenges.find(code)).seed
    assert seed is not None
    assert seed in world.text(shown)


async def played_through(world: World, who: Any, game: str) -> str:
    """Give any answers until the attempt that this person has begun is over, and return its table."""
    service, luck = world.bot.service, Random(3)
    told, service.change_signal.heard = service.change_signal.heard, lambda: None  # nobody watches
    mine = await service.queries.my_tables(who.id)
    table_view = await service.play.view(next(one.table.id for one in mine if one.table.game == game), who.id)
    while table_view.prompt is not None:
        answer = luck.choice(table_view.prompt.legal)
        table_view = (
            await service.play.submit_move(table_view.table.id, who.id, table_view.prompt.token, answer)
        ).table_view
    service.change_signal.heard = told
    name: str = table_view.table.id
    return name


async def test_par_is_shown_after_ones_own_attempt_and_to_nobody_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in (
        "bot.features.challenges.par.PAR_GAMES",
        "bot.features.challenges.par_service.PAR_GAMES",
        "bot.features.challenges.outcome_view.PAR_GAMES",
    ):
        monkeypatch.setattr(place, 3)
    monkeypatch.setattr("bot.features.challenges.par_service.PIECE", 3)
    game = "hoshitsukuri"
    await world.shows_results(world.alice)
    home = await daily(world, world.alice, game=game)
    assert await world.bot.service.pars.go_on()
    assert "Par" not in world.text(await daily(world, world.alice, game=game))
    panel = answered(await world.click(world.alice, home, "cplay"))
    assert "Par" not in world.text(panel)
    table = await played_through(world, world.alice, game)
    last = answered(await world.forged(world.alice, panel, f"t:{table}:-:-:move"))
    assert "⛳ Par" in world.text(last)
    assert len(world.pictures(last)) == 2
    assert "par " in world.pictures(last)[1]["description"]
    assert "⛳ Par" in world.text(await daily(world, world.alice, game=game))
    assert "Par" not in world.text(await daily(world, world.bob, game=game))
    strip = answered(await world.click(world.alice, await daily(world, world.alice, game=game), "cshare"))
    assert set("⚫🌒🌓🌔🌕") & set(world.text(strip).partition("```")[2])
    home = await daily(world, world.alice, game=game)
    picked = world.control(home, "cfriend")
    await world.alice.select(home, [world.bob], custom_id=picked["custom_id"])
    dare = public(world)[-1]
    assert f"<@{world.bob.id}>" in world.text(dare)
    await world.click(world.bob, dare, "cplay")
    await played_through(world, world.bob, game)
    home = await daily(world, world.bob, game=game)
    assert "On this server" in world.text(home)
    race = answered(await world.click(world.bob, home, "crace"))
    assert len(world.pictures(race)) == 3
    (menu,) = [
        part for part, custom_id in world.controls_with_ids(race) if custom_id.verb == "crace" and "options" in part
    ]
    assert [option["label"].lstrip("12. ") for option in menu["options"]] == ["Par", "alice"]
    race = answered(await world.bob.select(race, [menu["options"][1]["value"]], custom_id=menu["custom_id"]))
    assert "alice" in world.text(race)
    earlier = next(custom_id for _, custom_id in world.controls_with_ids(race) if custom_id.args[-1:] == ("a",))
    race = answered(await world.click(world.bob, race, "crace", *earlier.args))
    assert "At the end" not in world.text(race)


@pytest.mark.parametrize("game", [key for key in GAMES if key != "glow"])
async def test_every_game_has_the_whole_frame(world: World, game: str) -> None:
    """From the private board over the card to the replay, in Japanese; the answers themselves are given at once."""
    service, words = world.bot.service, translator_for("ja")
    await world.alice.slash(world.channel, "settings language", language="ja")
    await world.shows_results(world.alice)
    home = await daily(world, world.alice, game=game)
    panel = answered(await world.click(world.alice, home, "cplay"))
    assert panel.flags.ephemeral
    assert world.pictures(panel)
    await played_through(world, world.alice, game)
    code = (await service.challenges.current(game, ChallengeKind.DAILY)).code
    (placed,) = (await service.attempt_results.ranking(code)).placed
    listed = await daily(world, world.alice, game=game)
    assert words("bot.challenge.rank", rank=1, count=1) in world.text(listed)
    mine = answered(await world.click(world.alice, listed, "cshare"))
    await world.click(world.alice, mine, "cpost")
    (card,) = world.pictures(public(world)[-1])
    assert words(f"{game}.name") in card["description"]
    assert f"{placed.attempt.own} – {placed.attempt.rival}" not in card["description"]
    await world.sleep(hours=37)
    replay = answered(await world.alice.slash(world.channel, "challenge replay", code=code))
    for _ in range(2):
        assert world.pictures(replay)
        on = next(
            custom_id
            for _, custom_id in world.controls_with_ids(replay)
            if custom_id.verb == "crep" and custom_id.args[-1] == "d"
        )
        replay = answered(await world.click(world.alice, replay, "crep", *on.args))
    assert world.pictures(replay)
    season = answered(await world.alice.slash(world.channel, "challenge monthly", game=game))
    assert words(f"{game}.name") in world.text(season)
    assert not any(f"{game}." in world.text(page) or "bot." in world.text(page) for page in (listed, replay, season))


@pytest.mark.parametrize("game", GAMES)
async def test_every_page_speaks_japanese(world: World, game: str) -> None:
    who = world.alice
    await who.slash(world.channel, "settings language", language="ja")
    window = str((await who.slash(world.channel, "challenge new", game=game)).modal)
    assert translator_for("ja")("bot.challenge.make") in window
    assert "bot." not in window
    for command in ("daily", "weekly", "ladder", "ranking", "monthly"):
        text = world.text(answered(await who.slash(world.channel, f"challenge {command}", game=game)))
        assert any("ぁ" <= letter <= "ヿ" or "一" <= letter <= "鿿" for letter in text), command
        assert "bot." not in text
        assert "Challenge" not in text
        home = answered(await who.slash(world.channel, f"challenge {command}", game=game))
        assert all(len(custom_id.text) <= custom_ids.MAX_LENGTH for _, custom_id in world.controls_with_ids(home))


async def test_a_standing_post_bears_what_discord_does(real_http: RealHTTP, world: World) -> None:
    await world.owner.slash(world.channel, "challenge post", on=True)
    await world.env.settle()
    (post,) = await world.bot.repositories.posts.all()
    outbox_message = OutboxMessage(1, MessageKind.POST, post.topic, None, False, 1, 0, world.bot.clock())
    challenge_post = await world.bot.service.message_handlers[outbox_message.kind].load(outbox_message)
    assert challenge_post is not None
    ready = await prepared(world.bot, challenge_post)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, times=1)
    with pytest.raises(EditLimited):  # left as it is for a while, not posted twice
        await ready.send()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
    with pytest.raises(Unreachable):
        await ready.send()
    assert await ready.send() == post.message
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, times=1)
    assert await ready.send() != post.message
    assert len(public(world)) == 2


async def test_each_reader_of_a_best_attempt_turns_pages_of_their_own(world: World) -> None:
    await world.shows_results(world.alice)
    home = await daily(world, world.alice)
    code = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    await finish(world, world.alice, answered(await world.click(world.alice, home, "cplay")))
    await world.sleep(hours=37)
    ranking = answered(await world.bob.slash(world.channel, "challenge ranking", code=code))
    first = answered(await world.click(world.bob, ranking, "cshow"))
    first = answered(await world.click(world.bob, first, "crep"))
    other = answered(await world.alice.slash(world.channel, "challenge replay", code=code))
    shown = world.text(other)
    (on,) = [
        custom_id
        for _, custom_id in world.controls_with_ids(first)
        if custom_id.verb == "crep" and custom_id.args[-1] == "d"
    ][:1]
    further = answered(await world.click(world.bob, first, "crep", *on.args))
    assert further.flags.ephemeral
    assert world.text(further) != shown
    assert world.text(other) == shown
