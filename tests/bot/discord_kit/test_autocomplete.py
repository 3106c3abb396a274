"""Every option that lists choices takes what its list shows, in any writing, and costs little while people type.

The options are found in the command tree, so that a new one is held to this, too.
"""

import functools
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

import pytest
from discord import app_commands

from bot.discord_kit import command_tree, interaction
from bot.domain.person import InvokingUser
from bot.refusals import BadSetting, Stale, UnknownOption, UnknownTable
from bot.refusals.challenges import UnknownChallenge
from bot.refusals.discord import AmbiguousMove, Forged, NothingFound, UnknownMonth, UnknownMove
from tests.support.stage import HERE, MANAGER, Stage, Touch, stage_in
from tests.support.typed_text import as_typed
from tests.support.world import World, answered

NOT_FOUND = (
    BadSetting, Forged, NothingFound, AmbiguousMove, Stale, UnknownMove, UnknownChallenge, UnknownMonth,
    UnknownOption, UnknownTable,
)  # fmt: skip
"""The refusals that say that what was typed is nothing that there is."""

ALREADY_SET: dict[str, Any] = {"game": "glow", "on": True, "answer": "-"}
"""What the other options of a command are given."""

MOVES = {"act"}
"""Commands that cannot be given twice with the same effect."""

ANN = InvokingUser(7, "Ann", "en")
NONSENSE = 20
"""Texts without a meaning that are typed into each list."""

HEAVY = 0.01
"""Seconds that a list may take on the event loop."""


class ListingOption(NamedTuple):
    """An option that lists choices: the command, its name for people, and whatever makes the list."""

    command: Any
    name: str

    @property
    def path(self) -> str:
        return f"{self.command.qualified_name}: {self.name}"

    @property
    def parameter(self) -> Any:
        return next(one for one in self.command._params.values() if str(one.display_name) == self.name)


def listing_options(tree: Any) -> Iterator[ListingOption]:
    """Yield every option of the tree that lists choices."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield from (ListingOption(command, one.display_name) for one in command.parameters if one.autocomplete)


def others(option: ListingOption, values: dict[str, Any]) -> dict[str, Any]:
    """Return values for the other options that a command must be given."""
    needed = [one.display_name for one in option.command.parameters if one.required or one.display_name == "game"]
    return {name: values[name] for name in needed if name != option.name and name in values}


async def everything_listed(world: World) -> None:
    """Have something in every list: tables, a finished one, challenges that are open and closed, a duel of servers."""
    owner, service = world.owner, world.bot.service
    for game in ("solani", "glow", "glow"):
        await world.solo(owner, game=game, seats=1)
    ended = await owner.slash(world.channel, "table end", table=world.table)
    await world.click(owner, answered(ended), "end")
    await service.challenges.make(InvokingUser(owner.id, "owner", "en"), "glow", {})
    shown = answered(await owner.slash(world.channel, "challenge servers"))
    await world.fill(owner, shown, "vform", game="glow", best="1", days="1")
    for kind in ("daily", "weekly"):
        await owner.slash(world.channel, f"challenge {kind}", game="glow")
    await world.sleep(days=2)


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """What commands are refused with."""
    heard: list[BaseException] = []
    send = interaction.send_refusal

    async def hearing(refused: Any, error: BaseException, service: Any) -> None:
        heard.append(error)
        await send(refused, error, service)

    monkeypatch.setattr(command_tree, "send_refusal", hearing)
    return heard


def _is_unknown(error: BaseException) -> bool:
    """Say whether a command was refused for what was typed, and not for the move that another option is given."""
    return isinstance(error, NOT_FOUND) and ALREADY_SET["answer"] not in error.values.values()


async def test_every_list_takes_its_own_labels_in_any_writing(world: World, refused: list[BaseException]) -> None:
    await everything_listed(world)
    wrong, empty = [], []
    for option in list(listing_options(world.bot.tree)):
        path, filled = option.command.qualified_name, others(option, ALREADY_SET | {"person": world.bob})
        choices = await world.owner.autocomplete(world.channel, path, option.name, "", **filled)
        empty += [] if choices else [option.path]
        for choice in choices[:1] if path in MOVES else choices[:2]:
            texts = [choice["value"], choice["name"], as_typed(choice["name"])]
            for text in texts[1:] if path in MOVES else texts:
                refused.clear()
                await world.owner.slash(world.channel, path, **filled, **{option.name: text})
                wrong += [
                    (option.path, text, one)
                    for one in refused
                    if isinstance(one, NOT_FOUND) and "-" not in one.values.values()
                ]
                if path in MOVES:
                    choices = await world.owner.autocomplete(world.channel, path, option.name, "", **filled)
    assert (wrong, empty) == ([], [])


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage_in(tmp_path) as stage:
        for game in ("solani", "glow"):
            table = await stage.service.lobby.open(ANN, game, HERE, seats=1)
            await stage.service.lobby.start(table.id, ANN.id)
        yield stage


async def list_choices(stage: Stage, option: ListingOption, typed: str) -> None:
    """Ask for the list of an option, as the library does, without Discord."""
    touch, parameter = Touch(stage, ANN, {}), option.parameter
    touch.namespace.game = "glow"
    binding = (option.command.binding,) if parameter.autocomplete.pass_command_binding else ()
    await parameter.autocomplete(*binding, touch, typed)


def unbounded_caches() -> dict[str, int]:
    """Return how much every cache without a limit holds."""
    modules = [one for name, one in list(sys.modules.items()) if name.split(".")[0] in ("bot", "games", "renderers")]
    found = {
        f"{one.__module__}.{one.__qualname__}": one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, functools._lru_cache_wrapper) and one.cache_parameters()["maxsize"] is None
    }
    assert len(found) > 10
    return {name: one.cache_info().currsize for name, one in found.items()}


async def type_everywhere(stage: Stage, texts: Iterable[str]) -> None:
    """Type texts into every list, and send every command with them."""
    for option in listing_options(stage.bot.tree):
        names = {str(one.display_name): name for name, one in option.command._params.items()}
        for text in texts:
            await list_choices(stage, option, f"Etc/{option.path}{text}")
            touch = Touch(stage, ANN, {}, permissions=MANAGER)
            given = others(option, {**ALREADY_SET, "person": touch.user}) | {option.name: f"Etc/{option.path}{text}"}
            await option.command.callback(
                option.command.binding, touch, **{names[name]: value for name, value in given.items()}
            )


async def test_no_cache_without_a_limit_keeps_what_people_type(stage: Stage) -> None:
    await type_everywhere(stage, ["first"])
    before = unbounded_caches()
    await type_everywhere(stage, [f"{number}{'x' * 1200}" for number in range(NONSENSE)])
    grown = {name: size - before.get(name, 0) for name, size in unbounded_caches().items()}
    assert {name: more for name, more in grown.items() if more >= NONSENSE} == {}


@pytest.mark.parametrize("typed", ["", "a", "か", "Ｇｌｏｗ", "x" * 6000])
async def test_a_list_takes_little_time_of_the_event_loop(stage: Stage, typed: str) -> None:
    for option in listing_options(stage.bot.tree):
        took = []
        for _ in range(3):
            began = thread_time()
            await list_choices(stage, option, typed)
            took.append(thread_time() - began)
        assert min(took) < HEAVY, option.path
