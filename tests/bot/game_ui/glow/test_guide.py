"""What the rules of Glow say to those who know the printed game."""

from tests.support.game_ui.house_rules import house_rules


def test_where_the_rules_differ_from_the_printed_ones_is_said() -> None:
    english, japanese = house_rules("glow")
    assert [
        words
        for words in (
            "handed out in the evening",
            "independently",
        )
        if words not in english
    ] == []
    assert [
        words
        for words in (
            "夕方",
            "各自のペース",
        )
        if words not in japanese
    ] == []
