"""A person's data as files within Discord's limit: one JSON file, or several of them compressed."""

import io
import zipfile
from collections.abc import Sequence

NAME = "planisphere-my-data"

FILES = 10
"""Files that a message holds."""

REST = 2**16
"""Bytes of a message that are kept for all that is not a file."""


def packed(documents: Sequence[bytes], limit: int) -> list[list[tuple[str, bytes]]]:
    """Return the files (name, content) of each message; all files of a message are within the limit in bytes.

    Takes time: for a thread.
    """
    if len(documents) == 1 and len(documents[0]) <= limit - REST:
        return [[(f"{NAME}.json", documents[0])]]
    messages, room = list[list[tuple[str, bytes]]](), 0
    for number, document in enumerate(documents, start=1):
        data = _zipped(f"{NAME}-{number}.json", document)
        if not messages or len(data) > room or len(messages[-1]) == FILES:
            messages.append([])
            room = limit - REST
        messages[-1].append((f"{NAME}-{number}.zip", data))
        room -= len(data)
    return messages


def _zipped(name: str, data: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return file.getvalue()
