"""Isolates failures at one table, post or challenge."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.refusals import Refusal
from bot.refusals.database import DatabaseRefusal

log = logging.getLogger(__name__)


@contextmanager
def isolated(what: str) -> Iterator[None]:
    """Log a failure of `what` and continue. Raises the refusals of the database, which concern everything."""
    try:
        yield
    except DatabaseRefusal:
        raise
    except Refusal as refusal:  # started, renewed or closed just now
        log.info("%s must wait: %s", what, refusal)
    except Exception:
        log.exception("%s must wait", what)
