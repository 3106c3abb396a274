"""Whatever figure Glow shows beside an answer is what the engine does when that answer is given."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

import pytest

from bot.game_ui.base import PromptContext
from bot.game_ui.glow import dice, names
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Button, Panel, ProposedMoves, SelectMenu, SelectOption
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.match import AnyMatch
from games.core.step import Action, Event
from games.glow import actions as do
from games.glow import events
from games.glow.components import SPACES, steps_from
from games.glow.player_view import PlayerView
from tests.support.game_ui.glow.panels import first_panel
from tests.support.game_ui.prompts import buttons, context_of, own_args, turned

GAME, GAME_UI = GAMES["glow"], game_ui_of("glow")
BOARDS = ("province", "archipelago")
E = TypeVar("E", bound=Event)
MANY = 12
"""Of more answers than this only a few are given."""
EVERY_TABLE = [(seats, board) for seats in GAME.seats for board in BOARDS]


def questions(seats: int, board: str, seed: int = 1) -> Iterator[tuple[AnyMatch, PromptContext]]:
    """Yield every question of one match in which everybody answers anything."""
    match, _ = play.start(GAME, GAME.options(board=board), seats, f"{seed:032x}")
    chance = Chance("figures", seed.to_bytes(16, "big"))
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        yield match, context_of(match, prompt)
        match, _ = play.apply(GAME, match, prompt.seat, ai.random_move(prompt, chance))


def entries(context: PromptContext) -> Iterator[tuple[str, tuple[Action, ...]]]:
    """Yield what stands on each button and entry of the first panel, with the answers that it gives."""
    for row in first_panel(context).rows:
        for part in row.items if isinstance(row, SelectMenu) else row:
            yield from _entry(context, row.path if isinstance(row, SelectMenu) else (), part)


def _entry(
    context: PromptContext, path: tuple[str, ...], part: SelectOption | Button
) -> Iterator[tuple[str, tuple[Action, ...]]]:
    text = f"{part.label} {part.note}" if isinstance(part, SelectOption) else part.label
    verb, *args = (*path, part.value) if isinstance(part, SelectOption) else part.path
    if own_args((verb, *args))[0] == "day":
        day = turned(context, (verb, *args))
        assert isinstance(day, ProposedMoves)
        yield text, day.actions
    elif verb in ("a", "y"):
        yield text, (context.legal[int(args[0], 36)],)
    elif verb == "c" and args[0] == "to":
        asked = GAME_UI.turn(context, ("to",), tuple(args[1:]))
        assert isinstance(asked, Panel)
        plans = [GAME_UI.turn(context, button.path[1:], ()) for button in buttons(asked) if button.path[0] == "c"]
        go = plans[-1]
        assert isinstance(go, ProposedMoves)
        yield text, go.actions


def given(match: AnyMatch, seat: int, answers: tuple[Action, ...]) -> tuple[AnyMatch, bool]:
    """Give these answers as long as they are legal; say whether all of them were."""
    for action in answers:
        prompt = play.prompts(GAME, match).get(seat)
        if prompt is None or action not in prompt.legal:
            return match, False
        match, _ = play.apply(GAME, match, seat, action)
    return match, True


ENDING = (do.Move, do.PlaceCamp, do.EndTravel, do.Sail, do.Stay)


@pytest.mark.parametrize(("seats", "board"), EVERY_TABLE)
def test_what_ends_the_day_says_so(seats: int, board: str) -> None:
    told = set()
    for match, context in questions(seats, board):
        view, seat = context.table_view.view, context.prompt.seat
        for text, answers in entries(context) if context.prompt.name in ("Travel", "Sail") else ():
            after, whole = given(match, seat, answers)
            waits = play.prompts(GAME, after).get(seat)
            on = not after.over and waits is not None and after.state.round == view.round
            if whole and not (waits is not None and waits.name == "DiscardForSkull" and on):
                says = "End the day" in text or "your day" in text or "your last day" in text
                assert says is not on, (text, answers)
                told.add(on)
    assert told == {True, False} if board == "province" else {False}


def test_the_confirmation_of_what_ends_the_day_says_so() -> None:
    for board in BOARDS:
        for _, context in questions(2, board):
            last = "your last day" if context.table_view.view.round == 8 else "your day"
            for action in context.legal:
                if isinstance(action, do.PlaceCamp | do.EndTravel | do.Sail | do.Stay):
                    assert f"ends {last}" in GAME_UI.describe(context, action)


def some(context: PromptContext, luck: random.Random) -> list[Action]:
    """Return every answer, or a few of many with one of each kind among them."""
    if len(context.legal) <= MANY:
        return list(context.legal)
    return [*luck.sample(context.legal, MANY), *{type(action): action for action in context.legal}.values()]


def cost(thing: str, text: str) -> int:
    """Return the number before a thing: what is paid or comes along."""
    found = re.search(rf"(?<![+−\d])(\d+) (?:small )?{thing}", text)
    return int(found[1]) if found else 0


def gain(thing: str, text: str) -> int:
    """Return the number with + or − before a thing."""
    found = re.search(rf"([+−]\d+) {thing}", text)
    return int(found[1].replace("−", "-")) if found else 0


def told(kind: type[E], news: play.News, seat: int) -> list[E]:
    return [each.event for each in news if isinstance(each.event, kind) and getattr(each.event, "seat", seat) == seat]


def still_to_act(mine: PlayerView) -> Counter[str]:
    """Count how often each card is still to act, as texts and pictures say."""
    found = Counter({mine.adventurer: mine.triggers - mine.resolved})
    found.update({each.id: each.triggers - each.resolved for each in mine.companions})
    found.update({spell.id: spell.triggers for spell in mine.spells if spell.id})
    return +found


def check_recruit(context: PromptContext, action: do.Recruit, news: play.News) -> None:
    """Dice and footprints come along, and Tom gains what his tile is said to bring."""
    view, seat, said = context.table_view.view, context.prompt.seat, GAME_UI.describe(context, action)
    label = [text for text, given in entries(context) if given == (action,)][-1]
    for recruited in told(events.Recruited, news, seat):
        for text in (label, said.rpartition("Comes with")[2].partition("Tom: ")[0] if "Comes with" in said else ""):
            assert (cost("di", text), cost("footprint", text)) == (recruited.dice, recruited.footprints)
    line = said.rpartition("Tom: ")[2]
    for taken in told(events.TomTileTaken, news, seat):
        assert gain("light", line) == taken.light - view.tom.light
        assert (f" ahead, to {taken.party}" in line) == (taken.steps > 0)
        camps = [names.place(context.words, event.space) for event in told(events.TomCampMoved, news, seat)]
        assert re.findall(r"camp moves to (village \d+)", line) == camps
        for sailed in told(events.TomBoatSailed, news, seat):
            way = f"from {names.place(context.words, sailed.origin)} to {names.place(context.words, sailed.space)}"
            assert way in line


def check_payment(context: PromptContext, action: do.Reroll | do.SetDie, after: AnyMatch) -> None:
    """A reroll is paid by what there is; light goes down to the figure that is shown."""
    mine, me = context.table_view.view.players[context.prompt.seat], after.state.players[context.prompt.seat]
    paid = Counter([action.source] if isinstance(action, do.Reroll) else action.pay)
    assert all(getattr(mine.sources, source) >= count for source, count in paid.items())
    asked = play.prompts(GAME, after).get(context.prompt.seat)
    if asked is not None and asked.name == "RerollDice":  # nothing else has happened since
        assert me.reroll_tokens == mine.reroll_tokens - paid["token"]
        assert paid["score"] != 1 or me.light == mine.score_to
        assert paid["score"] or me.light == mine.light
        if isinstance(action, do.SetDie) and paid["score"]:  # the price is on the button, whatever the spaces cost
            assert f"✨ {mine.light - me.light} light ({mine.light} → {me.light})" in dice.price(context, action)


def check_noon(context: PromptContext, news: play.News, after: AnyMatch) -> None:
    """Who was to act has acted, or is still to act: unless dice or companions went away meanwhile."""
    seat = context.prompt.seat
    before = still_to_act(context.table_view.view.players[seat])
    acted = Counter[str]()
    for event in told(events.Triggered, news, seat):
        acted[event.card] += event.times
    if not told(events.DieReturned, news, seat) and not acted["spell_air"]:
        assert before == acted + still_to_act(play.view(GAME, after, seat).players[seat])


def check_journey(
    context: PromptContext, answers: tuple[Action, ...], said: str, news: play.News, after: AnyMatch
) -> None:
    """A journey or a voyage costs and brings what is said."""
    seat = context.prompt.seat
    mine, me = context.table_view.view.players[seat], after.state.players[seat]
    walked: list[events.Moved | events.Sailed] = [*told(events.Moved, news, seat), *told(events.Sailed, news, seat)]
    assert cost("footprint", said) == sum(event.footprints for event in walked)
    assert cost("di(?:e|ce)", said) == sum(bool(getattr(event, "die", "")) for event in walked)
    assert gain("light", said) == me.light - mine.light
    assert gain("firefl", said) == me.fireflies - mine.fireflies
    assert gain("reroll token", said) == me.reroll_tokens - mine.reroll_tokens
    assert gain("footprint", said) - cost("footprint", said) == me.footprints - mine.footprints


def check_ahead(context: PromptContext, end: str, text: str) -> None:
    """The village named beside a space is better than the camp's, and so many steps away."""
    mine = context.table_view.view.players[context.prompt.seat]
    for left, number in re.findall(r"(\d+) steps? short of village (\d+)", text):
        village = f"village_{number}"
        assert SPACES[village].light > SPACES[mine.camp].light
        assert steps_from(end)[village] == int(left) < steps_from(mine.party)[village]


