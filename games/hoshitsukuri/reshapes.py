"""Brings stored matches of earlier shapes to the present one."""

from typing import Any

from games.hoshitsukuri.components import CARDS


def from_shape_1(old: dict[str, Any]) -> dict[str, Any]:
    """Move the effects that are carried out from the cards to the steps, and store where the turn began.

    The step `ResolveEffects` followed `PlayCards`, which now returns it.
    """
    state, common = old["state"], old["common"]
    turn = state["turn"]
    if turn:
        player = state["players"][turn["seat"]]
        turn["origin"] = player.get("space", 0) - max(0, turn.pop("steps", -1))
        cards = player.get("field", [[]])[-1]
        done = [place for place, card in enumerate(cards) if CARDS[card["kind"]].acts and not card.get("unresolved")]
        if [step["type"] for step in common[:2]] == ["PlayCards", "ResolveEffects"]:
            del common[1]
        for step in common:
            if step["type"] in {"ResolveEffect", "ResolveEffects"}:
                step["done"] = done
    for player in state["players"]:
        for card in [card for play in player.get("field", []) for card in play]:
            card.pop("unresolved", None)
    return old
