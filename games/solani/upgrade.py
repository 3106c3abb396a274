"""Stored matches of earlier rules, brought to the present ones."""

from typing import Any

from games.solani.components import RETIRED

_OLD = {card.removesuffix("_1"): card for card in RETIRED}


def keep_features(old: dict[str, Any]) -> dict[str, Any]:
    """Let a match of rules 1 keep the Special Features that count as they did; its Dark Skies lie where they lay."""
    renamed: dict[str, Any] = _renamed(old)
    return renamed


def _renamed(part: Any) -> Any:
    if isinstance(part, dict):
        return {_renamed(key): _renamed(value) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(one) for one in part]
    return _OLD.get(part, part) if isinstance(part, str) else part
