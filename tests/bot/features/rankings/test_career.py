"""Which matches count, and what they make of a career."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.features.profiles import view as profiles_view
from bot.features.rankings import leaderboard_view, seasons
from bot.features.rankings.career import Career, CareerKey, after, boards, keys
from bot.features.rankings.outcome import SeatResult
from bot.features.rankings.profile import RatingPoint
from bot.features.rankings.ratings import DOUBT, MIN_RATED_MATCHES, MU, SIGMA, Skill, rated, shown
from tests.support.outcomes import ANN, BOB, CAT, MARCH, finish, outcome

ROOT = Path(__file__).resolve().parents[4]


def test_a_rating_rises_with_a_victory_and_grows_surer() -> None:
    won, lost = rated([Skill(), Skill()], [1, 2])
    assert won.mu > MU > lost.mu
    assert won.sigma < SIGMA
    assert lost.sigma < SIGMA
    assert won.sure > lost.sure
    assert shown(MU) == 1500


def test_the_published_example_of_the_model() -> None:
    """Three newcomers, the first before two equal ones: the numbers that docs/ratings.md shows."""
    skills = rated([Skill(), Skill(), Skill()], [1, 2, 2])
    assert [round(one.mu, 4) for one in skills] == [27.8690, 23.5655, 23.5655]
    assert [round(one.sigma, 4) for one in skills] == [8.2052, 8.0582, 8.0582]


def test_a_draw_between_equals_changes_no_estimate() -> None:
    assert [round(one.mu, 9) for one in rated([Skill(), Skill()], [1, 1])] == [MU, MU]


def test_only_the_order_of_places_matters() -> None:
    assert rated([Skill(), Skill()], [1, 2]) == rated([Skill(), Skill()], [2, 4])


def test_two_people_are_rated_and_the_computer_is_not() -> None:
    match = outcome(finish(0, ANN, 2), finish(1, None, 1), finish(2, BOB, 3))
    assert [one.person for one in match.rated] == [ANN, BOB]
    careers = {one.person: one for one in after(match, {}) if one.season == 0}
    assert careers.keys() == {ANN, BOB}
    assert (careers[ANN].games, careers[ANN].wins, careers[ANN].victories) == (1, 1, 0)
    assert careers[ANN].skill == rated([Skill(), Skill()], [1, 2])[0]


@pytest.mark.parametrize(
    "seats",
    [
        (finish(0, ANN, 1), finish(1, None, 2)),
        (finish(0, ANN, 1), finish(1, BOB, 2, answers=2)),
        (finish(0, ANN, 1, answers=2), finish(1, BOB, 2)),
        (finish(0, ANN, 1), finish(1, BOB, 2), finish(2, None, 3, answers=2)),
        (finish(0, ANN, 1), finish(1, BOB, 2, answers=9, helped=5)),
        (finish(0, ANN, 1),),
    ],
)
def test_these_are_not_rated(seats: tuple[SeatResult, ...]) -> None:
    match = outcome(*seats)
    assert match.rated == ()
    assert all(one.games == 0 and one.skill == Skill() for one in after(match, {}))
    assert {one.played for one in after(match, {})} == {1}


def test_some_help_does_not_spoil_a_match() -> None:
    assert len(outcome(finish(0, ANN, 1, helped=4), finish(1, BOB, 2)).rated) == 2


def test_a_match_counts_on_the_boards_of_its_server_and_of_its_season() -> None:
    match = outcome(finish(0, ANN, 1), finish(1, BOB, 2), guild=900)
    assert boards(match) == [(0, 0), (0, 20261), (900, 0), (900, 20261)]
    assert boards(outcome(finish(0, ANN, 1))) == [(0, 0), (0, 20261)]
    assert {one.key for one in after(match, {})} == set(keys(match))


def test_every_board_has_ratings_of_its_own() -> None:
    here = outcome(finish(0, ANN, 1), finish(1, BOB, 2), guild=900)
    there = outcome(finish(0, ANN, 1), finish(1, BOB, 2), guild=901)
    first = {one.key: one for one in after(here, {})}
    both = first | {one.key: one for one in after(there, first)}
    assert both[CareerKey("toy", 0, 0, ANN)].games == 2
    assert both[CareerKey("toy", 901, 0, ANN)].skill == first[CareerKey("toy", 900, 0, ANN)].skill
    assert both[CareerKey("toy", 0, 0, ANN)].mu > both[CareerKey("toy", 901, 0, ANN)].mu


def test_the_best_score_alone_and_when_it_was_first_reached() -> None:
    one = outcome(finish(0, ANN, 1, 40), finish(-1, None, 2, 30, answers=0))
    career = after(one, {})[0]
    assert (career.solos, career.best, career.best_at) == (1, 40, MARCH)
    same = outcome(finish(0, ANN, 1, 40), finished_at=MARCH + 1)
    career = after(same, {career.key: career})[0]
    assert (career.solos, career.best, career.best_at) == (2, 40, MARCH)
    better = outcome(finish(0, ANN, 2, 41), finished_at=MARCH + 2)
    assert after(better, {career.key: career})[0].best_at == MARCH + 2


@pytest.mark.parametrize(
    ("game", "options", "best"),
    [
        ("glow", {}, 99),
        ("glow", {"board": "province", "difficulty": "ember"}, 99),
        ("glow", {"board": "archipelago"}, None),
        ("glow", {"board": "random"}, None),
        ("solani", {"coyote": "pup"}, 99),
    ],
)
def test_easier_options_win_nothing_on_the_solo_board(game: str, options: dict[str, str], best: int | None) -> None:
    one = after(outcome(finish(0, ANN, 1, 99), game=game, options=options), {})[0]
    assert (one.best, one.solos, one.played) == (best, int(best is not None), 1)


def test_challenges_and_company_have_no_place_on_the_solo_board() -> None:
    for match in (outcome(finish(0, ANN, 1), challenge=True), outcome(finish(0, ANN, 1), finish(1, None, 2))):
        assert {(one.solos, one.best) for one in after(match, {})} == {(0, None)}


def test_answer_times_add_up() -> None:
    one = outcome(finish(0, ANN, 1, thought=5000, thoughts=2), finish(1, CAT, 2))
    assert (after(one, {})[0].thought, after(one, {})[0].thoughts) == (5000, 2)


@pytest.mark.parametrize(
    ("day", "season"),
    [((2026, 1, 1), 20261), ((2026, 3, 31), 20261), ((2026, 4, 1), 20262), ((2026, 12, 31), 20264)],
)
def test_seasons_are_quarters_of_utc(day: tuple[int, int, int], season: int) -> None:
    assert seasons.season_of(int(datetime(*day, 23, 59, tzinfo=UTC).timestamp() * 1000)) == season
    assert seasons.season_of(int(seasons.begins(season).timestamp() * 1000)) == season


def test_the_season_before() -> None:
    assert [seasons.before(season) for season in (20261, 20264)] == [20254, 20263]
    assert seasons.year_and_quarter(20264) == (2026, 4)


def test_few_matches_or_as_much_doubt_as_estimate_make_a_rating_provisional() -> None:
    few = Career(game="glow", guild=0, season=0, person=1, games=MIN_RATED_MATCHES - 1, mu=22.4, sigma=2.0, sure=16.4)
    assert leaderboard_view.rating(few) == "1344?"
    assert leaderboard_view.rating(replace(few, games=MIN_RATED_MATCHES)) == "984"
    vague = replace(few, games=9, sigma=8.0, sure=22.4 - 24.0)
    assert (leaderboard_view.rating(vague), vague.provisional) == ("1344?", True)


@given(st.floats(-10, 60), st.floats(0.1, 9), st.integers(0, 30))
def test_no_rating_is_below_nothing_and_no_band_as_wide_as_itself(mu: float, sigma: float, games: int) -> None:
    skill = Skill(mu, sigma)
    one = Career(game="glow", guild=0, season=0, person=1, games=games, mu=mu, sigma=sigma, sure=skill.sure)
    assert int(leaderboard_view.rating(one).rstrip("?")) >= 0
    assert one.provisional or shown(DOUBT * sigma) <= shown(mu)
    low, middle, high = profiles_view.band(RatingPoint(at=0, mu=mu, sigma=sigma))
    assert high - middle < max(mu, 0.001) or low == high


@pytest.mark.parametrize(
    ("matches", "accounts", "told"),
    [
        (100, 1, "| 100 wins over one account | 2769 ± 957 | 1813, not listed |"),
        (100, 3, "| 100 wins over three accounts in turn | 3139 ± 897 | 2243 |"),
        (20, 20, "| 20 wins over 20 fresh accounts | 2776 ± 1072 | 1704 |"),
        (100, 100, "| 100 wins over 100 fresh accounts | 3601 ± 842 | 2758 |"),
    ],
)
def test_the_page_says_what_made_up_accounts_are_worth(matches: int, accounts: int, told: str) -> None:
    winner, losers = Skill(), [Skill()] * accounts
    for match in range(matches):
        winner, losers[match % accounts] = rated([winner, losers[match % accounts]], [1, 2])
    words = [str(shown(strength)) for strength in (winner.mu, DOUBT * winner.sigma, winner.sure)]
    assert told in (ROOT / "docs" / "ratings.md").read_text(encoding="utf-8")
    assert [word for word in told.replace(",", "").split() if word.isdigit()][-len(words) :] == words
