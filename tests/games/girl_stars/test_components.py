"""The printed components: figures of the spec, the two boards, and a scenario for every token, card and gate."""

from collections import Counter
from typing import get_args

import pytest

from games.core import play
from games.core.playout import playout
from games.core.tuples import without
from games.girl_stars import GAME, events, paths
from games.girl_stars.actions import (
    Forage,
    GainStardust,
    OfferCard,
    OfferSingle,
    Recall,
    Scout,
    ScoutRest,
    ScoutRoute,
    TakeAsh,
)
from games.girl_stars.components import (
    ASH_KINDS,
    CARDS,
    COLOURS,
    FORAGE,
    GATES,
    LANDING,
    LINKS,
    PATTERNS,
    PILES,
    RANKS,
    REGIONS,
    SITES,
    SPACES,
    STARTS,
    TILES,
    TURNED,
    Bonus,
    Goods,
    Site,
    pile_of,
    rank_of,
)
from games.girl_stars.hexes import AXIAL, BORDERS, CORNERS, NEIGHBOURS, PLAYABLE, opposite
from games.girl_stars.state import Landed, State
from tests.support.games.girl_stars.scene import (
    acting,
    colours,
    drafting,
    hold,
    lay,
    light,
    place,
    placing,
    put,
    star,
    table,
)


def test_star_tiles() -> None:
    """[spec 4.2]"""
    assert Counter(tile.colour for tile in TILES.values()) == {"red": 10, "blue": 10, "yellow": 10, "white": 8}
    assert Counter(len(tile.face.sides) for tile in TILES.values()) == {2: 12, 3: 16, 4: 10}
    for face, masks in TURNED.items():
        every = {
            sum(1 << (side + turn) % 6 for side in (PATTERNS[face].sides if face != "back" else (0,)))
            for turn in range(6)
        }
        assert set(masks.values()) == every
        assert len(masks) == len(every)
    assert TURNED["2a"][1] == 0b110


def test_the_sky_board() -> None:
    """[spec 4.1]"""
    assert (len(AXIAL), len(PLAYABLE)) == (46, 38)
    assert NEIGHBOURS["D4"] == ("C5", "D5", "E5", "E4", "D3", "C4")
    assert NEIGHBOURS["B2"] == ("A3", "B3", "C3", "C2", "B1", "")
    assert {corner.id: corner.borders for corner in CORNERS.values()} == {
        "nw": ("A3", "B1", "B2"),
        "ne": ("A5", "B5", "B6"),
        "sw": ("F1", "F2", "G3"),
        "se": ("F5", "F6", "G5"),
    }
    assert BORDERS["A3"] == {"nw"}
    for at, around in NEIGHBOURS.items():
        for side, near in enumerate(around):
            assert not near or NEIGHBOURS[near][opposite(side)] == at
    for corner in CORNERS.values():
        beside = {at for at in PLAYABLE for hexagon in corner.hexes if _adjacent(at, hexagon)}
        assert beside == set(corner.borders)


def _adjacent(one: str, other: str) -> bool:
    (q, r), (p, s) = AXIAL[one], AXIAL[other]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s)) == 1


def test_a_single_line_fits_on_every_hex_of_an_empty_board() -> None:
    """[spec 4.1]"""
    state = table()
    hold(state.players[0], "red_4b")
    assert {answer.hex for answer in placing(state).legal() if answer.back} == set(PLAYABLE)  # type: ignore[attr-defined]


def test_the_main_board() -> None:
    """[spec 4.3]"""
    assert len(SPACES) == 45
    assert sum(map(len, LINKS.values())) == 2 * 54
    assert all(space in LINKS[link] for space, links in LINKS.items() for link in links)
    assert len({(space.q, space.r) for space in SPACES.values()} | {(s.q, s.r) for s in SITES.values()}) == 58
    assert Counter(site.goods for site in SITES.values()) == {"fruit": 4, "fish": 3, "rabbit": 3, "antelope": 3}
    assert set(GATES) <= set(SPACES)
    assert not set(GATES) & set(STARTS)


STEPS = (3, 3, 6, 5, 5, 4, 6, 4, 5, 5, 7, 7, 7)


