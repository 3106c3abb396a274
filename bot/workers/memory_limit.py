"""Limits the memory of a worker process, so that no work can take the machine's."""

from contextlib import suppress


def limit_memory(most: int) -> None:
    """Let this process have `most` bytes of data: what wants more raises MemoryError.

    A lower limit of the system stays. Systems that count no data (Windows) have no limit.
    """
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - Windows has none

        kind = resource.RLIMIT_DATA
        _, hard = resource.getrlimit(kind)
        limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (limit, limit))
