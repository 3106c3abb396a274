"""Messages that Discord refuses: logged with its words, counted, sent again without the refused part, seldom."""

import json
import logging
import re
from collections.abc import Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.command_tree import CommandTree
from bot.discord_kit.components import ControlRows, layout
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.refused_parts import EmojiLevel, RefusedPart, refused_part
from bot.domain.notification import MessageKind
from bot.monitoring.metrics import Metrics
from bot.notifications.attempt_log import RENEWED, RESEND, UNCHANGED
from bot.notifications.discord_errors import translate_discord_errors
from bot.notifications.dispatcher import OutboxDispatcher
from bot.notifications.outgoing import RefusedMessage, Unreachable
from bot.ui_kit.panels import Button
from tests.discord.limits import parts
from tests.support.clicks import two_at_a_table
from tests.support.house import ANN, CAT, House, dispatcher_of
from tests.support.world import World, answered

INVALID_EMOJI = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
OWN = "<:footprints_12ab:1480000000000000011>"
BUTTON = ControlRows(NOWHERE, ((Button(("walk",), "", emoji="👣"), Button(("light",), "Light", emoji="✨")),))


def refusal(status: int, code: int, text: str = "Invalid Form Body", **errors: Any) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response: Any = SimpleNamespace(status=status, reason="Bad Request")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": text, "errors": errors})


def refused(text: str = "Invalid Form Body") -> RefusedMessage:
    error = RefusedMessage()
    error.__cause__ = refusal(400, 50035, text, allowed_mentions={"users": {"_errors": [{"message": "no snowflake"}]}})
    return error


def samples(metrics: Metrics, name: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in metrics.text().decode().splitlines())
    return {found: float(value) for found, _, value in lines if found.startswith(name)}


@pytest.mark.parametrize(
    ("error", "part"),
    [
        (refusal(400, 50035, components={"0": {"components": {"1": {"emoji": {"id": INVALID_EMOJI}}}}}), "emojis"),
        (refusal(404, 10014, "Unknown Emoji"), "emojis"),
        (refusal(413, 40005, "Request entity too large"), "pictures"),
        (refusal(400, 50046, "Invalid Asset"), "pictures"),
        (refusal(400, 50035, attachments={"0": {"_errors": [{"message": "broken"}]}}), "pictures"),
        (refusal(400, 50035, components={"0": {"items": {"0": {"media": {"_errors": [{}]}}}}}), "pictures"),
        (refusal(400, 50035, allowed_mentions={"users": {"_errors": [{"message": "no snowflake"}]}}), None),
        (refusal(500, 0, "emoji"), None),
        (refusal(429, 30046, "attachment"), None),
    ],
)
def test_the_refused_part_is_read_from_discords_error(error: discord.HTTPException, part: RefusedPart | None) -> None:
    assert refused_part(error) == part


@pytest.mark.parametrize("status", [400, 405, 409, 413, 422, 499])
def test_every_refusal_that_is_not_expected_is_one(status: int) -> None:
    with pytest.raises(RefusedMessage), translate_discord_errors():
        raise refusal(status, 50035)


def test_emojis_are_left_out_in_two_steps_and_come_back() -> None:
    now = [0.0]
    mentions = CommandMentions(lambda: now[0])
    mentions.learn_emojis({"👣": OWN, "✨": OWN})

    def shown() -> list[tuple[Any, Any]]:
        buttons = [part for part in parts(layout(BUTTON, mentions=mentions).to_components()) if part["type"] == 2]
        return [(one.get("label"), (one.get("emoji") or {}).get("name")) for one in buttons]

    assert shown() == [(None, "footprints_12ab"), ("Light", "footprints_12ab")]
    for _ in range(3):  # of messages that were under way at once
        mentions.refuse_emojis(EmojiLevel.OWN)
        assert shown() == [(None, "👣"), ("Light", "✨")]
    assert mentions.shown(["👣"], 4000) == ["👣"]
    mentions.refuse_emojis(EmojiLevel.UNICODE)
    assert shown() == [("👣", None), ("✨ Light", None)]
    now[0] = 601.0
    assert shown() == [(None, "footprints_12ab"), ("Light", "footprints_12ab")]