def test_how_far_the_sites_are_and_how_many_routes_lead_there() -> None:
    """[spec 4.3]"""
    plenty = dict.fromkeys(COLOURS, 4)
    found = paths.routes({}, plenty)
    shortest = {GATES[gate].id: len(ways[0]) for gate, ways in found.items()}
    assert tuple(shortest[site] for site in SITES) == STEPS
    ways = [way for gate in found for way in found[gate] if len(way) <= 8]
    assert len(ways) == 48
    long = paths.routes({}, dict.fromkeys(COLOURS, 12))
    assert sum(len(way) <= 12 for gate in long for way in long[gate]) == 181
    assert max(sum(len(way) <= 12 for way in long[gate]) for gate in long) == 20


@pytest.mark.parametrize("site", SITES.values(), ids=lambda site: site.id)
def test_a_gate_takes_its_colour_alone_and_connects_its_site(site: Site) -> None:
    """[spec 6.5, R6]"""
    gate, colour = site.gate, site.colour
    state = table()
    state.players[0].light = {name: 9 if name != colour else 0 for name in COLOURS}
    assert gate not in paths.routes({}, state.players[0].light)
    state.players[0].light = dict.fromkeys(COLOURS, 4)
    route = paths.routes({}, state.players[0].light)[gate][0]
    scene = acting(state).answer(Scout(gate, "action"))
    if scene.asked[0] == "ChooseRoute":
        scene.answer(ScoutRoute(route))
    if scene.asked[0] == "ChooseColour":
        scene.answer(ScoutRest())
    assert scene.state.lit[gate] == colour
    opened = {event.site for event in scene.told(events.SiteConnected)}
    assert opened == {GATES[space].id for space in route if space in GATES}
    assert site.id in opened
    assert not [answer for answer in acting(table()).legal() if isinstance(answer, Forage)]
    assert {answer.site for answer in scene.legal() if isinstance(answer, Forage)} <= opened


def test_goods_piles_and_dish() -> None:
    """[spec 4.4, 4.5, 4.7]"""
    figures = {
        kind: (f.cost, f.early_cost, f.early_stardust, f.early_vp, f.offer_vp, f.final_vp) for kind, f in FORAGE.items()
    }
    assert figures == {
        "fruit": (1, 1, 1, 0, 2, 1),
        "fish": (2, 1, 0, 1, 4, 2),
        "rabbit": (2, 1, 0, 1, 4, 2),
        "antelope": (3, 1, 0, 2, 6, 3),
    }
    assert [pile_of(size) for size in (1, 2, 3, 4, 5, 6, 9)] == ["", "", "r3", "r4", "r5", "r6", "r6"]
    assert {pile.id: sum(pile.tokens) for pile in PILES.values()} == {"r3": 19, "r4": 32, "r5": 48, "r6": 70}
    assert sum(kind.count for kind in ASH_KINDS.values()) == 13
    assert Counter(LANDING) == {region.id: region.weight for region in REGIONS.values()}
    assert len(LANDING) == 100
    assert {region: len(REGIONS[region].colours) for region in REGIONS} == {
        "red": 1,
        "blue": 1,
        "yellow": 1,
        "red_blue": 2,
        "blue_yellow": 2,
        "yellow_red": 2,
        "centre": 3,
    }
    assert [rank_of(vp).id for vp in (0, 49, 50, 79, 80, 95, 140)] == [
        "ember",
        "ember",
        "torch",
        "lantern",
        "constellation",
        "milky_way",
        "star_maker",
    ]
    assert next(rank.vp for rank in RANKS if rank.met) == 80


@pytest.mark.parametrize(("card", "number"), [(card, number) for card in CARDS for number in range(1, 6)])
def test_every_space_of_every_offering_card(card: str, number: int) -> None:
    """[spec 4.6]"""
    space = CARDS[card].spaces[number - 1]
    state = table()
    state.deck = tuple(sorted({*CARDS} - {card}))
    state.offering = card
    state.players[0].goods = dict(Counter(space.needs))
    scene = acting(state).answer(OfferCard(number, "action"))
    assert scene.state.players[0].points == space.vp
    assert not any(scene.state.players[0].goods.values())
    assert scene.state.filled == (number,)
    assert scene.state.players[0].villagers[0] == "village"
    assert {kind: scene.state.box[kind] - state.box[kind] for kind in space.needs} == Counter(space.needs)
    state.players[0].goods = dict(Counter(space.needs[1:]))
    assert OfferCard(number, "action") not in acting(state).legal()


