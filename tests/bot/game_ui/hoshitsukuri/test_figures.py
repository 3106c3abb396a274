"""Whatever figure or hint Hoshitsukuri shows beside an answer is what the engine does when that answer is given."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves
from games.core import play, serialization
from games.core.chance import Chance
from games.core.match import AnyMatch
from games.core.step import Action, Event, StepContext, heard
from games.hoshitsukuri import GAME, events, mutations, rules
from games.hoshitsukuri import actions as do
from games.hoshitsukuri.components import CARDS, HAND, ORBIT
from games.hoshitsukuri.options import Options, SetName
from games.hoshitsukuri.state import State
from games.hoshitsukuri.view import View
from tests.support.game_ui.hoshitsukuri.prompts import GAME_UI, first_question
from tests.support.game_ui.prompts import buttons, own_args, panel_of, picks, turned


class Given:
    """An answer with all that was shown before it, and what came of it."""

    def __init__(self, context: PromptContext, panel: Panel, match: AnyMatch, action: Action) -> None:
        self.context, self.action, self.match = context, action, match
        self.seat, self.asked = context.prompt.seat, context.prompt.name
        self.text, self.label = panel.text, label_of(panel, move_menu.token(context.legal.index(action)))
        self.confirmed = generic.confirm_panel(context, GAME_UI, context.legal.index(action), "").text
        self.after, news = play.apply(GAME, match, self.seat, action)
        self.news: list[Event] = heard(news, self.seat)

    @property
    def view(self) -> View:
        """What the seat saw when it answered."""
        view: View = self.context.table_view.view
        return view

    @property
    def state(self) -> State:
        """What was so before the answer; a copy."""
        return serialization.copy(GAME, self.match).state  # type: ignore[no-any-return]

    def said(self, key: str, **values: str | int) -> str:
        """One of the controls' sentences in the language of the context."""
        return self.context.words(f"bot.hoshitsukuri.{key}", **values)

    def told(self, *kinds: type[Any]) -> list[Any]:
        """What happened by the answer, as far as it is of these kinds."""
        return [event for event in self.news if isinstance(event, kinds)]


def label_of(panel: Panel, token: str) -> str:
    """What stands on the button or menu entry of an answer, if it has one."""
    menus_of_answers = [pick for pick in picks(panel) if len(pick.path) == 1]
    entries = {item.value: f"{item.label} {item.note}" for pick in menus_of_answers for item in pick.items}
    return {button.path[1]: button.label for button in buttons(panel) if len(button.path) == 2}.get(
        token
    ) or entries.get(token, "")


def figure(icon: str, text: str) -> int:
    """The first number behind a sign."""
    found = re.search(rf"{re.escape(icon)}(\d+)", text)
    assert found, text
    return int(found[1])


def empty_table(seats: int) -> StepContext:
    return StepContext(seats, Chance(GAME.key, b"0" * 16))


def played(given: Given) -> None:
    """A play brings the fragments and the step that its cards have as they are laid out, a Fusion at least one."""
    assert isinstance(given.action, do.Play)
    kinds, state = given.action.cards, given.state
    me = state.players[given.seat]
    had, space = me.fragments, rules.projected(me)
    mutations.lay_out(state, empty_table(len(state.players)), given.seat, kinds)
    total = me.fragments + sum(CARDS[kind].scale[0] for kind in kinds if CARDS[kind].scale)
    goal = rules.projected(me)
    assert given.said("after", fragments=total, space=me.space, goal=goal) in given.confirmed
    if given.label:
        assert figure("★", given.label) == total - had
    if "☄️" in given.label:
        assert figure("☄️+", given.label) == goal - space
    ends_or_goes_on(given, kinds, goal)


def ends_or_goes_on(given: Given, kinds: tuple[str, ...], goal: int) -> None:
    """Whether the card play ends is told, unless effects decide or no card is left to draw or play."""
    icon = given.said("ends") in given.confirmed
    last = given.said("last", orbit=ORBIT) in given.confirmed
    assert last == (goal == ORBIT)
    me = given.match.state.players[given.seat]
    if any(CARDS[kind].acts for kind in kinds):
        assert not icon
    elif icon or last or not (len(me.hand) > len(kinds) or me.deck or me.discard):
        assert isinstance(given.news[1], events.Moved | events.Stayed)
        assert given.news[1].space == goal
    else:
        assert not [event for event in given.news[1:2] if isinstance(event, events.Moved | events.Stayed)]


def trashed(given: Given) -> None:
    """A Lightning gains a card up to the cost that is named, and none where none is named."""
    assert isinstance(given.action, do.Trash)
    assert given.told(events.Trashed)[0].cards == (given.action.card,)
    if given.asked != "LightningTrash":
        return
    (limit,) = [n for n in range(99) if given.label.endswith(f" {given.said('up_to', cost=n)}")] or [-1]
    step = play.prompts(GAME, given.after)[given.seat].step if not given.after.over else None
    asks = type(step).__name__ == "LightningGain"
    gained = given.told(events.GainedToHand)
    assert (asks or bool(gained)) == (limit >= 0)
    assert not asks or getattr(step, "limit", None) == limit
    assert all(CARDS[event.card].cost <= limit for event in gained[:1])


