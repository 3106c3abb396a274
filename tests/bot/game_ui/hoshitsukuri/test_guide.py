"""What the rules of Hoshitsukuri say to those who know the printed game."""

from tests.support.game_ui.house_rules import house_rules


def test_where_the_rules_differ_from_the_printed_ones_is_said() -> None:
    english, japanese = house_rules("hoshitsukuri")
    assert [
        words
        for words in (
            "drifts",
            "51st play",
            "your next turn",
            "top card of a discard pile",
        )
        if words not in english
    ] == []
    assert [
        words
        for words in (
            "軌道が1進み",
            "51回目",
            "次の手番の初め",
            "一番上のカード",
        )
        if words not in japanese
    ] == []