@pytest.mark.parametrize("goods", FORAGE)
def test_goods_may_be_offered_one_by_one(goods: Goods) -> None:
    """[spec 4.4]"""
    state = table()
    state.players[0].goods = {goods: 1}
    scene = acting(state).answer(OfferSingle(goods, "action"))
    assert scene.state.players[0].points == FORAGE[goods].offer_vp
    assert scene.state.filled == ()


def test_double_light_gives_two_and_cannot_be_kept() -> None:
    """[spec 4.7]"""
    scene = drafting(table(), Landed("a", "double_light", "red_blue"))
    scene.answer(TakeAsh("a", "light", colours("RB")))
    assert scene.state.players[0].light == light("RRBBY")
    assert len(scene.state.ash_bag) == 13


@pytest.mark.parametrize(
    ("region", "letters"),
    [
        ("red", "R"),
        ("blue", "B"),
        ("yellow", "Y"),
        ("red_blue", "RB"),
        ("blue_yellow", "BY"),
        ("yellow_red", "RY"),
        ("centre", "RBY"),
    ],
)
def test_every_region_of_the_dish(region: str, letters: str) -> None:
    """[p.7, spec 4.7]"""
    legal = drafting(table(), Landed("a", "recall", region)).legal()
    lights = {answer.colours for answer in legal if isinstance(answer, TakeAsh) and answer.mode == "light"}
    assert lights == {(colour,) for colour in colours(letters)}


@pytest.mark.parametrize("site", SITES.values(), ids=lambda site: site.id)
def test_foraging_at_every_site(site: Site) -> None:
    """[p.10, spec 4.4]"""
    printed, state = FORAGE[site.goods], table()
    cost = printed.cost + printed.early_cost
    state.lit = {site.gate: site.colour}
    state.players[0].light = {**dict.fromkeys(COLOURS, 0), "red": cost}
    scene = acting(state).answer(Forage(site.id, colours("R" * cost), "action"))
    player = scene.state.players[0]
    assert (player.goods, sum(player.light.values())) == ({site.goods: 1}, 0)
    assert (player.stardust, player.points) == (printed.early_stardust, printed.early_vp)
    assert scene.state.early == {site.id: (0, "v1")}
    assert scene.state.sites[site.id] == state.sites[site.id] - 1


@pytest.mark.parametrize("ash", [kind for kind in ASH_KINDS if kind != "double_light"])
def test_any_other_token_gives_one_light_or_is_kept(ash: str) -> None:
    """[spec 4.7]"""
    landed = Landed("a", ash, "centre")  # type: ignore[arg-type]
    scene = drafting(table(), landed).answer(TakeAsh("a", "light", colours("Y")))
    assert scene.state.players[0].light == light("RBYY")
    assert scene.state.players[0].kept == ()
    scene = drafting(table(), landed).answer(TakeAsh("a", "keep"))
    assert scene.state.players[0].kept == (ash,)
    assert len(scene.state.ash_bag) == 12
    assert play.view(GAME, scene.match, None).active == 0


def kept(ash: str) -> State:
    state = table()
    player = state.players[0]
    player.kept = (ash,)  # type: ignore[assignment]
    state.ash_bag = without(state.ash_bag, ash)  # type: ignore[arg-type]
    player.light = light("RRRBBB")
    player.goods = {"fish": 1}
    player.villagers = ("near:fruit_1", "sky:2", "village", "token")
    state.lit = {10: "red"}
    return state


FREE = {
    "foraging": Forage("fruit_1", colours("RR"), "ash"),
    "offering": OfferSingle("fish", "ash"),
    "recall": Recall(("v1", "v3"), "ash"),
    "stardust": GainStardust("ash"),
    "scouting": Scout(27, "ash"),
}


