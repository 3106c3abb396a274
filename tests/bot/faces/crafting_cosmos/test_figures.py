"""What is shown beside an answer is what the game does when it is given: figures of random matches, checked."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.dialogue import menus
from bot.dialogue.face import Desk, index_of, named
from bot.faces.crafting_cosmos import craft, energy, powers, things
from games.core import play
from games.core.match import AnyMatch, Prompt
from games.core.step import Action, Event
from games.crafting_cosmos import GAME, advice, events
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.components import POWERS
from games.crafting_cosmos.state import Options
from games.crafting_cosmos.view import SLIDER, GoalView, OwnView, View, losses
from tests.bot.faces.crafting_cosmos.desks import FACE
from tests.bot.faces.desks import answer_of, desk_of, panel_after

SIGNS = {
    "hydrogen": "🔴",
    "helium": "🟦",
    "carbon": "🟣",
    "oxygen": "🟢",
    "dna": "🧬",
    "supernova": "🌟",
    "graviton": "🧲",
    "life": "🦠",
}
"""What is gained, as menus write it."""

NAMES = {
    "🔴": "hydrogen star",
    "🟦": "helium star",
    "🟣": "carbon star",
    "🟢": "oxygen star",
    "🧬": "DNA",
    "🌟": "supernova resource",
    "🧲": "graviton",
    "🦠": "proto life",
    "💎": "crystal step",
}
"""The same as power cards call it."""

PLANS = 3
"""So many plans are carried out in each match."""

SHIFTS = 2
"""So many results are tried at each shift of energy."""

LAST_WORD = {"most_proto_life", "most_stable_life", "most_uncompleted_nebulae"}
"""What the very end of a turn may still change."""


class Answered:
    """An answer that was given, with all that followed until the game asked for something else."""

    def __init__(self, match: AnyMatch, desk: Desk, action: Action, luck: Random) -> None:
        self.desk, self.action, self.seat = desk, action, desk.prompt.seat
        self.before = things.view_of(desk)
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
        """What was gained, by sign."""
        found: Counter[str] = Counter()
        for event in self.of(events.Gained):
            found[SIGNS[event.what]] += event.count
        found["🌌"] = len(self.of(events.TileGained))
        found["💎"] = sum(event.steps for event in self.of(events.CrystalAdvanced))
        found["🎴"] = len(self.of(events.EnergyCardTaken)) + len(self.of(events.EnergyCardDrawn))
        return +found


def seen(match: AnyMatch, seat: int) -> View:
    view: View = play.view(GAME, match, seat)
    return view


def own(view: View) -> OwnView:
    assert view.own is not None
    return view.own


def signed(text: str) -> Counter[str]:
    """Signs with their numbers, as incomes are written."""
    return +Counter({sign: int(count) for sign, count in re.findall(r"([^\d ])(\d+)", text)})


# -- one check for each kind of answer ---------------------------------------------------------------------------


def income(done: Answered) -> None:
    said = FACE.describe(done.desk, done.action)
    assert sum(done.gained.values()) == sum(int(count) for count in re.findall(r"(\d+) ×", said)), said


def completion(done: Answered) -> None:
    said = named(done.desk, done.action, FACE)
    assert said.endswith("discard nothing") or f"(+{done.points})" in said


def release(done: Answered) -> None:
    assert done.points == done.before.players[done.seat].release


def energy_set(done: Answered) -> None:
    assert _bought(done) == f"+{done.points}"


def _bought(done: Answered) -> str:
    rows = [pick for pick in powers.card_menus(done.desk) if getattr(pick, "path", ())[:3] == ("c", "g", "buy")]
    (items,) = [pick.items for pick in rows if hasattr(pick, "items")]
    return next(item.note for item in items if item.value == index_of(done.desk, done.action))


def purchase(done: Answered) -> None:
    assert isinstance(done.action, do.AcquirePower)
    kind = next(control for control in own(done.before).hand if control == done.action.energy)
    said = named(done.desk, done.action, FACE)
    assert f": {own(done.before).hand[kind] - own(done.after).hand[kind]} ×" in said
    (drawn,) = done.of(events.PowersDrawn)
    assert f"Draw {'one' if drawn.count == 1 else drawn.count} power card" in FACE.describe(done.desk, done.action)
    kept = done.after.players[done.seat].powers[done.action.slot - 1]
    assert POWERS[kept].deck == done.action.energy


def advanced_life(done: Answered) -> None:
    gone = len(done.before.players[done.seat].life) - len(done.after.players[done.seat].life)
    said = FACE.describe(done.desk, done.action)
    assert said.startswith({0: "No proto life", 1: "One proto life"}.get(gone, f"{gone} proto life"))


def power(done: Answered) -> None:
    """A card costs what its label says and brings what its text says, as far as there is enough."""
    assert isinstance(done.action, do.ActivatePower)
    said, before, after = FACE.describe(done.desk, done.action), own(done.before).hand, own(done.after).hand
    back = Counter(event.energy for event in done.of(events.EnergyCardReturned))
    paid = {control: before[control] - after[control] + back[control] for control in before}
    assert paid == {control: done.action.payment.count(control) for control in before}
    (points,) = re.findall(r"score (\d+)", said) or ["0"]
    assert done.points == int(points)
    short = Counter({NAMES[SIGNS[event.what]]: event.count for event in done.of(events.NothingLeft)})
    for count, what in re.findall(
        r"(\d+) (crystal step|graviton|DNA|proto life|supernova resource|\w+ star)s?\b", said
    ):
        if what in NAMES.values():
            room = _room(done.before, done.seat, what)
            assert _brought(done)[what] + short[what] == min(int(count), room), said


def _brought(done: Answered) -> Counter[str]:
    return Counter({NAMES[sign]: count for sign, count in done.gained.items() if sign in NAMES})


def _room(view: View, seat: int, what: str) -> int:
    player = view.players[seat]
    sliders = {"graviton": player.graviton, "DNA": player.dna, "supernova resource": player.supernova}
    return SLIDER - sliders.get(what, 0)


def end(done: Answered) -> None:
    """What the warning tells of is lost, crystals wait or are lost with the game, and nothing else is."""
    said, found = FACE.describe(done.desk, done.action), losses(done.before, done.seat)
    lost = [(event.stars, event.proto, event.tiles, event.resources) for event in done.of(events.Lost)]
    told = (sum(found.stars.values()), found.proto, len(found.tiles), found.supernova + found.dna + found.graviton)
    assert lost == ([told] if any(told) else [])
    assert FACE.warns(done.desk, done.action) == found.any == ("Ending now loses" in said)
    numbers = [int(count) for count in re.findall(r"(\d+) ×", said)]
    assert sum(numbers) == sum(told) - len(found.tiles) + found.crystals
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


def check_results(match: AnyMatch, desk: Desk, luck: Random) -> None:
    """Some results of the menus pay what their entries say."""
    items = [item for row in energy.result_rows(desk) for item in getattr(row, "items", ())]
    for item in luck.sample(items, min(SHIFTS, len(items))):
        action = answer_of(desk, item.value)
        done = Answered(match, desk, action, luck)
        assert signed(item.label.partition(" · ")[2]) == done.gained, item.label
        income(done)


def check_marks(desk: Desk) -> None:
    """What looks ready can be completed or bear life, and nothing else."""
    ready = [nebula for nebula in things.mine(desk).nebulae if nebula.ready]
    completing = {action.space for action in desk.legal if isinstance(action, do.CompleteNebula)}
    bearing = {action.space for action in desk.legal if isinstance(action, do.CreateAdvancedLife)}
    assert {nebula.space for nebula in ready if not nebula.completed} == completing
    assert {nebula.space for nebula in ready if nebula.completed} == bearing


def check_end(match: AnyMatch, desk: Desk, luck: Random) -> None:
    """Ending the turn now would do what is said of it; often where crystals are at stake."""
    if luck.random() < 0.05 or (things.mine(desk).ready and last(things.view_of(desk))):
        ends = [action for action in desk.legal if isinstance(action, do.EndCraft)]
        end(Answered(match, desk, luck.choice(ends), luck))


def check_plan(match: AnyMatch, desk: Desk) -> bool:
    """A plan leads to the table that it shows, to the score that it tells and to what it leaves."""
    seat, plan = desk.prompt.seat, advice.finish(things.view_of(desk), desk.prompt.seat)
    if not any(isinstance(action, advice.DUE) for action in desk.legal):
        return False
    panel = panel_after(desk, ("c", craft.FINISH))
    for action in plan:
        match, _ = play.apply(GAME, match, seat, action)
    after, before = seen(match, seat), things.view_of(desk)
    assert panel.seen == after
    assert f"Score: {before.players[seat].score} → {after.players[seat].score}" in panel.text
    assert ("Has no use now" in panel.text) == losses(after, seat).any
    return True


def chosen(view: View, prompt: Prompt, luck: Random) -> Action:
    """What is suggested, or any kind of answer and any of that kind; the end of the turn is rarer."""
    if luck.random() < 0.5:
        return advice.suggestions(view, prompt, 1)[0].action
    kinds = sorted({menus.kind_of(action) for action in prompt.legal})
    if len(kinds) > 1 and luck.random() < 0.8:
        kinds = [kind for kind in kinds if kind != "EndCraft"]
    kind = luck.choice(kinds)
    return luck.choice([action for action in prompt.legal if menus.kind_of(action) == kind])


def follow(seats: int, seed: str, luck: Random) -> Counter[type[Action]]:
    """Play a match at random, and hold every answer to what was shown beside it; return what was checked."""
    match, _ = play.start(GAME, Options(), seats, seed)
    checked: Counter[type[Action]] = Counter()
    plans = 0
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        desk = desk_of(match, prompt)
        if prompt.name == "Shift":
            check_results(match, desk, luck)
        else:
            check_marks(desk)
            check_end(match, desk, luck)
            plans += plans < PLANS and luck.random() < 0.05 and check_plan(match, desk)
        done = Answered(match, desk, chosen(things.view_of(desk), prompt, luck), luck)
        if check := CHECKS.get(type(done.action)):
            check(done)
            checked[type(done.action)] += 1
        match = done.match
    return checked


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_shown_beside_an_answer_is_what_it_does(seats: int) -> None:
    checked = follow(seats, f"{seats:032x}", Random(seats))
    assert checked.keys() >= {do.ShiftEnergy, do.EndCraft, do.ActivatePower, do.AcquirePower, do.CompleteNebula}
