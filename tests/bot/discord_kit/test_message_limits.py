"""Whatever a table can show stays within Discord's limits: every game, both languages, the longest names."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.discord_kit.components import layout
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.domain.notification import MessageKind as Sort
from bot.domain.notification import OutboxMessage
from bot.domain.person import InvokingUser
from bot.features.challenges import announcements
from bot.features.challenges.model import (
    Attempt,
    AttemptState,
    Challenge,
    ChallengeKind,
    ChallengeRanking,
    PinnedPost,
    RankedAttempt,
    SeasonTotal,
)
from bot.features.pinned_posts import view as pinned_posts_view
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.rankings.career import Career
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder, LeaderboardPage, LeaderboardRow
from bot.features.rankings.profile import GameRecord, Profile, achievements
from bot.features.rankings.statistics import GameStatistics, WinShare
from bot.features.rankings.streaks import Streak
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit.pagination import paginate_text
from games import GAMES
from games.core.game import Game
from tests.discord.message_rules import COMPONENTS_V2
from tests.support.games.contract import Kind, Turn, kinds, played
from tests.support.reader import Reader
from tests.support.stage import HERE, Said, Stage, read_only, stage_in

NAMES = (
    "[x](http://e.f)discord.gg/a*_~|" + "*_~|" * 17,  # two characters each, once they mean nothing
    "𠮷" * 100,  # four bytes each
    "<@&0>@everyone www.x.y<@0> " * 3,
    "ﷺ﷽" * 50,  # from right to left
    "👩‍🚀🏳️‍🌈" * 14,
    "[星](https://evil.example/x)" * 3,
)
"""The longest that somebody may be called, and the worst."""

MANY, AT_ONCE, MOMENTS = 20_000, 100, 4
"""Moments in the wider net, so many of them in one test, and so many of one match."""


def people(locale: str) -> tuple[InvokingUser, ...]:
    return tuple(InvokingUser(1_470_000_000_000_000_000 + n, name, locale) for n, name in enumerate(NAMES))


def objections(said: list[Said]) -> list[str]:
    """What Discord would object to."""
    assert said
    return [text for one in said for text in one.objections]


def refused(*blocks: Any) -> list[str]:
    """What Discord would object to in a message of these blocks."""
    return Said({"flags": COMPONENTS_V2, "components": layout(*blocks).to_components()}).objections


async def speaking(stage: Stage, locale: str) -> tuple[InvokingUser, ...]:
    """Let a server speak a language, and its people."""
    guild = await stage.service.people.server(HERE.guild)
    await stage.service.people.set_server(replace(guild, locale=locale, most=0))
    return people(locale)


# -- tables ------------------------------------------------------------------------------------------------------------


def moments(turns: list[Turn], luck: Random, count: int) -> Iterator[list[Turn]]:
    """Yield the answers up to each of so many moments, the end among them."""
    ends = sorted({len(turns), *(luck.randint(1, len(turns)) for _ in range(count - 1))})
    for start, end in zip([0, *ends], ends, strict=False):
        yield turns[start:end]


async def read_through(stage: Stage, game: Game, kind: Kind, seed: str, *, clicks: int) -> list[str]:
    """Play a match, look at everything from the lobby to the end, and return what Discord would object to."""
    it, luck = played(game, kind, seed), Random(seed)
    who = await speaking(stage, luck.choice(LOCALES))
    table = await stage.open(it, who, kind.options)
    found = objections(await seen(stage, Reader(stage, who[0], luck, table), 0))
    await stage.begin(table, it)
    for turns in moments(it.turns, luck, MOMENTS):
        await stage.play_on(table, turns)
        found += objections(await seen(stage, Reader(stage, luck.choice(who[: kind.seats]), luck, table), clicks))
    return found


async def seen(stage: Stage, reader: Reader, clicks: int) -> list[Said]:
    """Return what everybody is told of a table as it stands, and what one of them can look at."""
    await stage.bot.dispatcher.deliver_all()
    said = stage.take()
    assert any(one.public for one in said)
    with read_only(stage):
        return [*said, *await reader.everything(clicks)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_whatever_a_table_shows_stays_within_the_limits(tmp_path: Path, game: Game) -> None:
    async with stage_in(tmp_path) as stage:
        assert await read_through(stage, game, list(kinds(game))[-1], f"{1:032x}", clicks=8) == []


@pytest.mark.soak
@pytest.mark.parametrize("number", range(MANY // AT_ONCE // len(GAMES)))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_many_tables_stay_within_the_limits(tmp_path: Path, game: Game, number: int) -> None:
    async with stage_in(tmp_path) as stage:
        for match, kind in enumerate(islice(cycle(kinds(game)), number, number + AT_ONCE // MOMENTS)):
            assert await read_through(stage, game, kind, f"{number:016x}{match:016x}", clicks=10) == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_person_at_very_many_tables_can_see_them_all(tmp_path: Path, locale: str) -> None:
    async with stage_in(tmp_path) as stage:
        who, lobby = await speaking(stage, locale), stage.service.lobby
        names = []
        for _ in range(50):
            table = await lobby.open(who[0], "crafting_cosmos", HERE, seats=4)
            for person in who[1:4]:
                await lobby.join(table.id, person)
            names.append(table.id)
        said = await Reader(stage, who[0], Random(0)).pages(CustomId(NOWHERE.table, "games"))
        assert objections(said) == []
        assert [name for name in names if not any(name in one.text for one in said)] == []


# -- everything else ---------------------------------------------------------------------------------------------------

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LONG = 10**9


def attempt(place: int, game: str) -> Attempt:
    """A result that takes much room."""
    name = NAMES[place % len(NAMES)]
    return Attempt(
        table=f"t{place}", code="K7Q23FDX", person=1_470_000_000_000_000_000 + place, name=name, guild=HERE.guild,
        ranked=True, state=AttemptState.LISTED if place < 40 else AttemptState.GIVEN_UP, begun_at=NOON, reached=12,
        own=1234, rival=-1234, won=True, stars=5, course=(-1234,) * 12,
    )  # fmt: skip


def ranking(challenge: Challenge) -> ChallengeRanking:
    """A challenge that very many have tried."""
    every = [attempt(place, challenge.game) for place in range(80)]
    placed = tuple(RankedAttempt(place, one) for place, one in enumerate(every[:40], start=1))
    return ChallengeRanking(challenge, placed, tuple(every[40:]))


def career(game: str, place: int) -> Career:
    who = 1_470_000_000_000_000_000 + place
    return Career(
        game=game, guild=0, season=0, person=who, played=LONG, victories=LONG, games=LONG, wins=LONG, solos=LONG,
        best=LONG, best_at=1_700_000_000_000, thought=10**15, thoughts=1,
    )  # fmt: skip


class Crowd:
    """Answers in the place of the rooms that count: whatever is asked for takes as much room as it can."""

    def __init__(self, stage: Stage) -> None:
        self._service = stage.service
        rankings, attempt_results = stage.service.rankings, stage.service.attempt_results
        rankings.leaderboard, rankings.profile, rankings.statistics = self.leaderboard, self.profile, self.statistics
        attempt_results.ranking, attempt_results.season = self.ranking, self.season

    async def leaderboard(self, board: Leaderboard, person: int, page: int | None) -> LeaderboardPage:
        rows = tuple(LeaderboardRow(place, NAMES[place % len(NAMES)], career(board.game, place)) for place in range(10))
        mine = LeaderboardRow(LONG, NAMES[1], replace(career(board.game, 0), person=person))
        return LeaderboardPage(board=board, start=10 * (page or 0), count=10_000, rows=rows, mine=mine)

    async def profile(self, person: int, _: int) -> Profile:
        return Profile(
            person=person, name=NAMES[1], records=tuple(GameRecord(career(game, 0)) for game in GAMES),
            achievements=achievements(GAMES, ()), winning=Streak(LONG, LONG), daily=Streak(LONG, LONG),
        )  # fmt: skip

    async def statistics(self, game: str) -> GameStatistics:
        shares = tuple(WinShare(f"{game}.name", LONG, 0.5, 0.5) for _ in range(200))
        return GameStatistics(
            game=game, seats=LONG, scores={seats: tuple((10 * n, LONG) for n in range(60)) for seats in range(1, 6)},
            by_seat={seats: tuple(replace(shares[0], key=str(n)) for n in range(seats)) for seats in range(1, 6)},
            components=shares,
        )  # fmt: skip

    async def ranking(self, code: str) -> ChallengeRanking:
        return ranking(replace(await self._service.challenges.find(code), closed_at=NOON))

    async def season(self, *_: str) -> tuple[SeasonTotal, ...]:
        return tuple(SeasonTotal(n, n, NAMES[n % len(NAMES)], LONG, LONG, LONG, -LONG) for n in range(1, 80))


@pytest.mark.parametrize("locale", LOCALES)
async def test_pages_about_people_and_games_stay_within_the_limits(tmp_path: Path, locale: str) -> None:
    async with stage_in(tmp_path) as stage:
        who = await speaking(stage, locale)
        Crowd(stage)
        reader = Reader(stage, who[1], Random(0))
        for game in GAMES:
            for verb, *args in (
                ("ranks", game, LeaderboardOrder.RATING, "all", "all", "0", "t"),
                ("prof", str(who[1].id), "t", "x"),
                ("medals", str(who[1].id), "t", "x", game),
                ("stats", game, "scores", "t", "x"),
                ("cday", game),
                ("cseason", game),
                ("cnew", game),
            ):
                said = await reader.wander(CustomId("0", verb, tuple(args)), 8)
                assert objections(said) == [], (verb, game)
                assert len(said[0].text) > 60, said[0].text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ChallengeKind)
def test_what_everybody_hears_of_a_challenge_stays_within_the_limits(locale: str, kind: ChallengeKind) -> None:
    words = translator_for(locale)
    for game, rules in ((game.key, game.challenge) for game in GAMES.values()):
        assert rules is not None
        options: dict[str, str] = {}
        while missing := [one for one in rules.choices(options) if one.key not in options]:
            options |= {one.key: one.values[-1] for one in missing}
        found = challenge(game, kind, options)
        every, best = ranking(found), ranking(found).placed[0]
        card = announcements.card(every, best, Streak(LONG, LONG), words)
        assert card.who
        outbox_message, post = (
            OutboxMessage(1, Sort.POST, "", None, False, 1, 0, found.opens_at),
            PinnedPost(1, game, 1, found.code),
        )
        challenge_post = ChallengePostMessage(
            outbox_message=outbox_message,
            locale=None,
            post=post,
            today=every,
            week=every,
            last=every,
            streak=Streak(LONG, LONG, 2),
        )
        for blocks in (
            pinned_posts_view.pinned_post(challenge_post, words),
            announcements.finished(found, best.attempt, words),
            announcements.duel_result(every, words),
            announcements.announced(found, words),
        ):
            assert refused(*blocks) == []


def challenge(game: str, kind: ChallengeKind, options: dict[str, Any]) -> Challenge:
    guests = tuple(1_470_000_000_000_000_000 + n for n in range(5))
    return Challenge(
        code="K7Q23FDX", name="x", game=game, kind=kind, label="2026-11-21", rules=1, options=options,
        commitment="0" * 64, opens_at=NOON, closes_at=NOON, ends_at=NOON + timedelta(1), host=guests[0], guests=guests,
    )  # fmt: skip


# -- by construction ---------------------------------------------------------------------------------------------------

LETTERS = st.lists(st.sampled_from("a 星𠮷。\n*"), min_size=1, max_size=5).map("".join)
TEXTS = st.builds(lambda text, times: text * times, LETTERS, st.integers(1, 6000))


@given(st.lists(TEXTS, max_size=9))
def test_texts_share_the_room_of_a_message_whatever_they_are(texts: list[str]) -> None:
    assert refused(*texts, "end") == []


@given(st.lists(TEXTS, min_size=1, max_size=4))
def test_a_page_of_a_long_text_is_shown_whole(lines: list[str]) -> None:
    for number in range(paginate_text(lines, 0).count):
        page = paginate_text(lines, number).text
        (frame,) = layout("### 📄 " + "星" * 60, page).to_components()
        texts = [part["content"] for part in frame["components"]]
        assert texts[1:] == ([page] if page.strip() else [])
