"""Brings stored matches of earlier shapes to the present one."""

from typing import Any

from games.core.scores import OPPONENT


def from_shape_1(old: dict[str, Any]) -> dict[str, Any]:
    """Move a Scouting being entered from the state to its prompt, and drop phase and end.

    The prompt, first of its list, preceded the step `LightPath`, which now follows its move.
    """
    state = old["state"]
    state.pop("phase", None)
    old["common"] = [step for step in old["common"] if step["type"] not in {"LightPath", "End"}]
    if entered := state.pop("scouting", None):
        old["common"][0]["scouting"] = entered
    return old


def from_shape_2(old: dict[str, Any]) -> dict[str, Any]:
    """Turn the order at the dish into steps, and the actions of a turn into those of its player.

    A prompt now returns the steps that followed it, and a seat that has finished has no steps.
    """
    state, common = old["state"], old["common"]
    queue, active, left = state.pop("queue", ()), state.pop("active", None), state.pop("actions_left", 0)
    for seat, player in enumerate(state["players"]):
        player.pop("finished", None)
        player["actions"] = player.pop("extra_actions", 0) + (left if seat == active else 2)
    match [step["type"] for step in common]:
        case ["TakeAsh", *_]:
            picks = [
                {"type": "ShadowPick"} if seat == OPPONENT else {"type": "TakeAsh", "seat": seat} for seat in queue
            ]
            common[:2] = [*picks, {"type": "ClearDish"}]
        case [_, "Acting", *_]:
            del common[1]
    old["own"] = [steps[:1] for steps in old["own"]]
    return old
