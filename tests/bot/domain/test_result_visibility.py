"""One function decides what others see of a result, and nothing that shows one goes around it."""

import ast
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.domain.person import AnnounceResults, PersonSettings
from bot.domain.result_visibility import is_ranked_result_shown, is_result_shown, with_result_visibility
from bot.domain.table import Location, Table, TableChallenge, TableSeat, TableStatus
from bot.domain.time_control import TimeControl

BOT = Path("bot")

DECIDES = {"domain/result_visibility.py", "features/challenges/rules.py"}
COUNTS = {
    "features/challenges/model.py",
    "features/challenges/standing.py",
    "features/challenges/results.py",
    "features/challenges/closing.py",
    "features/server_duels/rules.py",
}
"""Modules that rank, sum up and close: they show nothing."""

OWN = {"features/challenges/cog.py": 2, "features/challenges/message.py": 1, "features/table_admin/message.py": 1}
"""How often a person's own attempt is looked for, one is asked whether it is shown, and a recap tells of others."""

FLAG = {
    "database/mapping.py",
    "domain/table.py",
    "domain/result_visibility.py",
    "features/challenges/mapping.py",
    "features/result_sharing/service.py",
    "features/weekly_sky/repository.py",
    "tables/visibility.py",
    "database/schema.py",
    "features/challenges/repository.py",
}
"""Modules that store whether a result was shown by its button, pass it on, or ask by it."""


@pytest.mark.parametrize("announced", [False, True])
@pytest.mark.parametrize("wish", [None, *AnnounceResults])
def test_a_result_is_shown_always_or_by_its_button(wish: AnnounceResults | None, announced: bool) -> None:
    settings = PersonSettings(announce=wish)
    shown = wish is AnnounceResults.ALWAYS or (wish is AnnounceResults.ASK and announced)
    assert is_result_shown(settings, announced=announced) is shown
    assert is_ranked_result_shown(settings, announced=announced) is shown
    unlisted = PersonSettings(announce=wish, listed=False)
    assert not is_ranked_result_shown(unlisted, announced=announced)  # the stricter setting holds


def read(path: Path, *names: str) -> list[int]:
    """The lines of a module that read these fields, other than to count."""
    tree = ast.parse(path.read_text())
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call) and getattr(one.func, "id", "") == "len"]
    counted = {argument for call in calls for argument in call.args}
    conditions = {one.test for one in ast.walk(tree) if isinstance(one, ast.IfExp)}
    empty = {one.operand for one in ast.walk(tree) if isinstance(one, ast.UnaryOp) and isinstance(one.op, ast.Not)}
    return [
        one.lineno
        for one in ast.walk(tree)
        if isinstance(one, ast.Attribute)
        and one.attr in names
        and isinstance(one.ctx, ast.Load)
        and one not in counted | conditions | empty
        and getattr(one.value, "id", "") != "announcements"  # a module of that name
    ]


def test_no_list_of_attempts_is_shown_without_asking() -> None:
    found = {
        name: lines
        for path in sorted([*BOT.glob("features/**/*.py"), *BOT.glob("notifications/*.py")])
        if (name := path.relative_to(BOT).as_posix()) not in DECIDES | COUNTS
        and len(lines := read(path, "placed", "others")) > OWN.get(name, 0)
    }
    assert found == {}


def test_nothing_but_the_one_function_goes_by_what_is_stored() -> None:
    found = {
        name: lines
        for path in sorted(BOT.rglob("*.py"))
        if (name := path.relative_to(BOT).as_posix()) not in FLAG and (lines := read(path, "announced"))
    }
    assert found == {}


@pytest.mark.parametrize("listed", [True, False])
@pytest.mark.parametrize("ranked", [True, False])
def test_an_attempt_is_shown_as_its_ranking_shows_it(listed: bool, ranked: bool) -> None:
    settings = PersonSettings(announce=AnnounceResults.ALWAYS, listed=listed)
    table = solo(TableChallenge("abcdef", ranked, datetime(2026, 3, 2, tzinfo=UTC), secret=False))
    assert with_result_visibility(table, settings).announced is listed
    assert with_result_visibility(solo(None), settings).announced


def solo(challenge: TableChallenge | None) -> Table:
    """A finished table of one player."""
    at = datetime(2026, 3, 1, tzinfo=UTC)
    return Table(
        id="a",
        game="toy",
        status=TableStatus.OVER,
        host=1,
        place=Location(channel=1),
        seat_count=1,
        seats=(TableSeat(0, 1),),
        options={},
        private=challenge is not None,
        reserved=(),
        time_control=TimeControl.NONE,
        revision=1,
        moves=1,
        created_at=at,
        changed_at=at,
        challenge=challenge,
    )
