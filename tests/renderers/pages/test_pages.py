"""Pages about finished matches: of any length, in any script, always the same, and not too large."""

import io

import pytest
from PIL import Image, ImageChops

import renderers
from renderers.glow.skin import SKIN
from renderers.kit.canvas import Canvas
from renderers.pages import PAGES, achievements, par_chart, plots, profile, reached_achievements, statistics
from renderers.pages import leaderboard as pages_leaderboard
from tests.support.renderers.golden_pictures import Looks
from tests.support.renderers.weekly_skies import sky

NAMES = ("Hoshi", "さくらもち", "مريم", "Łucja", "🌟", "Theodora of the Hundred and One Lanterns", "﷽", "元")


def lines(number: int, own: int = -1) -> tuple[pages_leaderboard.Line, ...]:
    cells = ("1640", "1820 ± 180", "42", "30")
    return tuple(pages_leaderboard.Line(1 + k, NAMES[k % len(NAMES)], cells, k == own) for k in range(number))


def leaderboard(number: int, own: int = -1, *, mine: bool = False) -> pages_leaderboard.View:
    last = pages_leaderboard.Line(12345, "Luca", ("−12", "1290 ± 588", "6", "2"), own=True) if mine else None
    heads = ("rating", "estimate", "matches", "won")
    return pages_leaderboard.View(
        "Glow", "Rating · All time", "page 1 of 9", heads, lines(number, own), last, "words " * 60, "Nobody"
    )


def figure_head(games: int) -> profile.View:
    facts = tuple(profile.Fact("crown", "1,234,567", "a rather long caption", "longest 31") for _ in range(6))
    course = tuple((0.2, 0.4 + k / 100, 1.2) for k in range(40))
    rows = tuple(
        profile.GameLine(
            renderer.skin, "The Girl Who Made the Stars", "412 matches", "1411", "± 9", course[: k * 20], ("0", "9")
        )
        for k, renderer in enumerate(list(renderers.RENDERERS.values())[:games])
    )
    return profile.View(NAMES[5], "Profile", facts, rows, "Nothing yet")


def case(number: int) -> achievements.View:
    shares = (0.0, 0.4, 1.0)
    kept = tuple(
        achievements.Achievement("spark", "amber", "A name", "What it asks for, " * 6, shares[k % 3], "3 / 9")
        for k in range(number)
    )
    return achievements.View("Glow", "Hoshi", f"1 / {number}", kept)


def earned(number: int) -> reached_achievements.View:
    long = "Win against others without a single loose node, " * 3
    kept = tuple(
        reached_achievements.ReachedAchievement("star5", "jade", "A rather long name", long, NAMES[k % len(NAMES)])
        for k in range(number)
    )
    return reached_achievements.View("Glow", "Achievements", kept)


def spread(number: int, steps: int = 15) -> statistics.Spread:
    pillars = tuple(statistics.Pillar(str(k * 10 - 20), k / steps) for k in range(steps))
    chart = statistics.Chart("2 players", "9 results", pillars)
    return statistics.Spread("Glow", "Scores", (chart,) * number, "Nothing yet")


def shares(groups: int, bars: int) -> statistics.Shares:
    bar = statistics.Bar("A long name of a component", 0.6, 0.5, "60 %", "× 1,234,567")
    group = statistics.Group("Most victories", (bar, bar._replace(share=0.0), *(bar,) * bars))
    return statistics.Shares("Glow", "Victories", (group,) * groups, "The line", "A few more")


