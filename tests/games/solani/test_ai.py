"""The computer players. [spec 11]"""

from collections.abc import Iterator
from itertools import combinations, product
from operator import itemgetter
from statistics import mean

import pytest

from games.core import play
from games.core.ai import EASY, LEVELS, STRONG
from games.core.chance import Chance
from games.core.playout import playout
from games.core.step import Action
from games.solani import GAME, ai, features
from games.solani.actions import DraftTile, DrawSpecials, PlaceBranch, PlaceCircle, PlaceSpecial, TakeSpecial
from games.solani.ai import placement_search
from games.solani.ai.drafting import draft_worths, drawn_worth, hoped
from games.solani.ai.evaluation import Judge, judge_for, judge_of
from games.solani.ai.incremental_score import Ledger, ledger_of
from games.solani.ai.placement_search import Line, best_feature, best_worth, longer, ranked, singles
from games.solani.components import FEATURES, FEATURES_OF, MAGNITUDES, Kind
from games.solani.effects import KeepSpecial, SpecialFeatureDraft
from games.solani.flow import Drafting, DraftTurn
from games.solani.options import Options
from games.solani.rules import after, placements
from games.solani.sky import branch_spaces, circle_spaces
from tests.support.games.solani.scene import Scene, counted, sky

LUCK = Chance("test", bytes(16))


def answer(scene: Scene, seat: int, level: str = STRONG) -> Action:
    prompt = play.prompts(GAME, scene.match)[seat]
    return ai.choose(level, scene.view(seat), prompt, LUCK)


@pytest.mark.parametrize(("level", "star", "loose"), [(EASY, 0.05, 1.5), (STRONG, 0.03, 3.3)])
def test_what_a_sky_is_worth(level: str, star: float, loose: float) -> None:
    """The terms of spec 11, one by one, eight rounds before the end."""
    judge, left = Judge(level, 4), 8
    plain = ledger_of(judge, sky().sky).worth
    hope = 0.5
    expected = 0.9 * (3 * hope**3 + 4 * hope**4 + 2 * hope**2 + 3 * hope**3)
    bonuses = judge.bonuses
    assert plain == pytest.approx(expected + bonuses.campfire[0] + bonuses.wanderers[0])
    dark = sky(branches={"a5": "sw"}).sky  # loose on A6; A5 has one of its two
    part = 0.9 * (3.0 * 0.5**3.0 if level == EASY else 5.0 * 0.5**1.4)
    assert ledger_of(judge, dark).worth == pytest.approx(plain + part - (1 - 0.9 * left / (left + loose)))
    scoring = sky(tiles={"F3": "s2"}, branches={"e2": "se", "e3": "ne"}).sky
    gain = ledger_of(judge, scoring).worth - plain
    assert gain == pytest.approx(2.0 + bonuses.gathering[1])  # both its branch spaces are filled
    half = sky(tiles={"C4": "w23"}, branches={"b3": "se", "b4": "ne"}).sky
    assert ledger_of(judge, half).worth - plain == pytest.approx(2 * (1 - star * 2) + 0.4 * hope + bonuses.rug[1])


@pytest.mark.parametrize("level", LEVELS)
def test_a_ledger_knows_what_each_placement_makes_of_a_sky(level: str) -> None:
    """To the last bit, whatever lies there, or equal answers would not stay equal."""
    match, _ = playout(GAME, Options(), [level, "random"], f"{5:032x}")
    for player in match.state.players:
        for round_now in (5, 12):
            judge = Judge(level, round_now)
            ledger = ledger_of(judge, player.sky)
            for space in branch_spaces(player):
                for mask in (1, 5, 7, 15):
                    assert (
                        ledger.branch(space, mask).worth == ledger_of(judge, player.sky.with_branch(space, mask)).worth
                    )
            for cell in circle_spaces(player):
                for tile in ("s2", "w34", "coral", *FEATURES):
                    assert ledger.tile(cell, tile) == ledger_of(judge, player.sky.with_tile(cell, tile)).worth


