"""Alone against Coyote. [spec 10]"""

import pytest

from games.core import play
from games.core.chance import Chance
from games.core.playout import playout
from games.core.scores import OPPONENT
from games.core.step import Step
from games.solani import GAME, scoring
from games.solani.actions import DraftTile
from games.solani.components import FEATURES
from games.solani.events import DarkSkySurrounded, Drafted, Matched, Missed, PlanetCollected, SpecialTaken, Traded
from games.solani.flow import Drafting, Round
from games.solani.opponent import CoyoteDrafts, CoyoteTakesSpecial, branch_slot, cluster_slot, trade_of
from games.solani.options import Options
from games.solani.state import Coyote
from tests.support.games.solani.scene import SEED, Scene, sky

NO_TRACK = ("",) * 12
TAKEN = (DarkSkySurrounded, SpecialTaken)


def at_whim(whim: int, *steps: Step, scene: Scene) -> Scene:
    """Begin with the first number of Coyote's stream that gives this whim."""
    for first in range(200):
        scene.match.counts["whim"] = first
        if _rolled(scene, first) == whim:
            return scene.begin(*steps)
    raise AssertionError(whim)


def _rolled(scene: Scene, number: int) -> int:
    return 1 + Chance("solani", bytes.fromhex(scene.match.seed)).below(6, "whim", number)


def solo(**pieces: object) -> Scene:
    scene = Scene(1)
    state = scene.state
    state.clusters, state.branches, state.track = ("s2", "s4", "s3"), ("t3", "i1", "t3"), NO_TRACK
    for name, piece in pieces.items():
        setattr(state, name, piece)
    return scene


def test_he_opens_every_even_round() -> None:
    match, _ = playout(GAME, Options(), ["random"], SEED, limit=0)
    suns: list[tuple[int, int]] = []
    while not match.over:
        if not suns or suns[-1][0] != match.state.round:
            suns.append((match.state.round, match.state.sun))
        prompt = play.prompts(GAME, match)[0]
        match, _ = play.apply(GAME, match, 0, prompt.legal[0])
    assert suns == [(number, 0 if number % 2 else OPPONENT) for number in range(1, 13)]
    assert match.state.coyote.matches + match.state.coyote.misses + len(match.state.coyote.planets) == 12


@pytest.mark.parametrize(("whim", "kind"), [(1, "branch"), (3, "branch"), (4, "cluster"), (6, "cluster")])
def test_his_whim_opens_the_draft(whim: int, kind: str) -> None:
    """[spec 10.3, 1]"""
    scene = at_whim(whim, Drafting(), scene=solo(sun=OPPONENT, round=4))
    assert scene.state.first_kind == kind


def test_he_takes_the_lowest_of_the_best_branches_then_what_matches() -> None:
    """Example 28: t3 in slot 1, then the s3 rather than the s4."""
    scene = at_whim(2, Drafting(), scene=solo(sun=OPPONENT, round=4))
    assert scene.state.branches == ("", "i1", "t3")
    scene.answer(0, DraftTile("branch", 3))
    assert scene.asked == {0: "Draft"}
    scene.answer(0, DraftTile("cluster", 1))
    assert scene.state.clusters == ("", "s4", "")
    assert (scene.state.opponent.points, scene.state.opponent.matches, scene.state.opponent.misses) == (3, 1, 0)
    assert Matched(OPPONENT, "s3", "t3", 3) in scene.events()
    assert sorted(scene.state.opponent.discards) == ["s3", "t3"]
    assert scene.asked == {0: "PlaceTile"}


@pytest.mark.parametrize(
    ("display", "circle", "slot"),
    [
        (["i1", "x4", "t3"], "", 2),
        (["x4", "v2", "l2"], "s2", 2),
        (["x4", "t3", "v2"], "w23", 2),
        (["x4", "t3", "x4"], "s2", 1),
        (["i1", "t3", "t3"], "coral", 2),
        (["", "i1", "i1"], "", 2),
    ],
)
def test_which_branch_he_takes(display: list[str], circle: str, slot: int) -> None:
    assert branch_slot(display, circle) == slot


