"""Reports of what has become of a table's message."""

from typing import Any

import pytest

from bot.domain.notification import MessageKind
from bot.notifications.outgoing import AlreadyPosted, MustRepost, RetryLater, Unreachable
from bot.presentation.arrival_reports import ARRIVED, LATER, ArrivalReports
from tests.support.house import ANN, House, dispatcher_of


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (None, ARRIVED),
        (Unreachable("hidden"), "hidden"),
        (RetryLater(), LATER),
        (ValueError(), LATER),
        (MustRepost(), ARRIVED),
        (AlreadyPosted(7001), ARRIVED),
    ],
)
async def test_who_waits_is_told_what_has_become_of_a_message(house: House, trouble: Any, told: str) -> None:
    reports = ArrivalReports()
    dispatcher = dispatcher_of(house.service, house.pigeon, reports=reports)
    table = await house.running(ANN)
    house.pigeon.trouble = [trouble]
    with reports.expecting(table.id, {MessageKind.BOARD}) as report:
        await dispatcher.deliver_all()
        assert await report() == told
    assert not reports._waiting


async def test_nobody_waits_longer_than_the_patience(house: House) -> None:
    reports = ArrivalReports(patience=0)
    table = await house.running(ANN)
    with reports.expecting(table.id) as report:
        assert await report() == LATER
