"""What can be taken back in Crafting the Cosmos, and what binds."""

from games.core import play
from games.core.match import Move
from games.crafting_cosmos import GAME, mutations
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.flow import EndPhase, EndTurn, Turn
from tests.support.games.crafting_cosmos.scene import QUIET, bare, begin, crafting, hand, life, pool


def test_steps_are_taken_back_one_by_one_until_something_was_drawn() -> None:
    """[spec 8]: a long craft phase can be undone to the last draw."""
    state = bare(2)
    player = pool(state, held="H H H")
    player.dna = 1
    life(state, proto="l21")
    first = crafting(state).match
    placed = [do.PlaceStar("hydrogen", "s01"), do.StabilizeLife("l21"), do.PlaceStar("hydrogen", "s02")]
    moves = [Move(0, action) for action in placed]
    while moves:
        before = moves
        match, moves = play.undo(GAME, first, moves, 0)
        assert moves == before[:-1]
    assert play.save(match) == play.save(first)
    drawn = play.apply(GAME, first, 0, do.EndCraft("nebula", 1))[0]
    assert not drawn.undo[0]


def test_a_buried_tile_that_is_drawn_is_irreversible() -> None:
    state = bare(2)
    pool(state, tiles="n1_05")
    mutations.lose_leftovers(state, QUIET, 0)
    state.players[1].pool.tiles += state.nebulae[0].hidden
    state.nebulae[0].hidden = ()
    scene = crafting(state)
    assert play.is_irreversible(GAME, scene.match, 0, do.EndCraft("nebula", 1))


def test_the_end_of_a_round_is_irreversible_if_it_shows_which_cards_another_gives_up() -> None:
    state = bare(2)
    state.goals_left = 0  # no new goal is drawn
    hand(state, "light " * 6 + "time " * 6)
    hand(state, "time " * 2 + "chemistry " * 10, seat=1).surplus = {"chemistry": 2}
    last = do.DiscardToLimit(("light", "light"))
    assert play.is_irreversible(GAME, begin(state, EndTurn(0), EndPhase()).match, 0, last)
    assert not play.is_irreversible(GAME, begin(state, EndTurn(0), Turn(1), EndPhase()).match, 0, last)
