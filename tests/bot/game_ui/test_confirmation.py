"""What stands for good and ends one's day or match is asked about once, however it is answered."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.game_ui import confirmation, generic
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, Panel, ProposedMoves, Row, SelectMenu
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.match import AnyMatch
from games.core.step import Action
from games.glow import actions as do
from games.glow import travel
from tests.support.game_ui.prompts import questions
from tests.support.world import World, answered

EN = translator_for("en")

DEPTH, FEW, MENU = 2, 6, 8
"""So deep, so many panels on each level, and so many entries of each menu."""


def controls(rows: Sequence[Row]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield each tap that there is, a menu's entries one by one: its path, and what is picked."""
    for row in rows:
        for part in (row,) if isinstance(row, SelectMenu) else row:
            if isinstance(part, SelectMenu):
                yield from ((part.path, (item.value,)) for item in part.items[:MENU] if part.least <= 1)
            else:
                yield part.path, ()


def tapped(context: PromptContext, path: tuple[str, ...], values: tuple[str, ...]) -> Panel | ProposedMoves | None:
    """What the bot finds behind a tap; None where it answers nothing."""
    verb, *args = path
    match verb:
        case "y" if confirmation.is_way(args):
            found = game_ui_of(context.game).turn(context, *confirmation.parse_confirmation_path((*args, *values)))
            return replace(found, confirmed=True) if isinstance(found, ProposedMoves) else found
        case "a" | "y":
            return ProposedMoves((context.move_at((*args, *values)[0]),), confirmed=verb == "y")
        case "c":
            return game_ui_of(context.game).turn(context, tuple(args), values)
        case "n":
            return generic.menu_panel(context, game_ui_of(context.game), (*args, *values))
    return None


class Screen(Struct, frozen=True):
    """What somebody has before them: the public message, or a panel of their own with what it says."""

    own: bool
    text: str
    rows: tuple[Row, ...]