def histogram(number: int) -> par_chart.Histogram:
    pillars = tuple(
        par_chart.Pillar(f"+{k * 10}", k / number, k == number - 1, k == number // 2) for k in range(number)
    )
    return par_chart.Histogram("Glow", "Daily", "How 200 evenings ended", "lead", pillars, "you +170", "par +90")


def race(own: int, other: int) -> par_chart.Race:
    course, against = tuple(range(-9, own - 9)), tuple(k * (-1) ** k for k in range(other))
    band = tuple((lead - 3, lead + 5) for lead in against)
    return par_chart.Race("Glow", "Daily", "The lead, round by round", NAMES[5], NAMES[5], course, against, band)


VIEWS = [
    ("leaderboard", leaderboard(10, 3, mine=True), 1200),
    ("leaderboard", leaderboard(10), 1200),
    ("leaderboard", leaderboard(0), 1200),
    ("profile", figure_head(5), 1200),
    ("profile", figure_head(2), 900),
    ("profile", figure_head(0), 900),
    ("medals", case(12), 1200),
    ("medals", case(0), 1200),
    ("honours", earned(1), 900),
    ("honours", earned(3), 900),
    ("honours", earned(9), 900),
    ("spread", spread(4), 1200),
    ("spread", spread(2, 60), 900),
    ("spread", spread(1, 1), 900),
    ("spread", spread(0), 900),
    ("shares", shares(2, 8), 1200),
    ("shares", shares(4, 2), 1200),
    ("shares", shares(1, 0), 1200),
    ("shares", shares(0, 0), 1200),
    ("night", sky(300), 1196),
    ("night", sky(0), 900),
    ("histogram", histogram(18), 900),
    ("histogram", histogram(1), 900),
    ("race", race(8, 8), 900),
    ("race", race(1, 22), 900),
]


@pytest.mark.parametrize(("page", "view", "height"), VIEWS)
def test_every_page_has_its_size_and_stays_light(page: str, view: object, height: int) -> None:
    data = renderers.render("glow", view, page, None)
    assert Image.open(io.BytesIO(data)).size == (1600, height)
    assert len(data) < 500_000


def test_the_achievements_of_a_match_are_as_they_were_looked_at(looks: Looks) -> None:
    said = ("ひとりも欠けず", "仲間を1体も失わずに勝つ。", "さくらもち")
    view = reached_achievements.View(
        "グロウ",
        "実績",
        (
            reached_achievements.ReachedAchievement("tent", "jade", *said),
            reached_achievements.ReachedAchievement("walk", "moss", *said),
        ),
    )
    looks.hold("glow/honours", renderers.render("glow", view, "honours", None))


def test_every_page_is_tried() -> None:
    assert {page for page, _, _ in VIEWS} == set(PAGES)


@pytest.mark.parametrize("game", sorted(renderers.RENDERERS))
def test_every_game_has_its_own_sky(game: str) -> None:
    assert renderers.render(game, leaderboard(3), "leaderboard", None)


def test_the_same_page_is_the_same_picture() -> None:
    first = pages_leaderboard.draw(SKIN, leaderboard(10, 3))
    pages_leaderboard.draw(SKIN, leaderboard(2))
    again = pages_leaderboard.draw(SKIN, leaderboard(10, 3))
    assert ImageChops.difference(first, again).getbbox() is None


def test_a_profile_wears_the_colours_of_its_own_games() -> None:
    """A picture with as many other games, drawn before, leaves nothing behind."""
    five, two = figure_head(5).games, figure_head(2)
    alone = profile.draw(SKIN, two)
    other = profile.draw(SKIN, two._replace(games=(five[3], five[4])))
    rim = (800, 392, 900, 393)
    assert ImageChops.difference(alone.crop(rim), other.crop(rim)).getbbox() is not None


def test_ones_own_line_is_seen() -> None:
    plain, own = pages_leaderboard.draw(SKIN, leaderboard(10)), pages_leaderboard.draw(SKIN, leaderboard(10, 3))
    left, top, right, bottom = ImageChops.difference(plain, own).getbbox() or (0, 0, 0, 0)
    assert right - left > 1400
    assert bottom - top < 200


def test_a_bar_is_as_long_as_its_share() -> None:
    canvas = Canvas(Image.new("RGB", (200, 40)))
    plots.bar(canvas, (10, 10, 110, 30), (200, 100, 50))
    assert canvas.image.getbbox() == (10, 10, 110, 30)


def test_a_line_with_its_band_stays_in_its_box() -> None:
    canvas = Canvas(Image.new("RGB", (200, 100)))
    plots.band(canvas, (20, 20, 180, 80), [(-1.0, 0.5, 3.0), (0.2, 0.4, 0.6)], (200, 100, 50))
    left, top, right, bottom = canvas.image.getbbox() or (0, 0, 0, 0)
    assert (left, right) == (20, 180)
    assert top >= 20
    assert bottom <= 80
    plots.band(canvas, (20, 20, 180, 80), [(0.1, 0.5, 0.9)], (200, 100, 50))
