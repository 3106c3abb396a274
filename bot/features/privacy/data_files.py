"""A person's data as files within Discord's limit: one JSON file, or several of them compressed."""

import io
import zipfile
from collections.abc import Sequence

FILE_STEM = "planisphere-my-data"

FILES = 10
"""Maximum number of files in a message."""

RESERVED_BYTES = 2**16
"""Bytes of a message reserved for everything but files."""


def packed(documents: Sequence[bytes], limit: int) -> list[list[tuple[str, bytes]]]:
    """Return the files (name, content) of each message; the files of a message are together within the limit in bytes.

    Slow, for a thread.
    """
    if len(documents) == 1 and len(documents[0]) <= limit - RESERVED_BYTES:
        return [[(f"{FILE_STEM}.json", documents[0])]]
    messages, room = list[list[tuple[str, bytes]]](), 0
    for number, document in enumerate(documents, start=1):
        data = _zipped(f"{FILE_STEM}-{number}.json", document)
        if not messages or len(data) > room or len(messages[-1]) == FILES:
            messages.append([])
            room = limit - RESERVED_BYTES
        messages[-1].append((f"{FILE_STEM}-{number}.zip", data))
        room -= len(data)
    return messages


def _zipped(name: str, data: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return file.getvalue()
