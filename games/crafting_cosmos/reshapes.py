"""Brings stored matches of earlier shapes to the present one."""

from typing import Any


def from_shape_1(old: dict[str, Any]) -> dict[str, Any]:
    """Drop the flag of the end: a match has ended if no seat has a turn."""
    old["state"].pop("ending", None)
    return old
