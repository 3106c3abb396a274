"""Brings stored matches of earlier shapes to the present one."""

from typing import Any


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
