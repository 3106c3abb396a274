"""What rankings and season tables say: pages, names, and what fits into a message."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.discord_kit.components import Block, ControlRows
from bot.domain.notification import MessageKind, OutboxMessage
from bot.features.challenges import announcements, ladder_view, outcome_view
from bot.features.challenges import view as challenges_view
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
from bot.features.challenges.rules import hides_scores_from, visible_results
from bot.features.leaderboards import challenge_view
from bot.features.pinned_posts import view as pinned_posts_view
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.rankings.streaks import Streak
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit.panels import MAX_TEXT
from games.core.chance import Chance
from games.glow import GAME

NOW = datetime(2026, 11, 21, tzinfo=UTC)
ENGLISH = translator_for("en")


def challenge(
    *, closed: bool = False, kind: ChallengeKind = ChallengeKind.DAILY, guests: tuple[int, ...] = ()
) -> Challenge:
    assert GAME.challenge is not None
    options = GAME.challenge.settle(GAME.challenge.daily(7), Chance("glow", bytes(16)))
    return Challenge(
        code="K7Q23FDX",
        name="glow/daily/2026-11-21",
        game="glow",
        kind=kind,
        label="2026-11-21",
        rules=1,
        options={name: getattr(options, name) for name in options.__struct_fields__},
        commitment="0" * 64,
        opens_at=NOW,
        closes_at=NOW,
        ends_at=NOW,
        closed_at=NOW if closed else None,
        seed="1" * 32 if closed else None,
        host=1,
        guests=guests,
    )


def attempt(person: int, **more: object) -> Attempt:
    kept = {
        "shown": True,
        "own": 97,
        "rival": 92,
        "won": True,
        "stars": 1,
        "course": (-10,) * 8,
        "state": AttemptState.LISTED,
    } | more
    name = f"Quite a long player name {person}"
    fixed = {"table": f"t{person}", "code": "K7Q23FDX", "person": person, "name": name, "guild": 1, "ranked": True}
    return Attempt(**fixed, begun_at=NOW, **kept)  # type: ignore[arg-type]


def ranking(
    count: int, *others: Attempt, closed: bool = False, kind: ChallengeKind = ChallengeKind.DAILY
) -> ChallengeRanking:
    placed = tuple(RankedAttempt(rank, attempt(rank)) for rank in range(1, count + 1))
    return ChallengeRanking(challenge(closed=closed, kind=kind), placed, others)


def halves(blocks: tuple[Block, ...]) -> tuple[str, ControlRows]:
    """What is said, and the controls below it."""
    said, controls = blocks
    assert isinstance(said, str)
    assert isinstance(controls, ControlRows)
    return said, controls


def turns(controls: ControlRows) -> list[str]:
    """Where one can turn to."""
    row = controls.rows[0]
    assert isinstance(row, tuple)
    return [button.label for button in row if button.label in (ENGLISH("bot.earlier"), ENGLISH("bot.later"))]


def test_a_ranking_has_pages_that_fit() -> None:
    for closed in (False, True):
        full = ranking(40, *(attempt(n, state=AttemptState.GIVEN_UP, reached=3) for n in range(50, 90)), closed=closed)
        text, rows = halves(challenges_view.ranking(full, ENGLISH, me=2, page=1, here=True))
        assert len(text) < MAX_TEXT
        assert "name 16" in text
        assert "name 15" not in text
        assert "reached round 3" in text
        assert ("−10" in text) is closed
        assert turns(rows) == [ENGLISH("bot.earlier"), ENGLISH("bot.later")]
    last, rows = halves(challenges_view.ranking(full, ENGLISH, me=2, page=2, here=None))
    assert turns(rows) == [ENGLISH("bot.earlier")]
    assert "name 40" in last


@pytest.mark.parametrize(("me", "first"), [(1, 1), (9, 4), (23, 14), (99, 1)])
def test_ones_own_page_shows_who_is_around(me: int, first: int) -> None:
    found = challenge_view.ranked(ranking(23, closed=True), me, None, hidden=False)
    assert [one.rank for one in found.rows] == list(range(first, first + 10))
    told = "places 4 to 13" if first == 4 else "places 14 to 23" if first == 14 else "page 1 of 3"
    assert told in challenge_view.view(found, ENGLISH, me).aside


def test_names_are_shown_as_people_wish() -> None:
    odd = (attempt(7), attempt(8, shown=False), attempt(-5), attempt(9, shown=False))
    shown = ChallengeRanking(challenge(), tuple(RankedAttempt(n, one) for n, one in enumerate(odd, start=1)), ())
    text, _ = halves(challenges_view.ranking(shown, ENGLISH, me=9, page=0, here=None))
    assert [name in text for name in ("name 7", "name 8", "a former player", "**Quite a long player name 9")] == [
        True,
        False,
        True,
        True,
    ]
    assert "1 player has finished and keeps the result private." in text
    assert "Anonymous" not in text
    duel = "\n".join(challenges_view.facts(challenge(kind=ChallengeKind.DUEL, guests=(-5, 8)), ENGLISH))
    assert "<@1>" in duel
    assert "<@-5>" not in duel


def test_a_season_shows_oneself_also_on_another_page() -> None:
    rows = [SeasonTotal(n, n, f"P{n}", 100 - n, 9, 3, -20) for n in range(1, 31)]
    text, controls = halves(ladder_view.season("glow", "2026-11", rows, ENGLISH, me=25, page=0, others=()))
    assert "**P25**" in text
    assert "**20.**" not in text
    assert len(controls.rows) == 1
    alone, controls = halves(ladder_view.season("glow", "2026-11", rows[:3], ENGLISH, me=2, page=4, others=()))
    assert "…" not in alone
    assert controls.rows == ()


def test_a_season_shows_no_sums_of_who_is_not_listed() -> None:
    sums = [SeasonTotal(n, n, f"P{n}", 777 // n, 9, 3, -20, listed=n == 3) for n in range(1, 5)]
    text, _ = halves(ladder_view.season("glow", "2026-11", sums, ENGLISH, me=9, page=0, others=()))
    assert "**3.** P3" in text  # ranks are those among all
    assert not [one.points for one in sums if not one.listed and str(one.points) in text]
    assert "3 other players" in text
    others = {1: 2, 2: 4, 3: 3, 4: 1}
    again = [replace(one, person=others[one.person], name=f"P{others[one.person]}") for one in sums]
    assert halves(ladder_view.season("glow", "2026-11", again, ENGLISH, me=9, page=0, others=()))[0] == text
    nobody, _ = halves(ladder_view.season("glow", "2026-11", sums[:1], ENGLISH, me=9, page=0, others=()))
    assert "1 other player" in nobody
    own, _ = halves(ladder_view.season("glow", "2026-11", sums, ENGLISH, me=2, page=0, others=()))
    assert "**P2**" in own
    assert "2 other players" in own


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("state", [None, *AttemptState])
def test_every_state_of_one_s_own_attempt_has_words(locale: str, state: AttemptState | None) -> None:
    words = translator_for(locale)
    mine = None if state is None else attempt(1, state=state)
    for closed in (False, True):
        shown = ranking(1 if state is AttemptState.LISTED else 0, closed=closed)
        text, _ = halves(
            challenges_view.home(
                shown, mine, words, runs=challenges_view.ChallengeStreaks(Streak(3, 8, 1), Streak(2, 2))
            )
        )
        assert "bot.challenge" not in text


def test_nobody_is_addressed_twice_in_japanese() -> None:
    """Who has gone is called with the same さん as everybody else."""
    words = translator_for("ja")
    said = challenges_view.given_up(ranking(1, attempt(-3, state=AttemptState.GIVEN_UP)), words)
    assert [one.count("元プレイヤーさん") for one in said] == [1]
    assert "方さん" not in "".join(said)


def test_whose_result_is_not_shown_is_a_count_and_nothing_else() -> None:
    hidden = (attempt(2, shown=False), attempt(3, shown=False))
    gave_up = attempt(4, shown=False, state=AttemptState.GIVEN_UP, reached=2)
    placed = tuple(RankedAttempt(rank, one) for rank, one in enumerate((*hidden, attempt(5)), start=1))
    for kind in (ChallengeKind.DAILY, ChallengeKind.CUSTOM, ChallengeKind.DUEL):
        found = ChallengeRanking(challenge(closed=True, kind=kind, guests=(7,)), placed, (gave_up,))
        listed = challenge_view.ranked(found, 0, 0, hidden=False)
        said = (
            announcements.duel_result(found, ENGLISH),
            challenges_view.ranking(found, ENGLISH, me=99, page=0, here=None),
            challenge_view.lines(listed, ENGLISH, 0),
            challenge_view.view(listed, ENGLISH, 0),
            outcome_view.nearby(found, attempt(5), ENGLISH),
        )
        for text in map(str, said):
            assert not any(f"name {person}" in text for person in (2, 3, 4)), text
            assert "round 2" not in text
        assert "2 players have finished and keep their results private." in str(said[0])


def test_the_players_of_a_duel_see_each_others_result_once_it_is_over() -> None:
    placed = (RankedAttempt(1, attempt(1, shown=False)), RankedAttempt(2, attempt(7, shown=False)))
    for closed, viewer, seen in ((True, 7, 2), (True, 1, 2), (True, 8, 0), (False, 7, 1), (True, None, 0)):
        duel = ChallengeRanking(challenge(closed=closed, kind=ChallengeKind.DUEL, guests=(7,)), placed, ())
        assert len(visible_results(duel, viewer)) == seen


@pytest.mark.parametrize("kind", list(ChallengeKind))
def test_the_first_panel_shows_the_fingerprint_and_what_it_proves(kind: ChallengeKind) -> None:
    for locale in LOCALES:
        words = translator_for(locale)
        home, _ = halves(challenges_view.home(ranking(0, kind=kind), None, words))
        carded, _ = halves(announcements.finished(challenge(kind=kind), attempt(1), words))
        for text in (home, carded):
            assert "0" * 64 in text
            assert words("bot.challenge.promise") in text
        over, _ = halves(challenges_view.home(ranking(0, kind=kind, closed=True), None, words))
        assert words("bot.challenge.promise_kept") in over


def test_the_card_keeps_the_course_to_itself_while_the_challenge_is_open() -> None:
    cards = [
        announcements.card(ranking(1, closed=closed), ranking(1).placed[0], Streak(3, 3), ENGLISH)
        for closed in (False, True)
    ]
    assert [bool(card.course) for card in cards] == [False, True]
    assert [bool(card.total or card.lead or card.won or card.stars) for card in cards] == [False, True]
    assert cards[0].notes == ("3-day streak", "K7Q2-3FDX")
    assert cards[1].notes == ("rank 1 of 1", "3-day streak", "K7Q2-3FDX")


def test_what_is_said_in_public_has_a_way_in_only_where_there_is_one() -> None:
    ways = {}
    for kind in ChallengeKind:
        for closed in (False, True):
            buttons = announcements.invitation(challenge(closed=closed, kind=kind), ENGLISH)
            ways[kind, closed] = [button.path[0] for button in buttons]
    for kind in set(ChallengeKind) - {ChallengeKind.LADDER}:
        assert ways[kind, False] == ["cplay", "crank"]
        assert ways[kind, True] == ["crank", "crep"]
    assert ways[ChallengeKind.LADDER, False] == ways[ChallengeKind.LADDER, True] == ["crung"]


def test_nobody_is_ranked_on_a_ladder_of_their_own() -> None:
    climbed = ranking(1, closed=True, kind=ChallengeKind.LADDER)
    assert announcements.card(climbed, climbed.placed[0], Streak(3, 3), ENGLISH).notes == ("K7Q2-3FDX",)
    assert challenges_view.mine_of(climbed, climbed.placed[0].attempt, ENGLISH) == "**97 – 92 (+5)** ★"


def test_a_strip_has_a_moon_for_each_round_and_no_figure_of_the_result() -> None:
    lines = announcements.strip(challenge(), (0, 1, 2, 3, 4), ENGLISH).splitlines()
    assert lines == ["Planisphere · Glow · November 21", "⚫🌒🌓🌔🌕", "K7Q2-3FDX"]


def test_nobody_reads_a_result_before_their_own_attempt_is_over() -> None:
    under_way = attempt(7, state=AttemptState.RUNNING)
    for closed in (False, True):
        shown = ranking(3, under_way, attempt(8, state=AttemptState.GIVEN_UP), closed=closed)
        hides = [hides_scores_from(shown, person) for person in (1, 7, 8, 9)]
        assert hides == [False, not closed, not closed, not closed]  # who gave up has not finished
    text, _ = halves(challenges_view.ranking(ranking(3), ENGLISH, me=9, page=0, here=None, hidden=True))
    said, _ = announcements.finished(challenge(), attempt(1), ENGLISH)
    challenge_post = ChallengePostMessage(
        outbox_message=OutboxMessage(1, MessageKind.POST, "1/glow", None, False, 1, 0, NOW),
        locale=None,
        post=PinnedPost(1, "glow", 1),
        today=ranking(3),
        week=ranking(1),
        last=ranking(1, closed=True),
    )
    post, _ = halves(pinned_posts_view.pinned_post(challenge_post, ENGLISH))
    shared, *_ = challenge_view.lines(challenge_view.ranked(ranking(3), 9, 0, hidden=True), ENGLISH, 9)
    pictured = challenge_view.view(challenge_view.ranked(ranking(3), 9, 0, hidden=True), ENGLISH, 9)
    for open_text in (text, str(said), shared, str(pictured), post.partition("Best result")[0]):
        assert "97" not in open_text
        assert "+5" not in open_text
    assert "97" in post  # of the day that has closed
    assert "97" in str(announcements.finished(challenge(closed=True), attempt(1), ENGLISH)[0])