@pytest.mark.parametrize(
    ("display", "branch", "slot"),
    [
        (["s2", "s4", "w34"], "", 2),
        (["s4", "w23", "s3"], "t3", 2),
        (["s4", "s3", "w34"], "t3", 3),
        (["s2", "s3", ""], "i1", 2),
    ],
)
def test_which_cluster_he_takes(display: list[str], branch: str, slot: int) -> None:
    assert cluster_slot(display, branch) == slot


def test_he_trades_on_a_whim_for_a_colour_he_lacks() -> None:
    track = ("", "coral", "", "", "", "amber", "coral", "", "", "shell", "", "")
    for planets, trade in (
        ((), (1, 2)),
        (("coral",), (2, 6)),
        (("coral", "amber"), (3, 10)),
        (("coral", "amber", "shell"), (1, 2)),
    ):
        scene = solo(track=track, coyote=Coyote(planets=planets))
        assert trade_of(scene.state) == trade
    assert trade_of(solo().state) is None


@pytest.mark.parametrize(("whim", "trades"), [(4, False), (5, True), (6, True)])
def test_only_a_five_or_six_makes_him_trade(whim: int, trades: bool) -> None:
    scene = solo(track=("coral", *NO_TRACK[1:]), first_kind="cluster")
    scene = at_whim(whim, CoyoteDrafts(), scene=scene)
    assert any(isinstance(event, Traded) for event in scene.events()) == trades
    assert scene.state.opponent.circle == ("coral" if trades else "s4")
    assert scene.state.opponent.discards == (("s2",) if trades else ())


def test_the_whim_is_rolled_even_if_nothing_can_be_traded() -> None:
    scene = at_whim(6, CoyoteDrafts(), scene=solo(first_kind="cluster"))
    assert Drafted(OPPONENT, "cluster", 2, "s4") in scene.events()


def test_a_pair_that_does_not_fit_is_a_miss() -> None:
    scene = solo(coyote=Coyote(circle="s4"), branches=("i1", "v2", ""), first_kind="cluster").begin(CoyoteDrafts())
    coyote = scene.state.opponent
    assert (coyote.misses, coyote.points, coyote.discards) == (1, 0, ("v2", "s4"))
    assert Missed(OPPONENT, "s4", "v2") in scene.events()
    assert (coyote.circle, coyote.branch) == ("", "")


def test_a_planet_is_neither_match_nor_miss() -> None:
    scene = solo(coyote=Coyote(circle="coral"), first_kind="cluster").begin(CoyoteDrafts())
    coyote = scene.state.opponent
    assert (coyote.planets, coyote.matches, coyote.misses, coyote.discards) == (("coral",), 0, 0, ("t3",))
    assert PlanetCollected(OPPONENT, "coral") in scene.events()


@pytest.mark.parametrize(("number", "magnitude"), [(3, 2), (6, 3), (9, 2), (12, 3)])
def test_in_every_third_round_he_takes_a_card(number: int, magnitude: int) -> None:
    """Example 33: also in round 12, before the scoring."""
    scene = solo(round=number)
    stock = scene.state.stock(3 if magnitude == 3 else 2)
    row = stock.row
    scene.begin(CoyoteTakesSpecial())
    assert scene.state.opponent.cards == row[:1]
    assert scene.state.stock(3 if magnitude == 3 else 2).row == row[1:]
    assert SpecialTaken(OPPONENT, row[0]) in scene.events()


def test_in_the_last_round_he_opens_and_takes_his_card_after_the_human_and_before_the_scoring() -> None:
    """Example 33."""
    scene = solo(round=11, sun=OPPONENT)
    scene.state.players[0] = sky(tiles={"B5": "s2"}, branches={"a4": "nw"})
    scene.begin(Round())
    assert scene.state.first_kind
    told: list[tuple[str, int]] = []
    while not scene.match.over:
        legal = scene.legal(0)
        scene.answer(0, next((action for action in legal if getattr(action, "space", "") == "a5"), legal[0]))
        told += [(type(event).__name__, event.seat) for event in scene.events() if isinstance(event, TAKEN)]
    assert told == [("DarkSkySurrounded", 0), ("SpecialTaken", 0), ("SpecialTaken", OPPONENT)]
    (card,) = scene.state.opponent.cards
    assert FEATURES[card].magnitude == 3


