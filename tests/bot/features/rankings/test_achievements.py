"""The book of achievements: what every file may say, and how it is measured."""

import types
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.features.rankings import achievements as rankings_achievements
from bot.features.rankings import career, tallies
from bot.features.rankings.achievements import (
    FACTS,
    MOST_ACHIEVEMENTS,
    ComponentUse,
    InvalidAchievements,
    Measure,
    amount,
    book_of,
    measured,
)
from bot.features.rankings.outcome import MatchOutcome
from bot.features.rankings.tallies import SCORE, SEAT, USE, AchievementFeat, Tally
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from games.core import discovery, play
from games.core.playout import playout
from renderers.kit.glyphs import glyph
from renderers.kit.theme import ENAMEL
from tests.support.outcomes import ANN, BOB, finish, outcome, sparkling

WRITTEN = list(GAMES)


def test_the_games_have_their_books() -> None:
    assert all(book_of(game) != rankings_achievements.AchievementBook() for game in GAMES)
    assert book_of("nothing") == rankings_achievements.AchievementBook()


def events_of(game: str) -> dict[str, type[msgspec.Struct]]:
    return {kind.__name__: kind for kind in typing.get_args(GAMES[game].events)}


def lines_of(game: str) -> set[str]:
    """The rows of a score sheet, as they stand when a match for two begins."""
    rules = GAMES[game]
    match, _ = play.start(rules, rules.options(), 2, "00" * 16)
    return {line.key for score in play.score(rules, match) for line in score.lines}


def measures(game: str) -> list[Measure]:
    return [m for a in book_of(game).achievement for m in (*a.tests, *([a.count] if a.count else []))]


@pytest.mark.parametrize("game", WRITTEN)
def test_achievements_are_few_and_distinct_and_look_like_something(game: str) -> None:
    achievements = book_of(game).achievement
    assert 0 < len(achievements) <= MOST_ACHIEVEMENTS
    assert len({one.key for one in achievements}) == len({(one.sign, one.enamel) for one in achievements})
    for one in achievements:
        assert one.goal >= 1
        assert one.tests or one.count
        assert one.enamel in ENAMEL
        assert glyph(one.sign)


@pytest.mark.parametrize("game", WRITTEN)
def test_only_what_exists_is_measured(game: str) -> None:
    events = events_of(game)
    for measure in measures(game):
        assert sum(map(bool, (measure.event, measure.fact, measure.line, measure.option))) == 1
        assert measure.fact in ("", *FACTS)
        if measure.event:
            assert measure.field in ("", *events[measure.event].__struct_fields__)
        if measure.line:
            assert measure.line in lines_of(game)
        if measure.option:
            kind = typing.get_type_hints(GAMES[game].options)[measure.option]
            assert set(measure.among) <= set(typing.get_args(kind))
    for use in book_of(game).use:
        assert use.field in events[use.event].__struct_fields__
    usual = GAMES[game].options()
    assert {key: getattr(usual, key) for key in book_of(game).solo} == book_of(game).solo


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_achievement_has_its_words(game: str, locale: str) -> None:
    words = translator_for(locale)
    keys = [f"bot.achievement.{game}.{one.key}" for one in book_of(game).achievement]
    assert [key for key in keys for name in (key, f"{key}.does") if not words.has(name)] == []


def test_a_broken_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = tmp_path / "achievements.toml"
    monkeypatch.setattr(discovery, "game_packages", lambda _: {"odd": "odd", "worse": "worse"})
    monkeypatch.setattr(discovery, "folder", lambda _: tmp_path)
    written.write_text("[[achievement]]\nkey = 'x'\n")
    with pytest.raises(InvalidAchievements, match="odd"):
        book_of("odd")
    written.write_text("]")
    with pytest.raises(InvalidAchievements, match="worse"):
        book_of("worse")


MATCH = outcome(finish(0, ANN, 1, 30, lines={"light": 12}), finish(1, BOB, 2, 25), options={"board": "sea"})
ONE = MATCH.seats[0]
EVENTS = (
    {"type": "Went", "seat": 0, "steps": 3, "to": "a", "cards": ["x", "y"]},
    {"type": "Went", "seat": 0, "steps": 5, "to": "b", "cards": ["x"]},
    {"type": "Went", "seat": 1, "steps": 9, "to": "a", "cards": []},
    {"type": "Rain", "drops": 4},
)


@pytest.mark.parametrize(
    ("measure", "number"),
    [
        (Measure(event="Went"), 2),
        (Measure(event="Went", anyone=True), 3),
        (Measure(event="Rain"), 1),
        (Measure(event="Went", field="steps", by="sum"), 8),
        (Measure(event="Went", field="steps", by="most"), 5),
        (Measure(event="Went", field="steps", from_=4), 1),
        (Measure(event="Went", field="to", among=("a",)), 1),
        (Measure(event="Went", field="cards", by="sum"), 3),
        (Measure(event="Went", field="cards", by="kinds"), 2),
        (Measure(event="Went", field="cards", among=("x",)), 2),
        (Measure(event="Snow"), 0),
        (Measure(line="light"), 12),
        (Measure(line="dark"), 0),
        (Measure(option="board", among=("sea",)), 1),
        (Measure(option="board", among=("land",)), 0),
        (Measure(option="moon", among=("full",)), 0),
        (Measure(fact="won"), 1),
        (Measure(fact="place"), 1),
        (Measure(fact="total"), 30),
        (Measure(fact="margin"), 5),
        (Measure(fact="players"), 2),
        (Measure(fact="people"), 2),
    ],
)
def test_measures(measure: Measure, number: int) -> None:
    assert measured(measure, MATCH, ONE, EVENTS) == number


