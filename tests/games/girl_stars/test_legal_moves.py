"""What the quick lists of answers hold, beside the rules written out plainly. [spec 6.2, 6.5]"""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from games.core import play
from games.core.playout import playout
from games.core.serialization import copy
from games.girl_stars import GAME, paths, placing, sky
from games.girl_stars.actions import PlaceTile
from games.girl_stars.components import COLOURS, GATES, LINKS, PATTERNS, STARTS, TILES, TURNED, Colour
from games.girl_stars.hexes import CORNERS, NEIGHBOURS, PLAYABLE, opposite
from games.girl_stars.sky import Sky
from games.girl_stars.state import Player, Star
from tests.support.games.girl_stars.scene import lay, table


def boards(seed: int, rows: str = "ABCDEFG") -> Iterator[Player]:
    """The boards of two seats whenever one of them places, in a match of random answers; these rows fill up first."""
    luck = Random(seed)
    match, _ = play.start(GAME, GAME.options(), 2, f"{seed:032x}")
    while not match.over:
        prompt = luck.choice(list(play.prompts(GAME, match).values()))
        wanted = list(prompt.legal)
        if prompt.name == "PlaceTile":
            yield match.state.players[prompt.seat]
            wanted = [action for action in prompt.legal if action.hex[0] in rows] or wanted  # type: ignore[attr-defined]
        match, _ = play.apply(GAME, match, prompt.seat, luck.choice(wanted))


def fits(player: Player, at: str, star: Star) -> bool:
    """Whether every line leads to a line or a vacant hex, and no line of the board to a blank side."""
    for side, near in enumerate(NEIGHBOURS[at]):
        met = near in player.tiles and bool(player.tiles[near].lines & 1 << opposite(side))
        vacant = bool(near) and near not in player.tiles and near not in player.dust
        if star.lines & 1 << side and not (met or vacant):
            return False
        if met and not star.lines & 1 << side:
            return False
    return True


def group(tiles: dict[str, Star], dust: dict[str, int], start: str) -> set[str] | None:
    """The tiles that lines join with one; None if a line of theirs is open."""
    found, queue = {start}, [start]
    while queue:
        at = queue.pop()
        for side, near in enumerate(NEIGHBOURS[at]):
            if tiles[at].lines & 1 << side and near not in dust:
                if near not in tiles:
                    return None
                queue += [] if near in found else [near]
                found.add(near)
    return found


def tokens(player: Player, at: str, star: Star) -> list[str]:
    """The bonus tokens to choose from, or an empty text where there is no choice."""
    tiles = {**player.tiles, at: star}
    joined = group(tiles, player.dust, at)
    if joined is None or not any(tiles[near].bears_light for near in joined):
        return [""]
    reached = [c.id for c in CORNERS.values() if c.id not in player.used and joined & set(c.borders)]
    return reached if len(reached) > 1 else [""]


def plainly(player: Player) -> set[PlaceTile]:
    found = set()
    vacant = [at for at in PLAYABLE if at not in player.tiles and at not in player.dust]
    for tile, back, at in product(player.hand, (False, True), vacant):
        for rotation in TURNED["back" if back else TILES[tile].face.id]:
            star = Star(tile, rotation, back)
            if fits(player, at, star):
                found |= {PlaceTile(tile, at, rotation, back, corner) for corner in tokens(player, at, star)}
    return found


@pytest.mark.parametrize(("seed", "rows"), [(0, "ABCDEFG"), (0, "AB"), (1, "AB")])
def test_every_placement_is_listed_once_and_no_other(seed: int, rows: str) -> None:
    chosen = False
    for player in boards(seed, rows):
        listed = placing.placements(player, player.hand)
        assert len(set(listed)) == len(listed)
        assert set(listed) == plainly(player)
        chosen = chosen or any(action.bonus for action in listed)
    assert chosen == (rows == "AB")  # where all tiles lie at two tokens, one has to be chosen


def test_a_tile_may_itself_lie_at_the_second_token() -> None:
    state = table()
    player = state.players[0]
    lay(player, "red_2c@A4/1 back@A3/1")
    player.hand = ("blue_2a",)
    found = [action.bonus for action in placing.placements(player, player.hand) if action.hex == "A5" and action.back]
    assert found == ["nw", "ne"]
    player.used = ("sw", "nw")
    found = [action.bonus for action in placing.placements(player, player.hand) if action.hex == "A5" and action.back]
    assert found == [""]


