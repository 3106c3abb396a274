"""Checks requests against Discord's description and all other rules."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from tests.discord.request import Edited, File, Kind, Request, parts
from tests.discord.rules import DESCRIBED, RULES, Check, Rule

__all__ = ["Edited", "File", "Request", "command_problems", "objections", "parts", "problems"]


@cache
def _checks() -> Mapping[Kind, list[tuple[Rule, Check]]]:
    """Return the checks of each kind of request."""
    return {kind: [(rule, rule.check) for rule in RULES if rule.check and kind in rule.kinds] for kind in Kind}


def objections(request: Request) -> Iterator[str]:
    """Yield what Discord would object to, each with the name of the rule.

    The other rules are skipped where the description refuses a request: its fields may have any type.
    """
    if request.operation is None:
        yield f"description: no such operation: {request.method} {request.path}"
        return
    faults = list(request.operation.faults(request.body, request.query))
    yield from (f"{_described_by(fault.place)}: {fault.text}" for fault in faults)
    if not faults and request.body is not None:
        yield from _broken(request)


def _described_by(place: str) -> str:
    """Return the name of the rule that a place of the description belongs to."""
    return next(rule.name for rule in DESCRIBED if any(fnmatchcase(place, pattern) for pattern in rule.where))


def _broken(request: Request) -> Iterator[str]:
    for rule, check in _checks()[request.kind]:
        yield from (f"{rule.name}: {text}" for text in check(request))


def problems(method: str, path: str, body: Any, **known: Any) -> list[str]:
    """Return what Discord would object to in one request; `known`: other fields of `Request`."""
    return list(objections(Request(method, path, body, **known)))


def command_problems(commands: list[dict[str, Any]]) -> list[str]:
    """Return what Discord would object to in all commands of an application."""
    return problems("PUT", "/applications/1/commands", commands)
