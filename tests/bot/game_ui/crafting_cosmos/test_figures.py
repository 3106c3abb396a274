"""What is shown beside an answer is what the game does when it is given: figures of random matches, checked."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.game_ui.base import PromptContext, named
from bot.game_ui.crafting_cosmos import energy, names, powers, reasons, suggestions
from bot.ui_kit import move_menu
from games.core import play
from games.core.match import AnyMatch, Prompt
from games.core.step import Action, Event
from games.crafting_cosmos import GAME, events
from games.crafting_cosmos import actions as do
from games.crafting_cosmos import suggestions as crafting_cosmos_suggestions
from games.crafting_cosmos.components import POWERS, SLIDER
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.view import GoalView, OwnView, View, losses
from tests.support.game_ui.crafting_cosmos.prompts import GAME_UI
from tests.support.game_ui.prompts import answer_of, context_of, panel_after

NAMES = {
    "hydrogen": "hydrogen star",
    "helium": "helium star",
    "carbon": "carbon star",
    "oxygen": "oxygen star",
    "dna": "DNA",
    "supernova": "supernova resource",
    "graviton": "graviton",
    "life": "proto life",
}
"""What is gained, as power cards call it."""

TILE, STEP, CARD = "nebula tile", "crystal step", "card"

PLANS = 3
"""So many plans are carried out in each match."""

SHIFTS = 2
"""So many results are tried at each shift of energy."""

LAST_WORD = {"most_proto_life", "most_stable_life", "most_uncompleted_nebulae"}
"""What the very end of a turn may still change."""


class Answered:
    """An answer that was given, with all that followed until the game asked for something else."""

    def __init__(self, match: AnyMatch, context: PromptContext, action: Action, luck: Random) -> None:
        self.context, self.action, self.seat = context, action, context.prompt.seat
        self.before = names.view_of(context)
        self.match, news = play.apply(GAME, match, self.seat, action)
        self.told: list[Event] = [one.event for one in news]
        while not self.match.over and (prompt := play.prompts(GAME, self.match).get(self.seat)):
            if prompt.name in ("Craft", "Shift"):
                break
            self.match, news = play.apply(GAME, self.match, self.seat, luck.choice(prompt.legal))
            self.told += [one.event for one in news]
        self.after = seen(self.match, self.seat)

    def of(self, kind: type[Any]) -> list[Any]:
        """Everything of a kind that was told of this seat."""
        return [event for event in self.told if isinstance(event, kind) and getattr(event, "seat", None) == self.seat]

    @property
    def points(self) -> int:
        """What the score of the seat has gained, goals left aside."""
        goals: int = sum(event.points for event in self.of(events.GoalScored))
        return self.after.players[self.seat].score - self.before.players[self.seat].score - goals

    @property
    def gained(self) -> Counter[str]:
        """What was gained, by name."""
        found: Counter[str] = Counter()
        for event in self.of(events.Gained):
            found[NAMES[event.what]] += event.count
        found[TILE] = len(self.of(events.TileGained))
        found[STEP] = sum(event.steps for event in self.of(events.CrystalAdvanced))
        found[CARD] = len(self.of(events.EnergyCardTaken)) + len(self.of(events.EnergyCardDrawn))
        return +found


def seen(match: AnyMatch, seat: int) -> View:
    view: View = play.view(GAME, match, seat)
    return view


def own(view: View) -> OwnView:
    assert view.own is not None
    return view.own


def told(text: str) -> Counter[str]:
    """Things with their numbers, as incomes are written."""
    found: Counter[str] = Counter()
    for part in text.split(", "):
        count, _, what = part.partition(" ")
        if part.startswith("crystal +"):
            found[STEP] += int(part.removeprefix("crystal +"))
        else:
            found[f"{what} star" if f"{what} star" in NAMES.values() else what.removesuffix("s")] += int(count)
    return found


# -- one check for each kind of answer ---------------------------------------------------------------------------


def income(done: Answered) -> None:
    assert told(GAME_UI.describe(done.context, done.action)) == done.gained


def completion(done: Answered) -> None:
    said = named(done.context, done.action, GAME_UI)
    assert said.endswith("discard nothing") or f"(+{done.points})" in said


def release(done: Answered) -> None:
    assert done.points == done.before.players[done.seat].release


def energy_set(done: Answered) -> None:
    assert _bought(done) == f"+{done.points}"


def _bought(done: Answered) -> str:
    rows = [pick for pick in powers.card_menus(done.context) if getattr(pick, "path", ()) == ("c", powers.BUY)]
    (items,) = [pick.items for pick in rows if hasattr(pick, "items")]
    return next(item.note for item in items if item.value == done.context.index_of(done.action))


def purchase(done: Answered) -> None:
    assert isinstance(done.action, do.AcquirePower)
    kind = next(control for control in own(done.before).hand if control == done.action.energy)
    said = named(done.context, done.action, GAME_UI)
    assert f": pay {own(done.before).hand[kind] - own(done.after).hand[kind]} " in said
    (drawn,) = done.of(events.PowersDrawn)
    assert f"draw {'a' if drawn.count == 1 else drawn.count} power card" in said
    assert f"Draw {drawn.count} " in GAME_UI.describe(done.context, done.action)
    kept = done.after.players[done.seat].powers[done.action.slot - 1]
    assert POWERS[kept].deck == done.action.energy


def advanced_life(done: Answered) -> None:
    gone = len(done.before.players[done.seat].life) - len(done.after.players[done.seat].life)
    said = GAME_UI.describe(done.context, done.action)
    assert said.startswith({0: "No proto life", 1: "One proto life"}.get(gone, f"{gone} proto life"))


def power(done: Answered) -> None:
    """A card costs what its label says and brings what its text says, as far as there is enough."""
    assert isinstance(done.action, do.ActivatePower)
    said, before, after = GAME_UI.describe(done.context, done.action), own(done.before).hand, own(done.after).hand
    back = Counter(event.energy for event in done.of(events.EnergyCardReturned))
    paid = {control: before[control] - after[control] + back[control] for control in before}
    assert paid == {control: done.action.payment.count(control) for control in before}
    (points,) = re.findall(r"score (\d+)", said) or ["0"]
    assert done.points == int(points)
    short = Counter({NAMES[event.what]: event.count for event in done.of(events.NothingLeft)})
    for count, what in re.findall(r"(\d+) (graviton|DNA|proto life|supernova resource|\w+ star)s?\b", said):
        if what in NAMES.values():
            room = _room(done.before, done.seat, what)
            assert done.gained[what] + short[what] == min(int(count), room), said
    steps = re.findall(r"Advance your crystal (\d+) step", said)
    assert done.gained[STEP] == sum(map(int, steps))


def _room(view: View, seat: int, what: str) -> int:
    player = view.players[seat]
    sliders = {"graviton": player.graviton, "DNA": player.dna, "supernova resource": player.supernova}
    return SLIDER - sliders.get(what, 0)


def end(done: Answered) -> None:
    """What the warning tells of is lost, crystals wait or are lost with the game, and nothing else is."""
    said, found = GAME_UI.describe(done.context, done.action), losses(done.before, done.seat)
    lost = [(event.stars, event.proto, event.tiles, event.resources) for event in done.of(events.Lost)]
    counts = (sum(found.stars.values()), found.proto, len(found.tiles), found.supernova + found.dna + found.graviton)
    assert lost == ([counts] if any(counts) else [])
    assert GAME_UI.warns(done.context, done.action) == found.any == ("Ending your turn now loses" in said)
    first = said.partition("\n")[0].partition("Nebula")[0] if found.any else ""
    numbers = [int(count) for count in re.findall(r"\b(\d+) ", first)]
    assert sum(numbers) == sum(counts) - len(found.tiles) + found.crystals, said
    assert ("next turn" in said) == bool(found.waiting)
    assert found.waiting + found.crystals == done.after.players[done.seat].ready
    assert bool(found.waiting) <= (not last(done.before))
    assert done.points == 0 or done.match.over  # advanced life is revealed
    goals(done)


def last(view: View) -> bool:
    """Say whether no round can come after this one."""
    return view.crystals == 0 or view.round == view.rounds


def goals(done: Answered) -> None:
    """A goal that is scored now scores what was shown."""
    for removed in [event for event in done.told if isinstance(event, events.GoalRemoved)]:
        goal = next(goal for goal in done.before.track if goal.id == removed.goal)
        assert goal.space == 3
        if goal.id not in LAST_WORD:
            scored = [event for event in done.told if isinstance(event, events.GoalScored)]
            assert {event.seat: event.points for event in scored} == _scoring(goal)
            assert all(event.metric == goal.metrics[event.seat] for event in scored)


def _scoring(goal: GoalView) -> dict[int, int]:
    return {seat: points for seat, points in enumerate(goal.points) if points}


CHECKS: dict[type[Action], Callable[[Answered], None]] = {
    do.ShiftEnergy: income,
    do.CompleteNebula: completion,
    do.ReleaseCrystal: release,
    do.ScoreEnergySet: energy_set,
    do.AcquirePower: purchase,
    do.CreateAdvancedLife: advanced_life,
    do.ActivatePower: power,
    do.EndCraft: end,
}


# -- whole questions ---------------------------------------------------------------------------------------------


def check_results(match: AnyMatch, context: PromptContext, luck: Random) -> None:
    """Some results of the menus pay what their entries say."""
    items = [item for row in energy.result_rows(context) for item in getattr(row, "items", ())]
    for item in luck.sample(items, min(SHIFTS, len(items))):
        action = answer_of(context, item.value)
        done = Answered(match, context, action, luck)
        assert told(item.label.partition(" · ")[2]) == done.gained, item.label
        income(done)


def check_marks(context: PromptContext) -> None:
    """What looks ready can be completed or bear life, and nothing else."""
    ready = [nebula for nebula in names.mine(context).nebulae if nebula.ready]
    completing = {action.space for action in context.legal if isinstance(action, do.CompleteNebula)}
    bearing = {action.space for action in context.legal if isinstance(action, do.CreateAdvancedLife)}
    assert {nebula.space for nebula in ready if not nebula.completed} == completing
    assert {nebula.space for nebula in ready if nebula.completed} == bearing


def check_end(match: AnyMatch, context: PromptContext, luck: Random) -> None:
    """Ending the turn now would do what is said of it; often where crystals are at stake."""
    if luck.random() < 0.05 or (names.mine(context).ready and last(names.view_of(context))):
        ends = [action for action in context.legal if isinstance(action, do.EndCraft)]
        end(Answered(match, context, luck.choice(ends), luck))


def check_plan(match: AnyMatch, context: PromptContext) -> None:
    """A turn that is suggested can be taken as listed, leads to the table and score that it shows, and says why."""
    seat, steps = context.prompt.seat, crafting_cosmos_suggestions.plan(names.view_of(context), context.prompt.seat)
    panel = panel_after(context, ("c", suggestions.TURN))
    assert [line.partition(". ")[0] for line in panel.text.splitlines()[1 : 1 + len(steps)]] == [
        str(number) for number in range(1, 1 + len(steps))
    ]
    before, known = names.view_of(context), True
    for step in steps:
        assert step.action in play.prompts(GAME, match)[seat].legal
        match, _ = play.apply(GAME, match, seat, step.action)
        known = known and not isinstance(step.action, do.CreateAdvancedLife)  # its value is drawn
        if (step is steps[-1] and not match.undo[seat]) or isinstance(step.action, do.EndCraft):
            break
        after = seen(match, seat)
        if known and after.asked[0].step == "Craft":
            assert after == step.then
        assert after.players[seat].score == step.then.players[seat].score
    assert panel.seen == steps[-1].then
    score = steps[-1].then.players[seat].score
    assert f"Score: {before.players[seat].score} → {score}" in panel.text


def check_reasons(match: AnyMatch, context: PromptContext, action: Action) -> None:
    """A suggestion is good for what it says."""
    said = reasons.why(context, action)
    if said and move_menu.kind_of(action) in ("PlaceStar", "MoveStar", "PlaceProtoLife", "MakeSupernova"):
        after, _ = play.apply(GAME, match, context.prompt.seat, action)
        nebulae = {one.space: one for one in seen(after, context.prompt.seat).players[context.prompt.seat].nebulae}
        for space in re.findall(r"(\w) can ", said):
            assert nebulae[space].ready
        for space, count in re.findall(r"life around (\w) (\d)/6", said):
            assert nebulae[space].life == int(count)
        for before, later in re.findall(r"goal .* (\d+) → (\d+)", said):
            assert int(later) >= int(before)


def chosen(view: View, prompt: Prompt, luck: Random) -> Action:
    """What is suggested, or any kind of answer and any of that kind; the end of the turn is rarer."""
    if luck.random() < 0.5:
        return crafting_cosmos_suggestions.suggestions(view, prompt, 1)[0].action
    kinds = sorted({move_menu.kind_of(action) for action in prompt.legal})
    if len(kinds) > 1 and luck.random() < 0.8:
        kinds = [kind for kind in kinds if kind != "EndCraft"]
    kind = luck.choice(kinds)
    return luck.choice([action for action in prompt.legal if move_menu.kind_of(action) == kind])


def follow(seats: int, seed: str, luck: Random) -> Counter[type[Action]]:
    """Play a match at random, and hold every answer to what was shown beside it; return what was checked."""
    match, _ = play.start(GAME, Options(), seats, seed)
    checked: Counter[type[Action]] = Counter()
    plans = 0
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        context = context_of(match, prompt)
        if prompt.name == "Shift":
            check_results(match, context, luck)
        else:
            check_marks(context)
            check_end(match, context, luck)
            if prompt.name == "Craft" and plans < PLANS and luck.random() < 0.05:
                check_plan(match, context)
                plans += 1
            if prompt.name == "Craft":
                check_reasons(match, context, luck.choice(prompt.legal))
        done = Answered(match, context, chosen(names.view_of(context), prompt, luck), luck)
        if check := CHECKS.get(type(done.action)):
            check(done)
            checked[type(done.action)] += 1
        match = done.match
    return checked


@pytest.mark.parametrize("seats", [1, 4, *(pytest.param(seats, marks=pytest.mark.soak) for seats in (2, 3))])
def test_what_is_shown_beside_an_answer_is_what_it_does(seats: int) -> None:
    checked = follow(seats, f"{seats:032x}", Random(seats))
    assert checked.keys() >= {do.ShiftEnergy, do.EndCraft, do.ActivatePower, do.AcquirePower, do.CompleteNebula}
