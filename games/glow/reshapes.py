"""Brings stored matches of earlier shapes to the present one."""

from typing import Any


def from_shape_1(old: dict[str, Any]) -> dict[str, Any]:
    """Drop the flag of Tom's last round, which follows from his tiles."""
    (old["state"].get("tom") or {}).pop("last_round", None)
    return old