@pytest.mark.parametrize("card", FEATURES)
def test_what_a_branch_makes_of_a_card_is_foreseen(card: str) -> None:
    """A Dark Sky that the Branch surrounds counts as well, though it is flagged only after the placement."""
    nearly = {"b1": "nw", "c1": "nw", "b2": "nw", "a4": "ne", "a5": "sw", "e2": "se"}
    player = sky(tiles={"B3": card, "F3": "s2", "D4": "amber"}, branches=nearly)
    ledger, foreseen = ledger_of(Judge(STRONG, 5), player.sky), set()
    for space, mask in product(branch_spaces(player.sky), (3, 5)):
        settled = player.sky.with_branch(space, mask).settled()
        foreseen.add(ledger.branch(space, mask).earned)
        assert ledger.branch(space, mask).earned == features.points(settled, card, "B3")
    assert card != "void" or foreseen == {0, 3}  # C2 on the diagonal, surrounded by the fourth Branch


def second_tiles(seed: int) -> Iterator[tuple[Judge, Ledger, str, str, Line]]:
    """The skies of a match, two tiles, and each placement of one of them."""
    match, _ = playout(GAME, Options(), [STRONG, "random", STRONG], f"{seed:032x}", limit=60 + 20 * seed)
    for player, (circle, branch) in product(match.state.players, (("s3", "t3"), ("coral", "v2"), ("w23", "l2"))):
        judge = Judge(STRONG, match.state.round)
        ledger = ledger_of(judge, player.sky)
        for line in singles(ledger, circle, branch):
            yield judge, ledger, circle, branch, line


@pytest.mark.parametrize("seed", range(3))
def test_a_second_tile_is_found_as_if_every_one_had_been_tried(seed: int) -> None:
    """To the last bit and the first among equals, though most of them are not tried."""
    for judge, ledger, circle, branch, line in second_tiles(seed):
        first = line[1][0]
        sky = after(ledger.sky, first, circle, branch)
        held = ("", branch) if isinstance(first, PlaceCircle) else (circle, "")
        options = [
            (ledger_of(judge, after(sky, action, circle, branch)).worth, action) for action in placements(sky, *held)
        ]
        worth, second = max(options, key=itemgetter(0), default=(line[0], None))
        assert longer(ledger, line, circle, branch) == (worth, (first, second) if second else (first,))


