"""Matches of rules 1 keep their features and their skies; new ones have neither."""

import json
from pathlib import Path

from games.core import play
from games.solani import GAME
from games.solani.components import DEALT, RETIRED

RULES_1 = (Path(__file__).parent / "records" / "four_players.json").read_bytes()


def test_a_match_of_rules_1_keeps_its_features_and_its_dark_skies() -> None:
    """What a record begins with was stored under rules 1; that it ends with the same scores, test_records shows."""
    old = json.loads(RULES_1)["checkpoint"]
    assert old["rules"] == 1
    match = play.load(GAME, json.dumps(old).encode())
    state = match.state
    assert match.rules == 2
    assert [player.dark_skies for player in state.players] == [
        player["dark_skies"] for player in old["state"]["players"]
    ]
    cards = {card for stock in (state.two, state.three) for card in (*stock.row, *stock.deck)}
    assert set(RETIRED) <= cards
    assert len(cards) == len(DEALT)
    assert {card.removesuffix("_1") for card in cards} == set(DEALT)


def test_a_new_match_has_none_of_the_old_features() -> None:
    match, _ = play.start(GAME, GAME.options(), 4, "0c" * 16)
    cards = {card for stock in (match.state.two, match.state.three) for card in (*stock.row, *stock.deck)}
    assert cards == set(DEALT)
