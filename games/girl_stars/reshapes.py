"""Stored matches of earlier shapes in the present one."""

from typing import Any


def from_shape_1(old: dict[str, Any]) -> dict[str, Any]:
    """Move a Scouting that is being entered from the state to its prompt, and leave out phase and end.

    The prompt, the first of the list, went before the step `LightPath`, which now follows its answer.
    """
    state = old["state"]
    state.pop("phase", None)
    old["common"] = [step for step in old["common"] if step["type"] not in {"LightPath", "End"}]
    if entered := state.pop("scouting", None):
        old["common"][0]["scouting"] = entered
    return old
