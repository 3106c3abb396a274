"""The lobby's cover: there from the first moment, with everybody who sits down, until the match begins."""

from typing import Any

import pytest

from bot.presentation import page_picture
from tests.support.world import World


async def test_a_lobby_shows_its_cover_until_the_match_begins(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    (cover,) = world.pictures(lobby)
    assert "alice" in cover["description"]
    assert "open" in cover["description"]
    await world.click(world.bob, lobby, "join")
    (cover,) = world.pictures(lobby)
    assert "bob" in cover["description"]
    assert [one["filename"] for one in world.raw(lobby).attachments] == [cover["media"]["url"].rpartition("/")[2]]
    await world.click(world.alice, lobby, "start")
    assert not world.pictures(lobby)
    assert not world.raw(lobby).attachments


async def test_the_same_lobby_is_not_drawn_twice(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    kept = dict(world.bot.pictures._kept)
    await world.click(world.bob, lobby, "join")
    await world.click(world.bob, lobby, "leave")
    assert len(world.bot.pictures._kept) == len(kept) + 1


async def test_a_cover_that_is_not_drawn_at_once_follows(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    told, drawn = list[bool](), page_picture.drawn

    async def slow(*args: Any, **how: Any) -> Any:
        told.append(True)
        return await drawn(*args, **how) if len(told) > 1 else None

    monkeypatch.setattr("bot.presentation.page_picture.drawn", slow)
    lobby = await world.open(world.alice, seats=2)
    await world.env.settle()
    assert len(told) == 2
    assert world.pictures(lobby)
