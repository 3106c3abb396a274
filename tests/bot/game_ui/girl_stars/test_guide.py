"""What the rules of The Girl Who Made the Stars say to those who know the printed game."""

from tests.support.game_ui.house_rules import house_rules


def test_where_the_rules_differ_from_the_printed_ones_is_said() -> None:
    english, japanese = house_rules("girl_stars")
    assert [
        words
        for words in (
            "below 0",
            "none in your hand fits",
            "its site is then connected",
        )
        if words not in english
    ] == []
    assert [
        words
        for words in (
            "0点より",
            "どのタイルも",
            "採集地も",
        )
        if words not in japanese
    ] == []