def test_how_tiles_fit_is_found_anew_only_around_a_new_piece() -> None:
    player = table().players[0]
    lay(player, "red_2c@A4/1 back@A3/1")
    player.hand = ("blue_2a", "red_3a")
    placing.placements(player, player.hand)
    before = Sky.of(player)
    player.tiles["D4"], player.hand = Star("blue_2a", 0), ("red_3a",)
    placing.placements(player, player.hand)
    (_, known), (_, found) = before.listed, Sky.of(player).listed
    assert [*found] == ["red_3a"]
    anew = {at for at, turns in found["red_3a"].items() if turns is not known["red_3a"][at]}
    assert anew == {near for near in NEIGHBOURS["D4"] if near}
    assert list(found["red_3a"]) == [at for at in PLAYABLE if at not in player.tiles]


def beginnings(lit: dict[int, Colour], space: int) -> set[Colour]:
    """The colours in which a path may begin here."""
    near = set(COLOURS) if space in STARTS else {lit[link] for link in LINKS[space] if link in lit}
    return near & ({GATES[space].colour} if space in GATES else set(COLOURS))


def payable(lit: dict[int, Colour], supply: dict[Colour, int], path: tuple[int, ...]) -> bool:
    """Whether some colours of the supply light this path."""
    if len(path) > sum(supply.values()):
        return False
    for first in beginnings(lit, path[0]):
        wanted = [first, *(GATES[space].colour for space in path[1:] if space in GATES)]
        if all(wanted.count(colour) <= supply[colour] for colour in COLOURS):
            return True
    return False


def walked(lit: dict[int, Colour], supply: dict[Colour, int]) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = set()
    ways: list[tuple[int, ...]] = [(space,) for space in LINKS if space not in lit and beginnings(lit, space)]
    while ways:
        way = ways.pop()
        if way[-1] in GATES and payable(lit, supply, way):
            found.add(way)
        if len(way) < sum(supply.values()):
            ways += [(*way, link) for link in LINKS[way[-1]] if link not in lit and link not in way]
    return found


@pytest.mark.parametrize("seed", range(40))
def test_every_route_that_can_be_paid_is_listed_and_no_other(seed: int) -> None:
    luck = Random(seed)
    lit: dict[int, Colour] = {}
    for _ in range(luck.randrange(4)):  # light a few paths from the Village on
        found = paths.routes(lit, dict.fromkeys(COLOURS, 3))
        way = luck.choice([way for gate in found for way in found[gate]])
        lit.update(zip(way, paths.colouring(lit, dict.fromkeys(COLOURS, 9), way), strict=True))
    supply: dict[Colour, int] = {colour: luck.randrange(4) for colour in COLOURS}
    found = paths.routes(lit, supply)
    assert {way for gate in found for way in found[gate]} == walked(lit, supply)
    assert all(way[-1] == gate for gate in found for way in found[gate])
    for ways in found.values():
        assert list(ways) == sorted(ways, key=lambda way: (len(way), way))


def test_a_sky_with_a_piece_more_is_what_counting_it_piece_by_piece_finds() -> None:
    for player in boards(3):
        found, anew = Sky.of(player), sky._EMPTY
        for at, star in player.tiles.items():
            anew = anew.laid(at, star.lines, star.bears_light)
        for at in player.dust:
            anew = anew.sprinkled(at)
        assert (found.rims, found.ends) == (anew.rims, anew.ends)
        assert [told(group) for group in found.patterns] == [told(group) for group in anew.patterns]
        assert {at for group in found.patterns for at in group.hexes} == {*player.tiles}


def told(group: sky.Group) -> tuple[object, ...]:
    return group.hexes, group.open, group.size, group.borders


def test_a_sky_is_counted_on_from_the_one_before() -> None:
    """All that lies there is not counted again for each piece that is laid."""
    Sky.laid.cache_clear()
    tiles = sum(len(player.tiles) for player in list(boards(7))[-1:])
    assert tiles > 10
    assert sum(Sky.laid.cache_info()[:2]) < 4 * tiles


def test_a_copied_board_has_its_sky_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = playout(GAME, GAME.options(), ["strong"], f"{5:032x}", 30)
    skies = [Sky.of(player) for player in match.state.players]
    monkeypatch.setattr(sky, "_EMPTY", None)
    assert [Sky.of(player) for player in copy(GAME, match).state.players] == skies
    assert [Sky.of(player) for player in play.view(GAME, match, 0).players] == skies


def test_what_is_tried_from_the_same_sky_is_counted_once() -> None:
    first, again = (sky._EMPTY.laid("C2", 3, bears_light=True) for _ in range(2))
    assert first is again


def test_the_lists_keep_no_more_than_there_are_tiles_to_turn() -> None:
    """What is remembered between matches is bounded: a tile in all turns, what picks those that fit between lines."""
    for player in boards(3):
        placing.placements(player, player.hand)
    assert placing._turns.cache_info().currsize <= len(TILES)
    assert placing._pickers.cache_info().currsize <= len(PATTERNS)
    assert {len(placing._pickers(face)) for face in PATTERNS} == {3**6}
