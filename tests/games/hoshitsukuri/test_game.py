"""The whole game: setup, components, recorded matches, length."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from games.core import play
from games.core.options import menu
from games.core.playout import playout
from games.hoshitsukuri import GAME, events, rules
from games.hoshitsukuri.components import CARDS, CELESTIALS, FIRST_DECK, SETS, STARS
from games.hoshitsukuri.options import Options
from tests.support.games.hoshitsukuri.scene import SEED
from tests.support.games.recorded import read, replayed

RECORDS = sorted(Path(__file__).parent.joinpath("records").glob("*.json"))


def test_the_box_holds_232_cards() -> None:
    """内容物 [p.1]."""
    assert sum(card.copies for card in CARDS.values()) == 232
    assert len(CELESTIALS) == 20
    assert {CARDS[kind].copies for kind in CELESTIALS} == {8}
    colours = [CARDS[kind].colour for kind in CELESTIALS]
    assert [colours.count(colour) for colour in ("red", "green", "blue", "colourless")] == [6, 5, 6, 3]
    assert sorted(FIRST_DECK) == sorted(["stardust"] * 3 + ["rock"] + ["satellite"] * 3)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_of_the_box_is_somewhere(seats: int) -> None:
    for celestials in ("first_game", "random", "custom"):
        match, _ = play.start(GAME, Options(celestials=celestials), seats, SEED)
        assert GAME.census(match.state) == {kind: card.copies for kind, card in CARDS.items()}


def test_the_recommended_sets_use_all_kinds() -> None:
    """[p.3, p.7], spec 4.4."""
    named = [SETS[name] for name in ("first_game", "cataclysm", "colourful_galaxy")]
    assert {kind for kinds in named for kind in kinds} == set(CELESTIALS)
    assert all(len(set(kinds)) == 8 and not rules.missing_colours(kinds) for kinds in SETS.values())


def test_random_sets_have_every_colour_and_differ() -> None:
    found = set()
    for number in range(40):
        match, _ = play.start(GAME, Options(celestials="random"), 2, f"{number:032x}")
        kinds = tuple(kind for kind in match.state.supply if kind not in STARS)
        assert len(kinds) == 8
        assert not rules.missing_colours(kinds)
        found.add(kinds)
    assert len(found) == 40
    assert {kind for kinds in found for kind in kinds} == set(CELESTIALS)


def test_a_random_set_is_drawn_again_if_a_colour_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spec 4.4: all eight are drawn again."""
    draws: list[str] = []
    lopsided = [*(kind for kind in CELESTIALS if CARDS[kind].colour != "blue")]

    def shuffle(_: object, purpose: str, ids: object) -> list[str]:
        draws.append(purpose)
        return lopsided if len(draws) == 1 else list(SETS["cataclysm"])

    monkeypatch.setattr("games.core.chance.Chance.shuffle", shuffle)
    match, _ = play.start(GAME, Options(celestials="random"), 2, SEED)
    assert draws == ["celestials/0", "celestials/1"]
    assert set(match.state.supply) == {*STARS, *SETS["cataclysm"]}


def test_the_first_player_may_put_a_set_together() -> None:
    """カードを自分で選んだり [p.7]: before anybody has seen a hand."""
    match, _ = play.start(GAME, Options(celestials="custom"), 3, SEED)
    news: play.News = ()
    for number, kind in enumerate(["flame", "fusion", "forest", "ice", "storm", "meteorite", "earth", "spring"]):
        (prompt,) = play.prompts(GAME, match).values()
        assert (prompt.name, prompt.seat, len(prompt.legal)) == ("ChooseCelestial", 0, 20 - number)
        assert not any(player.hand for player in match.state.players)
        assert play.view(GAME, match, 0).phase == "setup"
        choice = next(action for action in prompt.legal if getattr(action, "card", "") == kind)
        match, news = play.apply(GAME, match, 0, choice)
        assert all(action in prompt.legal for action in play.prompts(GAME, match)[0].legal) or number == 7
    assert [told.event for told in news][:2] == [
        events.CelestialChosen(0, "spring"),
        events.CelestialsSet(("flame", "fusion", "forest", "earth", "ice", "storm", "spring", "meteorite")),
    ]
    assert match.state.supply["flame"] == 6
    assert play.view(GAME, match, None).missing == ()
    assert all(len(player.hand) == 4 for player in match.state.players)


RED_AND_COLOURLESS = tuple(kind for kind in CELESTIALS if CARDS[kind].colour in ("red", "colourless"))[:8]


def test_a_set_without_a_colour_is_allowed_with_a_hint() -> None:
    """赤、青、緑のカードがそれぞれ1種類以上含まれるように [p.7]."""
    match, news = play.start(GAME, Options(celestials="custom", kinds=RED_AND_COLOURLESS), 2, SEED)
    assert events.ColoursMissing(("green", "blue")) in [told.event for told in news]
    assert play.view(GAME, match, None).missing == ("green", "blue")


@pytest.mark.parametrize(
    "options",
    [
        Options(kinds=RED_AND_COLOURLESS),
        Options(celestials="custom", kinds=RED_AND_COLOURLESS[:7]),
        Options(celestials="custom", kinds=("flame",) * 8),
        Options(celestials="custom", kinds=("sun", *RED_AND_COLOURLESS[:7])),
    ],
)
def test_a_set_of_other_than_eight_different_kinds_is_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="8 different"):
        play.start(GAME, options, 2, SEED)


def test_options_are_readable_for_menus() -> None:
    assert [option.key for option in menu(Options, 1)] == ["celestials", "target"]
    assert [option.key for option in menu(Options, 4)] == ["celestials"]


def test_the_bound_on_answers_is_far_above_what_happens() -> None:
    for seats in GAME.seats:
        moves = len(playout(GAME, Options(celestials="random"), ["random"] * seats, SEED)[1])
        assert moves < 100 * seats < GAME.longest[seats]


def test_the_tests_that_the_rulings_name_are_there() -> None:
    rulings = files("games.hoshitsukuri").joinpath("RULINGS.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", rulings))
    here = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert len(re.findall(r"(?m)^\| R\d+ ", rulings)) == 30
    assert not [name for name in named if f"def {name}(" not in here]


ENDINGS = {
    "2_players_last_comet_arrives_alone",
    "2_players_pushed_together",
    "3_players_tie_broken_by_arrival",
    "4_players_random_set",
    "4_players_strong_cataclysm",
    "2_players_custom_set_without_a_colour",
    "2_players_drifting_home",
    "solo_target_reached",
    "solo_target_missed",
}


def test_there_is_a_record_of_each_way_of_ending() -> None:
    assert {path.stem for path in RECORDS} == ENDINGS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_matches_end_as_they_did(path: Path) -> None:
    last = replayed(GAME, read(path))
    assert sorted(last.state.finished) == list(range(last.seats))
    scores = play.score(GAME, last)
    if "tie" in path.stem:
        best = max(score.total for score in scores)
        assert sum(score.total == best for score in scores) > 1
    if "solo" in path.stem:
        assert scores[0].won == ("reached" in path.stem)
