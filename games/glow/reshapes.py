"""Stored matches of earlier shapes in the present one."""

from typing import Any


def from_shape_1(old: dict[str, Any]) -> dict[str, Any]:
    """Leave out whether this is Tom's last round, which his tiles show."""
    (old["state"].get("tom") or {}).pop("last_round", None)
    return old
