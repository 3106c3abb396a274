"""Limits of messages that only the documentation states."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.discord.request import Kind, Request

CONTENT, EMBEDS = 2000, 6000
FILE, REQUEST = 10 * 2**20, 25 * 2**20
"""Bytes of a file, and of all files of a request."""

ROWS, FOLLOW_UPS = 5, 5

SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 6, 1 << 12
VOICE, COMPONENTS_V2 = 1 << 13, 1 << 15
SENT = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | VOICE | COMPONENTS_V2
EDITED = SUPPRESS_EMBEDS | COMPONENTS_V2

LAYOUT_TYPES = {9, 10, 11, 12, 13, 14, 17}
"""Components that need the flag IS_COMPONENTS_V2."""

NOT_WITH_LAYOUT = ("content", "embeds", "poll", "sticker_ids", "shared_client_theme")
CONTENTS = (*NOT_WITH_LAYOUT, "components", "attachments")

REFERENCE = "attachment://"
THUMBNAIL, GALLERY, FILE_COMPONENT = 11, 12, 13
EMBED_PICTURES = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))


def _is_layout(request: Request) -> bool | None:
    """Return whether the message will have IS_COMPONENTS_V2; None if that is not known."""
    if request.flags & COMPONENTS_V2:
        return True
    if request.kind is Kind.EDIT:
        return bool(request.edited.flags & COMPONENTS_V2) if request.edited else None
    return False


def content_length(request: Request) -> Iterator[str]:
    """Count the characters of the content: the description allows 4000."""
    if len(content := request.data.get("content") or "") > CONTENT:
        yield f"{len(content)} characters of content"


def embed_texts(request: Request) -> Iterator[str]:
    """Count the characters of all embeds together."""
    if (total := sum(map(_embed_size, request.data.get("embeds") or ()))) > EMBEDS:
        yield f"{total} characters of embeds"


def _embed_size(embed: dict[str, Any]) -> int:
    fields = embed.get("fields") or ()
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    texts += [one.get(key) for one in fields for key in ("name", "value")]
    return sum(len(text or "") for text in texts)


def something_shown(request: Request) -> Iterator[str]:
    """Find messages that would show nothing."""
    forwards = (request.data.get("message_reference") or {}).get("type") == 1
    if not forwards and not request.files and not any(request.data.get(name) for name in CONTENTS):
        yield "an empty message"


def message_flags(request: Request) -> Iterator[str]:
    """Find flags that cannot be set."""
    allowed = EDITED if request.kind is Kind.EDIT else SENT
    if request.operation and request.operation.name in ("create_interaction_response", "execute_webhook"):
        allowed |= EPHEMERAL
    if request.flags & ~allowed:
        yield f"the flags {request.flags & ~allowed}"


def deferral_flags(request: Request) -> Iterator[str]:
    """Find flags other than EPHEMERAL on a deferred answer."""
    if request.flags & ~EPHEMERAL:
        yield f"the flags {request.flags & ~EPHEMERAL}"


def layout_alone(request: Request) -> Iterator[str]:
    """Find what a message of layout components cannot contain."""
    if _is_layout(request):
        yield from (f"{name} next to components" for name in NOT_WITH_LAYOUT if request.data.get(name))


def layout_flag(request: Request) -> Iterator[str]:
    """Find layout components without the flag that they need."""
    used = {part["type"] for part in request.components} & LAYOUT_TYPES
    if used and _is_layout(request) is False:
        yield f"components of the types {sorted(used)} without the flag"


def layout_stays(request: Request) -> Iterator[str]:
    """Find edits that take IS_COMPONENTS_V2 away."""
    given = request.data.get("flags")
    if request.edited and request.edited.flags & COMPONENTS_V2 and given is not None and not given & COMPONENTS_V2:
        yield "the flag is taken away"


def layout_reset(request: Request) -> Iterator[str]:
    """Find edits that set IS_COMPONENTS_V2 and do not reset what the message had before."""
    if request.edited and request.flags & COMPONENTS_V2 & ~request.edited.flags:
        yield from (f"{name} is not reset" for name in sorted(request.edited.filled - request.data.keys()))


def legacy_rows(request: Request) -> Iterator[str]:
    """Count the rows of a message without IS_COMPONENTS_V2."""
    rows = request.data.get("components") or ()
    if _is_layout(request) is False and len(rows) > ROWS:
        yield f"{len(rows)} rows"


# -- attachments ------------------------------------------------------------------------------------------------------


def _media(request: Request) -> Iterator[str]:
    """Yield the addresses of everything that is shown: pictures, files, pictures of embeds."""
    yield from (part["media"]["url"] for part in request.of_type(THUMBNAIL))
    yield from (item["media"]["url"] for part in request.of_type(GALLERY) for item in part["items"])
    yield from (part["file"]["url"] for part in request.of_type(FILE_COMPONENT))
    for embed in request.data.get("embeds") or ():
        for place, key in EMBED_PICTURES:
            if url := (embed.get(place) or {}).get(key):
                yield url


def _names(request: Request) -> set[str] | None:
    """Return the names of the attachments that the message will have; None if not known."""
    listed, files = request.data.get("attachments"), request.files or ()
    names = {file.name for file in files}
    if listed is not None:
        return names | {one["filename"] for one in listed if one.get("filename")}
    if request.kind is Kind.EDIT:
        return names | set(request.edited.attachments.values()) if request.edited else None
    return names


def attachment_names(request: Request) -> Iterator[str]:
    """Find references to attachments that the message will not have."""
    names = _names(request)
    if names is not None:
        referred = (url.removeprefix(REFERENCE) for url in _media(request) if url.startswith(REFERENCE))
        yield from (f"no attachment {name}" for name in referred if name not in names)


def attachment_ids(request: Request) -> Iterator[str]:
    """Find attachments that are neither the index of a file nor the id of a kept one."""
    if request.files is None or (request.kind is Kind.EDIT and request.edited is None):
        return
    kept = request.edited.attachments if request.edited else {}
    known = {*map(str, range(len(request.files))), *kept}
    for one in request.data.get("attachments") or ():
        if str(one["id"]) not in known:
            yield f"the attachment {one['id']} has no file"


def file_size(request: Request) -> Iterator[str]:
    """Find files that are too large."""
    return (f"{file.name} has {file.size} bytes" for file in request.files or () if file.size > FILE)


def request_size(request: Request) -> Iterator[str]:
    """Add up the sizes of the files."""
    if (total := sum(file.size for file in request.files or ())) > REQUEST:
        yield f"{total} bytes of files"


# -- people -----------------------------------------------------------------------------------------------------------


def mentions_once(request: Request) -> Iterator[str]:
    """Find listed users or roles where all mentions of that kind are parsed."""
    allowed: Mapping[str, Any] = request.data.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            yield f"{kind} next to the parsed {kind}"


def mentioned_ids(request: Request) -> Iterator[str]:
    """Find mentions of 0, which the pattern of snowflakes allows."""
    allowed: Mapping[str, Any] = request.data.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if any(str(one) == "0" for one in allowed.get(kind) or ()):
            yield f"0 among the {kind}"


def follow_ups(request: Request) -> Iterator[str]:
    """Count the follow-ups where only the user has installed the application."""
    if (request.follow_up or 0) > FOLLOW_UPS:
        yield f"message {request.follow_up} after one interaction"