async def attempts(house: House, dispatcher: OutboxDispatcher, span: timedelta) -> int:
    """Let time pass in steps of ten seconds and return how often a message was tried."""
    before = len(house.pigeon.trouble)
    for _ in range(span // timedelta(seconds=10)):
        house.clock.now += timedelta(seconds=10)
        await dispatcher.deliver_all()
    return before - len(house.pigeon.trouble)


async def test_a_refusal_is_logged_once_counted_and_tried_again_seldom(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    metrics = Metrics()
    dispatcher = dispatcher_of(house.service, house.pigeon, metrics=metrics)
    table = await house.lobby(ANN, seats=3)
    house.pigeon.trouble = [refused() for _ in range(20)]
    await dispatcher.deliver_all()
    assert await attempts(house, dispatcher, RESEND - timedelta(seconds=10)) == 0
    assert await attempts(house, dispatcher, timedelta(seconds=10)) == 1
    assert await attempts(house, dispatcher, RESEND) == 1
    assert await attempts(house, dispatcher, UNCHANGED - timedelta(seconds=10)) == 0
    (error,) = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    for part in (
        f"lobby of {table.id} (server 900, channel 500)",
        "400",
        "50035",
        "Invalid Form Body",
        "allowed_mentions.users: no snowflake",
    ):
        assert part in error
    assert samples(metrics, "planisphere_discord_refusals_total") == {
        'planisphere_discord_refusals_total{code="50035",kind="lobby"}': 3
    }
    (warning,) = metrics.warnings.texts()
    assert re.search("lobby.*50035", warning)
    assert table.id not in warning
    await house.service.lobby.settle(table.id, ANN.id, options={"wind": "storm"})  # it says something else now
    assert await attempts(house, dispatcher, timedelta(seconds=10)) == 1
    await house.service.lobby.settle(table.id, ANN.id, options={"wind": "calm"})
    assert await attempts(house, dispatcher, RENEWED - timedelta(seconds=10)) == 0
    house.pigeon.trouble.clear()
    house.clock.move(1 / 60)
    assert await dispatcher.deliver_all() == 1


async def test_a_refused_message_does_not_hold_up_its_table(house: House) -> None:
    await house.lobby(ANN, seats=3, reserved=(CAT,))
    house.pigeon.trouble = [refused()]
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.INVITED]


async def test_every_message_that_is_sent_or_refused_has_a_line_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = await house.lobby(ANN, seats=2)
    gone = Unreachable("gone")
    gone.__cause__ = refusal(404, 10003, "Unknown Channel")
    house.pigeon.trouble = [gone]
    await house.dispatcher.deliver_all()
    house.clock.move(6)
    await house.dispatcher.deliver_all()
    lines = [one.getMessage() for one in caplog.records if one.name == "bot.notifications.attempt_log"]
    where = rf"lobby of {table.id} \(server 900, channel 500\)"
    assert re.fullmatch(where + r" was not sent: 404 .*10003.*: Unknown Channel, \d+ ms", lines[0])
    told = rf"lost of {table.id} \(direct message\)"
    for number, (what, line) in enumerate(zip((told, where), lines[1:], strict=True), start=7001):
        assert re.fullmatch(rf"{what} was sent: message {number}, \d+ ms", line)


Refuses = Callable[[str, str, Any], BackendError | None]


@pytest.fixture
def refusing(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[[Refuses], list[str]]:
    """Let the simulated Discord refuse requests, and keep the paths of those that it has refused."""
    dispatch, seen = router.dispatch, list[str]()

    def install(refuses: Refuses) -> list[str]:
        def checked(backend: Any, method: str, path: str, **sent: Any) -> Any:
            if (error := refuses(method, path, sent.get("json"))) is not None:
                seen.append(f"{method} {path}")
                raise error
            return dispatch(backend, method, path, **sent)

        monkeypatch.setattr(router, "dispatch", checked)
        return seen

    world.env.check_errors = False
    return install


def _invalid_emoji(*_: Any) -> BackendError:
    return BackendError(400, 50035, "Invalid Form Body", errors={"components": {"0": {"emoji": INVALID_EMOJI}}})


def no_own_emojis(method: str, path: str, body: Any) -> BackendError | None:
    own = any((part.get("emoji") or {}).get("id") for part in parts((body or {}).get("components") or []))
    return _invalid_emoji() if own else None


def no_emojis(method: str, path: str, body: Any) -> BackendError | None:
    return _invalid_emoji() if '"emoji": {' in json.dumps((body or {}).get("components") or []) else None


def no_pictures(method: str, path: str, body: Any) -> BackendError | None:
    shown = "attachment://" in json.dumps((body or {}).get("components") or [])
    return BackendError(413, 40005, "Request entity too large") if shown else None


@pytest.mark.parametrize(("refuses", "times"), [(no_own_emojis, 1), (no_emojis, 2), (no_pictures, 1)])
async def test_a_board_comes_without_what_discord_refuses(
    world: World, refusing: Callable[[Refuses], list[str]], refuses: Refuses, times: int
) -> None:
    mentions = cast(CommandTree, world.bot.tree).mentions
    own = dict.fromkeys(("▶️", "▶", "✋", "📄", "📋"), OWN)
    mentions.learn_emojis(own)
    lobby = await world.open(world.alice, seats=1)
    seen = refusing(lambda method, path, body: refuses(method, path, body) if path.endswith("/messages") else None)
    await world.click(world.alice, lobby, "start")
    for _ in range(times):
        await world.env.advance_time(61)
    assert [message for message in world.channel.history() if "move" in world.verbs(message)]
    assert seen == [f"POST /channels/{world.channel.id}/messages"] * times
    await world.env.advance_time(130)
    assert len([one for one in seen if "POST" in one]) == times


@pytest.mark.parametrize("refuses", [no_own_emojis, no_emojis, no_pictures])
async def test_an_answer_comes_at_once_without_what_discord_refuses(
    world: World, refusing: Callable[[Refuses], list[str]], refuses: Refuses, caplog: pytest.LogCaptureFixture
) -> None:
    board = await two_at_a_table(world)
    cast(CommandTree, world.bot.tree).mentions.learn_emojis({"🗺": OWN, "🗺️": OWN})
    seen = refusing(lambda method, path, body: refuses(method, path, body) if "/webhooks/" in path else None)
    shown = answered(await world.click(world.alice, board, "hand"))
    assert "sheet" in world.verbs(shown)
    assert seen
    assert len(seen) <= 2
    assert "a click or command failed" not in caplog.text
    assert samples(world.bot.metrics, "planisphere_failures_total") == {}
    assert sum(samples(world.bot.metrics, "planisphere_discord_refusals_total").values()) == len(seen)
    before = len(seen)
    await world.click(world.alice, board, "hand")
    if refuses is not no_pictures:  # what was refused is left out of other answers too
        assert len(seen) == before


async def test_an_answer_that_is_refused_for_another_reason_is_counted(
    world: World, refusing: Callable[[Refuses], list[str]]
) -> None:
    board = await world.solo(world.alice)
    seen = refusing(
        lambda method, path, body: BackendError(400, 50035, "Invalid Form Body") if method == "PATCH" else None
    )
    await world.click(world.alice, board, "hand")
    (counted,) = samples(world.bot.metrics, "planisphere_discord_refusals_total").items()
    assert counted[0].endswith('{code="50035",kind="answer"}')
    assert seen


def test_kinds_of_messages_are_named_in_the_metric_without_people() -> None:
    metrics = Metrics()
    for kind in MessageKind:
        metrics.refused(kind.value, 50035)
    assert len(samples(metrics, "planisphere_discord_refusals_total")) == len(MessageKind)