def gained(given: Given) -> None:
    """A card is gained or created for what may be spent, from a pile of as many as are named."""
    kind = getattr(given.action, "card", "")
    left = given.state.supply[kind]
    assert f"×{left}" in given.label
    assert given.said("cost", cost=CARDS[kind].cost) in given.label
    assert given.told(events.GainedToHand, events.GainedToDiscard, events.Generated)[0].card == kind
    assert given.after.state.supply[kind] < left
    if given.asked != "Generate":
        limit = getattr(given.context.prompt.step, "limit", -1)
        assert given.said("limit", cost=limit) in given.text
        assert CARDS[kind].cost <= limit


def ended(given: Given) -> None:
    """What is created or not is paid for with the fragments that are named, and the turn ends, but for a discard."""
    (event,) = given.told(events.Generated, events.Passed)[:1]
    assert given.said("spend", fragments=event.fragments) in given.text
    passed = isinstance(given.action, do.Pass)
    said = given.said("waste", fragments=event.fragments) if passed else given.said("create")
    assert said in given.confirmed
    assert given.after.over or given.told(events.TurnBegan) or follow_up(given) == "DiscardDown"


def follow_up(given: Given) -> str:
    prompt = play.prompts(GAME, given.after).get(given.seat)
    return prompt.name if prompt else ""


def fused(given: Given) -> None:
    """A Fusion has the fragments that its button names; ticked cards have their button later."""
    cards = getattr(given.action, "cards", ())
    label = GAME_UI.describe(given.context, given.action) if cards else given.label
    assert figure("→ ★", label) == given.told(events.Fused)[0].fragments


def blown(given: Given) -> None:
    """A Storm takes the very card that is named, with the fragments that are named."""
    assert isinstance(given.action, do.BlowAway)
    state = given.state
    me = state.players[given.seat]
    had = me.fragments
    mutations.blow_away(state, empty_table(len(state.players)), given.seat, given.action.play)
    (event,) = given.told(events.BlownAway)
    assert given.label.startswith(f"{event.play} · ")
    assert given.context.words(f"hoshitsukuri.card.{event.card}") in given.label
    assert figure("★", given.label) == had - me.fragments


def looked(given: Given) -> None:
    """A Spring's card is the one that is shown."""
    own = given.view.own
    assert own is not None
    assert given.said("looked", card=given.context.words(f"hoshitsukuri.card.{own.looked}")) in given.text
    if isinstance(given.action, do.PutAway):
        assert given.told(events.PutOnDiscard)[0].card == own.looked
    else:
        before, after = given.match.state.players[given.seat], given.after.state.players[given.seat]
        played_since = [card for event in given.told(events.Played) for card in event.cards]
        assert own.looked in [*after.hand, *played_since]
        assert before.hand.count(own.looked) < [*after.hand, *played_since].count(own.looked)


def discarded(given: Given) -> None:
    """What is discarded has a wanted colour and is made up for, or brings the hand down to the usual one."""
    cards = given.told(events.Discarded)[0].cards
    assert cards == getattr(given.action, "cards", ())
    if given.asked == "MeteorDiscard":
        (kind,) = cards
        assert given.context.words(f"hoshitsukuri.colour.{CARDS[kind].colour}") in given.text
        assert given.told(events.Drew)[0].count == 1
    if given.asked == "DiscardDown":
        assert len(given.match.state.players[given.seat].hand) - len(cards) == HAND


def next_turn(given: Given) -> None:
    """Who is said to be next has the next turn; only a drift may change that."""
    if (
        given.asked not in ("Generate", "DiscardDown")
        or follow_up(given) == "DiscardDown"
        or given.told(events.Drifted)
    ):
        return
    began = given.told(events.TurnBegan)
    assert given.view.following == (began[0].seat if began else None)


def sums(given: Given) -> None:
    """What the turn has brought is what lies on the field, and told only while something lies there."""
    me = given.match.state.players[given.seat]
    said = given.said("state", fragments=me.fragments, space=me.space, goal=given.view.projected)
    assert (said in given.text) == (given.asked == "PlayCards" or (bool(me.field) and given.asked != "Generate"))


def points(given: Given) -> None:
    """The own points are those that would be scored; a card that is looked at is counted already."""
    own = given.view.own
    assert own is not None
    if not own.looked:
        assert own.points == play.score(GAME, given.match)[given.seat].total


