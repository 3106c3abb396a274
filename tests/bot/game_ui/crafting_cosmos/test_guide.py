"""What the rules of Crafting the Cosmos say to those who know the printed game."""

from tests.support.game_ui.house_rules import house_rules


def test_where_the_rules_differ_from_the_printed_ones_is_said() -> None:
    english, japanese = house_rules("crafting_cosmos")
    assert [
        words
        for words in (
            "your turn is over",
            "choose then",
        )
        if words not in english
    ] == []
    assert [
        words
        for words in (
            "手番がすべて",
            "そこで選びます",
        )
        if words not in japanese
    ] == []
