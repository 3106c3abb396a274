"""Pictures and thoughts as bytes: what is done elsewhere is what would have been done here."""

import pickle
from typing import Any

import msgspec
import pytest

import renderers
from bot import jobs, pictures
from bot.automata import advised, choose, searched, think, without_last
from bot.jobs import done, packed, unpacked
from bot.pictures import Wanted, draw
from bot.proofs import Claim, examine, prove, rewind, scene
from bot.words import words_in
from games import GAMES
from games.core import play, record
from games.core.game import Game
from games.core.match import Move
from games.core.playout import playout
from planisphere_toy.rules import GAME as TOY
from renderers import standings
from renderers.challenge import Card
from renderers.standings import statistics

SEED = "00" * 16
ALL = {**GAMES, "toy": TOY}
every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL)


def elsewhere(work: Any, *arguments: Any) -> Any:
    """What comes of a work that has travelled, there and back."""
    return unpacked(work, arguments, done(packed(work, arguments), ALL), ALL)


def thought(work: Any, game: Game, *arguments: Any) -> Any:
    """The same of a thought; it must be what would have been thought here."""
    came = elsewhere(think, game.key, work, arguments)
    assert came == think(game.key, work, arguments, ALL)
    return came


def test_a_plate_travels_without_a_match() -> None:
    wanted = Wanted("plate-1", "solani", None, "plate-1", words_in("ja"), {})
    assert elsewhere(draw, wanted) == pictures.draw(wanted)


@every_game
def test_every_view_travels_as_it_is(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Wanted] = []

    def note(one: Wanted) -> bytes:
        drawn.append(one)
        return b""

    monkeypatch.setattr(pictures, "draw", note)
    for seats in (min(game.seats), max(game.seats)):
        match, _ = play.start(game, game.options(), seats, SEED)
        _, moves = playout(game, game.options(), ["random"] * seats, SEED)
        for after, _ in [(match, ()), *play.replay(game, match, moves)]:
            for seat in (None, 0):
                view = play.view(game, after, seat)
                elsewhere(
                    draw, Wanted("name", game.key, view, "any", words_in("ja"), {0: "星", -1: "Tom"}, {"a": "1"}, 0)
                )
                (came,) = drawn
                assert (came.view, repr(came.view)) == (view, repr(view))
                drawn.clear()
    assert (came.words, came.people, came.marks, came.seat) == (words_in("ja"), {0: "星", -1: "Tom"}, {"a": "1"}, 0)


@every_game
def test_every_question_travels_as_it_is(game: Game) -> None:
    match, _ = play.start(game, game.options(), max(game.seats), SEED)
    _, moves = playout(game, game.options(), ["random"] * max(game.seats), SEED, 60)
    for after, _ in [(match, ()), *play.replay(game, match, moves)]:
        for seat, prompt in play.prompts(game, after).items():
            thought(choose, game, "random", play.view(game, after, seat), prompt, bytes(16))
    ((_, seat, prompt),) = [(after, seat, prompt) for seat, prompt in play.prompts(game, match).items()][:1]
    thought(choose, game, "easy", play.view(game, match, seat), prompt, bytes(16))


def test_a_masters_thought_travels() -> None:
    match, _ = play.start(TOY, TOY.options(), 2, SEED)
    thought(searched, TOY, play.save(play.imagine(TOY, match, 1, bytes(16))), 1, bytes(16))
    game = GAMES["hoshitsukuri"]
    match, _ = playout(game, game.options(), ["random"] * 2, SEED, 40)
    seat = next(iter(play.prompts(game, match)))
    assert thought(advised, game, play.save(play.imagine(game, match, seat, bytes(16))), seat, bytes(16))


@every_game
def test_replays_travel(game: Game) -> None:
    options = game.options()
    match, _ = play.start(game, options, 1, SEED)
    first = play.save(match)
    last, moves = playout(game, options, ["random"], SEED)
    assert thought(scene, game, first, moves, 3).rounds
    assert thought(rewind, game, first, moves, 1).match != first
    paper = msgspec.json.encode(record.write(game, match, moves, last))
    assert thought(examine, game, paper).verified
    claim = Claim(msgspec.to_builtins(options), SEED, first, tuple(moves), whole=True)
    assert thought(prove, game, claim).totals[0] == play.score(game, last)[0].total


def test_an_answer_is_taken_back_elsewhere() -> None:
    game = GAMES["solani"]
    match, _ = play.start(game, game.options(), 2, SEED)
    seat, prompt = next(iter(play.prompts(game, match).items()))
    back = thought(without_last, game, play.save(match), [Move(seat, prompt.legal[0])], seat)
    assert back == play.save(match)


@pytest.mark.drawn
def test_a_picture_drawn_elsewhere_is_the_same_byte_for_byte() -> None:
    game = GAMES["solani"]
    match, _ = play.start(game, game.options(), 2, SEED)
    wanted = Wanted(
        "n", "solani", play.view(game, match, 1), "seat", words_in("ja"), {0: "Ann", 1: "星"}, {"a": "1"}, 1
    )
    card = Card("Solani", "Daily", "Ann", "12 : 10", "+2", True, 2, (1, -3, 2), "Lead", ("first",))
    pages = (wanted, Wanted("c", "solani", card, renderers.CARD, words_in("en"), {}))
    for one in pages:
        assert elsewhere(draw, one) == draw(one)


@pytest.mark.drawn
def test_pages_about_finished_matches_travel() -> None:
    charts = (statistics.Chart("2 players", "7 seats", (statistics.Pillar("10", 0.5), statistics.Pillar("20", 1.0))),)
    spread = statistics.Spread("Solani", "Scores", charts, "none")
    wanted = Wanted("s", "solani", spread, "spread", words_in("en"), {})
    assert elsewhere(draw, wanted) == draw(wanted)
    assert standings.VIEWS.keys() == standings.PAGES.keys()


def job(**fields: Any) -> bytes:
    return msgspec.msgpack.encode({"work": "draw", "game": "solani", "given": {}, **fields})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xc1",
        b"\x91" * 100_000,
        pickle.dumps(print),
        job(work="system", given=["ls"]),
        job(work="think"),
        job(game="chess"),
        job(more=1),
        job(given={"sheet": "table"}),
        job(given={"sheet": "leaderboard", "view": {}}),
        job(work="scene", given=[b"", [], 1, 2]),
        job(work="scene", given=[b"not a match", [], 1]),
        job(work="choose", given=["easy", None, None, b""]),
    ],
)
def test_bytes_that_are_no_job_do_nothing(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "draw", None)
    monkeypatch.setattr(jobs, "THOUGHTS", {"scene": scene})
    with pytest.raises((msgspec.MsgspecError, KeyError, RecursionError)):
        done(data, ALL)


def test_what_is_no_answer_is_not_taken_for_one() -> None:
    for given in (b"", b"\x90", msgspec.msgpack.encode({"type": "Nothing"})):
        with pytest.raises(msgspec.DecodeError):
            unpacked(think, ("solani", choose, ()), given)