def test_few_second_tiles_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the two have nothing to do with each other only the best by themselves can be the best together."""
    tried = counted(monkeypatch, Ledger, "both")
    lines = list(second_tiles(1))
    tried.clear()
    possible = 0
    for _, ledger, circle, branch, line in lines:
        longer(ledger, line, circle, branch)
        sky = after(ledger.sky, line[1][0], circle, branch)
        possible += len(placements(sky, *(("", branch) if isinstance(line[1][0], PlaceCircle) else (circle, ""))))
    assert 0 < len(tried) < possible * 0.7


def test_in_the_last_round_a_sky_is_worth_its_score() -> None:
    judge = Judge(EASY, 12)
    player = sky(tiles={"F3": "s2", "A1": "coral", "B1": "amber"}, branches={"e2": "se", "e3": "ne", "a5": "sw"})
    assert ledger_of(judge, player.sky).worth == pytest.approx(2 + 3 - 1)


def test_strong_players_care_for_bonus_tiles() -> None:
    rug = sky(tiles=dict.fromkeys(("A4", "B4", "C4", "A6", "B6"), "s2"))
    assert ledger_of(Judge(STRONG, 12), rug.sky).worth == pytest.approx(5.5)
    assert ledger_of(Judge(EASY, 12), rug.sky).worth == 0


def test_who_has_most_counts_by_what_others_have() -> None:
    """In the last round one Planet in the south-east is nothing beside three, and beside none the whole bonus tile."""
    one = sky(tiles={"F4": "coral"}).sky
    behind, level, ahead = (ledger_of(Judge(STRONG, 12, (0, rival)), one).worth for rival in (3, 1, 0))
    assert behind < 0.5
    assert level == pytest.approx(5.5)
    assert ahead > 10
    early = [ledger_of(Judge(STRONG, 2, (0, rival)), one).worth for rival in (1, 0)]
    assert 0 < early[1] - early[0] < 2
    assert ledger_of(Judge(EASY, 12), one).worth == 0


def test_who_has_most_is_seen_on_the_table() -> None:
    scene = Scene(3)
    scene.state.players[1].tiles = {"F4": "coral", "E4": "coral"}
    scene.state.players[2].tiles = {"F4": "coral"}
    judges = [judge_for(STRONG, scene.view(seat), seat) for seat in range(3)]
    assert [judge.bonuses.wanderers for judge in judges] == [
        Judge(STRONG, scene.state.round, (0, most)).bonuses.wanderers for most in (2, 1, 2)
    ]
    alone = Scene(1)
    assert judge_for(STRONG, alone.view(0), 0) is judge_of(STRONG, alone.state.round, (3, 1))


def test_a_bonus_tile_may_be_begun() -> None:
    """A tile more towards it is worth something while there are rounds to come."""
    four, five = (sky(tiles=dict.fromkeys(("A4", "B4", "C4", "A6", "B6")[:count], "dust_lane")) for count in (4, 5))
    bonuses = Judge(STRONG, 9).bonuses
    assert 0 < bonuses.rug[3] < bonuses.rug[4] < bonuses.rug[5] < bonuses.rug[6]
    assert 0 < bonuses.gathering[1] < bonuses.gathering[2] < bonuses.gathering[3]
    last = Judge(STRONG, 12)
    assert ledger_of(last, five.sky).worth - ledger_of(last, four.sky).worth >= last.bonuses.rug[6]
    assert last.bonuses.rug[4] == last.bonuses.gathering[2] == 0


def test_the_best_placement_is_found() -> None:
    player = sky(tiles={"F3": "s2"}, branches={"e2": "se"})
    judge = Judge(STRONG, 12)
    options = ranked(ledger_of(judge, player.sky), "", "i1", (1, 1))
    assert options[0][1] == (PlaceBranch("e3", 1),)
    assert len(options) > 20
    assert ranked(ledger_of(judge, sky().sky), "s2", "", (6, 6)) == []


def test_a_narrow_search_thinks_fewer_placements_through() -> None:
    player = sky(branches={"b2": "se nw", "c3": "se"})
    judge = Judge(STRONG, 5)
    narrow, wide = (ranked(ledger_of(judge, player.sky), "s3", "t3", (width, width)) for width in (1, 18))
    assert len(narrow) == 2
    assert wide[0][0] >= narrow[0][0]


def test_a_promising_feature_is_taken_and_else_cards_are_drawn() -> None:
    scene = Scene(2)
    row = dict.fromkeys(("A4", "B4", "D4", "E4"), "s2")
    scene.state.players[0] = sky(tiles=row, branches={"c4": "nw", "b3": "nw"})
    scene.state.players[0].picks = 1
    scene.state.two.row, scene.state.three.row = ("moonlight", "comet"), ("eclipse",)
    scene.begin(SpecialFeatureDraft())
    assert answer(scene, 0) == TakeSpecial("comet")
    scene.answer(0, TakeSpecial("comet"))
    space = best_feature(ledger_of(Judge(STRONG, 1), scene.state.players[0].sky), "comet")[1]
    assert space[1] == "4"
    assert answer(scene, 0) == PlaceSpecial(space)


def test_cards_are_drawn_from_the_deck_that_promises_more() -> None:
    """By the mean of the better of two, of all cards that nobody has seen, however many lie in the deck."""
    scene = Scene(2)
    row = dict.fromkeys(("A4", "B4", "D4", "E4"), "s2")
    scene.state.players[0] = sky(tiles=row, branches={"c4": "nw"})
    scene.state.players[0].picks = 1
    scene.state.two.row, scene.state.three.row = (), ("eclipse",)
    scene.state.two.deck = tuple([card for card in FEATURES_OF[2] if card != "comet"])
    scene.state.three.deck = tuple([card for card in FEATURES_OF[3] if card != "eclipse"])
    ledger = ledger_of(judge_for(STRONG, scene.view(0), 0), scene.state.players[0].sky)
    gains = {m: drawn_worth(ledger, scene.view(0), m) for m in MAGNITUDES}
    pairs = list(combinations((best_feature(ledger, card)[0] for card in FEATURES_OF[2]), 2))
    assert gains[2] == pytest.approx(mean(map(max, pairs)))  # nobody sees which card is out of the game
    scene.begin(SpecialFeatureDraft())
    assert answer(scene, 0) == DrawSpecials(max(MAGNITUDES, key=lambda magnitude: gains[magnitude]))


def test_a_card_is_taken_where_drawing_would_not_do_better() -> None:
    """A card that gains little, beside a deck that promises still less."""
    scene = Scene(2)
    scene.state.players[0] = sky(branches={"c4": "nw"})
    scene.state.players[0].picks = 1
    scene.state.two.row, scene.state.three.row = ("pulsar",), ("eclipse",)
    scene.state.two.deck = ()
    ledger = ledger_of(judge_for(STRONG, scene.view(0), 0), scene.state.players[0].sky)
    assert drawn_worth(ledger, scene.view(0), 3) < best_feature(ledger, "pulsar")[0] < 4
    scene.begin(SpecialFeatureDraft())
    assert answer(scene, 0) == TakeSpecial("pulsar")


def test_the_better_of_two_cards_is_kept() -> None:
    scene = Scene(2)
    row = dict.fromkeys(("A4", "B4", "D4", "E4"), "s2")
    scene.state.players[0] = sky(tiles=row, branches={"c4": "nw"})
    scene.state.players[0].pair = ("moonlight", "comet")
    scene.begin(KeepSpecial(0))
    assert getattr(answer(scene, 0), "card", "") == "comet"


def test_the_first_pick_weighs_what_is_left_to_others() -> None:
    """One good branch among bad ones goes before clusters that are all as good."""
    scene = Scene(2)
    state = scene.state
    state.sun, state.round = 0, 12
    state.players[0] = sky(tiles={"F3": "s2"}, branches={"e2": "se"})
    state.clusters, state.branches, state.track = ("s2", "s2", "s2"), ("x4", "i1", "x4"), ("",) * 12
    scene.begin(Drafting())
    assert answer(scene, 0) == DraftTile("branch", 2)


def test_a_first_tile_is_worth_what_it_makes_with_a_partner() -> None:
    """Two nodes wait for a cluster: a two scores there at once, but a three more with any Branch that is left."""
    scene = Scene(2)
    state = scene.state
    state.sun, state.round, state.first_kind = 1, 12, "cluster"
    state.players[0] = sky(branches={"b2": "se", "c3": "nw"})
    state.clusters, state.branches, state.track = ("", "s2", "s3"), ("i1", "i1", "i1"), ("",) * 12
    ledger = ledger_of(judge_for(STRONG, scene.view(0), 0), state.players[0].sky)
    two, three = (best_worth(ledger, tile, "", (4, 1)) for tile in ("s2", "s3"))
    assert two is not None
    assert three is not None
    assert two > three
    scene.begin(DraftTurn(0))
    assert answer(scene, 0) == DraftTile("cluster", 3)


@pytest.mark.parametrize(
    ("worths", "between", "expected"),
    [([6, 0, 3], 0, 6), ([6, 0, 3], 1, 2 / 3 * 6 + 1 / 3 * 3), ([6, 0, 3], 2, 3), ([1, 2, 3, 4], 2, 10 / 3)],
)
def test_others_may_take_the_best_partner_before(worths: list[float], between: int, expected: float) -> None:
    assert hoped(worths, between) == pytest.approx(expected)


def test_pairs_of_tiles_are_thought_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found for a first tile is at hand for the second, while the sky and the bonus tiles are the same."""
    scene = Scene(2)
    seat = scene.state.sun
    scene.state.players[seat] = sky(branches={"c3": "nw"})
    scene.begin(Drafting())
    tried = counted(monkeypatch, placement_search, "ranked")
    scene.answer(seat, answer(scene, seat))
    assert tried
    tried.clear()
    judge, player = judge_for(STRONG, scene.view(seat), seat), scene.view(seat).players[seat]
    kind: Kind = "branch" if player.circle else "cluster"
    view = scene.view(seat)
    display = view.branches if kind == "branch" else view.clusters
    legal = [DraftTile(kind, slot) for slot, tile in enumerate(display, start=1) if tile]
    assert draft_worths(judge, view, player, legal)
    assert not tried


def test_beginners_waver_and_strong_players_do_not() -> None:
    scene = Scene(4)
    seat = scene.state.sun
    prompt = play.prompts(GAME, scene.match)[seat]
    answers = {level: {ai.choose(level, scene.view(seat), prompt, LUCK) for _ in range(12)} for level in LEVELS}
    assert len(answers[EASY]) > 1
    assert len(answers[STRONG]) == 1
