"""Matches of rules 1 keep their features and their skies; new ones have neither."""

import json
from pathlib import Path

from games.core import play
from games.solani import GAME
from games.solani.components import DEALT, FEATURES

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
    assert cards == {card.removesuffix("_2") for card in DEALT}
    assert {card for card in cards if FEATURES[card].retired} == {"supernova", "planetary_nebula", "twin_quasar"}


def test_buttons_that_were_sent_under_rules_1_still_work() -> None:
    """Nothing that a stamp stands for has another name than before."""
    old = json.loads(RULES_1)["checkpoint"]
    match = play.load(GAME, json.dumps(old).encode())
    assert json.loads(play.save(match)) == old | {"rules": 2}


def test_a_new_match_has_none_of_the_old_features() -> None:
    match, _ = play.start(GAME, GAME.options(), 4, "0c" * 16)
    cards = {card for stock in (match.state.two, match.state.three) for card in (*stock.row, *stock.deck)}
    assert cards == set(DEALT)