def screens(context: PromptContext) -> Iterator[Screen]:
    """Yield the public message, the private panel, and the panels behind it, a few of each."""
    game_ui = game_ui_of(context.game)
    first = game_ui.panel(context) or generic.menu_panel(context, game_ui, ())
    panels = [first if isinstance(first, Panel) else generic.confirm_panel(context, game_ui, 0, "")]
    yield Screen(False, "", game_ui.public_buttons(context))
    for _ in range(DEPTH):
        behind: list[Panel] = []
        for panel in panels:
            yield Screen(True, panel.text, panel.rows)
            found = [tapped(context, *button) for button in controls(panel.rows)]
            behind += [one for one in found if isinstance(one, Panel) and not one.prompt_token and one not in behind]
        panels = behind[:: max(1, len(behind) // FEW)]


def given(context: PromptContext, screen: Screen) -> Iterator[tuple[ProposedMoves, bool]]:
    """Yield all that one tap on a screen stands for, and whether it is a suggestion at once."""
    for button in controls(screen.rows):
        found = tapped(context, *button)
        if isinstance(found, ProposedMoves):
            yield found, button[0][0] == confirmation.CONFIRMED_VERB and confirmation.is_way(button[0][1:])


def ends_for_good(match: AnyMatch, seat: int, actions: Sequence[Action]) -> bool:
    """Say whether these answers surely stand and end this seat's part: it is not asked any more, whatever luck does."""
    game, after, irreversible = GAMES[match.game], match, False
    for action in actions:
        prompt = play.prompts(game, after).get(seat)
        if prompt is None or action not in prompt.legal:
            break
        after, _ = play.apply(game, after, seat, action)
        irreversible = irreversible or not after.undo[seat]
    return irreversible and after.touched == match.touched and seat not in play.prompts(game, after)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_what_cannot_be_taken_back_is_asked_about_once(key: str, seats: int) -> None:
    game = GAMES[key]
    for match, context in questions(key, seats):
        seat = context.prompt.seat

        def irreversible(*actions: Action, match: AnyMatch = match, seat: int = seat) -> bool:
            return play.is_irreversible(game, match, seat, *actions)

        for number, screen in enumerate(screens(context)):
            if not screen.own:
                at_once = [
                    one
                    for one, _ in given(context, screen)
                    if not confirmation.needs_confirmation(
                        one, own=False, irreversible=irreversible(*one.actions), warned=False
                    )
                ]
                assert not [one for one in at_once if irreversible(*one.actions)], context.prompt.name
                continue
            warning = confirmation.confirmation_note(
                screen.text, list(confirmation.moves_without_confirmation(context.legal, screen.rows)), irreversible, EN
            )
            told = EN("bot.stands") in screen.text or bool(warning)
            for plan, suggested in given(context, screen):
                known = (context.prompt.name, screen.text, plan)
                whole = (suggested or len(plan.actions) > 1) and EN("bot.for_good") in screen.text
                if plan.confirmed and irreversible(*plan.actions):
                    assert told or whole, known  # the screen has asked
                    assert number > 1 or whole or not ends_for_good(match, seat, plan.actions), known
                if told and not warning and not plan.confirmed:
                    assert not irreversible(*plan.actions), known  # it would be asked about twice


def test_a_click_in_public_and_words_typed_are_asked_about_a_screen_that_says_so_is_not() -> None:
    plan, confirmed = ProposedMoves((do.EndTravel(),)), ProposedMoves((do.EndTravel(),), confirmed=True)
    cases = [
        (one, own, irreversible) for one in (plan, confirmed) for own in (True, False) for irreversible in (True, False)
    ]
    asked = [
        confirmation.needs_confirmation(one, own=own, irreversible=irreversible, warned=False)
        for one, own, irreversible in cases
    ]
    assert asked == [True, False, True, False, False, False, True, False]


async def at_a_last_journey(world: World) -> str:
    """Go on alone in Glow until a far destination takes all that can be spent; return that destination."""
    await world.solo(world.alice)
    service, person, chance = world.bot.service, world.alice.id, Chance("confirming", b"1" * 16)
    while True:
        table_view = await service.play.view(world.table, person)
        assert table_view.prompt is not None
        if table_view.prompt.name == "Travel":
            for way in travel.cheapest(travel.ways(table_view.view.players[0])).values():
                steps = [do.Move(space) for space in way.steps]
                irreversible = await service.play.is_irreversible(world.table, person, table_view.prompt.token, *steps)
                if irreversible and len(steps) > 1 and not way.skulls:
                    return way.end
        await service.play.submit_move(
            world.table, person, table_view.prompt.token, ai.random_move(table_view.prompt, chance)
        )


def test_a_screen_with_other_answers_does_not_say_of_all_that_they_stand() -> None:
    buys, moves = do.Recruit("fire"), do.Recruit("water")
    confirmed, other, back = Button(("y", "0"), "buys"), Button(("a", "1"), "moves"), Button(("move",), "back")
    rows: tuple[Row, ...] = ((confirmed, other), (back,))
    given = list(confirmation.moves_without_confirmation([buys, moves], rows))
    for shown, line in ((rows, "bot.stands_some"), (((confirmed,), (back,)), "bot.stands")):
        others = confirmation.gives_others(shown)
        assert confirmation.confirmation_note("", given, lambda one: one == buys, EN, others=others) == f"-# {EN(line)}"
        assert confirmation.confirmation_note("", given, lambda one: one == moves, EN, others=others) == ""


async def test_a_journey_that_ends_the_day_is_asked_about_once(world: World) -> None:
    end = await at_a_last_journey(world)
    before = await world.bot.service.play.view(world.table, world.alice.id)
    panel = answered(await world.click(world.alice, world.board, "move"))
    asked = answered(await world.pick(world.alice, panel, "c", "to", values=[end]))
    assert EN("bot.stands") in world.text(asked)
    assert "steps" in world.text(asked)
    assert (await world.bot.service.play.view(world.table, world.alice.id)).view == before.view
    await world.click(world.alice, asked, "c", "go")
    after = await world.bot.service.play.view(world.table, world.alice.id)
    assert after.view.players[0].party == end
    assert after.view.round == before.view.round + 1


async def test_a_confirmation_of_a_way_that_was_never_offered_is_refused(world: World) -> None:
    await at_a_last_journey(world)
    panel = answered(await world.click(world.alice, world.board, "move"))
    table_view = await world.bot.service.play.view(world.table, world.alice.id)
    assert table_view.prompt is not None
    before = table_view.table.moves
    stop = move_menu.token(table_view.prompt.legal.index(do.EndTravel()))
    asked = answered(await world.click(world.alice, panel, "a", stop))
    base = world.control(asked, "y")["custom_id"].rpartition(":")[0]
    for way in ("c.1.go.nowhere", "c.9.go", "c.z", "c.1", "c.0"):
        await world.forged(world.alice, asked, f"{base}:y.{way}")
    assert (await world.bot.service.play.view(world.table, world.alice.id)).table.moves == before


async def test_a_menu_in_public_asks_before_it_turns_cards_up_and_ones_own_says_so(world: World) -> None:
    await world.solo(world.alice, game="solani")
    before = (await world.bot.service.play.view(world.table, world.alice.id)).table.moves
    asked = answered(await world.pick(world.alice, world.board, "y"))
    assert EN("bot.stands") in world.text(asked)
    assert (await world.bot.service.play.view(world.table, world.alice.id)).table.moves == before
    panel = answered(await world.click(world.alice, asked, "move"))
    assert EN("bot.stands") in world.text(panel)
    await world.pick(world.alice, panel, "y")
    assert (await world.bot.service.play.view(world.table, world.alice.id)).table.moves == before + 1