CHECKS: dict[str, Callable[[Given], None]] = {
    "PlayCards": played,
    "FlameTrash": trashed,
    "LightningTrash": trashed,
    "LightningGain": gained,
    "GrasslandGain": gained,
    "FusionTrash": fused,
    "StormReturn": blown,
    "SpringKeep": looked,
    "WaterDiscard": discarded,
    "MeteorDiscard": discarded,
    "DiscardDown": discarded,
}


def suggested(given: Given) -> None:
    """Ending the card play creates the card that is named for the fragments that are named; playing on ends no turn."""
    for button in buttons(panel_of(given.context)):
        way = own_args(button.path)[0]
        if way not in ("on", "end"):
            continue
        plan, then, heard_then = turned(given.context, button.path), given.match, list[Event]()
        assert isinstance(plan, ProposedMoves)
        for number, action in enumerate(plan.actions):
            prompt = None if then.over else play.prompts(GAME, then).get(given.seat)
            if number and (prompt is None or action not in prompt.legal):
                assert action == do.Pass()  # nothing can be afforded, so nothing is asked
                break
            then, news = play.apply(GAME, then, given.seat, action)
            heard_then += heard(news, given.seat)
        made = [event for event in heard_then if isinstance(event, events.Generated | events.Passed)]
        assert bool(made) == (way == "end") or not rules.playable(then.state.players[given.seat].hand)
        if way == "end":
            stands = play.is_irreversible(GAME, given.match, given.seat, *plan.actions)
            assert (button.path[0] == "y") <= stands
            told = f"⭐ {plan.said} · {given.context.words('bot.for_good')}" in given.text
            assert told == (button.path[0] == "y")
            moved = next(event for event in heard_then if isinstance(event, events.Moved | events.Stayed))
            space = given.view.players[given.seat].space
            total = {"fragments": made[0].fragments, "space": space, "goal": moved.space}
            assert plan.said == given.said("ending_does", **total)
        if way == "end" and isinstance(made[0], events.Generated):
            assert given.context.words(f"hoshitsukuri.card.{made[0].card}") in button.label
            assert f"★{made[0].fragments}" in button.label
            assert CARDS[made[0].card].cost <= made[0].fragments


def check(given: Given) -> None:
    sums(given)
    points(given)
    next_turn(given)
    if given.asked == "PlayCards":
        suggested(given)
    if given.asked == "Generate":
        ended(given)
    if isinstance(given.action, do.Generate):
        gained(given)
    elif given.asked in CHECKS and (not isinstance(given.action, do.Decline) or given.asked == "FusionTrash"):
        CHECKS[given.asked](given)


SKIES: tuple[SetName, ...] = ("first_game", "cataclysm", "colourful_galaxy", "recorded_game", "random")
MANY, OFTEN = 3, 8
"""So many answers to a question are looked at, and to so many questions of a name in a match."""


def busy(action: Action) -> int:
    """How many of the cards that are played or taken by an answer do something."""
    card = getattr(action, "card", "")
    return sum(CARDS[kind].acts for kind in ((card,) if card else getattr(action, "cards", ())))


def some_answers(seats: int, celestials: SetName, number: int) -> Iterator[Given]:
    """Play a whole match at random, with a liking for cards that do something; yield some answers on the way."""
    luck, seen = Random(f"{seats}, {celestials}"), Counter[str]()
    match, _ = play.start(GAME, Options(celestials=celestials), seats, f"{seats + 10 * number:032x}")
    while not match.over:
        (prompt,) = play.prompts(GAME, match).values()
        answers = luck.sample(prompt.legal, min(MANY, len(prompt.legal)))
        seen[prompt.name] += 1
        if seen[prompt.name] <= OFTEN or play.view(GAME, match, prompt.seat).projected == ORBIT - 1:
            context = first_question(match, luck.choice(LOCALES))
            panel = panel_of(context)
            yield from (Given(context, panel, match, action) for action in answers)
        match, _ = play.apply(GAME, match, prompt.seat, max(answers, key=busy))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_shown_beside_an_answer_is_what_it_does(seats: int) -> None:
    seen = set()
    for number, celestials in enumerate(SKIES):
        for given in some_answers(seats, celestials, number):
            seen.add(given.asked)
            check(given)
    assert seats < 4 or seen >= set(CHECKS)  # fewer comets do not meet every question


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rules_tell_how_many_cards_lie_in_the_middle(seats: int) -> None:
    match, _ = play.start(GAME, Options(), seats, "3a" * 16)
    supply, told = (
        dict(match.state.supply),
        translator_for("en")("hoshitsukuri.rules.overview").partition("The supply has")[2],
    )
    per, alone, *rest = map(int, re.findall(r"(\d+) (?:cards of each|when playing|Satellite|Planets|Suns)", told))
    assert [supply.pop(kind) for kind in ("satellite", "planet", "sun")] == [count * seats for count in rest]
    assert set(supply.values()) == {alone if seats == 1 else per * seats}
