"""Makes a simulated Discord as strict as the real one where its state decides (tests/discord/state_rules.py)."""

from collections.abc import Callable
from typing import Any

from simcord.backend import Backend, serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError, cannot_execute_on_channel_type, missing_access
from simcord.backend.models import channel as channel_model
from simcord.enums import ChannelType

from tests.discord.request import parts

ENTRY_POINT = 4
"""The type of the command that starts an application's Activity: Discord itself makes it."""

EDITED_TOO_OFTEN = 30046

NEWS_THREAD = 10
"""The type of a thread in an announcement channel, which SimCord does not know."""

THREADS_OF: dict[int, tuple[int, ...]] = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.NEWS: (NEWS_THREAD,),
}
"""The types of threads that can be made in a channel of each type."""


def refuse(world: Backend, method: str, path: str, body: Any) -> None:
    """Raise what Discord answers where SimCord would carry a request out."""
    match method, path.strip("/").split("/"):
        case "PUT", ["applications", _, "commands"]:
            _keep_entry_point(world, body)
        case _, ["channels", number, *rest] if number.isdecimal():
            _must_see(world, int(number))
            if (method, rest) == ("POST", ["threads"]):
                _check_thread_type(world, int(number), body)


def _keep_entry_point(world: Backend, commands: list[dict[str, Any]]) -> None:
    kept = [name for name, kind in world.commands.get(None, {}) if kind == ENTRY_POINT]
    if kept and not any(command.get("type") == ENTRY_POINT for command in commands):
        text = "You cannot remove this app's Entry Point command in a bulk update operation."
        raise BackendError(400, 50240, text)


def _must_see(world: Backend, number: int) -> None:
    """Refuse the bot's own requests about a private thread to which nobody has added it."""
    channel = world.channels.get(number)
    private = channel is not None and channel.type == ChannelType.PRIVATE_THREAD
    if private and not channel_accessible(world, number, world.bot_user.id):
        raise missing_access()


def _check_thread_type(world: Backend, number: int, body: dict[str, Any]) -> None:
    channel = world.channels.get(number)
    possible = THREADS_OF.get(channel.type) if channel else None
    if possible and body.get("type", ChannelType.PRIVATE_THREAD) not in possible:
        raise cannot_execute_on_channel_type()


def strictly(world: Backend, dispatch: Callable[..., Any]) -> Callable[..., Any]:
    """Return SimCord's `router.dispatch`, as strict as Discord for the requests to `world`."""

    def strict(backend: Backend, method: str, path: str, **request: Any) -> Any:
        if backend is not world:
            return dispatch(backend, method, path, **request)
        refuse(world, method, path, request.get("json"))
        if method == "PUT" and path.endswith(f"/applications/{world.application_id}/commands"):
            return _put_commands(world, dispatch, path, request)
        return dispatch(backend, method, path, **request)

    return strict


def _put_commands(world: Backend, dispatch: Callable[..., Any], path: str, request: dict[str, Any]) -> Any:
    """Replace all commands but the Entry Point command, whose fields SimCord does not know."""
    kept = {name: one for name, one in world.commands.get(None, {}).items() if name[1] == ENTRY_POINT}
    others = [command for command in request["json"] if command.get("type") != ENTRY_POINT]
    answer = dispatch(world, "PUT", path, **request | {"json": others})
    world.commands[None] |= kept
    return [*answer, *kept.values()]


def check_injected(status: int, code: int) -> None:
    """Refuse an injected answer that Discord does not give, or that never reaches a bot.

    Raises SetupError.
    """
    if status == 429:
        raise SetupError("a rate limit needs discord.py's own HTTP layer: use the fixture `real_http`")
    if code == EDITED_TOO_OFTEN:
        raise SetupError("Discord answers 30046 with the status 429")


def _without_shown_files(payload: Callable[..., Any]) -> Callable[..., Any]:
    """Leave out of a message's `attachments` the files that its components show."""

    def shown(*args: Any, **named: Any) -> Any:
        message = payload(*args, **named)
        medias = [one for part in parts(message["components"]) for one in _medias(part)]
        ids = {media.get("attachment_id") for media in medias}
        message["attachments"] = [file for file in message["attachments"] if file["id"] not in ids]
        return message

    shown.strict = True  # type: ignore[attr-defined]
    return shown


def _medias(part: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        *(item["media"] for item in part.get("items") or ()),
        *(part[key] for key in ("media", "file") if key in part),
    ]


def shown_files(message: dict[str, Any]) -> list[str]:
    """Return the names of the files that the components of a message show."""
    urls = [str(media["url"]) for part in parts(message["components"]) for media in _medias(part)]
    return [url.partition("?")[0].rpartition("/")[2] for url in urls]


# SimCord's own modules, for everyone in this process: these names are used all over it.
if not hasattr(serializers.message_payload, "strict"):
    serializers.message_payload = _without_shown_files(serializers.message_payload)
    channel_model.THREAD_TYPES = (*channel_model.THREAD_TYPES, NEWS_THREAD)  # type: ignore[assignment]