@pytest.mark.parametrize("ash", FREE)
def test_a_kept_token_is_an_action_for_nothing(ash: str) -> None:
    """[spec 4.7, 6.3]"""
    state = kept(ash)
    scene = acting(state)
    free = [answer for answer in scene.legal() if getattr(answer, "via", "action") == "ash"]
    assert FREE[ash] in free
    assert {type(answer) for answer in free} <= {type(FREE[ash]), OfferCard}
    scene.answer(FREE[ash])
    while scene.asked[0] in ("ChooseRoute", "ChooseColour"):
        scene.answer(scene.legal()[-1])
    assert scene.state.players[0].actions == 2
    assert scene.state.players[0].kept == ()
    assert len(scene.state.ash_bag) == 13
    assert not [answer for answer in scene.legal() if getattr(answer, "via", "action") == "ash"]


def test_what_the_free_actions_do() -> None:
    """[spec 6.3, R11]"""
    after = {ash: acting(kept(ash)).answer(action).state for ash, action in FREE.items() if ash != "scouting"}
    assert after["foraging"].players[0].goods == {"fish": 1, "fruit": 1}
    assert after["foraging"].players[0].stardust == 1
    assert after["foraging"].early == {}
    assert after["offering"].players[0].points == 4
    assert after["offering"].players[0].villagers[0] == "near:fruit_1"
    assert after["recall"].players[0].villagers == ("home", "sky:2", "home", "token")
    assert after["stardust"].players[0].stardust == 1


@pytest.mark.parametrize("bonus", ["rescore", "three_lights", "extra_actions", "extra_villager"])
def test_every_bonus_token(bonus: Bonus) -> None:
    """[spec 4.8]"""
    state = table()
    rest = iter(sorted(set(get_args(Bonus)) - {bonus}))
    state.players[0].corners = {corner: bonus if corner == "nw" else next(rest) for corner in ("nw", "ne", "sw", "se")}
    lay(state.players[0], "red_2a@B2/1 blue_2a@B3/3")
    scene = put(state, "yellow_2a@C3/5")
    player = scene.state.players[0]
    assert player.used == ("nw",)
    assert [event.bonus for event in scene.told(events.BonusGained)] == [bonus]
    assert player.points == (8 if bonus == "rescore" else 4)
    assert player.light == light("RRRBBBYYY" if bonus == "three_lights" else "RRBBYY")
    assert player.extra_actions == (2 if bonus == "extra_actions" else 0)
    assert player.villagers[3] == ("home" if bonus == "extra_villager" else "token")


def test_scoring_again_a_small_constellation_gives_nothing() -> None:
    """[R9, R13]"""
    state = table()
    state.players[0].corners = {"nw": "rescore", "ne": "three_lights", "sw": "extra_actions", "se": "extra_villager"}
    lay(state.players[0], "red_2c@B2/1 back@B3/4")
    scene = put(state, "back@B1/1")
    assert scene.state.players[0].used == ("nw",)
    assert scene.state.players[0].points == 0


def test_the_census_finds_every_component() -> None:
    """[spec 3]"""
    for seats, level in ((1, "easy"), (4, "random")):
        match, moves = playout(GAME, GAME.options(), [level] * seats, "0f" * 16)
        printed = GAME.census(match.state)
        assert {kind: printed[kind] for kind in FORAGE} == {"fruit": 16, "fish": 12, "rabbit": 12, "antelope": 12}
        assert sum(n for key, n in printed.items() if key.startswith("ash/")) == 13
        assert sum(n for key, n in printed.items() if key.startswith("card/")) == 4
        assert sum(printed[f"{pile}/{vp}"] for pile in PILES for vp in set(PILES[pile].tokens)) == 20
        for seat in range(seats):
            assert all(printed[f"{seat}/{tile}"] == 1 for tile in TILES)
            assert printed[f"{seat}/villager"] == 4
        first, _ = play.start(GAME, GAME.options(), seats, "0f" * 16)
        assert GAME.census(first.state) == printed
        assert moves


def test_a_tile_from_the_bag_keeps_its_crystal_until_its_lines_are_met() -> None:
    """[spec 6.2]"""
    scene = place("red_2c@D3/1", "blue_2c@D4/1")
    player = scene.state.players[0]
    assert player.tiles["D3"].crystal
    assert player.tiles["D4"].crystal
    assert star("white_2a@D5/0", player)[1].crystal is False