@pytest.mark.parametrize(("seats", "board"), EVERY_TABLE)
def test_every_figure_is_what_the_engine_does(seats: int, board: str) -> None:
    luck, met = random.Random(seats), Counter[str]()
    for match, context in questions(seats, board, 10 + seats):
        for action in some(context, luck):
            after, news = play.apply(GAME, match, context.prompt.seat, action)
            match action:
                case do.Recruit():
                    check_recruit(context, action, news)
                case do.Reroll() | do.SetDie():
                    check_payment(context, action, after)
                case do.KeepDice() | do.ReviveNobody() | do.Resolve() | do.ResolveAll():
                    check_noon(context, news, after)
                case do.Sail() | do.Move():
                    check_journey(context, (action,), GAME_UI.describe(context, action), news, after)
            met[type(action).__name__] += 1
    assert {"Recruit", "Reroll", "KeepDice"} < met.keys()


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_far_destination_costs_and_brings_what_its_entry_says(seats: int) -> None:
    walked = 0
    for match, context in questions(seats, "province", 20 + seats):
        for text, answers in entries(context) if context.prompt.name == "Travel" else ():
            there = match
            news: play.News = ()
            for action in answers:
                prompt = play.prompts(GAME, there).get(context.prompt.seat)
                if prompt is None or action not in prompt.legal:
                    break  # a skull asks first
                there, more = play.apply(GAME, there, context.prompt.seat, action)
                news += more
            else:
                last = answers[-1]
                if len(answers) > 1 and " steps: " in text and isinstance(last, do.Move):
                    check_ahead(context, last.space, text)
                    check_journey(context, answers, re.split(r"\d+ steps: ", text)[1], news, there)
                    walked += 1
    assert walked > 20
