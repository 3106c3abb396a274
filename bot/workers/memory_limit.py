"""Limits the memory of a worker process, to protect the machine."""

from contextlib import suppress


def limit_memory(most: int) -> None:
    """Limit this process to `most` bytes of data; allocations beyond raise MemoryError.

    A lower limit of the system is kept. Systems without such a limit (Windows) have none.
    """
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - Windows has none

        kind = resource.RLIMIT_DATA
        _, hard = resource.getrlimit(kind)
        limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (limit, limit))