def test_an_achievement_counts_only_where_all_its_tests_hold() -> None:
    won, far = Measure(fact="won", least=1), Measure(event="Went", field="steps", by="sum", least=9)
    count = Measure(event="Went")
    assert amount(sparkling(key="k", tests=(won,)), MATCH, ONE, EVENTS) == 1
    assert amount(sparkling(key="k", tests=(won, far)), MATCH, ONE, EVENTS) == 0
    assert amount(sparkling(key="k", count=count), MATCH, ONE, EVENTS) == 2
    assert amount(sparkling(key="k", tests=(won,)), MATCH, MATCH.seats[1], EVENTS) == 0


@pytest.fixture
def toy_book(monkeypatch: pytest.MonkeyPatch) -> None:
    written = rankings_achievements.AchievementBook(
        (sparkling(key="walker", count=Measure(event="Went")),), (ComponentUse("Went", "cards", "toy.card"),)
    )
    monkeypatch.setattr(tallies, "book_of", lambda _: written)


@pytest.mark.usefixtures("toy_book")
def test_what_a_match_adds() -> None:
    assert tallies.feats(MATCH, EVENTS) == [AchievementFeat(0, "walker", 2), AchievementFeat(1, "walker", 1)]
    assert tallies.tallies(MATCH, EVENTS) == [
        Tally(SCORE, 2, "30", won=True),
        Tally(SEAT, 2, "0", won=True),
        Tally(USE, 2, "toy.card.x", won=True),
        Tally(USE, 2, "toy.card.y", won=True),
        Tally(SCORE, 2, "20", won=False),
        Tally(SEAT, 2, "1", won=False),
    ]


@pytest.mark.usefixtures("toy_book")
def test_computers_solo_and_hardly_played_matches_add_less() -> None:
    solo = outcome(finish(0, ANN, 1, -3))
    assert tallies.tallies(solo, EVENTS) == [Tally(SCORE, 1, "-10", won=True)]
    mixed = outcome(finish(0, None, 1), finish(1, BOB, 2, 25))
    assert {tally.key for tally in tallies.tallies(mixed, EVENTS)} == {"20", "1"}
    brief = outcome(finish(0, ANN, 1, answers=1), finish(1, BOB, 2))
    assert tallies.tallies(brief, EVENTS) == []
    assert tallies.feats(brief, EVENTS) == []


@pytest.mark.usefixtures("toy_book")
def test_practice_gains_nothing() -> None:
    """Its luck is known beforehand, and answers may be taken back."""
    alone = outcome(finish(0, ANN, 1), challenge=True)
    practice = replace(alone, practice=True)
    assert tallies.feats(alone, EVENTS) != [] != tallies.tallies(alone, EVENTS)
    assert tallies.feats(practice, EVENTS) == [] == tallies.tallies(practice, EVENTS)
    told = {one.played: one.victories for one in career.after(practice, {})}
    assert told == {1: 0}


def test_the_books_are_plain_data() -> None:
    assert all(isinstance(one, msgspec.Struct) for one in book_of("glow").achievement)
    assert not any(isinstance(value, types.FunctionType) for value in msgspec.structs.astuple(book_of("glow")))


def real(game: str) -> tuple[MatchOutcome, tuple[dict[str, Any], ...]]:
    """A whole random match between two people, with its events as the log keeps them."""
    rules = GAMES[game]
    seed = "07" * 16
    last, moves = playout(rules, rules.options(), ("random", "random"), seed)
    first, opening = play.start(rules, rules.options(), 2, seed)
    news = [*opening, *(told for _, some in play.replay(rules, first, moves) for told in some)]
    events = msgspec.json.decode(msgspec.json.encode([told.event for told in news]))
    seats = tuple(
        finish(
            one.seat,
            ANN + one.seat,
            one.place,
            one.total,
            won=one.won,
            lines={line.key: line.points for line in one.lines},
            answers=last.answers[one.seat],
        )
        for one in play.score(rules, last)
    )
    return outcome(*seats, game=game), tuple(events)


@pytest.mark.parametrize("game", WRITTEN)
def test_a_real_match_is_measured_and_its_components_have_names(game: str) -> None:
    match, events = real(game)
    gained = tallies.feats(match, events)
    winner = next(one.seat for one in match.seats if one.won)
    assert (winner, book_of(game).achievement[0].key) in {(feat.seat, feat.key) for feat in gained}
    used = {tally.key for tally in tallies.tallies(match, events) if tally.kind == USE}
    assert used  # even a random match between two uses some of the components whose win rate is kept
    assert [key for key in sorted(used) for locale in LOCALES if not translator_for(locale).has(key)] == []
    for measure in measures(game):
        if measure.event:
            assert isinstance(measured(measure, match, match.seats[0], events), int)
