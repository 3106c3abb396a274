"""Menus: every legal answer can be reached, nothing else, and within Discord's sizes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui_kit import move_menu
from games.core.step import Action
from tests.support.any_text import texts


class Pass(Action, frozen=True):
    """Do nothing."""


class Place(Action, frozen=True):
    """Put a tile down."""

    tile: str
    cell: int
    turn: bool


class Roll(Action, frozen=True):
    """Throw some dice."""

    dice: tuple[str, ...]
    source: str


names = st.sampled_from(["a", "b", "c", "d"])
places = st.builds(Place, tile=names, cell=st.integers(0, 40), turn=st.booleans())
rolls = st.builds(Roll, dice=st.lists(names, max_size=3).map(tuple), source=st.sampled_from(["card", "token"]))
answers = st.lists(st.one_of(st.just(Pass()), places, rolls), min_size=1, max_size=120, unique=True)


def leaves(legal: list[Action], path: move_menu.Path = ()) -> list[tuple[move_menu.Path, int]]:
    menu = move_menu.menu_at(legal, path)
    if isinstance(menu, int):
        return [(path, menu)]
    return [leaf for choice in menu.choices for leaf in leaves(legal, (*path, choice.token))]


@given(answers)
def test_every_legal_answer_is_reached_by_one_path_and_nothing_else_is(legal: list[Action]) -> None:
    reached = leaves(legal)
    assert sorted(index for _, index in reached) == list(range(len(legal)))
    assert all(len("t:zzzzzzzz:19:" + "f" * 10 + ":n." + ".".join(path)) <= 100 for path, _ in reached)


@given(answers)
def test_a_question_is_asked_only_where_a_choice_is_left(legal: list[Action]) -> None:
    def check(path: move_menu.Path) -> None:
        menu = move_menu.menu_at(legal, path)
        if isinstance(menu, move_menu.MoveMenu):
            assert len(menu.choices) > 1
            for choice in menu.choices:
                check((*path, choice.token))

    check(())


@given(answers, st.lists(texts(4), max_size=6).map(tuple))
def test_a_forged_path_is_refused_or_leads_to_a_legal_answer(legal: list[Action], path: move_menu.Path) -> None:
    try:
        found = move_menu.menu_at(legal, path)
    except move_menu.NoSuchPath:
        return
    assert isinstance(found, move_menu.MoveMenu) or found in range(len(legal))


@given(st.lists(st.integers(), max_size=200))
def test_pages_hold_everything_once_and_at_most_25(entries: list[int]) -> None:
    _, count = move_menu.pages(entries, 0)
    shown: list[Any] = []
    for page in range(count):
        part, _ = move_menu.pages(entries, page)
        assert len(part) <= move_menu.MENU_ENTRIES
        shown += part
    assert shown == entries
    with pytest.raises(move_menu.NoSuchPath):
        move_menu.pages(entries, count)


@given(st.integers(0, 100_000))
def test_tokens_read_back(value: int) -> None:
    assert move_menu.number(move_menu.token(value), value + 1) == value
    with pytest.raises(move_menu.NoSuchPath):
        move_menu.number(move_menu.token(value), value)


@pytest.mark.parametrize("text", ["", "-1", "A", "é", "٣", "1234567", " 1"])
def test_a_number_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(move_menu.NoSuchPath):
        move_menu.number(text, 10**9)


def test_what_was_typed_is_found_by_the_beginnings_of_words() -> None:
    labels = ["Take fire dice", "Keep", "Reroll fire", "Keepsake"]
    assert move_menu.matching_labels(labels, "keep") == [1, 3]
    assert move_menu.matching_labels(labels, "fi re") == [2, 0]
    assert move_menu.matching_labels(labels, "") == [0, 1, 2, 3]
    assert move_menu.matching_labels(labels, "ice") == [0]


def test_a_weaker_match_leaves_no_doubt_about_the_best_one() -> None:
    labels = ["1 back A3 ↻120°", "2 back A3 ↻120°"]
    assert move_menu.matching_labels(labels, "1 a3 ↻120") == [0, 1]
    assert move_menu.best_labels(labels, "1 a3 ↻120") == [0]
    assert move_menu.best_labels(labels, "back") == [0, 1]
    assert move_menu.best_labels(labels, "front") == []