def test_he_takes_from_the_deck_if_the_row_is_empty_and_nothing_if_both_are() -> None:
    scene = solo(round=3)
    scene.state.two.row, scene.state.two.deck = (), ("comet",)
    scene.begin(CoyoteTakesSpecial())
    assert scene.state.opponent.cards == ("comet",)
    scene.begin(CoyoteTakesSpecial())
    assert scene.state.opponent.cards == ("comet",)
    scene = solo(round=4).begin(CoyoteTakesSpecial())
    assert scene.state.opponent.cards == ()


def test_his_tally() -> None:
    coyote = Coyote(points=15, matches=5, planets=("coral", "coral", "amber"), misses=3)
    lines = scoring.coyote_lines(coyote, "trickster", ["bonus_rug", "bonus_gathering"])
    assert [(line.key, line.points) for line in lines] == [
        ("matches", 15),
        ("planets", 6),
        ("special_features", 12),
        ("misses", 3),
        ("unearned_bonus", 2),
    ]
    totals = {level: sum(line.points for line in scoring.coyote_lines(coyote, level, [])) for level in LEVELS}
    assert totals == {"pup": 29, "trickster": 40, "sky_shaker": 51}


LEVELS = ("pup", "trickster", "sky_shaker")


def test_bonus_tiles_that_the_human_earned_are_not_his() -> None:
    """Example 29: 38 on the middle level against 38; a tie is his."""
    coyote = Coyote(points=15, matches=5, planets=("coral", "coral", "amber"), misses=3)
    scene = solo(coyote=coyote, options=Options(coyote="trickster"))
    in_threes = ("A1", "B1", "A2", "E1", "F1", "F2", "A4", "B4", "C4", "D4", "E4", "F4")
    planets = dict(zip(in_threes, ["coral", "amber", "shell"] * 4, strict=True))
    scene.state.players[0] = sky(tiles={**planets, "A6": "s2", "B6": "s2"})
    mine, his = play.score(GAME, scene.match)
    assert scene.view().players[0].bonuses == ("bonus_wanderers", "bonus_rug")
    assert (mine.total, his.total) == (4 * 7 + 10, 38)
    assert (mine.won, his.won) == (False, True)
    shown = scene.view().coyote
    assert shown is not None
    assert shown.total == 38


@pytest.mark.parametrize(("points", "won"), [(21, True), (22, False), (23, False)])
def test_a_tie_is_not_a_win(points: int, won: bool) -> None:
    scene = solo(coyote=Coyote(points=points), options=Options(coyote="pup"))
    scene.state.players[0] = sky(
        tiles={
            "A1": "coral",
            "B1": "shell",
            "C1": "amber",
            "A2": "turquoise",
            "A3": "coral",
            "B3": "shell",
            "E1": "coral",
        }
        | {"E2": "shell", "F1": "amber", "F2": "turquoise"}
    )
    mine, his = play.score(GAME, scene.match)
    assert (mine.total, his.total, his.seat) == (30, points + 8, OPPONENT)
    assert (mine.won, his.won, mine.place) == (won, not won, 1 if won else 2)


def test_alone_a_bonus_tile_has_a_minimum() -> None:
    """[spec 10.4, ruling 29]"""
    two = sky(tiles={"A2": "s2", "D4": "coral"}, branches={"a1": "sw", "a2": "nw"})
    four = sky(
        tiles={"A2": "s2", "C1": "s2", "D4": "coral", "F6": "amber"},
        branches={"a1": "sw", "a2": "nw", "b1": "ne", "c1": "nw"},
    )
    assert [scoring.campfire(player.sky) for player in (two, four)] == [2, 4]
    assert scoring.bonus_holders([two.sky])["bonus_campfire"] == []
    assert scoring.bonus_holders([two.sky])["bonus_wanderers"] == []
    assert scoring.bonus_holders([four.sky])["bonus_campfire"] == [0]
    assert scoring.bonus_holders([four.sky])["bonus_wanderers"] == [0]


def test_his_cards_and_tiles_leave_with_him() -> None:
    match, _ = playout(GAME, Options(), ["easy"], SEED)
    coyote = match.state.coyote
    assert len(coyote.cards) == 4
    assert len(coyote.discards) >= 24 - len(coyote.planets)
