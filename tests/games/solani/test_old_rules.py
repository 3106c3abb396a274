"""Matches of rules 1 and 2 keep their features, skies and boards, whatever new ones have."""

import json
from pathlib import Path

import pytest

from games.core import play
from games.solani import GAME
from games.solani.components import DEALT, FEATURES

RECORDS = Path(__file__).parent / "records"
RULES_1 = (RECORDS / "four_players.json").read_bytes()
RULES_2 = (RECORDS / "rules_2.json").read_bytes()


def test_a_match_of_rules_1_keeps_its_features_and_its_dark_skies() -> None:
    """What a record begins with was stored under rules 1; that it ends with the same scores, test_records shows."""
    old = json.loads(RULES_1)["checkpoint"]
    assert old["rules"] == 1
    match = play.load(GAME, json.dumps(old).encode())
    state = match.state
    assert match.rules == GAME.rules
    assert [player.dark_skies for player in state.players] == [
        tuple(player["dark_skies"]) for player in old["state"]["players"]
    ]
    cards = {card for stock in (state.two, state.three) for card in (*stock.row, *stock.deck)}
    assert cards == {card.removesuffix("_2") for card in DEALT}
    assert {card for card in cards if FEATURES[card].retired} == {"supernova", "planetary_nebula", "twin_quasar"}


def test_a_match_of_rules_2_keeps_its_coyote_board() -> None:
    """That it ends with the same scores, test_records shows."""
    old = json.loads(RULES_2)["checkpoint"]
    assert old["rules"] == 2
    player = play.load(GAME, json.dumps(old).encode()).state.players[0]
    assert player.board == "coyote"
    assert player.stars == {"B2": 3, "D3": 4, "C6": 2, "E5": 3}


@pytest.mark.parametrize("record", [RULES_1, RULES_2], ids=["rules 1", "rules 2"])
def test_buttons_that_were_sent_under_earlier_rules_still_work(record: bytes) -> None:
    """Nothing that a prompt token stands for has another name than before."""
    old = json.loads(record)["checkpoint"]
    match = play.load(GAME, json.dumps(old).encode())
    changed = {"rules": GAME.rules, "shape": GAME.shape, "openers": []}
    assert json.loads(play.save(match)) == old | changed


def test_a_new_match_has_none_of_the_old_features() -> None:
    match, _ = play.start(GAME, GAME.options(), 4, "0c" * 16)
    cards = {card for stock in (match.state.two, match.state.three) for card in (*stock.row, *stock.deck)}
    assert cards == set(DEALT)
