"""Keyed luck and hidden piles."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import Chance
from games.core.pile import Pile

SEED = bytes(range(16))


def test_the_published_vectors() -> None:
    """Spec 7.1."""
    chance = Chance("glow", SEED)
    assert chance.h("roll", 1, "l_fire_1", 0) == 14354978785194453270
    assert chance.h("roll", 3, "s_purple_1", 0) == 17299336524749732443
    assert chance.h("setup", "s_purple_1", 1) == 3161636260482497218
    assert chance.below(6, "roll", 1, "l_fire_1", 0) == 0


def test_a_key_gives_the_same_number_in_any_order_of_asking() -> None:
    one, other = Chance("toy", SEED), Chance("toy", SEED)
    first = [one.h("a"), one.h("b")]
    assert [other.h("b"), other.h("a")] == first[::-1]


def test_games_and_seeds_have_luck_of_their_own() -> None:
    numbers = {Chance(game, seed).h("a") for game in ("toy", "glow") for seed in (SEED, SEED[::-1])}
    assert len(numbers) == 4


def test_a_counted_stream_goes_on_where_it_was_stored() -> None:
    chance = Chance("toy", SEED)
    drawn = [chance.next(1000, "roll", 2) for _ in range(4)]
    resumed = Chance("toy", SEED, counts={"roll/2": 2})
    assert [resumed.next(1000, "roll", 2), resumed.next(1000, "roll", 2)] == drawn[2:]
    assert drawn == [chance.below(1000, "roll", 2, k) for k in range(4)]


def test_every_value_looked_at_counts() -> None:
    chance = Chance("toy", SEED, touched=3)
    chance.shuffle("deck", ["x", "y"])
    chance.pick(["x", "y"], "one")
    assert chance.touched == 6


def test_faces_are_even() -> None:
    chance = Chance("toy", SEED)
    faces = Counter(chance.next(6, "die") for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(850 < n < 1150 for n in faces.values())


@given(st.lists(st.sampled_from("abcde"), min_size=1, max_size=12))
def test_a_pile_gives_up_exactly_what_lies_in_it(ids: list[str]) -> None:
    pile, chance = Pile.of("deck", ids), Chance("toy", SEED)
    assert pile.ids() == sorted(ids)
    drawn = [pile.draw(chance) for _ in ids]
    assert Counter(drawn) == Counter(ids)
    assert len(pile) == 0


def test_a_pile_does_not_database_its_order() -> None:
    first, second = Pile.of("deck", "abcdef"), Pile.of("deck", "fedcba")
    assert first == second
    chance = Chance("toy", SEED)
    assert [first.draw(chance) for _ in range(6)] == chance.shuffle("deck", "abcdef")


def test_a_pile_under_another_name_is_shuffled_anew() -> None:
    chance = Chance("toy", SEED)
    orders = {tuple(chance.shuffle(f"tiles{n}", "abcdefgh")) for n in range(5)}
    assert len(orders) == 5


def test_lots_are_the_next_numbers_of_a_stream_and_only_those_asked_for_are_drawn() -> None:
    one, other = Chance("game", bytes(16)), Chance("game", bytes(16))
    drawn = [one.next(1000, "noise") for _ in range(6)]
    assert other.next(1000, "noise") == drawn[0]
    lots = other.lots(1000, 4, "noise")
    assert [lots(number) for number in (3, 0)] == [drawn[4], drawn[1]]
    assert other.touched == 3
    assert other.next(1000, "noise") == drawn[5]
