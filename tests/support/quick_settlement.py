"""SimCord's costliest questions after each turn of the loop, answered alike in a tenth of the time.

For each task that waits it walks through every timer, and through the frames of the task to find a wait for an event.
To forget a callback it compares the fields of all.
"""

from asyncio import Task
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord import _dpy_internals, _runtime, _settlement

_is_wait_for_listener = _dpy_internals.is_wait_for_listener


def is_wait_for_listener(client: Any, task: Task[Any]) -> bool:
    """Return whether the task waits for an event; without listeners none does."""
    return bool(client._listeners) and _is_wait_for_listener(client, task)


class Timers:
    """The timers of a bot by the future that they resolve, or by the task whose time limit they are."""

    def __init__(self) -> None:
        self._records: list[Any] = []
        self._count, self._last = 0, None
        self._by_future: defaultdict[int, list[Any]] = defaultdict(list)
        self._by_task: defaultdict[int, list[Any]] = defaultdict(list)

    def waking(self, state: Any, task: Task[Any], waiter: Any) -> list[Any]:
        """Return the timers still to come whose only effect is to resume this wait of the task."""
        records = state.work.callbacks
        if not records:
            return []
        if records is not self._records or len(records) != self._count or records[-1] is not self._last:
            self._index(records)
        found = [*self._by_future.get(id(waiter), ()), *self._by_task.get(id(task), ())]
        return [record for record in found if record.when > state.virtual_time and not record.handle.cancelled()]

    def _index(self, records: list[Any]) -> None:
        self._records, self._count, self._last = records, len(records), records[-1]
        self._by_future.clear()
        self._by_task.clear()
        for record in records:
            if record.when is None or record.handle is None or record.handle.cancelled():
                continue
            callback = _dpy_internals._original_callback(record.handle._callback)
            owner: Any = getattr(callback, "__self__", None)
            for future in {id(one) for one in (*record.handle._args, owner) if one is not None}:
                self._by_future[future].append(record)
            if getattr(callback, "__name__", "") == "_on_timeout" and type(owner).__module__ == "asyncio.timeouts":
                self._by_task[id(owner._task)].append(record)


@contextmanager
def quick_settlement() -> Iterator[None]:
    """Let SimCord find out faster what a bot waits for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
        patch.setattr(_dpy_internals, "is_wait_for_listener", is_wait_for_listener)
        patch.setattr(_settlement, "_timer_records_waking", Timers().waking)
        yield
