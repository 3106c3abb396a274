"""What stands for good and ends one's day or match is asked about once, however it is answered."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import pytest

from bot.dialogue import general, menus
from bot.dialogue.face import Desk
from bot.dialogue.faces import face_of
from bot.dialogue.panels import Panel, Pick, Plan, Tap
from bot.model import Chair, Look, Pace, Place, Status, Table
from bot.words import words_in
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.step import Action
from games.glow import actions as do
from games.glow import travel
from tests.bot.world import World, answered

NOW = datetime(2026, 1, 1, tzinfo=UTC)
EN = words_in("en")
OFTEN = 3
"""So often each kind of question is looked at."""


def desk_of(match: play.AnyMatch, prompt: play.Prompt) -> Desk:
    chairs = tuple(Chair(seat, seat + 1, name=f"p{seat}") for seat in range(match.seats))
    table = Table(
        id="t1", game=match.game, status=Status.RUNNING, host=1, place=Place(1), wanted=match.seats, chairs=chairs,
        options={}, private=False, reserved=(), pace=Pace.NORMAL, revision=1, moves=0, created_at=NOW, changed_at=NOW,
    )  # fmt: skip
    look = Look(table, prompt.seat, play.view(GAMES[match.game], match, prompt.seat), prompt)
    return Desk(look, EN, {seat: f"p{seat}" for seat in range(match.seats)})


def unasked(desk: Desk) -> Iterator[tuple[Action, ...]]:
    """Yield what one tap gives without a further question, in public or on the first panel."""
    controls = face_of(desk.game)
    first = controls.panel(desk) or general.ask(desk, controls, ())
    for row in (*controls.quick(desk), *(first.rows if isinstance(first, Panel) else ())):
        for part in (row,) if isinstance(row, Pick) else row:
            for values in _picked(part):
                yield from _given(desk, part.path, values)


def _picked(part: Tap | Pick) -> list[tuple[str, ...]]:
    if isinstance(part, Pick):
        return [(item.value,) for item in part.items] if part.least == 1 else []
    return [] if part.off else [()]


def _given(desk: Desk, path: tuple[str, ...], values: tuple[str, ...]) -> Iterator[tuple[Action, ...]]:
    verb, *args = path
    if verb == "y":
        yield (desk.legal[menus.number((*args, *values)[0], len(desk.legal))],)
    if verb == "c":
        found = face_of(desk.game).turn(desk, tuple(args), values)
        if isinstance(found, Plan) and found.sure:
            yield found.actions


def ends_for_good(match: play.AnyMatch, seat: int, actions: Sequence[Action]) -> bool:
    """Say whether these answers surely stand and end this seat's part: it is not asked any more, whatever luck does."""
    game, after, binds = GAMES[match.game], match, False
    for action in actions:
        prompt = play.prompts(game, after).get(seat)
        if prompt is None or action not in prompt.legal:
            break
        after, _ = play.apply(game, after, seat, action)
        binds = binds or not after.undo[seat]
    return binds and after.touched == match.touched and seat not in play.prompts(game, after)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_no_single_tap_ends_anything_for_good(key: str, seats: int) -> None:
    game, chance, seen = GAMES[key], Chance("confirming", b"0" * 16), Counter[str]()
    match, _ = play.start(game, game.options(), seats, f"{seats:032x}")
    while not match.over:
        prompt = next(iter(play.prompts(game, match).values()))
        seen[prompt.name] += 1
        if seen[prompt.name] <= OFTEN:
            desk = desk_of(match, prompt)
            given = list(unasked(desk))
            assert not [actions for actions in given if ends_for_good(match, prompt.seat, actions)], prompt.name
        match, _ = play.apply(game, match, prompt.seat, ai.anything(prompt, chance))
    assert len(seen) > 1


async def at_a_last_journey(world: World) -> str:
    """Go on alone in Glow until a far destination takes all that can be spent; return that destination."""
    await world.solo(world.alice)
    service, person, chance = world.bot.service, world.alice.id, Chance("confirming", b"1" * 16)
    while True:
        look = await service.play.look(world.table, person)
        assert look.prompt is not None
        if look.prompt.name == "Travel":
            for way in travel.cheapest(travel.ways(look.view.players[0])).values():
                steps = [do.Move(space) for space in way.steps]
                preview = await service.play.preview(world.table, person, look.prompt.stamp, *steps)
                if preview.binds and len(steps) > 1 and not way.skulls:
                    return way.end
        await service.play.act(world.table, person, look.prompt.stamp, ai.anything(look.prompt, chance))


async def test_a_journey_that_ends_the_day_is_asked_about_once(world: World) -> None:
    end = await at_a_last_journey(world)
    before = await world.bot.service.play.look(world.table, world.alice.id)
    panel = answered(await world.tap(world.alice, world.board, "move"))
    asked = answered(await world.pick(world.alice, panel, "c", "go", values=[end]))
    assert EN("bot.stands") in world.text(asked)
    assert "steps" in world.text(asked)
    assert (await world.bot.service.play.look(world.table, world.alice.id)).view == before.view
    await world.tap(world.alice, asked, "y")
    after = await world.bot.service.play.look(world.table, world.alice.id)
    assert after.view.players[0].party == end
    assert after.view.round == before.view.round + 1


async def test_a_confirmation_of_a_way_that_was_never_offered_is_refused(world: World) -> None:
    end = await at_a_last_journey(world)
    panel = answered(await world.tap(world.alice, world.board, "move"))
    before = (await world.bot.service.play.look(world.table, world.alice.id)).table.moves
    asked = answered(await world.pick(world.alice, panel, "c", "go", values=[end]))
    base = world.control(asked, "y")["custom_id"].rpartition(":")[0]
    for way in ("c.1.go.nowhere", "c.9.go", "c.z", "c.1", "c.0"):
        await world.forged(world.alice, asked, f"{base}:y.{way}")
    assert (await world.bot.service.play.look(world.table, world.alice.id)).table.moves == before
